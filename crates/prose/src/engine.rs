//! From a sentence to its readings.
//!
//! The engine matches every pattern whose words are in the sentence, in every way that fits, and reads nested sentences
//! in the same way. A sentence that no pattern matches is read as facts about one entity. The readings that explain the
//! most words win; if they differ in meaning, the sentence is ambiguous.

mod anaphora;
mod fill;
mod matching;
mod supplements;

use std::rc::Rc;

use bachet_notation::Span;
use bachet_notation::clue::{Truth, ValueId};

use crate::author::Usage;
use crate::entity::Entity;
use crate::grammar::{Element, Pattern};
use crate::guess;
use crate::meaning::{self, Filled};
use crate::positions::MAX_POSITIONS;
use crate::reading::{IdleKind, Outcome, Reader, Reading, Sentence, Unread, UnreadKind};
use crate::scan::{DescriptionKind, Scan};
use crate::sentences::sentences;
use crate::tokens::Token;
use crate::vocabulary::{Mention, Vocabulary};
use anaphora::Antecedents;
use matching::PatternMatch;

/// Maximum number of tokens in a sentence.
pub(crate) const MAX_SENTENCE_TOKENS: usize = MAX_POSITIONS - 1;
/// Maximum nesting of sentences.
const MAX_DEPTH: u32 = 5;
/// Maximum number of pattern elements that are tried on one sentence.
const MAX_STEPS: u32 = 400_000;
/// Maximum number of ways to fill the slots of one pattern.
const MAX_FILLINGS: usize = 24;

/// A sentence, and what it would mean if an unknown verb in it linked what stands on its sides.
pub(crate) struct Linked {
    pub(crate) sentence: Sentence,
    pub(crate) reading: Option<Reading>,
}

impl From<Sentence> for Linked {
    fn from(sentence: Sentence) -> Self {
        Self { sentence, reading: None }
    }
}

/// Reads each sentence of a clue.
pub(crate) fn clue(reader: &Reader<'_>, all: &[Token]) -> Vec<Linked> {
    let mut before = Antecedents::default();
    let mut read = Vec::new();
    let mut ranges = sentences(&reader.vocabulary, all).into_iter().peekable();
    let mut is_counted = false;
    while let Some(range) = ranges.next() {
        let behind = all.get(range.end);
        let tokens = &all[range];
        // One of the statements of a clue is true: alone each states nothing.
        let opens = !is_counted && guess::opens_statements(reader, tokens);
        if opens || is_counted {
            let unread = || Outcome::Unread(Engine::new(reader, tokens).unread());
            let outcome = if opens { unread() } else { Outcome::Idle(IdleKind::Scene) };
            is_counted = true;
            read.push(Sentence { span: tokens[0].span.to(tokens[tokens.len() - 1].span), outcome }.into());
            continue;
        }
        let span = tokens[0].span.to(tokens[tokens.len() - 1].span);
        let parsed = anaphora::read(reader, tokens, &before);
        if ranges.peek().is_some() {
            before = Antecedents::of(reader, tokens, &parsed);
        }
        let engine = || Engine::new(reader, tokens);
        read.push(match parsed.outcome {
            // What is asked is not stated.
            Outcome::Read(_) if guess::is_asked(&engine().scan, behind) => {
                Sentence { span, outcome: Outcome::Unread(engine().unread()) }.into()
            }
            _ => linked(reader, tokens, span, parsed),
        });
    }
    read
}

/// Returns a sentence, as unread if its reading rests on a verb that is in no list.
fn linked(reader: &Reader<'_>, tokens: &[Token], span: Span, parsed: Parsed) -> Linked {
    match (parsed.outcome, parsed.unknown_verb) {
        (Outcome::Read(reading), Some(verb)) => {
            let unread = Unread { unknown: vec![verb], ..Engine::new(reader, tokens).unread() };
            Linked { sentence: Sentence { span, outcome: Outcome::Unread(unread) }, reading: Some(reading) }
        }
        (outcome, _) => Sentence { span, outcome }.into(),
    }
}

/// Returns the nouns that name nothing in the puzzle.
pub(crate) fn loose_nouns(reader: &Reader<'_>, all: &[Token]) -> Vec<Span> {
    let mut found = Vec::new();
    for range in sentences(&reader.vocabulary, all).into_iter().filter(|range| range.len() <= MAX_SENTENCE_TOKENS) {
        let tokens = &all[range];
        found.extend(Scan::new(&reader.vocabulary, tokens).loose_nouns().into_iter().map(|at| tokens[at].span));
    }
    found
}

/// Returns what a clause is read as by itself.
pub(crate) fn outcome(reader: &Reader<'_>, tokens: &[Token]) -> Outcome {
    parse(reader, tokens, 0).outcome
}

/// What a sentence was read as.
pub(crate) struct Parsed {
    outcome: Outcome,
    /// The tokens of its only entity, if it has just one.
    subject: Option<Vec<Token>>,
    /// How many words the patterns of its reading explain.
    score: u32,
    /// A verb in no list that links two things of the whole sentence.
    unknown_verb: Option<Span>,
}

impl Parsed {
    fn unread(unread: Unread) -> Self {
        Self { outcome: Outcome::Unread(unread), subject: None, score: 0, unknown_verb: None }
    }
}

/// Reads a sentence, with its supplements.
fn parse(reader: &Reader<'_>, tokens: &[Token], depth: u32) -> Parsed {
    if tokens.len() > MAX_SENTENCE_TOKENS || reader.steps.get() == 0 {
        return Parsed::unread(Unread::too_long());
    }
    let engine = Engine::new(reader, tokens);
    // "The boat, which was skippered by a man, won" says more than who won, what is behind a door is not after it, and
    // who speaks is no part of what is said.
    if guess::tells_kind(&engine.scan) || guess::hides(&engine.scan) || guess::names_speaker(&engine.scan) {
        return Parsed::unread(engine.unread());
    }
    let verb = if depth == 0 { engine.scan.unknown_verb() } else { None };
    let unknown_verb = verb.map(|at| tokens[at].span);
    // "Her plant stood in the attic" says something of whoever was named before.
    let names_owner = guess::points_back(&engine.scan) && engine.scan.names().next().is_some();
    let owned = names_owner.then(|| engine.unread());
    let parsed = supplements::read(reader, &engine, depth).unwrap_or_else(|| {
        let (outcome, subject, score) = once(reader, engine);
        let is_idle = matches!(outcome, Outcome::Idle(_));
        let says_end = || guess::tells_end(&Scan::new(&reader.vocabulary, tokens));
        let more = || owned.or_else(|| says_end().then(|| Engine::new(reader, tokens).unread()));
        let unread = if is_idle { more() } else { None };
        let outcome = unread.map_or(outcome, Outcome::Unread);
        Parsed { outcome, subject: subject.map(|(from, to)| tokens[from..to].to_vec()), score, unknown_verb: None }
    });
    Parsed { unknown_verb, ..parsed }
}

/// Whether a sentence says more than a reading of what it names.
fn is_more(scan: &Scan<'_>) -> bool {
    guess::says_more(scan)
        || guess::names_more(scan)
        || guess::affirms_another(scan)
        || guess::is_already(scan)
        || guess::goes_to(scan)
        || guess::denies_described(scan)
}

/// Returns the outcome of a sentence without supplements, the tokens of its only entity if it has just one, and the
/// score of its reading.
#[inline(never)]
fn once(reader: &Reader<'_>, mut engine: Engine<'_>) -> (Outcome, Option<Run>, u32) {
    let candidates = engine.read(0, engine.scan.tokens.len(), 0);
    if engine.finish(reader).is_err() {
        return (Outcome::Unread(Unread::too_long()), None, 0);
    }
    let best = candidates.iter().map(|c| c.score).max();
    let hypothetical = engine.scan.grammar().roles.hypothetical.is_some_and(|class| engine.scan.has(&[class]));
    let holds = |truth: &Truth| {
        let condition = matches!(truth, Truth::Implies(..) | Truth::Iff(..));
        (condition || !hypothetical) && !meaning::contradicts_itself(truth)
    };
    let states = |truth: &Truth| holds(truth) && engine.scan.unclear().is_empty();
    let best: Vec<&Candidate> =
        candidates.iter().filter(|c| Some(c.score) == best && c.truth.as_ref().is_none_or(states)).collect();
    let mut truths: Vec<&Candidate> = Vec::new();
    for candidate in best.iter().filter(|c| c.truth.is_some()) {
        if truths.iter().all(|t| t.truth != candidate.truth) {
            truths.push(candidate);
        }
    }
    let sure = |wanted: &Option<Truth>| best.iter().any(|c| !c.unsure && c.truth == *wanted);
    let unsure = best.iter().any(|c| c.unsure && (c.truth.is_some() || truths.is_empty()) && !sure(&c.truth));
    // A verb that denies what it is about would be taken for one that links: "Ann steered clear of rhubarb".
    if truths.iter().any(|candidate| candidate.truth.as_ref().is_some_and(meaning::identifies))
        && guess::denies(&engine.scan)
    {
        return (Outcome::Unread(engine.unread()), None, 0);
    }
    let is_denied =
        |candidate: &&Candidate| candidate.score == 0 && candidate.truth.as_ref().is_some_and(meaning::denies);
    if !truths.is_empty() && is_more(&engine.scan)
        || truths.iter().any(is_denied) && guess::denies_elsewhere(&engine.scan)
    {
        return (Outcome::Unread(engine.unread()), None, 0);
    }
    // An unknown name is a misspelling or a missing value: "Bob has the dog and Tim the cat".
    if unsure || !truths.is_empty() && engine.scan.has_unknown_name() {
        return (Outcome::Unread(engine.unread()), None, 0);
    }
    let outcome = match (truths.as_slice(), best.first()) {
        ([one], _) => {
            let truth = one.truth.clone().expect("these candidates have one");
            let inner =
                || meaning::has_inner_conjunction(&truth) && engine.scan.has_remark(0, engine.scan.tokens.len());
            let alternative =
                || meaning::has_alternatives(&truth) && engine.scan.has_clause(0, engine.scan.tokens.len());
            let unattached = || meaning::denies(&truth) && engine.scan.has_loose_remark();
            // "A week, give or take, after Ann": the comparison would lose its amount.
            let lost = || meaning::compared_without_amount(&truth).is_some_and(|of| engine.scan.has_amount_of(of));
            if inner() || alternative() || unattached() || lost() {
                return (Outcome::Unread(engine.unread()), None, 0);
            }
            if let Some(numbers) = meaning::as_numbers(engine.scan.vocabulary.puzzle, &truth) {
                return (Outcome::Ambiguous(vec![numbers, truth]), None, 0);
            }
            let reading = Reading { truth, others: one.others.clone() };
            // A pattern or a denied identity involves a second entity.
            let alone = one.score == 0 && (engine.scan.persons() < 2 || meaning::is_identity(&reading.truth));
            return (Outcome::Read(reading), one.subject.filter(|_| alone), one.score);
        }
        ([], Some(_)) if guess::repeats(&engine.scan) => Outcome::Unread(engine.unread()),
        // "The cheesemonger" in a puzzle with cheese is somebody of the puzzle.
        ([], Some(idle)) if idle.idle == IdleKind::Unlisted && guess::resembles_name(&engine.scan) => {
            Outcome::Unread(engine.unread())
        }
        ([], Some(idle)) => Outcome::Idle(idle.idle),
        ([], None) => Outcome::Unread(engine.unread()),
        (several, _) => Outcome::Ambiguous(several.iter().filter_map(|c| c.truth.clone()).collect()),
    };
    (outcome, None, 0)
}

/// A reading of a run of tokens.
#[derive(Debug, Clone)]
struct Candidate {
    /// How many words its patterns explain.
    score: u32,
    /// What it means; `None` if it states nothing.
    truth: Option<Truth>,
    others: Vec<Truth>,
    idle: IdleKind,
    /// The tokens of the subject, if a following clause may go on about it.
    subject: Option<(usize, usize)>,
    /// Whether a description has a part that may belong elsewhere.
    unsure: bool,
}

impl Candidate {
    fn idle(score: u32, idle: IdleKind) -> Self {
        Self { score, truth: None, others: Vec::new(), idle, subject: None, unsure: false }
    }
}

/// A pattern with what fills its slots.
#[derive(Debug)]
pub(crate) struct Filling {
    /// How many words the pattern explains.
    pub(crate) score: u32,
    pub(crate) filled: Filled,
    /// The tokens of the subject, if a following clause may go on about it.
    subject: Option<(usize, usize)>,
}

/// Tokens, by the first and one past the last.
type Run = (usize, usize);

/// The sentence needed more steps than its limit.
#[derive(Debug)]
pub(crate) struct OutOfSteps;

pub(crate) struct Engine<'a> {
    pub(crate) scan: Scan<'a>,
    /// The patterns whose words are in the sentence.
    clues: Vec<&'a Pattern>,
    idle: Vec<&'a Pattern>,
    steps: u32,
    /// The readings of runs of tokens so far.
    read: Vec<(Run, Rc<[Candidate]>)>,
}

impl<'a> Engine<'a> {
    pub(crate) fn new(reader: &'a Reader<'_>, tokens: &'a [Token]) -> Self {
        Self::over(&reader.vocabulary, tokens)
    }

    fn over(vocabulary: &'a Vocabulary<'a>, tokens: &'a [Token]) -> Self {
        let scan = Scan::new(vocabulary, tokens);
        let grammar = scan.grammar();
        let (clues, idle) = (grammar.clues.fitting(&scan), grammar.idle.fitting(&scan));
        Self { scan, clues, idle, steps: MAX_STEPS, read: Vec::new() }
    }

    /// Subtracts the steps of this sentence from the limit of the whole text.
    ///
    /// # Errors
    /// The sentence reached its own limit, so that some of its readings may be missing.
    pub(crate) fn finish(&self, reader: &Reader<'_>) -> Result<(), OutOfSteps> {
        // Describing a token counts as a step.
        let work = u64::from(MAX_STEPS - self.steps) + 20 * self.scan.tokens.len() as u64 + self.scan.looked;
        reader.steps.set(reader.steps.get().saturating_sub(work));
        if self.steps == 0 { Err(OutOfSteps) } else { Ok(()) }
    }

    /// Every reading of tokens `from..to`.
    fn read(&mut self, from: usize, to: usize, depth: u32) -> Rc<[Candidate]> {
        if let Some((_, known)) = self.read.iter().find(|(range, _)| *range == (from, to)) {
            return Rc::clone(known);
        }
        let part = (from, to) != (0, self.scan.tokens.len());
        let mut found = Vec::new();
        if depth < MAX_DEPTH {
            let grammar = self.scan.grammar();
            for at in 0..self.clues.len() {
                let pattern = self.clues[at];
                // A word of the sentence may be outside this part of it.
                if part && !self.scan.has_within(&pattern.needs, from, to) {
                    continue;
                }
                for Filling { score, filled, subject } in self.fillings(pattern, from, to, depth) {
                    if filled.entities.iter().any(|t| t.2.unlisted)
                        || filled.lists.iter().flat_map(|l| &l.1).any(|d| d.unlisted)
                    {
                        // "Ann drank the tea after lunch" says who drank what.
                        let loses_facts = filled.entities.iter().any(|t| !t.2.unlisted && t.2.facts.len() > 1);
                        if !pattern.meaning.relation.says_more_than_one() && !loses_facts {
                            // A remark looks like an item of a list: "either tea, a nice thing, or milk".
                            let listed = |list: &[Entity]| list.iter().any(|thing| !thing.unlisted);
                            let mixed = |list: &[Entity]| listed(list) && list.iter().any(|thing| thing.unlisted);
                            let unsure = filled.unsure || filled.lists.iter().any(|list| mixed(&list.1));
                            found.push(Candidate { unsure, ..Candidate::idle(score, IdleKind::Unlisted) });
                        }
                        continue;
                    }
                    let puzzle = self.scan.vocabulary.puzzle;
                    let (mut primary, mut other) = (pattern.meaning, pattern.other);
                    if let Some(closer) = other
                        && primary.relation.is_anywhere()
                        && !primary.denied
                        && self.scan.vocabulary.author.usage(self.scan.vocabulary.language) == Usage::SaysSomewhere
                    {
                        (primary, other) = (closer, Some(primary));
                    }
                    let Some(truth) = meaning::truth(puzzle, primary, &filled) else { continue };
                    let mut others: Vec<Truth> =
                        other.and_then(|other| meaning::truth(puzzle, other, &filled)).into_iter().collect();
                    others.extend(filled.other_ways().filter_map(|filled| meaning::truth(puzzle, primary, &filled)));
                    others.retain(|o| *o != truth);
                    let unsure = filled.unsure;
                    found.push(Candidate { score, truth: Some(truth), others, idle: IdleKind::Scene, subject, unsure });
                }
            }
            let names = self.scan.names_in(from, to);
            for at in 0..self.idle.len() {
                let pattern = self.idle[at];
                // Two names without a statement: only in reported thought.
                let is_thought = |classes: &[_]| grammar.roles.attitude.is_some_and(|class| classes.contains(&class));
                let thinks = |e: &Element| matches!(e, Element::Phrase(classes) if is_thought(classes));
                let max_names =
                    match (pattern.elements.contains(&Element::Anything), pattern.elements.iter().any(thinks)) {
                        (true, _) => 0,
                        (_, true) => 2,
                        // Its numbers may be names: "numbered from 1 to 5".
                        _ => pattern.elements.iter().filter(|e| **e == Element::Number).count().max(1),
                    };
                if names > max_names || part && !self.scan.has_within(&pattern.needs, from, to) {
                    continue;
                }
                for Filling { score, filled, .. } in self.fillings(pattern, from, to, depth) {
                    // An idle pattern would lose the other facts of a description.
                    if filled.entities.iter().any(|t| t.2.facts.len() > 1) {
                        continue;
                    }
                    let unlisted = filled.entities.iter().any(|t| t.2.unlisted);
                    let idle = match (unlisted, filled.entities.is_empty()) {
                        (true, _) => IdleKind::Unlisted,
                        (_, true) => IdleKind::Scene,
                        _ => IdleKind::Beside,
                    };
                    found.push(Candidate::idle(score, idle));
                }
            }
        }
        found.extend(self.facts(from, to));
        let found: Rc<[Candidate]> = found.into();
        self.read.push(((from, to), Rc::clone(&found)));
        found
    }

    /// Reads a run of tokens as facts about one entity.
    fn facts(&mut self, from: usize, to: usize) -> Vec<Candidate> {
        if self.scan.only_names_what_is_theirs(from, to) {
            return Vec::new();
        }
        let entities = self.scan.entities(from, to, DescriptionKind::Facts);
        let first = self.scan.first_name(from, to);
        let subject = first.map(|name| (from, name.end as usize));
        let mut found = Vec::new();
        for thing in &entities.meanings {
            let names = thing.facts.len();
            if thing.unlisted {
                found.push(Candidate::idle(0, IdleKind::Unlisted));
            } else if names > 1 && thing.primary().is_some() {
                let facts = thing.presupposed();
                if !facts.is_empty() {
                    let truth = Some(meaning::conjunction(facts));
                    found.push(Candidate { truth, subject, ..Candidate::idle(0, IdleKind::Scene) });
                }
            } else if names == 1 && entities.familiar && entities.everyday {
                found.push(Candidate::idle(0, IdleKind::Beside));
            }
        }
        found
    }

    /// Returns every way in which a pattern matches tokens `from..to`, with what fills its slots.
    pub(crate) fn fillings(&mut self, pattern: &Pattern, from: usize, to: usize, depth: u32) -> Vec<Filling> {
        let first = pattern.elements.first();
        if matches!(first, Some(Element::Phrase(_))) && !self.scan.places(first).contains(from) {
            return Vec::new();
        }
        let mut matched = Vec::new();
        self.match_elements(&pattern.elements, from, to, &mut PatternMatch::default(), &mut matched);
        let mut all = Vec::new();
        for matched in matched {
            let subject = self.subject(&matched, from, to);
            for filled in self.fill(pattern.meaning.relation, &matched, from..to, depth) {
                all.push(Filling { score: matched.score, filled, subject });
                if all.len() == MAX_FILLINGS {
                    return all;
                }
            }
        }
        all
    }

    /// Returns what was understood of a sentence that could not be read, and what was not.
    pub(crate) fn unread(&self) -> Unread {
        let scan = &self.scan;
        let span = |from: usize, to: usize| scan.tokens[from].span.to(scan.tokens[to - 1].span);
        let known: Vec<Span> = scan.names().map(|m| span(m.start as usize, m.end as usize)).collect();
        let only = |name: &Mention| if let [value] = name.values[..] { Some(value) } else { None };
        let values: Vec<ValueId> = scan.names().filter_map(only).collect();
        let inside = |s: Span| known.iter().any(|k| k.start <= s.start && s.end <= k.end);
        // A pronoun whose antecedent is known was replaced by it; beside a person it may be an expletive.
        let is_pronoun = scan.persons() == 0 && anaphora::begins_with_pronoun(scan.vocabulary.language, scan.tokens);
        let words = (0..scan.tokens.len()).filter_map(|t| match scan.never_read(t).or_else(|| scan.left_out(t)) {
            Some(length) => Some(span(t, t + length)),
            None => (t == 0 && is_pronoun || scan.is_unknown(t)).then(|| span(t, t + 1)),
        });
        let mut unknown: Vec<Span> = Vec::new();
        for word in words.filter(|&s| !inside(s)) {
            // A phrase hides the words in it.
            if unknown.last().is_none_or(|last| last.end <= word.start) {
                unknown.push(word);
            }
        }
        if let Some((code, words)) = scan.foreign() {
            let unknown = words.into_iter().map(|t| span(t, t + 1)).collect();
            return Unread { kind: UnreadKind::OtherLanguage(code), known, values, unknown };
        }
        let kind = if known.is_empty() { UnreadKind::NothingNamed } else { UnreadKind::NoPattern };
        Unread { kind, known, values, unknown }
    }
}
