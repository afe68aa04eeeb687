//! Limits the memory of work: an allocator counts the bytes that each thread holds, and cancels work that holds too
//! many.
//!
//! The program installs [`Counting`] as its global allocator. Without it nothing is counted, and there is no limit. What
//! other threads allocate for the work is not counted either.

mod arena;
mod counting;

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use arena::share_freed;
pub use counting::Counting;

thread_local! {
    // Constant and without a destructor: the allocator may use them at any time.
    static HELD: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(isize::MAX) };
    static CANCEL: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// Returns the bytes that this thread has allocated and not freed. Negative if it has freed what others allocated.
pub fn held() -> isize {
    HELD.get()
}

/// Does some work, and sets the flag as soon as this thread holds so many bytes more than before. Returns the result,
/// and whether the limit was exceeded. Work within such work has only its own limit.
pub fn limited<T>(max_bytes: usize, cancel: &Arc<AtomicBool>, work: impl FnOnce() -> T) -> (T, bool) {
    CANCEL.set(Some(Arc::clone(cancel)));
    let most = HELD.get().saturating_add_unsigned(max_bytes);
    MOST.set(most);
    let limit = Limit;
    let result = work();
    let is_exceeded = MOST.get() != most;
    drop(limit);
    (result, is_exceeded)
}

/// Ends the limit of this thread, also when the work panics.
struct Limit;

impl Drop for Limit {
    fn drop(&mut self) {
        MOST.set(isize::MAX);
        CANCEL.set(None);
    }
}

/// Counts bytes that are allocated, or freed if the number is negative.
#[inline]
fn count(bytes: isize) {
    let held = HELD.get().wrapping_add(bytes);
    HELD.set(held);
    if held > MOST.get() {
        exceed();
    }
}

#[cold]
fn exceed() {
    // Once is enough.
    MOST.set(isize::MAX);
    // It was used when the limit was set, so that this does not allocate.
    CANCEL.with_borrow(|cancel| {
        if let Some(cancel) = cancel {
            cancel.store(true, Ordering::Relaxed);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    #[global_allocator]
    static ALLOCATOR: Counting = Counting;

    fn is_cancelled(max_bytes: usize, work: impl FnOnce()) -> bool {
        let cancel = Arc::new(AtomicBool::new(false));
        let ((), is_exceeded) = limited(max_bytes, &cancel, work);
        assert_eq!(cancel.load(Ordering::Relaxed), is_exceeded);
        is_exceeded
    }

    #[test]
    fn what_is_held_counts_and_what_is_freed_does_not() {
        assert!(!is_cancelled(100_000, || drop(vec![0_u8; 90_000])));
        assert!(is_cancelled(100_000, || drop(vec![0_u8; 110_000])));
        assert!(is_cancelled(100_000, || drop(vec![1_u8; 110_000])));
        assert!(!is_cancelled(100_000, || (0..100).for_each(|_| drop(vec![0_u8; 90_000]))));
        assert!(is_cancelled(100_000, || drop((0..100).map(|_| vec![0_u8; 2_000]).collect::<Vec<_>>())));
        assert!(is_cancelled(100_000, || {
            let mut grown = Vec::new();
            (0..20_000_u64).for_each(|number| grown.push(number));
        }));
        let before = held();
        let kept = vec![0_u8; 1 << 20];
        assert!(held() - before >= 1 << 20);
        drop(kept);
        assert_eq!(held(), before);
    }

    #[test]
    fn a_panic_ends_the_limit() {
        let cancel = Arc::new(AtomicBool::new(false));
        assert!(catch_unwind(|| limited(1 << 20, &cancel, || panic!("as it should"))).is_err());
        // To draw the stack of the panic takes memory, too.
        cancel.store(false, Ordering::Relaxed);
        drop(vec![0_u8; 1 << 21]);
        assert!(!cancel.load(Ordering::Relaxed));
    }

    #[test]
    fn other_threads_have_limits_of_their_own() {
        assert!(!is_cancelled(100_000, || {
            std::thread::scope(|scope| drop(scope.spawn(|| drop(vec![0_u8; 1 << 20])).join()));
        }));
    }
}
