//! `read`: how each clue and question of a logic grid is read, as an expression and as a sentence.

use bachet_notation::clue::{Asked, Truth};
use bachet_notation::{Category, Diagnostic, GridPuzzle, Span, expression, question_expression};
use bachet_prose::{Language, Speaker};

use super::Refusal;
use crate::Puzzle;
use crate::messages::MessageId;
use crate::sentences::{self, Meaning, Place, QuestionMeaning, SentenceAgreement, SentenceProblems, Sentences};

/// How each clue and question of a puzzle is read.
#[derive(Clone, Debug)]
pub struct Readings {
    /// The language of the sentences and the paraphrases.
    pub language: String,
    /// Of a page: the name and the values of each category that was found.
    pub categories: Vec<(String, Vec<String>)>,
    /// Of a page: the sentences that are not clues.
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
    /// The meaning of its expression, which counts if there is one.
    pub stated: Option<Wording>,
    /// Whether the sentences mean the same as the expression, if there are both.
    pub agreement: Option<SentenceAgreement>,
}

/// How a question is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadQuestion {
    /// Its sentence.
    pub sentence: Option<ReadSentence>,
    /// The meaning of its expression, which counts if there is one.
    pub stated: Option<Wording>,
}

/// How a sentence is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadSentence {
    /// The sentence.
    pub text: String,
    /// Whether it was read.
    pub outcome: ReadOutcome,
    /// Its meanings: one if it was read, several if it is ambiguous, otherwise none.
    pub readings: Vec<Wording>,
    /// Other meanings that it may have, although one is the default.
    pub others: Vec<Wording>,
    /// A warning or an error, if there is something wrong with it.
    pub remark: Option<Diagnostic>,
}

/// Whether a sentence was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadOutcome {
    /// It states a constraint or a question.
    Read,
    /// It says nothing about the puzzle.
    Idle,
    /// It has several meanings.
    Ambiguous,
    /// It could not be read.
    Unread,
}

/// A meaning as an expression and as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The expression, without the `=` before it.
    pub expression: String,
    /// A sentence with the same meaning.
    pub paraphrase: String,
}

impl Readings {
    /// Whether some clue or question cannot be read and has no expression.
    pub fn refused(&self) -> bool {
        let refused = |s: &ReadSentence| matches!(s.outcome, ReadOutcome::Ambiguous | ReadOutcome::Unread);
        self.clues.iter().any(|clue| clue.stated.is_none() && clue.sentences.iter().any(refused))
            || self.questions.iter().any(|q| q.stated.is_none() && q.sentence.as_ref().is_some_and(refused))
    }
}

/// Returns how each clue and question was read.
///
/// # Errors
/// If puzzles of this family have no sentences.
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
            agreement: read.and_then(|r| r.agreement),
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
    fn problems(&self) -> SentenceProblems<'_> {
        SentenceProblems { puzzle: self.grid, language: self.language, place: Place::Text }
    }

    fn sentence(&self, sentence: &sentences::ClueSentence) -> ReadSentence {
        let truths = |list: &[Truth]| list.iter().map(|truth| self.truth(truth)).collect::<Vec<Wording>>();
        let (outcome, readings, others) = match &sentence.meaning {
            Meaning::Read(truth, others) => (ReadOutcome::Read, vec![self.truth(truth)], truths(others)),
            Meaning::Idle(_) => (ReadOutcome::Idle, Vec::new(), Vec::new()),
            Meaning::Ambiguous(list) => (ReadOutcome::Ambiguous, truths(list), Vec::new()),
            Meaning::Unread(_) => (ReadOutcome::Unread, Vec::new(), Vec::new()),
        };
        let remark = self.problems().sentence(Span::default(), &[sentence], 0);
        ReadSentence { text: sentence.text.clone(), outcome, readings, others, remark }
    }

    fn question(&self, question: &sentences::Question) -> ReadSentence {
        let (outcome, readings) = match &question.meaning {
            QuestionMeaning::Read(asked) => (ReadOutcome::Read, vec![self.asked(asked)]),
            QuestionMeaning::Idle => (ReadOutcome::Idle, Vec::new()),
            QuestionMeaning::Ambiguous(list) => {
                (ReadOutcome::Ambiguous, list.iter().map(|asked| self.asked(asked)).collect())
            }
            QuestionMeaning::Unread(_) => (ReadOutcome::Unread, Vec::new()),
        };
        let remark = self.problems().question(Span::default(), question);
        ReadSentence { text: question.text.clone(), outcome, readings, others: Vec::new(), remark }
    }

    fn truth(&self, truth: &Truth) -> Wording {
        Wording { expression: expression(self.grid, truth), paraphrase: self.speaker.words(truth) }
    }

    fn asked(&self, asked: &Asked) -> Wording {
        Wording { expression: question_expression(self.grid, asked), paraphrase: self.speaker.question(asked) }
    }
}
