//! One request that is worked on.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bachet::json::{self, Diagnostic, Stats};
use bachet::messages::{Message, MessageId, Messages};
use bachet::requests::{self, Answer, Request};
use bachet::{Budget, Language, Progress, Severity};
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::kept::{Kept, Key};
use super::{Client, Done, Failure, Limits};

thread_local! {
    // Taking the messages of a language apart takes longer than a small puzzle.
    static MESSAGES: RefCell<Vec<Rc<Messages>>> = const { RefCell::new(Vec::new()) };
}

/// Returns the messages of a language.
fn messages(language: Language) -> Rc<Messages> {
    MESSAGES.with_borrow_mut(|all| {
        if let Some(known) = all.iter().find(|messages| messages.language() == language) {
            return Rc::clone(known);
        }
        let messages = Rc::new(Messages::new(language));
        all.push(Rc::clone(&messages));
        messages
    })
}

/// A request that is worked on, and its place among those that wait.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) ticket: Arc<Ticket>,
    pub(super) request: Request,
    pub(super) limits: Limits,
    /// Under what the answer is kept; `None` if it is not.
    pub(super) key: Option<Key>,
    /// Held until the work has ended, also if the asker has left.
    pub(super) _place: OwnedSemaphorePermit,
}

/// What the asker, the worker and the clock share of a task.
#[derive(Debug)]
pub(super) struct Ticket {
    pub(super) client: Client,
    pub(super) time: Duration,
    /// Ends the work soon after it is set.
    pub(super) cancel: Arc<AtomicBool>,
    pub(super) is_running: AtomicBool,
    pub(super) progress: Progress,
    reply: Mutex<Option<oneshot::Sender<Result<Done, Failure>>>>,
}

impl Ticket {
    pub(super) fn new(client: Client, time: Duration, reply: oneshot::Sender<Result<Done, Failure>>) -> Self {
        Self {
            client,
            time,
            cancel: Arc::default(),
            is_running: AtomicBool::new(false),
            progress: Progress::default(),
            reply: Mutex::new(Some(reply)),
        }
    }

    /// Whether nobody waits for the answer.
    pub(super) fn is_left(&self) -> bool {
        self.reply.lock().unwrap_or_else(PoisonError::into_inner).as_ref().is_none_or(oneshot::Sender::is_closed)
    }

    /// Gives the answer, if somebody waits for it.
    pub(super) fn reply(&self, outcome: Result<Done, Failure>) {
        let reply = self.reply.lock().unwrap_or_else(PoisonError::into_inner).take();
        // Who has left needs no answer.
        drop(reply.map(|reply| reply.send(outcome)));
    }

    /// Makes the work ready to begin again, unless the asker leaves.
    pub(super) fn reset(&self) {
        self.cancel.store(false, Ordering::SeqCst);
        if self.is_left() {
            self.cancel.store(true, Ordering::SeqCst);
        }
    }
}

impl Task {
    /// Works on the request.
    pub(super) fn run(&self, kept: &Kept) -> Result<Done, Failure> {
        let cancel = &self.ticket.cancel;
        let work = || bachet_memory::limited(self.limits.bytes, cancel, || self.answer(kept));
        let (done, is_too_large) = catch_unwind(AssertUnwindSafe(work)).map_err(|_| Failure::Bug)?;
        let Answer { mut output, is_answered } = done;
        if is_too_large {
            output.diagnostics.push(self.too_large());
        }
        let json = json::pretty(&output).map_err(|_| Failure::Bug)?;
        let done = Done { json: json.into(), is_answered };
        // Work that was cut short may find more another time.
        if let Some(key) = self.key.as_ref().filter(|_| !cancel.load(Ordering::SeqCst)) {
            kept.keep_answer(key, &done);
        }
        Ok(done)
    }

    fn answer(&self, kept: &Kept) -> Answer {
        #[cfg(test)]
        crate::panics::panic_if_wanted(self.limits.steps);
        let Ticket { cancel, progress, .. } = &*self.ticket;
        let mut budget = Budget::unlimited().cancelled_by(cancel).reporting_to(progress.counter());
        if let Some(steps) = self.limits.steps {
            budget = budget.steps(steps);
        }
        let start = Instant::now();
        let read = |text: &str, format| kept.draft(text, format);
        let kept = requests::Kept { read: &read, counts: &kept.counts, wordings: &kept.wordings, found: None };
        let messages = messages(self.request.language.unwrap_or_default());
        let mut answer = self.request.answer_with(kept, &mut budget, progress, &messages);
        if self.request.stats {
            let milliseconds = start.elapsed().as_secs_f64() * 1e3;
            answer.output.stats = Some(Stats { milliseconds, steps: budget.used() });
        }
        answer
    }

    /// Says that the work ended because of its memory.
    fn too_large(&self) -> Diagnostic {
        let most = Message::from(MessageId::RequestMemory).text("most", (self.limits.bytes >> 20).to_string());
        let why = Diagnostic::of_message(&most, &messages(self.request.language.unwrap_or_default()));
        Diagnostic { severity: Severity::Warning, ..why }
    }
}
