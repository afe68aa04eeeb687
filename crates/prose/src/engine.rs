//! From a sentence to its readings.
//!
//! Every pattern of the language that has a chance is laid over the sentence in every way that fits, parts of sentences
//! are read the same way, and a sentence without a pattern is looked at as facts about one entity. Of all readings those
//! that explain the most words win; if they differ in meaning the sentence is ambiguous.

use bachet_notation::clue::{CategoryId, Truth};
use bachet_notation::{Number, Span};

use crate::description::Described;
use crate::grammar::{Element, Joint, Pattern, Slot, SlotKind};
use crate::language::Language;
use crate::meaning::{self, Filled, Relation};
use crate::positions::PLACES;
use crate::reading::{IdleKind, Outcome, Reader, Reading, Sentence, Unread, UnreadKind, Usage};
use crate::scan::{As, Reach, Scan};
use crate::sentences::sentences;
use crate::tokens::{Token, tokens};
use crate::vocabulary::{Comparison, Description};

/// The longest sentence, in tokens.
pub(crate) const LONGEST_SENTENCE: usize = PLACES - 1;
/// How deep sentences stand in sentences.
const DEEPEST: u32 = 5;
/// How many elements are laid over one sentence before it is given up.
const MOST_STEPS: u32 = 400_000;
/// How many ways to fill one pattern's slots are looked at.
const MOST_FILLINGS: usize = 24;

/// Reads a clue: each of its sentences.
pub(crate) fn clue(reader: &Reader<'_>, all: &[Token]) -> Vec<Sentence> {
    let read = |range: std::ops::Range<usize>| {
        let tokens = &all[range];
        Sentence { span: tokens[0].span.to(tokens[tokens.len() - 1].span), outcome: sentence(reader, tokens) }
    };
    sentences(&reader.vocabulary, all).into_iter().map(read).collect()
}

fn sentence(reader: &Reader<'_>, tokens: &[Token]) -> Outcome {
    let too_long = Unread { kind: UnreadKind::TooLong, known: Vec::new(), unknown: Vec::new() };
    if tokens.len() > LONGEST_SENTENCE || reader.steps.get() == 0 {
        return Outcome::Unread(too_long);
    }
    let mut engine = Engine::new(reader, tokens);
    let candidates = engine.read(0, tokens.len(), 0);
    if engine.finish(reader).is_err() {
        return Outcome::Unread(too_long);
    }
    let best = candidates.iter().map(|c| c.score).max();
    let best: Vec<&Candidate> = candidates.iter().filter(|c| Some(c.score) == best).collect();
    let mut truths: Vec<&Candidate> = Vec::new();
    for candidate in best.iter().filter(|c| c.truth.is_some()) {
        if truths.iter().all(|t| t.truth != candidate.truth) {
            truths.push(candidate);
        }
    }
    match (truths.as_slice(), best.first()) {
        ([one], _) => {
            let truth = one.truth.clone().expect("these candidates have one");
            Outcome::Read(Reading { truth, others: one.others.clone() })
        }
        ([], Some(idle)) => Outcome::Idle(idle.idle),
        ([], None) => Outcome::Unread(engine.unread()),
        (several, _) => Outcome::Ambiguous(several.iter().filter_map(|c| c.truth.clone()).collect()),
    }
}

/// How the author of a text puts things; see [`Reader::after_all_of`]. Linear.
pub(crate) fn usage<'t>(language: &Language, texts: impl IntoIterator<Item = &'t str>) -> Usage {
    let (lexicon, roles) = (&language.lexicon, language.grammar.roles);
    let (mut somewhere, mut direct) = (false, false);
    for text in texts {
        let tokens = tokens(text, &lexicon.split);
        for phrase in (0..tokens.len()).flat_map(|at| lexicon.at(&tokens, at)) {
            somewhere |= Some(phrase.class) == roles.somewhere || Some(phrase.class) == roles.close;
            direct |= Some(phrase.class) == roles.direct;
        }
    }
    if somewhere && !direct { Usage::SaysSomewhere } else { Usage::Common }
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
}

/// A sentence took more work than one may.
#[derive(Debug)]
pub(crate) struct TooMuch;

pub(crate) struct Engine<'a> {
    pub(crate) scan: Scan<'a>,
    usage: Usage,
    /// The patterns that have a chance in the sentence.
    clues: Vec<&'a Pattern>,
    idle: Vec<&'a Pattern>,
    steps: u32,
    /// What runs of tokens were read as.
    read: Vec<((usize, usize), Vec<Candidate>)>,
}

/// A pattern laid over the beginning of a run of tokens.
#[derive(Debug, Clone, Default)]
struct Laid {
    score: u32,
    slots: Vec<(Slot, SlotKind, usize, usize)>,
    number: Option<Number>,
    /// The token of the unit, and which of those there.
    unit: Option<(usize, usize)>,
    /// The token of the comparative, and which of those there.
    comparative: Option<(usize, usize)>,
    category: Option<CategoryId>,
}

impl<'a> Engine<'a> {
    pub(crate) fn new(reader: &'a Reader<'_>, tokens: &'a [Token]) -> Self {
        let scan = Scan::new(&reader.vocabulary, tokens);
        let grammar = scan.grammar();
        let (clues, idle) = (grammar.clues.fitting(&scan), grammar.idle.fitting(&scan));
        Self { scan, usage: reader.usage, clues, idle, steps: MOST_STEPS, read: Vec::new() }
    }

    /// Takes the work off what may be done for the whole text.
    ///
    /// # Errors
    /// It was more than one sentence may take: not every way to read it was seen.
    pub(crate) fn finish(&self, reader: &Reader<'_>) -> Result<(), TooMuch> {
        // Looking at a token is work, too.
        let work = u64::from(MOST_STEPS - self.steps) + 20 * self.scan.tokens.len() as u64 + self.scan.looked;
        reader.steps.set(reader.steps.get().saturating_sub(work));
        if self.steps == 0 { Err(TooMuch) } else { Ok(()) }
    }

    /// Every reading of tokens `from..to`.
    fn read(&mut self, from: usize, to: usize, depth: u32) -> Vec<Candidate> {
        if let Some((_, known)) = self.read.iter().find(|(range, _)| *range == (from, to)) {
            return known.clone();
        }
        let mut found = Vec::new();
        if depth < DEEPEST {
            let grammar = self.scan.grammar();
            for pattern in self.clues.clone() {
                for (score, filled) in self.fillings(pattern, from, to, depth) {
                    if filled.things.iter().any(|t| t.2.outsider)
                        || filled.lists.iter().flat_map(|l| &l.1).any(|d| d.outsider)
                    {
                        found.push(Candidate { score, truth: None, others: Vec::new(), idle: IdleKind::Outsider });
                        continue;
                    }
                    let puzzle = self.scan.vocabulary.puzzle;
                    let (mut meant, mut other) = (pattern.meaning, pattern.other);
                    if let (Usage::SaysSomewhere, Some(closer)) = (self.usage, other)
                        && meant.relation.is_anywhere()
                        && !meant.denied
                    {
                        (meant, other) = (closer, Some(meant));
                    }
                    let Some(truth) = meaning::truth(puzzle, meant, &filled) else { continue };
                    let others = other.and_then(|other| meaning::truth(puzzle, other, &filled));
                    let others = others.into_iter().filter(|o| *o != truth).collect();
                    found.push(Candidate { score, truth: Some(truth), others, idle: IdleKind::Scene });
                }
            }
            let names = self.scan.names_in(from, to);
            for pattern in self.idle.clone() {
                // Two names tell nothing of each other only where somebody thinks it.
                let thinks = |e: &Element| matches!(e, Element::Phrase(c) if grammar.roles.attitude.is_some_and(|a| c.contains(&a)));
                let most = match (pattern.elements.contains(&Element::Anything), pattern.elements.iter().any(thinks)) {
                    (true, _) => 0,
                    (_, true) => 2,
                    _ => 1,
                };
                if names > most {
                    continue;
                }
                for (score, filled) in self.fillings(pattern, from, to, depth) {
                    // What a description says of its one besides naming it would be lost.
                    if filled.things.iter().any(|t| t.2.facts.len() > 1) {
                        continue;
                    }
                    let outsider = filled.things.iter().any(|t| t.2.outsider);
                    let idle = match (outsider, filled.things.is_empty()) {
                        (true, _) => IdleKind::Outsider,
                        (_, true) => IdleKind::Scene,
                        _ => IdleKind::Beside,
                    };
                    found.push(Candidate { score, truth: None, others: Vec::new(), idle });
                }
            }
        }
        found.extend(self.facts(from, to));
        self.read.push(((from, to), found.clone()));
        found
    }

    /// A run of tokens as facts about one entity.
    fn facts(&mut self, from: usize, to: usize) -> Vec<Candidate> {
        let things = self.scan.things(from, to, As::Facts);
        let candidate = |truth, idle| Candidate { score: 0, truth, others: Vec::new(), idle };
        let mut found = Vec::new();
        for thing in &things.meant {
            let names = thing.facts.len();
            if thing.outsider {
                found.push(candidate(None, IdleKind::Outsider));
            } else if names > 1 && thing.primary().is_some() {
                let facts = thing.presupposed();
                if !facts.is_empty() {
                    found.push(candidate(Some(meaning::conjunction(facts)), IdleKind::Scene));
                }
            } else if names == 1 && things.familiar && things.everyday {
                found.push(candidate(None, IdleKind::Beside));
            }
        }
        found
    }

    /// Every way to lay a pattern over tokens `from..to`, and what fills its slots then.
    pub(crate) fn fillings(&mut self, pattern: &Pattern, from: usize, to: usize, depth: u32) -> Vec<(u32, Filled)> {
        let first = pattern.elements.first();
        if matches!(first, Some(Element::Phrase(_))) && !self.scan.places(first).contains(from) {
            return Vec::new();
        }
        let mut laid = Vec::new();
        self.lay(&pattern.elements, from, to, &mut Laid::default(), &mut laid);
        let mut all = Vec::new();
        for laid in laid {
            // What goes on without a subject of its own speaks of the first: it is no second sentence.
            let second = |s: &&(Slot, SlotKind, usize, usize)| s.1 == SlotKind::Sentence && s.2 > from;
            if pattern.meaning.relation == Relation::Both
                && laid.slots.iter().filter(second).any(|s| !self.scan.opens(s.2, s.3))
            {
                continue;
            }
            for filled in self.fill(pattern.meaning.relation, &laid, depth) {
                all.push((laid.score, filled));
                if all.len() == MOST_FILLINGS {
                    return all;
                }
            }
        }
        all
    }

    /// Lays the elements over tokens `at..to`; what was laid is as before when it is done.
    fn lay(&mut self, elements: &[Element], at: usize, to: usize, laid: &mut Laid, all: &mut Vec<Laid>) {
        if self.steps == 0 || all.len() >= MOST_FILLINGS {
            return;
        }
        self.steps -= 1;
        let Some((element, rest)) = elements.split_first() else {
            if (at..to).all(|t| self.scan.is_pause(t)) {
                all.push(laid.clone());
            }
            return;
        };
        // Pauses may stand between any two elements.
        let mut at = at;
        if !matches!(element, Element::Slot(..) | Element::Filler | Element::Anything) {
            let states = |engine: &Self, t| match element {
                Element::Phrase(classes) => engine.scan.phrases(t, classes).next().is_some(),
                _ => false,
            };
            while at < to && self.scan.is_pause(at) && !states(self, at) {
                at += 1;
            }
        }
        if at >= to && !matches!(element, Element::Filler | Element::Anything) {
            return;
        }
        let score = laid.score;
        match element {
            Element::Phrase(classes) => {
                let mut longer = to - at + 1;
                while let Some(length) = self.scan.phrase_below(at, classes, longer) {
                    longer = length;
                    laid.score = score + length as u32;
                    self.lay(rest, at + length, to, laid, all);
                }
            }
            Element::Number => {
                // "A larger return" has no number.
                let counts = |engine: &Self| engine.scan.vocabulary.only_counts(engine.scan.tokens, at);
                if let Some((number, length)) = self.scan.number(at)
                    && at + length <= to
                    && (rest.first() != Some(&Element::Comparative) || !counts(self))
                {
                    laid.score = score + length as u32;
                    let before = laid.number.replace(number);
                    self.lay(rest, at + length, to, laid, all);
                    laid.number = before;
                }
            }
            Element::Unit => {
                for which in 0..self.scan.units(at).len() {
                    let length = self.scan.units(at)[which].1;
                    if at + length <= to {
                        laid.score = score + length as u32;
                        let before = laid.unit.replace((at, which));
                        self.lay(rest, at + length, to, laid, all);
                        laid.unit = before;
                    }
                }
            }
            Element::Comparative => self.lay_comparative(rest, at, to, laid, all),
            Element::Category => {
                if let Some((category, length)) = self.scan.category_name(at)
                    && at + length <= to
                {
                    laid.score = score + length as u32;
                    let before = laid.category.replace(category);
                    self.lay(rest, at + length, to, laid, all);
                    laid.category = before;
                }
            }
            Element::Turn => {
                if self.scan.turns(at, to) {
                    self.lay(rest, at, to, laid, all);
                }
            }
            Element::Filler => {
                for end in at..=to.min(at + 4) {
                    let blank = end == at || {
                        let things = self.scan.things(at, end, As::Who);
                        // Words without logic and without a name leave nothing, or an outsider.
                        self.scan.is_plain(at, end) && things.meant.iter().all(|t| t.outsider)
                    };
                    if !blank {
                        break;
                    }
                    self.lay(rest, end, to, laid, all);
                }
            }
            Element::Anything => {
                let ends = if rest.is_empty() { to..=to } else { at..=to };
                for end in ends {
                    self.lay(rest, end, to, laid, all);
                }
            }
            Element::Slot(slot, kind) => self.lay_slot((*slot, *kind), rest, at, to, laid, all),
        }
        laid.score = score;
    }

    fn lay_comparative(&mut self, rest: &[Element], at: usize, to: usize, laid: &mut Laid, all: &mut Vec<Laid>) {
        // "Lost 2 more games than": what counts the difference is not part of the description before it.
        let counts = at.checked_sub(1).is_some_and(|last| {
            laid.slots.last().is_some_and(|slot| slot.3 == at)
                && self.scan.number(last).is_some()
                && !self.scan.vocabulary.only_counts(self.scan.tokens, last)
        });
        if counts {
            return;
        }
        let score = laid.score;
        for which in 0..self.scan.comparatives(at).len() {
            let (comparative, length) = self.scan.comparatives(at)[which];
            // "Older or younger" is any difference; "older or cheaper" is none that one category has.
            let other = laid.comparative.map(|(at, which)| self.scan.comparatives(at)[which].0);
            if at + length <= to && other.is_none_or(|other| other.is_opposite(comparative)) {
                laid.score = score + length as u32;
                let before = laid.comparative.replace((at, which));
                self.lay(rest, at + length, to, laid, all);
                laid.comparative = before;
            }
        }
    }

    fn lay_slot(
        &mut self,
        (slot, kind): (Slot, SlotKind),
        rest: &[Element],
        at: usize,
        to: usize,
        laid: &mut Laid,
        all: &mut Vec<Laid>,
    ) {
        // Logic that a description may not hold stays in it however long it gets.
        let last = match kind {
            SlotKind::Who => self.scan.reach(at, Reach::Entity),
            SlotKind::Predicate | SlotKind::Beside => self.scan.reach(at, Reach::Facts),
            SlotKind::List(_) => self.scan.reach(at, Reach::Items),
            SlotKind::Sentence => to,
        };
        let mut first = if rest.is_empty() { to } else { at + 1 };
        if let SlotKind::List(joint) = kind {
            let Some(part) = self.parts(at, to, joint) else { return };
            first = first.max(part + 2);
        }
        let (places, last) = (self.scan.places(rest.first()), last.min(to));
        let ends = std::iter::successors(places.next(first), |&end| places.next(end + 1));
        for end in ends.take_while(|&end| end <= last) {
            let fits = match kind {
                SlotKind::Who | SlotKind::Predicate | SlotKind::Beside => {
                    !self.scan.things(at, end, kind.into()).meant.is_empty()
                }
                SlotKind::List(joint) => {
                    // With no word between the first slot and the list, words of the first must not get into the list.
                    let follows = laid.slots.last().is_some_and(|last| last.3 == at && last.1 == SlotKind::Who);
                    let items = self.items(at, end, joint);
                    // "Ann lives in Rome or Bob" are two sentences, not a list.
                    let single = follows || joint == Joint::Or;
                    items.is_some_and(|items| !single || items.into_iter().all(|item| self.names_one(item)))
                }
                SlotKind::Sentence => end > at,
            };
            if !fits {
                continue;
            }
            let before = all.len();
            laid.slots.push((slot, kind, at, end));
            self.lay(rest, end, to, laid, all);
            laid.slots.pop();
            // Between two slots with no word to part them any place to part them says the same.
            if all.len() > before && matches!(rest.first(), Some(Element::Slot(..))) && self.names_all(kind, at, end) {
                return;
            }
        }
    }

    /// Whether what fills a slot is named: a description that ends too early ("the animal" of "the animal from Gary")
    /// may look like somebody else.
    fn names_all(&mut self, kind: SlotKind, from: usize, to: usize) -> bool {
        let named = |engine: &mut Self, (from, to), wanted| {
            engine.scan.things(from, to, wanted).meant.iter().any(|thing| !thing.outsider)
        };
        match kind {
            SlotKind::Who | SlotKind::Predicate | SlotKind::Beside => named(self, (from, to), kind.into()),
            SlotKind::List(joint) => {
                let items = self.items(from, to, joint).unwrap_or_default();
                items.into_iter().all(|item| named(self, item, As::Who))
            }
            SlotKind::Sentence => true,
        }
    }

    /// The items of a list: descriptions between commas, `and`, `or`.
    fn items(&mut self, from: usize, to: usize, joint: Joint) -> Option<Vec<(usize, usize)>> {
        let joins = joint.classes(&self.scan.grammar().roles);
        let mut joined = joint == Joint::Any;
        let mut items = Vec::new();
        let (mut start, mut at) = (from, from);
        while at < to {
            let word = self.scan.phrases(at, &joins).next();
            joined |= word.is_some();
            let comma = self.scan.is_comma(at) && !self.scan.is_inside_name(at);
            let length = if comma { Some(1) } else { word };
            match length {
                Some(length) => {
                    if (start..at).any(|t| !self.scan.is_pause(t)) {
                        items.push((start, at));
                    }
                    start = at + length;
                    at = start;
                }
                None => at += 1,
            }
        }
        if (start..to).all(|t| self.scan.is_pause(t)) {
            // "Ann, Bob and" goes on.
            return None;
        }
        items.push((start, to));
        let described = |engine: &mut Self, (a, b)| !engine.scan.things(a, b, As::Who).meant.is_empty();
        (joined && items.len() > 1 && items.iter().all(|&item| described(self, item))).then_some(items)
    }

    /// The first token from which on a list has more than one item.
    fn parts(&self, from: usize, to: usize, joint: Joint) -> Option<usize> {
        let joins = joint.classes(&self.scan.grammar().roles);
        (from..to).find(|&at| self.scan.is_comma(at) || self.scan.phrases(at, &joins).next().is_some())
    }

    /// Whether an item of a list names one value and no more.
    fn names_one(&mut self, (from, to): (usize, usize)) -> bool {
        self.scan.things(from, to, As::Who).meant.iter().all(|thing| thing.facts.len() < 2)
    }

    /// The parts of the sentence that slots take, with the categories that describe them.
    fn described(&mut self, laid: &Laid) -> Vec<Description> {
        let mut all = Vec::new();
        for &(_, kind, from, to) in &laid.slots {
            if matches!(kind, SlotKind::Who | SlotKind::Predicate) {
                let things = self.scan.things(from, to, kind.into());
                let categories = things.meant.iter().filter_map(|t| Some(t.primary()?.category)).collect();
                all.push(Description { range: from..to, categories });
            }
        }
        all
    }

    /// What fills the slots: every combination of what they may mean.
    fn fill(&mut self, relation: Relation, laid: &Laid, depth: u32) -> Vec<Filled> {
        let vocabulary = self.scan.vocabulary;
        let comparative = laid.comparative.map(|(at, which)| self.scan.comparatives(at)[which].0);
        let mut number = laid.number;
        let unit = laid.unit.map(|(at, which)| self.scan.units(at)[which].0.clone());
        if let Some(unit) = &unit {
            number = Some(number.unwrap_or(Number::from_integer(1)) * unit.factor);
        }
        let base = Filled {
            number,
            places: unit.as_ref().is_some_and(|u| u.places),
            axis: laid.category.or_else(|| vocabulary.axis()),
            category: laid.category,
            ..Filled::default()
        };
        let compared: Vec<Option<(CategoryId, i8)>> = match (comparative, &unit) {
            (None, None) if laid.category.is_some() => vec![laid.category.map(|category| (category, 1))],
            (None, None) if !relation.counts() => vec![None],
            (comparative, unit) => {
                let described = self.described(laid);
                let comparison = Comparison { comparative, unit: unit.as_ref(), number, described: &described };
                let found = vocabulary.compared(&comparison, self.scan.tokens);
                let named = |c: &(CategoryId, i8)| laid.category.is_none_or(|x| x == c.0);
                found.into_iter().filter(named).map(Some).collect()
            }
        };
        let mut all: Vec<Filled> = compared.into_iter().map(|compared| Filled { compared, ..base.clone() }).collect();
        for &(slot, kind, from, to) in &laid.slots {
            let mut longer = Vec::new();
            match kind {
                SlotKind::Who | SlotKind::Predicate | SlotKind::Beside => {
                    let things = self.scan.things(from, to, kind.into());
                    for filled in &all {
                        for thing in &things.meant {
                            let mut filled = filled.clone();
                            filled.things.push((slot, kind, thing.clone()));
                            longer.push(filled);
                        }
                    }
                }
                SlotKind::List(joint) => {
                    let Some(items) = self.items(from, to, joint) else { return Vec::new() };
                    let mut lists: Vec<Vec<Described>> = vec![Vec::new()];
                    for (from, to) in items {
                        let things = self.scan.things(from, to, As::Who);
                        lists = lists
                            .iter()
                            .flat_map(|list| {
                                things.meant.iter().map(move |thing| {
                                    let mut list = list.clone();
                                    list.push(thing.clone());
                                    list
                                })
                            })
                            .take(MOST_FILLINGS)
                            .collect();
                    }
                    for filled in &all {
                        for list in &lists {
                            let mut filled = filled.clone();
                            filled.lists.push((slot, list.clone()));
                            longer.push(filled);
                        }
                    }
                }
                SlotKind::Sentence => {
                    let candidates = self.read(from, to, depth + 1);
                    let best = candidates.iter().map(|c| c.score).max();
                    let best = candidates.iter().filter(|c| Some(c.score) == best);
                    for truth in best.filter_map(|c| c.truth.as_ref()) {
                        for filled in &all {
                            let mut filled = filled.clone();
                            filled.sentences.push((slot, truth.clone()));
                            longer.push(filled);
                        }
                    }
                }
            }
            longer.truncate(MOST_FILLINGS);
            all = longer;
        }
        all
    }

    /// What was understood, and what was not.
    pub(crate) fn unread(&self) -> Unread {
        let scan = &self.scan;
        let span = |from: usize, to: usize| scan.tokens[from].span.to(scan.tokens[to - 1].span);
        let known: Vec<Span> = scan.names().map(|m| span(m.start as usize, m.end as usize)).collect();
        let inside = |s: Span| known.iter().any(|k| k.start <= s.start && s.end <= k.end);
        let unknown = (0..scan.tokens.len()).filter(|&t| scan.is_unknown(t)).map(|t| span(t, t + 1));
        let unknown = unknown.filter(|&s| !inside(s)).collect();
        let kind = if known.is_empty() { UnreadKind::NothingNamed } else { UnreadKind::NoPattern };
        Unread { kind, known, unknown }
    }
}
