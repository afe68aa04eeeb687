//! Conflict analysis: from a variable without values back to the first unique implication point.
//!
//! The current explanation is a set of needs: for each slot what has to be gone. Walking the trail backwards, the entry
//! that took away something needed hands its need on to its own reasons, until one entry of the level is left.

use crate::engine::Engine;
use crate::literal::{Lit, Slot, Word};
use crate::minimize::Marks;
use crate::model::Tag;
use crate::needs::{Needs, holds_in, literal, met_by, need_of, union, unmet, weight, without};
use crate::propagators::Explanation;
use crate::store::{NEVER, Wiped};

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
    pub(crate) needs: Needs,
    /// Needs that were met before any choice was made; in a trace, all that is required.
    pub(crate) roots: Needs,
    /// The word of each touched slot when the level of the conflict began.
    pub(crate) start: Vec<u64>,
    /// Whether a slot has been given a `start` in this analysis.
    pub(crate) touched: Vec<bool>,
    pub(crate) order: Vec<Slot>,
    /// The slots that the last analysis needed something of, and what, in any order and number.
    pub(crate) involved: Vec<(Slot, u64)>,
    pending: u32,
    pub(crate) explanation: Explanation,
    pub(crate) marks: Marks,
    /// Whether to keep the tags of lessons, for cores.
    pub(crate) track: bool,
}

impl Analyzer {
    pub(crate) fn new(slots: usize) -> Self {
        Self {
            needs: Needs::new(slots),
            roots: Needs::new(slots),
            start: vec![0; slots],
            touched: vec![false; slots],
            order: Vec::new(),
            involved: Vec::new(),
            pending: 0,
            explanation: Explanation::default(),
            marks: Marks::default(),
            track: false,
        }
    }

    pub(crate) fn clear(&mut self) {
        for slot in self.order.drain(..) {
            self.touched[slot.index()] = false;
        }
        self.involved.clear();
        self.pending = 0;
        self.explanation.lits.clear();
        self.explanation.tags.clear();
    }

    /// What it takes for `wiped` to have no value.
    pub(crate) fn conflict(engine: &Engine<'_>, wiped: Wiped) -> [Lit; 2] {
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

    pub(crate) fn touch(&mut self, engine: &Engine<'_>, slot: Slot, level_start: u32) {
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
        let open = unmet(slot, unmet(slot, need_of(lit), engine.initial(slot)), root[slot.index()]);
        if self.track {
            self.add_root(engine, lit, root);
        }
        if open == Needs::none(slot) {
            return;
        }
        self.involved.push((slot, open));
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
            if count > 0 {
                // A reason may say more than what it took away: it covers what was gone before, too.
                let left = without(entry.slot, need, met) & !engine.excluded(&entry);
                let start = self.start[entry.slot.index()];
                let rest = weight(entry.slot, unmet(entry.slot, need, start));
                self.pending -= rest - weight(entry.slot, unmet(entry.slot, left, start));
                self.needs.set(entry.slot, left);
                let position = engine.store.trail.len() as u32;
                engine.explain(literal(entry.slot, met), entry.reason, position, &mut self.explanation);
                self.add_explanation(engine, level_start, root);
            }
        };
        self.minimize(engine, asserting, root);
        self.write(engine, asserting, lesson);
        lesson.tags.clear();
        if self.track {
            self.follow_roots(engine);
            lesson.tags.append(&mut self.explanation.tags);
            lesson.tags.sort_unstable();
            lesson.tags.dedup();
        }
    }

    /// Writes the clause: what the needs say does not all hold.
    fn write(&mut self, engine: &Engine<'_>, asserting: Slot, lesson: &mut Lesson) {
        lesson.lits.clear();
        lesson.lits.push(!literal(asserting, self.needs.get(asserting)));
        self.marks.next(engine);
        lesson.level = 0;
        lesson.lbd = 1;
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
            lesson.lbd += u32::from(self.marks.level(level));
        }
    }

    /// Adds what the literal needs and the root meets: it rests on tags alone.
    pub(crate) fn add_root(&mut self, engine: &Engine<'_>, lit: Lit, root: &[u64]) {
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
}

impl Slot {
    fn opposite_or_self(self) -> Self {
        if self.is_mask() { self } else { self.opposite() }
    }
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
