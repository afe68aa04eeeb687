//! The steps on a board.

use bachet_explain::Step;
use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::explainer::Explainer;
use bachet_explain::hodoku;
use bachet_explain::subsets::board::{BoardEnd, BoardSubsets, BoardWeights};
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_solver::{Budget, Verdict};
use bachet_sudoku::{Sudoku, count_up_to};

use super::{BoardSteps, ExplainOptions, Explained, ExplanationEnd, Steps};
use crate::verbs::Refusal;
use crate::verbs::entered::{BoardEntries, Fit};

/// The rating of Sudoku Explainer, in tenths, from which on its steps are chains. Patterns with a name are easier to see.
const CHAINS_FROM: u32 = 65;

/// Finds a step by a pattern without suppositions.
type FindPattern<const W: usize> =
    fn(&Sudoku, &Layout<W>, &State<W>, budget: &mut Budget<'_>) -> Option<Step<BoardRule>>;

/// Finds at most `max_steps` steps.
pub(in crate::verbs) fn explain(
    puzzle: &SudokuPuzzle,
    options: &ExplainOptions,
    max_steps: usize,
    budget: &mut Budget<'_>,
) -> Result<Explained, Refusal> {
    let mut entries = BoardEntries::read(puzzle, &options.set)?;
    let fit = entries.fit(budget);
    let BoardEntries { sudoku, facts, .. } = entries;
    let mut found = BoardSteps { sudoku, entries: facts, steps: Vec::new() };
    let end = match fit {
        Fit::Wrong(wrong) => ExplanationEnd::Wrong(wrong),
        Fit::NoSolution => ExplanationEnd::None,
        Fit::Unknown => ExplanationEnd::Unknown,
        Fit::Right => {
            let verdict = Verdict::of(&count_up_to(&found.sudoku, 2, budget));
            let limits = (verdict, max_steps);
            // On large boards fish and almost locked sets are too many to look at; chains are found sooner.
            if let Some(layout) = Layout::<2>::new(&found.sudoku) {
                steps(&mut found, layout, Some(pattern), options, limits, budget)
            } else if let Some(layout) = Layout::<10>::new(&found.sudoku) {
                steps(&mut found, layout, None, options, limits, budget)
            } else if let Some(layout) = Layout::<64>::new(&found.sudoku) {
                steps(&mut found, layout, None, options, limits, budget)
            } else {
                ExplanationEnd::Unknown
            }
        }
    };
    Ok(Explained { steps: Steps::Board(found), end })
}

fn steps<const W: usize>(
    found: &mut BoardSteps,
    mut layout: Layout<W>,
    pattern: Option<FindPattern<W>>,
    options: &ExplainOptions,
    (verdict, max_steps): (Verdict, usize),
    budget: &mut Budget<'_>,
) -> ExplanationEnd {
    layout.assumes_one_solution = verdict == Verdict::Unique;
    let mut explainer = (!options.no_techniques).then(|| Explainer::new(&layout));
    let sudoku = found.sudoku.clone();
    let subsets = BoardSubsets::new(&sudoku, &layout, BoardWeights::default());
    let mut state = State::given(&found.sudoku, &layout);
    found.entries.iter().for_each(|&fact| state.apply(&layout, fact));
    while !state.is_solved() {
        if found.steps.len() == max_steps {
            return ExplanationEnd::Cut;
        }
        let technique =
            explainer.as_mut().and_then(|explainer| next(&sudoku, &layout, explainer, pattern, &state, budget));
        // Rules that no technique knows are left to the general search.
        let found_step = match technique {
            Some(step) => Ok(subsets.minimal(&state, step, budget)),
            None => subsets.next_step(&state, budget),
        };
        let step = match found_step {
            Ok(step) => step,
            Err(BoardEnd::Several) => return ExplanationEnd::Several,
            Err(_) if verdict == Verdict::Several && !budget.is_spent() => return ExplanationEnd::Several,
            Err(_) => return ExplanationEnd::Unknown,
        };
        step.facts.iter().for_each(|&fact| state.apply(&layout, fact));
        found.steps.push(step);
    }
    ExplanationEnd::Solved
}

/// Finds the next step. Where Sudoku Explainer has nothing but chains, a pattern that HoDoKu has a name for comes first.
fn next<const W: usize>(
    sudoku: &Sudoku,
    layout: &Layout<W>,
    explainer: &mut Explainer,
    pattern: Option<FindPattern<W>>,
    state: &State<W>,
    budget: &mut Budget<'_>,
) -> Option<Step<BoardRule>> {
    let step = explainer.next_step(layout, state, budget)?;
    if step.cost < CHAINS_FROM || budget.is_spent() {
        return Some(step);
    }
    Some(pattern.and_then(|pattern| pattern(sudoku, layout, state, budget)).unwrap_or(step))
}

/// Finds a step by a pattern without suppositions.
fn pattern<const W: usize>(
    sudoku: &Sudoku,
    layout: &Layout<W>,
    state: &State<W>,
    budget: &mut Budget<'_>,
) -> Option<Step<BoardRule>> {
    let options = hodoku::SearchOptions { reasons: true, ..hodoku::SearchOptions::default() };
    let mut solver = hodoku::Solver::new(layout).with_options(options);
    for cell in sudoku.cells() {
        let index = cell.index(sudoku.size());
        match state.value(index) {
            // A cell whose candidates are given cannot be filled in another way, either.
            Some(value) => solver.place(index, value, sudoku.candidates_given(cell) != sudoku.all_values()),
            None => (0..layout.size).filter(|&v| !state.has(index, v)).for_each(|v| solver.remove(index, v)),
        }
    }
    let found = solver.next(budget)?;
    let (_, level) = found.kind.entry().technique.hodoku?;
    if level > crate::verbs::HodokuLevel::Unfair {
        return None;
    }
    solver.explain(&found).filter(|step| step.cases.is_empty())
}
