//! The body of a request.

use axum::body::{Bytes, HttpBody as _};
use axum::extract::{FromRequest as _, Request};
use axum::http::{StatusCode, header};
use bachet::messages::{Message, MessageId};
use tokio::time::timeout;

use crate::Config;
use crate::problem::Problem;

/// Returns the body, if it is said to be JSON.
pub(crate) async fn json(config: &Config, request: Request) -> Result<Bytes, Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // A form of a page on another site cannot send this type.
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, MessageId::RequestType));
    }
    let too_large = || {
        let most = Message::from(MessageId::RequestTooLarge).text("most", config.max_body.to_string());
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, most)
    };
    // What says that it is too large is not waited for.
    if request.body().size_hint().lower() > config.max_body as u64 {
        return Err(too_large());
    }
    let Ok(body) = timeout(config.patience, Bytes::from_request(request, &())).await else {
        return Err(Problem::new(StatusCode::REQUEST_TIMEOUT, MessageId::RequestSlow));
    };
    body.map_err(|why| match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(),
        status => Problem::new(status, Message::from(MessageId::RequestBroken).text("reason", why.body_text())),
    })
}
