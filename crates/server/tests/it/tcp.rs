//! Connections: who says nothing, who never ends, and how the server ends.

use std::time::{Duration, Instant};

use bachet_server::{Config, serve};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::config;

/// A server on a port of its own.
pub(crate) struct Server {
    address: String,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<std::io::Result<()>>,
}

impl Server {
    pub(crate) async fn start(config: Config) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("it has one").to_string();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(serve(listener, config, async { drop(stopped.await) }));
        Self { address, stop, ended }
    }

    pub(crate) async fn send(&self, text: &str) -> String {
        self.send_bytes(text.as_bytes()).await
    }

    /// Sends bytes, and returns what came until the server closed the connection.
    pub(crate) async fn send_bytes(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(&self.address).await.expect("it listens");
        // It may close before it has read everything.
        drop(stream.write_all(bytes).await);
        let mut answer = Vec::new();
        let read = timeout(Duration::from_secs(30), stream.read_to_end(&mut answer)).await;
        drop(read.expect("it closes"));
        String::from_utf8_lossy(&answer).into_owned()
    }
}

fn impatient() -> Config {
    Config { patience: Duration::from_millis(400), max_connections: 4, ..config() }
}

#[tokio::test]
async fn who_sends_too_slowly_is_cut_off() {
    let server = Server::start(impatient()).await;
    let start = Instant::now();
    assert_eq!(server.send("").await, "");
    drop(server.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-").await);
    let head = "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    for body in ["Transfer-Encoding: chunked\r\n\r\n5\r\n{\"puz", "Content-Length: 50\r\n\r\n{"] {
        let answer = server.send(&format!("{head}{body}")).await;
        assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("request-slow"), "{answer}");
    }
    assert!(start.elapsed() < Duration::from_secs(8), "{:?}", start.elapsed());
}

#[tokio::test]
async fn those_beyond_the_number_of_connections_wait() {
    let server = Server::start(impatient()).await;
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(TcpStream::connect(&server.address).await.expect("it listens"));
    }
    // The silent ones lose their places soon.
    let answer = server.send("GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_closes_streams_at_once() {
    let server = Server::start(Config { max_time: Duration::from_mins(1), ..config() }).await;
    let body = json!({"puzzle": "0".repeat(81)}).to_string();
    let request = format!(
        "POST /api/count HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Accept: text/event-stream\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(&server.address).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("it reads");
    sleep(Duration::from_millis(300)).await;
    let start = Instant::now();
    server.stop.send(()).expect("it runs");
    let mut answer = String::new();
    timeout(Duration::from_secs(3), stream.read_to_string(&mut answer)).await.expect("it closes").expect("it is text");
    assert!(answer.contains("event: progress") && answer.contains("server-closes"), "{answer}");
    timeout(Duration::from_secs(3), server.ended).await.expect("it ends").expect("no panic").expect("no error");
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
}
