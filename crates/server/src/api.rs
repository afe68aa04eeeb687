//! The routes of the API.

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use bachet::messages::{Message, MessageId};
use bachet::requests::Request;

use crate::Shared;
use crate::problem::{Problem, json};
use crate::work::{Failure, Limits};

pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/api/health", get(health)).route("/api/{verb}", post(ask))
}

/// Says that the server is there.
async fn health() -> Response {
    json(StatusCode::OK, r#"{"status": "ok"}"#.to_owned())
}

/// Answers a question.
async fn ask(
    State(shared): State<Shared>,
    Path(verb): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    match answer(&shared, &verb, &headers, body).await {
        Ok(response) => response,
        Err(problem) => problem.into_response(),
    }
}

async fn answer(
    shared: &Shared,
    verb: &str,
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // A form of a page on another site cannot send this type.
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, MessageId::RequestType));
    }
    let body = body.map_err(|why| match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let most = Message::from(MessageId::RequestTooLarge).text("most", shared.config.max_body.to_string());
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, most)
        }
        status => Problem::new(status, Message::from(MessageId::RequestBroken).text("reason", why.body_text())),
    })?;
    let request = Request::read(verb, &body).map_err(|why| {
        let is_verb = why.id == MessageId::RequestVerb;
        Problem::new(if is_verb { StatusCode::NOT_FOUND } else { StatusCode::BAD_REQUEST }, why)
    })?;
    let limits = Limits::of(&shared.config, &request);
    match shared.workers.answer(request, limits).await {
        Ok(done) => {
            let status = if done.is_answered { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
            Ok(json(status, done.json))
        }
        Err(Failure::Busy) => Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, MessageId::ServerBusy)),
        Err(Failure::Bug) => Err(Problem::bug()),
    }
}
