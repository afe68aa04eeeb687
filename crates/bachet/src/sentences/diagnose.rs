//! Reports what is wrong with a sentence, with a hint.

use bachet_grid::{Evaluator, Solution};
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{
    Argument, Code, Diagnostic, GridPuzzle, Hint, Span, Text, expression, nearest, question_expression,
};
use bachet_prose::{IdleKind, Language, UnreadKind, question_words, words};

use super::examples::examples;
use super::named::values_of;
use super::{ClueSentence, Meaning, MissingCategory, Question, QuestionMeaning, UnreadWords, joined};

/// Maximum number of words or readings in a message.
const MAX_LISTED: usize = 6;
/// Maximum number of table rows that show where two meanings differ.
const MAX_ROWS: usize = 3;

/// Where a sentence is written, and so where its expression would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the text notation.
    Text,
    /// In a field of JSON.
    Field,
    /// On a page that is not in the notation.
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

    /// Returns an expression as it is written there.
    fn written(self, expression: String) -> String {
        match self {
            Self::Text | Self::Page => format!("= {expression}"),
            Self::Field => expression,
        }
    }
}

/// Reports problems of the sentences of one puzzle.
pub(crate) struct SentenceProblems<'a> {
    pub(crate) puzzle: &'a GridPuzzle,
    pub(crate) language: &'static Language,
    pub(crate) place: Place,
    /// The category that its sentences need, if one is missing.
    pub(crate) missing: Option<MissingCategory>,
}

impl SentenceProblems<'_> {
    /// Reports a sentence of a clue without an expression; `text` is the whole clue.
    pub(crate) fn sentence(
        &self,
        text: &Text,
        span: Span,
        sentences: &[&ClueSentence],
        at: usize,
    ) -> Option<Diagnostic> {
        Some(match &sentences.get(at)?.meaning {
            Meaning::Read(_, others) if others.is_empty() => return None,
            Meaning::Read(truth, others) => {
                let others: Vec<&Truth> = others.iter().collect();
                let problem = Diagnostic::new(Code::DefaultReading, span)
                    .text("reading", words(self.puzzle, self.language, truth))
                    .with("others", self.paraphrases(&others));
                self.with_expressions(problem, text, sentences, at, &others)
            }
            Meaning::Idle(kind) => {
                let kind = match kind {
                    IdleKind::Unlisted => "unlisted",
                    IdleKind::Beside => "beside",
                    IdleKind::Scene => "scene",
                };
                Diagnostic::new(Code::IdleSentence, span).text("kind", kind)
            }
            Meaning::Ambiguous(readings) => {
                let readings: Vec<&Truth> = readings.iter().collect();
                let problem =
                    Diagnostic::new(Code::AmbiguousSentence, span).with("readings", self.paraphrases(&readings));
                self.with_expressions(problem, text, sentences, at, &readings)
            }
            Meaning::Unread(unread) => self.unread(text, span, unread, sentences, at),
        })
    }

    /// Reports the sentence of a question.
    pub(crate) fn question(&self, text: &Text, question: &Question) -> Option<Diagnostic> {
        match &question.meaning {
            QuestionMeaning::Read(_) | QuestionMeaning::Idle => None,
            QuestionMeaning::Ambiguous(readings) => {
                let (written, said): (Vec<String>, Vec<String>) = readings
                    .iter()
                    .map(|asked| {
                        let said = question_words(self.puzzle, self.language, asked);
                        (self.place.written(question_expression(self.puzzle, asked)), said)
                    })
                    .unzip();
                let problem = Diagnostic::new(Code::AmbiguousSentence, text.span())
                    .with("readings", Argument::first(MAX_LISTED, said));
                Some(self.below(problem, text, &written).with("expressions", Argument::first(MAX_LISTED, written)))
            }
            QuestionMeaning::Unread(unread) => Some(self.unread(text, text.span(), unread, &[], 0)),
        }
    }

    /// Reports a sentence that could not be read, one of `sentences` if it is of a clue.
    fn unread(
        &self,
        text: &Text,
        span: Span,
        unread: &UnreadWords,
        sentences: &[&ClueSentence],
        at: usize,
    ) -> Diagnostic {
        if let UnreadKind::OtherLanguage(found) = unread.kind {
            let words = Argument::first(MAX_LISTED, unread.unknown.iter().cloned());
            let problem = Diagnostic::new(Code::OtherLanguage, span)
                .with("words", words)
                .text("found", found)
                .text("language", self.language.code.as_str());
            return problem.hint(if self.place == Place::Field { Hint::Field } else { Hint::Plain });
        }
        let values = || self.puzzle.categories.iter().flat_map(|category| &category.values).map(|v| v.text.as_str());
        let is_name = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
        let near = |word: &String| Some((word.clone(), nearest(word, values().filter(|value| is_name(value)))?));
        let slip = unread.unknown.iter().filter(|word| is_name(word)).find_map(near);
        let kind = match unread.kind {
            UnreadKind::TooLong => "too-long",
            _ if slip.is_some() => "slip",
            _ if unread.known.is_empty() && unread.unknown.is_empty() => "nothing",
            _ if unread.unknown.is_empty() => "known",
            _ if unread.known.is_empty() => "unknown",
            _ => "both",
        };
        let mut beside = Vec::new();
        for (i, sentence) in sentences.iter().enumerate() {
            if let Meaning::Read(truth, _) = &sentence.meaning
                && i != at
            {
                values_of(truth, &mut beside);
            }
        }
        let examples = examples(self.puzzle, &unread.values, &beside).into_iter();
        let whole = examples.map(|example| expression(self.puzzle, &with_others(sentences, at, &example)));
        let examples: Vec<String> = whole.map(|example| self.place.written(example)).collect();
        let list = |texts: &[String]| Argument::first(MAX_LISTED, texts.iter().cloned());
        let problem = Diagnostic::new(Code::UnreadSentence, span)
            .text("kind", kind)
            .with("known", list(&unread.known))
            .with("unknown", list(&unread.unknown))
            .number("count", examples.len())
            .with("examples", Argument::List(examples));
        let problem = match slip {
            Some((word, name)) => {
                let problem = match only_place(text, &word) {
                    Some(place) => problem.fix_at(place, name),
                    None => problem,
                };
                problem.text("word", word).text("name", name)
            }
            None => problem,
        };
        match self.missing.as_ref().filter(|missing| self.place == Place::Text && missing.has(&unread.unknown)) {
            Some(missing) => {
                problem.with("words", list(&missing.nouns)).text("line", missing.line.as_str()).hint(Hint::Missing)
            }
            None => problem.hint(self.place.hint()),
        }
    }

    /// Reports a clue whose sentences and expression differ, as they do for this solution.
    pub(super) fn differing(
        &self,
        text: &Text,
        written: &Text,
        sentences: &[&ClueSentence],
        truth: &Truth,
        example: &Solution,
    ) -> Diagnostic {
        let readings = sentences.iter().filter_map(|sentence| match &sentence.meaning {
            Meaning::Read(truth, _) => Some(words(self.puzzle, self.language, truth)),
            Meaning::Idle(_) | Meaning::Ambiguous(_) | Meaning::Unread(_) => None,
        });
        let readings: Vec<String> = readings.collect();
        let holds = Evaluator::new(self.puzzle).holds(truth, example);
        let mut problem = Diagnostic::new(Code::SentenceDiffers, text.span())
            .text("reading", readings.join(" "))
            .text("expression", words(self.puzzle, self.language, truth))
            .text("holds", if holds { "expression" } else { "sentence" })
            .with("rows", Argument::List(self.rows(sentences, truth, example)));
        problem.related = Some(written.span());
        problem
    }

    /// Returns the rows of a solution that have values named in the sentences or the expression.
    fn rows(&self, sentences: &[&ClueSentence], truth: &Truth, solution: &Solution) -> Vec<String> {
        let mut named = Vec::new();
        for sentence in sentences {
            if let Meaning::Read(truth, _) = &sentence.meaning {
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
        rows.truncate(MAX_ROWS);
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
        Argument::first(MAX_LISTED, truths.iter().map(|t| words(self.puzzle, self.language, t)))
    }

    /// Adds for each reading of one sentence the expression of the whole clue, if the other sentences have a meaning.
    fn with_expressions(
        &self,
        problem: Diagnostic,
        text: &Text,
        sentences: &[&ClueSentence],
        at: usize,
        readings: &[&Truth],
    ) -> Diagnostic {
        let written = readings
            .iter()
            .map(|reading| self.place.written(expression(self.puzzle, &with_others(sentences, at, reading))));
        let written: Vec<String> = written.collect();
        let is_read = |other: &ClueSentence| matches!(other.meaning, Meaning::Read(..) | Meaning::Idle(_));
        let is_whole = sentences.iter().enumerate().all(|(i, other)| i == at || is_read(other));
        let problem = if is_whole { self.below(problem, text, &written) } else { problem.hint(self.place.hint()) };
        problem.with("expressions", Argument::first(MAX_LISTED, written))
    }

    /// Offers expressions to write below a clue or a question, where they can be written.
    fn below(&self, problem: Diagnostic, text: &Text, written: &[String]) -> Diagnostic {
        let end = text.span().end;
        let problem = problem.hint(self.place.hint());
        if self.place != Place::Text {
            return problem;
        }
        let shown = written.iter().take(MAX_LISTED);
        shown.fold(problem, |problem, line| problem.fix_at(Span { start: end, end }, format!("\n   {line}")))
    }
}

/// Returns the place of a word in a text; `None` unless it is there once.
fn only_place(text: &Text, word: &str) -> Option<Span> {
    let mut found = text.as_str().match_indices(word).map(|(at, _)| Span::new(at, at + word.len()));
    let first = found.next()?;
    found.next().is_none().then(|| text.place(first))
}

/// Returns the meaning of a whole clue with this reading of one of its sentences; the reading alone if another sentence
/// has no meaning.
fn with_others(sentences: &[&ClueSentence], at: usize, reading: &Truth) -> Truth {
    let mut parts = Vec::with_capacity(sentences.len() + 1);
    for (i, sentence) in sentences.iter().enumerate() {
        match &sentence.meaning {
            _ if i == at => parts.push(reading),
            Meaning::Read(truth, _) => parts.push(truth),
            Meaning::Idle(_) => {}
            Meaning::Ambiguous(_) | Meaning::Unread(_) => return reading.clone(),
        }
    }
    if parts.is_empty() { reading.clone() } else { joined(parts) }
}
