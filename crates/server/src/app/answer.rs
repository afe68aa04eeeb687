//! Which file answers a request, and how a browser may keep it.

use std::fmt::Write as _;

use axum::body::Body;
use axum::http::response::Builder;
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode, header};
use bachet::Language;
use bachet::messages::{MessageId, Messages};

use super::File;
use crate::compressed::is_understood;

/// What a page of the app may load: files of this server, and nothing that stands in the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// The page that shows every view of the app.
const PAGE: &str = "index.html";
/// The folder of files whose names change with their bytes.
const HASHED: &str = "assets/";
/// How long a browser keeps those.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// Other files are asked for again each time, with the tag of what the browser has.
const FRESH: &str = "no-cache";

/// The compressed forms of a file, the smallest first: the name of the encoding, and the ending of the file.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Types of files by their endings.
const TYPES: [(&str, &str); 9] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("svg", "image/svg+xml"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("png", "image/png"),
    ("woff2", "font/woff2"),
    ("txt", "text/plain; charset=utf-8"),
];

/// Returns the answer; `None` if there is no such page.
pub(super) fn answer(
    file: &impl Fn(&str) -> Option<File>,
    method: &Method,
    path: &str,
    headers: &HeaderMap,
) -> Option<Response<Body>> {
    if ![Method::GET, Method::HEAD].contains(method) || path == "/api" || path.starts_with("/api/") {
        return None;
    }
    let name = path.strip_prefix('/').unwrap_or(path);
    let is_compressed = ENCODINGS.iter().any(|(_, ending)| name.ends_with(ending));
    if let Some(found) = file(name).filter(|_| !is_compressed) {
        return of_file(file, name, found, headers);
    }
    // Each view has an address of its own; all are shown by one page. A script that is missing is not a page.
    let accepts = accepted(headers, header::ACCEPT);
    if path != "/" && (name.starts_with(HASHED) || !accepts.contains("text/html")) {
        return None;
    }
    match file(PAGE) {
        Some(found) => of_file(file, PAGE, found, headers),
        None => without_app(),
    }
}

/// The answer with a file, in the best form that the asker understands.
fn of_file(
    file: &impl Fn(&str) -> Option<File>,
    name: &str,
    plain: File,
    headers: &HeaderMap,
) -> Option<Response<Body>> {
    let compressed = ENCODINGS.iter().find_map(|(encoding, ending)| {
        is_understood(headers, encoding).then(|| Some((*encoding, file(&format!("{name}{ending}"))?)))?
    });
    let (encoding, found) = compressed.map_or((None, plain), |(encoding, found)| (Some(encoding), found));
    let tag = tag(&found);
    let keep = if name.starts_with(HASHED) { IMMUTABLE } else { FRESH };
    let response = head().header(header::ETAG, &tag).header(header::CACHE_CONTROL, keep);
    let response = response.header(header::VARY, "accept-encoding");
    if accepted(headers, header::IF_NONE_MATCH).split(',').any(|known| known.trim() == tag) {
        return response.status(StatusCode::NOT_MODIFIED).body(Body::empty()).ok();
    }
    let response = match encoding {
        Some(encoding) => response.header(header::CONTENT_ENCODING, encoding),
        None => response,
    };
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let kind = TYPES.iter().find(|(known, _)| *known == ending).map_or("application/octet-stream", |(_, kind)| kind);
    response.header(header::CONTENT_TYPE, kind).body(Body::from(found.bytes.into_owned())).ok()
}

/// Says that this program was built without the app.
fn without_app() -> Option<Response<Body>> {
    let messages = Messages::new(Language::English);
    let message = messages.word(MessageId::AppMissing);
    let hint = messages.format_hint(MessageId::AppMissing, &[]).unwrap_or_default();
    let page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Bachet</title>\n<h1>Bachet</h1>\n\
         <p>{}</p>\n<p>{}</p>\n</html>\n",
        shown(&message),
        shown(&hint)
    );
    let response = head().status(StatusCode::NOT_FOUND).header(header::CACHE_CONTROL, "no-store");
    response.header(header::CONTENT_TYPE, "text/html; charset=utf-8").body(Body::from(page)).ok()
}

/// A message as HTML: what is in back-ticks is code.
fn shown(message: &str) -> String {
    let escaped = message.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let parts = escaped.split('`').enumerate();
    parts.map(|(i, part)| if i % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() }).collect()
}

fn head() -> Builder {
    Response::builder().header(header::CONTENT_SECURITY_POLICY, POLICY)
}

fn accepted(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn tag(file: &File) -> String {
    let mut tag = String::from("\"");
    for byte in &file.hash[..16] {
        write!(tag, "{byte:02x}").expect("a string takes everything");
    }
    tag.push('"');
    tag
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The app of the tests: its names, and the first byte of each tag.
    fn file(name: &str) -> Option<File> {
        let names =
            ["index.html", "index.html.gz", "icon.svg", "assets/a-1.js", "assets/a-1.js.br", "assets/a-1.js.gz"];
        let number = names.iter().position(|known| *known == name)?;
        Some(File { bytes: name.as_bytes().to_vec().into(), hash: [number as u8; 32] })
    }

    /// The status, then `content-type`, `content-encoding` and `cache-control`, and the body, which is the file's name.
    async fn got(method: Method, path: &str, headers: &[(HeaderName, &str)]) -> Option<String> {
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("a value"))).collect();
        let response = answer(&file, &method, path, &headers)?;
        let header = |name| accepted(response.headers(), name).to_owned();
        let kept = if header(header::CACHE_CONTROL) == IMMUTABLE { "for ever" } else { "" };
        let about =
            [response.status().as_str().to_owned(), header(header::CONTENT_TYPE), header(header::CONTENT_ENCODING)];
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        Some(format!("{} {kept} {}", about.join(" "), String::from_utf8_lossy(&body)))
    }

    #[tokio::test]
    async fn each_request_gets_its_file() {
        let html = || (header::ACCEPT, "text/html,*/*;q=0.8");
        let encodings = |list| (header::ACCEPT_ENCODING, list);
        for (path, headers, expected) in [
            ("/", vec![], Some("200 text/html; charset=utf-8   index.html")),
            ("/", vec![encodings("gzip, br")], Some("200 text/html; charset=utf-8 gzip  index.html.gz")),
            ("/play/zebra", vec![html()], Some("200 text/html; charset=utf-8   index.html")),
            ("/play/zebra", vec![], None),
            ("/icon.svg", vec![], Some("200 image/svg+xml   icon.svg")),
            ("/assets/a-1.js", vec![], Some("200 text/javascript; charset=utf-8  for ever assets/a-1.js")),
            (
                "/assets/a-1.js",
                vec![encodings("gzip, deflate, br;q=1")],
                Some("200 text/javascript; charset=utf-8 br for ever assets/a-1.js.br"),
            ),
            (
                "/assets/a-1.js",
                vec![encodings("gzip")],
                Some("200 text/javascript; charset=utf-8 gzip for ever assets/a-1.js.gz"),
            ),
            (
                "/assets/a-1.js",
                vec![(header::IF_NONE_MATCH, "\"03030303030303030303030303030303\"")],
                Some("304   for ever "),
            ),
            ("/", vec![encodings("gzip;q=0")], Some("200 text/html; charset=utf-8   index.html")),
            ("/assets/a-1.js.br", vec![], None),
            ("/assets/old.js", vec![html()], None),
            ("/../Cargo.toml", vec![], None),
            ("/%2e%2e/Cargo.toml", vec![], None),
            ("/api/no/such", vec![html()], None),
        ] {
            assert_eq!(got(Method::GET, path, &headers).await.as_deref(), expected, "{path} {headers:?}");
        }
        assert!(got(Method::HEAD, "/", &[]).await.is_some());
        assert_eq!(got(Method::POST, "/", &[html()]).await, None);
    }

    #[tokio::test]
    async fn a_program_without_the_app_says_so() {
        let response = answer(&|_| None, &Method::GET, "/", &HeaderMap::new()).expect("a page");
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        let page = String::from_utf8_lossy(&body);
        assert!(page.contains("<code>cargo xtask web</code>"), "{page}");
    }
}
