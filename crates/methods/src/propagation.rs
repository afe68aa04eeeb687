//! Propagation: what follows is written down before anything is tried, and every failure is learned from.
//!
//! It is Bachet's own search, watched. A choice supposes one value of a variable with few ways on which many constraints
//! hang; what follows from it is found constraint by constraint. When a value has failed, that it is another one is no choice any more: what
//! follows from that belongs to the node above. After a number of failures the search learns from each a clause that
//! keeps it from failing so again, and goes back as far as the clause allows; now and then it begins anew.
//!
//! A check is a constraint from which a variable's value followed, or a contradiction; how often constraints were looked at
//! in vain is not told.

use std::ops::ControlFlow;

use bachet_solver::{Lit, Observer, Solution, Solver, Tag, Var};

use crate::sheet::{Moment, Sheet};
use crate::sink::{Flow, RunEnd, Teller};
use crate::stated::Stated;
use crate::{Event, Sink, Subject};

/// Searches for all solutions. A step of the budget is a choice; where it learns, a failure too.
pub(crate) fn search(stated: &Stated, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    teller.node(0)?;
    teller.lend(|budget, teller| {
        let mut account = Account {
            stated,
            sheet: Sheet::new(stated),
            teller,
            flow: Flow::Continue(()),
            chosen: None,
            depth: 0,
            moments: Vec::new(),
        };
        let end = Solver::new(&stated.model).for_each_observed(budget, &mut account);
        // Somebody who has had enough is heard before the budget is.
        account.flow?;
        if end == bachet_solver::SearchOutcome::Limit { Flow::Break(RunEnd::Limit) } else { Flow::Continue(()) }
    })
}

/// Makes events of what the search tells.
struct Account<'s, 'a, 'b, S> {
    stated: &'s Stated,
    sheet: Sheet<'s>,
    teller: Teller<'a, 'b, S>,
    /// Whether somebody has had enough.
    flow: Flow,
    /// A choice whose node has not been told of, because the value comes first.
    chosen: Option<Lit>,
    /// How many choices stand.
    depth: u32,
    /// The moment before each variable was settled.
    moments: Vec<Moment>,
}

impl<S: Sink> Account<'_, '_, '_, S> {
    /// Tells unless somebody has had enough.
    fn tell(&mut self, event: Event) {
        if self.flow.is_continue() {
            self.flow = self.teller.tell(event);
        }
    }

    /// A constraint that something followed from. What is given in a cell is none to look at.
    fn check(&mut self, tag: Option<Tag>, holds: bool) {
        let subject = tag.map(|tag| self.stated.origin(tag));
        if let Some(subject) = subject.filter(|subject| !matches!(subject, Subject::Place(_))) {
            self.tell(Event::Check { subject, holds });
        }
    }

    /// The node below a choice.
    fn enter(&mut self) {
        if self.chosen.take().is_some() {
            self.tell(Event::Node { depth: self.depth });
        }
    }
}

impl<S: Sink> Observer for Account<'_, '_, '_, S> {
    fn decided(&mut self, choice: Lit, ways: u32) -> ControlFlow<()> {
        self.enter();
        self.tell(Event::Choose { subject: self.stated.subject_of(choice), ways: ways.into() });
        self.chosen = Some(choice);
        self.depth += 1;
        if self.flow.is_continue() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn fixed(&mut self, x: Var, value: u32, by: Option<Tag>) {
        let is_choice = self.chosen.and_then(Lit::as_within).is_some_and(|(chosen, _)| chosen == x);
        if !is_choice {
            self.enter();
        }
        self.check(by, true);
        self.moments.push(self.sheet.now());
        for (at, written) in self.sheet.settle(x, value).into_iter().enumerate() {
            let (place, value) = (written.place, written.value.into());
            self.tell(Event::Assign { place, value, forced: !is_choice || at > 0 });
        }
        self.enter();
    }

    fn conflict(&mut self, tag: Option<Tag>) {
        self.enter();
        self.check(tag, false);
        let subject = tag.map_or(Subject::Board, |tag| self.stated.origin(tag));
        self.tell(Event::Conflict { subject });
    }

    fn backtracked(&mut self, choices: usize, fixed: usize) {
        self.enter();
        self.depth = choices as u32;
        if let Some(&moment) = self.moments.get(fixed) {
            self.sheet.back_to(moment);
            self.moments.truncate(fixed);
        }
        self.tell(Event::BackUp { kept: self.sheet.written(), depth: self.depth });
    }

    fn found(&mut self, _: &Solution) -> ControlFlow<()> {
        self.enter();
        if self.flow.is_continue() {
            self.flow = self.teller.solution();
        }
        if self.flow.is_continue() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}
