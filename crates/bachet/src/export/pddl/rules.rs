//! The rules of places as conditions of a trip: on those who stay behind, and on those who are there after it.
//!
//! Rules about somebody, nobody, each and some become quantifiers. A comparison of numbers becomes a decision tree over
//! the travellers that it depends on, without the branches that do not matter.

use bachet_crossing::judge::{self, Party, Spot};
use bachet_notation::Number;
use bachet_notation::crossing::{
    At, BoatId, Comparison, CrossingPuzzle, GroupId, PlaceId, Quantifier, Quantity, Rule, Subject, Thing, Truth,
};

use super::expression::{Expression, all, always, any, imply, list, never, not, word};
use super::identifiers::Identifiers;
use super::loads::is_trip;
use super::{is_of_places, meant, too_large};
use crate::verbs::Refusal;

/// Maximum number of travellers that a comparison may depend on.
const MAX_CONCERNED: usize = 12;

/// The group that a condition is about.
#[derive(Clone, Copy)]
pub(super) enum Side<'a> {
    /// Those who stay behind after these leave.
    Stays { aboard: &'a [&'a str] },
    /// Those who are there after these arrive.
    Lands { aboard: &'a [&'a str] },
}

impl Side<'_> {
    /// Returns the place, a parameter of the action.
    fn place(self) -> &'static str {
        match self {
            Self::Stays { .. } => "?from",
            Self::Lands { .. } => "?to",
        }
    }

    /// Writes that somebody is in the group.
    fn has(self, one: &str) -> Expression {
        let there = list(["at", one, self.place()]);
        match self {
            Self::Stays { aboard } => {
                let mut parts = vec![there];
                parts.extend(aboard.iter().map(|a| not(list(["=", one, a]))));
                all(parts)
            }
            Self::Lands { aboard } => {
                let mut parts = vec![there];
                parts.extend(aboard.iter().map(|a| list(["=", one, a])));
                any(parts)
            }
        }
    }
}

/// Writes the rules of places for one group.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    pub(super) puzzle: &'a CrossingPuzzle,
    pub(super) names: &'a Identifiers,
    pub(super) side: Side<'a>,
    /// The boat that makes the trip.
    pub(super) boat: BoatId,
    /// The boats that are there.
    pub(super) there: &'a [BoatId],
    pub(super) phases: usize,
}

/// What `her` refers to: a thing, or a variable over a group.
#[derive(Clone, Copy)]
enum One {
    Thing(Thing),
    Variable,
}

impl Rules<'_> {
    /// Writes the rules for the group.
    pub(super) fn all(&self) -> Result<Vec<Expression>, Refusal> {
        let rules = self.puzzle.rules.iter().filter(|rule| is_of_places(rule.at));
        rules.map(|rule| self.rule(rule)).filter(|e| e.as_ref() != Ok(&always())).collect()
    }

    /// Writes a rule for every set of other boats that may be there, if it depends on them.
    fn rule(&self, rule: &Rule) -> Result<Expression, Refusal> {
        let own = match self.side {
            Side::Stays { .. } => None,
            Side::Lands { .. } => Some(self.boat),
        };
        let is_asked = rule.at == At::Unattended || rule.truth.uses_boats();
        let others: Vec<BoatId> = self.puzzle.boat_ids().filter(|b| *b != self.boat && is_asked).collect();
        let mut sets = Vec::new();
        for set in 0..1_u32 << others.len() {
            let (mut there, mut when) = (Vec::from_iter(own), Vec::new());
            for (i, other) in others.iter().enumerate() {
                let is_there = self.names.boat_at(*other, self.side.place());
                if set >> i & 1 == 1 {
                    there.push(*other);
                    when.push(is_there);
                } else {
                    when.push(not(is_there));
                }
            }
            let holds = Rules { there: &there, ..*self }.group(rule)?;
            sets.push(imply(all(when), holds));
        }
        let holds = all(sets);
        // Planners multiply out disjunctions, except within a quantifier: each rule gets one.
        let is_quantified = matches!(&holds, Expression::List(parts) if parts.first() == Some(&word("forall")));
        if is_quantified || holds == always() || holds == never() {
            return Ok(holds);
        }
        let here = imply(list(["=", "?p", self.side.place()]), holds);
        Ok(Expression::List(vec![word("forall"), list(["?p", "-", "place"]), here]))
    }

    /// Writes a rule for the boats that are there.
    fn group(&self, rule: &Rule) -> Result<Expression, Refusal> {
        if rule.at == At::Unattended && !self.there.is_empty() {
            return Ok(always());
        }
        let mut holds = self.truth(&rule.truth, None)?;
        // Rules do not apply to an empty group; after a trip the group is not empty.
        let of_nobody = judge::holds(self.puzzle, &rule.truth, &self.party(&[], 0), None);
        if !of_nobody && matches!(self.side, Side::Stays { .. }) {
            holds = any(vec![not(self.somebody(Subject::All)), holds]);
        }
        if let At::Place(place) = rule.at {
            holds = imply(list(["=", self.side.place(), self.names.place(place)]), holds);
        }
        Ok(holds)
    }

    fn truth(&self, truth: &Truth, one: Option<One>) -> Result<Expression, Refusal> {
        let parts = |parts: &[Truth]| parts.iter().map(|p| self.truth(p, one)).collect::<Result<Vec<_>, _>>();
        Ok(match truth {
            Truth::Not(a) => not(self.truth(a, one)?),
            Truth::And(a) => all(parts(a)?),
            Truth::Or(a) => any(parts(a)?),
            Truth::Implies(a, b) => imply(self.truth(a, one)?, self.truth(b, one)?),
            Truth::Iff(a, b) => {
                let (a, b) = (self.truth(a, one)?, self.truth(b, one)?);
                all(vec![imply(a.clone(), b.clone()), imply(b, a)])
            }
            Truth::Xor(a, b) => {
                let (a, b) = (self.truth(a, one)?, self.truth(b, one)?);
                all(vec![any(vec![a.clone(), b.clone()]), not(all(vec![a, b]))])
            }
            Truth::Quantified(quantifier, subject, inner) => self.quantified(*quantifier, *subject, inner)?,
            Truth::Compare(a, relation, b) => match presence(a, *relation, b) {
                Some((quantity, is_there)) => {
                    let there = self.present(quantity, one);
                    if is_there { there } else { not(there) }
                }
                None => self.decision(truth, one)?,
            },
        })
    }

    fn quantified(&self, quantifier: Quantifier, subject: Subject, inner: &Truth) -> Result<Expression, Refusal> {
        let joined = |parts| if quantifier == Quantifier::Each { all(parts) } else { any(parts) };
        if let Subject::Tag(tag) = subject {
            let members = self.puzzle.tags[tag.0 as usize].members.iter();
            let parts = members.map(|m| self.quantified(quantifier, *m, inner)).collect::<Result<Vec<_>, _>>()?;
            return Ok(joined(parts));
        }
        let group = |g: GroupId| self.puzzle.group(g).count > 1 && concerns_presence_only(inner);
        match subject {
            Subject::Group(g) if group(g) => {
                let (has, holds) = (self.side.has("?x"), self.truth(inner, Some(One::Variable))?);
                let variable = list(["?x", "-", self.names.group(g.0 as usize)]);
                let (quantifier, body) = match quantifier {
                    Quantifier::Each => ("forall", imply(has, holds)),
                    Quantifier::Some => ("exists", all(vec![has, holds])),
                };
                Ok(Expression::List(vec![word(quantifier), variable, body]))
            }
            _ => {
                let parts = meant(self.puzzle, subject).into_iter().map(|thing| {
                    let (has, holds) = (self.has(thing), self.truth(inner, Some(One::Thing(thing)))?);
                    Ok(if quantifier == Quantifier::Each { imply(has, holds) } else { all(vec![has, holds]) })
                });
                Ok(joined(parts.collect::<Result<Vec<_>, Refusal>>()?))
            }
        }
    }

    /// Writes that the group has one of these.
    fn present(&self, quantity: &Quantity, one: Option<One>) -> Expression {
        match (quantity, one) {
            (Quantity::Count(subject), _) => self.somebody(*subject),
            (Quantity::Mate, Some(One::Thing(thing))) => {
                self.puzzle.mate_of(thing).map_or_else(never, |mate| self.has(mate))
            }
            (Quantity::Mate, Some(One::Variable)) => {
                self.exists("thing", |has| all(vec![list(["mate", "?x", "?y"]), has]))
            }
            _ => never(),
        }
    }

    fn somebody(&self, subject: Subject) -> Expression {
        match subject {
            Subject::All => self.exists("thing", |has| has),
            Subject::Group(g) if self.puzzle.group(g).count > 1 => {
                self.exists(self.names.group(g.0 as usize), |has| has)
            }
            Subject::Group(g) => self.has(Thing { group: g, index: 0 }),
            Subject::Thing(thing) => self.has(thing),
            Subject::Boat(_) => never(),
            Subject::Tag(tag) => {
                any(self.puzzle.tags[tag.0 as usize].members.iter().map(|m| self.somebody(*m)).collect())
            }
        }
    }

    fn exists(&self, kind: &str, body: impl Fn(Expression) -> Expression) -> Expression {
        Expression::List(vec![word("exists"), list(["?y", "-", kind]), body(self.side.has("?y"))])
    }

    fn has(&self, thing: Thing) -> Expression {
        self.side.has(self.names.thing(thing))
    }

    /// Writes a comparison as a decision tree over the travellers and phases that it depends on.
    fn decision(&self, comparison: &Truth, one: Option<One>) -> Result<Expression, Refusal> {
        let one = match one {
            Some(One::Thing(thing)) => Some(thing),
            _ => None,
        };
        let mut concerned: Vec<Thing> = Vec::new();
        comparison.any_quantity(|quantity| {
            concerned.extend(self.concerned(quantity, one));
            false
        });
        concerned.sort_unstable();
        concerned.dedup();
        if concerned.len() > MAX_CONCERNED {
            return Err(too_large());
        }
        let counts_trips = comparison.any_quantity(is_trip);
        let mut phases = Vec::new();
        for phase in 0..if counts_trips { self.phases } else { 1 } {
            let asked = |party: u32| {
                let is_member = |i: &usize| party >> (concerned.len() - 1 - i) & 1 == 1;
                let members: Vec<Thing> = (0..concerned.len()).filter(is_member).map(|i| concerned[i]).collect();
                judge::holds(self.puzzle, comparison, &self.party(&members, phase as u64), one)
            };
            let table: Vec<bool> = (0..1_u32 << concerned.len()).map(asked).collect();
            phases.push(self.tree(&table, &concerned));
        }
        if phases.windows(2).all(|pair| pair[0] == pair[1]) {
            return Ok(phases.swap_remove(0));
        }
        let by_phase = |(i, holds): (usize, Expression)| all(vec![list(["=", "?now", &format!("phase-{i}")]), holds]);
        Ok(any(phases.into_iter().enumerate().map(by_phase).collect()))
    }

    /// Writes a truth table over these travellers; the first of them is absent in its first half.
    fn tree(&self, table: &[bool], concerned: &[Thing]) -> Expression {
        let Some((&first, rest)) = concerned.split_first() else {
            return if table.first() == Some(&true) { always() } else { never() };
        };
        let (without, with) = table.split_at(table.len() / 2);
        if without == with {
            return self.tree(with, rest);
        }
        let has = self.has(first);
        let (less, more) = (self.tree(without, rest), self.tree(with, rest));
        // If the table is monotone in this traveller, one half needs no condition.
        let is_better = without.iter().zip(with).all(|(w, v)| w <= v);
        let is_worse = without.iter().zip(with).all(|(w, v)| w >= v);
        if is_better {
            any(vec![less, all(vec![has, more])])
        } else if is_worse {
            any(vec![more, all(vec![not(has), less])])
        } else {
            any(vec![all(vec![has.clone(), more]), all(vec![not(has), less])])
        }
    }

    /// Collects the travellers that this part depends on.
    fn concerned(&self, quantity: &Quantity, one: Option<Thing>) -> Vec<Thing> {
        match quantity {
            Quantity::Count(subject) => meant(self.puzzle, *subject),
            Quantity::Sum(a) | Quantity::Max(a) | Quantity::Min(a) => {
                self.puzzle.things().filter(|t| self.puzzle.value_of(*t, *a).is_some()).collect()
            }
            Quantity::Mate => one.and_then(|one| self.puzzle.mate_of(one)).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn party<'c>(&'c self, members: &'c [Thing], trip: u64) -> Party<'c> {
        // A constraint does not depend on the place.
        Party { members, spot: Spot::Place(PlaceId(0)), boats: self.there, trip, previous: &[] }
    }
}

/// Returns whether a comparison means that somebody, or nobody, of these is there.
fn presence<'q>(a: &'q Quantity, relation: Comparison, b: &Quantity) -> Option<(&'q Quantity, bool)> {
    let Quantity::Constant(bound) = b else { return None };
    if !matches!(a, Quantity::Count(_) | Quantity::Mate) || matches!(a, Quantity::Count(Subject::Boat(_))) {
        return None;
    }
    let (zero, one) = (Number::from_integer(0), Number::from_integer(1));
    match relation {
        Comparison::GreaterEqual if *bound == one => Some((a, true)),
        Comparison::Greater | Comparison::NotEqual if *bound == zero => Some((a, true)),
        Comparison::Equal | Comparison::LessEqual if *bound == zero => Some((a, false)),
        Comparison::Less if *bound == one => Some((a, false)),
        _ => None,
    }
}

/// Whether the constraint is only about who is there, so that `her` may be a variable.
fn concerns_presence_only(truth: &Truth) -> bool {
    match truth {
        Truth::Not(a) => concerns_presence_only(a),
        Truth::And(parts) | Truth::Or(parts) => parts.iter().all(concerns_presence_only),
        Truth::Implies(a, b) | Truth::Iff(a, b) | Truth::Xor(a, b) => {
            concerns_presence_only(a) && concerns_presence_only(b)
        }
        Truth::Compare(a, relation, b) => presence(a, *relation, b).is_some(),
        Truth::Quantified(..) => false,
    }
}
