//! Propagation to a fixed point: state, propagators, clauses and the queue between them.

use crate::clauses::{Clauses, Origin};
use crate::literal::{Lit, Slot, Var, bit};
use crate::model::{Model, Tag};
use crate::propagators::{Context, Event, Explanation, Inference, Pools, Propagator};
use crate::store::{Entry, Reason, Store, Wiped};

/// Changes of bounds in one run after which a bound that moved wakes nobody.
///
/// `x < y` and `y < x` would otherwise creep past each other one by one, over a range of any width. What is left undone
/// is left to the search: a fixed interval always wakes its constraints, so that each is checked in the end.
const PATIENCE: u32 = 2000;

/// A model at work.
#[derive(Clone, Debug)]
pub(crate) struct Engine<'m> {
    pub(crate) store: Store,
    pub(crate) clauses: Clauses,
    pub(crate) pools: &'m Pools,
    model: &'m Model,
    /// The propagators, the cheap ones first.
    propagators: Vec<(Propagator, Tag)>,
    /// Which propagators a slot wakes: `wakes[wakes_at[s]..wakes_at[s + 1]]`, the number times two, plus one for "when fixed".
    wakes: Vec<u32>,
    wakes_at: Vec<u32>,
    /// A bit for each propagator that waits to run; the lowest runs first.
    waiting: Vec<u64>,
    /// A bit for each propagator that takes part.
    active: Vec<u64>,
    /// How much of the trail has been looked at.
    seen: usize,
}

impl<'m> Engine<'m> {
    pub(crate) fn new(model: &'m Model) -> Self {
        let mut propagators = Vec::with_capacity(model.propagators.len());
        propagators.extend(model.propagators.iter().filter(|(p, _)| !p.is_costly()));
        propagators.extend(model.propagators.iter().filter(|(p, _)| p.is_costly()));
        let words = propagators.len().div_ceil(64);
        let mut engine = Self {
            store: Store::new(&model.words),
            clauses: Clauses::default(),
            pools: &model.pools,
            model,
            wakes: Vec::new(),
            wakes_at: vec![0; model.words.len() + 1],
            waiting: vec![0; words],
            active: vec![!0; words],
            propagators,
            seen: 0,
        };
        engine.subscribe();
        engine
    }

    fn subscribe(&mut self) {
        let pools = self.pools;
        for (propagator, _) in &self.propagators {
            propagator.subscribe(pools, &mut |slot, _| self.wakes_at[slot.index() + 1] += 1);
        }
        for i in 1..self.wakes_at.len() {
            self.wakes_at[i] += self.wakes_at[i - 1];
        }
        let mut at = self.wakes_at.clone();
        self.wakes = vec![0; *self.wakes_at.last().unwrap_or(&0) as usize];
        for (id, (propagator, _)) in self.propagators.iter().enumerate() {
            propagator.subscribe(pools, &mut |slot, event| {
                let place = &mut at[slot.index()];
                self.wakes[*place as usize] = (id as u32) << 1 | u32::from(event == Event::Fix);
                *place += 1;
            });
        }
    }

    /// Lets the constraints take part whose tag is not `inactive`, and makes everything run again from the start.
    ///
    /// Undoes all that was inferred and forgets learned clauses.
    pub(crate) fn restart(&mut self, inactive: &[bool]) -> Result<(), Wiped> {
        let active = |tag: Tag| !inactive.get(tag.0 as usize).copied().unwrap_or(false);
        self.store.clear();
        self.seen = 0;
        self.clauses = Clauses::default();
        for (id, &(_, tag)) in self.propagators.iter().enumerate() {
            let bit = 1 << (id % 64);
            let word = &mut self.active[id / 64];
            *word = if active(tag) { *word | bit } else { *word & !bit };
        }
        self.waiting.copy_from_slice(&self.active);
        if let (Some(last), rest @ 1..) = (self.waiting.last_mut(), self.propagators.len() % 64) {
            *last &= (1 << rest) - 1;
        }
        for (i, &(lit, tag)) in self.model.units.iter().enumerate() {
            if active(tag) {
                self.store.enforce(lit, Reason::Unit(i as u32))?;
            }
        }
        self.add_stated(active)
    }

    fn add_stated(&mut self, active: impl Fn(Tag) -> bool) -> Result<(), Wiped> {
        if self.model.clauses.is_empty() {
            return Ok(());
        }
        self.clauses.prepare(self.model);
        let mut merged: Vec<Lit> = Vec::new();
        for &(start, end, tag) in &self.model.clauses {
            if !active(tag) {
                continue;
            }
            merged.clear();
            for &lit in self.pools.lits((start, end)) {
                match merged.iter_mut().find(|other| other.slot == lit.slot) {
                    Some(other) => *other = other.or(lit),
                    None => merged.push(lit),
                }
            }
            // Literals that can still hold first, so that the watches stand well at once.
            merged.sort_by_key(|&lit| self.store.fails(lit));
            self.clauses.add_any(&mut self.store, &merged, Origin::Stated, &[tag])?;
        }
        Ok(())
    }

    /// The word of a slot before any constraint.
    #[inline]
    pub(crate) fn initial(&self, slot: Slot) -> u64 {
        self.model.words[slot.index()]
    }

    /// How far a choice of the variable reaches: the square of the number of constraints that hear of it, at least 1.
    ///
    /// Measured on random grids: the square of the degree halves the conflicts at 10x10, and does a quarter better at
    /// 20x20 than the activity alone.
    #[inline]
    pub(crate) fn reach(&self, x: Var) -> u32 {
        let slot = x.slot().index();
        let degree = (self.wakes_at[slot + 1] - self.wakes_at[slot]).clamp(1, 255);
        degree * degree
    }

    /// The propagators that take part, with their numbers.
    pub(crate) fn active_propagators(&self) -> impl Iterator<Item = (u32, &Propagator)> {
        let active = |id: u32| self.active[(id / 64) as usize] >> (id % 64) & 1 == 1;
        (0..).zip(&self.propagators).filter(move |(id, _)| active(*id)).map(|(id, (propagator, _))| (id, propagator))
    }

    /// The propagator of this number, and the tag it was stated with.
    pub(crate) fn propagator(&self, id: u32) -> &(Propagator, Tag) {
        &self.propagators[id as usize]
    }

    /// Room for learned clauses.
    pub(crate) fn prepare_clauses(&mut self) {
        self.clauses.prepare(self.model);
    }

    /// Runs what waits until nothing does.
    pub(crate) fn propagate(&mut self) -> Result<(), Wiped> {
        let result = self.run();
        if result.is_err() {
            self.waiting.fill(0);
            self.seen = self.store.trail.len();
        }
        result
    }

    #[inline]
    fn run(&mut self) -> Result<(), Wiped> {
        let mut bounds = 0;
        loop {
            while let Some(&entry) = self.store.trail.get(self.seen) {
                self.seen += 1;
                let slot = entry.slot.index();
                let fixed = self.store.fixed(entry.slot);
                // A propagator has nothing more to say to its own inference.
                let own = if let Reason::Propagator(id, _) = entry.reason { id } else { u32::MAX };
                bounds += u32::from(!entry.slot.is_mask());
                let quiet = bounds > PATIENCE && !entry.slot.is_mask() && !fixed;
                let wakes = self.wakes_at[slot] as usize..self.wakes_at[slot + 1] as usize;
                for &wake in self.wakes[wakes].iter().filter(|_| !quiet) {
                    let id = wake >> 1;
                    if (wake & 1 == 0 || fixed) && id != own {
                        self.waiting[(id / 64) as usize] |= 1 << (id % 64);
                    }
                }
                if !self.clauses.is_empty() {
                    let new = self.store.word(entry.slot);
                    self.clauses.propagate(&mut self.store, entry, new)?;
                }
            }
            let Some(id) = self.next() else { return Ok(()) };
            let propagator = self.propagators[id as usize].0;
            let mut context = Context { store: &mut self.store, pools: self.pools, id };
            #[cfg(test)]
            let from = context.store.trail.len();
            let result = propagator.propagate(&mut context);
            #[cfg(test)]
            crate::tests::inferences::check(self, id, from, result);
            result?;
        }
    }

    #[inline]
    fn next(&mut self) -> Option<u32> {
        for (i, word) in self.waiting.iter_mut().enumerate() {
            let ready = *word & self.active[i];
            if ready != 0 {
                *word = ready & (ready - 1);
                return Some(i as u32 * 64 + ready.trailing_zeros());
            }
            *word = 0;
        }
        None
    }

    /// Takes back all changes above `level`.
    #[inline]
    pub(crate) fn back_to(&mut self, level: u32) {
        self.store.back_to(level);
        self.seen = self.store.trail.len();
    }

    /// The values of a mask that the entry's reason rules out, whether they were gone before or not; perhaps not all.
    ///
    /// [`explain`](Self::explain) gives the same literals for all of them.
    pub(crate) fn excluded(&self, entry: &Entry) -> u64 {
        if !entry.slot.is_mask() {
            return 0;
        }
        match entry.reason {
            Reason::Decision | Reason::Refuted | Reason::Unit(_) => 0,
            Reason::Clause(id) => {
                let own = self.clauses.lits(id).iter().find(|lit| lit.slot == entry.slot);
                own.map_or(0, |lit| !lit.word)
            }
            Reason::Propagator(id, note) => self.propagators[id as usize].0.only(note).map_or(0, |v| !bit(v)),
        }
    }

    /// Why `lit` came to hold at the entry at `position`, which `reason` made. `lit` is no stronger than the entry.
    pub(crate) fn explain(&self, lit: Lit, reason: Reason, position: u32, out: &mut Explanation) {
        match reason {
            Reason::Decision | Reason::Refuted => {}
            Reason::Unit(i) => out.tags.push(self.model.units[i as usize].1),
            Reason::Clause(id) => {
                out.tags.extend_from_slice(self.clauses.tags(id));
                let others = self.clauses.lits(id).iter().filter(|other| other.slot != lit.slot);
                out.lits.extend(others.map(|&other| !other));
            }
            Reason::Propagator(id, note) => {
                let (propagator, tag) = &self.propagators[id as usize];
                let inference = Inference { store: &self.store, pools: self.pools, lit, note, position, tag: *tag };
                propagator.explain(&inference, out);
            }
        }
    }
}
