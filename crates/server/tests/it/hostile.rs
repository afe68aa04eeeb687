//! Malformed and hostile requests, as they come over the network: each has a status and says what is wrong.
//!
//! `tests/hostile/` has the requests: behind `=== name` the first line without its version, headers, and behind a blank
//! line the body. A host, the type of JSON and the length are added unless a case has its own. `!no Host` leaves a header
//! out, `!open` leaves the headers unfinished, and `!line` is a first line as it is. `\xff`, `\r` and `\n` are bytes, and
//! `{{3*ab}}` is `ababab`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bachet_server::{Config, Saving, Store};
use serde_json::Value;
use tokio::task::JoinSet;

use super::config;
use super::tcp::Server;

/// A request with its name.
struct Case {
    name: String,
    bytes: Vec<u8>,
}

fn cases(text: &str) -> Vec<Case> {
    let cases = text.split("=== ").skip(1);
    cases
        .map(|case| {
            let (name, rest) = case.split_once('\n').expect("a case has a name");
            let (head, body) = match rest.split_once("\n\n") {
                Some((head, body)) => (head, Some(body.strip_suffix('\n').unwrap_or(body))),
                None => (rest.trim_end_matches('\n'), None),
            };
            Case { name: name.to_owned(), bytes: request(head, body) }
        })
        .collect()
}

fn request(head: &str, body: Option<&str>) -> Vec<u8> {
    let body = body.map(bytes);
    let mut lines = head.lines();
    let first = lines.next().expect("a case has a first line");
    let mut sent = match first.strip_prefix("!line ") {
        Some(line) => bytes(line),
        None => bytes(&format!("{first} HTTP/1.1")),
    };
    let own: Vec<&str> = lines.collect();
    let is_own = |name: &str| own.iter().any(|line| line.trim_start_matches("!no ").starts_with(name));
    for line in own.iter().filter(|line| !line.starts_with('!')) {
        sent.extend(b"\r\n");
        sent.extend(bytes(line));
    }
    let length = body.as_ref().map(|body| body.len().to_string()).filter(|_| !is_own("Transfer-Encoding"));
    let usual = [
        ("Host", Some("localhost".to_owned())),
        ("Content-Type", body.as_ref().map(|_| "application/json".to_owned())),
        ("Content-Length", length),
        ("Connection", Some("close".to_owned())),
    ];
    for (name, value) in usual.into_iter().filter(|(name, _)| !is_own(name)) {
        if let Some(value) = value {
            sent.extend(format!("\r\n{name}: {value}").bytes());
        }
    }
    if !own.contains(&"!open") {
        sent.extend(b"\r\n\r\n");
    }
    sent.extend(body.unwrap_or_default());
    sent
}

/// The bytes that a text stands for.
fn bytes(text: &str) -> Vec<u8> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some((times, inner, behind)) = repeated(rest) {
            found.extend(bytes(inner).repeat(times));
            rest = behind;
        } else if let Some(digits) = rest.strip_prefix("\\x").and_then(|rest| rest.get(..2)) {
            found.push(u8::from_str_radix(digits, 16).expect("two digits"));
            rest = &rest[4..];
        } else if let Some((escape, byte)) = [("\\r", b'\r'), ("\\n", b'\n'), ("\\t", b'\t'), ("\\\\", b'\\')]
            .into_iter()
            .find(|(escape, _)| rest.starts_with(escape))
        {
            found.push(byte);
            rest = &rest[escape.len()..];
        } else {
            found.extend(rest[..first.len_utf8()].bytes());
            rest = &rest[first.len_utf8()..];
        }
    }
    found
}

/// `{{3*ab}}` at the beginning of a text, and what is behind it.
fn repeated(text: &str) -> Option<(usize, &str, &str)> {
    let (times, rest) = text.strip_prefix("{{")?.split_once('*')?;
    let (inner, behind) = rest.split_once("}}")?;
    Some((times.parse().ok()?, inner, behind))
}

/// The status and what is said, in one line.
fn said(answer: &str) -> String {
    let Some((head, body)) = answer.split_once("\r\n\r\n") else {
        return if answer.is_empty() { "closed".to_owned() } else { format!("no answer: {answer}") };
    };
    let status = head.split(' ').nth(1).unwrap_or_default();
    let body = if head.contains("text/event-stream") { "" } else { body };
    let found: Value = serde_json::from_str(body).unwrap_or_default();
    match &found["diagnostics"][0] {
        Value::Null if body.is_empty() => status.to_owned(),
        Value::Null => {
            // How many questions are answered at the moment depends on the other cases.
            let counted = found["questions"].as_u64().map(|n| format!("\"questions\": {n}"));
            let body = counted.map_or(body.to_owned(), |counted| body.replace(&counted, "\"questions\": _"));
            format!("{status} {:.60}", body.replace('\n', " "))
        }
        one => {
            let text = |key: &str| one[key].as_str().unwrap_or_default().replace('\n', " ");
            format!("{status} {}: {}", text("code"), shortened(&text("message")))
        }
    }
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= 160 { text.to_owned() } else { text.chars().take(150).chain("...".chars()).collect() }
}

async fn answers(group: &str) -> String {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let text = fs::read_to_string(tests.join(group)).expect("the cases are there");
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hostile-{group}.sqlite"));
    drop(fs::remove_file(&data));
    let store = Store::open(&data, 1 << 22).expect("it opens");
    let limits = config();
    let config = Config {
        saving: Saving::In(Arc::new(store)),
        patience: Duration::from_millis(1500),
        max_waiting: 64,
        ..limits
    };
    let server = Arc::new(Server::start(config).await);
    let mut said_of = Vec::new();
    let mut tasks = JoinSet::new();
    for (number, Case { name, bytes }) in cases(&text).into_iter().enumerate() {
        let server = Arc::clone(&server);
        tasks.spawn(async move { (number, name, said(&server.send_bytes(&bytes).await)) });
    }
    while let Some(task) = tasks.join_next().await {
        said_of.push(task.expect("no panic"));
    }
    said_of.sort();
    // The server is still there.
    let health = "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert!(server.send(health).await.starts_with("HTTP/1.1 200 "));
    said_of.into_iter().fold(String::new(), |mut all, (_, name, said)| {
        writeln!(all, "{name}: {said}").expect("a string takes everything");
        assert!(!said.contains(" 500 ") && !said.starts_with("500"), "{name}: {said}");
        all
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_hostile_request_has_its_status() {
    for group in ["bodies", "fields", "puzzles", "requests", "saved"] {
        insta::assert_snapshot!(group, answers(&format!("{group}.txt")).await);
    }
}
