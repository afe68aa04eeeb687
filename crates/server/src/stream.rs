//! Answers as a stream of events: how far the work is, and at last the answer.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use bachet::Language;
use bachet::messages::MessageId;
use futures_util::stream;
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::Shared;
use crate::problem::Problem;
use crate::work::{Done, Pending};

/// Time between two events about progress.
const TICK: Duration = Duration::from_millis(200);

/// How far the work is.
#[derive(Serialize)]
struct Progress {
    milliseconds: u64,
    /// Whether others are worked on meanwhile.
    waiting: bool,
    /// Steps of the search.
    steps: u64,
    /// Number of solutions found so far, if they are found one by one.
    solutions: Option<u64>,
}

/// A stream that has not ended.
struct Open {
    pending: Pending,
    closing: watch::Receiver<bool>,
    /// The language of what the server itself says.
    language: Language,
    /// Those who work go on as long as the stream is open.
    _shared: Shared,
    start: Instant,
    ticks: Interval,
    /// Held as long as the stream is open.
    _permit: OwnedSemaphorePermit,
}

/// Whether the asker wants a stream.
pub(crate) fn is_wanted(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|kind| kind.split(';').next().is_some_and(|kind| kind.trim() == "text/event-stream"))
}

/// Streams the work until it has ended, the asker leaves, or the server closes.
pub(crate) fn answer(shared: &Shared, pending: Pending, permit: OwnedSemaphorePermit, language: Language) -> Response {
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let closing = shared.closing.subscribe();
    let start = Instant::now();
    let open = Open { pending, closing, language, _shared: shared.clone(), start, ticks, _permit: permit };
    let events = stream::unfold(Some(open), |open| async {
        let mut open = open?;
        let (event, has_ended) = next(&mut open).await;
        Some((Ok::<_, Infallible>(event), (!has_ended).then_some(open)))
    });
    Sse::new(events).into_response()
}

/// Returns the next event, and whether it is the last.
async fn next(open: &mut Open) -> (Event, bool) {
    tokio::select! {
        biased;
        done = open.pending.ended() => (match done {
            Ok(Done { json, is_answered }) => {
                event(if is_answered { "answer" } else { "problem" }, &String::from_utf8_lossy(&json))
            }
            Err(failure) => event("problem", &Problem::from(failure).json(open.language)),
        }, true),
        _ = open.closing.wait_for(|is_closing| *is_closing) => {
            let closes = Problem::new(StatusCode::SERVICE_UNAVAILABLE, MessageId::ServerCloses);
            (event("problem", &closes.json(open.language)), true)
        }
        _ = open.ticks.tick() => {
            let found = open.pending.progress();
            let progress = Progress {
                milliseconds: open.start.elapsed().as_millis() as u64,
                waiting: open.pending.is_waiting(),
                steps: found.steps(),
                solutions: found.solutions(),
            };
            (event("progress", &serde_json::to_string(&progress).unwrap_or_default()), false)
        }
    }
}

fn event(name: &str, data: &str) -> Event {
    Event::default().event(name).data(data)
}
