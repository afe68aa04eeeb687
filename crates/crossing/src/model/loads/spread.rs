//! Distributes compositions over the conditions that their units may be in.

use super::prepare::{MAX_KEPT_NUMBERS, Prepared};
use super::{Load, Loads, Part};
use crate::model::Obstacle;

/// Builds the loads of compositions: their units come from every condition that they may be in.
pub(super) struct Spread<'a, 'b> {
    prepared: &'a Prepared<'a>,
    first_field: &'a [u32],
    pub(super) loads: &'b mut Loads,
    /// For each test a 0, then the coefficient of each variable.
    terms: Vec<i64>,
    parts: Vec<Part>,
    /// What each part changes.
    changes: Vec<Change>,
}

/// Some units of which other members are at a place after a trip. Variables count from 1; 0 stands for no member.
#[derive(Clone, Copy, Debug)]
struct Change {
    count: i64,
    /// The variables before and after, where the boat leaves.
    leaving: [u32; 2],
    /// The variables before and after, where it lands.
    landing: [u32; 2],
}

impl Change {
    /// Returns the change of a sum with these coefficients, at a place with these variables before and after.
    #[inline]
    fn of(self, terms: &[i64], [before, after]: [u32; 2]) -> i64 {
        (terms[after as usize] - terms[before as usize]) * self.count
    }
}

impl<'a, 'b> Spread<'a, 'b> {
    pub(super) fn new(prepared: &'a Prepared<'a>, first_field: &'a [u32], loads: &'b mut Loads) -> Self {
        let tests = &prepared.rules.tests;
        let mut terms = Vec::with_capacity(tests.len() * (prepared.variables.len() + 1));
        for test in tests {
            terms.push(0);
            terms.extend_from_slice(&test.terms);
        }
        Self { prepared, first_field, loads, terms, parts: Vec::new(), changes: Vec::new() }
    }

    /// Adds every load like this one whose units are these: pairs of a variable and a number of units.
    pub(super) fn add_all(&mut self, load: &Load, units: &[(u32, u32)]) -> Result<(), Obstacle> {
        self.spread(load, units, 0, 0)
    }

    /// Takes the remaining units of the first variable from the conditions from this one on, then those of the next
    /// variable. The depth of the recursion is the number of parts.
    fn spread(&mut self, load: &Load, units: &[(u32, u32)], condition: u32, taken: u32) -> Result<(), Obstacle> {
        let Some((&(variable, count), others)) = units.split_first() else { return self.add(load) };
        if taken == count {
            return self.spread(load, others, 0, 0);
        }
        let Prepared { classes, variables, presence, .. } = *self.prepared;
        let (c, subset) = variables[variable as usize];
        let (class, first_field) = (&classes[c as usize], self.first_field[c as usize]);
        let places = self.loads.places;
        for condition in condition..class.conditions(places) {
            let before = first_field + condition;
            let there = presence.at(before, load.from);
            if there == 0 || (there - class.first as u32) & subset != subset {
                continue;
            }
            let after = first_field + class.moved(condition, subset, load.to, places);
            let change = |place| [presence.at(before, place), presence.at(after, place)];
            let (leaving, landing) = (change(load.from), change(load.to));
            for count in (1..=count - taken).rev() {
                self.parts.push(Part { class: c, subset, count, before, after });
                self.changes.push(Change { count: i64::from(count), leaving, landing });
                self.spread(load, units, condition + 1, taken + count)?;
                self.parts.pop();
                self.changes.pop();
            }
        }
        Ok(())
    }

    fn add(&mut self, load: &Load) -> Result<(), Obstacle> {
        let loads = &mut *self.loads;
        let begin = loads.parts.len() as u32;
        loads.parts.extend_from_slice(&self.parts);
        if loads.parts.len() + loads.leaving.len() + loads.tests > MAX_KEPT_NUMBERS {
            return Err(Obstacle::Loads);
        }
        for terms in self.terms.chunks_exact(self.prepared.variables.len() + 1) {
            let (mut leaving, mut landing) = (0, 0);
            for change in &self.changes {
                leaving += change.of(terms, change.leaving);
                landing += change.of(terms, change.landing);
            }
            loads.leaving.push(leaving);
            loads.landing.push(landing);
        }
        loads.list.push(Load { parts: begin..loads.parts.len() as u32, ..load.clone() });
        Ok(())
    }
}
