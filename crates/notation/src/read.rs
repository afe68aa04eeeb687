//! Reads a logic grid: fields to categories, expressions to meanings.

use crate::categories::categories;
use crate::clue::{Asked, Truth};
use crate::fields::{ClueFields, Fields, QuestionFields};
use crate::lexer::{Lexer, Vocabulary};
use crate::lines::one_line;
use crate::names::Names;
use crate::numeral::DecimalMark;
use crate::parser::MAX_OPERANDS;
use crate::parser::grid::{NameChoice, parse};
use crate::resolve::{self, Resolved};
use crate::source::{MAX_COLLECTED_PROBLEMS, decode, finished};
use crate::statements;
use crate::syntax::grid::Expression;
use crate::{Clue, Code, Diagnostic, Document, GridPuzzle, Hint, Question, Severity, Span, Text};

/// Maximum length of an expression, in bytes.
pub(crate) const MAX_EXPRESSION_BYTES: usize = 1 << 16;
/// Maximum number of times that an expression is read again with a shorter name.
const MAX_REREADINGS: usize = 200;

/// Reads a logic grid, best-effort; returns every problem too, in the order of the source.
///
/// ```
/// let (puzzle, problems) = bachet_notation::read_grid("
/// grid: Two friends
/// friend: Ann, Bob
/// drink: tea, milk
/// 1. = Ann = tea
/// ");
/// assert!(problems.is_empty());
/// assert_eq!(puzzle.clues.len(), 1);
/// ```
///
/// Linear in the length of the source, up to the limits on each of its parts.
pub fn read_grid(source: &str) -> (GridPuzzle, Vec<Diagnostic>) {
    Document::of_source(source).without_sentences(Hint::Plain)
}

/// Reads a logic grid from bytes, which may begin with a byte order mark and must be UTF-8.
pub fn read_bytes(bytes: &[u8]) -> (GridPuzzle, Vec<Diagnostic>) {
    match decode(bytes) {
        Ok(source) => read_grid(source),
        Err(problem) => (GridPuzzle::default(), vec![problem]),
    }
}

/// Reads a logic grid from its fields.
pub fn read_fields(fields: &Fields) -> (GridPuzzle, Vec<Diagnostic>) {
    Document::of_fields(fields.clone()).without_sentences(Hint::Field)
}

/// Reads the expression of a clue, without the `=` before it, over the names of a puzzle.
/// Spans are bytes of `expression`.
pub fn read_clue(puzzle: &GridPuzzle, expression: &str) -> (Option<Truth>, Vec<Diagnostic>) {
    Alone::new(puzzle).clue(expression)
}

/// Reads the expression of a question, without the `=` before it, over the names of a puzzle.
/// Spans are bytes of `expression`.
pub fn read_question(puzzle: &GridPuzzle, expression: &str) -> (Option<Asked>, Vec<Diagnostic>) {
    Alone::new(puzzle).question(expression)
}

/// Reads expressions over the names of a puzzle, each by itself.
#[derive(Debug)]
pub(crate) struct Alone<'a> {
    pub(crate) puzzle: &'a GridPuzzle,
    pub(crate) names: Names,
    vocabulary: Vocabulary,
}

impl<'a> Alone<'a> {
    /// Linear in the length of the names.
    pub(crate) fn new(puzzle: &'a GridPuzzle) -> Self {
        Self { puzzle, names: Names::new(puzzle), vocabulary: Vocabulary::new(puzzle) }
    }

    /// Reads the expression of a clue; see [`read_clue`].
    pub(crate) fn clue(&self, expression: &str) -> (Option<Truth>, Vec<Diagnostic>) {
        let fields = ClueFields { expression: Some(Text::new(expression, 0)), ..ClueFields::default() };
        self.read(|reader| reader.clue(&fields).truth)
    }

    /// Reads the expression of a question; see [`read_question`].
    pub(crate) fn question(&self, expression: &str) -> (Option<Asked>, Vec<Diagnostic>) {
        let fields = QuestionFields { expression: Some(Text::new(expression, 0)), ..QuestionFields::default() };
        self.read(|reader| reader.question(&fields).asked)
    }

    fn read<T>(&self, read: impl FnOnce(&mut ExpressionReader<'_>) -> Option<T>) -> (Option<T>, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let mut reader = ExpressionReader {
            puzzle: self.puzzle,
            names: &self.names,
            vocabulary: &self.vocabulary,
            nodes: MAX_OPERANDS,
            rereadings: MAX_REREADINGS,
            problems: &mut problems,
        };
        let value = read(&mut reader);
        (value, finished(problems))
    }
}

pub(crate) fn resolve(fields: &Fields, problems: &mut Vec<Diagnostic>) -> (GridPuzzle, bool) {
    let mut puzzle = GridPuzzle { headers: fields.headers.resolved(Hint::Plain, problems), ..GridPuzzle::default() };
    if fields.categories.is_empty() {
        problems.push(Diagnostic::new(Code::NoCategories, Span::default()));
    }
    let mark = DecimalMark::of_language(puzzle.headers.language.as_deref());
    let before = problems.len();
    puzzle.categories = categories(&fields.categories, mark, problems);
    let sound = !puzzle.categories.is_empty() && problems[before..].iter().all(|p| p.severity() != Severity::Error);
    let names = Names::new(&puzzle);
    let vocabulary = Vocabulary::new(&puzzle);
    let mut reader = ExpressionReader {
        puzzle: &puzzle,
        names: &names,
        vocabulary: &vocabulary,
        nodes: MAX_OPERANDS,
        rereadings: MAX_REREADINGS,
        problems,
    };
    let clues = fields.clues.iter().map(|clue| reader.clue(clue)).collect();
    let questions = fields.questions.iter().map(|question| reader.question(question)).collect();
    puzzle.clues = clues;
    puzzle.questions = questions;
    (puzzle, sound)
}

/// Resolves the syntax of an expression and its text to its meaning; returns the problems too.
type ReadMeaning<T> = fn(&GridPuzzle, &str, &Expression) -> (Option<T>, Vec<Diagnostic>);

struct ExpressionReader<'a> {
    puzzle: &'a GridPuzzle,
    names: &'a Names,
    vocabulary: &'a Vocabulary,
    /// Number of nodes that may still be read.
    nodes: u32,
    /// Number of times that an expression may still be read again.
    rereadings: usize,
    problems: &'a mut Vec<Diagnostic>,
}

impl ExpressionReader<'_> {
    fn clue(&mut self, fields: &ClueFields) -> Clue {
        if !statements::is_label(fields.label.as_str()) {
            let problem = Diagnostic::new(Code::InvalidLabel, fields.label.span());
            self.problems.push(problem.text("label", fields.label.as_str()));
        }
        let text = fields.text.as_ref().map(|t| one_line(t.as_str())).filter(|t| !t.is_empty());
        let mut clue = Clue {
            label: fields.label.as_str().to_owned(),
            text,
            expression: fields.expression.as_ref().map(|t| one_line(t.as_str())),
            truth: None,
            span: fields.span,
            parts: Vec::new(),
        };
        let Some(expression) = self.expression(fields.expression.as_ref(), fields.span) else {
            return clue;
        };
        let read = self.read(expression, |puzzle, text, parsed| {
            let Resolved { truth, parts, problems } = resolve::clue(puzzle, text, parsed);
            (truth.map(|t| (t, parts)), problems)
        });
        if let Some((truth, parts)) = read {
            self.warn_if_trivial(&truth, expression);
            clue.parts = parts.into_iter().map(|p| expression.place(p)).collect();
            clue.truth = Some(truth);
        }
        clue
    }

    fn question(&mut self, fields: &QuestionFields) -> Question {
        let mut question = Question {
            text: fields.text.as_ref().map(|t| one_line(t.as_str())).filter(|t| !t.is_empty()),
            expression: fields.expression.as_ref().map(|t| one_line(t.as_str())),
            asked: None,
            span: fields.span,
        };
        if let Some(expression) = self.expression(fields.expression.as_ref(), fields.span) {
            question.asked = self.read::<Asked>(expression, resolve::question);
        }
        question
    }

    /// Returns the expression of a clue or question, if it has one within the limits.
    fn expression<'t>(&mut self, expression: Option<&'t Text>, span: Span) -> Option<&'t Text> {
        let expression = expression?;
        if expression.as_str().trim().is_empty() {
            let at = Span { start: span.end, end: span.end };
            self.problems.push(Diagnostic::new(Code::EmptyExpression, at));
            return None;
        }
        if expression.len() > MAX_EXPRESSION_BYTES {
            let problem = Diagnostic::new(Code::ExpressionTooLong, expression.span());
            self.problems.push(problem.number("limit", MAX_EXPRESSION_BYTES));
            return None;
        }
        if self.problems.len() > MAX_COLLECTED_PROBLEMS || self.nodes == 0 {
            return None;
        }
        Some(expression)
    }

    fn read<T>(&mut self, expression: &Text, meaning: ReadMeaning<T>) -> Option<T> {
        let text = expression.as_str();
        let lexer = Lexer::new(text, self.names, self.vocabulary);
        let parsed = parse(&lexer, None, &mut self.nodes);
        let mut problems = parsed.problems;
        let mut read = None;
        if problems.is_empty() {
            let (value, found) = meaning(self.puzzle, text, &parsed.expression);
            problems = found;
            read = value.filter(|_| problems.is_empty());
        } else {
            let mut all = vec![&parsed.expression];
            all.extend(&parsed.fragments);
            problems.extend(resolve::unknown_names(self.puzzle, text, &all));
        }
        if problems.is_empty() {
            self.shorter_names(&lexer, &parsed.language.choices, meaning, &mut problems);
        }
        self.problems.extend(problems.into_iter().map(|p| placed(p, expression)));
        read
    }

    /// Warns about names of which a shorter one would give a meaning as well.
    fn shorter_names<T>(
        &mut self,
        lexer: &Lexer<'_>,
        choices: &[NameChoice],
        meaning: ReadMeaning<T>,
        problems: &mut Vec<Diagnostic>,
    ) {
        for choice in choices {
            if self.rereadings == 0 || self.nodes == 0 {
                return;
            }
            self.rereadings -= 1;
            let parsed = parse(lexer, Some(choice), &mut self.nodes);
            let fits = parsed.problems.is_empty() && {
                let (value, found) = meaning(self.puzzle, lexer.text, &parsed.expression);
                value.is_some() && found.is_empty()
            };
            if fits {
                problems.push(
                    Diagnostic::new(Code::ShorterName, Span::new(choice.start, choice.end))
                        .text("name", &lexer.text[choice.start..choice.end])
                        .text("shorter", &lexer.text[choice.start..choice.shorter]),
                );
            }
        }
    }

    fn warn_if_trivial(&mut self, truth: &Truth, expression: &Text) {
        // `true` is written on purpose.
        if *truth == Truth::And(Vec::new()) {
            return;
        }
        let code = match crate::trivial::decided(self.puzzle, truth) {
            Some(true) => Code::AlwaysTrue,
            Some(false) => Code::NeverTrue,
            None => return,
        };
        self.problems.push(Diagnostic::new(code, expression.span()));
    }
}

/// Returns a problem of an expression with its place in the source.
fn placed(problem: Diagnostic, text: &Text) -> Diagnostic {
    problem.moved(|span| text.place(span))
}
