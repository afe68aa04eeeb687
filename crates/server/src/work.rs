//! Work on questions: a few at once, the others wait their turn, and each ends at its limits or when the asker leaves.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bachet::json::{self, Stats};
use bachet::messages::Messages;
use bachet::requests::Request;
use bachet::{Budget, Language, Progress};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::Config;

/// Time after its deadline in which work notices that it is cancelled; work that takes longer is left to itself.
const NOTICE: Duration = Duration::from_secs(20);

thread_local! {
    // Taking the messages apart takes longer than a small puzzle.
    static MESSAGES: Messages = Messages::new(Language::English);
}

/// Those who work on questions.
#[derive(Debug)]
pub(crate) struct Workers {
    /// A permit for each question that may wait or be worked on.
    places: Arc<Semaphore>,
    /// A permit for each question that is worked on. Permits are given in the order in which they were asked for.
    turns: Arc<Semaphore>,
}

/// The limits of one question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    time: Duration,
    steps: Option<u64>,
}

/// A question that was worked on.
#[derive(Debug)]
pub(crate) struct Done {
    /// The answer, or why there is none.
    pub(crate) json: String,
    /// Whether there is an answer.
    pub(crate) is_answered: bool,
}

/// Why a question was not worked on to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// Too many others wait.
    Busy,
    /// The work failed; this is a bug.
    Bug,
}

/// Cancels the work when the asker leaves: the future that holds this is dropped then.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Limits {
    /// Returns what the asker allows, within what the server allows.
    pub(crate) fn of(config: &Config, request: &Request) -> Self {
        let asked = request.time.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let steps = [config.max_steps, request.steps].into_iter().flatten().min();
        Self { time: asked.map_or(config.max_time, |asked| asked.min(config.max_time)), steps }
    }
}

impl Workers {
    /// Returns workers for this number of questions at once, while this number of others may wait.
    pub(crate) fn new(at_once: usize, waiting: usize) -> Self {
        let places = Arc::new(Semaphore::new(at_once + waiting));
        Self { places, turns: Arc::new(Semaphore::new(at_once)) }
    }

    /// Works on a question when it is its turn.
    pub(crate) async fn answer(&self, request: Request, limits: Limits) -> Result<Done, Failure> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Failure::Busy)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Failure::Bug)?;
        let cancel = Arc::new(AtomicBool::new(false));
        let leaves = CancelOnDrop(Arc::clone(&cancel));
        let mut work = spawn_blocking(move || {
            let done = work(&request, limits, &cancel);
            // Whoever leaves early frees the turn only when the work has ended.
            drop((place, turn));
            done
        });
        let ended = if let Ok(ended) = timeout(limits.time, &mut work).await {
            ended
        } else {
            drop(leaves);
            timeout(NOTICE, work).await.map_err(|_| Failure::Bug)?
        };
        ended.map_err(|_| Failure::Bug)?.ok_or(Failure::Bug)
    }
}

fn work(request: &Request, limits: Limits, cancel: &AtomicBool) -> Option<Done> {
    let progress = Progress::default();
    let mut budget = Budget::unlimited().cancelled_by(cancel);
    if let Some(steps) = limits.steps {
        budget = budget.steps(steps);
    }
    let start = Instant::now();
    let answer = MESSAGES.with(|messages| request.answer(&mut budget, &progress, messages));
    let stats = Stats { milliseconds: start.elapsed().as_secs_f64() * 1e3, steps: budget.used() };
    let output = answer.output.with_stats(request.stats.then_some(stats));
    let json = json::pretty(&output).ok()?;
    Some(Done { json, is_answered: answer.is_answered })
}
