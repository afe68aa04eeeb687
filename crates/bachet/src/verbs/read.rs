//! `read`: how a puzzle is understood.

mod known;

use std::cell::OnceCell;
use std::collections::BTreeSet;

use bachet_notation::clue::{Asked, Truth};
use bachet_notation::sudoku::{Format, SudokuPuzzle};
use bachet_notation::{Diagnostic, Expressions, Fingerprint, GridPuzzle, Span, Text, crossing, expression, moving};
use bachet_prose::{Assumption, Language, Speaker};
use bachet_sudoku::{Rule, Words};

use crate::Puzzle;
use crate::messages::Messages;
use crate::puzzle::compiled;
use crate::sentences::{self, Meaning, Place, QuestionMeaning, SentenceAgreement, SentenceProblems, Sentences};

pub use self::known::KnownWordings;

/// How a puzzle is understood.
#[derive(Clone, Debug)]
pub enum Readings {
    /// A logic grid: each clue and question.
    Grid(GridReadings),
    /// Another family: what the puzzle states, and what it leaves out because it is the default.
    Statements(Vec<Stated>),
}

/// A statement of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated {
    /// Its keyword, or the name of what it describes.
    pub keyword: String,
    /// What it says.
    pub says: StatedText,
}

/// What a statement says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatedText {
    /// A text in the notation of puzzles.
    Text(String),
    /// A rule of a Sudoku in words.
    Rule(Words),
}

/// How each clue and question of a logic grid is understood.
#[derive(Clone, Debug)]
pub struct GridReadings {
    /// The language of the sentences and the paraphrases.
    pub language: String,
    /// Of a page: the sentences that are not clues.
    pub scene: Option<Vec<String>>,
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
    /// What it may mean if it could not be read, the likeliest first.
    pub guesses: Vec<ReadGuess>,
    /// A warning or an error, if there is something wrong with it.
    pub remark: Option<Diagnostic>,
}

/// What a sentence may mean that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadGuess {
    /// The meaning; `None` if it says nothing about the puzzle.
    pub meaning: Option<Wording>,
    /// The sum of the costs of what it assumes.
    pub cost: u32,
    /// What it assumes, in the order of the sentence.
    pub assumptions: Vec<Assumption>,
    /// How likely the words of the sentence make it, in thousandths.
    pub likelihood: Option<u16>,
    /// Beside an expression: whether the clue means the same with this reading.
    pub agreement: Option<SentenceAgreement>,
}

/// Whether a sentence was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wording {
    /// The expression, without the `=` before it.
    pub expression: String,
    /// A sentence with the same meaning.
    pub paraphrase: String,
}

impl Readings {
    /// Whether some clue or question cannot be read and has no expression.
    pub fn refused(&self) -> bool {
        let Self::Grid(grid) = self else { return false };
        let refused = |s: &ReadSentence| matches!(s.outcome, ReadOutcome::Ambiguous | ReadOutcome::Unread);
        grid.clues.iter().any(|clue| clue.stated.is_none() && clue.sentences.iter().any(refused))
            || grid.questions.iter().any(|q| q.stated.is_none() && q.sentence.as_ref().is_some_and(refused))
    }
}

impl Stated {
    fn new(keyword: impl Into<String>, text: impl Into<String>) -> Self {
        Self { keyword: keyword.into(), says: StatedText::Text(text.into()) }
    }

    /// Returns what it says, in words.
    pub fn text(&self, messages: &Messages) -> String {
        match &self.says {
            StatedText::Text(text) => text.clone(),
            StatedText::Rule(words) => messages.words(words),
        }
    }
}

/// Returns how a puzzle is understood. The sentences are those of a logic grid, the format is that of a Sudoku.
pub fn readings(puzzle: &Puzzle, sentences: Option<&Sentences>, format: Option<Format>) -> Readings {
    readings_with(puzzle, sentences, format, &KnownWordings::default())
}

/// Returns the same as [`readings`]. What was worded earlier is looked up, and what is worded is known from then on.
pub fn readings_with(
    puzzle: &Puzzle,
    sentences: Option<&Sentences>,
    format: Option<Format>,
    known: &KnownWordings,
) -> Readings {
    match puzzle {
        Puzzle::Grid(puzzle) => Readings::Grid(grid(puzzle, sentences, known)),
        Puzzle::Sudoku(puzzle) => Readings::Statements(sudoku(puzzle, format)),
        Puzzle::Crossing(puzzle) => {
            let statements = crossing::statements(puzzle).into_iter();
            Readings::Statements(statements.map(|(keyword, says)| Stated::new(keyword, says)).collect())
        }
        Puzzle::Moving(puzzle) => {
            let statements = moving::statements(&puzzle.setup).into_iter();
            let stated = |s: moving::Statement| Stated::new(s.field.keyword(), s.lines.join(", "));
            Readings::Statements(statements.map(stated).collect())
        }
    }
}

fn sudoku(puzzle: &SudokuPuzzle, format: Option<Format>) -> Vec<Stated> {
    let all = puzzle.all_values();
    let boxes = puzzle.boxes.map_or_else(|| "none".to_owned(), |shape| format!("{}x{}", shape.rows, shape.columns));
    let mut stated: Vec<Stated> = format.into_iter().map(|format| Stated::new("format", format.name())).collect();
    stated.extend([Stated::new("size", format!("{0}x{0}", puzzle.size)), Stated::new("boxes", boxes)]);
    if let Some(regions) = &puzzle.regions {
        stated.push(Stated::new("regions", regions.iter().collect::<BTreeSet<_>>().len().to_string()));
    }
    if let Ok(sudoku) = compiled(puzzle) {
        let rules = sudoku.rules().map(Rule::text).map(StatedText::Rule);
        stated.extend(rules.map(|says| Stated { keyword: "rule".to_owned(), says }));
    }
    let givens = puzzle.cells.iter().filter(|cell| cell.given.is_some()).count();
    stated.push(Stated::new("givens", givens.to_string()));
    let marked = puzzle.cells.iter().filter(|cell| cell.given.is_none() && cell.candidates != all).count();
    stated.extend((marked > 0).then(|| Stated::new("other cells with candidates", marked.to_string())));
    stated
}

fn grid(grid: &GridPuzzle, sentences: Option<&Sentences>, known: &KnownWordings) -> GridReadings {
    let language = language(grid, sentences);
    let is_page = sentences.is_some_and(|s| s.scene.is_some());
    let place = if is_page { Place::Page } else { Place::Text };
    let (expressions, names) = (Expressions::new(grid), known.names(grid, language));
    let reader = Reader { grid, language, place, expressions, speaker: OnceCell::new(), known, names };
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
    GridReadings {
        language: language.code.clone(),
        scene: sentences.and_then(|s| s.scene.clone()),
        clues: clues.collect(),
        questions: questions.collect(),
    }
}

/// Returns a meaning as an expression and as a sentence, in the language of the sentences.
pub fn wording(grid: &GridPuzzle, sentences: Option<&Sentences>, truth: &Truth) -> Wording {
    let speaker = Speaker::new(grid, language(grid, sentences));
    Wording { expression: expression(grid, truth), paraphrase: speaker.words(truth) }
}

/// Returns the language of the sentences and of what is said about a puzzle.
fn language(grid: &GridPuzzle, sentences: Option<&Sentences>) -> &'static Language {
    let stated = grid.headers.language.as_deref().and_then(Language::builtin);
    let language = sentences.map(|s| s.language).or(stated).or_else(|| Language::all().next());
    language.expect("some languages are built in")
}

struct Reader<'a> {
    grid: &'a GridPuzzle,
    language: &'static Language,
    place: Place,
    expressions: Expressions<'a>,
    /// Made when it is needed.
    speaker: OnceCell<Speaker<'a>>,
    known: &'a KnownWordings,
    names: Fingerprint,
}

impl Reader<'_> {
    fn problems(&self) -> SentenceProblems<'_> {
        SentenceProblems { puzzle: self.grid, language: self.language, place: self.place, missing: None }
    }

    fn speaker(&self) -> &Speaker<'_> {
        self.speaker.get_or_init(|| Speaker::new(self.grid, self.language))
    }

    fn sentence(&self, sentence: &sentences::ClueSentence) -> ReadSentence {
        let truths = |list: &[Truth]| list.iter().map(|truth| self.truth(truth)).collect::<Vec<Wording>>();
        let (outcome, readings, others) = match &sentence.meaning {
            Meaning::Read(truth, others) => (ReadOutcome::Read, vec![self.truth(truth)], truths(others)),
            Meaning::Idle(_) => (ReadOutcome::Idle, Vec::new(), Vec::new()),
            Meaning::Ambiguous(list) => (ReadOutcome::Ambiguous, truths(list), Vec::new()),
            Meaning::Unread(_) => (ReadOutcome::Unread, Vec::new(), Vec::new()),
        };
        let remark = self.problems().sentence(&Text::default(), Span::default(), &[sentence], 0);
        let guess = |guessed: &sentences::Guessed| ReadGuess {
            meaning: guessed.guess.truth.as_ref().map(|truth| self.truth(truth)),
            cost: guessed.guess.cost,
            assumptions: guessed.guess.assumptions.clone(),
            likelihood: guessed.guess.likelihood,
            agreement: guessed.agreement,
        };
        let guesses = sentence.guesses.iter().map(guess).collect();
        ReadSentence { text: sentence.text.clone(), outcome, readings, others, guesses, remark }
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
        let remark = self.problems().question(&Text::default(), question);
        ReadSentence { text: question.text.clone(), outcome, readings, others: Vec::new(), guesses: Vec::new(), remark }
    }

    fn truth(&self, truth: &Truth) -> Wording {
        let make = || Wording { expression: self.expressions.truth(truth), paraphrase: self.speaker().words(truth) };
        self.known.of(&self.names, truth, make)
    }

    fn asked(&self, asked: &Asked) -> Wording {
        Wording { expression: self.expressions.asked(asked), paraphrase: self.speaker().question(asked) }
    }
}
