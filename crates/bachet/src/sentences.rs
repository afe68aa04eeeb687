//! Reads the sentences of a logic grid, compares them with its expressions, and reports problems.
//!
//! `bachet-notation` leaves sentences unread ([`Document`]), and `bachet-prose` reads one at a time. This module
//! connects them: a clue without an expression means what its sentences mean, joined by `and`; a sentence of a clue
//! with an expression is compared with it.

mod compare;
mod diagnose;
mod examples;
mod guess;
mod menu;
mod missing;
mod named;

use bachet_notation::clue::{Asked, Truth, ValueId};
use bachet_notation::{Argument, Clue, ClueFields, Code, Diagnostic, Document, GridPuzzle, QuestionFields, Span, Text};
use bachet_prose::{
    Assumption, Guess, IdleKind, Language, Outcome, QuestionReading, Reader, Reading, Unread, UnreadKind,
};

use compare::Found;
pub(crate) use diagnose::{Place, SentenceProblems};
pub(crate) use menu::Menus;
pub(crate) use missing::MissingCategory;
pub(crate) use named::values_of;

/// Maximum length of all sentences that are read, in bytes: enough for a thousand puzzles.
const MAX_READ_BYTES: usize = 1 << 18;
/// Maximum length of the sentences that are tried in each language to find out theirs, in bytes.
const MAX_TRIED_BYTES: usize = 1 << 14;

/// How the sentences of a puzzle were read.
#[derive(Clone, Debug)]
pub struct Sentences {
    /// The language they were read in.
    pub(crate) language: &'static Language,
    /// The sentences of each clue.
    pub(crate) clues: Vec<SentencesOfClue>,
    /// The sentence of each question; `None` if it has none.
    pub(crate) questions: Vec<Option<Question>>,
    /// Of a page: its sentences that are not clues.
    pub(crate) scene: Option<Vec<String>>,
}

/// The sentences of a clue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SentencesOfClue {
    /// Its sentences.
    pub sentences: Vec<ClueSentence>,
    /// If the clue has an expression, which then counts: whether the sentences mean the same.
    pub agreement: Option<SentenceAgreement>,
}

/// A sentence of a clue, and its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClueSentence {
    /// The sentence.
    pub text: String,
    /// Its meaning.
    pub meaning: Meaning,
    /// What it may mean if it is not read, the cheapest first.
    pub guesses: Vec<Guessed>,
}

/// What a sentence may mean that is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guessed {
    /// The meaning, and what it assumes.
    pub guess: Guess,
    /// Beside an expression: whether the clue means the same with this reading.
    pub agreement: Option<SentenceAgreement>,
}

/// The meaning of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A constraint, and other constraints that the sentence might mean.
    Read(Truth, Vec<Truth>),
    /// It states no constraint.
    Idle(IdleKind),
    /// One of several constraints, none of them by default.
    Ambiguous(Vec<Truth>),
    /// It could not be read.
    Unread(UnreadWords),
}

/// The words of a sentence that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnreadWords {
    /// Why it could not be read.
    pub kind: UnreadKind,
    /// The names of values in it.
    pub known: Vec<String>,
    /// The values that they name, without those whose name may mean several.
    pub values: Vec<ValueId>,
    /// The words that are in no dictionary.
    pub unknown: Vec<String>,
}

/// Whether the sentences and the expression of a clue mean the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SentenceAgreement {
    /// They mean the same.
    Same,
    /// They do not.
    Different,
    /// Unknown: a sentence cannot be read, or the comparison would take too long.
    Unknown,
}

/// The sentence of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// The sentence.
    pub text: String,
    /// Its meaning.
    pub meaning: QuestionMeaning,
    /// Whether the question has an expression, which then counts.
    pub has_expression: bool,
}

/// The meaning of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum QuestionMeaning {
    /// What it asks.
    Read(Asked),
    /// It asks for the whole solution, or for nothing in the puzzle.
    Idle,
    /// It may ask several things.
    Ambiguous(Vec<Asked>),
    /// It could not be read.
    Unread(UnreadWords),
}

impl Sentences {
    /// Returns the code of the language they were read in: `en`, `fr` or `nl`.
    pub fn language(&self) -> &'static str {
        &self.language.code
    }

    /// Whether the text is a page from a book or the web rather than a puzzle file.
    pub fn is_page(&self) -> bool {
        self.scene.is_some()
    }

    /// Returns how many clues get a constraint from their sentences, and how many have sentences without one.
    pub fn counts(&self) -> (usize, usize) {
        let refused = |clue: &&SentencesOfClue| clue.sentences.iter().any(|s| s.meaning.is_refused());
        let open = self.clues.iter().filter(|clue| clue.agreement.is_none() && !clue.sentences.is_empty());
        let read = open.filter(|clue| !refused(clue));
        let (idle, stating): (Vec<_>, Vec<_>) =
            read.partition(|clue| clue.sentences.iter().all(|s| matches!(s.meaning, Meaning::Idle(_))));
        (stating.len(), idle.len())
    }

    /// Whether a list of values is most likely missing: a clue that nothing can be guessed about names
    /// one value, and words that are in no list.
    pub(crate) fn may_lack_list(&self) -> bool {
        let names_one = |sentence: &ClueSentence| match &sentence.meaning {
            Meaning::Unread(words) => {
                sentence.guesses.is_empty()
                    && words.values.len() == 1
                    && words.unknown.len() > 1
                    && words.kind == UnreadKind::NoPattern
            }
            _ => false,
        };
        let open = self.clues.iter().filter(|clue| clue.agreement.is_none());
        open.flat_map(|clue| &clue.sentences).any(names_one)
    }

    /// Returns the indices of the clues and questions that cannot be read and have no expression.
    pub fn refused(&self) -> (Vec<usize>, Vec<usize>) {
        let clue =
            |clue: &SentencesOfClue| clue.agreement.is_none() && clue.sentences.iter().any(|s| s.meaning.is_refused());
        let question = |question: &Option<Question>| {
            question.as_ref().is_some_and(|q| {
                !q.has_expression && matches!(q.meaning, QuestionMeaning::Ambiguous(_) | QuestionMeaning::Unread(_))
            })
        };
        let places = |list: Vec<bool>| (0..).zip(list).filter(|(_, refused)| *refused).map(|(at, _)| at).collect();
        (places(self.clues.iter().map(clue).collect()), places(self.questions.iter().map(question).collect()))
    }
}

impl SentencesOfClue {
    /// Whether what could not be read of a clue most likely states nothing: it names nothing of the puzzle.
    pub(crate) fn is_aside(&self) -> bool {
        let is_aside = |guessed: &Guessed| {
            let guess = &guessed.guess;
            guess.truth.is_none() && guess.assumptions.iter().all(|assumption| *assumption == Assumption::Aside)
        };
        let mut refused = self.sentences.iter().filter(|sentence| sentence.meaning.is_refused());
        refused.all(|sentence| sentence.guesses.first().is_some_and(is_aside))
    }
}

impl Meaning {
    /// Whether the sentence could not be read, or is ambiguous.
    pub(crate) fn is_refused(&self) -> bool {
        matches!(self, Self::Ambiguous(_) | Self::Unread(_))
    }
}

/// Whether a problem is a sentence that could not be read.
pub fn is_unread(problem: &Diagnostic) -> bool {
    matches!(problem.code, Code::UnreadSentence | Code::AmbiguousSentence | Code::OtherLanguage)
}

/// Reads the sentences of a document. Returns the puzzle with their meaning, how each was read, and all problems in the
/// order of the source. Linear in the length of the sentences.
pub(crate) fn read(document: Document, place: Place) -> (GridPuzzle, Option<Sentences>, Vec<Diagnostic>) {
    let Document { mut puzzle, fields, mut problems, sound } = document;
    let clues = fields.clues.iter().filter_map(|c| c.text.as_ref());
    let mut texts = clues.chain(fields.questions.iter().filter_map(|q| q.text.as_ref())).peekable();
    // Sentences cannot be read if the names of the puzzle are wrong.
    let stated = fields.headers.language.is_none() || puzzle.headers.language.is_some();
    let readable = sound && stated && texts.peek().is_some();
    let language = if readable { language(&puzzle, texts.clone()) } else { None };
    let Some(language) = language else { return (puzzle, None, Document::finished(problems)) };
    let reader = Reader::new(&puzzle, language).after_all_of(beginning(texts));
    let mut sentence_reader = SentenceReader { reader, place, room: MAX_READ_BYTES, problems: &mut problems };
    let mut clues: Vec<Vec<PlacedSentence>> = fields.clues.iter().map(|clue| sentence_reader.clue(clue)).collect();
    let questions: Vec<Option<Question>> = fields.questions.iter().map(|q| sentence_reader.question(q)).collect();
    // What is sure is read first: guesses must not use up the steps of other sentences.
    guess::add(&sentence_reader.reader, &fields.clues, &mut clues);
    let missing = MissingCategory::of(&puzzle, &sentence_reader.reader, &fields, &clues);
    let reporter = SentenceProblems { puzzle: &puzzle, language, place, missing };
    let mut comparison = compare::Comparison::new(&puzzle);
    let mut agreements = Vec::with_capacity(clues.len());
    for (clue, placed) in puzzle.clues.iter().zip(&mut clues) {
        if let (Some(truth), Some(_)) = (&clue.truth, &clue.expression) {
            guess::compare(&mut comparison, placed, truth);
        }
    }
    for ((fields, clue), placed) in fields.clues.iter().zip(&puzzle.clues).zip(&clues) {
        let sentences: Vec<&ClueSentence> = placed.iter().map(|s| &s.sentence).collect();
        let (Some(text), Some(expression)) = (&fields.text, &fields.expression) else {
            let text = fields.text.iter().flat_map(|text| placed.iter().map(move |s| (text, s.place)));
            problems.extend(
                (0..).zip(text).filter_map(|(at, (text, place))| reporter.sentence(text, place, &sentences, at)),
            );
            agreements.push(None);
            continue;
        };
        let found = clue.truth.as_ref().map_or(Found::Unknown, |truth| comparison.compare(&sentences, truth));
        agreements.push(Some(match (found, &clue.truth) {
            (Found::Same, _) => SentenceAgreement::Same,
            (Found::Other(example), Some(truth)) => {
                problems.push(reporter.differing(text, expression, &sentences, truth, &example));
                SentenceAgreement::Different
            }
            _ => SentenceAgreement::Unknown,
        }));
    }
    for (fields, question) in fields.questions.iter().zip(&questions) {
        if let (Some(text), Some(question)) = (&fields.text, question.as_ref().filter(|q| !q.has_expression)) {
            // A question that is not understood leaves the rest of the puzzle as it is.
            problems.extend(reporter.question(text, question).map(Diagnostic::as_warning));
        }
    }
    for (clue, placed) in puzzle.clues.iter_mut().zip(&clues).filter(|(clue, _)| clue.expression.is_none()) {
        set_meaning(clue, placed);
    }
    for (question, read) in puzzle.questions.iter_mut().zip(&questions) {
        if let (None, Some(Question { meaning: QuestionMeaning::Read(asked), .. })) = (&question.expression, read) {
            question.asked = Some(asked.clone());
        }
    }
    let sentences = |placed: Vec<PlacedSentence>| placed.into_iter().map(|s| s.sentence).collect();
    let clues = clues.into_iter().zip(agreements);
    let clues = clues.map(|(placed, agreement)| SentencesOfClue { sentences: sentences(placed), agreement }).collect();
    (puzzle, Some(Sentences { language, clues, questions, scene: None }), Document::finished(problems))
}

/// A sentence with its place in the source.
struct PlacedSentence {
    place: Span,
    sentence: ClueSentence,
}

/// Reads sentences up to [`MAX_READ_BYTES`].
struct SentenceReader<'a> {
    reader: Reader<'a>,
    place: Place,
    room: usize,
    problems: &'a mut Vec<Diagnostic>,
}

impl SentenceReader<'_> {
    fn clue(&mut self, clue: &ClueFields) -> Vec<PlacedSentence> {
        let Some(text) = clue.text.as_ref().filter(|text| self.fits(text, clue.expression.as_ref())) else {
            return Vec::new();
        };
        let sentences = self.reader.clue(text.as_str()).into_iter();
        let mut placed: Vec<PlacedSentence> = sentences
            .map(|s| PlacedSentence { place: text.place(s.span), sentence: read_clue(text.as_str(), s) })
            .collect();
        if placed.is_empty() {
            let unread = UnreadWords {
                kind: UnreadKind::NothingNamed,
                known: Vec::new(),
                values: Vec::new(),
                unknown: Vec::new(),
            };
            let meaning = Meaning::Unread(unread);
            let sentence = ClueSentence { text: shown(text.as_str()), meaning, guesses: Vec::new() };
            placed.push(PlacedSentence { place: text.span(), sentence });
        }
        placed
    }

    fn question(&mut self, question: &QuestionFields) -> Option<Question> {
        let text = question.text.as_ref().filter(|text| self.fits(text, question.expression.as_ref()))?;
        let meaning = read_question(text.as_str(), self.reader.question(text.as_str()));
        Some(Question { text: shown(text.as_str()), meaning, has_expression: question.expression.is_some() })
    }

    /// Whether there is room for a sentence; reports the first one without room and without an expression.
    fn fits(&mut self, text: &Text, expression: Option<&Text>) -> bool {
        if text.len() <= self.room {
            self.room -= text.len();
            return true;
        }
        let is_reported = self.problems.iter().any(|p| p.code == Code::NeedsExpression);
        if expression.is_none() && !is_reported {
            let limit = Argument::Number((MAX_READ_BYTES >> 10) as i64);
            let problem = Document::needs_expression(text).with("limit", limit);
            self.problems.push(problem.hint(self.place.too_many()));
        }
        false
    }
}

/// Returns the texts that are read, up to [`MAX_READ_BYTES`].
fn beginning<'t>(texts: impl Iterator<Item = &'t Text>) -> impl Iterator<Item = &'t str> {
    let within = |room: &mut usize, text: &'t Text| {
        *room = room.checked_sub(text.len())?;
        Some(text.as_str())
    };
    texts.scan(MAX_READ_BYTES, within)
}

/// Returns the language of the sentences: the one stated, or detected, or in which most of them can be read.
fn language<'t>(puzzle: &GridPuzzle, texts: impl Iterator<Item = &'t Text>) -> Option<&'static Language> {
    if let Some(code) = &puzzle.headers.language {
        return Language::builtin(code);
    }
    let mut all = String::new();
    for text in texts {
        if all.len() + text.len() > MAX_TRIED_BYTES {
            break;
        }
        all.push_str(text.as_str());
        all.push('\n');
    }
    Language::detect(&all).or_else(|| {
        let understood = |language: &Language| {
            let reader = Reader::new(puzzle, language);
            let lines = all.lines().flat_map(|line| reader.clue(line));
            lines.filter(|s| !matches!(s.outcome, Outcome::Unread(_))).count()
        };
        // The first of equals, so that the result is always the same.
        Language::all().collect::<Vec<_>>().into_iter().rev().max_by_key(|language| understood(language))
    })
}

fn read_clue(text: &str, sentence: bachet_prose::Sentence) -> ClueSentence {
    ClueSentence {
        text: shown(slice(text, sentence.span)),
        meaning: match sentence.outcome {
            Outcome::Read(Reading { truth, others }) => Meaning::Read(truth, others),
            Outcome::Idle(kind) => Meaning::Idle(kind),
            Outcome::Ambiguous(truths) => Meaning::Ambiguous(truths),
            Outcome::Unread(unread) => Meaning::Unread(unread_words(text, &unread)),
        },
        guesses: Vec::new(),
    }
}

fn read_question(text: &str, reading: QuestionReading) -> QuestionMeaning {
    match reading {
        QuestionReading::Read(asked) => QuestionMeaning::Read(asked),
        QuestionReading::Idle => QuestionMeaning::Idle,
        QuestionReading::Ambiguous(list) => QuestionMeaning::Ambiguous(list),
        QuestionReading::Unread(unread) => QuestionMeaning::Unread(unread_words(text, &unread)),
    }
}

fn unread_words(text: &str, unread: &Unread) -> UnreadWords {
    let texts = |spans: &[Span]| {
        let mut texts: Vec<String> = Vec::new();
        for span in spans {
            let text = shown(slice(text, *span));
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        texts
    };
    UnreadWords {
        kind: unread.kind,
        known: texts(&unread.known),
        values: unread.values.clone(),
        unknown: texts(&unread.unknown),
    }
}

fn slice(text: &str, span: Span) -> &str {
    text.get(span.start as usize..span.end as usize).unwrap_or_default()
}

/// Returns a text on one line.
pub(crate) fn shown(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Gives a clue the meaning of its sentences, joined by `and`; none if one of them cannot be read.
fn set_meaning(clue: &mut Clue, sentences: &[PlacedSentence]) {
    if sentences.iter().any(|placed| placed.sentence.meaning.is_refused()) {
        return;
    }
    let mut truths = Vec::new();
    for PlacedSentence { place, sentence } in sentences {
        if let Meaning::Read(truth, _) = &sentence.meaning {
            clue.parts.resize(clue.parts.len() + conjuncts(truth).len(), *place);
            truths.push(truth);
        }
    }
    clue.truth = (!clue.parts.is_empty()).then(|| joined(truths));
}

/// Joins constraints by `and`, without nested lists.
pub(crate) fn joined(truths: Vec<&Truth>) -> Truth {
    let mut parts: Vec<Truth> = truths.into_iter().flat_map(conjuncts).cloned().collect();
    if parts.len() == 1 { parts.swap_remove(0) } else { Truth::And(parts) }
}

/// Returns the parts that are joined by `and`; the constraint itself if it is no such list.
pub(crate) fn conjuncts(truth: &Truth) -> &[Truth] {
    match truth {
        Truth::And(list) => list,
        other => std::slice::from_ref(other),
    }
}
