//! Attributes in lines of their own: `minutes: 1, 2, 5, 10`, and the seats that things take.

use super::super::dictionary::Dictionary;
use super::super::fields::MeasureFields;
use super::super::numbers::number;
use super::super::puzzle::{Attribute, AttributeId, Subject, Values};
use super::Reader;
use crate::{Code, Diagnostic, Hint, Number, Text};

/// Names for the attribute of the seats that things take; the first that is free.
const SPACE: [&str; 3] = ["space", "seats taken", "room taken"];
/// Maximum number of things with numbers in a line of their own.
const MAX_LISTED: usize = 2000;

impl Reader<'_, '_> {
    /// Gives every thing its number.
    pub(super) fn measure(&mut self, measure: &MeasureFields) {
        let span = measure.name.span();
        let all: usize = self.puzzle.groups.iter().map(|g| g.count as usize).sum();
        let problem = |found: usize| {
            let problem = Diagnostic::new(Code::AttributeCount, span).text("name", measure.name.as_str());
            problem.text("thing", "all").number("found", found).number("expected", all).hint(Hint::Commas)
        };
        if measure.values.len() != all || all > MAX_LISTED {
            self.problems.push(problem(measure.values.len()));
            return;
        }
        let Some(id) = self.attribute(measure.name.as_str(), span) else { return };
        let mut values: Vec<Vec<Option<Number>>> =
            self.puzzle.groups.iter().map(|g| vec![None; g.count as usize]).collect();
        let mut next = (0..values.len()).flat_map(|g| (0..values[g].len()).map(move |i| (g, i))).collect::<Vec<_>>();
        next.reverse();
        for (who, written) in &measure.values {
            let found = match who {
                None => next.pop(),
                Some(who) => self.one(who),
            };
            let (Some((g, i)), Some(value)) = (found, self.value(written, measure.name.as_str())) else { return };
            if values[g][i].replace(value).is_some() {
                let problem = Diagnostic::new(Code::DuplicateAttribute, written.span());
                let thing = self.puzzle.groups[g].name.clone();
                self.problems.push(problem.text("name", measure.name.as_str()).text("thing", thing));
                return;
            }
        }
        for (g, values) in values.into_iter().enumerate() {
            let Some(values) = values.into_iter().collect::<Option<Vec<Number>>>() else { continue };
            self.set(g, id, values, &measure.name);
        }
    }

    fn set(&mut self, g: usize, id: AttributeId, values: Vec<Number>, name: &Text) {
        let group = &mut self.puzzle.groups[g];
        if group.attributes.iter().any(|a| a.id == id) {
            let problem = Diagnostic::new(Code::DuplicateAttribute, name.span()).text("name", name.as_str());
            self.problems.push(problem.text("thing", &group.name));
            return;
        }
        let same = values.iter().all(|v| *v == values[0]);
        let values = if same { Values::Same(values[0]) } else { Values::Each(values) };
        group.attributes.push(Attribute { id, values });
    }

    /// Returns the one thing that a name denotes, as its group and its index.
    fn one(&mut self, who: &Text) -> Option<(usize, usize)> {
        match Dictionary::new(self.puzzle).subject(who) {
            Ok(Subject::Thing(thing)) => Some((thing.group.0 as usize, thing.index as usize)),
            Ok(Subject::Group(group)) if self.puzzle.group(group).count == 1 => Some((group.0 as usize, 0)),
            Ok(_) => {
                self.problems.push(Diagnostic::new(Code::NotOneThing, who.span()).text("name", who.as_str()));
                None
            }
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        }
    }

    /// Gives every thing the number of seats that it takes, if some take more than one.
    pub(super) fn seats_taken(&mut self) -> Option<AttributeId> {
        let needs = &self.fields.seat_needs;
        let first = needs.first()?;
        let name = SPACE.into_iter().find(|name| !self.seen.contains_key(*name))?;
        let mut taken: Vec<Number> = vec![1.into(); self.puzzle.groups.len()];
        for need in super::kept(needs, |need| need.who.span(), self.problems) {
            let number = number(&need.number, self.fields.mark, self.problems)?;
            match Dictionary::new(self.puzzle).subject(&need.who) {
                Ok(Subject::Group(group)) => taken[group.0 as usize] = number,
                Ok(_) => {
                    let problem = Diagnostic::new(Code::MateNotGroup, need.who.span());
                    self.problems.push(problem.text("name", need.who.as_str()));
                }
                Err(problem) => self.problems.push(problem),
            }
        }
        let id = self.attribute(name, first.number.span())?;
        for (g, number) in taken.into_iter().enumerate() {
            let count = self.puzzle.groups[g].count as usize;
            self.set(g, id, vec![number; count.min(1)], &first.number);
        }
        Some(id)
    }
}
