//! Conjunctive normal form: the puzzle as clauses, each with at least one true literal; unit propagation and case
//! splits.
//!
//! Source: a page on the zebra puzzle, with one Boolean for each attribute, house and value, and clauses for every rule
//! and fact. The page gives them to a solver; this is the algorithm of Davis, Putnam, Logemann and Loveland (1962), for
//! all solutions. A clause whose literals are false but for one makes that one true (unit propagation). When nothing is
//! left to propagate, a Boolean is assumed to be true, and later false (case split).
//!
//! A check is the examination of one clause: first of every clause, then of those in which a literal has become false.

mod clause;
mod formula;

use std::ops::ControlFlow;

use bachet_solver::{Boolean, Cnf};

pub use self::clause::{Clause, ClauseLiteral, Proposition};
use self::formula::compile;
pub use self::formula::{ClausePurpose, Formula, formula};
use crate::compiled::CompiledPuzzle;
use crate::partial_assignment::{Checkpoint, PartialAssignment};
use crate::reporter::Reporter;
use crate::{Event, Family, Flow, Method, MethodRules, Problem, RunEnd, RunOptions, Sink, Subject, TreeShape, Unfit};

impl Method {
    /// Unit propagation and case splits on a formula in conjunctive normal form.
    pub const CNF: Self = Self {
        name: "cnf",
        other_names: &[
            "sat",
            "dpll",
            "unit propagation",
            "formula",
            "satisfiability",
            "formule",
            "forme normale conjonctive",
            "conjunctive normal form",
        ],
        title: "states the puzzle as a formula: unit propagation and case splits",
        families: Family::ASSIGNMENTS,
        uses_clue_order: false,
        tree: TreeShape::CaseSplits,
        rules: Some(|problem, _| Ok(MethodRules::Formula(formula(problem)?))),
        ..Self::BASE
    };
}

pub(crate) fn run<S: Sink>(
    problem: Problem<'_>,
    _: &RunOptions,
    reporter: &mut Reporter<'_, '_, S>,
) -> Result<Flow, Unfit> {
    let (compiled, cnf) = compile(problem)?;
    Ok(search(&compiled, &cnf, reporter))
}

/// The number of a Boolean, negative for its negation.
type Literal = i32;

/// Searches for all solutions. A node is the root, or one side of a case split.
fn search(compiled: &CompiledPuzzle, cnf: &Cnf, reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    let mut search = Search::new(compiled, cnf, reporter);
    search.reporter.node(0)?;
    let mut is_consistent = search.examine_all()? && search.propagate()?;
    loop {
        if is_consistent {
            match search.decision() {
                Some(boolean) => {
                    search.reporter.event(Event::Choose { subject: search.subject(boolean), ways: 2 })?;
                    is_consistent = search.assume(boolean)?;
                    continue;
                }
                None => search.reporter.solution()?,
            }
        }
        // Backtrack to the latest Boolean that has only been assumed true.
        loop {
            let Some(assumed) = search.backtrack()? else { return Flow::Continue(()) };
            if assumed > 0 {
                is_consistent = search.assume(-assumed)?;
                break;
            }
        }
    }
}

/// An assumed literal, and the state before it.
struct Split {
    literal: Literal,
    known: usize,
    checkpoint: Checkpoint,
}

struct Search<'s, 't, 'a, 'b, S> {
    cnf: &'s Cnf,
    clauses: Vec<&'s [Literal]>,
    /// For each literal the clauses that contain it.
    occurrences: Vec<Vec<u32>>,
    /// The clauses of positive literals only: each asks which of its Booleans is true.
    questions: Vec<u32>,
    truth: Vec<Option<bool>>,
    /// The true literals, in the order in which they became known.
    known: Vec<Literal>,
    /// The number of known literals that have been propagated.
    propagated: usize,
    splits: Vec<Split>,
    assignment: PartialAssignment<'s>,
    reporter: &'t mut Reporter<'a, 'b, S>,
}

impl<'s, 't, 'a, 'b, S: Sink> Search<'s, 't, 'a, 'b, S> {
    fn new(compiled: &'s CompiledPuzzle, cnf: &'s Cnf, reporter: &'t mut Reporter<'a, 'b, S>) -> Self {
        let clauses: Vec<&[Literal]> = cnf.clauses().collect();
        let mut occurrences = vec![Vec::new(); 2 * cnf.booleans.len()];
        let mut questions = Vec::new();
        for (number, clause) in (0..).zip(&clauses) {
            clause.iter().for_each(|&literal| occurrences[index(literal)].push(number));
            if clause.iter().all(|&literal| literal > 0) {
                questions.push(number);
            }
        }
        Self {
            cnf,
            clauses,
            occurrences,
            questions,
            truth: vec![None; cnf.booleans.len()],
            known: Vec::new(),
            propagated: 0,
            splits: Vec::new(),
            assignment: PartialAssignment::new(compiled),
            reporter,
        }
    }

    /// Returns whether the literal is true, if known.
    fn value(&self, literal: Literal) -> Option<bool> {
        self.truth[index(literal) / 2].map(|truth| truth == (literal > 0))
    }

    fn is_open(&self, literal: Literal) -> bool {
        self.value(literal).is_none()
    }

    /// Examines every clause once. Returns false if one is false.
    fn examine_all(&mut self) -> ControlFlow<RunEnd, bool> {
        for clause in 0..self.clauses.len() as u32 {
            if !self.examine(clause)? {
                return ControlFlow::Continue(false);
            }
        }
        ControlFlow::Continue(true)
    }

    /// Examines the clauses in which a literal has become false, until nothing new follows. Returns false if one is
    /// false.
    fn propagate(&mut self) -> ControlFlow<RunEnd, bool> {
        while let Some(&literal) = self.known.get(self.propagated) {
            self.propagated += 1;
            for at in 0..self.occurrences[index(-literal)].len() {
                if !self.examine(self.occurrences[index(-literal)][at])? {
                    return ControlFlow::Continue(false);
                }
            }
        }
        ControlFlow::Continue(true)
    }

    /// Examines a clause: if none of its literals is true and one is open, that one becomes true. Returns false if all
    /// are false.
    fn examine(&mut self, clause: u32) -> ControlFlow<RunEnd, bool> {
        let literals = self.clauses[clause as usize];
        let is_satisfied = literals.iter().any(|&literal| self.value(literal) == Some(true));
        let mut open = literals.iter().copied().filter(|&literal| self.is_open(literal));
        let (first, second) = (open.next(), open.next());
        let (subject, holds) = (Subject::Clause(clause), is_satisfied || first.is_some());
        self.reporter.event(Event::Check { subject, holds })?;
        match (first, second) {
            _ if is_satisfied => {}
            (Some(unit), None) => self.assign(unit, true)?,
            (None, _) => self.reporter.event(Event::Conflict { subject })?,
            (Some(_), Some(_)) => {}
        }
        ControlFlow::Continue(holds)
    }

    /// Makes a literal true.
    fn assign(&mut self, literal: Literal, forced: bool) -> Flow {
        self.truth[index(literal) / 2] = Some(literal > 0);
        self.known.push(literal);
        if let Boolean::Value(x, value) = self.boolean(literal)
            && literal > 0
        {
            for (at, cell) in self.assignment.assign(x, value).into_iter().enumerate() {
                let (place, value) = (cell.place, cell.value.into());
                self.reporter.event(Event::Assign { place, value, forced: forced || at > 0 })?;
            }
        }
        Flow::Continue(())
    }

    fn boolean(&self, literal: Literal) -> Boolean {
        self.cnf.booleans[index(literal) / 2]
    }

    /// Returns the Boolean to branch on: the first open one of the question with the fewest open answers, or the first
    /// open one at all if every question is answered.
    fn decision(&self) -> Option<Literal> {
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

    /// Returns the cell whose value a Boolean states, if known, else the Boolean.
    fn subject(&self, boolean: Literal) -> Subject {
        let place = match self.boolean(boolean) {
            Boolean::Value(x, value) => self.assignment.place(x, value),
            Boolean::Number(..) | Boolean::Auxiliary => None,
        };
        place.map_or(Subject::Boolean(boolean as u32), Subject::Place)
    }

    /// Assumes a literal, one side of a case split, and propagates it. Returns false on a conflict.
    fn assume(&mut self, literal: Literal) -> ControlFlow<RunEnd, bool> {
        self.splits.push(Split { literal, known: self.known.len(), checkpoint: self.assignment.checkpoint() });
        self.assign(literal, false)?;
        self.reporter.node(self.splits.len() as u32)?;
        self.propagate()
    }

    /// Undoes the latest assumption with all that followed, and returns it; `None` at the root.
    fn backtrack(&mut self) -> ControlFlow<RunEnd, Option<Literal>> {
        let Some(split) = self.splits.pop() else { return ControlFlow::Continue(None) };
        for literal in self.known.drain(split.known..) {
            self.truth[index(literal) / 2] = None;
        }
        self.propagated = split.known;
        self.assignment.back_to(split.checkpoint);
        self.reporter.event(Event::Backtrack { kept: self.assignment.len(), depth: self.splits.len() as u32 })?;
        ControlFlow::Continue(Some(split.literal))
    }
}

/// Returns the index of a literal in a list of all literals: each Boolean, then its negation.
fn index(literal: Literal) -> usize {
    2 * (literal.unsigned_abs() as usize - 1) + usize::from(literal < 0)
}
