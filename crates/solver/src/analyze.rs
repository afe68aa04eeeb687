//! Conflict analysis: from a variable without values back to the first unique implication point.
//!
//! The current explanation is a set of needs: for each slot what has to be gone. Walking the trail backwards, the entry
//! that took away something needed hands its need on to its own reasons, until one entry of the level is left.

use crate::engine::Engine;
use crate::literal::{Lit, Slot, Word};
use crate::model::Tag;
use crate::propagators::Explanation;
use crate::store::{Entry, NEVER, Reason, Wiped};

/// What a conflict taught.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lesson {
    /// A clause that follows from the model: its first literal becomes true at `level`, where all others fail.
    pub(crate) lits: Vec<Lit>,
    pub(crate) level: u32,
    /// The number of levels its literals come from.
    pub(crate) lbd: u32,
    /// The tags it rests on, where they are tracked.
    pub(crate) tags: Vec<Tag>,
}

/// The working memory of conflict analysis.
#[derive(Clone, Debug)]
pub(crate) struct Analyzer {
    needs: Needs,
    /// Needs that were met before any choice was made.
    roots: Needs,
    /// The word of each touched slot when the level of the conflict began.
    start: Vec<u64>,
    /// Whether a slot has been given a `start` in this analysis.
    touched: Vec<bool>,
    pub(crate) order: Vec<Slot>,
    /// The slots whose changes the last analysis took back.
    pub(crate) undone: Vec<Slot>,
    pending: u32,
    explanation: Explanation,
    stamps: Vec<u32>,
    stamp: u32,
    /// Whether to keep the tags of lessons, for cores.
    pub(crate) track: bool,
}

/// For each slot what has to be gone: a mask of values, or a bound.
#[derive(Clone, Debug)]
struct Needs {
    words: Vec<u64>,
}

impl Needs {
    fn new(slots: usize) -> Self {
        Self { words: vec![0; slots] }
    }

    fn none(slot: Slot) -> u64 {
        match slot.word() {
            Word::Mask => 0,
            Word::Lower => i64::MIN as u64,
            Word::Upper => i64::MAX as u64,
        }
    }

    #[inline]
    fn get(&self, slot: Slot) -> u64 {
        self.words[slot.index()]
    }

    #[inline]
    fn set(&mut self, slot: Slot, need: u64) {
        self.words[slot.index()] = need;
    }
}

/// The part of `need` that is not yet met by a slot with this `word`.
#[inline]
fn unmet(slot: Slot, need: u64, word: u64) -> u64 {
    match slot.word() {
        Word::Mask => need & word,
        Word::Lower if need as i64 > word as i64 => need,
        Word::Upper if (need as i64) < word as i64 => need,
        Word::Lower | Word::Upper => Needs::none(slot),
    }
}

#[inline]
fn weight(slot: Slot, need: u64) -> u32 {
    if slot.is_mask() { need.count_ones() } else { u32::from(need != Needs::none(slot)) }
}

/// What of `need` the entry met, when it turned `entry.old` into `new`.
#[inline]
fn met_by(entry: &Entry, need: u64, new: u64) -> u64 {
    match entry.slot.word() {
        Word::Mask => need & entry.old & !new,
        _ if unmet(entry.slot, need, entry.old) != Needs::none(entry.slot)
            && unmet(entry.slot, need, new) == Needs::none(entry.slot) =>
        {
            need
        }
        _ => Needs::none(entry.slot),
    }
}

/// The literal that says that `need` is met.
#[inline]
fn literal(slot: Slot, need: u64) -> Lit {
    Lit { slot, word: if slot.is_mask() { !need } else { need } }
}

/// Whether the literal holds where the slots have these words.
#[inline]
fn holds_in(words: &[u64], lit: Lit) -> bool {
    unmet(lit.slot, need_of(lit), words[lit.slot.index()]) == Needs::none(lit.slot)
}

/// The need that a literal that holds stands for.
#[inline]
fn need_of(lit: Lit) -> u64 {
    if lit.slot.is_mask() { !lit.word } else { lit.word }
}

impl Analyzer {
    pub(crate) fn new(slots: usize) -> Self {
        Self {
            needs: Needs::new(slots),
            roots: Needs::new(slots),
            start: vec![0; slots],
            touched: vec![false; slots],
            order: Vec::new(),
            undone: Vec::new(),
            pending: 0,
            explanation: Explanation::default(),
            stamps: Vec::new(),
            stamp: 0,
            track: false,
        }
    }

    fn clear(&mut self) {
        for slot in self.order.drain(..) {
            self.touched[slot.index()] = false;
        }
        self.undone.clear();
        self.pending = 0;
        self.explanation.lits.clear();
        self.explanation.tags.clear();
    }

    /// What it takes for `wiped` to have no value.
    fn conflict(engine: &Engine<'_>, wiped: Wiped) -> [Lit; 2] {
        let slot = wiped.0;
        let word = engine.store.word(slot.opposite_or_self());
        match slot.word() {
            Word::Mask => [Lit { slot, word: 0 }; 2],
            // The bound just passed the other one.
            Word::Lower => [Lit { slot, word: (word as i64 + 1) as u64 }, Lit { slot: slot.opposite(), word }],
            Word::Upper => [Lit { slot, word: (word as i64 - 1) as u64 }, Lit { slot: slot.opposite(), word }],
        }
    }

    /// The level at which the conflict came about: usually the current one, lower where it was noticed late.
    pub(crate) fn level(engine: &Engine<'_>, wiped: Wiped) -> u32 {
        let conflict = Self::conflict(engine, wiped);
        let needs = conflict.iter().map(|&lit| (lit.slot, unmet(lit.slot, need_of(lit), engine.initial(lit.slot))));
        needs.map(|(slot, need)| level_of(engine, slot, need)).max().unwrap_or(0)
    }

    fn touch(&mut self, engine: &Engine<'_>, slot: Slot, level_start: u32) {
        let index = slot.index();
        if !self.touched[index] {
            self.touched[index] = true;
            self.order.push(slot);
            self.needs.set(slot, Needs::none(slot));
            self.roots.set(slot, Needs::none(slot));
            self.start[index] = engine.store.word_before(slot, level_start);
        }
    }

    fn add(&mut self, engine: &Engine<'_>, lit: Lit, level_start: u32, root: &[u64]) {
        let slot = lit.slot;
        self.touch(engine, slot, level_start);
        let initial = engine.initial(slot);
        let need = unmet(slot, need_of(lit), initial);
        let open = unmet(slot, need, root[slot.index()]);
        if self.track {
            // What is met at the root rests on tags alone.
            let met = if slot.is_mask() {
                need & !open
            } else if open == Needs::none(slot) {
                need
            } else {
                open
            };
            if slot.is_mask() || open == Needs::none(slot) {
                let all = self.roots.get(slot);
                self.roots.set(slot, union(slot, all, met));
            }
        }
        if open == Needs::none(slot) {
            return;
        }
        let old = self.needs.get(slot);
        let new = union(slot, old, open);
        let start = self.start[slot.index()];
        self.pending += weight(slot, unmet(slot, new, start)) - weight(slot, unmet(slot, old, start));
        self.needs.set(slot, new);
    }

    fn add_explanation(&mut self, engine: &Engine<'_>, level_start: u32, root: &[u64]) {
        let lits = std::mem::take(&mut self.explanation.lits);
        for &lit in &lits {
            self.add(engine, lit, level_start, root);
        }
        self.explanation.lits = lits;
        self.explanation.lits.clear();
    }

    /// Learns from a conflict above the root; takes back the trail down to the entry of the new clause's first literal.
    ///
    /// `root` has the words that hold before any choice.
    pub(crate) fn learn(&mut self, engine: &mut Engine<'_>, wiped: Wiped, root: &[u64], lesson: &mut Lesson) {
        self.clear();
        let conflict = Self::conflict(engine, wiped);
        let level = Self::level(engine, wiped);
        let end = engine.store.level_start_above(level);
        self.undone.extend(engine.store.trail[end..].iter().map(|entry| entry.slot));
        engine.store.back_to(level);
        let level_start = engine.store.level_start(level);
        for lit in conflict {
            self.add(engine, lit, level_start, root);
        }
        let asserting = loop {
            let Some(entry) = engine.store.trail.last().copied() else { break Slot(0) };
            let new = engine.store.word(entry.slot);
            let need =
                if self.touched[entry.slot.index()] { self.needs.get(entry.slot) } else { Needs::none(entry.slot) };
            let met = met_by(&entry, need, new);
            let count = weight(entry.slot, met);
            // An entry that took the last values away says nothing: that some value is left is always true.
            let crossing = !entry.slot.is_mask() && engine.store.crossed(entry.slot);
            if count > 0 && count == self.pending && !crossing && !holds_in(root, !literal(entry.slot, need)) {
                break entry.slot;
            }
            engine.store.undo();
            self.undone.push(entry.slot);
            if count > 0 {
                self.pending -= count;
                self.needs.set(entry.slot, without(entry.slot, need, met));
                let position = engine.store.trail.len() as u32;
                engine.explain(literal(entry.slot, met), entry.reason, position, &mut self.explanation);
                self.add_explanation(engine, level_start, root);
            }
        };
        self.minimize(engine, asserting, root);
        self.write(engine, asserting, lesson);
        lesson.tags.clear();
        if self.track {
            self.trace_roots(engine, root);
            lesson.tags.append(&mut self.explanation.tags);
            lesson.tags.sort_unstable();
            lesson.tags.dedup();
        }
    }

    /// Drops the needs that follow from the others at once.
    fn minimize(&mut self, engine: &Engine<'_>, asserting: Slot, root: &[u64]) {
        for i in 0..self.order.len() {
            let slot = self.order[i];
            let mut rest = self.needs.get(slot);
            if slot == asserting || rest == Needs::none(slot) {
                continue;
            }
            let mut new = engine.store.word(slot);
            let mut at = engine.store.latest(slot);
            let mut kept = rest;
            while at != NEVER && rest != Needs::none(slot) {
                let entry = engine.store.trail[at as usize];
                let met = met_by(&entry, rest, new);
                if met != Needs::none(slot) && !matches!(entry.reason, Reason::Decision | Reason::Refuted) {
                    rest = without(slot, rest, met);
                    let tags = self.explanation.tags.len();
                    engine.explain(literal(slot, met), entry.reason, at, &mut self.explanation);
                    let mut lits = std::mem::take(&mut self.explanation.lits);
                    if lits.iter().all(|&lit| self.covers(engine, lit, root)) {
                        kept = without(slot, kept, met);
                        if self.track {
                            for &lit in &lits {
                                self.add_root(engine, lit, root);
                            }
                        }
                    } else {
                        self.explanation.tags.truncate(tags);
                    }
                    lits.clear();
                    self.explanation.lits = lits;
                } else if met != Needs::none(slot) {
                    rest = without(slot, rest, met);
                }
                new = entry.old;
                at = entry.previous;
            }
            // The needs themselves stay as they were for the checks of other slots: reasons only point back in time.
            self.start[slot.index()] = kept;
        }
        for i in 0..self.order.len() {
            let slot = self.order[i];
            if slot != asserting && self.needs.get(slot) != Needs::none(slot) {
                self.needs.set(slot, self.start[slot.index()]);
            }
        }
    }

    fn covers(&self, engine: &Engine<'_>, lit: Lit, root: &[u64]) -> bool {
        let slot = lit.slot;
        let need = unmet(slot, unmet(slot, need_of(lit), engine.initial(slot)), root[slot.index()]);
        if need == Needs::none(slot) {
            return true;
        }
        if !self.touched[slot.index()] {
            return false;
        }
        let have = self.needs.get(slot);
        match slot.word() {
            Word::Mask => need & !have == 0,
            // A stronger bound was reached later, perhaps because of what it would cover here.
            Word::Lower | Word::Upper => have == need,
        }
    }

    /// Writes the clause: what the needs say does not all hold.
    fn write(&mut self, engine: &Engine<'_>, asserting: Slot, lesson: &mut Lesson) {
        lesson.lits.clear();
        lesson.lits.push(!literal(asserting, self.needs.get(asserting)));
        self.stamp += 1;
        lesson.level = 0;
        lesson.lbd = 1;
        self.stamps.resize(engine.store.level() as usize + 1, 0);
        for &slot in &self.order {
            let need = self.needs.get(slot);
            if slot == asserting || need == Needs::none(slot) {
                continue;
            }
            lesson.lits.push(!literal(slot, need));
            let level = level_of(engine, slot, need);
            if level > lesson.level {
                lesson.level = level;
                let last = lesson.lits.len() - 1;
                lesson.lits.swap(1, last);
            }
            if self.stamps[level as usize] != self.stamp {
                self.stamps[level as usize] = self.stamp;
                lesson.lbd += 1;
            }
        }
    }

    fn add_root(&mut self, engine: &Engine<'_>, lit: Lit, root: &[u64]) {
        let slot = lit.slot;
        self.touch(engine, slot, 0);
        let need = unmet(slot, need_of(lit), engine.initial(slot));
        let met = match slot.word() {
            Word::Mask => need & !root[slot.index()],
            _ if unmet(slot, need, root[slot.index()]) == Needs::none(slot) => need,
            _ => Needs::none(slot),
        };
        let all = self.roots.get(slot);
        self.roots.set(slot, union(slot, all, met));
    }

    /// Adds the tags of everything at the root that the lesson rests on.
    fn trace_roots(&mut self, engine: &Engine<'_>, root: &[u64]) {
        let end = engine.store.level_start(1.min(engine.store.level()));
        let end = if engine.store.level() == 0 { engine.store.trail.len() as u32 } else { end };
        for at in (0..end).rev() {
            let entry = engine.store.trail[at as usize];
            if !self.touched[entry.slot.index()] {
                continue;
            }
            let need = self.roots.get(entry.slot);
            let new = engine.store.word_before(entry.slot, at + 1);
            let met = met_by(&entry, need, new);
            if met == Needs::none(entry.slot) {
                continue;
            }
            self.roots.set(entry.slot, without(entry.slot, need, met));
            engine.explain(literal(entry.slot, met), entry.reason, at, &mut self.explanation);
            let lits = std::mem::take(&mut self.explanation.lits);
            for &lit in &lits {
                self.add_root(engine, lit, root);
            }
            self.explanation.lits = lits;
            self.explanation.lits.clear();
        }
    }

    /// Follows literals that hold back to the choices and the tags that they rest on.
    ///
    /// Returns the positions of the choices on the trail, latest first, and the tags in order.
    pub(crate) fn trace(&mut self, engine: &Engine<'_>, lits: &[Lit]) -> (Vec<u32>, Vec<Tag>) {
        self.clear();
        let none: Vec<u64> = engine.initial_words().to_vec();
        for &lit in lits {
            self.add_root_all(engine, lit, &none);
        }
        let mut choices = Vec::new();
        for at in (0..engine.store.trail.len() as u32).rev() {
            let entry = engine.store.trail[at as usize];
            if !self.touched[entry.slot.index()] {
                continue;
            }
            let need = self.roots.get(entry.slot);
            let new = engine.store.word_before(entry.slot, at + 1);
            let met = met_by(&entry, need, new);
            if met == Needs::none(entry.slot) {
                continue;
            }
            self.roots.set(entry.slot, without(entry.slot, need, met));
            if entry.reason == Reason::Decision {
                choices.push(at);
                continue;
            }
            engine.explain(literal(entry.slot, met), entry.reason, at, &mut self.explanation);
            let lits = std::mem::take(&mut self.explanation.lits);
            for &lit in &lits {
                self.add_root_all(engine, lit, &none);
            }
            self.explanation.lits = lits;
            self.explanation.lits.clear();
        }
        let mut tags = std::mem::take(&mut self.explanation.tags);
        tags.sort_unstable();
        tags.dedup();
        (choices, tags)
    }

    /// The same for the conflict at hand.
    pub(crate) fn trace_conflict(&mut self, engine: &Engine<'_>, wiped: Wiped) -> (Vec<u32>, Vec<Tag>) {
        self.trace(engine, &Self::conflict(engine, wiped))
    }

    fn add_root_all(&mut self, engine: &Engine<'_>, lit: Lit, initial: &[u64]) {
        let slot = lit.slot;
        self.touch(engine, slot, 0);
        let need = unmet(slot, need_of(lit), initial[slot.index()]);
        let all = self.roots.get(slot);
        self.roots.set(slot, union(slot, all, need));
    }
}

impl Slot {
    fn opposite_or_self(self) -> Self {
        if self.is_mask() { self } else { self.opposite() }
    }
}

#[inline]
fn union(slot: Slot, a: u64, b: u64) -> u64 {
    match slot.word() {
        Word::Mask => a | b,
        Word::Lower => (a as i64).max(b as i64) as u64,
        Word::Upper => (a as i64).min(b as i64) as u64,
    }
}

#[inline]
fn without(slot: Slot, need: u64, met: u64) -> u64 {
    if slot.is_mask() { need & !met } else { Needs::none(slot) }
}

/// The level at which `need` was met in full.
fn level_of(engine: &Engine<'_>, slot: Slot, need: u64) -> u32 {
    let mut new = engine.store.word(slot);
    let mut at = engine.store.latest(slot);
    while at != NEVER {
        let entry = &engine.store.trail[at as usize];
        if met_by(entry, need, new) != Needs::none(slot) {
            return entry.level;
        }
        new = entry.old;
        at = entry.previous;
    }
    0
}
