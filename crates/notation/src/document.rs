//! A logic grid whose expressions are read and whose sentences are not.
//!
//! A reader of sentences continues from here; [`read_grid`](crate::read_grid) asks for expressions instead.

use crate::lines::one_line;
use crate::read::resolve;
use crate::source::{MAX_SOURCE_BYTES, control_characters, finished, too_large};
use crate::{Code, Diagnostic, Family, Fields, GridPuzzle, Hint, Text, statements};

/// A logic grid whose sentences have not been read yet.
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// The puzzle; a clue or question with a sentence and no expression has no meaning.
    pub puzzle: GridPuzzle,
    /// The fields: clues and questions in the order of the puzzle's.
    pub fields: Fields,
    /// Every problem so far, in no order.
    pub problems: Vec<Diagnostic>,
    /// Whether there are categories without errors, so that sentences can be read over their names.
    pub sound: bool,
}

impl Document {
    /// Reads the document of a text in the notation.
    pub fn of_source(source: &str) -> Self {
        let only = |problem| Self { problems: vec![problem], ..Self::default() };
        if source.len() > MAX_SOURCE_BYTES {
            return only(too_large());
        }
        if let Some(family) = Family::of_source(source).filter(|&f| f != Family::Grid) {
            let first = crate::lines::lines(source).next().map(|l| l.span()).unwrap_or_default();
            return only(Diagnostic::new(Code::UnsupportedFamily, first).text("family", family.keyword()));
        }
        let mut problems = Vec::new();
        control_characters(source, &mut problems);
        let fields = statements::fields(source, &mut problems);
        Self::resolved(fields, problems)
    }

    /// Returns the document of separate fields, as JSON has them.
    pub fn of_fields(fields: Fields) -> Self {
        Self::resolved(fields, Vec::new())
    }

    /// Returns the document of fields that were found in a text of another kind, with the problems found there.
    pub fn found_in(source: &str, fields: Fields, mut problems: Vec<Diagnostic>) -> Self {
        control_characters(source, &mut problems);
        Self::resolved(fields, problems)
    }

    fn resolved(fields: Fields, mut problems: Vec<Diagnostic>) -> Self {
        let (puzzle, sound) = resolve(&fields, &mut problems);
        Self { puzzle, fields, problems, sound }
    }

    /// Returns the sentences of clues and questions that have no expression.
    pub fn open_sentences(&self) -> impl Iterator<Item = &Text> {
        let clues = self.fields.clues.iter().map(|c| (&c.text, &c.expression));
        let questions = self.fields.questions.iter().map(|q| (&q.text, &q.expression));
        clues.chain(questions).filter(|(_, expression)| expression.is_none()).filter_map(|(text, _)| text.as_ref())
    }

    /// Returns the problem of a sentence that needs an expression.
    pub fn needs_expression(sentence: &Text) -> Diagnostic {
        let shown: String = one_line(sentence.as_str()).chars().take(80).collect();
        Diagnostic::new(Code::NeedsExpression, sentence.span()).text("text", shown)
    }

    /// Returns the puzzle and every problem in the order of the source, for a caller that reads no sentences.
    pub(crate) fn without_sentences(mut self, hint: Hint) -> (GridPuzzle, Vec<Diagnostic>) {
        let needed: Vec<Diagnostic> = self.open_sentences().map(|s| Self::needs_expression(s).hint(hint)).collect();
        self.problems.extend(needed);
        (self.puzzle, finished(self.problems))
    }

    /// Returns the problems in the order of the source, cut short if there are too many.
    pub fn finished(problems: Vec<Diagnostic>) -> Vec<Diagnostic> {
        finished(problems)
    }
}
