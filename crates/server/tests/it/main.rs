//! The server as other programs see it, without a network.

mod disk;
mod guard;
mod hostile;
mod questions;
mod saved;
mod stream;
mod tcp;
mod work;

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use bachet_server::{Config, router};
use serde_json::Value;
use tower::ServiceExt as _;

/// As the program does, so that work is limited in memory.
#[global_allocator]
static ALLOCATOR: bachet_memory::Counting = bachet_memory::Counting;

/// A server with little patience.
fn config() -> Config {
    Config { workers: 2, max_waiting: 4, max_time: Duration::from_secs(5), max_body: 1 << 16, ..Config::default() }
}

/// A question for a verb, as a program sends it.
fn question(verb: &str, body: &str) -> Request<Body> {
    Request::post(format!("/api/{verb}"))
        .header(header::HOST, "localhost:8080")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body.to_owned()))
        .expect("it is a request")
}

async fn answer(request: Request<Body>) -> Response<Body> {
    router(config()).oneshot(request).await.expect("it answers")
}

/// The status and the JSON of an answer.
async fn read(response: Response<Body>) -> (StatusCode, Value) {
    let status = response.status();
    let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    (status, serde_json::from_slice(&body).expect("it is JSON"))
}

/// The status, and the code of the first diagnostic.
async fn refusal(request: Request<Body>) -> (u16, String) {
    let (status, json) = read(answer(request).await).await;
    (status.as_u16(), json["diagnostics"][0]["code"].as_str().unwrap_or_default().to_owned())
}
