//! Answers as streams of events.

use axum::body::to_bytes;
use axum::http::header;
use serde_json::{Value, json};

use super::{answer, question};

/// The events of an answer: their names and data.
async fn events(verb: &str, body: &Value) -> Vec<(String, Value)> {
    let mut request = question(verb, &body.to_string());
    request.headers_mut().insert(header::ACCEPT, "text/event-stream".parse().expect("a value"));
    let response = answer(request).await;
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
    let body = to_bytes(response.into_body(), usize::MAX).await.expect("it ends");
    let body = String::from_utf8(body.to_vec()).expect("it is text");
    let event = |text: &str| {
        let field = |name| {
            text.lines().filter_map(|line| line.strip_prefix(name)).map(str::trim_start).collect::<Vec<_>>().join("\n")
        };
        (field("event:"), serde_json::from_str(&field("data:")).expect("it is JSON"))
    };
    body.split_terminator("\n\n").map(event).collect()
}

#[tokio::test]
async fn long_work_tells_how_far_it_is() {
    let events = events("count", &json!({"puzzle": "0".repeat(81), "time": 0.7})).await;
    let (last, progress) = events.split_last().expect("there are events");
    assert_eq!((last.0.as_str(), &last.1["verb"]), ("answer", &json!("count")), "{events:?}");
    assert!(progress.len() >= 2, "{events:?}");
    assert!(progress.iter().all(|(name, _)| name == "progress"), "{events:?}");
    let numbers = |key: &str| progress.iter().map(|(_, data)| data[key].as_u64()).collect::<Vec<_>>();
    assert!(numbers("milliseconds").is_sorted() && numbers("steps").is_sorted(), "{events:?}");
    assert!(numbers("steps").last().is_some_and(|steps| steps.is_some_and(|steps| steps > 0)), "{events:?}");
}

#[tokio::test]
async fn a_quick_answer_is_one_event_and_so_is_a_problem() {
    for (verb, puzzle, expected) in [("solve", "jugs: 3, 5\ngoal: 4\n", "answer"), ("show", "jugs: 3", "problem")] {
        let events = events(verb, &json!({"puzzle": puzzle})).await;
        assert_eq!(events.last().map(|(name, _)| name.as_str()), Some(expected), "{events:?}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_before_a_stream_begins() {
    let mut request = question("solve", "{}");
    request.headers_mut().insert(header::ACCEPT, "text/event-stream".parse().expect("a value"));
    let (status, found) = super::read(answer(request).await).await;
    assert_eq!((status.as_u16(), &found["diagnostics"][0]["code"]), (400, &json!("request-without-puzzle")));
}

#[tokio::test]
async fn the_events_of_the_specification_are_those_that_come() {
    let page = include_str!("../../../../spec/23-server.md");
    let (_, rest) = page.split_once("```http\nPOST /api/count\n").expect("it shows a request");
    let (shown, _) = rest.split_once("```").expect("it ends");
    let (body, answer) = shown.split_once("\n\n").expect("it shows an answer");
    let (_, data) = answer.split_once("\ndata: ").expect("it shows an event");
    let expected: Value = serde_json::from_str(data).expect("it is JSON");
    let events = events("count", &serde_json::from_str(body).expect("it is JSON")).await;
    let names = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!((events[0].0.as_str(), names(&events[0].1)), ("progress", names(&expected)));
}
