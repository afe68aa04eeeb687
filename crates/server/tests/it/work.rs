//! Limits on work.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use bachet_server::{Config, router};
use serde_json::json;
use tower::ServiceExt as _;

use super::{answer, config, question, read};

/// An empty board: nobody lives to see all its solutions counted.
fn hopeless(time: f64) -> String {
    json!({"puzzle": "0".repeat(81), "time": time}).to_string()
}

#[tokio::test]
async fn a_hopeless_question_ends_at_its_limits() {
    let start = Instant::now();
    let (status, found) = read(answer(question("count", &hopeless(0.2))).await).await;
    assert_eq!((status, &found["verdict"]), (StatusCode::OK, &json!("several")), "{found}");
    assert_eq!(found["count"]["exact"].as_bool().or(found["exact"].as_bool()), Some(false), "{found}");
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    let body = json!({"puzzle": "0".repeat(81), "steps": 50, "stats": true}).to_string();
    let (_, found) = read(answer(question("count", &body)).await).await;
    assert!(found["stats"]["steps"].as_u64().is_some_and(|steps| steps <= 50), "{found}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_frees_the_place_and_too_many_are_refused() {
    let config = Config { workers: 1, max_waiting: 1, max_time: Duration::from_mins(1), ..config() };
    let router = router(config);
    let ask = |body: String| {
        let router = router.clone();
        tokio::spawn(async move { router.oneshot(question("count", &body)).await.expect("it answers").status() })
    };
    let (first, second) = (ask(hopeless(60.0)), ask(hopeless(60.0)));
    tokio::time::sleep(Duration::from_millis(200)).await;
    let third = ask(hopeless(60.0)).await.expect("it ends");
    assert_eq!(third, StatusCode::SERVICE_UNAVAILABLE);
    first.abort();
    second.abort();
    let start = Instant::now();
    while ask(hopeless(0.01)).await.expect("it ends") != StatusCode::OK {
        assert!(start.elapsed() < Duration::from_secs(20), "those who left are still worked for");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
