//! A page, read with a person who is asked about what is not understood and answers what the clues mean.

use std::collections::BTreeSet;

use bachet::front::{Draft, propose, with_expression};
use bachet::messages::{Language, Messages};
use bachet::{Budget, Puzzle, verbs};

use super::known::Known;
use super::pages::{PageOutcome, outcome};

/// Maximum number of questions; no page has so many clues.
const MAX_QUESTIONS: usize = 60;

/// How the reading of a page ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct End {
    /// The number of questions that were answered.
    pub(crate) asked: usize,
    /// What became of it then.
    pub(crate) page: PageOutcome,
    /// The page, or the puzzle file with the answers.
    pub(crate) text: String,
}

impl End {
    /// Every kind of end, in the order of the tables.
    pub(crate) const KINDS: [&str; 9] = [
        "answered",
        "answered on guesses",
        "one or two questions",
        "more questions",
        "questions without an answer",
        "several solutions or none",
        "not read",
        "wrong on guesses",
        "wrong",
    ];

    /// Returns what kind of end it is.
    pub(crate) fn kind(&self) -> &'static str {
        match (&self.page, self.asked) {
            (PageOutcome::Answered { is_right: true, assumed }, 0) if assumed.is_empty() => "answered",
            (PageOutcome::Answered { is_right: true, .. }, 0) => "answered on guesses",
            (PageOutcome::Answered { is_right: true, .. }, ..=2) => "one or two questions",
            (PageOutcome::Answered { is_right: true, .. }, _) => "more questions",
            (PageOutcome::Answered { is_right: false, assumed }, _) if assumed.is_empty() => "wrong",
            (PageOutcome::Answered { is_right: false, .. }, _) => "wrong on guesses",
            (PageOutcome::Asked(_), _) => "questions without an answer",
            (PageOutcome::Undecided, _) => "several solutions or none",
            (PageOutcome::NotRead(_), _) => "not read",
        }
    }
}

/// Reads a page, asks about one clue at a time that is not understood, and returns how that ends. If a person has to
/// confirm the categories, it is not read unless they are right.
pub(crate) fn conversation(text: &str, known: &Known, confirms: bool) -> End {
    let mut text = text.to_owned();
    let mut open: BTreeSet<usize> = BTreeSet::new();
    let mut asked = 0;
    if confirms {
        let Some(puzzle) = as_puzzle(&text) else { return End { asked, page: PageOutcome::NotRead(Vec::new()), text } };
        text = puzzle;
    }
    loop {
        let draft = Draft::read(text.as_bytes(), None);
        if confirms && !matches!(&draft.puzzle, Some(Puzzle::Grid(grid)) if known.has_categories(grid)) {
            return End { asked, page: PageOutcome::NotRead(vec!["categories"]), text };
        }
        let page = outcome(&draft, &known.rows);
        let (PageOutcome::Asked(_), ..=MAX_QUESTIONS) = (&page, asked) else { return End { asked, page, text } };
        let (Some(puzzle), Some(sentences)) = (&draft.puzzle, &draft.sentences) else {
            return End { asked, page, text };
        };
        // The answers stand below the clues of a puzzle file.
        if sentences.is_page() {
            let Some(puzzle) = as_puzzle(&text) else { return End { asked, page, text } };
            text = puzzle;
            continue;
        }
        let Puzzle::Grid(grid) = puzzle else { return End { asked, page, text } };
        let Some(clue) = verbs::next_question(puzzle, sentences, &open, &mut Budget::unlimited()) else {
            return End { asked, page, text };
        };
        let unclear = verbs::choices_of(puzzle, sentences, clue, &mut Budget::unlimited());
        let said = grid.clues[clue].text.as_deref().unwrap_or_default();
        match known.answer(grid, said, &unclear.map_or(Vec::new(), |unclear| unclear.choices)) {
            Some(answer) => {
                text = with_expression(&text, grid.clues[clue].span, &answer);
                asked += 1;
            }
            None => _ = open.insert(clue),
        }
    }
}

/// Returns the puzzle file that is proposed for a page.
fn as_puzzle(text: &str) -> Option<String> {
    propose(text.as_bytes(), &Messages::new(Language::English)).ok()
}
