//! Answers that say what is wrong: the JSON of the library's diagnostics, with a status.

use std::any::Any;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bachet::Language;
use bachet::json::{self, Diagnostic, Output};
use bachet::messages::{Message, MessageId, Messages};

use crate::work::Failure;

/// Seconds after which a refused asker may try again.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("1");

/// Why a request has no answer.
#[derive(Clone, Debug)]
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
    pub(crate) fn json(&self, language: Language) -> String {
        let messages = Messages::new(language);
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
        let mut response = json(self.status, self.json(Language::English));
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, RETRY_AFTER);
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Returns the first language of `Accept-Language` that there is; English if there is none.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut tags = accepted.split(',').map(|range| range.split(';').next().unwrap_or_default().trim());
    tags.find_map(Language::from_tag).unwrap_or_default()
}

/// Says what is wrong in the language of the asker. What refuses a request need not know it.
pub(crate) async fn in_language(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let is_head = request.method() == Method::HEAD;
    let mut response = next.run(request).await;
    if let Some(problem) = response.extensions_mut().remove::<Problem>()
        && !is_head
        && language != Language::English
    {
        *response.body_mut() = Body::from(problem.json(language));
        response.headers_mut().remove(header::CONTENT_LENGTH);
    }
    response
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

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::to_bytes;
    use axum::middleware::from_fn;
    use bachet::Argument;
    use tower::ServiceExt as _;

    use super::*;

    /// What a server refuses by itself.
    const OWN: [&str; 4] = ["request-", "saved-", "server-", "store-"];

    /// A refusal with every argument that one may have.
    fn full(id: MessageId) -> Message {
        let names = ["address", "example", "field", "file", "host", "most", "path", "reason", "verb", "version"];
        let message = Message::from(id).with("verbs", Argument::List(vec!["solve".to_owned()]));
        names.iter().fold(message, |message, name| message.text(name, "7"))
    }

    async fn refused(id: MessageId, accepted: &str) -> String {
        let handler = move || async move { Problem::new(StatusCode::BAD_REQUEST, full(id)).into_response() };
        let router = Router::new().fallback(handler).layer(from_fn(in_language));
        let request = Request::get("/").header(header::ACCEPT_LANGUAGE, accepted).body(Body::empty());
        let response = router.oneshot(request.expect("it is a request")).await.expect("it answers");
        let length = response.headers().get(header::CONTENT_LENGTH).cloned();
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        assert!(length.is_none_or(|length| length == body.len().to_string().as_str()));
        let json: serde_json::Value = serde_json::from_slice(&body).expect("it is JSON");
        let problem = &json["diagnostics"][0];
        assert_eq!(problem["code"], id.as_str());
        problem["message"].as_str().expect("it has words").to_owned()
    }

    #[tokio::test]
    async fn every_refusal_is_in_the_language_of_the_asker() {
        let own: Vec<MessageId> =
            MessageId::ALL.iter().copied().filter(|id| OWN.iter().any(|own| id.as_str().starts_with(own))).collect();
        assert!(own.len() > 30, "{}", own.len());
        for id in own {
            let english = refused(id, "en").await;
            for (accepted, language) in [("fr-BE, fr;q=0.9, en;q=0.5", Language::French), ("de, nl", Language::Dutch)] {
                let found = refused(id, accepted).await;
                assert_eq!(found, Messages::new(language).format(id, &full(id).arguments));
                assert_ne!(found, english, "{}", id.as_str());
            }
        }
    }

    #[test]
    fn an_unknown_language_is_answered_in_english() {
        for accepted in ["", "de", "xx, yy;q=0.1", "*"] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, accepted.parse().expect("it is a value"))]);
            assert_eq!(language(&headers), Language::English);
        }
    }
}
