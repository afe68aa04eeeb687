//! Bachet over HTTP: the app for people, and the verbs as an API for other programs.
//!
//! [`router`] has the routes and their rules; [`serve`] runs it on a listener until it is told to stop. `POST
//! /api/VERB` takes a question as JSON ([`bachet::requests`]) and answers with the JSON of `--json`; `/api/saved` keeps
//! puzzles and games in a [`Store`].

mod api;
mod app;
mod compressed;
mod guard;
mod listen;
mod openapi;
#[cfg(test)]
mod panics;
mod problem;
mod received;
mod refused;
mod saved;
pub mod signal;
mod store;
mod stream;
mod work;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tower_http::catch_panic::CatchPanicLayer;

pub use listen::serve;
pub use store::{Store, StoreError};
use work::Workers;

/// Number of requests for saved puzzles that may wait for the disk.
const STORE_PLACES: usize = 64;

/// Where puzzles and games are saved.
#[derive(Clone, Debug, Default)]
pub enum Saving {
    /// Nowhere: the server answers questions only.
    #[default]
    Off,
    /// In this file.
    In(Arc<Store>),
}

/// The limits and names of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Names under which the server may be addressed, besides those of this machine itself.
    pub hosts: Vec<String>,
    /// Maximum size of a body, in bytes.
    pub max_body: usize,
    /// Maximum time for an answer.
    pub max_time: Duration,
    /// Maximum number of steps for an answer.
    pub max_steps: Option<u64>,
    /// Number of questions that are worked on at once.
    pub workers: usize,
    /// Maximum number of questions that wait; more are refused.
    pub max_waiting: usize,
    /// Maximum memory for an answer, in bytes. It holds if the program counts them, as [`bachet_memory`] does.
    pub max_memory: usize,
    /// Number of bytes of answers and readings that are kept for those who ask the same again.
    pub max_kept: usize,
    /// Maximum number of connections; others wait.
    pub max_connections: usize,
    /// Maximum number of answers that are streamed at once.
    pub max_streams: usize,
    /// Time in which a request must be received.
    pub patience: Duration,
    /// Where puzzles and games are saved.
    pub saving: Saving,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            hosts: Vec::new(),
            max_body: 1 << 20,
            max_time: Duration::from_secs(10),
            max_steps: None,
            workers: std::thread::available_parallelism().map_or(1, usize::from),
            max_waiting: 256,
            max_memory: 512 << 20,
            max_kept: 64 << 20,
            max_connections: 512,
            max_streams: 64,
            patience: Duration::from_secs(30),
            saving: Saving::Off,
        }
    }
}

/// What the routes share.
#[derive(Clone, Debug)]
struct Shared {
    config: Arc<Config>,
    workers: Arc<Workers>,
    /// A permit for each request that may wait for the disk.
    store_places: Arc<Semaphore>,
    /// A permit for each stream that may be open.
    streams: Arc<Semaphore>,
    /// Becomes true when the server closes.
    closing: watch::Sender<bool>,
}

impl Shared {
    fn new(config: Config) -> Self {
        Self {
            workers: Arc::new(Workers::new(&config)),
            store_places: Arc::new(Semaphore::new(STORE_PLACES)),
            streams: Arc::new(Semaphore::new(config.max_streams)),
            closing: watch::Sender::new(false),
            config: Arc::new(config),
        }
    }
}

/// Returns the routes of a server.
pub fn router(config: Config) -> Router {
    routes(&Shared::new(config))
}

fn routes(shared: &Shared) -> Router {
    layered(api::routes().merge(saved::routes()), shared)
}

/// Puts the rules of the server around routes.
fn layered(routes: Router<Shared>, shared: &Shared) -> Router {
    // The last layer sees a request first.
    routes
        .fallback(app::page)
        .method_not_allowed_fallback(problem::wrong_method)
        .with_state(shared.clone())
        .layer(DefaultBodyLimit::max(shared.config.max_body))
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(from_fn_with_state(shared.clone(), guard::check))
        .layer(from_fn(problem::in_language))
        .layer(from_fn(guard::headers))
}

/// Serves at an address until the process is told to end. Calls `ready` with the address as soon as it can be asked.
///
/// # Errors
/// The address cannot be used.
pub fn run(address: SocketAddr, config: Config, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ended = runtime.block_on(async {
        let listener = TcpListener::bind(address).await?;
        ready(listener.local_addr()?);
        let stop = async { drop(signal::ended().await) };
        serve(listener, config, stop).await
    });
    // Work that has not noticed yet that nobody waits for it ends with the process.
    runtime.shutdown_background();
    ended
}
