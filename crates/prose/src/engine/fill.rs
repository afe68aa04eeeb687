//! What fills the slots of a pattern that was laid.

use bachet_notation::Number;
use bachet_notation::clue::CategoryId;

use super::lay::Laid;
use super::{Engine, MOST_FILLINGS};
use crate::description::Described;
use crate::grammar::SlotKind;
use crate::meaning::{Filled, Relation};
use crate::scan::As;
use crate::vocabulary::{Comparison, Description};

impl Engine<'_> {
    /// The parts of the sentence that slots take, with the categories that describe them.
    fn described(&mut self, laid: &Laid) -> Vec<Description> {
        let mut all = Vec::new();
        for &(_, kind, from, to) in &laid.slots {
            if matches!(kind, SlotKind::Who | SlotKind::Predicate) {
                let things = self.scan.things(from, to, kind.into());
                let categories = things.meant.iter().filter_map(|t| Some(t.primary()?.category)).collect();
                all.push(Description { range: from..to, categories });
            }
        }
        all
    }

    /// What fills the slots: every combination of what they may mean.
    pub(super) fn fill(&mut self, relation: Relation, laid: &Laid, depth: u32) -> Vec<Filled> {
        let vocabulary = self.scan.vocabulary;
        let comparative = laid.comparative.map(|(at, which)| self.scan.comparatives(at)[which].0);
        let mut number = laid.number;
        let unit = laid.unit.map(|(at, which)| self.scan.units(at)[which].0.clone());
        if let Some(unit) = &unit {
            number = Some(number.unwrap_or(Number::from_integer(1)) * unit.factor);
        }
        let base = Filled {
            number,
            places: unit.as_ref().is_some_and(|u| u.places),
            axis: laid.category.or_else(|| vocabulary.axis()),
            category: laid.category,
            ..Filled::default()
        };
        let compared: Vec<Option<(CategoryId, i8)>> = match (comparative, &unit) {
            (None, None) if laid.category.is_some() => vec![laid.category.map(|category| (category, 1))],
            (None, None) if !relation.counts() => vec![None],
            (comparative, unit) => {
                let described = self.described(laid);
                let comparison = Comparison { comparative, unit: unit.as_ref(), number, described: &described };
                let found = vocabulary.compared(&comparison, self.scan.tokens);
                let named = |c: &(CategoryId, i8)| laid.category.is_none_or(|x| x == c.0);
                found.into_iter().filter(named).map(Some).collect()
            }
        };
        let mut all: Vec<Filled> = compared.into_iter().map(|compared| Filled { compared, ..base.clone() }).collect();
        for &(slot, kind, from, to) in &laid.slots {
            let mut longer = Vec::new();
            match kind {
                SlotKind::Who | SlotKind::Predicate | SlotKind::Beside => {
                    let things = self.scan.things(from, to, kind.into());
                    for filled in &all {
                        for thing in &things.meant {
                            let mut filled = filled.clone();
                            filled.things.push((slot, kind, thing.clone()));
                            longer.push(filled);
                        }
                    }
                }
                SlotKind::List(joint) => {
                    let Some(items) = self.items(from, to, joint) else { return Vec::new() };
                    let mut lists: Vec<Vec<Described>> = vec![Vec::new()];
                    for (from, to) in items {
                        let things = self.scan.things(from, to, As::Who);
                        lists = lists
                            .iter()
                            .flat_map(|list| {
                                things.meant.iter().map(move |thing| {
                                    let mut list = list.clone();
                                    list.push(thing.clone());
                                    list
                                })
                            })
                            .take(MOST_FILLINGS)
                            .collect();
                    }
                    for filled in &all {
                        for list in &lists {
                            let mut filled = filled.clone();
                            filled.lists.push((slot, list.clone()));
                            longer.push(filled);
                        }
                    }
                }
                SlotKind::Sentence => {
                    let candidates = self.read(from, to, depth + 1);
                    let best = candidates.iter().map(|c| c.score).max();
                    let best = candidates.iter().filter(|c| Some(c.score) == best);
                    for truth in best.filter_map(|c| c.truth.as_ref()) {
                        for filled in &all {
                            let mut filled = filled.clone();
                            filled.sentences.push((slot, truth.clone()));
                            longer.push(filled);
                        }
                    }
                }
            }
            longer.truncate(MOST_FILLINGS);
            all = longer;
        }
        all
    }
}
