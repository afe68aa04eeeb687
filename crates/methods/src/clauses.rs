//! Rules as sets of alternatives, combined one after the other, the one that leaves the fewest first.
//!
//! The lesson is « L'énigme d'Einstein et sa résolution », a notebook on algorithms. A rule says that one of several
//! things is the case, each a few pieces: this value at that place. What stands is such a list of pieces, too. To combine
//! the two is to keep the alternatives that do not contradict what stands. The rule with the fewest that add something is
//! taken up, and its alternatives are tried in turn.

mod board;
mod grid;

use std::ops::ControlFlow;

use bachet_notation::GridPuzzle;
use bachet_sudoku::Sudoku;

use crate::sink::{Flow, RunEnd, Teller};
use crate::{Event, How, Method, Problem, Sink, Subject, Unfit};

/// A rule, and all that may be the case if it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The clue, the category, the cell or the house.
    pub subject: Subject,
    /// Exactly one of these is the case. One without pieces says nothing.
    pub alternatives: Vec<Vec<Piece>>,
}

/// A piece of a solution: a value and who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The row of the table, or the number of the cell of a board; `None` for nobody.
    pub entity: Option<u32>,
    /// The column of the table; 0 on a board.
    pub category: u32,
    /// The value.
    pub value: u32,
}

/// With more alternatives than this a rule cannot be looked at: 8 things in every order are 40,320.
const MOST_ALTERNATIVES: usize = 50_000;

/// The rules of a logic grid or a Sudoku, in the order in which they are looked at: clues, then categories; cells, then houses.
///
/// # Errors
/// The puzzle is of another family, or a rule has more alternatives than can be looked at.
pub fn rules(problem: Problem<'_>, how: &How) -> Result<Vec<Rule>, Unfit> {
    match problem {
        Problem::Grid(puzzle) => grid::rules(puzzle, how),
        Problem::Sudoku(sudoku) => Ok(board::rules(sudoku)),
        Problem::Crossing(_) | Problem::Moving(_) => Err(Unfit::Family(Method::Clauses, problem.family())),
    }
}

/// What stands: pieces that do not contradict each other.
trait Standing {
    /// Whether the piece stands already.
    fn has(&self, piece: Piece) -> bool;

    /// Whether the piece contradicts nothing that stands.
    fn fits(&mut self, piece: Piece) -> bool;

    /// Adds a piece that fits.
    fn put(&mut self, piece: Piece);

    /// Takes a piece back.
    fn take(&mut self, piece: Piece);

    /// Whether nothing is left open.
    fn is_full(&self) -> bool;

    /// The number of the cell that the piece fills, as events tell it.
    fn place(&self, piece: Piece) -> Option<u32>;

    /// Whether a rule that leaves nothing ends the branch at once. In the lesson it does not: such a rule is passed over
    /// like one that adds nothing, and only a full table shows the contradiction. With the hundreds of rules of a board
    /// that would take for ever.
    const HEEDS_EMPTY_RULES: bool;
}

/// Combines the rules of a logic grid.
pub(crate) fn grid(puzzle: &GridPuzzle, rules: &[Rule], teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    combine_all(rules, &mut grid::Table::new(puzzle), teller)
}

/// Combines the rules of a Sudoku.
pub(crate) fn sudoku(sudoku: &Sudoku, rules: &[Rule], teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    combine_all(rules, &mut board::Pieces::new(sudoku), teller)
}

fn combine_all(rules: &[Rule], standing: &mut impl Standing, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    Search { rules, standing, teller, told: 0 }.solve()
}

struct Search<'s, 'a, 'b, T, S> {
    rules: &'s [Rule],
    standing: &'s mut T,
    teller: &'s mut Teller<'a, 'b, S>,
    /// How many values were told that stand.
    told: u32,
}

/// A rule that is taken up: a list of these and no recursion, because a board of 64 by 64 is 4,096 rules deep.
struct TakenUp<'s> {
    /// Those that are not tried yet.
    alternatives: std::vec::IntoIter<&'s [Piece]>,
    /// What the one that stands added.
    added: Option<Added>,
}

/// What an alternative added, and how many values were told before.
struct Added {
    pieces: Vec<Piece>,
    told: u32,
}

impl<'s, T: Standing, S: Sink> Search<'s, '_, '_, T, S> {
    /// Takes up a rule, and after each of its alternatives another one.
    fn solve(&mut self) -> Flow {
        let mut levels = Vec::new();
        levels.extend(self.iterate(0)?);
        loop {
            let depth = levels.len() as u32;
            let Some(level) = levels.last_mut() else { return Flow::Continue(()) };
            if let Some(Added { pieces, told }) = level.added.take() {
                pieces.iter().rev().for_each(|&piece| self.standing.take(piece));
                self.told = told;
                self.teller.tell(Event::BackUp { kept: told, depth: depth - 1 })?;
            }
            if let Some(alternative) = level.alternatives.next() {
                let told = self.told;
                level.added = Some(Added { pieces: self.add(alternative)?, told });
                levels.extend(self.iterate(depth)?);
            } else {
                levels.pop();
            }
        }
    }

    /// An iteration: the rule that leaves the fewest alternatives; none if what stands is a solution, or cannot be one.
    fn iterate(&mut self, depth: u32) -> ControlFlow<RunEnd, Option<TakenUp<'s>>> {
        self.teller.node(depth)?;
        if self.standing.is_full() {
            for rule in self.rules {
                if self.combine(rule)?.is_empty() {
                    self.teller.tell(Event::Conflict { subject: rule.subject })?;
                    return ControlFlow::Continue(None);
                }
            }
            self.teller.solution()?;
            return ControlFlow::Continue(None);
        }
        let mut best: Option<(Subject, Vec<&[Piece]>)> = None;
        for rule in self.rules {
            let left = self.combine(rule)?;
            if left.is_empty() && T::HEEDS_EMPTY_RULES {
                self.teller.tell(Event::Conflict { subject: rule.subject })?;
                return ControlFlow::Continue(None);
            }
            let adds = left.iter().any(|pieces| pieces.iter().any(|&piece| !self.standing.has(piece)));
            if adds && best.as_ref().is_none_or(|(_, fewest)| left.len() < fewest.len()) {
                best = Some((rule.subject, left));
            }
        }
        let Some((subject, alternatives)) = best else {
            self.teller.tell(Event::Conflict { subject: Subject::Board })?;
            return ControlFlow::Continue(None);
        };
        self.teller.tell(Event::Choose { subject, ways: alternatives.len() as u64 })?;
        ControlFlow::Continue(Some(TakenUp { alternatives: alternatives.into_iter(), added: None }))
    }

    /// The alternatives of a rule that do not contradict what stands.
    fn combine(&mut self, rule: &'s Rule) -> ControlFlow<RunEnd, Vec<&'s [Piece]>> {
        // An iteration asks thousands of rules.
        self.teller.heed()?;
        let mut fits = |piece: &Piece| self.standing.has(*piece) || self.standing.fits(*piece);
        let left: Vec<_> =
            rule.alternatives.iter().map(Vec::as_slice).filter(|pieces| pieces.iter().all(&mut fits)).collect();
        let (before, count) = (rule.alternatives.len() as u64, left.len() as u64);
        self.teller.tell(Event::Combine { subject: rule.subject, before, left: count })?;
        ControlFlow::Continue(left)
    }

    /// Adds the pieces of an alternative that do not stand yet.
    fn add(&mut self, alternative: &[Piece]) -> ControlFlow<RunEnd, Vec<Piece>> {
        let added: Vec<Piece> = alternative.iter().copied().filter(|&piece| !self.standing.has(piece)).collect();
        for &piece in &added {
            self.standing.put(piece);
            if let Some(place) = self.standing.place(piece) {
                self.told += 1;
                self.teller.tell(Event::Assign { place, value: piece.value.into(), forced: false })?;
            }
        }
        ControlFlow::Continue(added)
    }
}
