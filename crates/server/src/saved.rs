//! The routes of saved puzzles.

use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use bachet::messages::{Message, MessageId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::task::spawn_blocking;

use crate::problem::{Problem, json};
use crate::store::{Access, Content, Replaced, Saved, Store, StoreError, Token};
use crate::{Saving, Shared, received};

/// Maximum number of characters of a title.
const MAX_TITLE: usize = 200;
/// Maximum number of bytes of a puzzle.
const MAX_PUZZLE: usize = 256 << 10;
/// Maximum number of bytes of the actions of a game.
const MAX_LOG: usize = 512 << 10;

/// What a body looks like.
const EXAMPLE: &str = r#"{"title": "...", "puzzle": "...", "log": []}"#;

/// What is sent to be saved.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Sent {
    /// At most 200 characters.
    title: Option<String>,
    /// Its text or its object, which may be unfinished.
    #[cfg_attr(test, schemars(with = "SavedPuzzle"))]
    puzzle: Box<RawValue>,
    /// The actions of a game, which are any JSON.
    #[cfg_attr(test, schemars(with = "Option<Vec<serde_json::Value>>"))]
    log: Option<Box<RawValue>>,
    /// The version that it replaces.
    version: Option<i64>,
}

/// A puzzle as it may be saved: whether it can be solved is asked elsewhere.
#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is used")]
enum SavedPuzzle {
    /// Its text.
    Text(String),
    /// Its object.
    Json(serde_json::Map<String, serde_json::Value>),
}

/// What is answered to whoever may change a puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ToChange<'a> {
    id: &'a str,
    play: &'a str,
    version: i64,
    changed: i64,
    #[serde(flatten)]
    content: Option<Whole<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Whole<'a> {
    title: &'a str,
    puzzle: &'a str,
    #[cfg_attr(test, schemars(with = "Vec<serde_json::Value>"))]
    log: &'a RawValue,
}

/// What is answered to whoever may only play it: not the way that another one took.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ToPlay<'a> {
    play: &'a str,
    title: &'a str,
    puzzle: &'a str,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Version {
    version: i64,
}

/// Why a puzzle is not saved or found.
enum Refused {
    Store(StoreError),
    Because(Problem),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self::Because(problem)
    }
}

/// The part of an address that names what is saved.
type Link = Result<Path<String>, PathRejection>;

pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/api/saved", post(add)).route("/api/saved/{link}", get(find).put(replace).delete(remove))
}

async fn add(State(shared): State<Shared>, request: Request) -> Response {
    let sent = received::json(&shared.config, request).await.and_then(|body| read(&body));
    let (content, _) = match sent {
        Ok(sent) => sent,
        Err(problem) => return problem.into_response(),
    };
    within(&shared, move |store| {
        let saved = store.add(content)?;
        Ok(json(StatusCode::CREATED, written(&to_change(&saved, None))?))
    })
    .await
}

async fn find(State(shared): State<Shared>, link: Link) -> Response {
    within(&shared, move |store| {
        let link = token(link)?;
        let (saved, access) = store.find(&link)?.ok_or_else(unknown)?;
        let Content { title, puzzle, log } = &saved.content;
        let body = match access {
            Access::Change => {
                let log = serde_json::from_str(log).map_err(|_| StoreError::Broken("a log is damaged".to_owned()))?;
                written(&to_change(&saved, Some(Whole { title, puzzle, log })))?
            }
            Access::Play => written(&ToPlay { play: saved.play.as_str(), title, puzzle })?,
        };
        Ok(json(StatusCode::OK, body))
    })
    .await
}

async fn replace(State(shared): State<Shared>, link: Link, request: Request) -> Response {
    let sent = received::json(&shared.config, request).await.and_then(|body| read(&body));
    let sent = sent.and_then(|(content, version)| {
        let missing = || Problem::new(StatusCode::BAD_REQUEST, MessageId::SavedVersion);
        Ok((content, version.ok_or_else(missing)?))
    });
    let (content, version) = match sent {
        Ok(sent) => sent,
        Err(problem) => return problem.into_response(),
    };
    within(&shared, move |store| {
        let link = token(link)?;
        match store.replace(&link, version, &content)? {
            Replaced::Yes(version) => Ok(json(StatusCode::OK, written(&Version { version })?)),
            Replaced::Changed(version) => {
                let changed = Message::from(MessageId::SavedChanged).text("version", version.to_string());
                Err(Problem::new(StatusCode::CONFLICT, changed).into())
            }
            Replaced::Unknown => Err(not_to_change(store, &link)?),
        }
    })
    .await
}

async fn remove(State(shared): State<Shared>, link: Link) -> Response {
    within(&shared, move |store| {
        let link = token(link)?;
        if store.remove(&link)? {
            Ok(StatusCode::NO_CONTENT.into_response())
        } else {
            Err(not_to_change(store, &link)?)
        }
    })
    .await
}

/// Works with the store where waiting for the disk holds up nobody else.
async fn within(shared: &Shared, work: impl FnOnce(&Store) -> Result<Response, Refused> + Send + 'static) -> Response {
    let store = match &shared.config.saving {
        Saving::In(store) => Arc::clone(store),
        Saving::Off => return Problem::new(StatusCode::SERVICE_UNAVAILABLE, MessageId::StoreOff).into_response(),
    };
    let Ok(place) = Arc::clone(&shared.store_places).try_acquire_owned() else {
        return Problem::new(StatusCode::SERVICE_UNAVAILABLE, MessageId::ServerBusy).into_response();
    };
    let done = spawn_blocking(move || {
        let done = work(&store).map_err(|refused| match refused {
            Refused::Store(error) => Problem::new(status(&error), error.about(&store.file_name())),
            Refused::Because(problem) => problem,
        });
        drop(place);
        done
    });
    match done.await {
        Ok(Ok(response)) => response,
        Ok(Err(problem)) => problem.into_response(),
        Err(_) => Problem::bug().into_response(),
    }
}

fn status(error: &StoreError) -> StatusCode {
    match error {
        StoreError::DiskFull | StoreError::AtLimit => StatusCode::INSUFFICIENT_STORAGE,
        StoreError::Locked => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// Reads what is to be saved, and the version that it replaces.
fn read(body: &[u8]) -> Result<(Content, Option<i64>), Problem> {
    let wrong = |reason: String| {
        let message = Message::from(MessageId::SavedBody).text("reason", reason).text("example", EXAMPLE);
        Problem::new(StatusCode::BAD_REQUEST, message)
    };
    if !body.trim_ascii_start().starts_with(b"{") {
        return Err(wrong("it is not an object".to_owned()));
    }
    let sent: Sent = serde_json::from_slice(body).map_err(|why| wrong(why.to_string()))?;
    let title = sent.title.unwrap_or_default();
    let puzzle = sent.puzzle.get();
    // A puzzle in JSON is kept as it is written, as the questions about it take it.
    let puzzle = if puzzle.starts_with('{') {
        puzzle.to_owned()
    } else {
        serde_json::from_str(puzzle).map_err(|_| wrong("the puzzle is a text or an object".to_owned()))?
    };
    let log = sent.log.as_deref().map_or("[]", RawValue::get);
    // The actions are the app's business, but whoever reads them must be able to.
    serde_json::from_str::<Vec<serde_json::Value>>(log)
        .map_err(|_| wrong("the log is a list of actions".to_owned()))?;
    for (what, length, most) in
        [("title", title.chars().count(), MAX_TITLE), ("puzzle", puzzle.len(), MAX_PUZZLE), ("log", log.len(), MAX_LOG)]
    {
        if length > most {
            let message = Message::from(MessageId::SavedTooLarge).text("field", what).text("most", most.to_string());
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, message));
        }
    }
    Ok((Content { title, puzzle, log: log.to_owned() }, sent.version))
}

fn to_change<'a>(saved: &'a Saved, content: Option<Whole<'a>>) -> ToChange<'a> {
    let Saved { change, play, version, changed, .. } = saved;
    ToChange { id: change.as_str(), play: play.as_str(), version: *version, changed: *changed, content }
}

fn written(body: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(body).map_err(|_| Problem::bug())
}

fn token(link: Link) -> Result<Token, Problem> {
    link.ok().and_then(|Path(link)| Token::of_link(&link)).ok_or_else(unknown)
}

fn unknown() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, MessageId::SavedUnknown)
}

/// Says why a link cannot be used to change a puzzle.
fn not_to_change(store: &Store, link: &Token) -> Result<Refused, StoreError> {
    let is_known = store.find(link)?.is_some();
    let play_only = || Problem::new(StatusCode::FORBIDDEN, MessageId::SavedPlayOnly);
    Ok(Refused::Because(if is_known { play_only() } else { unknown() }))
}
