//! The answer to one puzzle, by the verbs for one puzzle.

use bachet::batch::MAX_PROBLEMS;
use bachet::json::Rating;
use bachet::messages::{Message, MessageId};
use bachet::verbs::{self, Checked, Count, Findings, Rated, Refusal};
use bachet::{Argument, Budget, CheckOptions, CountOptions, Puzzle, Severity, Solution, SolveOptions, Verdict, json};

use crate::problems::Problem;
use crate::{Options, Wanted};

/// The number of solutions that tell whether there are several.
const ENOUGH: u64 = 2;
/// The largest Sudoku whose solution is a line of symbols, one for each cell.
const LARGEST_LINE: usize = 9;

/// What is known of one puzzle.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) family: Option<&'static str>,
    pub(crate) title: Option<String>,
    pub(crate) text: Option<String>,
    pub(crate) verdict: Option<Verdict>,
    pub(crate) solution: Option<String>,
    /// The number of solutions, and whether it is exact.
    pub(crate) count: Option<(u64, bool)>,
    pub(crate) redundant: Option<u32>,
    pub(crate) findings: Option<String>,
    pub(crate) rating: Option<Rating>,
    pub(crate) problems: Vec<Problem>,
}

/// Answers a puzzle.
pub(crate) fn answer(text: Option<&str>, wanted: Wanted, options: &Options) -> Row {
    let Some(text) = text else {
        let null = Problem::OfRow(Severity::Error, MessageId::RowNull.into());
        return Row { problems: vec![null], ..Row::default() };
    };
    let mut row = Row::default();
    if options.is_cancelled() {
        row.leave_open(wanted, options);
        return row;
    }
    let (puzzle, found) = match bachet::read(text) {
        Ok(loaded) => (Some(loaded.puzzle), loaded.warnings),
        Err(problems) => (None, problems.diagnostics().to_vec()),
    };
    let told = found.into_iter().filter(|problem| problem.severity() != Severity::Note).take(MAX_PROBLEMS);
    row.problems.extend(Some(told.collect::<Vec<_>>()).filter(|told| !told.is_empty()).map(Problem::InText));
    let Some(puzzle) = puzzle else { return row };
    if wanted.text {
        row.family = Some(puzzle.family().keyword());
        row.title = puzzle.title().map(str::to_owned);
        row.text = Some(puzzle.to_string());
    }
    if wanted.is_search() {
        let mut budget = options.budget();
        if let Err(why) = row.search(&puzzle, wanted, &mut budget) {
            row.refuse(why);
        }
        if row.is_open(wanted) && (budget.is_spent() || row.verdict == Some(Verdict::Unknown) && !wanted.rating) {
            row.leave_open(wanted, options);
        }
    }
    row
}

/// Rates a puzzle that has exactly one solution.
pub(crate) fn rate(text: &str, options: &Options) -> Row {
    let rating = Wanted { rating: true, ..Wanted::default() };
    let row = answer(Some(text), rating, options);
    Row { verdict: None, ..row }
}

impl Row {
    /// Answers what is wanted.
    fn search(&mut self, puzzle: &Puzzle, wanted: Wanted, budget: &mut Budget<'_>) -> Result<(), Refusal> {
        if wanted.solution || wanted.verdict && !wanted.findings && !wanted.count && !wanted.rating {
            let options = SolveOptions::default().first(usize::from(wanted.solution)).enough(ENOUGH);
            let found = bachet::solve(puzzle, &options, budget)?;
            self.verdict = Some(found.verdict);
            if let Some(first) = found.solutions.first() {
                self.solution = Some(written(puzzle, first, &found));
            }
        }
        if wanted.findings {
            let found = bachet::check(puzzle, &CheckOptions::default(), budget)?;
            self.verdict = Some(found.verdict);
            self.count = Some(number(&found.count));
            self.redundant = redundant(&found);
            self.findings = serde_json::to_string(&json::Check::new(puzzle, &found, &[]).check).ok();
        } else if wanted.count {
            let found = bachet::count(puzzle, &CountOptions::default(), budget)?;
            self.verdict = Some(found.verdict);
            self.count = Some(number(&found.count));
        }
        if wanted.rating {
            let found = verbs::rate(puzzle, budget)?;
            let rated = Rating::new(&found);
            self.rating = rated;
            self.verdict = Some(match (self.verdict, &found) {
                (Some(verdict), _) => verdict,
                (None, Rated::Grid(grid)) => grid.verdict,
                (None, Rated::Board(board)) => board.verdict,
                (None, Rated::Ways(_)) => bachet::solve(puzzle, &SolveOptions::default().first(0), budget)?.verdict,
            });
        }
        Ok(())
    }

    /// Adds why a verb gives no answer.
    fn refuse(&mut self, why: Refusal) {
        if matches!(why, Refusal::Unfinished(_)) {
            self.verdict.get_or_insert(Verdict::Unknown);
        }
        self.problems.push(Problem::Refused(why));
    }

    /// Whether something that is wanted is not known.
    fn is_open(&self, wanted: Wanted) -> bool {
        self.verdict == Some(Verdict::Unknown)
            || self.count.is_some_and(|(_, is_exact)| !is_exact)
            || wanted.rating && self.rating.is_none() && !matches!(self.verdict, Some(Verdict::None | Verdict::Several))
    }

    /// Says that a limit was reached, or that the work was stopped.
    fn leave_open(&mut self, wanted: Wanted, options: &Options) {
        if matches!(self.problems.last(), Some(Problem::Refused(_))) {
            return;
        }
        if wanted.is_search() {
            self.verdict.get_or_insert(Verdict::Unknown);
        }
        let steps = options.steps.filter(|_| !options.is_cancelled());
        let why = match steps {
            Some(steps) => Message::from(MessageId::RowStopped).with("steps", Argument::Number(steps as i64)),
            None => MessageId::RowUnanswered.into(),
        };
        self.problems.push(Problem::OfRow(Severity::Warning, why));
    }
}

/// Returns a solution as text: of a Sudoku of at most nine values a symbol for each cell, row by row; otherwise the
/// JSON object that `solve --json` lists.
fn written(puzzle: &Puzzle, first: &Solution, found: &verbs::Solutions) -> String {
    if let Solution::Sudoku(board) = first {
        let rows: Vec<Vec<&str>> = board.symbols().collect();
        if rows.len() <= LARGEST_LINE {
            return rows.concat().concat();
        }
    }
    let listed = json::Solve::new(puzzle, found, &[]).solutions;
    listed.first().and_then(|solution| serde_json::to_string(solution).ok()).unwrap_or_default()
}

/// Returns a number of solutions, and whether it is exact: one that is too large for 64 bits is a lower bound.
fn number(count: &Count) -> (u64, bool) {
    u64::try_from(&count.number).map_or((u64::MAX, false), |number| (number, count.exact))
}

/// Returns how many givens and rules, or clues, can be left out without another solution, if all were tried.
fn redundant(found: &Checked) -> Option<u32> {
    if found.verdict != Verdict::Unique || !found.complete {
        return None;
    }
    match &found.findings {
        Findings::Grid(grid) => u32::try_from(grid.idle.len()).ok(),
        Findings::Sudoku(board) => u32::try_from(board.redundant.len() + board.redundant_rules.len()).ok(),
        Findings::Ways(_) => None,
    }
}
