//! Categories that no list gives, from the slots in which the values stand: as many values as there are entities.
//!
//! Slots with a value in common are of one category. A category is complete or none: what is missing is looked for in
//! the introduction and in the questions, and never invented.

use std::collections::{BTreeMap, BTreeSet};

use bachet_notation::{CategoryFields, Text};
use rustc_hash::FxHashMap;

use crate::language::Capitals;
use crate::page::Words;
use crate::page::slot_groups::groups;
use crate::page::slots::{Mention, Slot, mentions};
use crate::page::words::PhraseRole;
use crate::tokens::{Kind, tokens};

/// Minimum number of entities of a page without lists.
const MIN_ENTITIES: usize = 3;
/// Maximum number of entities that an introduction states.
const MAX_ENTITIES: u32 = 12;

/// Maximum number of sentences that are examined: of the introduction, and of the clues and questions.
const MAX_SENTENCES: usize = 200;
/// Maximum number of incomplete groups that are compared with each other.
const MAX_OPEN_GROUPS: usize = 100;

/// Minimum number of tokens of a sentence that is no heading.
const MIN_SENTENCE_TOKENS: usize = 5;

/// Maximum number of letters that a form of a verb has behind its stem.
const MAX_ENDING: usize = 3;

/// A category with its values as they are written, each with its place in the source.
#[derive(Clone, Debug)]
pub(super) struct InducedCategory {
    pub(super) name: String,
    pub(super) values: Vec<InducedValue>,
}

/// A value as it is written first.
#[derive(Clone, Debug)]
pub(super) struct InducedValue {
    pub(super) text: String,
    pub(super) start: u32,
    /// Whether it begins a sentence, so that its capital means nothing.
    pub(super) first: bool,
}

/// What is known of a value.
#[derive(Debug)]
struct Value {
    written: InducedValue,
    /// Where it is named first.
    place: u32,
    count: usize,
    /// How often it begins a sentence.
    begins: usize,
    is_number: bool,
    is_capital: bool,
}

/// Returns the numbers of entities that an introduction and some lists may state, the likeliest first.
pub(super) fn sizes(introduction: &[Text], known: &[CategoryFields], words: &Words<'_>) -> Vec<usize> {
    if let Some(category) = known.first() {
        return vec![category.values.len()];
    }
    let mut votes: BTreeMap<u32, (usize, usize)> = BTreeMap::new();
    let mut place = 0;
    for text in introduction {
        let found = tokens(text.as_str(), words.split);
        for (at, token) in found.iter().enumerate() {
            // `five men`, not `the first five`, `number 5`.
            let is_noun = found.get(at + 1).is_some_and(|next| next.kind == Kind::Word);
            let number = words.page.number(token).filter(|n| (MIN_ENTITIES as u32..=MAX_ENTITIES).contains(n));
            if let Some(number) = number.filter(|_| is_noun || token.kind == Kind::Word) {
                place += 1;
                let vote = votes.entry(number).or_insert((0, place));
                vote.0 += 1;
            }
        }
    }
    let mut sizes: Vec<(usize, usize, usize)> =
        votes.into_iter().map(|(number, (votes, place))| (usize::MAX - votes, place, number as usize)).collect();
    sizes.sort_unstable();
    sizes.into_iter().map(|(.., number)| number).collect()
}

/// Returns the complete categories of a size.
pub(super) fn induced(
    introduction: &[Text],
    said: &[Text],
    known: &[CategoryFields],
    size: usize,
    words: &Words<'_>,
) -> Vec<InducedCategory> {
    let mut inducer = Inducer::new(introduction, said, known, size, words);
    inducer.run(known.is_empty());
    inducer.found
}

/// Returns the numbers of values that the slots of a page without lists have.
pub(super) fn shown_sizes(introduction: &[Text], said: &[Text], words: &Words<'_>) -> Vec<usize> {
    let inducer = Inducer::new(introduction, said, &[], 0, words);
    let names = inducer.slots.iter().filter(|((slot, _), _)| matches!(slot, Slot::Titled | Slot::Name | Slot::People));
    let names = names.map(|(_, values)| values.len());
    let all = groups(&inducer.slots, &inducer.taken).into_iter().map(|(_, values)| values.len()).chain(names);
    let sizes: BTreeSet<usize> = all.filter(|size| (MIN_ENTITIES..=MAX_ENTITIES as usize).contains(size)).collect();
    sizes.into_iter().collect()
}

/// Returns the words that several places of an introduction have.
fn repeated(introduction: &[Text], words: &Words<'_>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let all = introduction.iter().flat_map(|text| tokens(text.as_str(), words.split));
    all.map(|token| words.stem(&token.text)).filter(|stem| !seen.insert(stem.clone())).collect()
}

/// Whether the words of a key stand within another.
fn is_within(key: &str, whole: &str) -> bool {
    let (part, all): (Vec<&str>, Vec<&str>) = (key.split(' ').collect(), whole.split(' ').collect());
    all.windows(part.len()).any(|window| window == part)
}

struct Inducer<'a> {
    words: &'a Words<'a>,
    size: usize,
    values: FxHashMap<String, Value>,
    /// The values in each slot; numbers are apart from words.
    slots: BTreeMap<(Slot, bool), BTreeSet<String>>,
    /// Those of the introduction.
    stated: BTreeMap<(Slot, bool), BTreeSet<String>>,
    /// The word of each slot as it is written first.
    governors: BTreeMap<Slot, String>,
    /// The words that the introduction has several times.
    repeated: BTreeSet<String>,
    taken: BTreeSet<String>,
    found: Vec<InducedCategory>,
}

impl<'a> Inducer<'a> {
    fn new(introduction: &[Text], said: &[Text], known: &[CategoryFields], size: usize, words: &'a Words<'a>) -> Self {
        let mut inducer = Self {
            words,
            size,
            values: FxHashMap::default(),
            slots: BTreeMap::new(),
            stated: BTreeMap::new(),
            governors: BTreeMap::new(),
            repeated: repeated(introduction, words),
            taken: BTreeSet::new(),
            found: Vec::new(),
        };
        for text in said.iter().take(MAX_SENTENCES) {
            for mention in mentions(text.as_str(), words) {
                inducer.add(text, mention, false);
            }
        }
        // A heading may be about anything.
        let is_sentence = |text: &&Text| tokens(text.as_str(), words.split).len() >= MIN_SENTENCE_TOKENS;
        for text in introduction.iter().take(MAX_SENTENCES).filter(is_sentence) {
            for mention in mentions(text.as_str(), words) {
                inducer.add(text, mention, true);
            }
        }
        inducer.drop_heads();
        let listed = known.iter().flat_map(|category| &category.values).map(|value| inducer.key(value.text.as_str()));
        let listed: Vec<String> = listed.collect();
        // Parts of a listed value are no values of another category.
        let is_part = |key: &String| listed.iter().any(|value| is_within(key, value));
        inducer.taken = inducer.values.keys().filter(|key| is_part(key)).cloned().collect();
        inducer.taken.extend(listed);
        inducer
    }

    fn key(&self, text: &str) -> String {
        let found = tokens(text, self.words.split);
        found.iter().map(|token| self.words.stem(&token.text)).collect::<Vec<_>>().join(" ")
    }

    fn add(&mut self, text: &Text, mention: Mention, is_stated: bool) {
        let is_number = mention.key.chars().all(|c| c.is_ascii_digit());
        self.governors.entry(mention.slot.clone()).or_insert(mention.governor);
        let slots = if is_stated { &mut self.stated } else { &mut self.slots };
        slots.entry((mention.slot, is_number)).or_default().insert(mention.key.clone());
        let start = text.part(mention.range).span().start;
        let mention_first = mention.first;
        let is_capital = !mention.first && mention.text.starts_with(char::is_uppercase);
        let written = InducedValue { text: mention.text, start, first: mention.first };
        let value = self.values.entry(mention.key).or_insert_with(|| Value {
            written: written.clone(),
            place: start,
            count: 0,
            begins: 0,
            is_number,
            is_capital,
        });
        value.place = value.place.min(start);
        value.count += usize::from(!is_stated);
        value.begins += usize::from(mention_first);
        value.is_capital |= is_capital;
        if value.written.first && !written.first {
            value.written = written;
        }
    }

    /// Drops nouns that several words qualify, and values that end with one: `exterior`, `blue exterior`.
    fn drop_heads(&mut self) {
        let heads: BTreeSet<String> = self
            .slots
            .iter()
            .filter(|(_, values)| values.len() > 1)
            .filter_map(|((slot, _), _)| if let Slot::Before(head) = slot { Some(head.clone()) } else { None })
            .collect();
        // `The flag shows stars` has no value `shows`.
        let verbs: BTreeSet<String> = (self.slots.iter())
            .filter(|(_, values)| values.len() > 1)
            .filter_map(|((slot, _), _)| if let Slot::Behind(word) = slot { Some(word.clone()) } else { None })
            .filter(|word| !word.contains(' '))
            .collect();
        let is_verb = |key: &str| {
            let ending = |verb: &String| key.strip_prefix(verb.as_str()).map(|rest| rest.chars().count());
            verbs.iter().filter_map(ending).any(|letters| letters <= MAX_ENDING)
        };
        let is_head = |key: &String| {
            let last = key.rsplit(' ').next().unwrap_or_default();
            heads.contains(last.trim_end_matches('e')) || heads.contains(last) || is_verb(key)
        };
        // `the red ship sails`: a noun with adjectives governs nothing without a preposition.
        self.slots.retain(|(slot, _), _| !matches!(slot, Slot::Behind(word) if heads.contains(word)));
        for values in self.slots.values_mut().chain(self.stated.values_mut()) {
            values.retain(|key| !is_head(key));
        }
    }

    fn run(&mut self, is_alone: bool) {
        let unions = groups(&self.slots, &self.taken);
        // The surest first: several slots or a known frame with all values.
        let is_sure = |slots: &[Slot]| is_alone || slots.iter().any(|slot| matches!(slot, Slot::Before(_)));
        for (slots, values) in unions.iter().filter(|(slots, _)| is_sure(slots)) {
            self.accept(slots, values);
        }
        // Where every noun has a capital, an article shows no people.
        let has_people = self.words.language.capitals != Capitals::Nouns;
        let kinds = [Slot::Titled, Slot::Name, Slot::People];
        for slot in &kinds[..if has_people { 3 } else { 2 }] {
            self.accept_names(slot, is_alone);
        }
        // The noun may be left out: `the white one`.
        let own = |slot: Slot| self.slots.get(&(slot, false)).cloned().unwrap_or_default();
        let one = own(Slot::One);
        let alone: BTreeSet<String> = one.union(&own(Slot::Alone)).cloned().collect();
        let is_qualified = |slots: &[Slot]| slots.iter().any(|slot| matches!(slot, Slot::Before(_)));
        for more in [one, alone] {
            for (slots, values) in unions.iter().filter(|(slots, _)| is_qualified(slots)) {
                self.accept(slots, &values.union(&more).cloned().collect());
            }
        }
        let singles: Vec<(Vec<Slot>, BTreeSet<String>)> = self
            .slots
            .iter()
            .filter(|((slot, _), _)| {
                is_alone && !matches!(slot, Slot::Titled | Slot::Name | Slot::One | Slot::Alone | Slot::Subject)
            })
            .map(|((slot, _), values)| (vec![slot.clone()], values.clone()))
            .collect();
        for (slots, values) in &singles {
            self.accept(slots, values);
        }
        if is_alone {
            self.add_subjects(&unions);
            for (slots, values) in unions.iter().chain(&singles) {
                self.complete(slots, values);
            }
            self.join(&unions);
        }
    }

    /// Takes some values as a category if they are as many as there are entities.
    fn accept(&mut self, slots: &[Slot], values: &BTreeSet<String>) -> bool {
        let free: BTreeSet<String> = values.difference(&self.taken).cloned().collect();
        let often: BTreeSet<String> = free.iter().filter(|key| self.values[*key].count > 2).cloned().collect();
        let chosen = [free, often].into_iter().find(|values| values.len() == self.size);
        let Some(chosen) = chosen else { return false };
        self.take(slots, &chosen);
        true
    }

    /// Takes the names of a kind, with those of the introduction if the clues lack some.
    fn accept_names(&mut self, slot: &Slot, may_complete: bool) {
        let empty = BTreeSet::new();
        let own = |slots: &BTreeMap<(Slot, bool), BTreeSet<String>>| {
            slots
                .get(&(slot.clone(), false))
                .unwrap_or(&empty)
                .difference(&self.taken)
                .cloned()
                .collect::<BTreeSet<_>>()
        };
        let mut values = own(&self.slots);
        if self.words.language.capitals == Capitals::Nouns && *slot == Slot::Name {
            // Every noun has a capital; a name begins sentences, and no article precedes it.
            values.retain(|key| self.values[key].begins > 0 && !self.is_noun(key));
        }
        if values.len() > self.size {
            // `Who owns the Poodle?`
            let is_framed = |key: &String| {
                self.slots.iter().any(|((slot, _), values)| matches!(slot, Slot::Frame(_)) && values.contains(key))
            };
            values.retain(|key| !is_framed(key));
        }
        if values.len() > self.size {
            // A people or a thing may have a capital, too: names begin sentences or have possessive endings.
            values.retain(|key| self.values[key].count > 1);
        }
        let stated = own(&self.stated);
        let is_noun = |key: &String| self.words.language.capitals == Capitals::Nouns || self.is_noun(key);
        let single = |key: &&String| *slot != Slot::Name || !key.contains(' ') && !is_noun(key);
        let missing: BTreeSet<String> = stated.difference(&values).filter(single).cloned().collect();
        if may_complete && values.len() < self.size && values.len() + missing.len() == self.size && values.len() > 1 {
            values.extend(missing);
        }
        if values.len() == self.size {
            self.take(std::slice::from_ref(slot), &values);
        }
    }

    /// Whether an article precedes a word somewhere.
    fn is_noun(&self, key: &str) -> bool {
        let has = |slots: &BTreeMap<(Slot, bool), BTreeSet<String>>| {
            slots.get(&(Slot::People, false)).is_some_and(|values| values.contains(key))
        };
        has(&self.slots) || has(&self.stated)
    }

    /// Completes values with the only one that the introduction has in such a slot.
    fn complete(&mut self, slots: &[Slot], values: &BTreeSet<String>) {
        let free: BTreeSet<String> = values.difference(&self.taken).cloned().collect();
        if free.len() + 1 != self.size || free.len() < 2 {
            return;
        }
        let prepositions: BTreeSet<&String> = (self.slots.iter())
            .filter(|(_, values)| !values.is_disjoint(&free))
            .filter_map(|((slot, _), _)| if let Slot::Preposition(word) = slot { Some(word) } else { None })
            .collect();
        let fits = |slot: &Slot| {
            slots.contains(slot) || matches!(slot, Slot::Preposition(word) if prepositions.contains(word))
        };
        let more: BTreeSet<String> = (self.stated.iter())
            .filter(|((slot, is_number), _)| fits(slot) && !is_number)
            .flat_map(|(_, values)| values.difference(&free))
            // A word that the introduction repeats is what the values are called.
            .filter(|key| !self.taken.contains(*key) && self.values[*key].count == 0 && !self.repeated.contains(*key))
            .cloned()
            .collect();
        let alone = || -> BTreeSet<String> {
            let own = self.slots.get(&(Slot::Alone, false)).into_iter().flatten();
            own.filter(|key| !self.taken.contains(*key) && !free.contains(*key)).cloned().collect()
        };
        let is_alone = slots.iter().any(|slot| matches!(slot, Slot::Before(_) | Slot::Kind));
        let more = if more.is_empty() && self.is_capital(&free) { self.stated_names() } else { more };
        let more = if is_alone && more.len() != 1 { alone() } else { more };
        if more.len() == 1 {
            let all: BTreeSet<String> = free.union(&more).cloned().collect();
            self.take(slots, &all);
        }
    }

    fn is_capital(&self, values: &BTreeSet<String>) -> bool {
        values.iter().all(|key| self.values[key].is_capital)
    }

    /// Returns the names that only the introduction has, in any slot.
    fn stated_names(&self) -> BTreeSet<String> {
        let names = self.stated.iter().filter(|((slot, _), _)| matches!(slot, Slot::Name | Slot::People));
        let names = names.flat_map(|(_, values)| values);
        names.filter(|key| !self.taken.contains(*key) && self.values[*key].count == 0).cloned().collect()
    }

    /// Completes the only group that lacks as many values as there are subjects without a category: `The owl is here`.
    fn add_subjects(&mut self, unions: &[(Vec<Slot>, BTreeSet<String>)]) {
        let free = |values: &BTreeSet<String>| values.difference(&self.taken).cloned().collect::<BTreeSet<String>>();
        let subjects = free(&self.slots.get(&(Slot::Subject, false)).cloned().unwrap_or_default());
        let is_open = |values: &BTreeSet<String>| values.len() > 1 && values.union(&subjects).count() == self.size;
        let open: Vec<(Vec<Slot>, BTreeSet<String>)> = unions
            .iter()
            .map(|(slots, values)| (slots.clone(), free(values)))
            .filter(|(_, values)| is_open(values))
            .collect();
        if let ([(slots, values)], false) = (&open[..], subjects.is_empty()) {
            let all: BTreeSet<String> = values.union(&subjects).cloned().collect();
            self.take(slots, &all);
        }
    }

    /// Joins two groups without a common value if only these two are as many as there are entities.
    fn join(&mut self, unions: &[(Vec<Slot>, BTreeSet<String>)]) {
        let open: Vec<(&Vec<Slot>, BTreeSet<String>)> = unions
            .iter()
            .map(|(slots, values)| (slots, values.difference(&self.taken).cloned().collect::<BTreeSet<_>>()))
            .filter(|(_, values)| !values.is_empty() && values.len() < self.size)
            .take(MAX_OPEN_GROUPS)
            .collect();
        let preposition = |slots: &[Slot]| -> BTreeSet<String> {
            let behind =
                slots.iter().filter_map(|slot| if let Slot::Behind(words) = slot { Some(words) } else { None });
            behind.filter_map(|words| words.split_once(' ')).map(|(_, word)| word.to_owned()).collect()
        };
        let frames = |slots: &[Slot]| -> BTreeSet<Slot> {
            let is_frame = |slot: &&Slot| matches!(slot, Slot::Frame(_) | Slot::Before(_) | Slot::Kind);
            slots.iter().filter(is_frame).cloned().collect()
        };
        let mut pairs = Vec::new();
        for (at, (slots, values)) in open.iter().enumerate() {
            for (others, more) in &open[at + 1..] {
                let all: BTreeSet<String> = values.union(more).cloned().collect();
                let are_alike = self.is_capital(values) == self.is_capital(more)
                    || !preposition(slots).is_disjoint(&preposition(others));
                // What is drunk is no pet, and no colour.
                let are_apart = !frames(slots).is_empty() && !frames(others).is_empty();
                if !are_apart && all.len() == self.size && values.len().max(more.len()) > 1 && are_alike {
                    pairs.push(((*slots).clone(), all));
                }
            }
        }
        if let [(slots, all)] = &pairs[..] {
            self.take(slots, all);
        }
    }

    fn take(&mut self, slots: &[Slot], keys: &BTreeSet<String>) {
        // `pie` of `apple pie` is no other value.
        let parts = self.values.keys().filter(|key| keys.iter().any(|whole| is_within(key, whole)));
        self.taken.extend(parts.cloned().collect::<Vec<_>>());
        let mut values: Vec<&Value> = keys.iter().map(|key| &self.values[key]).collect();
        values.sort_by_key(|value| value.place);
        let values = values.into_iter().map(|value| value.written.clone()).collect();
        let title = self.title(slots, keys);
        let mut name = title.clone();
        let mut number = 2;
        while self.found.iter().any(|category| category.name == name) {
            name = format!("{title} {number}");
            number += 1;
        }
        self.found.push(InducedCategory { name, values });
    }

    /// Returns what a category is called: by its frame or by the word that governs its values.
    fn title(&self, slots: &[Slot], keys: &BTreeSet<String>) -> String {
        let page = self.words.page;
        let is_number = keys.iter().all(|key| self.values[key].is_number);
        let is_capital = keys.iter().all(|key| self.values[key].is_capital);
        let name = slots.iter().find_map(|slot| match slot {
            Slot::Frame(category) => Some(category.clone()),
            Slot::Name | Slot::Titled => Some(page.title(PhraseRole::Name).to_owned()),
            Slot::People => Some(page.title(PhraseRole::People).to_owned()),
            Slot::Before(_) if is_capital => Some(page.title(PhraseRole::People).to_owned()),
            _ => None,
        });
        let governor = slots.iter().find_map(|slot| match slot {
            // Houses have numbers of their own.
            Slot::Before(_) => {
                let governor = self.governors.get(slot)?;
                let is_place = page.place_name(&governor.to_lowercase()).is_some();
                Some(if is_place { page.title(PhraseRole::Quality).to_owned() } else { governor.clone() })
            }
            Slot::Behind(_) if !is_number => self.governors.get(slot).cloned(),
            _ => None,
        });
        let part = if is_number { PhraseRole::Time } else { PhraseRole::Thing };
        name.or(governor).unwrap_or_else(|| page.title(part).to_owned())
    }
}
