//! The figures of the sets of puzzles that the sentences' crate loads.

use std::path::Path;

use bachet::front::Draft;
use bachet::verbs::{self, ReadClue, ReadOutcome, Readings};
use bachet_notation::{Clue, GridPuzzle, Span, read_clue, write_grid};

use crate::Figures;
use crate::cases::judge::{Became, Judged, Right, Solved, judge, right};
use crate::cases::{Answer, Case, Set};
use crate::outcomes::{self, ClueOutcome, End, PageOutcome};

/// Every set, in the order of the table.
const SETS: [Set; 8] = [
    Set::ZebraLogic,
    Set::HousesEn,
    Set::HousesFr,
    Set::HousesNl,
    Set::BigBench,
    Set::QuintT,
    Set::Lgp,
    Set::GridPuzzle,
];
/// The folder of the sets.
const FOLDER: &str = "../shared/data/grid";

/// Returns the name, the language and the figures of each set.
pub(crate) fn figures() -> Vec<(String, String, Figures)> {
    let mut all = Vec::new();
    for set in SETS {
        match set.load(Path::new(FOLDER)) {
            Ok(cases) => {
                let language = cases.first().map_or_else(String::new, |case| case.language.code.clone());
                let mut figures = Figures::default();
                for case in &cases {
                    count(set, case, &mut figures);
                }
                all.push((format!("{FOLDER}/{}", set.name()), language, figures));
            }
            Err(problem) => eprintln!("{problem}"),
        }
    }
    all
}

fn count(set: Set, case: &Case, figures: &mut Figures) {
    let judged = judge(set, case);
    let sure = judged.clues.iter().map(|clue| match (&clue.became, &clue.right) {
        (Became::Refused(_) | Became::Ambiguous(_), _) => None,
        (_, Right::Yes | Right::Contradiction) => Some(ClueOutcome::Read),
        (_, Right::No(_)) => Some(ClueOutcome::Misread),
    });
    let sure: Vec<Option<ClueOutcome>> = sure.collect();
    let text = if judged.whole { String::new() } else { as_text(case) };
    let guessed = if sure.contains(&None) { guessed(set, case, &text) } else { Vec::new() };
    for (at, sure) in sure.into_iter().enumerate() {
        figures.clue(sure.or_else(|| guessed.get(at).copied()).unwrap_or(ClueOutcome::NotRead));
    }
    *figures.pages.entry(end(case, &judged, &text).kind()).or_default() += 1;
}

/// Returns what the guesses at each clue of a puzzle are worth.
fn guessed(set: Set, case: &Case, text: &str) -> Vec<ClueOutcome> {
    let draft = Draft::read(text.as_bytes(), None);
    let Some(puzzle) = &draft.puzzle else { return Vec::new() };
    let Readings::Grid(readings) = verbs::readings(puzzle, draft.sentences.as_ref(), None) else { return Vec::new() };
    let outcome = |(at, clue): (usize, &ReadClue)| {
        let refused = |outcome| matches!(outcome, ReadOutcome::Unread | ReadOutcome::Ambiguous);
        let open = clue.sentences.iter().find(|sentence| refused(sentence.outcome));
        let is_right = |meaning: Option<&str>| {
            let truth = meaning.map(|expression| read_clue(&case.puzzle, expression).0);
            match truth {
                Some(Some(truth)) => right(set, case, at, &Became::Read(truth, Vec::new())) == Right::Yes,
                Some(None) => false,
                None => right(set, case, at, &Became::Idle) == Right::Yes,
            }
        };
        let guesses = open.iter().flat_map(|sentence| &sentence.guesses);
        let meanings = guesses.map(|guess| guess.meaning.as_ref().map(|wording| wording.expression.as_str()));
        let found: Vec<bool> = meanings.map(is_right).collect();
        match found.iter().position(|is_right| *is_right) {
            _ if found.is_empty() => ClueOutcome::NotRead,
            Some(0) => ClueOutcome::Guessed,
            Some(_) => ClueOutcome::AmongTheGuesses,
            None => ClueOutcome::GuessedOtherwise,
        }
    };
    readings.clues.iter().enumerate().map(outcome).collect()
}

/// Returns a puzzle with its clues as a puzzle file.
fn as_text(case: &Case) -> String {
    let clue = |(at, text): (usize, &String)| Clue {
        label: (at + 1).to_string(),
        text: Some(text.clone()),
        expression: None,
        truth: None,
        span: Span::default(),
        parts: Vec::new(),
    };
    let mut puzzle = GridPuzzle { clues: case.clues.iter().enumerate().map(clue).collect(), ..case.puzzle.clone() };
    puzzle.headers.language = Some(case.language.code.clone());
    write_grid(&puzzle)
}

/// Returns how a puzzle ends without questions: nobody wrote down what its clues mean.
fn end(case: &Case, judged: &Judged, text: &str) -> End {
    let answered = |is_right| PageOutcome::Answered { is_right, assumed: Vec::new() };
    let page = match (&judged.solved, &case.answer) {
        (Solved::Yes, _) => answered(true),
        (Solved::No(why), _) if judged.whole && why.starts_with("another") => answered(false),
        _ if judged.whole => PageOutcome::Undecided,
        (_, Answer::Table(table)) => outcomes::page(text, &rows(case, table)),
        (_, Answer::Value(_)) => PageOutcome::Asked(0),
    };
    End { asked: 0, page, text: String::new() }
}

fn rows(case: &Case, table: &bachet_grid::Solution) -> Vec<Vec<String>> {
    let value =
        |(category, &index): (usize, &u32)| case.puzzle.categories[category].values[index as usize].text.clone();
    table.rows().map(|row| row.iter().enumerate().map(value).collect()).collect()
}
