//! Who may ask.

use axum::body::Body;
use axum::http::{Request, header};

use super::{answer, question, refusal};

const PUZZLE: &str = r#"{"puzzle": "jugs: 3, 5\ngoal: 4\n"}"#;

fn asked(headers: &[(&str, &str)]) -> Request<Body> {
    let mut request = question("solve", PUZZLE);
    for (name, value) in headers {
        let name = header::HeaderName::try_from(*name).expect("a name");
        request.headers_mut().insert(name, value.parse().expect("a value"));
    }
    request
}

#[tokio::test]
async fn another_name_is_refused_everywhere() {
    for host in ["evil.example", "evil.example:8080", "10.0.0.1", "localhost.evil.example", ""] {
        assert_eq!(refusal(asked(&[("host", host)])).await, (403, "server-host".to_owned()), "{host}");
        for path in ["/", "/api/health", "/no/such"] {
            let request = Request::get(path).header(header::HOST, host).body(Body::empty()).expect("a request");
            assert_eq!(refusal(request).await, (403, "server-host".to_owned()), "{host}{path}");
        }
    }
    let mut twice = asked(&[]);
    twice.headers_mut().append(header::HOST, "localhost".parse().expect("a value"));
    assert_eq!(refusal(twice).await.0, 403);
    let mut without = asked(&[]);
    without.headers_mut().remove(header::HOST);
    assert_eq!(refusal(without).await.0, 403);
}

#[tokio::test]
async fn a_page_of_another_site_is_refused() {
    for headers in [
        &[("origin", "https://evil.example")][..],
        &[("origin", "null")],
        &[("origin", "http://localhost:9090")],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("sec-fetch-site", "cross-site"), ("origin", "http://localhost:8080")],
        // The name of the other site points to this machine.
        &[("host", "evil.example"), ("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")],
    ] {
        assert_eq!(refusal(asked(headers)).await.0, 403, "{headers:?}");
    }
    for headers in [
        &[][..],
        &[("origin", "http://localhost:8080")],
        &[("sec-fetch-site", "same-origin")],
        &[("host", "127.0.0.1:1"), ("origin", "http://127.0.0.1:1")],
        &[("host", "[::1]:1")],
    ] {
        assert_eq!(answer(asked(headers)).await.status(), 200, "{headers:?}");
    }
}

#[tokio::test]
async fn every_answer_has_its_headers_and_allows_no_other_site() {
    for request in [asked(&[]), asked(&[("host", "evil.example")]), question("nonsense", "")] {
        let response = answer(request).await;
        let header = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok());
        assert!(header("content-security-policy").is_some_and(|policy| policy.starts_with("default-src 'none'")));
        assert_eq!(header("x-content-type-options"), Some("nosniff"));
        assert_eq!(header("referrer-policy"), Some("no-referrer"));
        assert_eq!(header("access-control-allow-origin"), None);
        assert_eq!(header("content-type"), Some("application/json"));
    }
}
