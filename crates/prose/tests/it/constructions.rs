//! Sentences as people write them, ordered by construction, each with what it means: `tests/constructions/<language>.txt`.
//!
//! `== NAME` begins a puzzle, an empty line ends its categories, `# ...` names a construction. A clue stands on a line,
//! its meaning below it behind `= `; `= nothing` states nothing of the puzzle. No clue may be read, or first be guessed,
//! as something else. The snapshot shows which are read, guessed or asked about.
//!
//! A clue with `? ` in front is one whose likeliest guess is known to be wrong. It may not be read otherwise, and it must
//! lose the mark as soon as that guess is right or there is none.

use std::fmt::Write as _;
use std::path::Path;

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, expression, read_clue};
use bachet_prose::{Guess, Language, Outcome, Reader};

use crate::literate;
use crate::sets::judge::equivalent;

/// The languages, and the number of clues in the file of each.
const CLUES: [(&str, usize); 4] = [("en", 321), ("fr", 194), ("nl", 172), ("de", 123)];
/// Maximum number of meanings of a clue with several sentences.
const MAX_MEANINGS: usize = 64;

/// What became of a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Became {
    /// It is read as it is meant.
    Sure,
    /// Its likeliest guess is what it means.
    Guessed,
    /// Its likeliest guess states a part of what it means.
    InPart,
    /// Another guess is what it means, and the likeliest states nothing or is in doubt.
    Among,
    /// It has no guess.
    Asked,
    /// It is read as something else.
    Misread,
    /// Its likeliest guess is something else.
    GuessedOtherwise,
}

impl Became {
    fn name(self) -> &'static str {
        match self {
            Self::Sure => "sure",
            Self::Guessed => "guessed",
            Self::InPart => "guessed in part",
            Self::Among => "among the guesses",
            Self::Asked => "asked",
            Self::Misread => "misread",
            Self::GuessedOtherwise => "guessed otherwise",
        }
    }
}

#[test]
fn no_construction_is_read_as_something_else() {
    let (mut wrong, mut report) = (String::new(), String::new());
    for (code, expected) in CLUES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/constructions").join(code).with_extension("txt");
        let source = std::fs::read_to_string(path).expect("the file is part of the project");
        writeln!(report, "== {code}").expect("a string takes everything");
        let puzzles = literate::puzzles(&source);
        let clues: usize = puzzles.map(|puzzle| check(code, puzzle, &mut report, &mut wrong)).sum();
        if clues != expected {
            writeln!(wrong, "{clues} clues in {code}, not {expected}").expect("a string takes everything");
        }
    }
    insta::assert_snapshot!("constructions", report);
    assert!(wrong.is_empty(), "{wrong}");
}

/// Reads the clues of a puzzle, reports what became of them, and returns their number.
fn check(code: &str, source: &str, report: &mut String, wrong: &mut String) -> usize {
    let language = Language::builtin(code).expect("the program brings the language");
    let (name, puzzle, lines) = literate::puzzle(code, source);
    let mut lines = lines.lines().filter(|line| !line.is_empty());
    let mut clues = 0;
    while let Some(line) = lines.next() {
        if line.starts_with('#') {
            writeln!(report, "{line}").expect("a string takes everything");
            continue;
        }
        clues += 1;
        let (is_known, clue) = line.strip_prefix("? ").map_or((false, line), |clue| (true, clue));
        let meant = lines.next().and_then(|line| line.strip_prefix("= ")).unwrap_or_else(|| panic!("{code}: {clue}"));
        let reader = Reader::new(&puzzle, language).after_all_of([clue]);
        let (became, readings) = became(&reader, &puzzle, clue, meant);
        writeln!(report, "{}: {clue}", became.name()).expect("a string takes everything");
        if became == Became::Misread || is_known != (became == Became::GuessedOtherwise) {
            let said = format!("{code}, {name}: {clue}\n    {meant}\n    {}: {readings:?}", became.name());
            writeln!(wrong, "{said}").expect("a string takes everything");
        }
    }
    clues
}

/// Returns what became of a clue, and its readings as expressions.
fn became(reader: &Reader<'_>, puzzle: &GridPuzzle, clue: &str, meant: &str) -> (Became, Vec<String>) {
    let meant = (meant != "nothing").then(|| {
        let (truth, problems) = read_clue(puzzle, meant);
        truth.unwrap_or_else(|| panic!("{meant}: {problems:?}"))
    });
    let is_sure = reader.clue(clue).iter().all(|s| matches!(s.outcome, Outcome::Read(_) | Outcome::Idle(_)));
    let meanings = meanings(&reader.guesses(clue, None));
    let is_meant = |(truth, _): &(Option<Truth>, bool)| match (truth, &meant) {
        (Some(truth), Some(meant)) => equivalent(puzzle, meant, truth),
        (None, None) => true,
        _ => false,
    };
    let became = match meanings.iter().position(is_meant) {
        Some(0) if is_sure => Became::Sure,
        Some(0) => Became::Guessed,
        _ if is_sure => Became::Misread,
        None if meanings.is_empty() => Became::Asked,
        _ if follows(puzzle, meant.as_ref(), meanings[0].0.as_ref()) => Became::InPart,
        // What states nothing is weaker than what is meant, and what is in doubt is asked about.
        Some(_) if meanings[0].0.is_none() || meanings[0].1 => Became::Among,
        _ => Became::GuessedOtherwise,
    };
    let said = |truth: &Option<Truth>| truth.as_ref().map_or("nothing".to_owned(), |truth| expression(puzzle, truth));
    (became, meanings.iter().map(|(truth, _)| said(truth)).collect())
}

/// Whether one meaning follows from another.
fn follows(puzzle: &GridPuzzle, whole: Option<&Truth>, part: Option<&Truth>) -> bool {
    let (Some(whole), Some(part)) = (whole, part) else { return false };
    equivalent(puzzle, whole, &Truth::And(vec![whole.clone(), part.clone()]))
}

/// Returns the meanings of a clue whose sentences have these, the likeliest first, and which are in doubt.
fn meanings(sentences: &[Vec<Guess>]) -> Vec<(Option<Truth>, bool)> {
    let mut all = vec![(Vec::new(), false)];
    for guesses in sentences {
        let with = |(truths, is_in_doubt): &(Vec<Truth>, bool), guess: &Guess| {
            let truths = truths.iter().chain(&guess.truth).cloned().collect();
            (truths, *is_in_doubt || guess.is_in_doubt())
        };
        all = all.iter().flat_map(|one| guesses.iter().map(move |guess| with(one, guess))).collect();
        all.truncate(MAX_MEANINGS);
    }
    let joined = |mut truths: Vec<Truth>| match truths.len() {
        0 => None,
        1 => truths.pop(),
        _ => Some(Truth::And(truths)),
    };
    all.into_iter().map(|(truths, is_in_doubt)| (joined(truths), is_in_doubt)).collect()
}
