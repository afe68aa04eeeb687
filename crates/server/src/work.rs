//! Work on requests: each within its limits, quick work before long work, and every client in turn.
//!
//! Nobody knows how long a question takes before it is answered. It therefore begins in the quick lane. What takes longer
//! than a short slice goes on in the long lane, with low priority; if that is full, it is cancelled and begins again when
//! its turn comes. Thus hopeless work costs the others a slice, and never all of the cores.

mod clock;
mod fair;
mod kept;
mod lru;
mod pool;
mod priority;
mod task;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use bachet::Progress;
use bachet::requests::Request;
use tokio::sync::{Semaphore, oneshot};

use crate::Config;
use kept::{Kept, Key};
use pool::Pool;
use task::{Task, Ticket};

/// Who asks, as far as that can be known: the address of the machine.
pub(crate) type Client = Option<IpAddr>;

/// Those who work on requests.
#[derive(Debug)]
pub(crate) struct Workers {
    pool: Arc<Pool>,
    kept: Arc<Kept>,
    /// A permit for each request that may wait or be worked on.
    places: Arc<Semaphore>,
}

/// The limits of one request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    time: Duration,
    steps: Option<u64>,
    /// Maximum number of bytes of memory.
    bytes: usize,
}

/// A request that was worked on.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    /// The answer, or why there is none.
    pub(crate) json: Bytes,
    /// Whether there is an answer.
    pub(crate) is_answered: bool,
}

/// Why a request was not worked on to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// Too many others wait.
    Busy,
    /// The work failed; this is a bug.
    Bug,
}

/// A request that waits or is worked on. Who drops it leaves: the work is cancelled.
#[derive(Debug)]
pub(crate) struct Pending {
    ticket: Arc<Ticket>,
    reply: oneshot::Receiver<Result<Done, Failure>>,
}

impl Limits {
    /// Returns what the asker allows, within what the server allows.
    pub(crate) fn of(config: &Config, request: &Request) -> Self {
        let asked = request.time.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let steps = [config.max_steps, request.steps].into_iter().flatten().min();
        Self {
            time: asked.map_or(config.max_time, |asked| asked.min(config.max_time)),
            steps,
            bytes: config.max_memory,
        }
    }
}

impl Workers {
    pub(crate) fn new(config: &Config) -> Self {
        let kept = Arc::new(Kept::new(config.max_kept));
        let pool = Pool::start(config.workers, config.max_waiting, Arc::clone(&kept));
        Self { pool, kept, places: Arc::new(Semaphore::new(config.workers + config.max_waiting)) }
    }

    /// Returns the number of questions that wait or are worked on.
    pub(crate) fn questions(&self) -> usize {
        self.pool.state().questions()
    }

    /// Returns the answer to a request of these bytes, if it was answered not long ago.
    pub(crate) fn answered(&self, verb: &str, body: &Bytes) -> Option<Done> {
        self.kept.answer(&Key::of(verb, body))
    }

    /// Begins to work on a request, whose bytes are the same as those of [`Self::answered`].
    pub(crate) fn begin(
        &self,
        client: Client,
        (verb, body): (&str, &Bytes),
        request: Request,
        limits: Limits,
    ) -> Result<Pending, Failure> {
        let place = || Arc::clone(&self.places).try_acquire_owned().ok();
        let place = place().or_else(|| {
            // Those who left while they waited may hold places.
            self.pool.forget_left();
            place()
        });
        let place = place.ok_or(Failure::Busy)?;
        let (sender, reply) = oneshot::channel();
        let ticket = Arc::new(Ticket::new(client, limits.time, sender));
        // An answer with its time is never the same again.
        let key = (!request.stats).then(|| Key::of(verb, body));
        self.pool.submit(Task { ticket: Arc::clone(&ticket), request, limits, key, _place: place })?;
        Ok(Pending { ticket, reply })
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.pool.close();
    }
}

impl Pending {
    /// Waits for the end of the work.
    pub(crate) async fn ended(&mut self) -> Result<Done, Failure> {
        (&mut self.reply).await.unwrap_or(Err(Failure::Bug))
    }

    /// How far the work is.
    pub(crate) fn progress(&self) -> &Progress {
        &self.ticket.progress
    }

    /// Whether nobody works on it at the moment.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.ticket.is_running.load(Ordering::Relaxed)
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        // In this order: work that begins again looks whether the asker is still there after it has reset the flag.
        self.reply.close();
        self.ticket.cancel.store(true, Ordering::SeqCst);
    }
}
