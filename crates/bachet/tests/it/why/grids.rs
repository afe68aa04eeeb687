//! Every step of every grid of the gallery follows from what it states, and needs all of it.

use bachet::front::drawings;
use bachet::messages::Messages;
use bachet::verbs::{self, ExplainOptions, ExplanationEnd, Steps};
use bachet::{Budget, Language, Puzzle, gallery};
use bachet_draw::{Block, CrossState, WalkthroughPart};
use bachet_explain::Fact;
use bachet_grid::Solution;
use bachet_notation::GridPuzzle;
use bachet_notation::clue::ValueId;

use super::oracle::{Oracle, Tally};
use super::puzzle;

/// Returns the grids of the gallery with their solutions.
pub(super) fn gallery_grids() -> Vec<(&'static str, GridPuzzle, Vec<Solution>)> {
    let grids = gallery::all().filter_map(|(name, source)| match bachet::read(source).ok()?.puzzle {
        Puzzle::Grid(puzzle) => {
            let solutions = solutions(&puzzle);
            Some((name, puzzle, solutions))
        }
        _ => None,
    });
    grids.collect()
}

/// Returns all solutions of a grid.
pub(super) fn solutions(puzzle: &GridPuzzle) -> Vec<Solution> {
    let mut all = Vec::new();
    let end = bachet_grid::solve(puzzle, &mut Budget::unlimited(), |solution| {
        all.push(solution);
        std::ops::ControlFlow::Continue(())
    });
    assert!(end.is_ok());
    all
}

/// Whether two values belong together in a solution.
pub(super) fn together(solution: &Solution, x: ValueId, y: ValueId) -> bool {
    solution.rows().any(|row| row[x.category.0 as usize] == x.index && row[y.category.0 as usize] == y.index)
}

/// Whether a fact is true in a solution.
pub(super) fn holds(oracle: &Oracle<'_>, solution: &Solution, fact: Fact) -> bool {
    let (x, y) = oracle.pair(fact);
    together(solution, x, y) == fact.holds
}

#[test]
fn every_step_in_a_grid_follows_and_needs_all_its_reasons() {
    let grids = gallery_grids();
    assert!(grids.len() >= 15, "{}", grids.len());
    let mut tally = Tally::default();
    // The same checker goes over all of them in the tests of the crate of steps, where it is optimised.
    let every = if std::env::var_os("BACHET_ALL_STEPS").is_some() { 1 } else { 5 };
    for (name, puzzle, solutions) in grids.into_iter().step_by(every) {
        let oracle = Oracle::new(&puzzle);
        let options = ExplainOptions::default();
        let found = verbs::explain(&Puzzle::Grid(puzzle.clone()), &options, &mut Budget::unlimited());
        let found = found.expect("it can be stated");
        let Steps::Grid(steps) = &found.steps else { panic!("{name} is a grid") };
        let mut before: Vec<Fact> = Vec::new();
        for step in &steps.steps {
            oracle.check(step, &before, &mut tally);
            before.extend(&step.facts);
        }
        let is_true = |fact: &Fact| solutions.iter().all(|solution| holds(&oracle, solution, *fact));
        assert!(before.iter().all(is_true), "{name}");
        let end = match solutions.len() {
            0 => ExplanationEnd::None,
            1 => ExplanationEnd::Solved,
            _ => ExplanationEnd::Several,
        };
        assert_eq!(found.end, end, "{name}");
    }
    println!("{tally:?}");
    assert!(tally.steps > 0, "{tally:?}");
}

/// Explains the zebra with this option.
fn zebra(all_steps: bool) -> verbs::Explained {
    let mut options = ExplainOptions::default();
    options.all_steps = all_steps;
    verbs::explain(&puzzle("zebra"), &options, &mut Budget::unlimited()).expect("it can be stated")
}

#[test]
fn only_what_the_solution_needs_is_told() {
    let (needed, all) = (zebra(false).steps.count(), zebra(true).steps.count());
    assert!(needed < 100 && all > 150, "{needed} of {all}");
}

#[test]
fn the_last_picture_is_filled() {
    let blocks = drawings::explanation(&puzzle("zebra"), &zebra(false), true, &Messages::new(Language::English));
    let [Block::Walkthrough(walk), Block::Signs(_)] = &blocks[..] else { panic!("{} blocks", blocks.len()) };
    let unknown = |part: &WalkthroughPart| {
        let picture =
            part.blocks.iter().find_map(|block| if let Block::CrossOut(grid) = block { Some(grid) } else { None });
        let picture = picture.expect("each step has a picture");
        let cells = (0..6).flat_map(|one| (0..one).flat_map(move |other| (0..25).map(move |at| (one, other, at))));
        let is_unknown = |&(one, other, at): &(usize, usize, usize)| {
            picture.mark((one, at / 5), (other, at % 5)).state == CrossState::Unknown
        };
        cells.filter(is_unknown).count()
    };
    assert_eq!(walk.parts.last().map(unknown), Some(0));
    assert!(walk.parts.first().is_some_and(|part| unknown(part) > 300));
}
