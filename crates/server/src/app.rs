//! The web app: the files that `cargo xtask web` builds, as part of the program.

mod answer;

use std::borrow::Cow;

use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse as _, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::problem;

/// The files of the app. A build without them gives a program that says so. A debug build reads them when they are asked
/// for.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// A file of the app.
struct File {
    bytes: Cow<'static, [u8]>,
    /// Differs when the bytes differ.
    hash: [u8; 32],
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> Self {
        Self { hash: file.metadata.sha256_hash(), bytes: file.data }
    }
}

/// Answers whatever is not a question.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let file = |name: &str| Dist::get(name).map(File::from);
    match answer::answer(&file, &method, uri.path(), &headers) {
        Some(response) => response,
        None => problem::no_such_page(&uri).into_response(),
    }
}
