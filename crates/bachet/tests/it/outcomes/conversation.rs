//! A page, read with a person who is asked about what is not understood and answers what the clues mean.

use std::collections::BTreeSet;

use bachet::front::{Draft, propose, with_expression, with_expression_instead};
use bachet::messages::{Language, Messages};
use bachet::{Budget, Puzzle, verbs};
use bachet_notation::GridPuzzle;

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
/// confirm the categories, it is not read unless they are right. Otherwise the person corrects them as soon as an
/// answer cannot be said with them, which counts as a question. When nothing is left to ask, the person is asked about
/// clues that are read, and at last for a clue that the page has and the puzzle does not.
pub(crate) fn conversation(text: &str, known: &Known, confirms: bool) -> End {
    let mut text = text.to_owned();
    if confirms {
        let not_read = |text| End { asked: 0, page: PageOutcome::NotRead(Vec::new()), text };
        match as_puzzle(&text) {
            Some(puzzle) => text = puzzle,
            None => return not_read(text),
        }
        let draft = Draft::read(text.as_bytes(), None);
        if !matches!(&draft.puzzle, Some(Puzzle::Grid(grid)) if known.has_categories(grid)) {
            return End { asked: 0, page: PageOutcome::NotRead(vec!["categories"]), text };
        }
    }
    let mut talk = Talk { known, text, asked: 0, skipped: BTreeSet::new(), has_corrected: confirms };
    loop {
        let draft = Draft::read(talk.text.as_bytes(), None);
        let page = outcome(&draft, &known.rows);
        let is_over = matches!(page, PageOutcome::Answered { .. }) || talk.asked > MAX_QUESTIONS;
        if is_over || !talk.goes_on(&draft, &page) {
            return End { asked: talk.asked, page, text: talk.text };
        }
    }
}

/// A conversation about a page.
struct Talk<'k> {
    known: &'k Known,
    text: String,
    asked: usize,
    /// The clues that the person did not answer.
    skipped: BTreeSet<usize>,
    /// Whether the lists of values were corrected.
    has_corrected: bool,
}

impl Talk<'_> {
    /// Asks until there is an answer; returns whether there is one.
    fn goes_on(&mut self, draft: &Draft, page: &PageOutcome) -> bool {
        if matches!(page, PageOutcome::NotRead(_)) {
            let text = as_puzzle(&self.text).unwrap_or_else(|| self.text.clone());
            let Some(Puzzle::Grid(grid)) = Draft::read(text.as_bytes(), None).puzzle else { return false };
            return !grid.clues.is_empty() && self.corrects(&grid, true);
        }
        let (Some(puzzle), Some(sentences)) = (&draft.puzzle, &draft.sentences) else { return false };
        let Puzzle::Grid(grid) = puzzle else { return false };
        // The answers stand below the clues of a puzzle file.
        if sentences.is_page() {
            return as_puzzle(&self.text).is_some_and(|puzzle| {
                self.text = puzzle;
                true
            });
        }
        let budget = || Budget::unlimited();
        let check = verbs::next_check(puzzle, sentences, &self.skipped, &mut budget());
        let next = check.or_else(|| verbs::next_question(puzzle, sentences, &self.skipped, &mut budget()));
        let Some(clue) = next else { return self.corrects(grid, false) || self.adds(grid) };
        let unclear = verbs::choices_of(puzzle, sentences, clue, &mut budget());
        let stated = &grid.clues[clue];
        let said = stated.text.as_deref().unwrap_or_default();
        match self.known.answer(grid, said, &unclear.map_or(Vec::new(), |unclear| unclear.choices)) {
            Some(answer) => {
                self.text = if check.is_some() {
                    with_expression_instead(&self.text, stated, &answer)
                } else {
                    with_expression(&self.text, stated.span, &answer)
                };
                self.asked += 1;
            }
            None => {
                // The lists may have the right values, but not what the answer needs: their numbers or their order.
                if !self.corrects(grid, true) {
                    self.skipped.insert(clue);
                }
            }
        }
        true
    }

    /// Corrects the lists of values, if they are wrong or do not serve.
    fn corrects(&mut self, grid: &GridPuzzle, are_useless: bool) -> bool {
        if self.has_corrected || !are_useless && self.known.has_categories(grid) {
            return false;
        }
        let Some(text) = self.known.with_lists(grid) else { return false };
        (self.text, self.has_corrected) = (text, true);
        self.asked += 1;
        self.skipped.clear();
        true
    }

    /// Adds a clue that the page has, if one is missing.
    fn adds(&mut self, grid: &GridPuzzle) -> bool {
        let Some((said, meaning)) = self.known.missing(grid, &self.text) else { return false };
        self.text = format!("{}\n- = {meaning}  # {said}\n", self.text.trim_end());
        self.asked += 1;
        true
    }
}

/// Returns the puzzle file that is proposed for a page.
fn as_puzzle(text: &str) -> Option<String> {
    propose(text.as_bytes(), &Messages::new(Language::English)).ok()
}
