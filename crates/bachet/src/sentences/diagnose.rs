//! Every doubt about a sentence as a diagnostic at its place, with the way out.

use bachet_grid::{Evaluator, Solution};
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{Argument, Code, Diagnostic, GridPuzzle, Hint, Span, Text, expression, question_expression};
use bachet_prose::{IdleKind, Language, UnreadKind};

use super::named::values_of;
use super::{Heard, HeardQuestion, NotUnderstood, Question, Sentence, joined, paraphrase, question_paraphrase};

/// So many words or readings are shown of each kind.
const SHOWN: usize = 6;
/// So many rows of a table tell where two meanings differ.
const ROWS: usize = 3;

/// Where a sentence stands, and so where its expression would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a puzzle of our notation.
    Text,
    /// In a field of JSON.
    Field,
    /// On a page as people find it.
    Page,
}

impl Place {
    /// The hint that says where an expression goes.
    fn hint(self) -> Hint {
        match self {
            Self::Text => Hint::Plain,
            Self::Field => Hint::Field,
            Self::Page => Hint::Page,
        }
    }

    /// The hint where there are too many sentences.
    pub(super) fn too_many(self) -> Hint {
        match self {
            Self::Text => Hint::TooMany,
            Self::Field => Hint::TooManyFields,
            Self::Page => Hint::TooManyPage,
        }
    }

    /// An expression as it is put there.
    fn written(self, expression: String) -> String {
        match self {
            Self::Text | Self::Page => format!("= {expression}"),
            Self::Field => expression,
        }
    }
}

/// Tells the doubts about the sentences of one puzzle.
pub(crate) struct Doubts<'a> {
    pub(crate) puzzle: &'a GridPuzzle,
    pub(crate) language: &'static Language,
    pub(crate) place: Place,
}

impl Doubts<'_> {
    /// About one of the sentences that have to give their clue a meaning.
    pub(crate) fn sentence(&self, span: Span, sentences: &[&Sentence], at: usize) -> Option<Diagnostic> {
        Some(match &sentences.get(at)?.heard {
            Heard::Read(_, others) if others.is_empty() => return None,
            Heard::Read(truth, others) => {
                let others: Vec<&Truth> = others.iter().take(SHOWN).collect();
                Diagnostic::new(Code::DefaultReading, span)
                    .text("reading", paraphrase(self.puzzle, self.language, truth))
                    .with("others", self.paraphrases(&others))
                    .with("expressions", self.expressions(sentences, at, &others))
                    .hint(self.place.hint())
            }
            Heard::Idle(kind) => {
                let kind = match kind {
                    IdleKind::Outsider => "outsider",
                    IdleKind::Beside => "beside",
                    IdleKind::Scene => "scene",
                };
                Diagnostic::new(Code::IdleSentence, span).text("kind", kind)
            }
            Heard::Ambiguous(readings) => {
                let readings: Vec<&Truth> = readings.iter().take(SHOWN).collect();
                Diagnostic::new(Code::AmbiguousSentence, span)
                    .with("readings", self.paraphrases(&readings))
                    .with("expressions", self.expressions(sentences, at, &readings))
                    .hint(self.place.hint())
            }
            Heard::Unread(unread) => self.unread(span, unread),
        })
    }

    /// About a question.
    pub(crate) fn question(&self, span: Span, question: &Question) -> Option<Diagnostic> {
        match &question.heard {
            HeardQuestion::Read(_) | HeardQuestion::Idle => None,
            HeardQuestion::Ambiguous(readings) => {
                let readings = readings.iter().take(SHOWN);
                let (written, said) = readings
                    .map(|asked| {
                        let said = question_paraphrase(self.puzzle, self.language, asked);
                        (self.place.written(question_expression(self.puzzle, asked)), said)
                    })
                    .unzip();
                let problem = Diagnostic::new(Code::AmbiguousSentence, span)
                    .with("readings", Argument::List(said))
                    .with("expressions", Argument::List(written));
                Some(problem.hint(self.place.hint()))
            }
            HeardQuestion::Unread(unread) => Some(self.unread(span, unread)),
        }
    }

    fn unread(&self, span: Span, unread: &NotUnderstood) -> Diagnostic {
        if let UnreadKind::OtherLanguage(found) = unread.kind {
            let words = Argument::List(unread.unknown.iter().take(SHOWN).cloned().collect());
            let problem = Diagnostic::new(Code::OtherLanguage, span)
                .with("words", words)
                .text("found", found)
                .text("language", self.language.code.as_str());
            return problem.hint(if self.place == Place::Field { Hint::Field } else { Hint::Plain });
        }
        let kind = match unread.kind {
            UnreadKind::TooLong => "too-long",
            _ if unread.known.is_empty() && unread.unknown.is_empty() => "nothing",
            _ if unread.unknown.is_empty() => "known",
            _ if unread.known.is_empty() => "unknown",
            _ => "both",
        };
        let list = |texts: &[String]| Argument::List(texts.iter().take(SHOWN).cloned().collect());
        let problem = Diagnostic::new(Code::UnreadSentence, span)
            .text("kind", kind)
            .with("known", list(&unread.known))
            .with("unknown", list(&unread.unknown));
        problem.hint(self.place.hint())
    }

    /// About a clue whose sentence and expression differ, as under this solution.
    pub(super) fn differing(
        &self,
        text: &Text,
        written: &Text,
        sentences: &[&Sentence],
        truth: &Truth,
        example: &Solution,
    ) -> Diagnostic {
        let readings = sentences.iter().filter_map(|sentence| match &sentence.heard {
            Heard::Read(truth, _) => Some(paraphrase(self.puzzle, self.language, truth)),
            Heard::Idle(_) | Heard::Ambiguous(_) | Heard::Unread(_) => None,
        });
        let readings: Vec<String> = readings.collect();
        let holds = Evaluator::new(self.puzzle).holds(truth, example);
        let mut problem = Diagnostic::new(Code::SentenceDiffers, text.span())
            .text("reading", readings.join(" "))
            .text("expression", paraphrase(self.puzzle, self.language, truth))
            .text("holds", if holds { "expression" } else { "sentence" })
            .with("rows", Argument::List(self.rows(sentences, truth, example)));
        problem.related = Some(written.span());
        problem
    }

    /// Of a solution the rows of those whom the sentences and the expression name.
    fn rows(&self, sentences: &[&Sentence], truth: &Truth, solution: &Solution) -> Vec<String> {
        let mut named = Vec::new();
        for sentence in sentences {
            if let Heard::Read(truth, _) = &sentence.heard {
                values_of(truth, &mut named);
            }
        }
        values_of(truth, &mut named);
        let mut rows: Vec<usize> = Vec::new();
        for value in named {
            let rows_of =
                (0..solution.entities()).filter(|&row| solution.get(row, value.category) == Some(value.index));
            for row in rows_of {
                if !rows.contains(&row) {
                    rows.push(row);
                }
            }
        }
        rows.truncate(ROWS);
        rows.sort_unstable();
        let text = |row: usize| {
            let cells = (0..self.puzzle.categories.len() as u32).filter_map(|category| {
                let category = CategoryId(category);
                let index = solution.get(row, category)?;
                Some(self.puzzle.value(ValueId { category, index }).text.clone())
            });
            cells.collect::<Vec<String>>().join(", ")
        };
        rows.into_iter().map(text).collect()
    }

    fn paraphrases(&self, truths: &[&Truth]) -> Argument {
        Argument::List(truths.iter().map(|t| paraphrase(self.puzzle, self.language, t)).collect())
    }

    /// For each reading of one sentence the expression of the whole clue, where the other sentences have a meaning.
    fn expressions(&self, sentences: &[&Sentence], at: usize, readings: &[&Truth]) -> Argument {
        let clue = |reading: &Truth| {
            let mut parts = Vec::with_capacity(sentences.len());
            for (i, sentence) in sentences.iter().enumerate() {
                match &sentence.heard {
                    _ if i == at => parts.push(reading),
                    Heard::Read(truth, _) => parts.push(truth),
                    Heard::Idle(_) => {}
                    Heard::Ambiguous(_) | Heard::Unread(_) => return reading.clone(),
                }
            }
            joined(parts)
        };
        let written = readings.iter().map(|reading| self.place.written(expression(self.puzzle, &clue(reading))));
        Argument::List(written.collect())
    }
}
