//! CPU time of two programs that do the same work, taken in turns.
//!
//! The time is that of this thread, not of the wall: other work on the machine then only disturbs caches. A batch
//! repeats the work until it is long enough for the clock; the least of the batches is the figure, since everything
//! that disturbs makes a batch longer. The two take turns, so that both meet the machine in the same mood.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

/// The time that a batch should take.
const BATCH: Duration = Duration::from_micros(500);
/// The time that all batches of one program should take.
const TOTAL: Duration = Duration::from_millis(20);
/// The number of fresh things in a batch.
const FRESH: usize = 20;
/// The number of batches, whatever they take.
const FEWEST: u32 = 3;

/// Nanoseconds a call of each: the minimum over the batches.
pub fn beside<A, B>(mut ours: impl FnMut() -> A, mut peer: impl FnMut() -> B) -> (f64, f64) {
    let (our_calls, our_batches) = plan(&mut ours);
    let (peer_calls, peer_batches) = plan(&mut peer);
    let (mut our_best, mut peer_best) = (f64::INFINITY, f64::INFINITY);
    for turn in 0..our_batches.max(peer_batches) {
        if turn < our_batches {
            our_best = our_best.min(batch(our_calls, &mut ours));
        }
        if turn < peer_batches {
            peer_best = peer_best.min(batch(peer_calls, &mut peer));
        }
    }
    (our_best, peer_best)
}

/// Nanoseconds of a call on something fresh, the making not counted: the minimum over the batches.
pub fn first_call<S, T>(make: impl Fn() -> S, call: impl Fn(&mut S) -> T) -> f64 {
    let batch = || {
        let mut fresh: Vec<S> = (0..FRESH).map(|_| make()).collect();
        let start = ThreadTime::now();
        for one in &mut fresh {
            black_box(call(one));
        }
        start.elapsed().as_nanos() as f64 / FRESH as f64
    };
    (0..FEWEST).map(|_| batch()).fold(f64::INFINITY, f64::min)
}

/// Calls a batch, and batches.
fn plan<T>(work: &mut impl FnMut() -> T) -> (u32, u32) {
    let once = Duration::from_nanos(batch(1, work) as u64).max(Duration::from_nanos(1));
    let calls = (BATCH.as_nanos() / once.as_nanos()).clamp(1, 100_000) as u32;
    let batches = (TOTAL.as_nanos() / (once.as_nanos() * u128::from(calls))).clamp(u128::from(FEWEST), 50) as u32;
    (calls, batches)
}

/// Nanoseconds a call.
fn batch<T>(calls: u32, work: &mut impl FnMut() -> T) -> f64 {
    let start = ThreadTime::now();
    for _ in 0..calls {
        black_box(work());
    }
    start.elapsed().as_nanos() as f64 / f64::from(calls)
}
