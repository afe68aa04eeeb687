//! Distributes compositions over the conditions that their units may be in.

use super::prepare::{MAX_KEPT_NUMBERS, Prepared};
use super::{Load, Loads, Part};
use crate::model::Obstacle;

/// Builds the loads of a composition: its units come from every condition that they may be in.
pub(super) struct Spread<'a, 'b> {
    pub(super) prepared: &'a Prepared<'a>,
    pub(super) first_field: &'a [u32],
    pub(super) places: u32,
    pub(super) load: Load,
    pub(super) units: &'a [(u32, u32)],
    pub(super) parts: Vec<Part>,
    pub(super) loads: &'b mut Loads,
}

impl Spread<'_, '_> {
    /// Takes the remaining units of a variable from the conditions from this one on, then those of the next variable.
    /// The depth of the recursion is the number of parts.
    pub(super) fn spread(&mut self, unit: usize, condition: u32, taken: u32) -> Result<(), Obstacle> {
        let Some(&(variable, count)) = self.units.get(unit) else { return self.add() };
        if taken == count {
            return self.spread(unit + 1, 0, 0);
        }
        let classes = self.prepared.classes;
        let class = classes.partition_point(|class| class.first <= variable as usize) - 1;
        let subset = variable - classes[class].first as u32 + 1;
        for condition in condition..classes[class].conditions(self.places) {
            if classes[class].present(condition, self.load.from, self.places) & subset != subset {
                continue;
            }
            let after = classes[class].moved(condition, subset, self.load.to, self.places);
            for n in (1..=count - taken).rev() {
                self.parts.push(Part {
                    class: class as u32,
                    subset,
                    count: n,
                    before: self.first_field[class] + condition,
                    after: self.first_field[class] + after,
                });
                self.spread(unit, condition + 1, taken + n)?;
                self.parts.pop();
            }
        }
        Ok(())
    }

    fn add(&mut self) -> Result<(), Obstacle> {
        let Prepared { classes, fields, rules, .. } = *self.prepared;
        let loads = &mut *self.loads;
        let begin = loads.parts.len() as u32;
        loads.parts.extend_from_slice(&self.parts);
        if loads.parts.len() + loads.leaving.len() + rules.tests.len() > MAX_KEPT_NUMBERS {
            return Err(Obstacle::Loads);
        }
        let present = |part: &Part, field: u32, place: u32| {
            classes[part.class as usize].present(fields[field as usize].condition, place, self.places)
        };
        for test in &rules.tests {
            let term = |part: &Part, subset: u32| match subset {
                0 => 0,
                subset => test.terms[classes[part.class as usize].variable(subset)] * i64::from(part.count),
            };
            let change = |place: u32| {
                let each = self.parts.iter().map(|part| {
                    term(part, present(part, part.after, place)) - term(part, present(part, part.before, place))
                });
                each.sum::<i64>()
            };
            loads.leaving.push(change(self.load.from));
            loads.landing.push(change(self.load.to));
        }
        loads.list.push(Load { parts: begin..loads.parts.len() as u32, ..self.load.clone() });
        Ok(())
    }
}
