//! The body of a request.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use bachet::messages::{Message, MessageId};

use crate::Config;
use crate::problem::Problem;

/// Returns the body, if it is said to be JSON.
pub(crate) fn json(
    config: &Config,
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Bytes, Problem> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // A form of a page on another site cannot send this type.
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, MessageId::RequestType));
    }
    body.map_err(|why| match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let most = Message::from(MessageId::RequestTooLarge).text("most", config.max_body.to_string());
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, most)
        }
        status => Problem::new(status, Message::from(MessageId::RequestBroken).text("reason", why.body_text())),
    })
}
