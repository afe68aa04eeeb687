//! Chunks of lines from a reader, through as many threads as there are cores, to a writer, in order.
//!
//! A fixed number of chunks goes round: reader, worker, writer, reader. That bounds the memory, whatever the input. The
//! reader puts a promise of each chunk's answers into a queue before a worker has them, so that the writer takes
//! them in the order of the input. The threads are not joined: they may hang in a read that never ends when the one who
//! reads our output has gone away, and end with the process.

use std::io::{self, Read};
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bachet::batch::{Answers, Batch, Options};

use crate::chunks::{Chunk, Cutter, Pace};

/// Lines and their answers.
pub(crate) struct Answered {
    lines: Chunk,
    pub(crate) answers: Answers,
}

/// A chunk that a worker answers.
struct Job {
    chunk: Answered,
    done: SyncSender<Answered>,
}

/// What the writer waits for next.
type Promise = io::Result<Receiver<Answered>>;

/// Answered chunks, in order.
pub(crate) struct Stream {
    promises: Receiver<Promise>,
    next: Option<Receiver<Answered>>,
    free: Sender<Answered>,
    workers: Vec<JoinHandle<()>>,
}

/// What has come when somebody looks.
pub(crate) enum Event {
    /// The next chunk.
    Chunk(Answered),
    /// Nothing yet.
    Nothing(Waiting),
    /// The input cannot be read further.
    Failed(io::Error),
    /// There is no more.
    End,
}

/// What a stream waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// Answers.
    Worker,
    /// Lines.
    Input,
}

impl Stream {
    /// Begins to read and to answer. Chunks have so many bytes; no more are read once `stop` says so.
    pub(crate) fn begin(
        input: impl Read + Send + 'static,
        pace: Pace,
        size: usize,
        threads: usize,
        options: Options<'static>,
        stop: fn() -> bool,
    ) -> Self {
        let (free, empty) = channel();
        let around = 2 * threads + 2;
        for _ in 0..around {
            // The receiver is still here.
            drop(free.send(Answered { lines: Chunk::new(size), answers: Answers::default() }));
        }
        let (deal, jobs) = sync_channel::<Job>(around);
        let jobs = Arc::new(Mutex::new(jobs));
        let work = |_| {
            let jobs = Arc::clone(&jobs);
            thread::spawn(move || work(&jobs, options))
        };
        let workers = (0..threads).map(work).collect();
        let (promise, promises) = sync_channel(around);
        thread::spawn(move || read(Cutter::new(input, pace), &empty, &deal, &promise, stop));
        Self { promises, next: None, free, workers }
    }

    /// Waits for the next chunk, not longer than this.
    pub(crate) fn wait(&mut self, time: Duration) -> Event {
        let next = match self.next.take() {
            Some(next) => next,
            None => match self.promises.recv_timeout(time) {
                Ok(Ok(next)) => next,
                Ok(Err(error)) => return Event::Failed(error),
                Err(RecvTimeoutError::Timeout) => return Event::Nothing(Waiting::Input),
                Err(RecvTimeoutError::Disconnected) => return Event::End,
            },
        };
        match next.recv_timeout(time) {
            Ok(chunk) => Event::Chunk(chunk),
            Err(RecvTimeoutError::Timeout) => {
                self.next = Some(next);
                Event::Nothing(Waiting::Worker)
            }
            Err(RecvTimeoutError::Disconnected) => self.broken(),
        }
    }

    /// Gives a chunk back for what is read next.
    pub(crate) fn give_back(&self, chunk: Answered) {
        // At the end nobody wants it.
        drop(self.free.send(chunk));
    }

    /// A worker went away without an answer: it panicked, and so do we.
    fn broken(&mut self) -> ! {
        for worker in self.workers.drain(..) {
            // The others end too: nobody deals to them.
            if worker.is_finished()
                && let Err(panic) = worker.join()
            {
                resume_unwind(panic);
            }
        }
        unreachable!("a worker answers every chunk or panics")
    }
}

/// Answers chunks until there are no more.
fn work(jobs: &Mutex<Receiver<Job>>, options: Options<'static>) {
    let mut batch = Batch::new(options);
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { mut chunk, done }) = job else { return };
        batch.answer(chunk.lines.text(), chunk.lines.first, &mut chunk.answers);
        // If nobody waits for it the program ends.
        drop(done.send(chunk));
    }
}

/// Deals the input out in chunks.
fn read(
    mut cutter: Cutter<impl Read>,
    empty: &Receiver<Answered>,
    deal: &SyncSender<Job>,
    promise: &SyncSender<Promise>,
    stop: fn() -> bool,
) {
    // Nothing comes back when the writer has gone away.
    while let Ok(mut chunk) = empty.recv() {
        match cutter.fill(&mut chunk.lines) {
            Ok(true) if !stop() => {}
            Ok(_) => return,
            Err(error) => {
                drop(promise.send(Err(error)));
                return;
            }
        }
        let (done, answer) = sync_channel(1);
        if promise.send(Ok(answer)).is_err() || deal.send(Job { chunk, done }).is_err() {
            return;
        }
    }
}
