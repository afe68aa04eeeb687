//! A panic harms only its request: tests with routes and work that panic.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use axum::routing::get;
use axum::{Router, response::IntoResponse as _};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::{Config, Shared, api, layered, saved};

/// A limit of steps at which work panics in these tests.
const PANICKING: u64 = 4_242_424_242;
/// The text of the panics, which nobody outside may see.
const SECRET: &str = "the text of a panic";

/// Panics if a test wants it.
pub(crate) fn panic_if_wanted(steps: Option<u64>) {
    assert_ne!(steps, Some(PANICKING), "{SECRET}");
}

async fn panicking() -> Response {
    panic_if_wanted(Some(PANICKING));
    StatusCode::OK.into_response()
}

fn router(workers: usize) -> Router {
    let config = Config { workers, max_waiting: 64, max_time: Duration::from_secs(5), ..Config::default() };
    let routes = api::routes().merge(saved::routes()).route("/panics", get(panicking));
    layered(routes, &Shared::new(config))
}

async fn ask(router: Router, path: &str, body: Option<Value>) -> (u16, String) {
    let request = match &body {
        Some(_) => Request::post(path).header(header::CONTENT_TYPE, "application/json"),
        None => Request::get(path),
    };
    let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
    let request = request.header(header::HOST, "localhost").body(body).expect("a request");
    let response = router.oneshot(request).await.expect("it answers");
    let status = response.status().as_u16();
    let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    (status, String::from_utf8(body.to_vec()).expect("it is text"))
}

fn assert_is_bug((status, body): (u16, String)) {
    assert_eq!(status, 500, "{body}");
    assert!(!body.contains(SECRET) && !body.contains(".rs"), "{body}");
    let json: Value = serde_json::from_str(&body).expect("it is JSON");
    assert_eq!(json["diagnostics"][0]["severity"], "error", "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_of_work_harms_only_its_request() {
    for workers in [1, 2] {
        let router = router(workers);
        let jugs = |steps: Option<u64>, number: u64| json!({"puzzle": "jugs: 3, 5\ngoal: 4\n", "steps": steps, "time": 5.0 - number as f64 * 0.001});
        let long = json!({"puzzle": "0".repeat(81), "time": 1.0});
        let beside = tokio::spawn(ask(router.clone(), "/api/count", Some(long)));
        // More panics than there are workers: each of them works on.
        for number in 0..20 {
            assert_is_bug(ask(router.clone(), "/api/solve", Some(jugs(Some(PANICKING), number))).await);
            let (status, body) = ask(router.clone(), "/api/solve", Some(jugs(None, number))).await;
            assert_eq!(status, 200, "{body}");
        }
        let (status, body) = beside.await.expect("it ends");
        assert_eq!(status, 200, "{body}");
        let (_, health) = ask(router, "/api/health", None).await;
        assert_eq!(serde_json::from_str::<Value>(&health).expect("JSON")["questions"], 0, "nothing is left over");
    }
}

#[tokio::test]
async fn a_panic_of_a_route_harms_only_its_request() {
    let router = router(1);
    for _ in 0..3 {
        assert_is_bug(ask(router.clone(), "/panics", None).await);
        assert_eq!(ask(router.clone(), "/api/health", None).await.0, 200);
    }
}
