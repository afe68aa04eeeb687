//! The sentences of a logic grid: read over its names, compared with its expressions, every doubt told.
//!
//! Notation leaves sentences open ([`Document`]); `bachet-prose` reads one at a time. Here the two meet: a clue without
//! an expression means what its sentences mean, joined by `and`; a sentence beside an expression is held against it.

mod compare;
mod diagnose;
mod named;

use bachet_notation::clue::{Asked, Truth};
use bachet_notation::{Argument, Clue, ClueFields, Code, Diagnostic, Document, GridPuzzle, QuestionFields, Span, Text};
use bachet_prose::{IdleKind, Language, Outcome, QuestionReading, Reader, Reading, Unread, UnreadKind};

use compare::Found;
pub(crate) use diagnose::{Doubts, Place};

/// So many bytes of sentences are read; more than a thousand puzzles have.
const MOST_READ: usize = 1 << 18;
/// Where no language stands out, this many bytes are tried in each.
const MOST_TRIED: usize = 1 << 14;

/// How the sentences of a puzzle were read.
#[derive(Clone, Debug)]
pub struct Sentences {
    /// The language they were read in.
    pub(crate) language: &'static Language,
    /// For each clue its sentences.
    pub(crate) clues: Vec<ClueSentences>,
    /// For each question how its sentence was read; `None` where there is none.
    pub(crate) questions: Vec<Option<Question>>,
    /// Where they stand on a page as people find it: the sentences of the page that are no clues.
    pub(crate) scene: Option<Vec<String>>,
}

/// The sentences of a clue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClueSentences {
    /// Each of them.
    pub sentences: Vec<Sentence>,
    /// Where the clue has an expression too: it counts, and this is what became of the comparison.
    pub beside: Option<Beside>,
}

/// A sentence, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    /// The sentence.
    pub text: String,
    /// What was heard.
    pub heard: Heard,
}

/// What a sentence was read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A constraint; and what usage allows beside it.
    Read(Truth, Vec<Truth>),
    /// It states no constraint.
    Idle(IdleKind),
    /// It may mean several things, none of them by default.
    Ambiguous(Vec<Truth>),
    /// It could not be read.
    Unread(NotUnderstood),
}

/// What was understood of a sentence, and what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NotUnderstood {
    /// Why it could not be read.
    pub kind: UnreadKind,
    /// The names of values in it.
    pub known: Vec<String>,
    /// The words that nothing explains.
    pub unknown: Vec<String>,
}

/// How a sentence and the expression of its clue stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// They mean the same.
    Same,
    /// They do not.
    Other,
    /// It is not known: the sentence cannot be read, or the comparison would take too long.
    Unknown,
}

/// The sentence of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// The sentence.
    pub text: String,
    /// What was heard.
    pub heard: HeardQuestion,
    /// Whether the question has an expression, which counts.
    pub beside: bool,
}

/// What a question was read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HeardQuestion {
    /// What it asks.
    Read(Asked),
    /// It asks for the whole solution, or for nothing of the puzzle.
    Idle,
    /// It may ask several things.
    Ambiguous(Vec<Asked>),
    /// It could not be read.
    Unread(NotUnderstood),
}

impl Sentences {
    /// How many clues have their meaning from sentences: those that state something, and those that do not.
    pub fn counts(&self) -> (usize, usize) {
        let refused = |clue: &&ClueSentences| clue.sentences.iter().any(|s| s.heard.is_refused());
        let open = self.clues.iter().filter(|clue| clue.beside.is_none() && !clue.sentences.is_empty());
        let read = open.filter(|clue| !refused(clue));
        let (idle, stating): (Vec<_>, Vec<_>) =
            read.partition(|clue| clue.sentences.iter().all(|s| matches!(s.heard, Heard::Idle(_))));
        (stating.len(), idle.len())
    }

    /// The clues and questions, from 0, that are not understood and have no expression.
    pub fn refused(&self) -> (Vec<usize>, Vec<usize>) {
        let clue = |clue: &ClueSentences| clue.beside.is_none() && clue.sentences.iter().any(|s| s.heard.is_refused());
        let question = |question: &Option<Question>| {
            question
                .as_ref()
                .is_some_and(|q| !q.beside && matches!(q.heard, HeardQuestion::Ambiguous(_) | HeardQuestion::Unread(_)))
        };
        let places = |list: Vec<bool>| (0..).zip(list).filter(|(_, refused)| *refused).map(|(at, _)| at).collect();
        (places(self.clues.iter().map(clue).collect()), places(self.questions.iter().map(question).collect()))
    }
}

impl Heard {
    /// Whether the sentence has no meaning for want of understanding.
    pub(crate) fn is_refused(&self) -> bool {
        matches!(self, Self::Ambiguous(_) | Self::Unread(_))
    }
}

/// A meaning as a plain sentence in this language.
pub(crate) fn paraphrase(puzzle: &GridPuzzle, language: &Language, truth: &Truth) -> String {
    bachet_prose::words(puzzle, language, truth)
}

/// A question as a plain sentence in this language.
pub(crate) fn question_paraphrase(puzzle: &GridPuzzle, language: &Language, asked: &Asked) -> String {
    bachet_prose::question_words(puzzle, language, asked)
}

/// Reads the sentences of a document: the puzzle with their meaning, how each was read, and every problem in the order
/// of the source. Linear in the length of the sentences.
pub(crate) fn read(document: Document, place: Place) -> (GridPuzzle, Option<Sentences>, Vec<Diagnostic>) {
    let Document { mut puzzle, fields, mut problems, sound } = document;
    let clues = fields.clues.iter().filter_map(|c| c.text.as_ref());
    let mut texts = clues.chain(fields.questions.iter().filter_map(|q| q.text.as_ref())).peekable();
    // Over names that are wrong themselves nothing can be read.
    let stated = fields.headers.language.is_none() || puzzle.headers.language.is_some();
    let spoken = sound && stated && texts.peek().is_some();
    let language = if spoken { language(&puzzle, texts.clone()) } else { None };
    let Some(language) = language else { return (puzzle, None, Document::finished(problems)) };
    let reader = Reader::new(&puzzle, language).after_all_of(beginning(texts));
    let mut listener = Listener { reader, place, room: MOST_READ, problems: &mut problems };
    let clues: Vec<Vec<Spoken>> = fields.clues.iter().map(|clue| listener.clue(clue)).collect();
    let questions: Vec<Option<Question>> = fields.questions.iter().map(|q| listener.question(q)).collect();
    let doubts = Doubts { puzzle: &puzzle, language, place };
    let mut comparing = compare::Comparing::new(&puzzle);
    let mut beside = Vec::with_capacity(clues.len());
    for ((fields, clue), spoken) in fields.clues.iter().zip(&puzzle.clues).zip(&clues) {
        let (Some(text), Some(expression)) = (&fields.text, &fields.expression) else {
            let sentences: Vec<&Sentence> = spoken.iter().map(|s| &s.sentence).collect();
            problems.extend((0..).zip(spoken).filter_map(|(at, s)| doubts.sentence(s.place, &sentences, at)));
            beside.push(None);
            continue;
        };
        let sentences: Vec<&Sentence> = spoken.iter().map(|s| &s.sentence).collect();
        let found = clue.truth.as_ref().map_or(Found::Unknown, |truth| comparing.compare(&sentences, truth));
        beside.push(Some(match (found, &clue.truth) {
            (Found::Same, _) => Beside::Same,
            (Found::Other(example), Some(truth)) => {
                problems.push(doubts.differing(text, expression, &sentences, truth, &example));
                Beside::Other
            }
            _ => Beside::Unknown,
        }));
    }
    for (fields, question) in fields.questions.iter().zip(&questions) {
        if let (Some(text), Some(question)) = (&fields.text, question.as_ref().filter(|q| !q.beside)) {
            problems.extend(doubts.question(text.span(), question));
        }
    }
    for (clue, spoken) in puzzle.clues.iter_mut().zip(&clues).filter(|(clue, _)| clue.expression.is_none()) {
        give(clue, spoken);
    }
    for (question, read) in puzzle.questions.iter_mut().zip(&questions) {
        if let (None, Some(Question { heard: HeardQuestion::Read(asked), .. })) = (&question.expression, read) {
            question.asked = Some(asked.clone());
        }
    }
    let sentences = |spoken: Vec<Spoken>| spoken.into_iter().map(|s| s.sentence).collect();
    let clues = clues.into_iter().zip(beside);
    let clues = clues.map(|(spoken, beside)| ClueSentences { sentences: sentences(spoken), beside }).collect();
    (puzzle, Some(Sentences { language, clues, questions, scene: None }), Document::finished(problems))
}

/// A sentence and its place in the source.
struct Spoken {
    place: Span,
    sentence: Sentence,
}

/// Reads as many sentences as there is room for.
struct Listener<'a> {
    reader: Reader<'a>,
    place: Place,
    room: usize,
    problems: &'a mut Vec<Diagnostic>,
}

impl Listener<'_> {
    fn clue(&mut self, clue: &ClueFields) -> Vec<Spoken> {
        let Some(text) = clue.text.as_ref().filter(|text| self.fits(text, clue.expression.as_ref())) else {
            return Vec::new();
        };
        let sentences = self.reader.clue(text.as_str()).into_iter();
        let mut spoken: Vec<Spoken> =
            sentences.map(|s| Spoken { place: text.place(s.span), sentence: heard(text.as_str(), s) }).collect();
        if spoken.is_empty() {
            let unread = NotUnderstood { kind: UnreadKind::NothingNamed, known: Vec::new(), unknown: Vec::new() };
            let sentence = Sentence { text: shown(text.as_str()), heard: Heard::Unread(unread) };
            spoken.push(Spoken { place: text.span(), sentence });
        }
        spoken
    }

    fn question(&mut self, question: &QuestionFields) -> Option<Question> {
        let text = question.text.as_ref().filter(|text| self.fits(text, question.expression.as_ref()))?;
        let heard = asked(text.as_str(), self.reader.question(text.as_str()));
        Some(Question { text: shown(text.as_str()), heard, beside: question.expression.is_some() })
    }

    /// Whether there is room for a sentence; the first that has none and needs it is told.
    fn fits(&mut self, text: &Text, expression: Option<&Text>) -> bool {
        if text.len() <= self.room {
            self.room -= text.len();
            return true;
        }
        let told = self.problems.iter().any(|p| p.code == Code::NeedsExpression);
        if expression.is_none() && !told {
            let limit = Argument::Number((MOST_READ >> 10) as i64);
            let problem = Document::needs_expression(text).with("limit", limit);
            self.problems.push(problem.hint(self.place.too_many()));
        }
        false
    }
}

/// The texts from the first on that are read.
fn beginning<'t>(texts: impl Iterator<Item = &'t Text>) -> impl Iterator<Item = &'t str> {
    let within = |room: &mut usize, text: &'t Text| {
        *room = room.checked_sub(text.len())?;
        Some(text.as_str())
    };
    texts.scan(MOST_READ, within)
}

/// The language of the sentences: as stated, else as they look, else the one that most of them can be read in.
fn language<'t>(puzzle: &GridPuzzle, texts: impl Iterator<Item = &'t Text>) -> Option<&'static Language> {
    if let Some(code) = &puzzle.headers.language {
        return Language::builtin(code);
    }
    let mut all = String::new();
    for text in texts {
        if all.len() + text.len() > MOST_TRIED {
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
        // Of equals the first is taken, so that the choice is always the same.
        Language::all().collect::<Vec<_>>().into_iter().rev().max_by_key(|language| understood(language))
    })
}

fn heard(text: &str, sentence: bachet_prose::Sentence) -> Sentence {
    Sentence {
        text: shown(slice(text, sentence.span)),
        heard: match sentence.outcome {
            Outcome::Read(Reading { truth, others }) => Heard::Read(truth, others),
            Outcome::Idle(kind) => Heard::Idle(kind),
            Outcome::Ambiguous(truths) => Heard::Ambiguous(truths),
            Outcome::Unread(unread) => Heard::Unread(understood(text, &unread)),
        },
    }
}

fn asked(text: &str, reading: QuestionReading) -> HeardQuestion {
    match reading {
        QuestionReading::Read(asked) => HeardQuestion::Read(asked),
        QuestionReading::Idle => HeardQuestion::Idle,
        QuestionReading::Ambiguous(list) => HeardQuestion::Ambiguous(list),
        QuestionReading::Unread(unread) => HeardQuestion::Unread(understood(text, &unread)),
    }
}

fn understood(text: &str, unread: &Unread) -> NotUnderstood {
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
    NotUnderstood { kind: unread.kind, known: texts(&unread.known), unknown: texts(&unread.unknown) }
}

fn slice(text: &str, span: Span) -> &str {
    text.get(span.start as usize..span.end as usize).unwrap_or_default()
}

/// A text in one line.
pub(crate) fn shown(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Gives a clue the meaning of its sentences, joined by `and`; none if one of them is not understood.
fn give(clue: &mut Clue, sentences: &[Spoken]) {
    let mut parts = Vec::new();
    if sentences.iter().any(|spoken| spoken.sentence.heard.is_refused()) {
        return;
    }
    for Spoken { place, sentence } in sentences {
        if let Heard::Read(truth, _) = &sentence.heard {
            let before = parts.len();
            match truth {
                Truth::And(list) => parts.extend(list.iter().cloned()),
                other => parts.push(other.clone()),
            }
            clue.parts.resize(clue.parts.len() + parts.len() - before, *place);
        }
    }
    clue.truth = if parts.len() > 1 { Some(Truth::And(parts)) } else { parts.pop() };
}

/// All of them together, without a list inside the list.
pub(crate) fn joined(truths: Vec<&Truth>) -> Truth {
    let parts = truths.into_iter().flat_map(|truth| match truth {
        Truth::And(list) => list.clone(),
        other => vec![other.clone()],
    });
    let mut parts: Vec<Truth> = parts.collect();
    match parts.pop() {
        Some(only) if parts.is_empty() => only,
        last => Truth::And(parts.into_iter().chain(last).collect()),
    }
}
