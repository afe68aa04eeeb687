//! Conflict analysis: derives a learned clause at the first unique implication point (Marques-Silva and Sakallah 1999).
//!
//! The current nogood has one required word per slot. Walking the trail backwards, each entry that satisfied a part of
//! the nogood is replaced by its reason literals, until only one entry of the conflict's level is left.

use crate::engine::Engine;
use crate::literal::{Lit, Slot, SlotKind};
use crate::minimize::Marks;
use crate::nogood::{Nogood, holds_in, literal, required_by, satisfied_by, union, unsatisfied, weight, without};
use crate::propagators::Explanation;
use crate::store::{Conflict, NO_ENTRY};
use crate::tag::Tag;

/// The result of analysing a conflict.
#[derive(Clone, Debug, Default)]
pub(crate) struct LearnedClause {
    /// A clause that the model implies. At `level` all its literals but the first fail, so the first is enforced.
    pub(crate) lits: Vec<Lit>,
    /// The level to backtrack to.
    pub(crate) level: u32,
    /// The number of levels that the literals come from (literal block distance, Audemard and Simon 2009).
    pub(crate) lbd: u32,
    /// The tags that imply the clause, if tags are tracked.
    pub(crate) tags: Vec<Tag>,
}

/// The working memory of conflict analysis.
#[derive(Clone, Debug)]
pub(crate) struct Analyzer {
    pub(crate) nogood: Nogood,
    /// The reason literals that held before any decision; when tracing, all reason literals.
    pub(crate) roots: Nogood,
    /// The word of each touched slot at the start of the conflict's level.
    pub(crate) start: Vec<u64>,
    /// When tracing: the word of each touched slot behind the trail entry that is looked at.
    pub(crate) reached: Vec<u64>,
    /// The part of each slot's nogood that minimisation keeps.
    pub(crate) kept: Vec<u64>,
    /// Whether this analysis has touched the slot, so that its words in `nogood`, `roots` and `start` are valid.
    pub(crate) touched: Vec<bool>,
    /// The touched slots in the order of touching.
    pub(crate) order: Vec<Slot>,
    /// The slots and required words that took part in the last analysis, with repetitions.
    pub(crate) involved: Vec<(Slot, u64)>,
    /// The total weight of the nogood that the conflict's level satisfied.
    pending: u32,
    pub(crate) explanation: Explanation,
    pub(crate) marks: Marks,
    /// Whether to keep the tags of learned clauses, for cores.
    pub(crate) track: bool,
}

impl Analyzer {
    pub(crate) fn new(slots: usize) -> Self {
        Self {
            nogood: Nogood::new(slots),
            roots: Nogood::new(slots),
            start: vec![0; slots],
            reached: vec![0; slots],
            kept: vec![0; slots],
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

    /// Returns two literals that hold and cannot hold together.
    pub(crate) fn conflict_literals(engine: &Engine<'_>, conflict: Conflict) -> [Lit; 2] {
        let slot = conflict.0;
        let word = engine.store.word(slot.opposite_or_self());
        match slot.kind() {
            SlotKind::Mask => [Lit { slot, word: 0 }; 2],
            // The bound just passed the other one.
            SlotKind::Lower => [Lit { slot, word: (word as i64 + 1) as u64 }, Lit { slot: slot.opposite(), word }],
            SlotKind::Upper => [Lit { slot, word: (word as i64 - 1) as u64 }, Lit { slot: slot.opposite(), word }],
        }
    }

    /// Returns the level of the conflict: usually the current one, lower if the conflict was noticed late.
    pub(crate) fn level(engine: &Engine<'_>, conflict: Conflict) -> u32 {
        let levels = Self::conflict_literals(engine, conflict).map(|lit| {
            let required = unsatisfied(lit.slot, required_by(lit), engine.initial(lit.slot));
            level_of(engine, lit.slot, required)
        });
        levels[0].max(levels[1])
    }

    /// Initialises the words of a slot that this analysis has not seen yet. Returns whether it had not.
    pub(crate) fn touch(&mut self, engine: &Engine<'_>, slot: Slot, level_start: u32) -> bool {
        let index = slot.index();
        let is_new = !self.touched[index];
        if is_new {
            self.touched[index] = true;
            self.order.push(slot);
            self.nogood.set(slot, Nogood::none(slot));
            self.roots.set(slot, Nogood::none(slot));
            self.start[index] = engine.store.word_before(slot, level_start);
        }
        is_new
    }

    /// Adds a reason literal to the nogood, except the part that holds at the root.
    fn add(&mut self, engine: &Engine<'_>, lit: Lit, level_start: u32, root: &[u64]) {
        let slot = lit.slot;
        self.touch(engine, slot, level_start);
        let open = unsatisfied(slot, unsatisfied(slot, required_by(lit), engine.initial(slot)), root[slot.index()]);
        if self.track {
            self.add_root(engine, lit, root);
        }
        if open == Nogood::none(slot) {
            return;
        }
        self.involved.push((slot, open));
        let old = self.nogood.get(slot);
        let new = union(slot, old, open);
        let start = self.start[slot.index()];
        self.pending += weight(slot, unsatisfied(slot, new, start)) - weight(slot, unsatisfied(slot, old, start));
        self.nogood.set(slot, new);
    }

    fn add_explanation(&mut self, engine: &Engine<'_>, level_start: u32, root: &[u64]) {
        let lits = std::mem::take(&mut self.explanation.lits);
        for &lit in &lits {
            self.add(engine, lit, level_start, root);
        }
        self.explanation.lits = lits;
        self.explanation.lits.clear();
    }

    /// Derives a clause from a conflict above the root, and undoes the trail down to the entry of its first literal.
    ///
    /// `root` has the words at the root level.
    pub(crate) fn learn(
        &mut self,
        engine: &mut Engine<'_>,
        conflict: Conflict,
        root: &[u64],
        learned: &mut LearnedClause,
    ) {
        self.clear();
        let literals = Self::conflict_literals(engine, conflict);
        let level = Self::level(engine, conflict);
        engine.store.backtrack_to(level);
        let level_start = engine.store.level_start(level);
        for lit in literals {
            self.add(engine, lit, level_start, root);
        }
        let asserting = loop {
            let Some(entry) = engine.store.trail.last().copied() else { break Slot(0) };
            let new = engine.store.word(entry.slot);
            let required =
                if self.touched[entry.slot.index()] { self.nogood.get(entry.slot) } else { Nogood::none(entry.slot) };
            let satisfied = satisfied_by(&entry, required, new);
            let count = weight(entry.slot, satisfied);
            // The negation of an entry that removed the last values is always true, so it cannot be the first literal.
            let crossing = !entry.slot.is_mask() && engine.store.crossed(entry.slot);
            if count > 0 && count == self.pending && !crossing && !holds_in(root, !literal(entry.slot, required)) {
                break entry.slot;
            }
            engine.store.undo();
            if count > 0 {
                // The reason may also exclude values that were removed earlier; these need no reason of their own.
                let left = without(entry.slot, required, satisfied) & !engine.excluded(&entry);
                let start = self.start[entry.slot.index()];
                let rest = weight(entry.slot, unsatisfied(entry.slot, required, start));
                self.pending -= rest - weight(entry.slot, unsatisfied(entry.slot, left, start));
                self.nogood.set(entry.slot, left);
                let position = engine.store.trail.len() as u32;
                engine.explain(literal(entry.slot, satisfied), entry.reason, position, &mut self.explanation);
                self.add_explanation(engine, level_start, root);
            }
        };
        self.minimize(engine, asserting, root);
        self.write(engine, asserting, learned);
        learned.tags.clear();
        if self.track {
            self.follow_roots(engine);
            learned.tags.append(&mut self.explanation.tags);
            learned.tags.sort_unstable();
            learned.tags.dedup();
        }
    }

    /// Writes the learned clause: the negation of the nogood.
    fn write(&mut self, engine: &Engine<'_>, asserting: Slot, learned: &mut LearnedClause) {
        learned.lits.clear();
        learned.lits.push(!literal(asserting, self.nogood.get(asserting)));
        self.marks.next(engine);
        learned.level = 0;
        learned.lbd = 1;
        for &slot in &self.order {
            let required = self.nogood.get(slot);
            if slot == asserting || required == Nogood::none(slot) {
                continue;
            }
            learned.lits.push(!literal(slot, required));
            let level = level_of(engine, slot, required);
            if level > learned.level {
                learned.level = level;
                let last = learned.lits.len() - 1;
                learned.lits.swap(1, last);
            }
            learned.lbd += u32::from(self.marks.level(level));
        }
    }

    /// Adds the part of the literal that holds at the root: only tags imply it.
    pub(crate) fn add_root(&mut self, engine: &Engine<'_>, lit: Lit, root: &[u64]) {
        let slot = lit.slot;
        self.touch(engine, slot, 0);
        let required = unsatisfied(slot, required_by(lit), engine.initial(slot));
        let satisfied = match slot.kind() {
            SlotKind::Mask => required & !root[slot.index()],
            _ if unsatisfied(slot, required, root[slot.index()]) == Nogood::none(slot) => required,
            _ => Nogood::none(slot),
        };
        let all = self.roots.get(slot);
        self.roots.set(slot, union(slot, all, satisfied));
    }
}

impl Slot {
    fn opposite_or_self(self) -> Self {
        if self.is_mask() { self } else { self.opposite() }
    }
}

/// Returns the level at which `required` was satisfied in full.
fn level_of(engine: &Engine<'_>, slot: Slot, required: u64) -> u32 {
    let mut new = engine.store.word(slot);
    let mut at = engine.store.latest(slot);
    while at != NO_ENTRY {
        let entry = &engine.store.trail[at as usize];
        if satisfied_by(entry, required, new) != Nogood::none(slot) {
            return entry.level;
        }
        new = entry.old;
        at = entry.previous;
    }
    0
}
