//! How likely the words of a sentence make its guesses.

use bachet_notation::clue::{Comparison, Truth};
use bachet_notation::{Document, GridPuzzle, expression};
use bachet_prose::{Assumption, Candidates, Guess, Language, Reader};
use proptest::prelude::*;
use proptest::sample::select;

const NAMES: &str = "baker: Ann, Beth, Malcolm, Otis\npie: apple, pear, plum, rhubarb\nprice: $3, $5, $8, $9\n";

fn puzzle(names: &str) -> GridPuzzle {
    Document::of_source(&format!("language: en\n{names}")).puzzle
}

fn guesses(puzzle: &GridPuzzle, clue: &str) -> Vec<Guess> {
    let language = Language::builtin("en").expect("the program has English");
    Reader::new(puzzle, language).after_all_of([clue]).guesses(clue, None).pop().unwrap_or_default()
}

#[test]
fn names_do_not_matter() {
    let others = puzzle("cook: Ida, Rhoda, Winston, Ezra\ncake: cherry, lemon, mango, walnut\ncost: $3, $5, $8, $9\n");
    let cases = [
        ("Ann dreamt up the plum pie.", "Ida dreamt up the mango pie."),
        ("The plum pie went down worse than Ann's, it did.", "The mango pie went down worse than Ida's, it did."),
        ("No plums for Ann, thank you.", "No mangos for Ida, thank you."),
    ];
    for (one, other) in cases {
        let likelihoods = |all: &[Guess]| all.iter().map(|guess| guess.likelihood).collect::<Vec<_>>();
        let (one, other) = (guesses(&puzzle(NAMES), one), guesses(&others, other));
        assert_eq!(likelihoods(&one), likelihoods(&other));
    }
}

#[test]
fn what_is_read_is_not_weighed() {
    let read = guesses(&puzzle(NAMES), "Ann baked the plum pie.");
    assert_eq!(read.iter().map(|guess| guess.likelihood).collect::<Vec<_>>(), [None]);
}

#[test]
fn candidates_have_features_of_their_own() {
    let puzzle = puzzle(NAMES);
    let language = Language::builtin("en").expect("the program has English");
    let clue = "Ann fell out with whoever made the plum pie.";
    let reader = Reader::new(&puzzle, language).after_all_of([clue]);
    let Candidates { meanings, features, accounts, .. } = reader.candidates(clue, None).pop().expect("a sentence");
    let named: Vec<String> = meanings.iter().flatten().map(|truth| expression(&puzzle, truth)).collect();
    assert!(meanings[0].is_none() && named.contains(&"Ann = plum".to_owned()), "{named:?}");
    assert!(named.contains(&"Ann != plum".to_owned()), "{named:?}");
    assert_eq!((features.len(), accounts.len()), (meanings.len() + 1, meanings.len()));
    for (at, one) in features.iter().enumerate() {
        assert!(!features[..at].contains(one), "candidate {at}");
    }
}

/// Returns whether a meaning denies anything.
fn denies(truth: &Truth) -> bool {
    match truth {
        Truth::Not(_) | Truth::Same(_, Comparison::NotEqual, _) => true,
        Truth::And(all) | Truth::Or(all) => all.iter().any(denies),
        _ => false,
    }
}

/// Returns whether a meaning compares amounts or places.
fn compares(truth: &Truth) -> bool {
    match truth {
        Truth::Numbers(..) | Truth::Places(..) | Truth::Between(..) | Truth::Items(..) => true,
        Truth::Not(inner) => compares(inner),
        Truth::And(all) | Truth::Or(all) => all.iter().any(compares),
        _ => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_words_alone_invent_no_sign_and_no_comparison(
        verb in select(vec!["gobbled", "swooned over", "is all about", "stole away with", "drooled at", "waltzed in for"]),
        aside in select(vec!["", ", mind you", " on the quiet", ", would you believe it", " in a jiffy"]),
        opening in select(vec!["", "As luck had it, ", "Frankly, ", "Goodness, "]),
        denial in select(vec!["", "never ", "hardly "]),
    ) {
        let puzzle = puzzle(NAMES);
        let clue = format!("{opening}Ann {denial}{verb} the plum pie{aside}.");
        for guess in guesses(&puzzle, &clue) {
            let Some(truth) = guess.truth.filter(|_| guess.assumptions == [Assumption::Words]) else { continue };
            prop_assert!(denies(&truth) != denial.is_empty(), "{clue} {}", expression(&puzzle, &truth));
            prop_assert!(!compares(&truth), "{clue} {}", expression(&puzzle, &truth));
        }
    }
}
