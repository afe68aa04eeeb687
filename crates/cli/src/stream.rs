//! A pipeline for chunks of lines: one reader, several workers, and a writer that receives the answers in order.
//!
//! A fixed number of chunks circulates from the reader to a worker, to the writer, and back to the reader, which bounds
//! the memory for any input. The reader queues a promise of each chunk's answers before a worker gets the chunk, so the
//! writer receives the answers in the order of the input. The threads are not joined, because the reader may block
//! forever after the output was closed; they end with the process.

use std::io::{self, Read};
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bachet::batch::{self, Answers, Batch, Options, Place};

use crate::chunks::{Chunk, Cutter, Pace};

/// A chunk of lines with its answers.
pub(crate) struct Answered {
    lines: Chunk,
    /// Whether only blank lines and comments are before the chunk.
    is_start: bool,
    pub(crate) answers: Answers,
}

/// A chunk for a worker, and the channel for its answers.
struct Job {
    chunk: Answered,
    done: SyncSender<Answered>,
}

/// The channel for the answers of a chunk, or why the input cannot be read.
type Promise = io::Result<Receiver<Answered>>;

/// A running pipeline.
pub(crate) struct Stream {
    promises: Receiver<Promise>,
    next: Option<Receiver<Answered>>,
    free: Sender<Answered>,
    workers: Vec<JoinHandle<()>>,
}

/// What [`Stream::wait`] returns.
pub(crate) enum Event {
    /// The next chunk.
    Chunk(Answered),
    /// No chunk is ready yet.
    Nothing(Waiting),
    /// The input cannot be read any further.
    Failed(io::Error),
    /// The end of the input.
    End,
}

/// What the pipeline is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// Answers.
    Worker,
    /// Lines.
    Input,
}

impl Stream {
    /// Starts to read and to answer, in chunks of `size` bytes, until `stop` returns `true`.
    pub(crate) fn begin(
        input: impl Read + Send + 'static,
        pace: Pace,
        size: usize,
        threads: usize,
        options: Options<'static>,
        stop: fn() -> bool,
    ) -> Self {
        let (free, empty) = channel();
        let chunks = 2 * threads + 2;
        for _ in 0..chunks {
            // The receiver still exists, so this cannot fail.
            drop(free.send(Answered { lines: Chunk::new(size), is_start: true, answers: Answers::default() }));
        }
        let (jobs_out, jobs) = sync_channel::<Job>(chunks);
        let jobs = Arc::new(Mutex::new(jobs));
        let work = |_| {
            let jobs = Arc::clone(&jobs);
            thread::spawn(move || work(&jobs, options))
        };
        let workers = (0..threads).map(work).collect();
        let (promise, promises) = sync_channel(chunks);
        thread::spawn(move || read(Cutter::new(input, pace), &empty, &jobs_out, &promise, stop));
        Self { promises, next: None, free, workers }
    }

    /// Waits for the next chunk for at most this time.
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

    /// Returns a chunk to the reader, which reuses it.
    pub(crate) fn give_back(&self, chunk: Answered) {
        // The reader has ended if this fails.
        drop(self.free.send(chunk));
    }

    /// Passes on the panic of a worker that ended without an answer.
    fn broken(&mut self) -> ! {
        for worker in self.workers.drain(..) {
            // The other workers end when the channel of jobs is closed.
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
        let place = Place { line: chunk.lines.first, is_start: chunk.is_start };
        batch.answer(chunk.lines.text(), place, &mut chunk.answers);
        // The program is ending if this fails.
        drop(done.send(chunk));
    }
}

/// Reads the input in chunks and gives them to the workers.
fn read(
    mut cutter: Cutter<impl Read>,
    empty: &Receiver<Answered>,
    jobs_out: &SyncSender<Job>,
    promise: &SyncSender<Promise>,
    stop: fn() -> bool,
) {
    let mut is_start = true;
    // The channel is closed when the writer has ended.
    while let Ok(mut chunk) = empty.recv() {
        match cutter.fill(&mut chunk.lines) {
            Ok(true) if !stop() => {}
            Ok(_) => return,
            Err(error) => {
                drop(promise.send(Err(error)));
                return;
            }
        }
        chunk.is_start = is_start;
        is_start = is_start && batch::has_no_content(chunk.lines.text());
        let (done, answer) = sync_channel(1);
        if promise.send(Ok(answer)).is_err() || jobs_out.send(Job { chunk, done }).is_err() {
            return;
        }
    }
}
