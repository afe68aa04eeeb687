//! Every step of every board of the gallery follows from what it states, and needs all of it.

use std::ops::ControlFlow;

use bachet::verbs::{self, ExplainOptions, ExplanationEnd, Steps};
use bachet::{Budget, Puzzle, gallery};
use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::{Fact, Step};
use bachet_sudoku::{Sudoku, solve};

use super::board_checker::Checker;

/// Boards that are not explained and checked to the end, because that takes minutes, with the number of steps of the search
/// after which they are cut. They are checked to the end if the environment variable `BACHET_ALL_STEPS` asks for it.
const CUT: [(&str, u64); 1] = [("twenty-five", 150_000)];

/// Returns the values of the first solution, from 0, in reading order.
pub(super) fn solution(sudoku: &Sudoku) -> Vec<usize> {
    let mut values = Vec::new();
    solve(sudoku, &mut Budget::unlimited(), |solution| {
        values = solution.values().iter().map(|&value| value as usize - 1).collect();
        ControlFlow::Break(())
    });
    values
}

/// Checks steps after these entries, one after the other. Returns the places of those whose facts also follow from
/// fewer reasons.
pub(super) fn check(sudoku: &Sudoku, entries: &[Fact], steps: &[Step<BoardRule>]) -> Vec<usize> {
    if let Some(layout) = Layout::<2>::new(sudoku) {
        check_on(sudoku, &layout, entries, steps)
    } else {
        let layout: Layout<64> = Layout::new(sudoku).expect("a board of usual size");
        check_on(sudoku, &layout, entries, steps)
    }
}

fn check_on<const W: usize>(
    sudoku: &Sudoku,
    layout: &Layout<W>,
    entries: &[Fact],
    steps: &[Step<BoardRule>],
) -> Vec<usize> {
    let solution = solution(sudoku);
    let mut state = State::given(sudoku, layout);
    for &fact in entries {
        state.apply(layout, fact);
    }
    let mut with_needless = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let checker = Checker { layout, sudoku, state: &state, solution: &solution };
        checker.check(step);
        if checker.needless(step).is_some() {
            with_needless.push(at);
        }
        step.facts.iter().for_each(|&fact| state.apply(layout, fact));
    }
    with_needless
}

#[test]
fn every_step_on_a_board_follows_and_needs_all_its_reasons() {
    let (mut boards, mut all) = (0, 0);
    let all_steps = std::env::var_os("BACHET_ALL_STEPS").is_some();
    for (name, source) in gallery::all() {
        let puzzle = bachet::read(source).expect("the gallery is sound").puzzle;
        if !matches!(puzzle, Puzzle::Sudoku(_)) {
            continue;
        }
        let cut = CUT.iter().find(|(cut, _)| *cut == name && !all_steps).map(|&(_, steps)| steps);
        let mut budget = cut.map_or_else(Budget::unlimited, |steps| Budget::unlimited().steps(steps));
        let found = verbs::explain(&puzzle, &ExplainOptions::default(), &mut budget).expect("it can be stated");
        let Steps::Board(steps) = &found.steps else { panic!("{name} is a board") };
        let is_whole = found.end == ExplanationEnd::Solved;
        // The budget ends while the reasons of the last step are left out one by one.
        let complete = steps.steps.len() - usize::from(!is_whole);
        let mut with_needless = check(&steps.sudoku, &steps.entries, &steps.steps);
        with_needless.retain(|&at| at < complete);
        let with_needless = with_needless.len();
        assert_eq!(with_needless, 0, "{name}: the facts of {with_needless} steps follow from fewer reasons, too");
        assert!(is_whole || cut.is_some(), "{name}: {:?}", found.end);
        assert!(!steps.steps.is_empty(), "{name}");
        let end = if is_whole { "to the end" } else { "CUT: not to the end" };
        let count = |is_wanted: fn(&&Step<BoardRule>) -> bool| steps.steps.iter().filter(is_wanted).count();
        let by_cases = count(|step| !step.cases.is_empty());
        let by_uniqueness = count(|step| step.rules.contains(&BoardRule::OneSolution));
        println!(
            "{name}: {} steps {end}, {by_cases} by cases, {by_uniqueness} by the uniqueness of the solution, {} that follow \
             from fewer reasons, too",
            steps.steps.len(),
            with_needless
        );
        boards += 1;
        all += steps.steps.len();
    }
    println!("{all} steps");
    assert!(boards >= 11, "{boards}");
}
