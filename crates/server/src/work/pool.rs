//! The threads that work, and the two lanes in which they do.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use super::clock;
use super::fair::FairQueue;
use super::kept::Kept;
use super::priority::{self, ThreadId};
use super::task::{Task, Ticket};
use super::{Client, Failure};

/// Maximum number of requests that wait for the long lane; each may take its whole time.
const MAX_LONG_WAITING: usize = 16;

/// The threads that work on requests.
#[derive(Debug)]
pub(super) struct Pool {
    state: Mutex<State>,
    /// Wakes threads that wait for quick work.
    work: Condvar,
    /// Wakes the clock when work begins.
    pub(super) clock: Condvar,
    /// Number of tasks in the quick lane at once.
    max_quick: usize,
    /// Number of tasks in the long lane at once: a core is left for the others, if there are several.
    pub(super) max_long: usize,
    /// Maximum number of tasks of one client that wait.
    max_of_client: usize,
    kept: Arc<Kept>,
}

/// Who waits and who works.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Tasks that have not begun.
    quick: FairQueue<Client, Task>,
    /// Tasks that took longer than a slice, and begin again.
    long: FairQueue<Client, Task>,
    pub(super) running: Vec<Run>,
    /// Number of threads of the quick lane, at work or not.
    pub(super) quick_threads: usize,
    /// Number of those that wait for work.
    idle: usize,
    /// Whether the clock waits until work begins.
    pub(super) is_clock_idle: bool,
    pub(super) is_closed: bool,
}

/// A task that a thread works on.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) ticket: Arc<Ticket>,
    pub(super) lane: Lane,
    pub(super) thread: ThreadId,
    pub(super) start: Instant,
    /// When it was cancelled.
    pub(super) cancelled: Option<Instant>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    Quick,
    Long,
    /// It took too long for the quick lane while the long one was full: it is cancelled, and begins again later.
    Leaving,
}

impl State {
    /// Returns the number of tasks that wait or are worked on.
    pub(super) fn questions(&self) -> usize {
        self.running.len() + self.quick.len() + self.long.len()
    }

    /// Returns the number of tasks that may still enter the long lane.
    pub(super) fn long_room(&self, max_long: usize) -> usize {
        if self.long.len() > 0 { 0 } else { max_long.saturating_sub(self.running_in(Lane::Long)) }
    }

    fn running_in(&self, lane: Lane) -> usize {
        self.running.iter().filter(|run| run.lane == lane).count()
    }
}

impl Pool {
    /// Starts the clock. Threads that work are started when there is work.
    pub(super) fn start(at_once: usize, max_waiting: usize, kept: Arc<Kept>) -> Arc<Self> {
        let pool = Arc::new(Self {
            state: Mutex::default(),
            work: Condvar::new(),
            clock: Condvar::new(),
            max_quick: at_once.max(1),
            max_long: at_once.saturating_sub(1).max(1),
            max_of_client: at_once + max_waiting.div_ceil(2),
            kept,
        });
        let clock = Arc::clone(&pool);
        drop(thread::Builder::new().name("clock".to_owned()).spawn(move || clock::run(&clock)));
        pool
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        // What is done under the lock does not panic half-way.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a task wait for the quick lane.
    pub(super) fn submit(self: &Arc<Self>, task: Task) -> Result<(), Failure> {
        let mut state = self.state();
        let client = task.ticket.client;
        if state.is_closed || state.quick.len_of(client) >= self.max_of_client {
            return Err(Failure::Busy);
        }
        state.quick.push(client, task);
        self.wake(&mut state);
        Ok(())
    }

    /// Sees to it that somebody takes the quick work that waits.
    pub(super) fn wake(self: &Arc<Self>, state: &mut State) {
        let waiting = state.quick.len();
        if waiting > 0 && state.idle > 0 {
            self.work.notify_one();
        }
        if waiting > state.idle && state.quick_threads < self.max_quick {
            let pool = Arc::clone(self);
            let started = thread::Builder::new().name("work".to_owned()).spawn(move || pool.work());
            // If the system has no thread left, the work waits for those that there are.
            state.quick_threads += usize::from(started.is_ok());
        }
    }

    /// Forgets the tasks that wait and whose askers have left.
    pub(super) fn forget_left(&self) {
        let mut state = self.state();
        state.quick.retain(|task| !task.ticket.is_left());
        state.long.retain(|task| !task.ticket.is_left());
    }

    /// Ends all work.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        for run in &state.running {
            run.ticket.cancel.store(true, Ordering::SeqCst);
        }
        self.work.notify_all();
        self.clock.notify_all();
    }

    /// Works on one task after the other: a thread begins in the quick lane, and ends in the long one.
    fn work(self: &Arc<Self>) {
        let mut lane = Lane::Quick;
        while let Some(task) = self.next(lane) {
            let outcome = task.run(&self.kept);
            let ended = self.ended(&task.ticket);
            if ended == Lane::Leaving {
                self.begin_again(task);
            } else {
                task.ticket.reply(outcome);
            }
            if ended != Lane::Quick {
                // Its priority is low now.
                lane = Lane::Long;
            }
        }
    }

    /// Takes a task. In the quick lane it waits for one; in the long lane there is none if others may do it as well.
    fn next(&self, lane: Lane) -> Option<Task> {
        let mut state = self.state();
        loop {
            let is_quick = lane == Lane::Quick;
            if state.is_closed || !is_quick && state.running_in(Lane::Long) >= self.max_long {
                return None;
            }
            let task = if is_quick { state.quick.pop() } else { state.long.pop() };
            match task {
                Some(task) if task.ticket.is_left() => {}
                Some(task) => {
                    task.ticket.is_running.store(true, Ordering::Relaxed);
                    state.running.push(Run {
                        ticket: Arc::clone(&task.ticket),
                        lane,
                        thread: priority::this_thread(),
                        start: Instant::now(),
                        cancelled: None,
                    });
                    if state.is_clock_idle {
                        self.clock.notify_one();
                    }
                    return Some(task);
                }
                None if is_quick => {
                    state.idle += 1;
                    state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
                    state.idle -= 1;
                }
                None => return None,
            }
        }
    }

    /// Notes that a task has ended. Returns the lane in which it ended.
    fn ended(&self, ticket: &Arc<Ticket>) -> Lane {
        ticket.is_running.store(false, Ordering::Relaxed);
        let mut state = self.state();
        let at = state.running.iter().position(|run| Arc::ptr_eq(&run.ticket, ticket));
        at.map_or(Lane::Quick, |at| state.running.swap_remove(at).lane)
    }

    /// Lets a task wait for the long lane.
    fn begin_again(&self, task: Task) {
        task.ticket.reset();
        let mut state = self.state();
        if state.long.len() < MAX_LONG_WAITING {
            state.long.push(task.ticket.client, task);
        } else {
            task.ticket.reply(Err(Failure::Busy));
        }
    }
}
