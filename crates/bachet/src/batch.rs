//! Streams very many classic Sudokus, one a line: takes a chunk of lines, gives an answer for each line.
//!
//! A [`Batch`] turns bytes into bytes. It reuses its buffers, so that it allocates nothing for a line. The caller cuts
//! its input into chunks at line ends, hands them to as many batches as there are cores, and writes the [`Answers`] in
//! the order of the chunks. The kernel solves all boards of a chunk side by side; then those with exactly one solution
//! are rated one by one, if that is asked for.

mod answer;
mod field;
mod line;
mod rater;
mod rating;
mod write;

use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::atomic::AtomicBool;

pub use bachet_kernel::Backend;
use bachet_kernel::{BoardLine, PencilMarks};

use crate::Argument;
use crate::messages::{Language, Message, MessageId, Messages};
use crate::verbs::Verdict;
pub use answer::Answer;
use line::{Given, Slot};
use rater::{Board, Rater};
use rating::Rating;

/// What is written for each puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The solution, followed by the verdict unless it is `unique`; the verdict alone if there is no solution.
    #[default]
    Solution,
    /// The number of solutions, with a `+` if there may be more than were looked for.
    Count,
    /// The verdict.
    Verdict,
    /// The puzzle, followed by its rating, with `-` for what is not known of it; by the verdict unless it is `unique`.
    Rating,
    /// A JSON object.
    Jsonl,
    /// A row of CSV.
    Csv,
}

impl Form {
    /// Returns the number of solutions after which a search ends unless another is asked for: two tell whether a
    /// puzzle has several; a form that shows the number counts further.
    pub fn default_limit(self) -> u32 {
        /// Maximum number of solutions that are counted.
        const MAX_COUNT: u32 = 10_000;
        match self {
            Self::Solution | Self::Verdict | Self::Rating => 2,
            Self::Count | Self::Jsonl | Self::Csv => MAX_COUNT,
        }
    }
}

/// The options of a batch.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Options<'c> {
    /// What is written for each puzzle.
    pub form: Form,
    /// Whether [`Form::Jsonl`] and [`Form::Csv`] also write how difficult each puzzle is.
    pub rate: bool,
    /// The number of solutions after which a search ends, at least 1. With 1, no puzzle is known to have exactly one
    /// solution, so none is rated.
    pub limit: u32,
    /// Which instructions are used.
    pub backend: Backend,
    /// The language of the messages about bad lines.
    pub language: Language,
    /// A flag that the caller may raise to stop: boards that are not finished are `unknown`.
    pub cancel: Option<&'c AtomicBool>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self {
            form: Form::default(),
            rate: false,
            limit: 2,
            backend: Backend::best(),
            language: Language::default(),
            cancel: None,
        }
    }
}

impl Options<'_> {
    /// Returns what is written before the first answer.
    pub fn header(&self) -> &'static str {
        match (self.form, self.rate) {
            (Form::Csv, false) => "line,verdict,count,exact,solution,error\n",
            (Form::Csv, true) => "line,verdict,count,exact,solution,er,ep,ed,hodoku_score,hodoku_level,error\n",
            _ => "",
        }
    }

    /// Whether the answers have ratings.
    pub fn has_ratings(&self) -> bool {
        self.form == Form::Rating || self.rate && matches!(self.form, Form::Jsonl | Form::Csv)
    }
}

/// Why a line is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It has this number of characters, neither 81 nor 729.
    Length(usize),
    /// It has this character, which means nothing in a puzzle, in this column from 1.
    Character(char, usize),
    /// It has 729 pencil marks, but this digit is in the place of another one; the number is its index.
    Mark(char, usize),
}

/// A line that is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number, from 1.
    pub line: u64,
    /// What is wrong.
    pub flaw: Flaw,
}

impl Problem {
    /// Returns the message that says what is wrong.
    pub fn message(&self) -> Message {
        let number = |n: usize| Argument::Number(n as i64 + 1);
        match self.flaw {
            Flaw::Length(length) => {
                Message::from(MessageId::LineLength).with("length", Argument::Number(length as i64))
            }
            Flaw::Character(found, _) => Message::from(MessageId::LineCharacter).text("character", found),
            Flaw::Mark(found, at) => Message::from(MessageId::LineMark)
                .text("digit", found)
                .with("expected", number(at % 9))
                .with("row", number(at / 81))
                .with("column", number(at / 9 % 9)),
        }
    }

    /// Returns the column, from 1, if the problem has one.
    pub fn column(&self) -> Option<usize> {
        match self.flaw {
            Flaw::Length(_) | Flaw::Mark(..) => None,
            Flaw::Character(_, column) => Some(column),
        }
    }
}

/// The numbers of puzzles by their answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Exactly one solution.
    pub unique: u64,
    /// More than one.
    pub several: u64,
    /// None.
    pub none: u64,
    /// Unknown: the search did not finish, or its limit was one solution.
    pub unknown: u64,
    /// Puzzles whose search did not finish.
    pub unfinished: u64,
    /// Lines that are not puzzles.
    pub bad: u64,
}

impl Tally {
    /// Returns the number of puzzles and bad lines.
    pub fn lines(&self) -> u64 {
        self.unique + self.several + self.none + self.unknown + self.bad
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Self) {
        self.unique += other.unique;
        self.several += other.several;
        self.none += other.none;
        self.unknown += other.unknown;
        self.unfinished += other.unfinished;
        self.bad += other.bad;
    }

    fn count(&mut self, answer: Answer) {
        match answer.verdict() {
            Verdict::Unique => self.unique += 1,
            Verdict::Several => self.several += 1,
            Verdict::None => self.none += 1,
            Verdict::Unknown => self.unknown += 1,
        }
        self.unfinished += u64::from(!answer.finished);
    }
}

/// The answers to a chunk.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    /// The output: a line for each puzzle and each bad line.
    pub bytes: Vec<u8>,
    /// The numbers of puzzles by their answer.
    pub tally: Tally,
    /// The first bad lines of the chunk, at most [`MAX_PROBLEMS`].
    pub problems: Vec<Problem>,
}

/// Maximum number of bad lines of a chunk that are reported.
pub const MAX_PROBLEMS: usize = 20;

/// Where a chunk is in its input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of its first line, from 1.
    pub line: u64,
    /// Whether only blank lines and comments are before it, so that it may begin with the names of the columns of a
    /// table.
    pub is_start: bool,
}

impl Place {
    /// The place of the first chunk of an input, or of the whole input.
    pub const START: Self = Self { line: 1, is_start: true };
}

/// Whether every line of a chunk is blank or a comment.
pub fn has_no_content(chunk: &[u8]) -> bool {
    line::lines(chunk).all(line::is_nothing)
}

/// Returns the puzzles of a chunk with the numbers of their lines: the 81 or 729 characters of a board with `.` for a
/// blank, or the whole line if it has no board. Blank lines, comments and the header of a table are left out.
pub fn puzzles(chunk: &[u8], place: Place) -> impl Iterator<Item = (u64, Cow<'_, str>)> {
    let mut is_start = place.is_start;
    (place.line..).zip(line::lines(chunk)).filter_map(move |(number, text)| {
        let given = line::read(text);
        let is_header = is_start && matches!(given, Given::Header(_));
        is_start = is_start && given == Given::Nothing;
        match given {
            Given::Nothing => None,
            Given::Header(_) if is_header => None,
            Given::Line(board) => Some((number, without_blanks(board))),
            Given::Marks(_) => Some((number, without_blanks(line::marks_of(text)))),
            Given::Header(_) | Given::Bad(_) => Some((number, String::from_utf8_lossy(text))),
        }
    })
}

/// Returns a board with `.` for a blank.
fn without_blanks(board: &[u8]) -> Cow<'_, str> {
    match String::from_utf8_lossy(board) {
        text if text.contains(' ') => text.replace(' ', ".").into(),
        text => text,
    }
}

/// Answers chunks of lines.
pub struct Batch<'c> {
    options: Options<'c>,
    messages: OnceCell<Messages>,
    slots: Vec<Slot>,
    lines: Vec<BoardLine>,
    marks: Vec<PencilMarks>,
    answers: Vec<bachet_kernel::Answer>,
    solutions: Vec<BoardLine>,
    rater: Option<Rater>,
    ratings: Vec<Rating>,
}

impl<'c> Batch<'c> {
    /// Creates a batch with empty buffers.
    pub fn new(options: Options<'c>) -> Self {
        Self {
            options,
            messages: OnceCell::new(),
            slots: Vec::new(),
            lines: Vec::new(),
            marks: Vec::new(),
            answers: Vec::new(),
            solutions: Vec::new(),
            rater: None,
            ratings: Vec::new(),
        }
    }

    /// Answers a chunk of whole lines, and replaces the content of `out`.
    ///
    /// Blank lines, lines that begin with `#`, and the header of a table are skipped. Each other line gives one line:
    /// its answer or `error[code]`.
    pub fn answer(&mut self, chunk: &[u8], place: Place, out: &mut Answers) {
        self.read(chunk, place.is_start);
        self.solve();
        self.rate();
        self.write(place.line, out);
    }

    fn read(&mut self, chunk: &[u8], mut is_start: bool) {
        self.slots.clear();
        self.lines.clear();
        self.marks.clear();
        for (number, line) in (0..).zip(line::lines(chunk)) {
            match line::read(line) {
                Given::Nothing => continue,
                Given::Header(_) if is_start => {}
                Given::Line(line) => {
                    self.slots.push(Slot::Line(number));
                    self.lines.push(*line);
                }
                Given::Marks(marks) => {
                    self.slots.push(Slot::Marks(number));
                    self.marks.push(marks);
                }
                Given::Header(flaw) | Given::Bad(flaw) => self.slots.push(Slot::Bad(number, flaw)),
            }
            is_start = false;
        }
    }

    /// Solves the lines, then the pencil marks.
    fn solve(&mut self) {
        let boards = self.lines.len() + self.marks.len();
        self.answers.clear();
        self.answers.resize(boards, bachet_kernel::Answer::default());
        let solutions = match self.options.form {
            Form::Count | Form::Verdict | Form::Rating => 0,
            Form::Solution | Form::Jsonl | Form::Csv => boards,
        };
        self.solutions.resize(solutions, [b'.'; 81]);
        answer::answer(&self.options, &self.lines, &self.marks, &mut self.answers, &mut self.solutions);
    }

    /// Rates the boards with exactly one solution.
    fn rate(&mut self) {
        self.ratings.clear();
        if !self.options.has_ratings() {
            return;
        }
        for at in 0..self.answers.len() {
            let rating = if self.answer_to(at).verdict() == Verdict::Unique {
                let board = board(&self.lines, &self.marks, at);
                let rater = self.rater.get_or_insert_with(Rater::new);
                rater.rate(board, self.options.cancel)
            } else {
                Rating::default()
            };
            self.ratings.push(rating);
        }
    }

    /// Returns the answer to a board: the lines come first, then the pencil marks.
    fn answer_to(&self, at: usize) -> Answer {
        let bachet_kernel::Answer { count, finished } = self.answers[at];
        Answer { count, limit: self.options.limit, finished }
    }

    fn write(&mut self, first: u64, out: &mut Answers) {
        out.bytes.clear();
        out.problems.clear();
        out.tally = Tally::default();
        let (mut line, mut marks) = (0, self.lines.len());
        for slot in &self.slots {
            let (number, at) = match *slot {
                Slot::Line(number) => (number, &mut line),
                Slot::Marks(number) => (number, &mut marks),
                Slot::Bad(number, flaw) => {
                    let problem = Problem { line: first + u64::from(number), flaw };
                    let words = || self.messages.get_or_init(|| Messages::new(self.options.language));
                    write::problem(&self.options, &problem, words, &mut out.bytes);
                    out.tally.bad += 1;
                    if out.problems.len() < MAX_PROBLEMS {
                        out.problems.push(problem);
                    }
                    continue;
                }
            };
            let answer = self.answer_to(*at);
            let line = write::Line {
                number: first + u64::from(number),
                board: board(&self.lines, &self.marks, *at),
                answer,
                solution: self.solutions.get(*at).filter(|_| answer.count > 0),
                rating: self.ratings.get(*at).copied(),
            };
            write::answer(&self.options, &line, &mut out.bytes);
            out.tally.count(answer);
            *at += 1;
        }
    }
}

/// Returns a board: the lines come first, then the pencil marks.
fn board<'b>(lines: &'b [BoardLine], marks: &'b [PencilMarks], at: usize) -> Board<'b> {
    lines.get(at).map_or_else(|| Board::Marks(&marks[at - lines.len()]), Board::Line)
}
