//! Who may ask: the server answers under its own names only, and changes nothing for a page of another site.
//!
//! These are two things. A page of another site can send requests to a local server; they tell where they come from. A
//! name of another site can be made to point to this machine; then both sides carry that name.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use bachet::messages::{Message, MessageId};

use crate::Shared;
use crate::problem::Problem;

/// What a browser may do with an answer of the API: nothing but read it.
const POLICY: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers of every answer.
const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cache-control", "no-store"),
];

/// Adds the headers of every answer.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Refuses requests under a name that is not the server's, and those that a page of another site sends.
pub(crate) async fn check(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let host = host(&request);
    if !host.as_deref().is_some_and(|host| is_own(name_of(host), &shared.config.hosts)) {
        let named = Message::from(MessageId::ServerHost).text("host", host.unwrap_or_default());
        return Problem::new(StatusCode::FORBIDDEN, named).into_response();
    }
    let is_safe = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if !is_safe && is_foreign(request.headers(), host.as_deref().unwrap_or_default()) {
        return Problem::new(StatusCode::FORBIDDEN, MessageId::ServerOrigin).into_response();
    }
    next.run(request).await
}

/// Returns under which name and port the server is addressed.
fn host(request: &Request) -> Option<String> {
    let mut stated = request.headers().get_all(header::HOST).iter();
    match (stated.next(), stated.next()) {
        (Some(one), None) => {
            let is_same = |whole: &Authority| whole.as_str().as_bytes() == one.as_bytes();
            one.to_str().ok().filter(|_| request.uri().authority().is_none_or(is_same)).map(str::to_owned)
        }
        (None, None) => request.uri().authority().map(ToString::to_string),
        // Two hosts: who reads the first, and who the second?
        _ => None,
    }
}

/// Returns a host without its port, the brackets of an address, and the dot at the end.
fn name_of(host: &str) -> &str {
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.strip_suffix('.').unwrap_or(name)
}

fn is_own(name: &str, hosts: &[String]) -> bool {
    let name = name.to_ascii_lowercase();
    name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
        || hosts.iter().any(|host| host.eq_ignore_ascii_case(&name))
}

/// Whether a page of another site sends the request. A program that is no browser tells nothing of the kind.
fn is_foreign(headers: &HeaderMap, host: &str) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site") {
        return !["same-origin", "none"].contains(&site);
    }
    text("origin").is_some_and(|origin| {
        let authority = origin.split_once("://").map_or("", |(_, authority)| authority);
        !authority.eq_ignore_ascii_case(host)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_machine_itself_and_stated_ones_are_own() {
        let own = |host: &str| is_own(name_of(host), &["puzzles.example".to_owned()]);
        for host in [
            "localhost",
            "localhost:80",
            "LOCALHOST.:8080",
            "a.localhost:1",
            "127.0.0.1",
            "127.0.0.1:8080",
            "127.8.8.8",
            "[::1]",
            "[::1]:8080",
            "Puzzles.Example:443",
        ] {
            assert!(own(host), "{host}");
        }
        for host in [
            "",
            ":80",
            "evil.example",
            "localhost.evil.example",
            "evillocalhost",
            "10.0.0.1",
            "[::2]:80",
            "0.0.0.0",
            "127.0.0.1.evil.example",
            "puzzles.example.evil.example",
            "[::1",
            "localhost..",
        ] {
            assert!(!own(host), "{host}");
        }
    }
}
