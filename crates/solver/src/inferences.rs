//! The inferences of propagation as a stream: each by one constraint, with the literals that it follows from.

use crate::engine::Engine;
use crate::literal::{Lit, Slot, SlotKind, bit};
use crate::model::Model;
use crate::propagators::{Context, Definition as _, Explanation};
use crate::store::{Conflict, Reason, Store, TrailEntry};
use crate::tag::Tag;

/// An inference by one constraint. Literals about mask variables list declared values only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inference {
    /// The literal that the constraint and the reasons imply, or `None` if they contradict each other.
    pub literal: Option<Lit>,
    /// Literals that held before, at most one about each variable or bound.
    ///
    /// Each is as weak as possible: with any value or number more, the constraint's propagation would not infer the
    /// literal. Where propagation is domain consistent, the literal would not even follow: clauses, cardinalities,
    /// relations (also equivalent to a literal), elements, tables, and sums that are bounded on one side, each of
    /// different variables. All-different, multiset equality, equations and arithmetic do not promise that.
    pub reasons: Vec<Lit>,
    /// The tags of the constraint, ascending; empty if an assumption contradicts what held before.
    pub tags: Vec<Tag>,
}

/// Propagation of a model without search: what follows from assumptions step by step, and why.
///
/// # Examples
///
/// Three houses in a row: the red one is left of the green one, and the cat lives in the middle, but not in the red one.
///
/// ```
/// use bachet_solver::{Model, Propagation, Relation, TagAllocator};
///
/// let (mut model, mut tags) = (Model::new(), TagAllocator::new());
/// let [red, green, blue, cat] = [(); 4].map(|()| model.variable(3));
/// let [colours, order, middle, different] = [(); 4].map(|()| tags.tag());
/// model.all_different(colours, &[red, green, blue]);
/// model.relate(order, red, Relation::Before(1), green);
/// model.restrict(middle, cat.is(1));
/// model.relate(different, cat, Relation::Differ(0), red);
///
/// let mut propagation = Propagation::new(&model);
/// let found: Vec<_> = propagation.inferences(&[]).collect();
/// // The cat is in the middle by its clue alone.
/// assert_eq!((found[0].literal, found[0].tags[0], &found[0].reasons[..]), (Some(cat.is(1)), middle, &[][..]));
/// // Red is not in the middle, because the cat is.
/// let by_cat = found.iter().find(|inference| inference.tags == [different]).unwrap();
/// assert_eq!((by_cat.literal, &by_cat.reasons[..]), (Some(red.within(0b101)), &[cat.is(1)][..]));
/// // If green were in the middle, blue would not be, because no two colours are in one house.
/// let mut from_green = propagation.inferences(&[green.is(1)]);
/// let not_blue = from_green.find(|inference| inference.literal == Some(blue.within(0b101))).unwrap();
/// assert_eq!((&not_blue.reasons[..], not_blue.tags), (&[green.is(1)][..], vec![colours]));
/// ```
#[derive(Clone, Debug)]
pub struct Propagation<'m> {
    model: &'m Model,
    engine: Engine<'m>,
    at_root: Result<(), Conflict>,
    /// A state without inferences, in which reasons are tried.
    scratch: Store,
}

impl<'m> Propagation<'m> {
    /// Returns the propagation of all constraints of a model.
    pub fn new(model: &'m Model) -> Self {
        let mut propagation =
            Self { model, engine: Engine::new(model), at_root: Ok(()), scratch: Store::new(&model.words) };
        propagation.activate(|_| true);
        propagation
    }

    /// Activates exactly the constraints whose tag is accepted; one with several tags goes by its first.
    pub fn activate(&mut self, active: impl Fn(Tag) -> bool) {
        let inactive: Vec<bool> = (0..self.model.tags_end()).map(|tag| !active(Tag(tag))).collect();
        self.at_root = self.engine.reset(&inactive).and_then(|()| self.engine.propagate());
    }

    /// Returns all inferences in order, until nothing more follows or there is a contradiction: first those without the
    /// assumptions, then those from them. The assumptions are no inferences.
    ///
    /// Propagates at once, as the solver does between two decisions. The reasons of an inference are found when it is
    /// asked for, by a call of its propagator for each value of a reason.
    ///
    /// # Examples
    ///
    /// The zebra, solved by propagation and by suppositions that lead to a contradiction, with the reason of each step.
    ///
    /// ```
    /// use bachet_solver::{Lit, Model, Propagation, Relation, TagAllocator};
    ///
    /// let (mut model, mut tags) = (Model::new(), TagAllocator::new());
    /// let mut category = || {
    ///     let vars = [(); 5].map(|()| model.variable(5));
    ///     model.all_different(tags.range(5), &vars);
    ///     vars
    /// };
    /// let [red, green, ivory, yellow, blue] = category();
    /// let [englishman, spaniard, ukrainian, norwegian, japanese] = category();
    /// let [coffee, tea, milk, juice, water] = category();
    /// let [dog, snails, fox, horse, zebra] = category();
    /// let [old_gold, kools, chesterfields, lucky_strike, parliaments] = category();
    /// let (same, right, next) = (Relation::Shift(0), Relation::Shift(1), Relation::Apart(1));
    /// for (x, relation, y) in [
    ///     (englishman, same, red), (spaniard, same, dog), (coffee, same, green), (ukrainian, same, tea),
    ///     (ivory, right, green), (old_gold, same, snails), (kools, same, yellow), (chesterfields, next, fox),
    ///     (kools, next, horse), (lucky_strike, same, juice), (japanese, same, parliaments), (norwegian, next, blue),
    /// ] {
    ///     model.relate(tags.tag(), x, relation, y);
    /// }
    /// model.restrict(tags.tag(), milk.is(2));
    /// model.restrict(tags.tag(), norwegian.is(0));
    ///
    /// let mut propagation = Propagation::new(&model);
    /// let first: Vec<_> = propagation.inferences(&[]).map(|inference| (inference.literal, inference.reasons)).collect();
    /// assert_eq!(first[..2], [(Some(milk.is(2)), vec![]), (Some(norwegian.is(0)), vec![])]);
    /// assert!(first.contains(&(Some(blue.is(1)), vec![norwegian.is(0)])));
    ///
    /// let (mut known, mut steps): (Vec<Lit>, usize) = (Vec::new(), 0);
    /// while !model.variables().iter().all(|x| (0..5).any(|v| propagation.holds(x.is(v)))) {
    ///     // The supposition that leads to a contradiction in the fewest steps.
    ///     let open = model.variables().iter().flat_map(|x| (0..5).map(|v| x.is(v)));
    ///     let open: Vec<Lit> = open.filter(|&lit| !propagation.holds(lit) && !propagation.holds(!lit)).collect();
    ///     let refutation = |lit: Lit| {
    ///         let assumed: Vec<Lit> = known.iter().copied().chain([lit]).collect();
    ///         let inferences: Vec<_> = propagation.inferences(&assumed).collect();
    ///         inferences.last().is_some_and(|last| last.literal.is_none()).then_some((inferences.len(), lit))
    ///     };
    ///     let (_, refuted) = open.into_iter().filter_map(refutation).min().expect("the zebra needs no deeper search");
    ///     known.push(!refuted);
    ///     for inference in propagation.inferences(&known) {
    ///         steps += usize::from(!inference.reasons.is_empty());
    ///     }
    /// }
    /// assert!(propagation.holds(japanese.is(4)) && propagation.holds(zebra.is(4)) && propagation.holds(water.is(0)));
    /// assert!(steps > 0);
    /// ```
    pub fn inferences(&mut self, assumptions: &[Lit]) -> Inferences<'_, 'm> {
        self.engine.backtrack_to(0);
        let mut result = self.at_root;
        if result.is_ok() {
            self.engine.store.open_level();
            let assumed =
                assumptions.iter().try_for_each(|&lit| self.engine.store.enforce(lit, Reason::Decision).map(|_| ()));
            result = assumed.and_then(|()| self.engine.propagate());
        }
        Inferences { conflict: result.err(), next: 0, propagation: self }
    }

    /// Returns whether the active constraints contradict each other by propagation alone. If a variable was declared
    /// without values, they do, and there is no inference.
    pub fn is_contradictory(&self) -> bool {
        self.at_root.is_err()
    }

    /// Returns whether the literal holds after the latest call of [`inferences`](Self::inferences).
    pub fn holds(&self, lit: Lit) -> bool {
        self.engine.store.holds(lit)
    }

    /// Returns whether the constraint with this reason infers the literal from these words alone; for `None`, whether it
    /// finds a contradiction.
    fn implies(&mut self, reason: Reason, words: &[(Slot, u64)], literal: Option<Lit>) -> bool {
        self.scratch.open_level();
        let given = words.iter().map(|&(slot, word)| Lit { slot, word }).chain(literal.map(|lit| !lit));
        let mut result = Ok(());
        for lit in given {
            result = result.and_then(|()| self.scratch.enforce(lit, Reason::Decision).map(|_| ()));
        }
        if let (Ok(()), Reason::Propagator(id, _)) = (result, reason) {
            let mut context = Context { store: &mut self.scratch, pools: self.engine.pools, id };
            result = self.engine.propagator(id).0.propagate(&mut context);
        }
        self.scratch.backtrack_to(0);
        result.is_err()
    }

    /// Weakens reasons as far as the constraint still implies the literal, the latest first. `position` is the place of
    /// the inference on the trail.
    fn shrunk(&mut self, reason: Reason, reasons: &[Lit], position: u32, literal: Option<Lit>) -> Vec<Lit> {
        let mut words = self.merged(reasons);
        words.sort_by_key(|&(slot, _)| std::cmp::Reverse(self.engine.store.latest_before(slot, position)));
        if matches!(reason, Reason::Propagator(..)) {
            for at in 0..words.len() {
                let (slot, word) = words[at];
                words[at].1 = self.engine.initial(slot);
                if !self.implies(reason, &words, literal) {
                    words[at].1 = word;
                    self.weaken(reason, &mut words, at, literal);
                }
            }
        }
        words.retain(|&(slot, word)| word != self.engine.initial(slot));
        words.sort_by_key(|&(slot, _)| self.engine.store.latest_before(slot, position));
        words.into_iter().map(|(slot, word)| Lit { slot, word }).collect()
    }

    /// Returns the reasons as one word for each slot.
    fn merged(&self, reasons: &[Lit]) -> Vec<(Slot, u64)> {
        let mut words: Vec<(Slot, u64)> = Vec::with_capacity(reasons.len());
        for lit in reasons {
            let initial = self.engine.initial(lit.slot);
            let known = words.iter().position(|&(slot, _)| slot == lit.slot);
            let at = known.unwrap_or_else(|| {
                words.push((lit.slot, initial));
                words.len() - 1
            });
            let word = &mut words[at].1;
            *word = match lit.slot.kind() {
                SlotKind::Mask => *word & lit.word,
                SlotKind::Lower => (*word as i64).max(lit.word as i64) as u64,
                SlotKind::Upper => (*word as i64).min(lit.word as i64) as u64,
            };
        }
        words
    }

    /// Weakens one word that cannot be left out: value by value, or a bound by halving the distance to the initial one.
    fn weaken(&mut self, reason: Reason, words: &mut [(Slot, u64)], at: usize, literal: Option<Lit>) {
        let (slot, word) = words[at];
        let initial = self.engine.initial(slot);
        if slot.is_mask() {
            for value in (0..64).map(bit).filter(|value| initial & !word & value != 0) {
                words[at].1 |= value;
                if !self.implies(reason, words, literal) {
                    words[at].1 &= !value;
                }
            }
            return;
        }
        // Of these bounds the first is too weak, and the second is enough.
        let (mut weak, mut enough) = (initial as i64, word as i64);
        while weak.abs_diff(enough) > 1 {
            let middle = weak + (enough - weak) / 2;
            words[at].1 = middle as u64;
            if self.implies(reason, words, literal) {
                enough = middle;
            } else {
                weak = middle;
            }
        }
        words[at].1 = enough as u64;
    }
}

/// The inferences of [`Propagation::inferences`], in order.
#[derive(Debug)]
pub struct Inferences<'p, 'm> {
    propagation: &'p mut Propagation<'m>,
    conflict: Option<Conflict>,
    /// The trail position of the next inference.
    next: usize,
}

impl Iterator for Inferences<'_, '_> {
    type Item = Inference;

    fn next(&mut self) -> Option<Inference> {
        let trail = &self.propagation.engine.store.trail;
        loop {
            let at = self.next;
            let entry = *trail.get(at)?;
            self.next += 1;
            let contradiction = self.conflict.is_some() && self.next == trail.len();
            if entry.reason != Reason::Decision || contradiction {
                return Some(self.inference(at as u32, entry, contradiction));
            }
        }
    }
}

impl Inferences<'_, '_> {
    fn inference(&mut self, position: u32, entry: TrailEntry, contradiction: bool) -> Inference {
        let engine = &self.propagation.engine;
        let new = engine.store.word_before(entry.slot, position + 1);
        let removed = entry.old & !new;
        let word = if entry.slot.is_mask() { engine.initial(entry.slot) & !removed } else { new };
        let lit = Lit { slot: entry.slot, word };
        let mut why = Explanation::default();
        engine.explain(lit, entry.reason, position, &mut why);
        if contradiction {
            // What held before contradicts the literal: the last values of a mask, or the other bound of an interval.
            why.lits.push(match entry.slot.kind() {
                SlotKind::Mask => Lit { slot: entry.slot, word: entry.old },
                _ => Lit { slot: entry.slot.opposite(), word: engine.store.word(entry.slot.opposite()) },
            });
            if entry.reason == Reason::Decision {
                why.lits.push(lit);
            }
        }
        why.tags.sort_unstable();
        why.tags.dedup();
        let literal = (!contradiction).then_some(lit);
        let reasons = self.propagation.shrunk(entry.reason, &why.lits, position, literal);
        Inference { literal, reasons, tags: why.tags }
    }
}
