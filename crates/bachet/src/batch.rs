//! Very many classic Sudokus, one a line: a chunk of lines in, an answer a line out.
//!
//! A [`Batch`] is a function from bytes to bytes with room that it uses again: nothing is allocated for a line. Whoever
//! owns the files cuts the input into chunks at line ends, hands them to as many batches as there are cores, and
//! writes the [`Answers`] in the order of the chunks. The kernel solves all boards of a chunk side by side.

mod answer;
mod line;
mod write;

use std::cell::OnceCell;
use std::sync::atomic::AtomicBool;

pub use bachet_kernel::Backend;
use bachet_kernel::{BoardLine, PencilMarks};

use crate::Argument;
use crate::messages::{Language, Message, MessageId, Messages};
use crate::verbs::Verdict;
pub use answer::Answer;
use line::{Given, Slot};

/// What is written for each puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The solution, with the verdict behind it if it is not `unique`; the verdict alone where there is no solution.
    #[default]
    Solution,
    /// The number of solutions, with a `+` where there may be more.
    Count,
    /// The verdict.
    Verdict,
    /// A JSON object.
    Jsonl,
    /// A row of CSV.
    Csv,
}

impl Form {
    /// What is written before the first answer.
    pub fn header(self) -> &'static str {
        match self {
            Self::Csv => "line,verdict,count,exact,solution,error\n",
            _ => "",
        }
    }
}

/// What to do with each puzzle.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Options<'c> {
    /// What is written.
    pub form: Form,
    /// How many solutions are looked for, at least one.
    pub limit: u32,
    /// Which instructions are used.
    pub backend: Backend,
    /// The language of the problems.
    pub language: Language,
    /// Raised by somebody else to stop: what was not finished is `unknown`.
    pub cancel: Option<&'c AtomicBool>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { form: Form::default(), limit: 2, backend: Backend::best(), language: Language::default(), cancel: None }
    }
}

/// Why a line is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It has so many characters, neither 81 nor 729.
    Length(usize),
    /// This character, in this column from 1, means nothing in a puzzle.
    Character(char, usize),
    /// Among 729 pencil marks this digit stands where another one belongs: so many come before it.
    Mark(char, usize),
}

/// A line that is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number, from 1.
    pub line: u64,
    /// What is wrong.
    pub flaw: Flaw,
}

impl Problem {
    /// What is wrong, to be put in words.
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

    /// The column, from 1, where it has one.
    pub fn column(&self) -> Option<usize> {
        match self.flaw {
            Flaw::Length(_) | Flaw::Mark(..) => None,
            Flaw::Character(_, column) => Some(column),
        }
    }
}

/// How many puzzles had which answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Exactly one solution.
    pub unique: u64,
    /// More than one.
    pub several: u64,
    /// None.
    pub none: u64,
    /// The search was not finished, or it was told to end at the first solution.
    pub unknown: u64,
    /// Those among the unknown that were not finished.
    pub unfinished: u64,
    /// Lines that are no puzzle.
    pub bad: u64,
}

impl Tally {
    /// The puzzles and the bad lines.
    pub fn lines(&self) -> u64 {
        self.unique + self.several + self.none + self.unknown + self.bad
    }

    /// Adds another one.
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
    /// What is to be written, a line for each puzzle and each bad line.
    pub bytes: Vec<u8>,
    /// How many puzzles had which answer.
    pub tally: Tally,
    /// The bad lines, in order; only the first [`SHOWN`] of the chunk.
    pub problems: Vec<Problem>,
}

/// So many problems of a chunk are kept.
pub const SHOWN: usize = 20;

/// Answers chunks of lines.
pub struct Batch<'c> {
    options: Options<'c>,
    messages: OnceCell<Messages>,
    slots: Vec<Slot>,
    lines: Vec<BoardLine>,
    marks: Vec<PencilMarks>,
    answers: Vec<bachet_kernel::Answer>,
    solutions: Vec<BoardLine>,
}

impl<'c> Batch<'c> {
    /// Room for chunks.
    pub fn new(options: Options<'c>) -> Self {
        Self {
            options,
            messages: OnceCell::new(),
            slots: Vec::new(),
            lines: Vec::new(),
            marks: Vec::new(),
            answers: Vec::new(),
            solutions: Vec::new(),
        }
    }

    /// Answers a chunk of whole lines whose first has this number; what `out` held before is gone.
    ///
    /// Blank lines, and lines that begin with `#`, give nothing. Any other gives one line: its answer, or `error[code]`.
    pub fn answer(&mut self, chunk: &[u8], first: u64, out: &mut Answers) {
        self.read(chunk);
        self.solve();
        self.write(first, out);
    }

    fn read(&mut self, chunk: &[u8]) {
        self.slots.clear();
        self.lines.clear();
        self.marks.clear();
        for (number, line) in (0..).zip(line::lines(chunk)) {
            match line::read(line) {
                Given::Nothing => {}
                Given::Line(line) => {
                    self.slots.push(Slot::Line(number));
                    self.lines.push(*line);
                }
                Given::Marks(marks) => {
                    self.slots.push(Slot::Marks(number));
                    self.marks.push(marks);
                }
                Given::Bad(flaw) => self.slots.push(Slot::Bad(number, flaw)),
            }
        }
    }

    /// Answers the lines, then the pencil marks.
    fn solve(&mut self) {
        let boards = self.lines.len() + self.marks.len();
        self.answers.clear();
        self.answers.resize(boards, bachet_kernel::Answer::default());
        let solutions = match self.options.form {
            Form::Count | Form::Verdict => 0,
            Form::Solution | Form::Jsonl | Form::Csv => boards,
        };
        self.solutions.resize(solutions, [b'.'; 81]);
        answer::answer(&self.options, &self.lines, &self.marks, &mut self.answers, &mut self.solutions);
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
                    write::problem(self.options.form, &problem, words, &mut out.bytes);
                    out.tally.bad += 1;
                    if out.problems.len() < SHOWN {
                        out.problems.push(problem);
                    }
                    continue;
                }
            };
            let bachet_kernel::Answer { count, finished } = self.answers[*at];
            let answer = Answer { count, limit: self.options.limit, finished };
            let solution = self.solutions.get(*at).filter(|_| answer.count > 0);
            write::answer(&self.options, first + u64::from(number), answer, solution, &mut out.bytes);
            out.tally.count(answer);
            *at += 1;
        }
    }
}
