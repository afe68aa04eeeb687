//! Connections: how many, how long they may say nothing, and how they end.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

use crate::refused::Explained;
use crate::work::Client;
use crate::{Config, Shared, routes};

/// Time in which open requests may end after the server was told to stop.
const DRAIN: Duration = Duration::from_secs(5);

/// Time after which a system that refuses connections is asked again.
const PAUSE: Duration = Duration::from_millis(100);

/// Maximum number of bytes of the headers of a request.
pub(crate) const MAX_HEADER_BYTES: usize = 32 << 10;

/// Serves until `stop` is done, then lets open requests end for a few seconds.
///
/// # Errors
/// The listener fails.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(config.max_connections));
    let patience = config.patience;
    let shared = Shared::new(config);
    let router = routes(&shared);
    let open = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        // The system lets others wait while all places are taken.
        let arrives = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            () = &mut stop => break,
            arrived = arrives => arrived,
        };
        match accepted {
            Ok((stream, client)) => {
                let connection = open.watch(connection(stream, client, router.clone(), patience));
                tokio::spawn(async move {
                    // A connection that breaks off concerns nobody else.
                    drop(connection.await);
                    drop(place);
                });
            }
            Err(error) if is_of_connection(&error) => {}
            // For example, too many files are open.
            Err(_) => sleep(PAUSE).await,
        }
    }
    drop(listener);
    shared.closing.send_replace(true);
    // What has not ended by then is cut off.
    drop(timeout(DRAIN, open.shutdown()).await);
    Ok(())
}

fn connection(
    stream: TcpStream,
    client: SocketAddr,
    router: Router,
    patience: Duration,
) -> http1::Connection<
    TokioIo<Explained<TcpStream>>,
    impl hyper::service::HttpService<Incoming, ResBody = Body, Error = std::convert::Infallible, Future: Send>,
> {
    // An answer is small and complete: waiting for more to send only delays it.
    drop(stream.set_nodelay(true));
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert::<Client>(Some(client.ip()));
        router.clone().oneshot(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(MAX_HEADER_BYTES);
    http.serve_connection(TokioIo::new(Explained::new(stream)), service)
}

fn is_of_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind())
}
