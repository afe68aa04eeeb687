//! What becomes of the clues and pages that people wrote, beside what they mean.

use bachet::front::{Draft, accepted_without_unread, is_unread};
use bachet::verbs::{self, ReadClue, ReadGuess, ReadOutcome, Readings, SentenceAgreement, SolveOptions, Verdict};
use bachet::{Budget, Code, Diagnostic, Puzzle, Severity, Solution};

/// How the file says that a sentence states nothing of the puzzle.
const NOTHING: &str = "   = true\n";

/// What became of a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ClueOutcome {
    /// It is read as it is meant.
    Read,
    /// It is read as something else.
    Misread,
    /// The likeliest guess is what it means.
    Guessed,
    /// Another guess is what it means.
    AmongTheGuesses,
    /// No guess is what it means.
    GuessedOtherwise,
    /// It has no guess.
    NotRead,
}

impl ClueOutcome {
    /// Every outcome.
    pub(crate) const ALL: [Self; 6] =
        [Self::Read, Self::Guessed, Self::AmongTheGuesses, Self::NotRead, Self::GuessedOtherwise, Self::Misread];

    /// Returns its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Misread => "misread",
            Self::Guessed => "guessed",
            Self::AmongTheGuesses => "among the guesses",
            Self::GuessedOtherwise => "guessed otherwise",
            Self::NotRead => "not read",
        }
    }
}

/// A clue, what it means, and what became of it.
pub(crate) struct JudgedClue {
    pub(crate) outcome: ClueOutcome,
    pub(crate) sentence: String,
    /// Its meaning as an expression; `None` if it states nothing.
    pub(crate) meant: Option<String>,
    /// Its readings, the likeliest first: expressions, `None` for a reading that states nothing.
    pub(crate) readings: Vec<Option<String>>,
}

/// Returns what became of each clue of a puzzle whose clues have their meaning below them, or the problems that keep it
/// from being read.
pub(crate) fn clues(text: &str) -> Result<Vec<JudgedClue>, Vec<Diagnostic>> {
    let draft = Draft::read(text.replace(NOTHING, "").as_bytes(), None);
    let is_grave = |problem: &Diagnostic| {
        let is_told = problem.code == Code::SentenceDiffers || is_unread(problem);
        problem.severity() == Severity::Error && !is_told
    };
    let grave: Vec<Diagnostic> = draft.problems.into_iter().filter(is_grave).collect();
    let Some(puzzle) = draft.puzzle.filter(|_| grave.is_empty()) else { return Err(grave) };
    let Readings::Grid(readings) = verbs::readings(&puzzle, draft.sentences.as_ref(), None) else { return Err(grave) };
    Ok(readings.clues.iter().map(clue).collect())
}

fn clue(clue: &ReadClue) -> JudgedClue {
    let said: Vec<&str> = clue.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
    let are_all = |outcome: ReadOutcome| clue.sentences.iter().all(|sentence| sentence.outcome == outcome);
    let outcome = match clue.agreement {
        Some(SentenceAgreement::Same) => ClueOutcome::Read,
        Some(SentenceAgreement::Different) => ClueOutcome::Misread,
        None if are_all(ReadOutcome::Idle) && clue.stated.is_none() => ClueOutcome::Read,
        // What states something is misread if it is passed over, and what states nothing if a constraint is found in it.
        None if are_all(ReadOutcome::Idle) || are_all(ReadOutcome::Read) => ClueOutcome::Misread,
        _ => guessed(clue),
    };
    let readings = clue.sentences.iter().flat_map(|sentence| {
        let read = sentence.readings.iter().map(|wording| Some(wording.expression.clone()));
        let guesses = sentence.guesses.iter();
        read.chain(guesses.map(|guess| guess.meaning.as_ref().map(|wording| wording.expression.clone())))
    });
    JudgedClue {
        outcome,
        sentence: said.join(" "),
        meant: clue.stated.as_ref().map(|wording| wording.expression.clone()),
        readings: readings.collect(),
    }
}

/// Returns what became of a clue with sentences that are not read.
fn guessed(clue: &ReadClue) -> ClueOutcome {
    let refused = |outcome| matches!(outcome, ReadOutcome::Unread | ReadOutcome::Ambiguous);
    let mut open = clue.sentences.iter().filter(|sentence| refused(sentence.outcome));
    let (Some(sentence), None) = (open.next(), open.next()) else { return ClueOutcome::NotRead };
    let is_meant = |guess: &ReadGuess| match clue.stated {
        Some(_) => guess.agreement == Some(SentenceAgreement::Same),
        None => guess.meaning.is_none(),
    };
    match sentence.guesses.iter().position(is_meant) {
        _ if sentence.guesses.is_empty() => ClueOutcome::NotRead,
        Some(0) => ClueOutcome::Guessed,
        Some(_) => ClueOutcome::AmongTheGuesses,
        None => ClueOutcome::GuessedOtherwise,
    }
}

/// What became of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PageOutcome {
    /// It has one solution, without or with sentences that are taken to mean something (their number).
    Answered { is_right: bool, assumed: usize },
    /// Its clues are found, and this many sentences have to be asked about.
    Asked(usize),
    /// All is read, and it does not have exactly one solution.
    Undecided,
    /// Something else keeps it from being read: the codes of its errors.
    NotRead(Vec<&'static str>),
}

/// Returns what became of a page, whose solution has these rows.
pub(crate) fn page(text: &str, meant: &[Vec<String>]) -> PageOutcome {
    let draft = Draft::read(text.as_bytes(), None);
    let errors = || draft.problems.iter().filter(|problem| problem.severity() == Severity::Error);
    if errors().any(|problem| !is_unread(problem)) || draft.puzzle.is_none() {
        return PageOutcome::NotRead(errors().filter(|problem| !is_unread(problem)).map(|p| p.code.id()).collect());
    }
    let accepted = accepted_without_unread(&draft, None);
    if accepted.is_none() && errors().next().is_some() {
        return PageOutcome::Asked(errors().count());
    }
    let assumed = accepted.as_ref().map_or(0, |accepted| accepted.assumed.len());
    let judged = accepted.and_then(|accepted| accepted.puzzle).map(|(puzzle, _)| puzzle);
    let found = judged.or(draft.puzzle).as_ref().and_then(rows);
    match found {
        Some(found) => PageOutcome::Answered { is_right: is_same(&found, meant), assumed },
        None => PageOutcome::Undecided,
    }
}

/// Returns the rows of the only solution of a logic grid.
pub(crate) fn rows(puzzle: &Puzzle) -> Option<Vec<Vec<String>>> {
    let found = verbs::solve(puzzle, &SolveOptions::default(), &mut Budget::unlimited()).ok()?;
    match (found.verdict, found.solutions.first()?) {
        (Verdict::Unique, Solution::Grid(grid)) => {
            Some(grid.rows().map(|row| row.into_iter().map(str::to_owned).collect()).collect())
        }
        _ => None,
    }
}

/// Whether two tables state the same, the columns in any order and values by their letters and digits.
fn is_same(found: &[Vec<String>], meant: &[Vec<String>]) -> bool {
    let plain = |value: &str| value.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let plain = |row: &Vec<String>| row.iter().map(|value| plain(value)).collect::<Vec<String>>();
    let found: Vec<Vec<String>> = found.iter().map(plain).collect();
    let is_value = |a: &str, b: &str| a == b || (a.len() > 3 && b.contains(a)) || (b.len() > 3 && a.contains(b));
    let has = |row: &[String], value: &str| row.iter().any(|own| is_value(own, value));
    let is_row = |row: &[String], other: &[String]| row.iter().all(|value| has(other, value));
    meant.len() == found.len() && meant.iter().map(plain).all(|row| found.iter().any(|other| is_row(&row, other)))
}
