//! Answers that say what is wrong: the JSON of the library's diagnostics, with a status.

use std::any::Any;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use bachet::Language;
use bachet::json::{self, Diagnostic, Output};
use bachet::messages::{Message, MessageId, Messages};

use crate::work::Failure;

/// Seconds after which a refused asker may try again.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("1");

/// Why a request has no answer.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    message: Message,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, message: impl Into<Message>) -> Self {
        Self { status, message: message.into() }
    }

    /// The server itself is at fault. What happened is not told to the asker.
    pub(crate) fn bug() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, MessageId::ServerBug)
    }

    /// What is wrong, as JSON.
    pub(crate) fn json(&self) -> String {
        let messages = Messages::new(Language::English);
        let output = Output::refused(vec![Diagnostic::of_message(&self.message, &messages)]);
        json::pretty(&output).unwrap_or_default()
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Busy => Self::new(StatusCode::SERVICE_UNAVAILABLE, MessageId::ServerBusy),
            Failure::Bug => Self::bug(),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = json(self.status, self.json());
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, RETRY_AFTER);
        }
        response
    }
}

/// Returns JSON with a status.
pub(crate) fn json(status: StatusCode, body: impl Into<Body>) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body.into()).into_response()
}

pub(crate) fn no_such_page(uri: &Uri) -> Problem {
    let path: String = uri.path().chars().take(100).collect();
    Problem::new(StatusCode::NOT_FOUND, Message::from(MessageId::ServerNoPage).text("path", path))
}

pub(crate) async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, MessageId::ServerMethod)
}

/// Answers for a handler that panicked.
pub(crate) fn panicked(_: Box<dyn Any + Send>) -> Response<Body> {
    Problem::bug().into_response()
}
