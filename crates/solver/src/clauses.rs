//! Clauses, stated and learned, with two watched literals each.
//!
//! A literal about a mask variable is a set of values, so it stands for a disjunction of `[x = v]` (generalised
//! nogoods: Katsirelos and Bacchus 2005). The watches of a slot keep the words of their literals side by side: a change
//! of the slot compares them all, and visits the clauses of those that have just failed. Watching one value of the set
//! instead, and another when that one is removed, takes longer: most watches move within their literal.

use crate::literal::{Lit, Slot, SlotKind};
use crate::model::Model;
use crate::store::{Conflict, Reason, Store, TrailEntry};
use crate::tag::Tag;

/// A clause. Its literals are contiguous in `Clauses::lits`, the two watched ones first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause {
    start: u32,
    end: u32,
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

/// The watched literals of a slot.
#[derive(Clone, Debug, Default)]
struct WatchList {
    /// The words of the literals.
    words: Vec<u64>,
    watches: Vec<Watch>,
}

/// The clause of a watched literal.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// Another literal of the clause. If it holds, the clause need not be visited.
    blocker: Lit,
}

/// The new number of a dropped clause.
const DROPPED: u32 = u32::MAX;

/// All clauses and their watch lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clauses {
    pub(crate) list: Vec<Clause>,
    lits: Vec<Lit>,
    /// For each slot the literals that fail when its word changes: those about a mask, or those about the opposite bound.
    watches: Vec<WatchList>,
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
        if self.watches.is_empty() {
            self.watches = vec![WatchList::default(); model.words.len()];
        }
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
    pub(crate) fn add(&mut self, lits: &[Lit], kind: ClauseKind, tags: &[Tag], lbd: u32) -> u32 {
        let id = self.store_clause(lits, kind, tags, lbd);
        for k in 0..2 {
            self.watch(lits[k], Watch { clause: id, blocker: lits[1 - k] });
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
                let id = self.store_clause(lits, kind, tags, 0);
                if kind == ClauseKind::Learned {
                    self.learned += 1;
                    self.units.push(id);
                }
                store.enforce(first, Reason::Clause(id))
            }
            [first, second, ..] => {
                let id = self.add(lits, kind, tags, lits.len() as u32);
                if store.fails(second) { store.enforce(first, Reason::Clause(id)) } else { Ok(false) }
            }
        }
    }

    /// Enforces the learned clauses of one literal, which no literal watches, after backtracking.
    pub(crate) fn enforce_units(&self, store: &mut Store) -> Result<(), Conflict> {
        self.units.iter().try_for_each(|&id| store.enforce(self.lits(id)[0], Reason::Clause(id)).map(|_| ()))
    }

    fn store_clause(&mut self, lits: &[Lit], kind: ClauseKind, tags: &[Tag], lbd: u32) -> u32 {
        let start = self.lits.len() as u32;
        self.lits.extend_from_slice(lits);
        let first_tag = self.tags.len() as u32;
        self.tags.extend_from_slice(tags);
        let tags = (first_tag, self.tags.len() as u32);
        self.list.push(Clause { start, end: self.lits.len() as u32, kind, tags, lbd });
        self.list.len() as u32 - 1
    }

    /// Returns the tags that imply a clause.
    pub(crate) fn tags(&self, id: u32) -> &[Tag] {
        let (start, end) = self.list[id as usize].tags;
        &self.tags[start as usize..end as usize]
    }

    /// Adds a watch of `lit`.
    fn watch(&mut self, lit: Lit, watch: Watch) {
        // A bound literal fails when the opposite bound passes it.
        let slot = if lit.slot.is_mask() { lit.slot } else { lit.slot.opposite() };
        let list = &mut self.watches[slot.index()];
        list.words.push(lit.word);
        list.watches.push(watch);
    }

    /// Visits the clauses whose watched literal has failed by the change of a slot from the trail entry on.
    #[inline]
    pub(crate) fn propagate(&mut self, store: &mut Store, entry: TrailEntry) -> Result<(), Conflict> {
        let (old, new) = (entry.old, store.word(entry.slot));
        match entry.slot.kind() {
            SlotKind::Mask => {
                let removed = old & !new;
                self.visit(store, entry.slot, |word| word & new == 0 && word & removed != 0)
            }
            SlotKind::Lower => {
                let passed = old as i64..new as i64;
                self.visit(store, entry.slot, |word| passed.contains(&(word as i64)))
            }
            SlotKind::Upper => {
                let passed = new as i64 + 1..=old as i64;
                self.visit(store, entry.slot, |word| passed.contains(&(word as i64)))
            }
        }
    }

    /// Visits the clauses of the watched literals that have failed, by their words.
    #[inline]
    fn visit(&mut self, store: &mut Store, slot: Slot, has_failed: impl Fn(u64) -> bool) -> Result<(), Conflict> {
        let mut at = 0;
        while let Some(next) = self.watches[slot.index()].words[at..].iter().position(|&word| has_failed(word)) {
            at += next;
            let watch = self.watches[slot.index()].watches[at];
            if store.holds(watch.blocker) {
                at += 1;
                continue;
            }
            match self.visit_clause(store, watch.clause, slot)? {
                Visited::Keep(blocker) => {
                    self.watches[slot.index()].watches[at].blocker = blocker;
                    at += 1;
                }
                Visited::Moved => {
                    let list = &mut self.watches[slot.index()];
                    list.words.swap_remove(at);
                    list.watches.swap_remove(at);
                }
            }
        }
        Ok(())
    }

    /// Looks for another literal to watch in a clause, because the change of a slot has made a watched literal fail. A
    /// clause has one literal about each slot.
    #[inline]
    fn visit_clause(&mut self, store: &mut Store, id: u32, slot: Slot) -> Result<Visited, Conflict> {
        let clause = self.list[id as usize];
        let lits = &mut self.lits[clause.start as usize..clause.end as usize];
        let watched = if slot.is_mask() { slot } else { slot.opposite() };
        let mine = usize::from(lits[0].slot != watched);
        debug_assert_eq!(lits[mine].slot, watched);
        let other = lits[1 - mine];
        if store.holds(other) {
            return Ok(Visited::Keep(other));
        }
        if let Some(k) = (2..lits.len()).find(|&k| !store.fails(lits[k])) {
            lits.swap(mine, k);
            let lit = lits[mine];
            self.watch(lit, Watch { clause: id, blocker: other });
            return Ok(Visited::Moved);
        }
        store.enforce(other, Reason::Clause(id))?;
        Ok(Visited::Keep(other))
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
        for WatchList { words, watches } in &mut self.watches {
            for watch in watches.iter_mut() {
                watch.clause = numbers[watch.clause as usize];
            }
            let mut kept = watches.iter();
            words.retain(|_| kept.next().is_some_and(|watch| watch.clause != DROPPED));
            watches.retain(|watch| watch.clause != DROPPED);
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
    /// The literal stays watched, with this blocker.
    Keep(Lit),
    /// Another literal is watched instead.
    Moved,
}
