//! The routes of the API.

use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use bachet::gallery;
use bachet::messages::MessageId;
use bachet::requests::Request;

use crate::problem::{Problem, json};
use crate::work::{Client, Done, Failure, Limits};
use crate::{Shared, compressed, openapi, problem, received, stream};

pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/openapi.json", get(describe))
        .route("/api/pictures/{name}", get(picture))
        .route("/api/{verb}", post(ask))
}

/// Says that the server is there, and on how many questions it works.
async fn health(State(shared): State<Shared>) -> Response {
    json(StatusCode::OK, format!(r#"{{"status": "ok", "questions": {}}}"#, shared.workers.questions()))
}

/// Describes the API.
async fn describe() -> Response {
    json(StatusCode::OK, openapi::DOCUMENT)
}

/// How long a browser keeps a picture: a day, since another version of the program may draw it differently.
const KEPT: &str = "public, max-age=86400";

/// Draws a puzzle of the gallery.
async fn picture(uri: Uri, headers: HeaderMap, name: Result<Path<String>, PathRejection>) -> Response {
    let Ok(Path(name)) = name else { return problem::no_such_page(&uri).into_response() };
    // A puzzle is read to draw it, which takes longer than others should wait for.
    match tokio::task::spawn_blocking(move || gallery::picture(&name)).await {
        Ok(Some(svg)) => {
            let is_understood = compressed::is_understood(&headers, "gzip");
            let min_bytes = compressed::MIN_AMONG_OTHERS;
            let kind = "image/svg+xml";
            let answer = compressed::answer(StatusCode::OK, kind, svg.into(), min_bytes, is_understood).await;
            ([(header::CACHE_CONTROL, KEPT)], answer).into_response()
        }
        Ok(None) => problem::no_such_page(&uri).into_response(),
        Err(_) => Problem::bug().into_response(),
    }
}

/// Answers a question.
async fn ask(
    State(shared): State<Shared>,
    verb: Result<Path<String>, PathRejection>,
    request: axum::extract::Request,
) -> Response {
    let Ok(Path(verb)) = verb else { return problem::no_such_page(request.uri()).into_response() };
    answer(&shared, &verb, request).await.unwrap_or_else(Problem::into_response)
}

async fn answer(shared: &Shared, verb: &str, asked: axum::extract::Request) -> Result<Response, Problem> {
    let client = asked.extensions().get::<Client>().copied().flatten();
    let is_gzip_understood = compressed::is_understood(asked.headers(), "gzip");
    let is_stream = stream::is_wanted(asked.headers());
    let language = problem::language(asked.headers());
    let body = received::json(&shared.config, asked).await?;
    if let Some(done) = shared.workers.answered(verb, &body).filter(|_| !is_stream) {
        return Ok(of_done(done, is_gzip_understood).await);
    }
    let request = Request::read(verb, &body).map_err(|why| {
        let is_verb = why.id == MessageId::RequestVerb;
        Problem::new(if is_verb { StatusCode::NOT_FOUND } else { StatusCode::BAD_REQUEST }, why)
    })?;
    let limits = Limits::of(&shared.config, &request);
    if is_stream {
        let permit = Arc::clone(&shared.streams).try_acquire_owned().map_err(|_| Failure::Busy)?;
        let pending = shared.workers.begin(client, (verb, &body), request, limits)?;
        return Ok(stream::answer(shared, pending, permit, language));
    }
    let done = shared.workers.begin(client, (verb, &body), request, limits)?.ended().await?;
    Ok(of_done(done, is_gzip_understood).await)
}

async fn of_done(done: Done, is_gzip_understood: bool) -> Response {
    let status = if done.is_answered { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    compressed::answer(status, "application/json", done.json, compressed::MIN_ALONE, is_gzip_understood).await
}
