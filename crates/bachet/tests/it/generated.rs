//! Generated logic grids as they are written: read back by Bachet itself without a doubt, with the same meaning, one
//! solution, and no clue that can be left out.

use bachet::front::Draft;
use bachet::generate::{
    ClueKind, GeneratedGrid, GridOutcome, GridRecipe, Weights, generate_grids, grid_sizes, grid_text,
};
use bachet::verbs::{self, CheckOptions, Findings, Level, Verdict};
use bachet::{Budget, Puzzle};
use bachet_notation::GridPuzzle;
use bachet_prose::Language;

fn made(recipe: &GridRecipe<'_>, first: u64, count: usize) -> Vec<GeneratedGrid> {
    let outcomes = generate_grids(recipe, first, count).into_iter();
    let made = outcomes.map(|outcome| match outcome {
        GridOutcome::Made(made) => *made,
        other => panic!("{other:?}"),
    });
    made.collect()
}

/// Reads a text that has neither problems nor remarks.
fn read(text: &str) -> GridPuzzle {
    let Draft { puzzle, problems, .. } = Draft::read(text.as_bytes(), None);
    assert!(problems.is_empty(), "{problems:#?}\n{text}");
    let Some(Puzzle::Grid(puzzle)) = puzzle else { panic!("no grid\n{text}") };
    puzzle
}

/// Asserts that the text means the puzzle.
fn check_text(made: &GeneratedGrid) {
    let text = grid_text(&made.puzzle);
    let found = read(&text).without_places();
    let stated = made.puzzle.without_places();
    assert_eq!(found.headers, stated.headers);
    assert_eq!(found.categories, stated.categories, "{text}");
    assert_eq!(found.clues.len(), stated.clues.len(), "{text}");
    for (found, stated) in found.clues.iter().zip(&stated.clues) {
        assert_eq!(found.truth, stated.truth, "{:?}\n{text}", stated.text);
    }
}

/// Asserts that there is one solution and no clue that can be left out, by the solver.
fn check_meaning(made: &GeneratedGrid) {
    let puzzle = Puzzle::Grid(made.puzzle.clone());
    let found = verbs::check(&puzzle, &CheckOptions::default(), &mut Budget::unlimited()).expect("it compiles");
    assert_eq!(found.verdict, Verdict::Unique);
    assert!(found.complete);
    let Findings::Grid(findings) = found.findings else { panic!("it is a grid") };
    assert!(findings.idle.is_empty(), "{:?}\n{}", findings.idle, grid_text(&made.puzzle));
    let verbs::Solution::Grid(solution) = &found.solutions[0] else { panic!("it is a grid") };
    for row in 0..made.puzzle.entities() {
        for category in made.puzzle.category_ids() {
            let index = made.solution.get(row, category).expect("it is in the table");
            let names = made.puzzle.category(category);
            let entity = &made.puzzle.categories[0].values[row].text;
            assert_eq!(solution.value(entity, &names.name), Some(names.values[index as usize].text.as_str()));
        }
    }
}

#[test]
fn texts_are_read_back_without_a_doubt() {
    for language in Language::all() {
        for (categories, values) in [(2, 2), (3, 4), (4, 4), (5, 5), (4, 6), (5, 7), (6, 5), (7, 6)] {
            let mut recipe = GridRecipe::new(language);
            (recipe.seed, recipe.categories, recipe.values) = (values as u64, categories, values);
            for made in made(&recipe, 0, 25) {
                check_text(&made);
                check_meaning(&made);
            }
        }
    }
}

/// A thousand of the usual size in each language.
#[test]
fn a_thousand_puzzles_of_each_language_are_sound() {
    for language in Language::all() {
        for made in made(&GridRecipe::new(language), 0, 1000) {
            check_text(&made);
            check_meaning(&made);
        }
    }
}

#[test]
fn expressions_agree_with_the_sentences() {
    for language in Language::all() {
        let mut recipe = GridRecipe::new(language);
        recipe.expressions = true;
        for made in made(&recipe, 0, 10) {
            assert!(made.puzzle.clues.iter().all(|clue| clue.expression.is_some()));
            check_text(&made);
        }
    }
}

#[test]
fn a_level_is_kept() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let mut recipe = GridRecipe::new(Language::builtin("en").expect("it is built in"));
        (recipe.categories, recipe.values, recipe.level) = (4, 4, Some(level));
        for made in made(&recipe, 0, 3) {
            assert_eq!(made.level, Some(level));
            check_meaning(&made);
        }
    }
}

#[test]
fn kinds_and_sizes_are_those_asked_for() {
    let english = Language::builtin("en").expect("it is built in");
    let mut recipe = GridRecipe::new(english);
    recipe.weights = Weights::none();
    for kind in [ClueKind::Next, ClueKind::Either, ClueKind::Pair] {
        recipe.weights.set(kind, 1);
    }
    (recipe.categories, recipe.values) = (4, 6);
    for made in made(&recipe, 0, 5) {
        assert_eq!(made.puzzle.categories.len(), 4);
        assert_eq!(made.puzzle.entities(), 6);
        assert!(made.kinds.iter().all(|&kind| recipe.weights.get(kind) == 1), "{:?}", made.kinds);
    }
    assert_eq!(grid_sizes(english, 1000).values, 0);
    assert!(grid_sizes(english, 8).values >= 8);
    recipe.weights = Weights::none();
    recipe.weights.set(ClueKind::Different, 0);
    assert_eq!(generate_grids(&recipe, 0, 1), [GridOutcome::GaveUp]);
}

/// Puzzles do not depend on those made with them.
#[test]
fn a_puzzle_depends_on_its_number_alone() {
    let recipe = GridRecipe::new(Language::builtin("nl").expect("it is built in"));
    let all = made(&recipe, 0, 30);
    for number in [0, 7, 29] {
        assert_eq!(made(&recipe, number, 1)[0], all[number as usize]);
    }
}

/// Every topic is read as a category with its order, and every scene has enough of them.
#[test]
fn every_topic_is_a_category() {
    for language in Language::all() {
        let topics = language.topics();
        assert!(!topics.scenes.is_empty(), "{} has no scenes", language.code);
        for topic in &topics.topics {
            let text = format!(
                "grid:\nlanguage: {}\nx (text): {}\n{}: {}\n",
                language.code,
                (0..topic.values.len()).map(|at| format!("x{at}")).collect::<Vec<_>>().join(", "),
                topic.category,
                topic.values.join(", ")
            );
            let category = read(&text).categories.swap_remove(1);
            assert_eq!(category.values.len(), topic.values.len());
            assert_eq!(category.ordered, topic.places || topic.amounts, "{}: {}", language.code, topic.category);
            assert_eq!(category.numeric.is_some(), category.ordered, "{}: {}", language.code, topic.category);
        }
    }
}
