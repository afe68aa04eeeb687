//! Watches the time of the work: when a task must leave the quick lane, and when it must end.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::Failure;
use super::pool::{Lane, Pool, State};
use super::priority;

/// Time between two looks at the work.
const TICK: Duration = Duration::from_millis(10);

/// Time after which a task leaves the quick lane.
const SLICE: Duration = Duration::from_millis(50);

/// Time in which work notices that it is cancelled; work that takes longer is left to itself, with low priority.
const NOTICE: Duration = Duration::from_secs(20);

/// Watches until the pool is closed.
pub(super) fn run(pool: &Arc<Pool>) {
    let mut state = pool.state();
    while !state.is_closed {
        if state.running.is_empty() {
            state.is_clock_idle = true;
            state = pool.clock.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.is_clock_idle = false;
        }
        (state, _) = pool.clock.wait_timeout(state, TICK).unwrap_or_else(PoisonError::into_inner);
        look(pool, &mut state, Instant::now());
    }
}

fn look(pool: &Arc<Pool>, state: &mut State, now: Instant) {
    let mut room = state.long_room(pool.max_long);
    let mut left = 0;
    for run in &mut state.running {
        let worked = now.saturating_duration_since(run.start);
        let is_over = worked >= run.ticket.time || run.ticket.cancel.load(Ordering::SeqCst);
        if is_over && run.cancelled.is_none() {
            run.ticket.cancel.store(true, Ordering::SeqCst);
            run.cancelled = Some(now);
        }
        if run.lane == Lane::Quick && worked >= SLICE {
            left += 1;
            priority::lower(run.thread);
            // What has to end anyway need not begin again.
            run.lane = if room > 0 || is_over { Lane::Long } else { Lane::Leaving };
            room = room.saturating_sub(1);
            if run.lane == Lane::Leaving {
                run.ticket.cancel.store(true, Ordering::SeqCst);
                run.cancelled = Some(now);
            }
        }
        if run.cancelled.is_some_and(|since| now.saturating_duration_since(since) > NOTICE) {
            run.ticket.reply(Err(Failure::Bug));
        }
    }
    state.quick_threads -= left;
    for _ in 0..left {
        pool.wake(state);
    }
}
