//! Rules as sets of alternatives, combined with what is known, the rule that leaves the fewest alternatives first.
//!
//! Source: « L'énigme d'Einstein et sa résolution », a notebook on algorithms. A rule states that one of several
//! alternatives holds, each of which is a list of facts: an entity has a value. What is known is such a list of facts,
//! too. Combining a rule with it keeps the alternatives that do not contradict it. The search branches on the rule that
//! adds facts and has the fewest alternatives left.

mod board;
mod grid;

use std::ops::ControlFlow;

use crate::reporter::Reporter;
use crate::{Event, Family, Flow, Log, Method, MethodRules, Problem, RunEnd, RunOptions, Sink, Subject, Unfit};

impl Method {
    /// Combines rules given as sets of alternatives.
    pub const CLAUSES: Self = Self {
        name: "clauses",
        other_names: &["clause", "alternatives", "prolog"],
        title: "combines rules given as alternatives, the one that leaves the fewest first",
        families: Family::ASSIGNMENTS,
        stops_at_first: true,
        log: Some(Log::Nodes),
        rules: Some(|problem, options| Ok(MethodRules::Disjunctions(disjunctions(problem, options)?))),
        ..Self::BASE
    };
}

/// A rule as a disjunction: exactly one of several alternatives holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disjunction {
    /// The clue, the category, the cell or the house that states the rule.
    pub subject: Subject,
    /// The facts of each alternative. An alternative without facts always holds.
    pub alternatives: Vec<Vec<Fact>>,
}

/// A fact: an entity has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The row of the table, or the number of the cell of a board; `None` if no entity has the value.
    pub entity: Option<u32>,
    /// The column of the table; 0 on a board.
    pub category: u32,
    /// The value.
    pub value: u32,
}

/// Maximum number of alternatives of a rule: 8 values in every order are 40,320.
const MAX_ALTERNATIVES: usize = 50_000;

/// Returns the rules of a logic grid or a Sudoku in the order in which they are examined: clues, then categories;
/// cells, then houses.
///
/// # Errors
/// The puzzle is of another family, or has too many alternatives.
pub fn disjunctions(problem: Problem<'_>, options: &RunOptions) -> Result<Vec<Disjunction>, Unfit> {
    match problem {
        Problem::Grid(puzzle) => grid::rules(puzzle, options),
        Problem::Sudoku(sudoku) => Ok(board::rules(sudoku)),
        _ => Err(Unfit::Family(Method::CLAUSES, problem.family())),
    }
}

pub(crate) fn run<S: Sink>(
    problem: Problem<'_>,
    options: &RunOptions,
    reporter: &mut Reporter<'_, '_, S>,
) -> Result<Flow, Unfit> {
    let rules = disjunctions(problem, options)?;
    match problem {
        Problem::Grid(puzzle) => Ok(search(&rules, &mut grid::TableFacts::new(puzzle), reporter)),
        Problem::Sudoku(sudoku) => Ok(search(&rules, &mut board::BoardFacts::new(sudoku), reporter)),
        _ => Err(Unfit::Family(Method::CLAUSES, problem.family())),
    }
}

/// Known facts that do not contradict each other.
trait KnownFacts {
    /// Whether the fact is known.
    fn has(&self, fact: Fact) -> bool;

    /// Whether the fact is not known and contradicts no known fact.
    fn fits(&mut self, fact: Fact) -> bool;

    /// Adds a fact that fits.
    fn put(&mut self, fact: Fact);

    /// Removes a fact.
    fn take(&mut self, fact: Fact);

    /// Whether every cell has a value.
    fn is_full(&self) -> bool;

    /// Returns the number of the cell that the fact fills, as in [`Event::Assign`].
    fn place(&self, fact: Fact) -> Option<u32>;

    /// Whether a rule without any alternative left ends the branch at once. In the source it does not: such a rule is
    /// ignored, and only a full table shows the contradiction. With the hundreds of rules of a board that takes too
    /// long.
    const STOPS_AT_EMPTY_RULE: bool;
}

fn search(rules: &[Disjunction], known: &mut impl KnownFacts, reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    Search { rules, known, reporter, reported: 0 }.solve()
}

struct Search<'s, 'a, 'b, T, S> {
    rules: &'s [Disjunction],
    known: &'s mut T,
    reporter: &'s mut Reporter<'a, 'b, S>,
    /// The number of values reported as assigned.
    reported: u32,
}

/// A rule that the search branches on. A board of 64 by 64 is 4,096 rules deep, so these are kept in a list.
struct ChoicePoint<'s> {
    /// The alternatives that are not tried yet.
    alternatives: std::vec::IntoIter<&'s [Fact]>,
    /// What the current alternative added.
    added: Option<Added>,
}

/// The facts that an alternative added, and the number of values reported before.
struct Added {
    facts: Vec<Fact>,
    reported: u32,
}

impl<'s, T: KnownFacts, S: Sink> Search<'s, '_, '_, T, S> {
    fn solve(&mut self) -> Flow {
        let mut levels = Vec::new();
        levels.extend(self.iterate(0)?);
        loop {
            let depth = levels.len() as u32;
            let Some(level) = levels.last_mut() else { return Flow::Continue(()) };
            if let Some(Added { facts, reported }) = level.added.take() {
                facts.iter().rev().for_each(|&fact| self.known.take(fact));
                self.reported = reported;
                self.reporter.event(Event::Backtrack { kept: reported, depth: depth - 1 })?;
            }
            if let Some(alternative) = level.alternatives.next() {
                let reported = self.reported;
                level.added = Some(Added { facts: self.add(alternative)?, reported });
                levels.extend(self.iterate(depth)?);
            } else {
                levels.pop();
            }
        }
    }

    /// Visits a node. Returns the rule to branch on; `None` at a solution or a dead end.
    fn iterate(&mut self, depth: u32) -> ControlFlow<RunEnd, Option<ChoicePoint<'s>>> {
        self.reporter.node(depth)?;
        if self.known.is_full() {
            for rule in self.rules {
                if self.combine(rule)?.is_empty() {
                    self.reporter.event(Event::Conflict { subject: rule.subject })?;
                    return ControlFlow::Continue(None);
                }
            }
            self.reporter.solution()?;
            return ControlFlow::Continue(None);
        }
        let mut best: Option<(Subject, Vec<&[Fact]>)> = None;
        for rule in self.rules {
            let left = self.combine(rule)?;
            if left.is_empty() && T::STOPS_AT_EMPTY_RULE {
                self.reporter.event(Event::Conflict { subject: rule.subject })?;
                return ControlFlow::Continue(None);
            }
            let adds_facts = left.iter().any(|facts| facts.iter().any(|&fact| !self.known.has(fact)));
            if adds_facts && best.as_ref().is_none_or(|(_, fewest)| left.len() < fewest.len()) {
                best = Some((rule.subject, left));
            }
        }
        let Some((subject, alternatives)) = best else {
            self.reporter.event(Event::Conflict { subject: Subject::Board })?;
            return ControlFlow::Continue(None);
        };
        self.reporter.event(Event::Choose { subject, ways: alternatives.len() as u64 })?;
        ControlFlow::Continue(Some(ChoicePoint { alternatives: alternatives.into_iter(), added: None }))
    }

    /// Returns the alternatives of a rule that do not contradict what is known.
    fn combine(&mut self, rule: &'s Disjunction) -> ControlFlow<RunEnd, Vec<&'s [Fact]>> {
        // A node combines thousands of rules.
        self.reporter.poll()?;
        let mut is_possible = |fact: &Fact| self.known.has(*fact) || self.known.fits(*fact);
        let left: Vec<_> =
            rule.alternatives.iter().map(Vec::as_slice).filter(|facts| facts.iter().all(&mut is_possible)).collect();
        let (before, count) = (rule.alternatives.len() as u64, left.len() as u64);
        self.reporter.event(Event::Combine { subject: rule.subject, before, left: count })?;
        ControlFlow::Continue(left)
    }

    /// Adds the facts of an alternative that are not known yet, and returns them.
    fn add(&mut self, alternative: &[Fact]) -> ControlFlow<RunEnd, Vec<Fact>> {
        let added: Vec<Fact> = alternative.iter().copied().filter(|&fact| !self.known.has(fact)).collect();
        for &fact in &added {
            self.known.put(fact);
            if let Some(place) = self.known.place(fact) {
                self.reported += 1;
                self.reporter.event(Event::Assign { place, value: fact.value.into(), forced: false })?;
            }
        }
        ControlFlow::Continue(added)
    }
}
