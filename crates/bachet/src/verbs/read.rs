//! How each clue and question of a logic grid is read: as an expression, and in plain words.

use bachet_notation::clue::{Asked, Truth};
use bachet_notation::{Category, Diagnostic, GridPuzzle, Span, expression, question_expression};
use bachet_prose::{Language, Speaker};

use super::Refusal;
use crate::Puzzle;
use crate::messages::MessageId;
use crate::sentences::{self, Beside, Doubts, Heard, HeardQuestion, Place, Sentences};

/// How each clue and question of a puzzle is read.
#[derive(Clone, Debug)]
pub struct Readings {
    /// The language of the sentences and the paraphrases.
    pub language: String,
    /// Of a page as people find it, the categories that were found: name and values.
    pub categories: Vec<(String, Vec<String>)>,
    /// Of such a page, the sentences that are no clues.
    pub scene: Vec<String>,
    /// The clues in order.
    pub clues: Vec<ReadClue>,
    /// The questions in order.
    pub questions: Vec<ReadQuestion>,
}

/// How a clue is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadClue {
    /// Its label; empty for a dash.
    pub label: String,
    /// Its sentences.
    pub sentences: Vec<ReadSentence>,
    /// What its expression means, where it has one: that counts.
    pub stated: Option<Wording>,
    /// What became of the comparison of the two.
    pub beside: Option<Beside>,
}

/// How a question is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadQuestion {
    /// Its sentence.
    pub sentence: Option<ReadSentence>,
    /// What its expression asks, where it has one: that counts.
    pub stated: Option<Wording>,
}

/// How a sentence is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadSentence {
    /// The sentence.
    pub text: String,
    /// What it is.
    pub outcome: ReadOutcome,
    /// What it means; empty where it says nothing or cannot be read, several where it is ambiguous.
    pub readings: Vec<Wording>,
    /// What it may mean too, where usage has a default and that was taken.
    pub others: Vec<Wording>,
    /// What is to be said of it, where it is not simply read.
    pub doubt: Option<Diagnostic>,
}

/// What a sentence is, once it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadOutcome {
    /// It says something.
    Read,
    /// It says nothing of the puzzle.
    Idle,
    /// It may mean several things.
    Ambiguous,
    /// It could not be read.
    Unread,
}

/// A meaning, exactly and plainly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The expression, without the `=` before it.
    pub expression: String,
    /// A sentence that says the same.
    pub paraphrase: String,
}

impl Readings {
    /// Whether some clue or question is not understood and has no expression.
    pub fn refused(&self) -> bool {
        let refused = |s: &ReadSentence| matches!(s.outcome, ReadOutcome::Ambiguous | ReadOutcome::Unread);
        self.clues.iter().any(|clue| clue.stated.is_none() && clue.sentences.iter().any(refused))
            || self.questions.iter().any(|q| q.stated.is_none() && q.sentence.as_ref().is_some_and(refused))
    }
}

/// Tells how each clue and question was read.
///
/// # Errors
/// Why the puzzle has no sentences.
pub fn readings(puzzle: &Puzzle, sentences: Option<&Sentences>) -> Result<Readings, Refusal> {
    let grid = match puzzle {
        Puzzle::Grid(grid) => grid,
        Puzzle::Sudoku(_) => return Err(MessageId::SudokuHasNoSentences.into()),
        Puzzle::Crossing(_) => return Err(MessageId::CrossingHasNoSentences.into()),
        Puzzle::Moving(_) => return Err(MessageId::MovingHasNoSentences.into()),
    };
    let stated = grid.headers.language.as_deref().and_then(Language::builtin);
    let language = sentences.map(|s| s.language).or(stated).or_else(|| Language::all().next());
    let Some(language) = language else {
        return Err(MessageId::NoPuzzle.into());
    };
    let reader = Reader { grid, language, speaker: Speaker::new(grid, language) };
    let clues = grid.clues.iter().enumerate().map(|(at, clue)| {
        let read = sentences.and_then(|s| s.clues.get(at));
        let stated = clue.truth.as_ref().filter(|_| clue.expression.is_some());
        ReadClue {
            label: clue.label.clone(),
            sentences: read.map_or_else(Vec::new, |r| r.sentences.iter().map(|s| reader.sentence(s)).collect()),
            stated: stated.map(|truth| reader.truth(truth)),
            beside: read.and_then(|r| r.beside),
        }
    });
    let questions = grid.questions.iter().enumerate().map(|(at, question)| {
        let read = sentences.and_then(|s| s.questions.get(at)?.as_ref());
        let stated = question.asked.as_ref().filter(|_| question.expression.is_some());
        ReadQuestion {
            sentence: read.map(|question| reader.question(question)),
            stated: stated.map(|asked| reader.asked(asked)),
        }
    });
    let scene = sentences.and_then(|s| s.scene.clone());
    let category =
        |category: &Category| (category.name.clone(), category.values.iter().map(|value| value.text.clone()).collect());
    let categories = if scene.is_some() { grid.categories.iter().map(category).collect() } else { Vec::new() };
    Ok(Readings {
        language: language.code.clone(),
        categories,
        scene: scene.unwrap_or_default(),
        clues: clues.collect(),
        questions: questions.collect(),
    })
}

struct Reader<'a> {
    grid: &'a GridPuzzle,
    language: &'static Language,
    speaker: Speaker<'a>,
}

impl Reader<'_> {
    fn doubts(&self) -> Doubts<'_> {
        Doubts { puzzle: self.grid, language: self.language, place: Place::Text }
    }

    fn sentence(&self, sentence: &sentences::Sentence) -> ReadSentence {
        let truths = |list: &[Truth]| list.iter().map(|truth| self.truth(truth)).collect::<Vec<Wording>>();
        let (outcome, readings, others) = match &sentence.heard {
            Heard::Read(truth, others) => (ReadOutcome::Read, vec![self.truth(truth)], truths(others)),
            Heard::Idle(_) => (ReadOutcome::Idle, Vec::new(), Vec::new()),
            Heard::Ambiguous(list) => (ReadOutcome::Ambiguous, truths(list), Vec::new()),
            Heard::Unread(_) => (ReadOutcome::Unread, Vec::new(), Vec::new()),
        };
        let doubt = self.doubts().sentence(Span::default(), &[sentence], 0);
        ReadSentence { text: sentence.text.clone(), outcome, readings, others, doubt }
    }

    fn question(&self, question: &sentences::Question) -> ReadSentence {
        let (outcome, readings) = match &question.heard {
            HeardQuestion::Read(asked) => (ReadOutcome::Read, vec![self.asked(asked)]),
            HeardQuestion::Idle => (ReadOutcome::Idle, Vec::new()),
            HeardQuestion::Ambiguous(list) => {
                (ReadOutcome::Ambiguous, list.iter().map(|asked| self.asked(asked)).collect())
            }
            HeardQuestion::Unread(_) => (ReadOutcome::Unread, Vec::new()),
        };
        let doubt = self.doubts().question(Span::default(), question);
        ReadSentence { text: question.text.clone(), outcome, readings, others: Vec::new(), doubt }
    }

    fn truth(&self, truth: &Truth) -> Wording {
        Wording { expression: expression(self.grid, truth), paraphrase: self.speaker.words(truth) }
    }

    fn asked(&self, asked: &Asked) -> Wording {
        Wording { expression: question_expression(self.grid, asked), paraphrase: self.speaker.question(asked) }
    }
}
