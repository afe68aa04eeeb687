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

#[tokio::test(flavor = "multi_thread")]
async fn quick_questions_pass_hopeless_ones() {
    let config = Config { workers: 2, max_waiting: 64, max_time: Duration::from_secs(4), ..config() };
    let router = router(config);
    let ask = |body: String| router.clone().oneshot(question("count", &body));
    // They take their times one after the other.
    let hopeless: Vec<_> = (0..6).map(|_| tokio::spawn(ask(hopeless(1.2)))).collect();
    tokio::time::sleep(Duration::from_millis(50)).await;
    for number in 0..20 {
        let start = Instant::now();
        // Each is another one, so that none is known from before.
        let jugs = json!({"puzzle": format!("jugs: {}, {}\ngoal: 4\n", number + 5, number + 6)}).to_string();
        let (status, found) = read(ask(jugs).await.expect("it answers")).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    }
    // Those that wait for a turn in the long lane are not forgotten.
    for one in hopeless {
        assert_eq!(one.await.expect("it ends").expect("it answers").status(), StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_is_limited() {
    let config =
        Config { max_time: Duration::from_mins(2), max_memory: 16 << 20, max_waiting: 64, max_kept: 0, ..config() };
    let router = router(config);
    for verb in ["solve", "count", "check"] {
        let asked = router.clone().oneshot(question(verb, &json!({"puzzle": crowd(24)}).to_string()));
        let (status, found) = read(asked.await.expect("it answers")).await;
        let codes: Vec<_> =
            found["diagnostics"].as_array().into_iter().flatten().map(|one| one["code"].clone()).collect();
        assert!(codes.contains(&json!("request-memory")), "{verb} {status} {codes:?} {found:.300}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hopeless_questions_of_every_family_end() {
    let router = router(config());
    let category = |name: &str| {
        let values: Vec<_> = (0..20).map(|number| format!("{name}{number}")).collect();
        format!("{name}: {}\n", values.join(", "))
    };
    let grid = format!("grid: wide\n{}{}{}{}", category("a"), category("b"), category("c"), category("d"));
    let empty = format!("{}\n", ". ".repeat(25)).repeat(25);
    let tiles = "tiles:\n14 15 8 12\n10 11 9 13\n2 6 5 1\n3 7 4 _\n".to_owned();
    for (name, puzzle) in [("grid", grid), ("board", empty), ("crossing", crowd(24)), ("tiles", tiles)] {
        for verb in ["solve", "count", "check", "candidates"] {
            let start = Instant::now();
            let body = json!({"puzzle": puzzle, "time": 0.2});
            let asked = router.clone().oneshot(question(verb, &body.to_string()));
            let (status, found) = read(asked.await.expect("it answers")).await;
            assert!([200, 422].contains(&status.as_u16()), "{verb} {name}: {status} {found:.300}");
            // Some work looks at its flag only between large pieces, which take long where others run their tests.
            assert!(start.elapsed() < Duration::from_secs(20), "{verb} {name}: {:?}", start.elapsed());
        }
    }
}

/// A crossing of many travellers who all differ.
fn crowd(travellers: usize) -> String {
    let weights: Vec<_> = (0..travellers).map(|number| format!("p{number} {} kg", 10 + number)).collect();
    format!("crossing: a crowd\nplaces: here, there\nboat: 2 seats, 40 kg\nperson: {}\n", weights.join(", "))
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let router = router(config());
    let mut answers = Vec::new();
    for verb in ["solve", "solve", "count", "count", "solve"] {
        let puzzle = bachet::gallery::get("zebra").expect("it is in the gallery");
        let asked = router.clone().oneshot(question(verb, &json!({"puzzle": puzzle}).to_string()));
        answers.push(read(asked.await.expect("it answers")).await);
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], answers[4]);
    assert_eq!(answers[2], answers[3]);
    assert_ne!(answers[1], answers[2]);
}
