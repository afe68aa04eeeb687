//! Questions and their answers.

use std::collections::BTreeSet;
use std::io::Read as _;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use bachet::gallery;
use serde_json::{Value, json};

use super::{answer, question, read, refusal};

const JUGS: &str = "jugs: 3, 5\ngoal: 4\n";

#[tokio::test]
async fn every_verb_answers_for_every_family() {
    for name in ["zebra", "17-clue", "wolf-goat-cabbage", "hanoi"] {
        let puzzle = gallery::get(name).expect("it is in the gallery");
        for verb in ["solve", "count", "check", "candidates", "show", "read", "print", "convert"] {
            let (status, found) = read(answer(question(verb, &json!({"puzzle": puzzle}).to_string())).await).await;
            if (verb, name) == ("show", "zebra") {
                assert_eq!((status.as_u16(), &found["diagnostics"][0]["code"]), (422, &json!("grid-has-no-board")));
                continue;
            }
            assert_eq!(status, StatusCode::OK, "{verb} {name}: {found}");
            assert_eq!(found["verb"], verb, "{name}");
        }
    }
}

#[tokio::test]
async fn a_puzzle_in_json_and_options_are_read() {
    let (_, written) = read(answer(question("read", &json!({"puzzle": JUGS}).to_string())).await).await;
    assert!(written["statements"].is_array(), "{written}");
    let board =
        json!({"family": "sudoku", "size": 4, "cells": [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0]]});
    let body = json!({"puzzle": board, "first": 2, "stats": true, "steps": 100_000});
    let (status, found) = read(answer(question("solve", &body.to_string())).await).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    assert_eq!(found["solutions"].as_array().map(Vec::len), Some(2), "{found}");
    assert!(found["stats"]["steps"].is_u64(), "{found}");
}

#[tokio::test]
async fn what_is_wrong_has_a_status_and_a_code() {
    let long = format!(r#"{{"puzzle": "{}"}}"#, "x".repeat(1 << 17));
    for (verb, body, status, code) in [
        ("solve", "", 400, "request-not-object"),
        ("solve", "{", 400, "request-not-object"),
        ("solve", "[]", 400, "request-not-object"),
        ("solve", "\u{feff}{}", 400, "request-not-object"),
        ("solve", "{}", 400, "request-without-puzzle"),
        ("solve", r#"{"puzzle": "x", "puzzle": "y"}"#, 400, "request-not-object"),
        ("solve", r#"{"puzzle": 5}"#, 400, "request-field"),
        ("solve", r#"{"puzzle": null}"#, 400, "request-field"),
        ("solve", r#"{"puzzle": "x", "from": "nonsense"}"#, 400, "request-field"),
        ("solve", r#"{"puzzle": "x", "time": -1}"#, 400, "request-field"),
        ("solve", r#"{"puzzle": "x", "time": "soon"}"#, 400, "request-field"),
        ("solve", r#"{"puzzle": "x", "steps": 1e99}"#, 400, "request-field"),
        ("solve", r#"{"puzzle": "x", "limit": 3}"#, 400, "request-options"),
        ("solve", r#"{"puzzle": "x", "first": -3}"#, 400, "request-options"),
        ("read", r#"{"puzzle": "x", "first": 3}"#, 400, "request-options"),
        ("gallery", r#"{"": null}"#, 400, "request-options"),
        ("print", r#"{"puzzle": "x", "html": null}"#, 400, "request-options"),
        ("export", r#"{"puzzle": "x", "to": "dot", "first": null}"#, 400, "request-options"),
        ("solve", r#"{"puzzle": ""}"#, 422, "empty-source"),
        ("solve", r#"{"puzzle": {"family": "nonsense"}}"#, 422, "unsupported-family"),
        ("solve", r#"{"puzzle": "jugs: 3, 5\ngoal: 4\n", "all": true, "max-moves": 3}"#, 200, ""),
        ("solve", r#"{"puzzle": "1...\n....\n..2.\n....\n", "all": true}"#, 422, "only-ways"),
        ("solve", r#"{"puzzle": "x", "lang": "tlh"}"#, 400, "request-field"),
        ("gallery", r#"{"puzzle": "x"}"#, 400, "request-options"),
        ("gallery", r#"{"name": "zerba"}"#, 422, "unknown-puzzle"),
        ("gallery", "{}", 200, ""),
        ("convert", r#"{"puzzle": "x", "to": "nonsense"}"#, 400, "request-options"),
        ("export", r#"{"puzzle": "x"}"#, 400, "request-options"),
        ("print", "{}", 400, "request-without-puzzle"),
        ("print", r#"{"puzzle": "x", "html": true}"#, 400, "request-options"),
        ("print", r#"{"puzzle": "x", "graph": 1}"#, 400, "request-options"),
        ("print", r#"{"puzzle": "x", "first": -3}"#, 400, "request-options"),
        ("print", r#"{"puzzle": "1...\n....\n..2.\n....\n", "graph": true}"#, 422, "graph-needs-states"),
        ("print", r#"{"puzzle": "jugs: 3, 5\ngoal: 4\n", "graph": true}"#, 200, ""),
        ("new", "{}", 400, "request-options"),
        ("generate", r#"{"count": 1001}"#, 422, "request-too-many"),
        ("generate", r#"{"givens": "5"}"#, 400, "request-options"),
        ("batch", r#"{"lines": "\n"}"#, 422, "empty-batch"),
        ("nonsense", r#"{"puzzle": "x"}"#, 404, "request-verb"),
        ("solve", &long, 413, "request-too-large"),
    ] {
        assert_eq!(refusal(question(verb, body)).await, (status, code.to_owned()), "{verb} {body:.60}");
    }
}

#[tokio::test]
async fn other_ways_to_ask_are_refused() {
    let mut form = question("solve", r#"{"puzzle": "x"}"#);
    form.headers_mut().insert(header::CONTENT_TYPE, "text/plain".parse().expect("a value"));
    assert_eq!(refusal(form).await, (415, "request-type".to_owned()));
    for method in [Method::GET, Method::PUT, Method::DELETE] {
        let mut other = question("solve", r#"{"puzzle": "x"}"#);
        *other.method_mut() = method.clone();
        assert_eq!(refusal(other).await, (405, "server-method".to_owned()), "{method}");
    }
    let mut elsewhere = question("solve", "");
    *elsewhere.uri_mut() = "/nowhere".parse().expect("a path");
    assert_eq!(refusal(elsewhere).await, (404, "server-no-page".to_owned()));
}

#[tokio::test]
async fn the_api_describes_itself() {
    let request = Request::get("/api/openapi.json").header(header::HOST, "localhost").body(Body::empty());
    let (status, found) = read(answer(request.expect("a request")).await).await;
    assert_eq!((status, &found["openapi"]), (StatusCode::OK, &json!("3.1.0")));
    assert!(found["paths"]["/api/solve"]["post"].is_object());
}

/// What may be left out may be `null`, in what is described and in what is read.
#[tokio::test]
async fn fields_that_are_null_are_left_out() {
    let request = Request::get("/api/openapi.json").header(header::HOST, "localhost").body(Body::empty());
    let (_, described) = read(answer(request.expect("a request")).await).await;
    let schemas = described["components"]["schemas"].as_object().expect("it has schemas");
    let mut tried = 0;
    for verb in bachet::requests::verbs() {
        let name = format!("{}{}Request", verb.name[..1].to_uppercase(), &verb.name[1..]);
        let required = schemas[&name]["required"].as_array().cloned().unwrap_or_default();
        for (field, schema) in schemas[&name]["properties"].as_object().expect("it has fields") {
            let is_needed = required.iter().any(|needed| needed == field);
            let has_null = |value: &Value| {
                value["type"] == "null" || value["type"].as_array().is_some_and(|all| all.contains(&json!("null")))
            };
            let parts = schema["anyOf"].as_array().into_iter().flatten();
            assert_eq!(has_null(schema) || parts.into_iter().any(has_null), !is_needed, "{name} {field}: {schema}");
            let mut body = json!({"puzzle": JUGS, "to": "dot", "family": "hanoi", "lines": "x", "time": 2});
            body.as_object_mut().expect("an object").retain(|field, _| required.iter().any(|needed| needed == field));
            body[field] = Value::Null;
            let (status, found) = read(answer(question(verb.name, &body.to_string())).await).await;
            assert_eq!(status == StatusCode::BAD_REQUEST, is_needed, "{name} {field}: {found}");
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

/// The fields that are described are those that are read.
#[tokio::test]
async fn every_field_that_all_requests_may_have_is_read() {
    let body = json!({
        "puzzle": JUGS, "from": null, "partial": true, "lang": "en", "time": 1.5, "steps": 1000, "stats": false,
        "first": 1, "all-shortest": true, "all": false, "up-to-symmetry": true, "states": true, "strict": true, "max-moves": 4,
    });
    let (status, found) = read(answer(question("solve", &body.to_string())).await).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    let request = Request::get("/api/openapi.json").header(header::HOST, "localhost").body(Body::empty());
    let (_, described) = read(answer(request.expect("a request")).await).await;
    let described = described["components"]["schemas"]["SolveRequest"]["properties"].as_object().cloned();
    let [described, sent] = [described.as_ref(), body.as_object()]
        .map(|fields| fields.expect("an object").keys().cloned().collect::<BTreeSet<String>>());
    assert_eq!(described, sent);
}

#[tokio::test]
async fn puzzles_of_the_gallery_are_drawn() {
    for (path, status, kind) in [
        ("/api/pictures/zebra", StatusCode::OK, "image/svg+xml"),
        ("/api/pictures/no-such-puzzle", StatusCode::NOT_FOUND, "application/json"),
        ("/api/pictures/%ff", StatusCode::NOT_FOUND, "application/json"),
        ("/api/pictures/..%2fzebra", StatusCode::NOT_FOUND, "application/json"),
    ] {
        let asked = Request::get(path).header(header::HOST, "localhost").body(Body::empty()).expect("it is a request");
        let found = answer(asked).await;
        assert_eq!(found.status(), status, "{path}");
        assert_eq!(found.headers()[header::CONTENT_TYPE], kind, "{path}");
    }
}

/// A question with a long answer.
const TRACED: &str = r#"{"method": "backtracking", "events": true, "max-events": 200,
    "puzzle": "530070000600195000098000060800060003400803001700020006060000280000419005000080079"}"#;

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_understand_it() {
    let ask = async |method: Method, path: &str, body: &'static str, encodings: &str| {
        let asked = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        let asked = asked.header(header::CONTENT_TYPE, "application/json").header(header::ACCEPT_ENCODING, encodings);
        let found = answer(asked.body(Body::from(body)).expect("it is a request")).await;
        assert_eq!(found.status(), StatusCode::OK, "{path}");
        assert_eq!(found.headers()[header::VARY], "accept-encoding", "{path}");
        let is_gzip = found.headers().get(header::CONTENT_ENCODING).is_some_and(|encoding| encoding == "gzip");
        (is_gzip, to_bytes(found.into_body(), 1 << 20).await.expect("it has an end"))
    };
    for (method, path, body) in [(Method::GET, "/api/pictures/zebra", ""), (Method::POST, "/api/trace", TRACED)] {
        let (_, plain) = ask(method.clone(), path, body, "identity").await;
        for encodings in ["", "br", "gzip;q=0", "deflate, br"] {
            assert_eq!(ask(method.clone(), path, body, encodings).await, (false, plain.clone()), "{path} {encodings}");
        }
        let (is_gzip, compressed) = ask(method, path, body, "gzip, deflate, br, zstd").await;
        assert!(is_gzip && compressed.len() * 2 < plain.len(), "{path}: {} of {}", compressed.len(), plain.len());
        let mut read = Vec::new();
        flate2::read::GzDecoder::new(&compressed[..]).read_to_end(&mut read).expect("it is gzip");
        assert_eq!(read, plain, "{path}");
    }
    let (is_gzip, plain) = ask(Method::POST, "/api/gallery", "{}", "gzip").await;
    assert!(!is_gzip && plain.len() > 5000, "an answer that is sent in one go stays as it is");
}

#[tokio::test]
async fn a_refusal_is_in_the_language_that_the_asker_accepts() {
    let too_long = " ".repeat(1 << 17);
    let cases = [
        ("solve", "{", 400, "ce n’est pas un objet JSON"),
        ("guess", "{}", 404, "il n’y a pas de commande"),
        ("solve", &too_long, 413, "la question est trop longue"),
    ];
    for (verb, body, status, words) in cases {
        let mut request = question(verb, body);
        request.headers_mut().insert(header::ACCEPT_LANGUAGE, "fr".parse().expect("it is a value"));
        let (found, json) = read(answer(request).await).await;
        assert_eq!(found.as_u16(), status, "{json}");
        let message = json["diagnostics"][0]["message"].as_str().expect("it has words");
        assert!(message.starts_with(words), "{message}");
    }
}
