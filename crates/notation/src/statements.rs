//! The text of a logic grid to its fields: headers, categories, clues and questions.

use crate::category_line::{Categories, keyword_category};
use crate::fields::{ClueFields, Fields, QuestionFields};
use crate::keywords::{Grammar, Keyword, Reader, Statement};
use crate::lines::{Line, closing_quote, joined, sentence, shown};
use crate::numeral::digits;
use crate::{Code, Diagnostic, Family, Span, Text};

static GRAMMAR: Grammar = Grammar {
    family: Family::Grid,
    own: &[
        Keyword::title("grid").misspelled(&["title", "titel", "titre", "puzzle", "puzzel", "grille", "rooster"], 1),
        // Other families, but not `knights` and the like: these are good names for a category.
        Keyword::title("sudoku").misspelled(&[], 0),
        Keyword::title("crossing").misspelled(&[], 0),
    ],
    max_lines: 200_000,
    colon,
    stands_alone: |line| line.text.starts_with('='),
    max_rows: None,
    names_take_rows: false,
    aliases: &[],
};

/// Returns the fields of a text, and reports the problems of its lines. Linear.
pub(crate) fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> Fields {
    let mut reader = Reader::new(source, &GRAMMAR, problems);
    let mut categories = Categories::new(&GRAMMAR, reader.decimal_mark());
    let mut clues = Clues { fields: Fields::default(), problems };
    while let Some(statement) = reader.next(clues.problems) {
        match (statement.keyword, statement.word) {
            (None, None) => clues.statement(&statement),
            (None, Some(name)) => categories.read(name, &statement, clues.problems),
            (Some(_), _) => {}
        }
    }
    let Clues { fields, problems } = clues;
    Fields { headers: reader.headers, categories: categories.finished(problems), ..fields }
}

/// Returns the colon after a keyword or the name of a category, outside quotes; clues and questions have none.
fn colon(line: &str) -> Option<usize> {
    if line.starts_with(['?', '=']) || label_length(line).is_some() {
        return None;
    }
    let name = keyword_category(line).unwrap_or(line);
    let open = line.len() - name.len();
    let from = if name.starts_with('"') { closing_quote(line, open).unwrap_or(0) } else { 0 };
    line[from..].find(':').map(|at| from + at)
}

struct Clues<'p> {
    fields: Fields,
    problems: &'p mut Vec<Diagnostic>,
}

impl Clues<'_> {
    /// Reads a clue, a question, or the expression of one.
    fn statement(&mut self, statement: &Statement<'_>) {
        let (head, below) = (statement.head, &statement.lines[1..]);
        if head.text.starts_with('?') {
            self.question(head.after(1), below, statement);
        } else if let Some(length) = label_length(head.text) {
            self.clue(length, below, statement);
        } else if head.text.starts_with('=') {
            self.expression_line(statement);
        } else {
            self.problems.push(Diagnostic::new(Code::UnreadableLine, head.span()).text("line", shown(head.text)));
        }
    }

    fn clue(&mut self, length: usize, below: &[Line<'_>], statement: &Statement<'_>) {
        let head = statement.head;
        let written = &head.text[..length];
        let bare = written.trim_matches(|c| BULLETS.contains(c) || "().".contains(c));
        let before = written.len() - written.trim_start_matches('(').len();
        let label = Text::new(bare, head.start + before as u32);
        let (text, expression) = self.sentence_and_expression(head.after(length), below);
        if text.is_none() && expression.is_none() {
            let span = Span::new(head.start as usize, head.start as usize + length);
            self.problems.push(Diagnostic::new(Code::EmptyClue, span).text("label", label.as_str()));
            return;
        }
        self.fields.clues.push(ClueFields { label, text, expression, span: statement.span() });
    }

    fn question(&mut self, rest: Line<'_>, below: &[Line<'_>], statement: &Statement<'_>) {
        let (text, expression) = self.sentence_and_expression(rest, below);
        if text.is_none() && expression.is_none() {
            let at = statement.head.start as usize;
            self.problems.push(Diagnostic::new(Code::EmptyQuestion, Span::new(at, at + 1)));
            return;
        }
        self.fields.questions.push(QuestionFields { text, expression, span: statement.span() });
    }

    /// Gives an `=` line that is not indented to the clue or question above, if that has no expression yet.
    fn expression_line(&mut self, statement: &Statement<'_>) {
        let span = statement.span();
        if statement.head.indented {
            self.problems.push(Diagnostic::new(Code::ExpressionWithoutClue, span));
            return;
        }
        let (_, expression) = self.sentence_and_expression(statement.head, &statement.lines[1..]);
        let clue = self.fields.clues.last_mut().map(|c| (&mut c.expression, &mut c.span));
        let question = self.fields.questions.last_mut().map(|q| (&mut q.expression, &mut q.span));
        let above = clue.into_iter().chain(question).max_by_key(|(_, span)| span.start);
        match above {
            Some((slot @ None, whole)) => {
                *slot = expression;
                *whole = whole.to(span);
            }
            Some((Some(_), _)) => self.problems.push(Diagnostic::new(Code::SecondExpression, span)),
            None => self.problems.push(Diagnostic::new(Code::ExpressionWithoutClue, span)),
        }
    }

    /// Splits the lines of a clue or question at the first that begins with `=`.
    fn sentence_and_expression(&mut self, head: Line<'_>, below: &[Line<'_>]) -> (Option<Text>, Option<Text>) {
        let all: Vec<Line<'_>> = std::iter::once(head).chain(below.iter().copied()).collect();
        let is_expression = |line: &Line<'_>| line.text.starts_with('=');
        let at = all.iter().position(is_expression);
        let words = Some(sentence(&all[..at.unwrap_or(all.len())])).filter(|t| !t.is_empty());
        let Some(at) = at else { return (words, None) };
        let mut expression = vec![all[at].after(1)];
        expression.extend(all[at + 1..].iter().copied().take_while(|line| !is_expression(line)));
        if let Some(second) = all.get(at + expression.len()) {
            self.problems.push(Diagnostic::new(Code::SecondExpression, second.span()));
        }
        (words, Some(joined(&expression)))
    }
}

/// The signs that a clue may begin with instead of a number.
const BULLETS: &str = "-*•–—·‣▪●◦";

/// Returns the length of the label that a line begins with: `1.`, `1)`, `(1)`, `1a.`, `a)`, `iv.`, `-`, `•`.
pub(crate) fn label_length(line: &str) -> Option<usize> {
    let mark = label_end(line)?;
    line[mark..].chars().next().is_none_or(|c| c.is_whitespace() || c == '=').then_some(mark)
}

/// One more than the number of letters of the longest Roman number below 50.
const MAX_ROMAN: usize = 8;

fn label_end(line: &str) -> Option<usize> {
    let bullet = line.chars().next().filter(|&c| BULLETS.contains(c));
    if let Some(bullet) = bullet {
        return Some(bullet.len_utf8());
    }
    let open = usize::from(line.starts_with('('));
    let number = digits(&line[open..]);
    let roman = line[open..].bytes().take_while(|byte| b"ivx".contains(byte)).count();
    let letter = usize::from(line[open + number..].starts_with(|c: char| c.is_ascii_alphabetic()));
    let end = open + if roman > 1 && roman < MAX_ROMAN { roman } else { number + letter };
    let ends: &[char] = if open == 1 { &[')'] } else { &['.', ')'] };
    (end > open && number <= 9 && line[end..].starts_with(ends)).then_some(end + 1)
}

/// Whether a text can be written as a label.
pub(crate) fn is_label(text: &str) -> bool {
    text.is_empty() || label_end(&format!("{text}.")) == Some(text.len() + 1)
}
