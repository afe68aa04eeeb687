//! Conjunctive normal form: the puzzle as clauses, of each of which one literal has to hold; unit propagation and case
//! splits.
//!
//! The lesson is a page on the zebra puzzle: one Boolean for each attribute, house and value, and every rule and fact as
//! clauses. It hands them to a solver; this is the solver of Davis, Putnam, Logemann and Loveland (1962), for all
//! solutions. A clause with one literal left that is not false makes it true (unit propagation). Where none is left to
//! look at, a Boolean is supposed to be true, and later false (case split).
//!
//! A check is a look at one clause: at each once at first, then at those in which a literal has become false.

mod formula;

use std::ops::ControlFlow;

use bachet_solver::{Boolean, Cnf};

pub(crate) use self::formula::stated_formula;
pub use self::formula::{Formula, Group, formula};
use crate::sheet::{Moment, Sheet};
use crate::sink::{Flow, RunEnd, Teller};
use crate::stated::Stated;
use crate::{Event, Sink, Subject};

/// A number of a Boolean, negative for its negation.
type Literal = i32;

/// Searches for all solutions. A node is the root, or one side of a case split.
pub(crate) fn search(stated: &Stated, cnf: &Cnf, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let mut search = Search::new(stated, cnf, teller);
    search.teller.node(0)?;
    let mut sound = search.look_at_all()? && search.propagate()?;
    loop {
        if sound {
            match search.open() {
                Some(boolean) => {
                    search.teller.tell(Event::Choose { subject: search.subject(boolean), ways: 2 })?;
                    sound = search.suppose(boolean)?;
                    continue;
                }
                None => search.teller.solution()?,
            }
        }
        // Back to the last Boolean that has only been true.
        loop {
            let Some(supposed) = search.take_back()? else { return Flow::Continue(()) };
            if supposed > 0 {
                sound = search.suppose(-supposed)?;
                break;
            }
        }
    }
}

/// What was supposed, and what there was before.
struct Split {
    literal: Literal,
    known: usize,
    moment: Moment,
}

struct Search<'s, 't, 'a, 'b, S> {
    cnf: &'s Cnf,
    clauses: Vec<&'s [Literal]>,
    /// For each literal the clauses that it stands in.
    holding: Vec<Vec<u32>>,
    /// The clauses without a negation: questions, with a Boolean for each answer.
    questions: Vec<u32>,
    truth: Vec<Option<bool>>,
    /// The literals that hold, in the order in which that became known.
    known: Vec<Literal>,
    /// How many of them have been propagated.
    done: usize,
    splits: Vec<Split>,
    sheet: Sheet<'s>,
    teller: &'t mut Teller<'a, 'b, S>,
}

impl<'s, 't, 'a, 'b, S: Sink> Search<'s, 't, 'a, 'b, S> {
    fn new(stated: &'s Stated, cnf: &'s Cnf, teller: &'t mut Teller<'a, 'b, S>) -> Self {
        let clauses: Vec<&[Literal]> = cnf.clauses().collect();
        let mut holding = vec![Vec::new(); 2 * cnf.booleans.len()];
        let mut questions = Vec::new();
        for (number, clause) in (0..).zip(&clauses) {
            clause.iter().for_each(|&literal| holding[index(literal)].push(number));
            if clause.iter().all(|&literal| literal > 0) {
                questions.push(number);
            }
        }
        Self {
            cnf,
            clauses,
            holding,
            questions,
            truth: vec![None; cnf.booleans.len()],
            known: Vec::new(),
            done: 0,
            splits: Vec::new(),
            sheet: Sheet::new(stated),
            teller,
        }
    }

    /// Whether the literal is true or false, if that is known.
    fn value(&self, literal: Literal) -> Option<bool> {
        self.truth[index(literal) / 2].map(|truth| truth == (literal > 0))
    }

    fn is_open(&self, literal: Literal) -> bool {
        self.value(literal).is_none()
    }

    /// Looks at every clause once. False if one is false.
    fn look_at_all(&mut self) -> ControlFlow<RunEnd, bool> {
        for clause in 0..self.clauses.len() as u32 {
            if !self.look(clause)? {
                return ControlFlow::Continue(false);
            }
        }
        ControlFlow::Continue(true)
    }

    /// Looks at the clauses in which a literal has become false, until nothing new comes of it. False if one is false.
    fn propagate(&mut self) -> ControlFlow<RunEnd, bool> {
        while let Some(&literal) = self.known.get(self.done) {
            self.done += 1;
            for at in 0..self.holding[index(-literal)].len() {
                if !self.look(self.holding[index(-literal)][at])? {
                    return ControlFlow::Continue(false);
                }
            }
        }
        ControlFlow::Continue(true)
    }

    /// Looks at a clause: its last open literal holds if no other does. False if no literal can hold.
    fn look(&mut self, clause: u32) -> ControlFlow<RunEnd, bool> {
        let literals = self.clauses[clause as usize];
        let is_met = literals.iter().any(|&literal| self.value(literal) == Some(true));
        let mut open = literals.iter().copied().filter(|&literal| self.is_open(literal));
        let (first, second) = (open.next(), open.next());
        let (subject, holds) = (Subject::Clause(clause), is_met || first.is_some());
        self.teller.tell(Event::Check { subject, holds })?;
        match (first, second) {
            _ if is_met => {}
            (Some(unit), None) => self.hold(unit, true)?,
            (None, _) => self.teller.tell(Event::Conflict { subject })?,
            (Some(_), Some(_)) => {}
        }
        ControlFlow::Continue(holds)
    }

    /// The literal holds from here on.
    fn hold(&mut self, literal: Literal, forced: bool) -> Flow {
        self.truth[index(literal) / 2] = Some(literal > 0);
        self.known.push(literal);
        if let Boolean::Value(x, value) = self.boolean(literal)
            && literal > 0
        {
            for (at, written) in self.sheet.settle(x, value).into_iter().enumerate() {
                let (place, value) = (written.place, written.value.into());
                self.teller.tell(Event::Assign { place, value, forced: forced || at > 0 })?;
            }
        }
        Flow::Continue(())
    }

    fn boolean(&self, literal: Literal) -> Boolean {
        self.cnf.booleans[index(literal) / 2]
    }

    /// The first open Boolean of the question with the fewest answers left; if all are answered, the first open one at all.
    fn open(&self) -> Option<Literal> {
        let mut best: Option<(usize, Literal)> = None;
        for &question in &self.questions {
            let answers = self.clauses[question as usize];
            if answers.iter().any(|&literal| self.value(literal) == Some(true)) {
                continue;
            }
            let mut open = answers.iter().copied().filter(|&literal| self.is_open(literal));
            if let Some(first) = open.next() {
                let left = 1 + open.count();
                if best.is_none_or(|(fewest, _)| left < fewest) {
                    best = Some((left, first));
                }
            }
        }
        let first = || (1..=self.truth.len() as Literal).find(|&boolean| self.is_open(boolean));
        best.map(|(_, literal)| literal).or_else(first)
    }

    /// What a Boolean says: the value of a cell if it is known which.
    fn subject(&self, boolean: Literal) -> Subject {
        let place = match self.boolean(boolean) {
            Boolean::Value(x, value) => self.sheet.place(x, value),
            Boolean::Number(..) | Boolean::Auxiliary => None,
        };
        place.map_or(Subject::Boolean(boolean as u32), Subject::Place)
    }

    /// One side of a case split: the literal holds, and what follows. False if that cannot be.
    fn suppose(&mut self, literal: Literal) -> ControlFlow<RunEnd, bool> {
        self.splits.push(Split { literal, known: self.known.len(), moment: self.sheet.now() });
        self.hold(literal, false)?;
        self.teller.node(self.splits.len() as u32)?;
        self.propagate()
    }

    /// Takes back what was supposed last, and all that followed; `None` if nothing was.
    fn take_back(&mut self) -> ControlFlow<RunEnd, Option<Literal>> {
        let Some(split) = self.splits.pop() else { return ControlFlow::Continue(None) };
        for literal in self.known.drain(split.known..) {
            self.truth[index(literal) / 2] = None;
        }
        self.done = split.known;
        self.sheet.back_to(split.moment);
        self.teller.tell(Event::BackUp { kept: self.sheet.written(), depth: self.splits.len() as u32 })?;
        ControlFlow::Continue(Some(split.literal))
    }
}

/// The place of a literal in a list of them all: a Boolean, then its negation.
fn index(literal: Literal) -> usize {
    2 * (literal.unsigned_abs() as usize - 1) + usize::from(literal < 0)
}
