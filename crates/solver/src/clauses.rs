//! Clauses, stated and learned, with two watched literals each.
//!
//! A literal about a mask variable is a set of values, so that one literal stands for a disjunction of `[x = v]`
//! (generalised nogoods: Katsirelos and Bacchus 2005). It is watched through one of its values that is still there.

use crate::literal::{Lit, Slot};
use crate::model::{Model, Tag};
use crate::store::{Entry, Reason, Store, Wiped};

/// A clause; its literals lie together in one array, the two watched ones first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause {
    start: u32,
    end: u32,
    /// The values through which the first two literals are watched.
    witness: [u8; 2],
    pub(crate) origin: Origin,
    tags: (u32, u32),
    pub(crate) lbd: u32,
}

/// Where a clause comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The model says it.
    Stated,
    /// It follows from the model.
    Learned,
    /// It forbids a solution that has been found.
    Blocking,
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// A literal of the clause: where it holds, the clause needs no look.
    blocker: Lit,
}

/// The new number of a clause that was dropped.
const GONE: u32 = u32::MAX;

/// All clauses and their watches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clauses {
    pub(crate) list: Vec<Clause>,
    lits: Vec<Lit>,
    /// The watches of each value of each mask, and of each bound.
    watches: Vec<Vec<Watch>>,
    /// Where the watches of a slot begin.
    base: Vec<u32>,
    /// The tags that a clause rests on, where they are kept.
    tags: Vec<Tag>,
    pub(crate) learned: usize,
}

impl Clauses {
    /// Room for the watches of a model's slots; nothing while there is no clause.
    pub(crate) fn prepare(&mut self, model: &Model) {
        if !self.base.is_empty() {
            return;
        }
        self.base = vec![0; model.words.len()];
        let mut at = 0;
        for slot in model.slots() {
            self.base[slot.index()] = at;
            at += if slot.is_mask() { 64 - model.words[slot.index()].leading_zeros() } else { 1 };
        }
        self.watches = vec![Vec::new(); at as usize];
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn lits(&self, id: u32) -> &[Lit] {
        let clause = &self.list[id as usize];
        &self.lits[clause.start as usize..clause.end as usize]
    }

    /// Adds a clause of at least two literals; the first two are watched, and must be the last ones to fail.
    pub(crate) fn add(&mut self, store: &Store, lits: &[Lit], origin: Origin, tags: &[Tag], lbd: u32) -> u32 {
        let witness = [witness(store, lits[0]), witness(store, lits[1])];
        let id = self.store_clause(lits, witness, origin, tags, lbd);
        for k in 0..2 {
            self.watch(lits[k], witness[k], Watch { clause: id, blocker: lits[1 - k] });
        }
        if origin == Origin::Learned {
            self.learned += 1;
        }
        id
    }

    /// Adds a clause of at least one literal, its open ones first: with one open literal it is enforced.
    ///
    /// Returns whether it was enforced.
    pub(crate) fn add_any(
        &mut self,
        store: &mut Store,
        lits: &[Lit],
        origin: Origin,
        tags: &[Tag],
    ) -> Result<bool, Wiped> {
        match *lits {
            [] => Ok(false),
            [first] => {
                let id = self.store_clause(lits, [0; 2], origin, tags, 0);
                store.enforce(first, Reason::Clause(id))
            }
            [first, second, ..] => {
                let id = self.add(store, lits, origin, tags, lits.len() as u32);
                if store.fails(second) { store.enforce(first, Reason::Clause(id)) } else { Ok(false) }
            }
        }
    }

    fn store_clause(&mut self, lits: &[Lit], witness: [u8; 2], origin: Origin, tags: &[Tag], lbd: u32) -> u32 {
        let start = self.lits.len() as u32;
        self.lits.extend_from_slice(lits);
        let first_tag = self.tags.len() as u32;
        self.tags.extend_from_slice(tags);
        let tags = (first_tag, self.tags.len() as u32);
        self.list.push(Clause { start, end: self.lits.len() as u32, witness, origin, tags, lbd });
        self.list.len() as u32 - 1
    }

    /// The tags that a clause rests on.
    pub(crate) fn tags(&self, id: u32) -> &[Tag] {
        let (start, end) = self.list[id as usize].tags;
        &self.tags[start as usize..end as usize]
    }

    fn watch(&mut self, lit: Lit, witness: u8, watch: Watch) {
        // A bound literal fails when the opposite bound passes it.
        let at = if lit.slot.is_mask() {
            self.base[lit.slot.index()] + u32::from(witness)
        } else {
            self.base[lit.slot.opposite().index()]
        };
        self.watches[at as usize].push(watch);
    }

    /// Looks at the clauses that watch what the entry took away.
    pub(crate) fn propagate(&mut self, store: &mut Store, entry: Entry, new: u64) -> Result<(), Wiped> {
        let base = self.base[entry.slot.index()];
        if !entry.slot.is_mask() {
            return self.visit(store, base, entry.slot, 0);
        }
        let mut removed = entry.old & !new;
        while removed != 0 {
            let v = removed.trailing_zeros();
            self.visit(store, base + v, entry.slot, v as u8)?;
            removed &= removed - 1;
        }
        Ok(())
    }

    fn visit(&mut self, store: &mut Store, at: u32, slot: Slot, value: u8) -> Result<(), Wiped> {
        let mut list = std::mem::take(&mut self.watches[at as usize]);
        let mut kept = 0;
        let mut result = Ok(());
        let mut next = 0;
        while next < list.len() {
            let watch = list[next];
            next += 1;
            if store.holds(watch.blocker) {
                list[kept] = watch;
                kept += 1;
                continue;
            }
            match self.look(store, watch, slot, value) {
                Look::Keep(watch) => {
                    list[kept] = watch;
                    kept += 1;
                }
                Look::Moved => {}
                Look::Wiped(wiped) => {
                    list[kept] = watch;
                    kept += 1;
                    result = Err(wiped);
                    break;
                }
            }
        }
        list.copy_within(next.., kept);
        list.truncate(kept + list.len() - next);
        // The clauses that found a new watch never chose this value: it is gone.
        self.watches[at as usize] = list;
        result
    }

    #[inline]
    fn look(&mut self, store: &mut Store, watch: Watch, slot: Slot, value: u8) -> Look {
        let clause = self.list[watch.clause as usize];
        let lits = &mut self.lits[clause.start as usize..clause.end as usize];
        let failing = |lit: Lit, witness: u8| {
            if slot.is_mask() { lit.slot == slot && witness == value } else { lit.slot == slot.opposite() }
        };
        let mine = usize::from(!failing(lits[0], clause.witness[0]));
        if !failing(lits[mine], clause.witness[mine]) {
            return Look::Moved;
        }
        let lit = lits[mine];
        if slot.is_mask() {
            let left = store.word(slot) & lit.word;
            if left != 0 {
                let v = left.trailing_zeros() as u8;
                self.list[watch.clause as usize].witness[mine] = v;
                self.watch(lit, v, watch);
                return Look::Moved;
            }
        } else if !store.fails(lit) {
            return Look::Keep(watch);
        }
        let other = lits[1 - mine];
        if store.holds(other) {
            return Look::Keep(Watch { blocker: other, ..watch });
        }
        if let Some(k) = (2..lits.len()).find(|&k| !store.fails(lits[k])) {
            lits.swap(mine, k);
            let lit = lits[mine];
            let v = witness(store, lit);
            self.list[watch.clause as usize].witness[mine] = v;
            self.watch(lit, v, Watch { clause: watch.clause, blocker: other });
            return Look::Moved;
        }
        match store.enforce(other, Reason::Clause(watch.clause)) {
            Ok(_) => Look::Keep(watch),
            Err(wiped) => Look::Wiped(wiped),
        }
    }

    /// Drops the learned clauses that `keep` refuses and moves the rest together. At the root only: reasons on the trail
    /// follow, and the clauses that they name stay.
    pub(crate) fn retain(&mut self, store: &mut Store, mut keep: impl FnMut(&Clause) -> bool) {
        let mut locked = vec![false; self.list.len()];
        for entry in &store.trail {
            if let Reason::Clause(id) = entry.reason {
                locked[id as usize] = true;
            }
        }
        let mut numbers = vec![GONE; self.list.len()];
        let mut lits = Vec::with_capacity(self.lits.len());
        let mut next = 0;
        for (id, locked) in locked.into_iter().enumerate() {
            let clause = self.list[id];
            if clause.origin == Origin::Learned && !locked && !keep(&clause) {
                self.learned -= 1;
                continue;
            }
            let start = lits.len() as u32;
            lits.extend_from_slice(&self.lits[clause.start as usize..clause.end as usize]);
            numbers[id] = next;
            self.list[next as usize] = Clause { start, end: lits.len() as u32, ..clause };
            next += 1;
        }
        self.list.truncate(next as usize);
        self.lits = lits;
        for list in &mut self.watches {
            list.retain_mut(|watch| {
                watch.clause = numbers[watch.clause as usize];
                watch.clause != GONE
            });
        }
        for entry in &mut store.trail {
            if let Reason::Clause(id) = &mut entry.reason {
                *id = numbers[*id as usize];
            }
        }
    }
}

enum Look {
    Keep(Watch),
    Moved,
    Wiped(Wiped),
}

/// A value through which the literal is watched: one that is still there, if any.
fn witness(store: &Store, lit: Lit) -> u8 {
    if !lit.slot.is_mask() {
        return 0;
    }
    let left = store.word(lit.slot) & lit.word;
    if left != 0 {
        return left.trailing_zeros() as u8;
    }
    // The literal fails: it is watched through the value that left last, which comes back first.
    let mut at = store.latest(lit.slot);
    while at != crate::store::NEVER {
        let entry = &store.trail[at as usize];
        if entry.old & lit.word != 0 {
            return (entry.old & lit.word).trailing_zeros() as u8;
        }
        at = entry.previous;
    }
    0
}
