//! Compiles the rules for parties at places into tests of sums.
//!
//! A quantified truth becomes one part for each kind of member that it may be about. A comparison with a maximum, a
//! minimum or a remainder is split into cases, each with a number in its place.

use num_traits::Zero as _;

use bachet_notation::Number;
use bachet_notation::crossing::{At, AttributeId, Comparison, CrossingPuzzle, Quantifier, Quantity, Subject, Truth};

use super::circuit::{Builder, Circuit, Clauses, Formula, Literal, Test};
use super::linear::{self, Linear};
use super::party::compare;
use super::{Class, Obstacle};
use crate::boat_set::BoatSet;

/// The rules for parties at places.
#[derive(Clone, Debug, Default)]
pub(crate) struct BankRules {
    pub(crate) circuit: Circuit,
    pub(crate) tests: Vec<Test>,
    /// For each place, the clauses for a party with each set of boats.
    clauses: Vec<Clauses>,
    boats: u32,
}

/// A condition on parties at places.
struct PlaceClause {
    literals: Vec<Literal>,
    /// The sets of boats that it applies to, one bit for each.
    boats: u32,
    /// `None` for every place.
    place: Option<usize>,
}

impl BankRules {
    pub(crate) fn new(puzzle: &CrossingPuzzle, classes: &[Class]) -> Result<Self, Obstacle> {
        let mut builder = Builder::new(classes);
        let places = puzzle.places.len();
        let boats = puzzle.boats.len() as u32;
        let mut asked: Vec<PlaceClause> = Vec::new();
        for rule in &puzzle.rules {
            let place = match rule.at {
                At::Boat | At::InBoat(_) => continue,
                At::Everywhere | At::Banks | At::Unattended => None,
                At::Place(place) => Some(place.0 as usize),
            };
            let applies = |set: &BoatSet| rule.at != At::Unattended || set.is_empty();
            let bit = |set: BoatSet| 1_u32 << set.index();
            let sets: Vec<BoatSet> = BoatSet::every(boats).filter(applies).collect();
            // If the rule does not depend on boats, it is compiled once for all sets of them.
            let passes: Vec<(BoatSet, u32)> = if rule.truth.uses_boats() {
                sets.into_iter().map(|set| (set, bit(set))).collect()
            } else {
                vec![(BoatSet::EMPTY, sets.into_iter().map(bit).sum())]
            };
            for (there, boats) in passes {
                let mut compiler = RuleCompiler { puzzle, classes, boats: there, builder: &mut builder };
                let formula = compiler.truth(&rule.truth, None)?;
                for mut literals in builder.clauses(formula)? {
                    let holds_of_nobody = literals.iter().map(|l| builder.of_nobody(*l)).any(|t| t == Some(true));
                    if !holds_of_nobody {
                        // An empty party breaks no rule.
                        let mut compiler = RuleCompiler { puzzle, classes, boats: there, builder: &mut builder };
                        let nobody = compiler.present(|_, _| true)?.not();
                        let nobody = builder.clauses(nobody)?;
                        literals.extend(nobody.into_iter().flatten());
                        // A mask cannot hold a literal and its negation; such a clause is always true.
                        if literals.iter().any(|literal| literals.contains(&literal.negated())) {
                            continue;
                        }
                        literals.sort_unstable();
                        literals.dedup();
                    }
                    asked.push(PlaceClause { literals, boats, place });
                }
            }
        }
        let mut all: Vec<Vec<Literal>> = Vec::new();
        let mut clauses: Vec<Clauses> = Vec::with_capacity(places << boats);
        let somewhere = asked.iter().any(|clause| clause.place.is_some());
        for p in 0..places {
            if p > 0 && !somewhere {
                clauses.extend_from_within(..1 << boats);
                continue;
            }
            for set in 0..1_usize << boats {
                let is_same = |other: usize| asked.iter().all(|c| c.boats >> other & 1 == c.boats >> set & 1);
                if let Some(same) = (0..set).find(|other| is_same(*other)) {
                    clauses.push(clauses[(p << boats) + same].clone());
                    continue;
                }
                let begin = all.len() as u32;
                let is_here = |c: &&PlaceClause| c.boats >> set & 1 == 1 && c.place.is_none_or(|place| place == p);
                for clause in asked.iter().filter(is_here) {
                    if !all[begin as usize..].contains(&clause.literals) {
                        all.push(clause.literals.clone());
                    }
                }
                clauses.push(begin..all.len() as u32);
            }
        }
        let (circuit, tests) = Circuit::new(builder, &all);
        Ok(Self { circuit, tests, clauses, boats })
    }

    /// Returns the clauses for a party at a place with these boats.
    #[inline]
    pub(crate) fn clauses(&self, place: usize, boats: BoatSet) -> &Clauses {
        &self.clauses[(place << self.boats) + boats.index()]
    }

    /// Whether a party with these sums, after this change of each, may be at the place with these boats.
    #[inline]
    pub(crate) fn hold(&self, place: usize, boats: BoatSet, sums: &[i64], change: &[i64]) -> bool {
        self.circuit.holds(sums, change, self.clauses(place, boats))
    }
}

/// Compiles rules for parties at a place with these boats.
struct RuleCompiler<'a, 'b> {
    puzzle: &'a CrossingPuzzle,
    classes: &'a [Class],
    boats: BoatSet,
    builder: &'b mut Builder<'a>,
}

/// The thing that a quantified truth is about: a member of a class, and whether its mate is in the party.
#[derive(Clone, Copy, Debug)]
struct Member {
    class: usize,
    slot: usize,
    mate: Option<bool>,
}

/// The values that a quantity may have, each with its condition. If no condition holds, it has no value.
type Cases = Vec<(Formula, Linear)>;

/// Maximum number of cases of a comparison.
const MAX_CASES: usize = 2048;

impl RuleCompiler<'_, '_> {
    fn truth(&mut self, truth: &Truth, one: Option<Member>) -> Result<Formula, Obstacle> {
        Ok(match truth {
            Truth::Not(a) => self.truth(a, one)?.not(),
            Truth::And(all) => Formula::all(self.truths(all, one)?),
            Truth::Or(any) => Formula::any(self.truths(any, one)?),
            Truth::Implies(a, b) => Formula::any([self.truth(a, one)?.not(), self.truth(b, one)?]),
            Truth::Iff(a, b) => self.same(a, b, one)?,
            Truth::Xor(a, b) => self.same(a, b, one)?.not(),
            Truth::Compare(a, comparison, b) => {
                let (a, b) = (self.cases(a, one)?, self.cases(b, one)?);
                self.compare(a, *comparison, &b)?
            }
            Truth::Quantified(quantifier, subject, a) => {
                let some = self.quantified(*quantifier, *subject, a)?;
                if *quantifier == Quantifier::Each { some.not() } else { some }
            }
        })
    }

    fn truths(&mut self, list: &[Truth], one: Option<Member>) -> Result<Vec<Formula>, Obstacle> {
        list.iter().map(|a| self.truth(a, one)).collect()
    }

    fn same(&mut self, a: &Truth, b: &Truth, one: Option<Member>) -> Result<Formula, Obstacle> {
        let (a, b) = (self.truth(a, one)?, self.truth(b, one)?);
        Ok(Formula::all([Formula::any([a.clone().not(), b.clone()]), Formula::any([a, b.not()])]))
    }

    /// Compiles that the truth holds for some member; with [`Quantifier::Each`], that it fails for some member.
    fn quantified(&mut self, quantifier: Quantifier, subject: Subject, a: &Truth) -> Result<Formula, Obstacle> {
        let (mate, own) = depends_on_member(a);
        let puzzle = self.puzzle;
        let classes = self.classes;
        let of = |truth: Formula| if quantifier == Quantifier::Each { truth.not() } else { truth };
        if !mate && !own {
            let truth = of(self.truth(a, None)?);
            let there = self.present(|class, slot| puzzle.names(subject, classes[class].slots[slot].example))?;
            return Ok(Formula::all([there, truth]));
        }
        let mut some = Vec::new();
        for (class, of_class) in classes.iter().enumerate() {
            for slot in 0..of_class.slots.len() {
                if !puzzle.names(subject, of_class.slots[slot].example) {
                    continue;
                }
                let mates: &[Option<bool>] = if mate { &[Some(false), Some(true)] } else { &[None] };
                for mate in mates {
                    let one = Member { class, slot, mate: *mate };
                    let truth = of(self.truth(a, Some(one))?);
                    if truth != Formula::Constant(false) {
                        some.push(Formula::all([self.is_there(one)?, truth]));
                    }
                }
            }
        }
        Ok(Formula::any(some))
    }

    /// Whether a member of this kind is in the party.
    fn is_there(&mut self, one: Member) -> Result<Formula, Obstacle> {
        let class = &self.classes[one.class];
        let mate = class.slots[one.slot].mate;
        let mut terms = vec![Number::zero(); self.builder.variables()];
        for subset in class.subsets().filter(|s| s >> one.slot & 1 == 1) {
            let has_mate = mate.is_some_and(|mate| subset >> mate & 1 == 1);
            if one.mate.is_none_or(|with| with == has_mate) {
                terms[class.variable(subset)] = Number::from_integer(1);
            }
        }
        self.builder.over_zero(&Linear { terms, trip: Number::zero(), constant: Number::zero() })
    }

    /// Returns the weighted number of members that have a weight, by class and slot.
    fn count(&self, weight: impl Fn(usize, usize) -> Option<Number>) -> Result<Linear, Obstacle> {
        let mut sum = Linear::constant(Number::zero());
        for (c, class) in self.classes.iter().enumerate() {
            for slot in 0..class.slots.len() {
                let Some(weight) = weight(c, slot) else { continue };
                sum.terms.resize(self.builder.variables(), Number::zero());
                for subset in class.subsets().filter(|s| s >> slot & 1 == 1) {
                    let term = &mut sum.terms[class.variable(subset)];
                    *term = linear::sum(*term, weight).ok_or(Obstacle::Numbers)?;
                }
            }
        }
        Ok(sum)
    }

    fn present(&mut self, meant: impl Fn(usize, usize) -> bool) -> Result<Formula, Obstacle> {
        let sum = self.count(|class, slot| meant(class, slot).then(|| Number::from_integer(1)))?;
        self.builder.over_zero(&sum)
    }

    fn cases(&mut self, quantity: &Quantity, one: Option<Member>) -> Result<Cases, Obstacle> {
        let always = |sum: Linear| vec![(Formula::Constant(true), sum)];
        let constant = |number: Number| always(Linear::constant(number));
        let (puzzle, classes) = (self.puzzle, self.classes);
        let example = |class: usize, slot: usize| classes[class].slots[slot].example;
        Ok(match quantity {
            Quantity::Constant(number) => constant(*number),
            Quantity::Count(Subject::Boat(boat)) => {
                constant(Number::from_integer(i64::from(self.boats.contains(*boat))))
            }
            Quantity::Count(subject) => {
                always(self.count(|class, slot| {
                    puzzle.names(*subject, example(class, slot)).then(|| Number::from_integer(1))
                })?)
            }
            Quantity::Mate => {
                let has = one.and_then(|one| one.mate.filter(|_| classes[one.class].slots[one.slot].mate.is_some()));
                constant(Number::from_integer(i64::from(has.unwrap_or(false))))
            }
            Quantity::Own(attribute) => {
                let value = one.and_then(|one| puzzle.value_of(example(one.class, one.slot), *attribute));
                value.map_or_else(Vec::new, constant)
            }
            Quantity::Sum(attribute) => {
                always(self.count(|class, slot| puzzle.value_of(example(class, slot), *attribute))?)
            }
            Quantity::Max(attribute) => self.extreme(*attribute, |value, best| value > best)?,
            Quantity::Min(attribute) => self.extreme(*attribute, |value, best| value < best)?,
            Quantity::Boat => constant(Number::from_integer(i64::from(self.boats.count()))),
            Quantity::Trip => always(Linear::trip()),
            // The notation allows it only in rules for the boat.
            Quantity::Previous(_) => return Err(Obstacle::Rules),
            Quantity::Negate(a) => self.scaled(a, Number::from_integer(-1), one)?,
            Quantity::Add(a, b) => {
                let (a, b) = (self.cases(a, one)?, self.cases(b, one)?);
                Self::sums(&a, &b)?
            }
            Quantity::Subtract(a, b) => {
                let (a, b) = (self.cases(a, one)?, self.scaled(b, Number::from_integer(-1), one)?);
                Self::sums(&a, &b)?
            }
            Quantity::Multiply(a, b) => {
                let (a, b) = (self.cases(a, one)?, self.cases(b, one)?);
                Self::pairs(&a, &b, |a, b| {
                    if a.is_constant() { b.clone().times(a.constant) } else { Self::by_constant(a, b) }
                })?
            }
            Quantity::Modulo(a, n) => {
                let mut cases = Vec::new();
                for (when, sum) in self.cases(a, one)? {
                    for (rest, value) in self.builder.modulo(&sum, *n)? {
                        cases.push((Formula::all([when.clone(), rest]), Linear::constant(value)));
                    }
                }
                cases
            }
        })
    }

    fn by_constant(a: &Linear, b: &Linear) -> Result<Linear, Obstacle> {
        if b.is_constant() { a.clone().times(b.constant) } else { Err(Obstacle::Rules) }
    }

    fn scaled(&mut self, a: &Quantity, factor: Number, one: Option<Member>) -> Result<Cases, Obstacle> {
        self.cases(a, one)?.into_iter().map(|(when, sum)| Ok((when, sum.times(factor)?))).collect()
    }

    fn sums(a: &Cases, b: &Cases) -> Result<Cases, Obstacle> {
        Self::pairs(a, b, |a, b| a.clone().plus(b))
    }

    fn pairs(
        a: &Cases,
        b: &Cases,
        join: impl Fn(&Linear, &Linear) -> Result<Linear, Obstacle>,
    ) -> Result<Cases, Obstacle> {
        if a.len() * b.len() > MAX_CASES {
            return Err(Obstacle::Rules);
        }
        let mut pairs = Vec::with_capacity(a.len() * b.len());
        for (x, a) in a {
            for (y, b) in b {
                pairs.push((Formula::all([x.clone(), y.clone()]), join(a, b)?));
            }
        }
        Ok(pairs)
    }

    /// Compiles a maximum or minimum: a case for each value of a thing that may be present, where none has a better
    /// one.
    fn extreme(&mut self, attribute: AttributeId, better: impl Fn(Number, Number) -> bool) -> Result<Cases, Obstacle> {
        let (puzzle, classes) = (self.puzzle, self.classes);
        let value = |class: usize, slot: usize| puzzle.value_of(classes[class].slots[slot].example, attribute);
        let mut values: Vec<Number> = Vec::new();
        for (c, class) in classes.iter().enumerate() {
            values.extend((0..class.slots.len()).filter_map(|slot| value(c, slot)));
        }
        values.sort_unstable();
        values.dedup();
        if values.len() > MAX_CASES {
            return Err(Obstacle::Rules);
        }
        let mut cases = Vec::with_capacity(values.len());
        for best in values {
            let has = self.present(|class, slot| value(class, slot) == Some(best))?;
            let above = self.present(|class, slot| value(class, slot).is_some_and(|v| better(v, best)))?;
            cases.push((Formula::all([has, above.not()]), Linear::constant(best)));
        }
        Ok(cases)
    }

    fn compare(&mut self, mut a: Cases, comparison: Comparison, b: &Cases) -> Result<Formula, Obstacle> {
        // Most comparisons have one case.
        if let ([(Formula::Constant(true), left)], [(Formula::Constant(true), right)]) = (a.as_mut_slice(), &b[..]) {
            let left = std::mem::replace(left, Linear::constant(Number::zero()));
            return self.compare_to_zero(&left.minus(right)?, comparison);
        }
        let differences = Self::pairs(&a, b, |a, b| a.clone().minus(b))?;
        let mut any = Vec::with_capacity(differences.len());
        for (when, sum) in differences {
            let truth = self.compare_to_zero(&sum, comparison)?;
            any.push(Formula::all([when, truth]));
        }
        Ok(Formula::any(any))
    }

    fn compare_to_zero(&mut self, sum: &Linear, comparison: Comparison) -> Result<Formula, Obstacle> {
        if sum.is_constant() {
            return Ok(Formula::Constant(compare(sum.constant, comparison, Number::zero())));
        }
        Ok(match comparison {
            Comparison::Equal => self.builder.zero(sum)?,
            Comparison::NotEqual => self.builder.zero(sum)?.not(),
            Comparison::Less => self.builder.at_least_zero(sum)?.not(),
            Comparison::LessEqual => self.builder.over_zero(sum)?.not(),
            Comparison::Greater => self.builder.over_zero(sum)?,
            Comparison::GreaterEqual => self.builder.at_least_zero(sum)?,
        })
    }
}

/// Whether a quantified truth depends on the thing's mate, and whether on its own attributes.
fn depends_on_member(truth: &Truth) -> (bool, bool) {
    let mate = truth.any_quantity(|q| matches!(q, Quantity::Mate));
    let own = truth.any_quantity(|q| matches!(q, Quantity::Own(_)));
    (mate, own)
}
