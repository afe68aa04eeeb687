//! Runs work on several threads and takes the results in order.
//!
//! A promise of each result is queued before a thread gets the work, so the results come in the order of the work. The
//! queue is bounded, which bounds the memory.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// Runs `work` on each item of `list`, on this number of threads. Calls `take` with each result in order, and with
/// `None` after each `tick` without a result; when it returns `false`, no more work is started.
pub(crate) fn ordered<W: Send, R: Send>(
    threads: usize,
    list: impl Iterator<Item = W> + Send,
    work: impl Fn(W) -> R + Sync,
    tick: Duration,
    mut take: impl FnMut(Option<R>) -> bool,
) {
    let (deal, dealt) = sync_channel::<(W, SyncSender<R>)>(2 * threads);
    let (promise, promises) = sync_channel::<Receiver<R>>(2 * threads);
    let dealt = Mutex::new(dealt);
    thread::scope(|scope| {
        scope.spawn(move || {
            for item in list {
                let (done, result) = sync_channel(1);
                if promise.send(result).is_err() || deal.send((item, done)).is_err() {
                    return;
                }
            }
        });
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let next = dealt.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((item, done)) = next else { return };
                    // The results are no longer wanted if this fails.
                    drop(done.send(work(item)));
                }
            });
        }
        // Dropped at the end of this block, which ends the thread that hands out the work.
        let promises = promises;
        for result in &promises {
            loop {
                match result.recv_timeout(tick) {
                    Ok(result) => {
                        if !take(Some(result)) {
                            return;
                        }
                        break;
                    }
                    Err(RecvTimeoutError::Timeout) => {
                        if !take(None) {
                            return;
                        }
                    }
                    // The thread panicked; so will this scope.
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_their_order() {
        for threads in [1, 3] {
            let mut results = Vec::new();
            let square = |n: u64| {
                thread::yield_now();
                n * n
            };
            ordered(threads, 0..100, square, Duration::from_secs(9), |result| {
                results.extend(result);
                results.len() < 50
            });
            assert!(results.iter().copied().eq((0..50).map(|n| n * n)));
        }
    }
}
