//! Hints for half-filled grids, a third of them with a wrong entry.

use bachet::verbs::{self, BrokenRules, HintOptions, Hinted, Steps};
use bachet::{Budget, Puzzle};
use bachet_explain::Fact;
use bachet_grid::Solution;
use bachet_notation::clue::{CategoryId, Comparison, Item, Truth, ValueId, Who};
use bachet_notation::{Clue, GridPuzzle, Kind, Span};

use super::grids::{gallery_grids, holds, solutions, together};
use super::oracle::{Oracle, Tally};
use super::random::Random;
use super::sampled;
use super::worlds::is_unique;

/// Number of states.
const STATES: usize = 190;

/// Two values, and whether they were marked as belonging together.
type Mark = (ValueId, ValueId, bool);

/// Returns the pairs of values that can be marked.
fn pairs(puzzle: &GridPuzzle) -> Vec<(ValueId, ValueId)> {
    let values = |category: CategoryId| {
        (0..puzzle.category(category).values.len() as u32).map(move |index| ValueId { category, index })
    };
    let all: Vec<ValueId> = puzzle.category_ids().flat_map(values).collect();
    let joined = all.iter().flat_map(|&x| all.iter().map(move |&y| (x, y)));
    joined.filter(|&(x, y)| x.category < y.category && (is_unique(puzzle, x) || is_unique(puzzle, y))).collect()
}

fn written(puzzle: &GridPuzzle, (x, y, together): Mark) -> String {
    let name = |id: ValueId| format!("\"{}\".\"{}\"", puzzle.category(id.category).name, puzzle.value(id).text);
    format!("{} {} {}", name(x), if together { "=" } else { "!=" }, name(y))
}

/// Returns a mark as a clue.
fn clue(puzzle: &GridPuzzle, (x, y, together): Mark) -> Clue {
    let comparison = if together { Comparison::Equal } else { Comparison::NotEqual };
    let of = |shared: ValueId, owner: ValueId| {
        let of = Item::Of(shared.category, Box::new(Who::Has(owner)));
        Truth::Items(of, comparison, Item::Value(shared))
    };
    let is_shared = |value: ValueId| matches!(puzzle.category(value.category).kind, Kind::Shared(_));
    let truth = match (is_shared(x), is_shared(y)) {
        (_, true) => of(y, x),
        (true, false) => of(x, y),
        (false, false) => Truth::Same(Who::Has(x), comparison, Who::Has(y)),
    };
    let (label, span) = (String::new(), Span::default());
    Clue { label, text: None, expression: None, truth: Some(truth), span, parts: vec![span] }
}

fn is_true(solution: &Solution, (x, y, holds): Mark) -> bool {
    together(solution, x, y) == holds
}

/// Whether some of the clues contradict a mark.
fn contradict(puzzle: &GridPuzzle, clues: &[usize], mark: Mark) -> bool {
    let mut puzzle = puzzle.clone();
    puzzle.clues = clues.iter().map(|&clue| puzzle.clues[clue].clone()).collect();
    let entry = clue(&puzzle, mark);
    puzzle.clues.push(entry);
    let mut is_possible = false;
    let end = bachet_grid::solve(&puzzle, &mut Budget::unlimited(), |_| {
        is_possible = true;
        std::ops::ControlFlow::Break(())
    });
    assert!(end.is_ok());
    !is_possible
}

#[test]
fn hints_for_grids_are_right() {
    let grids: Vec<_> = gallery_grids().into_iter().filter(|(.., solutions)| !solutions.is_empty()).collect();
    let [mut right, mut wrong, mut solved, mut several] = [0; 4];
    for number in sampled(STATES) {
        let (name, puzzle, solutions) = &grids[number % grids.len()];
        let mut random = Random::new(number);
        let solution = &solutions[random.below(solutions.len())];
        let all: Vec<Mark> = pairs(puzzle).into_iter().map(|(x, y)| (x, y, together(solution, x, y))).collect();
        let half = random.below(all.len() / 2 + 1);
        let mut marks = random.some(all.clone(), half);
        // In no solution is the opposite of what is in all of them.
        let settled = all.iter().filter(|&&mark| solutions.iter().all(|solution| is_true(solution, mark)));
        let false_one = (number % 3 == 2).then(|| {
            let settled: Vec<Mark> = settled.copied().collect();
            let (x, y, together) = settled[random.below(settled.len())];
            marks.retain(|&(a, b, _)| (a, b) != (x, y));
            (x, y, !together)
        });
        marks.extend(false_one);
        let order = marks.len();
        let marks = random.some(marks, order);
        let set: Vec<String> = marks.iter().map(|&mark| written(puzzle, mark)).collect();
        let at = format!("{number} {name} {set:?}");
        let mut options = HintOptions::default();
        options.set = set;
        let found = verbs::hint(&Puzzle::Grid(puzzle.clone()), &options, &mut Budget::unlimited()).expect("it is read");
        let oracle = Oracle::new(puzzle);
        match (&found, false_one) {
            (Hinted::Step(found), None) => {
                let Steps::Grid(steps) = &found.steps else { panic!("{at}") };
                let [step] = &steps.steps[..] else { panic!("{at}: {} steps", steps.steps.len()) };
                oracle.check(step, &steps.entries, &mut Tally::default());
                let fits = |solution: &&Solution| marks.iter().all(|&mark| is_true(solution, mark));
                for solution in solutions.iter().filter(fits) {
                    assert!(step.facts.iter().all(|&fact| holds(&oracle, solution, fact)), "{at}: {step:?}");
                }
                right += 1;
            }
            (Hinted::Solved, None) => {
                assert_eq!(order, all.len(), "{at}");
                solved += 1;
            }
            (Hinted::Several, None) => {
                let fits = |solution: &&Solution| marks.iter().all(|&mark| is_true(solution, mark));
                assert!(solutions.iter().filter(fits).count() > 1, "{at}");
                several += 1;
            }
            (Hinted::Wrong(hint), Some(mark)) => {
                check_wrong(puzzle, &oracle, hint, mark, &at);
                wrong += 1;
            }
            (found, _) => panic!("{at}: {found:?}"),
        }
    }
    println!("grids: {right} steps, {wrong} wrong entries, {solved} solved, {several} with several solutions");
}

/// Checks that the wrong entry is named, and clues that contradict it, all of them needed.
fn check_wrong(puzzle: &GridPuzzle, oracle: &Oracle<'_>, hint: &verbs::WrongHint, mark: Mark, at: &str) {
    assert!(!hint.entries.together, "{at}");
    let named: Vec<Mark> = hint.entries.entries.iter().map(|&fact| named(oracle, fact)).collect();
    assert_eq!(named, [mark], "{at}");
    let BrokenRules::Clues(clues) = &hint.broken else { panic!("{at}: {:?}", hint.broken) };
    assert!(contradict(puzzle, clues, mark), "{at}: {clues:?} allow it");
    for left_out in clues {
        let fewer: Vec<usize> = clues.iter().copied().filter(|clue| clue != left_out).collect();
        assert!(!contradict(puzzle, &fewer, mark), "{at}: {left_out} of {clues:?} is not needed");
    }
}

fn named(oracle: &Oracle<'_>, fact: Fact) -> Mark {
    let (x, y) = oracle.pair(fact);
    (x, y, fact.holds)
}

/// All solutions of each grid are known, so that the tests above say something.
#[test]
fn the_grids_have_solutions() {
    let grids = gallery_grids();
    assert!(grids.iter().all(|(_, puzzle, all)| all.len() == solutions(puzzle).len()));
    assert!(grids.iter().filter(|(.., all)| all.len() == 1).count() >= 12);
}
