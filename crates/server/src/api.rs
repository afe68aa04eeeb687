//! The routes of the API.

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use bachet::messages::MessageId;
use bachet::requests::Request;

use crate::problem::{Problem, json};
use crate::work::{Failure, Limits};
use crate::{Shared, openapi, received};

pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/openapi.json", get(describe))
        .route("/api/{verb}", post(ask))
}

/// Says that the server is there.
async fn health() -> Response {
    json(StatusCode::OK, r#"{"status": "ok"}"#.to_owned())
}

/// Describes the API.
async fn describe() -> Response {
    json(StatusCode::OK, openapi::DOCUMENT.to_owned())
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
    let body = received::json(&shared.config, headers, body)?;
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
