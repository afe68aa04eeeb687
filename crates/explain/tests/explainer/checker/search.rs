//! Candidates that are true or false, lists of which some or at most one must be true, and a search for a completion.

use std::collections::HashMap;

use bachet_explain::Fact;

/// A cell and a value.
pub(super) type Candidate = (u16, u16);

/// What a list says: one of these facts holds, or at most one of these candidates is true.
pub(super) enum List {
    Some(Vec<(usize, bool)>),
    One(Vec<usize>),
}

/// Lists, and what is known of their candidates.
#[derive(Default)]
pub(super) struct Search {
    pub(super) numbers: HashMap<Candidate, usize>,
    pub(super) lists: Vec<List>,
    /// For each group the number of its first list.
    pub(super) groups: Vec<usize>,
    /// For each candidate the lists that have it.
    of: Vec<Vec<usize>>,
    values: Vec<Option<bool>>,
    /// The candidates that have a value, in the order in which they got it.
    trail: Vec<usize>,
}

impl Search {
    fn number(&mut self, candidate: Candidate) -> usize {
        let next = self.of.len();
        let number = *self.numbers.entry(candidate).or_insert(next);
        if number == next {
            self.of.push(Vec::new());
            self.values.push(None);
        }
        number
    }

    fn add(&mut self, candidates: impl Iterator<Item = usize>, list: List) {
        candidates.for_each(|number| self.of[number].push(self.lists.len()));
        self.lists.push(list);
    }

    /// Says that the lists that follow belong together.
    pub(super) fn begin_group(&mut self) {
        self.groups.push(self.lists.len());
    }

    /// Adds that one of some facts holds.
    pub(super) fn some(&mut self, facts: impl IntoIterator<Item = (Candidate, bool)>) {
        let list: Vec<_> = facts.into_iter().map(|(candidate, holds)| (self.number(candidate), holds)).collect();
        self.add(list.clone().into_iter().map(|(number, _)| number), List::Some(list));
    }

    /// Adds that at most one of some candidates is true.
    pub(super) fn one(&mut self, candidates: impl IntoIterator<Item = Candidate>) {
        let list: Vec<_> = candidates.into_iter().map(|candidate| self.number(candidate)).collect();
        self.add(list.clone().into_iter(), List::One(list));
    }

    /// Whether a completion exists in which these facts hold.
    pub(super) fn is_possible(&mut self, facts: impl IntoIterator<Item = Fact>) -> bool {
        let facts: Vec<_> = facts.into_iter().map(|fact| (self.number((fact.place, fact.value)), fact.holds)).collect();
        // A list may be empty, or have one element.
        let is_possible = facts.into_iter().all(|(number, holds)| self.set(number, holds))
            && (0..self.lists.len()).all(|list| self.conclude(list))
            && self.follow(0)
            && self.search();
        self.undo(0);
        is_possible
    }

    /// Sets a candidate and all that follows. Returns false if a list is broken.
    fn set(&mut self, number: usize, holds: bool) -> bool {
        if let Some(value) = self.values[number] {
            return value == holds;
        }
        self.values[number] = Some(holds);
        self.trail.push(number);
        self.follow(self.trail.len() - 1)
    }

    /// Draws conclusions from the candidates of the trail. Returns false if a list is broken.
    fn follow(&mut self, mut at: usize) -> bool {
        while at < self.trail.len() {
            let number = self.trail[at];
            at += 1;
            for index in 0..self.of[number].len() {
                if !self.conclude(self.of[number][index]) {
                    return false;
                }
            }
        }
        true
    }

    /// Draws the conclusion of one list. Returns false if it is broken.
    fn conclude(&mut self, list: usize) -> bool {
        let Self { lists, values, trail, .. } = self;
        match &lists[list] {
            List::Some(facts) => {
                if facts.iter().any(|&(number, holds)| values[number] == Some(holds)) {
                    return true;
                }
                let mut open = facts.iter().filter(|(number, _)| values[*number].is_none());
                match (open.next(), open.next()) {
                    (None, _) => return false,
                    (Some(&(number, holds)), None) => {
                        values[number] = Some(holds);
                        trail.push(number);
                    }
                    _ => {}
                }
            }
            List::One(candidates) => {
                let mut trues = candidates.iter().filter(|&&number| values[number] == Some(true));
                match (trues.next(), trues.next()) {
                    (Some(_), Some(_)) => return false,
                    (Some(_), None) => {
                        for &number in candidates {
                            if values[number].is_none() {
                                values[number] = Some(false);
                                trail.push(number);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        true
    }

    /// Tries the facts of the shortest list of which none holds yet.
    fn search(&mut self) -> bool {
        let open = self.lists.iter().filter_map(|list| match list {
            List::Some(facts) if !facts.iter().any(|&(number, holds)| self.values[number] == Some(holds)) => {
                Some(facts.iter().copied().filter(|(number, _)| self.values[*number].is_none()).collect::<Vec<_>>())
            }
            _ => None,
        });
        let Some(choices) = open.min_by_key(Vec::len) else { return true };
        let before = self.trail.len();
        for (number, holds) in choices {
            let from = self.trail.len();
            if self.set(number, holds) && self.search() {
                return true;
            }
            self.undo(from);
            // The next ones are tried without it.
            if !self.set(number, !holds) {
                break;
            }
        }
        self.undo(before);
        false
    }

    fn undo(&mut self, from: usize) {
        self.trail.drain(from..).for_each(|number| self.values[number] = None);
    }
}
