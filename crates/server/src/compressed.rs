//! Compresses pictures and long answers for those who understand that. The files of the app are compressed when they
//! are built.

use std::io::Write as _;

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::task::spawn_blocking;

use crate::problem::Problem;

/// Minimum number of bytes that are compressed of what is asked for alone. Less is sent in one go, ten packets of 1,460
/// bytes (RFC 6928), and would not arrive sooner.
pub(crate) const MIN_ALONE: usize = 10 * 1460;
/// Minimum number of bytes that are compressed of what is asked for with others.
pub(crate) const MIN_AMONG_OTHERS: usize = 1 << 10;

/// Whether whoever asks understands an encoding.
pub(crate) fn is_understood(headers: &HeaderMap, encoding: &str) -> bool {
    let understood = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut parts = understood.split(',').map(|one| one.split_once(';').unwrap_or((one, "")));
    parts.any(|(one, weight)| one.trim() == encoding && weight.trim() != "q=0")
}

/// Returns an answer, compressed by gzip if it has at least `min_bytes` and `is_gzip_understood`.
pub(crate) async fn answer(
    status: StatusCode,
    content_type: &'static str,
    bytes: Bytes,
    min_bytes: usize,
    is_gzip_understood: bool,
) -> Response {
    let headers = [(header::CONTENT_TYPE, content_type), (header::VARY, "accept-encoding")];
    if !is_gzip_understood || bytes.len() < min_bytes {
        return (status, headers, bytes).into_response();
    }
    // It takes longer than others should wait for.
    match spawn_blocking(move || gzip(&bytes)).await {
        Ok(compressed) => (status, headers, [(header::CONTENT_ENCODING, "gzip")], compressed).into_response(),
        Err(_) => Problem::bug().into_response(),
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::default());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("a vector takes everything")
}
