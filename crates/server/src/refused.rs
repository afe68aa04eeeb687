//! What is answered to bytes that are no HTTP request.
//!
//! Such bytes never reach the router: hyper answers them itself, with a status and nothing else. Here that answer gets the
//! diagnostic that every other refusal has.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::http::StatusCode;
use bachet::Language;
use bachet::messages::{Message, MessageId};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::listen::MAX_HEADER_BYTES;
use crate::problem::Problem;

/// The stream of a connection on which no refusal is without a reason.
pub(crate) struct Explained<S> {
    stream: S,
    /// What is written instead of a bare refusal, and how much of it was written.
    instead: Option<(Vec<u8>, usize)>,
}

impl<S> Explained<S> {
    pub(crate) fn new(stream: S) -> Self {
        Self { stream, instead: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Explained<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Explained<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        if this.instead.is_none() {
            this.instead = explained(bytes).map(|instead| (instead, 0));
        }
        let Some((instead, written)) = &mut this.instead else {
            return Pin::new(&mut this.stream).poll_write(context, bytes);
        };
        while *written < instead.len() {
            let more = ready!(Pin::new(&mut this.stream).poll_write(context, &instead[*written..]))?;
            if more == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            *written += more;
        }
        this.instead = None;
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Returns what is written instead of these bytes, if they are a refusal without a body. Every refusal of ours has a body.
fn explained(bytes: &[u8]) -> Option<Vec<u8>> {
    if !bytes.starts_with(b"HTTP/1.1 4") {
        return None;
    }
    let head = str::from_utf8(bytes).ok()?.strip_suffix("\r\n\r\n")?;
    let mut lines = head.split("\r\n");
    let first = lines.next()?;
    let is = |line: &str, name: &str| line.split_once(':').is_some_and(|(found, _)| found.eq_ignore_ascii_case(name));
    if lines.clone().any(|line| is(line, "content-type")) {
        return None;
    }
    let status = StatusCode::from_bytes(first.split(' ').nth(1)?.as_bytes()).ok()?;
    let message = match status {
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => {
            Message::from(MessageId::RequestHeadTooLarge).text("most", MAX_HEADER_BYTES.to_string())
        }
        StatusCode::URI_TOO_LONG => MessageId::RequestAddressTooLong.into(),
        _ => MessageId::RequestUnreadable.into(),
    };
    let body = Problem::new(status, message).json(Language::English);
    let kept = lines.filter(|line| !is(line, "content-length") && !is(line, "connection"));
    let added = ["content-type: application/json", "connection: close"];
    let length = format!("content-length: {}", body.len());
    let head: Vec<&str> = [first].into_iter().chain(kept).chain(added).chain([length.as_str()]).collect();
    Some(format!("{}\r\n\r\n{body}", head.join("\r\n")).into_bytes())
}
