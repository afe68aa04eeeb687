//! Saved puzzles: their links, and a file that cannot be used.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, header};
use bachet_server::{Config, Saving, Store, StoreError, router};
use rusqlite::Connection;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::config;

const MAX: u64 = 1 << 22;

/// An empty folder for a test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).expect("it is our folder");
    folder
}

pub(crate) fn saving(store: Store) -> Router {
    router(Config { saving: Saving::In(Arc::new(store)), max_body: 1 << 20, ..config() })
}

/// Asks for a page of saved puzzles. Returns the status and the JSON.
pub(crate) async fn ask(router: &Router, method: Method, link: &str, body: &Value) -> (u16, Value) {
    let request = Request::builder().method(method).uri(format!("/api/saved{link}"));
    let request = request.header(header::HOST, "localhost").header(header::CONTENT_TYPE, "application/json");
    let request = request.body(Body::from(body.to_string())).expect("a request");
    let response = router.clone().oneshot(request).await.expect("it answers");
    let status = response.status().as_u16();
    let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

pub(crate) fn code(body: &Value) -> &str {
    body["diagnostics"][0]["code"].as_str().unwrap_or_default()
}

pub(crate) fn link(body: &Value, which: &str) -> String {
    format!("/{}", body[which].as_str().expect("a link"))
}

#[tokio::test]
async fn one_link_changes_and_the_other_plays() {
    let router = saving(Store::open(&folder("links").join("deep/er/saved.sqlite"), MAX).expect("it opens"));
    let puzzle = "1...\n....\n..2.\n....\n";
    let first = json!({"title": "Mine", "puzzle": puzzle, "log": [{"cell": 3}]});
    let (status, saved) = ask(&router, Method::POST, "", &first).await;
    assert_eq!((status, &saved["version"]), (201, &json!(1)), "{saved}");
    let (change, play) = (link(&saved, "id"), link(&saved, "play"));
    assert_ne!(change, play);

    let (status, found) = ask(&router, Method::GET, &change, &Value::Null).await;
    assert_eq!((status, &found["log"], &found["puzzle"]), (200, &json!([{"cell": 3}]), &json!(puzzle)), "{found}");
    let (status, found) = ask(&router, Method::GET, &play, &Value::Null).await;
    assert_eq!((status, found), (200, json!({"play": &play[1..], "title": "Mine", "puzzle": puzzle})));

    // Two tabs have the same version; the second must not overwrite what the first saved.
    let second = json!({"title": "Mine", "puzzle": {"family": "sudoku"}, "version": 1});
    assert_eq!(ask(&router, Method::PUT, &change, &second).await, (200, json!({"version": 2})));
    let (status, late) = ask(&router, Method::PUT, &change, &second).await;
    assert_eq!((status, code(&late)), (409, "saved-changed"), "{late}");
    let (_, found) = ask(&router, Method::GET, &change, &Value::Null).await;
    assert_eq!((&found["puzzle"], &found["log"]), (&json!("{\"family\":\"sudoku\"}"), &json!([])), "{found}");

    let (status, refused) = ask(&router, Method::PUT, &play, &second).await;
    assert_eq!((status, code(&refused)), (403, "saved-play-only"));
    let (status, refused) = ask(&router, Method::DELETE, &play, &Value::Null).await;
    assert_eq!((status, code(&refused)), (403, "saved-play-only"));
    assert_eq!(ask(&router, Method::DELETE, &change, &Value::Null).await, (204, Value::Null));
    for (method, body) in [(Method::GET, &Value::Null), (Method::PUT, &second), (Method::DELETE, &Value::Null)] {
        let (status, gone) = ask(&router, method, &change, body).await;
        assert_eq!((status, code(&gone)), (404, "saved-unknown"));
    }
}

#[tokio::test]
async fn what_cannot_be_saved_has_a_code() {
    let router = saving(Store::open(&folder("bodies").join("saved.sqlite"), MAX).expect("it opens"));
    let deep = format!("[{}{}]", "[".repeat(500), "]".repeat(500));
    for (body, expected) in [
        (json!({}), (400, "saved-body")),
        (json!([]), (400, "saved-body")),
        (json!({"puzzle": 5}), (400, "saved-body")),
        (json!({"puzzle": "x", "log": "y"}), (400, "saved-body")),
        (json!({"puzzle": "x", "owner": "me"}), (400, "saved-body")),
        (json!({"puzzle": "x", "title": "y".repeat(201)}), (413, "saved-too-large")),
        (json!({"puzzle": "x".repeat(300_000)}), (413, "saved-too-large")),
        (json!({"puzzle": "x", "log": ["y".repeat(600_000)]}), (413, "saved-too-large")),
        (json!({"puzzle": "x".repeat(2_000_000)}), (413, "request-too-large")),
    ] {
        let (status, refused) = ask(&router, Method::POST, "", &body).await;
        assert_eq!((status, code(&refused)), expected, "{body:.60}");
    }
    let deep = format!(r#"{{"puzzle": "x", "log": {deep}}}"#);
    let request = Request::post("/api/saved").header(header::HOST, "localhost");
    let request = request.header(header::CONTENT_TYPE, "application/json").body(Body::from(deep)).expect("a request");
    assert_eq!(router.clone().oneshot(request).await.expect("it answers").status(), 400);
    for link in ["/x", "/0123456789abcdef0123456789abcdef", "/%2e%2e%2fsaved.sqlite", "/'; DROP TABLE saved; --"] {
        let link = link.replace(' ', "%20");
        let (status, refused) = ask(&router, Method::GET, &link, &Value::Null).await;
        assert_eq!((status, code(&refused)), (404, "saved-unknown"), "{link}");
    }
    let (_, saved) = ask(&router, Method::POST, "", &json!({"puzzle": "x"})).await;
    let (status, refused) = ask(&router, Method::PUT, &link(&saved, "id"), &json!({"puzzle": "x"})).await;
    assert_eq!((status, code(&refused)), (400, "saved-version"));
}

#[tokio::test]
async fn without_a_store_questions_are_answered() {
    let router = router(config());
    let (status, refused) = ask(&router, Method::POST, "", &json!({"puzzle": "x"})).await;
    assert_eq!((status, code(&refused)), (503, "store-off"));
    let (status, _) = super::read(
        router.oneshot(super::question("read", r#"{"puzzle": "jugs: 3, 5\ngoal: 4\n"}"#)).await.expect("it answers"),
    )
    .await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_store_that_is_full_refuses_and_goes_on() {
    let file = folder("full").join("saved.sqlite");
    let router = saving(Store::open(&file, 1 << 18).expect("it opens"));
    let body = json!({"puzzle": "x".repeat(50_000)});
    let mut kept = Vec::new();
    let refused = loop {
        let (status, answer) = ask(&router, Method::POST, "", &body).await;
        if status != 201 {
            break (status, answer);
        }
        kept.push(link(&answer, "id"));
    };
    assert_eq!((refused.0, code(&refused.1)), (507, "store-at-limit"), "{}", refused.1);
    assert!(!refused.1.to_string().contains("full/saved"), "a path of the machine: {}", refused.1);
    assert!((3..6).contains(&kept.len()), "{}", kept.len());
    for link in &kept {
        assert_eq!(ask(&router, Method::GET, link, &Value::Null).await.0, 200);
    }
    assert_eq!(ask(&router, Method::DELETE, &kept[0], &Value::Null).await.0, 204);
    assert_eq!(ask(&router, Method::POST, "", &body).await.0, 201);
}

#[test]
fn a_file_that_is_not_ours_is_left_as_it_is() {
    let folder = folder("foreign");
    let open = |name: &str| Store::open(&folder.join(name), MAX).map(drop);
    fs::write(folder.join("text"), "# A text that is long enough for a header of SQLite\n".repeat(20))
        .expect("it writes");
    let other = Connection::open(folder.join("other")).expect("it opens");
    other.execute_batch("CREATE TABLE notes (text); PRAGMA user_version = 1").expect("it works");
    let marked = Connection::open(folder.join("marked")).expect("it opens");
    marked.execute_batch("PRAGMA application_id = 77").expect("it works");
    let before = |name: &str| fs::read(folder.join(name)).expect("it is there");
    for name in ["text", "other", "marked"] {
        let bytes = before(name);
        assert_eq!(open(name), Err(StoreError::Foreign), "{name}");
        assert_eq!(before(name), bytes, "{name}");
    }
    open("mine").expect("it opens");
    open("mine").expect("it opens again");
    let mine = Connection::open(folder.join("mine")).expect("it opens");
    mine.execute_batch("PRAGMA user_version = 99").expect("it works");
    assert_eq!(open("mine"), Err(StoreError::Newer));
    fs::write(folder.join("empty"), "").expect("it writes");
    assert_eq!(open("empty"), Ok(()));
    assert!(matches!(open(""), Err(StoreError::Broken(_))));
}

#[test]
fn a_file_in_use_or_without_permission_is_said() {
    let folder = folder("locked");
    let file = folder.join("saved.sqlite");
    drop(Store::open(&file, MAX).expect("it opens"));
    let other = Connection::open(&file).expect("it opens");
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE").expect("it works");
    assert_eq!(Store::open(&file, MAX).map(drop), Err(StoreError::Locked));
    drop(other);
    let mut permissions = fs::metadata(&folder).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&folder, permissions).expect("it is ours");
    if fs::write(folder.join("probe"), "").is_ok() {
        println!("skipped: this user may write everywhere");
        return;
    }
    assert_eq!(Store::open(&folder.join("new.sqlite"), MAX).map(drop), Err(StoreError::ReadOnly));
}

#[tokio::test]
async fn a_copy_is_made_while_the_server_runs() {
    let folder = folder("copies");
    let file = folder.join("saved.sqlite");
    let router = saving(Store::open(&file, MAX).expect("it opens"));
    let body = json!({"title": "before", "puzzle": "x"});
    let (_, saved) = ask(&router, Method::POST, "", &body).await;
    let copy = folder.join("copy.sqlite");
    assert_eq!(Store::copy(&file, &copy), Ok(()));
    assert_eq!(Store::copy(&file, &copy), Err(StoreError::Exists), "nothing is written over");
    assert_eq!(Store::copy(&folder.join("none"), &folder.join("other")), Err(StoreError::Missing));
    assert!(!folder.join("none").exists() && !folder.join("other").exists());
    let (_, later) = ask(&router, Method::POST, "", &json!({"title": "after", "puzzle": "x"})).await;
    drop(router);
    assert!(!folder.join("saved.sqlite-wal").exists(), "after the end all is in one file");
    let copied = saving(Store::open(&copy, MAX).expect("the copy opens"));
    assert_eq!(ask(&copied, Method::GET, &link(&saved, "id"), &Value::Null).await.1["title"], "before");
    assert_eq!(ask(&copied, Method::GET, &link(&later, "id"), &Value::Null).await.0, 404);
}

#[tokio::test]
async fn the_request_of_the_specification_is_answered_as_it_says() {
    let page = include_str!("../../../../spec/23-server.md");
    let (_, rest) = page.split_once("```http\nPOST /api/saved\n").expect("it shows a request");
    let (shown, _) = rest.split_once("```").expect("it ends");
    let (body, answer) = shown.split_once("\n\n").expect("it shows an answer");
    let (status, expected) = answer.split_once('\n').expect("it has a status");
    let body = serde_json::from_str(body).expect("it is JSON");
    let expected: Value = serde_json::from_str(expected).expect("it is JSON");
    let router = saving(Store::open(&folder("specification").join("saved.sqlite"), MAX).expect("it opens"));
    let (found, answer) = ask(&router, Method::POST, "", &body).await;
    assert_eq!(status, format!("{found} Created"));
    let names = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&answer), names(&expected));
}

#[tokio::test]
async fn a_puzzle_may_be_unfinished_and_what_may_be_left_out_may_be_null() {
    let store = Store::open(&folder("unfinished").join("saved.sqlite"), MAX).expect("it opens");
    let router = saving(store);
    let unfinished = json!({"family": "hanoi", "disks": null, "start": false});
    let body = json!({"puzzle": unfinished, "title": null, "log": null, "version": null});
    let (status, saved) = ask(&router, Method::POST, "", &body).await;
    assert_eq!(status, 201, "{saved}");
    let (_, found) = ask(&router, Method::GET, &link(&saved, "id"), &Value::Null).await;
    assert_eq!((&found["title"], &found["log"]), (&json!(""), &json!([])), "{found}");
}
