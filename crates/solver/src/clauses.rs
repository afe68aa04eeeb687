//! Clauses, stated and learned, with two watched literals each.
//!
//! A literal about a mask variable is a set of values, so it stands for a disjunction of `[x = v]` (generalised
//! nogoods: Katsirelos and Bacchus 2005). It is watched through a *witness*: one of its values that the variable still
//! has.

use crate::literal::{Lit, Slot};
use crate::model::Model;
use crate::store::{Conflict, Reason, Store, TrailEntry};
use crate::tag::Tag;

/// A clause. Its literals are contiguous in `Clauses::lits`, the two watched ones first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause {
    start: u32,
    end: u32,
    /// The witnesses of the first two literals.
    witness: [u8; 2],
    pub(crate) kind: ClauseKind,
    tags: (u32, u32),
    pub(crate) lbd: u32,
}

/// Why a clause is in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClauseKind {
    /// The model states it.
    Stated,
    /// Conflict analysis derived it from the model.
    Learned,
    /// It excludes a solution that has been found, or a part of the search tree that has been explored.
    Blocking,
}

/// An entry of a watch list.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// A literal of the clause. If it holds, the clause need not be visited.
    blocker: Lit,
}

/// The new number of a dropped clause.
const DROPPED: u32 = u32::MAX;

/// All clauses and their watch lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clauses {
    pub(crate) list: Vec<Clause>,
    lits: Vec<Lit>,
    /// The watch lists, one for each value of each mask and one for each bound.
    watches: Vec<Vec<Watch>>,
    /// For each slot the index of its first watch list.
    base: Vec<u32>,
    /// The tags of all clauses.
    tags: Vec<Tag>,
    /// The number of learned clauses.
    pub(crate) learned: usize,
    /// The learned clauses of one literal.
    units: Vec<u32>,
}

impl Clauses {
    /// Allocates the watch lists of a model. Without clauses this is not needed.
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

    /// Adds a clause of at least two literals and returns its number. The first two are watched: if literals fail,
    /// these must be the last to have failed.
    pub(crate) fn add(&mut self, store: &Store, lits: &[Lit], kind: ClauseKind, tags: &[Tag], lbd: u32) -> u32 {
        let witness = [witness(store, lits[0]), witness(store, lits[1])];
        let id = self.store_clause(lits, witness, kind, tags, lbd);
        for k in 0..2 {
            self.watch(lits[k], witness[k], Watch { clause: id, blocker: lits[1 - k] });
        }
        if kind == ClauseKind::Learned {
            self.learned += 1;
        }
        id
    }

    /// Adds a clause of any length, its open literals first. Enforces the first literal if all others fail, and returns
    /// whether that changed its word.
    pub(crate) fn add_any(
        &mut self,
        store: &mut Store,
        lits: &[Lit],
        kind: ClauseKind,
        tags: &[Tag],
    ) -> Result<bool, Conflict> {
        match *lits {
            [] => Ok(false),
            [first] => {
                let id = self.store_clause(lits, [0; 2], kind, tags, 0);
                if kind == ClauseKind::Learned {
                    self.learned += 1;
                    self.units.push(id);
                }
                store.enforce(first, Reason::Clause(id))
            }
            [first, second, ..] => {
                let id = self.add(store, lits, kind, tags, lits.len() as u32);
                if store.fails(second) { store.enforce(first, Reason::Clause(id)) } else { Ok(false) }
            }
        }
    }

    /// Enforces the learned clauses of one literal, which no literal watches, after backtracking.
    pub(crate) fn enforce_units(&self, store: &mut Store) -> Result<(), Conflict> {
        self.units.iter().try_for_each(|&id| store.enforce(self.lits(id)[0], Reason::Clause(id)).map(|_| ()))
    }

    fn store_clause(&mut self, lits: &[Lit], witness: [u8; 2], kind: ClauseKind, tags: &[Tag], lbd: u32) -> u32 {
        let start = self.lits.len() as u32;
        self.lits.extend_from_slice(lits);
        let first_tag = self.tags.len() as u32;
        self.tags.extend_from_slice(tags);
        let tags = (first_tag, self.tags.len() as u32);
        self.list.push(Clause { start, end: self.lits.len() as u32, witness, kind, tags, lbd });
        self.list.len() as u32 - 1
    }

    /// Returns the tags that imply a clause.
    pub(crate) fn tags(&self, id: u32) -> &[Tag] {
        let (start, end) = self.list[id as usize].tags;
        &self.tags[start as usize..end as usize]
    }

    /// Adds a watch of `lit`, through `witness` if it is about a mask.
    fn watch(&mut self, lit: Lit, witness: u8, watch: Watch) {
        // A bound literal fails when the opposite bound passes it.
        let at = if lit.slot.is_mask() {
            self.base[lit.slot.index()] + u32::from(witness)
        } else {
            self.base[lit.slot.opposite().index()]
        };
        self.watches[at as usize].push(watch);
    }

    /// Visits the clauses that watch the values or the bound that the trail entry removed.
    pub(crate) fn propagate(&mut self, store: &mut Store, entry: TrailEntry, new: u64) -> Result<(), Conflict> {
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

    /// Visits a watch list.
    fn visit(&mut self, store: &mut Store, at: u32, slot: Slot, value: u8) -> Result<(), Conflict> {
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
            match self.visit_clause(store, watch, slot, value) {
                Visited::Keep(watch) => {
                    list[kept] = watch;
                    kept += 1;
                }
                Visited::Moved => {}
                Visited::Conflict(conflict) => {
                    list[kept] = watch;
                    kept += 1;
                    result = Err(conflict);
                    break;
                }
            }
        }
        list.copy_within(next.., kept);
        list.truncate(kept + list.len() - next);
        // No clause has moved its watch to this list meanwhile: the value is removed.
        self.watches[at as usize] = list;
        result
    }

    /// Looks for another literal to watch in a clause of which a watched literal may have failed.
    #[inline]
    fn visit_clause(&mut self, store: &mut Store, watch: Watch, slot: Slot, value: u8) -> Visited {
        let clause = self.list[watch.clause as usize];
        let lits = &mut self.lits[clause.start as usize..clause.end as usize];
        let failing = |lit: Lit, witness: u8| {
            if slot.is_mask() { lit.slot == slot && witness == value } else { lit.slot == slot.opposite() }
        };
        let mine = usize::from(!failing(lits[0], clause.witness[0]));
        if !failing(lits[mine], clause.witness[mine]) {
            return Visited::Moved;
        }
        let lit = lits[mine];
        if slot.is_mask() {
            let left = store.word(slot) & lit.word;
            if left != 0 {
                let v = left.trailing_zeros() as u8;
                self.list[watch.clause as usize].witness[mine] = v;
                self.watch(lit, v, watch);
                return Visited::Moved;
            }
        } else if !store.fails(lit) {
            return Visited::Keep(watch);
        }
        let other = lits[1 - mine];
        if store.holds(other) {
            return Visited::Keep(Watch { blocker: other, ..watch });
        }
        if let Some(k) = (2..lits.len()).find(|&k| !store.fails(lits[k])) {
            lits.swap(mine, k);
            let lit = lits[mine];
            let v = witness(store, lit);
            self.list[watch.clause as usize].witness[mine] = v;
            self.watch(lit, v, Watch { clause: watch.clause, blocker: other });
            return Visited::Moved;
        }
        match store.enforce(other, Reason::Clause(watch.clause)) {
            Ok(_) => Visited::Keep(watch),
            Err(conflict) => Visited::Conflict(conflict),
        }
    }

    /// Drops the learned clauses for which `keep` is false, and compacts the rest. Clauses that are reasons on the
    /// trail stay. `keep` gets the number of older learned clauses too.
    pub(crate) fn retain(&mut self, store: &mut Store, keep: impl Fn(usize, &Clause) -> bool) {
        let mut locked = vec![false; self.list.len()];
        for entry in &store.trail {
            if let Reason::Clause(id) = entry.reason {
                locked[id as usize] = true;
            }
        }
        let mut numbers = vec![DROPPED; self.list.len()];
        let mut lits = Vec::with_capacity(self.lits.len());
        let mut tags = Vec::with_capacity(self.tags.len());
        let mut next = 0;
        let mut older = 0;
        for (id, locked) in locked.into_iter().enumerate() {
            let clause = self.list[id];
            if clause.kind == ClauseKind::Learned {
                older += 1;
                if !locked && !keep(older - 1, &clause) {
                    self.learned -= 1;
                    continue;
                }
            }
            let (start, first_tag) = (lits.len() as u32, tags.len() as u32);
            lits.extend_from_slice(self.lits(id as u32));
            tags.extend_from_slice(self.tags(id as u32));
            numbers[id] = next;
            let (end, tags) = (lits.len() as u32, (first_tag, tags.len() as u32));
            self.list[next as usize] = Clause { start, end, tags, ..clause };
            next += 1;
        }
        self.list.truncate(next as usize);
        self.lits = lits;
        self.tags = tags;
        self.units.iter_mut().for_each(|id| *id = numbers[*id as usize]);
        for list in &mut self.watches {
            list.retain_mut(|watch| {
                watch.clause = numbers[watch.clause as usize];
                watch.clause != DROPPED
            });
        }
        for entry in &mut store.trail {
            if let Reason::Clause(id) = &mut entry.reason {
                *id = numbers[*id as usize];
            }
        }
    }
}

/// The result of visiting a clause.
enum Visited {
    /// The watch stays in its list.
    Keep(Watch),
    /// The clause is watched in another list.
    Moved,
    /// All literals fail.
    Conflict(Conflict),
}

/// Returns a witness of the literal: a value that the variable still has, if there is one.
fn witness(store: &Store, lit: Lit) -> u8 {
    if !lit.slot.is_mask() {
        return 0;
    }
    let left = store.word(lit.slot) & lit.word;
    if left != 0 {
        return left.trailing_zeros() as u8;
    }
    // The literal fails. Its value that was removed last will be restored first.
    let mut at = store.latest(lit.slot);
    while at != crate::store::NO_ENTRY {
        let entry = &store.trail[at as usize];
        if entry.old & lit.word != 0 {
            return (entry.old & lit.word).trailing_zeros() as u8;
        }
        at = entry.previous;
    }
    0
}
