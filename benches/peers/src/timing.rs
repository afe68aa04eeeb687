//! CPU time of two programs that do the same work, taken in turns.
//!
//! The time is the CPU time of this thread, so other work on the machine only disturbs caches. A batch repeats the work
//! until it is long enough for the clock. The result is the minimum of the batches, because disturbances only make them
//! longer. The two programs alternate, so that both run under the same conditions.

use std::hint::black_box;

use cpu_time::ThreadTime;

/// The time that a batch should take, in nanoseconds.
const BATCH_NS: f64 = 5e5;
/// The time that all batches of one program should take, in nanoseconds.
const TOTAL_NS: f64 = 2e7;
/// Minimum number of batches.
const MIN_BATCHES: f64 = 3.0;
/// The time of a call, in nanoseconds, above which it is made only once, because disturbances average out.
const LONG_CALL_NS: f64 = 5e8;
/// Number of first calls in a batch.
const BATCH_CALLS: usize = 20;

/// Nanoseconds a call of each: the minimum over the batches.
pub fn beside<A, B>(mut ours: impl FnMut() -> A, mut peer: impl FnMut() -> B) -> (f64, f64) {
    let (mut ours, mut peer) = (Work::new(&mut ours), Work::new(&mut peer));
    for round in 0..ours.batches.max(peer.batches) {
        ours.run_batch(round);
        peer.run_batch(round);
    }
    (ours.best, peer.best)
}

/// Nanoseconds of a first call on a new value, without making the value: the minimum over the batches.
pub fn first_call<S, T>(make: impl Fn() -> S, call: impl Fn(&mut S) -> T) -> f64 {
    let batch = || {
        let mut fresh: Vec<S> = (0..BATCH_CALLS).map(|_| make()).collect();
        let start = ThreadTime::now();
        for one in &mut fresh {
            black_box(call(one));
        }
        start.elapsed().as_nanos() as f64 / BATCH_CALLS as f64
    };
    (0..MIN_BATCHES as u32).map(|_| batch()).fold(f64::INFINITY, f64::min)
}

/// Work to repeat.
struct Work<'w, T, F: FnMut() -> T> {
    work: &'w mut F,
    calls: u32,
    batches: u32,
    /// Nanoseconds a call, in the best batch so far.
    best: f64,
}

impl<'w, T, F: FnMut() -> T> Work<'w, T, F> {
    /// Plans the batches by a first call, which counts as one.
    fn new(work: &'w mut F) -> Self {
        let best = batch(1, work);
        let calls = (BATCH_NS / best).clamp(1.0, 100_000.0);
        let batches = if best > LONG_CALL_NS { 0.0 } else { (TOTAL_NS / (best * calls)).clamp(MIN_BATCHES, 50.0) };
        Self { work, calls: calls as u32, batches: batches as u32, best }
    }

    fn run_batch(&mut self, round: u32) {
        if round < self.batches {
            self.best = self.best.min(batch(self.calls, self.work));
        }
    }
}

/// Nanoseconds a call.
fn batch<T>(calls: u32, work: &mut impl FnMut() -> T) -> f64 {
    let start = ThreadTime::now();
    for _ in 0..calls {
        black_box(work());
    }
    start.elapsed().as_nanos() as f64 / f64::from(calls)
}
