//! The threads of the work.

use std::sync::OnceLock;
use std::thread;

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Size of the stack of a thread in bytes. A thread that waits takes up other work on top of its own.
const STACK: usize = 16 << 20;

/// Threads that are started when there is work for more than one.
#[derive(Debug)]
pub(crate) struct Workers {
    threads: usize,
    pool: OnceLock<Option<ThreadPool>>,
}

impl Workers {
    /// Prepares for this number of threads; 0 means one for each core.
    pub(crate) fn new(threads: usize) -> Self {
        let all = || thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { threads: if threads == 0 { all() } else { threads }, pool: OnceLock::new() }
    }

    /// Returns the number of threads.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Applies a function to each item, and returns the results in the order of the items. It may be called within
    /// such a function.
    pub(crate) fn map<T: Send, R: Send>(&self, items: Vec<T>, work: impl Fn(T) -> R + Sync + Send) -> Vec<R> {
        match self.pool().filter(|_| items.len() > 1) {
            Some(pool) => pool.install(|| items.into_par_iter().map(work).collect()),
            None => items.into_iter().map(work).collect(),
        }
    }

    /// Returns the threads; `None` if there is one alone, or the system gives no others.
    fn pool(&self) -> Option<&ThreadPool> {
        if self.threads == 1 {
            return None;
        }
        let build = || ThreadPoolBuilder::new().num_threads(self.threads).stack_size(STACK).build().ok();
        self.pool.get_or_init(build).as_ref()
    }
}
