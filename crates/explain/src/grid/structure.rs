//! What follows from the categories alone: one partner in each, and the same partners for what belongs together.

use super::shape::Owners;
use super::theory::GridTheory;
use crate::subsets::{Chain, Contradiction, Literal, bits};

impl GridTheory {
    /// Derives what structure infers when nothing is known: from stated numbers, and from categories of one value.
    pub(super) fn begin_structure(&self, chain: &mut Chain) -> Result<(), Contradiction> {
        let shape = &self.shape;
        for x in 0..shape.values() {
            for category in (0..shape.category_count()).filter(|&c| c != shape.category(x)) {
                if !shape.is_unique(x) {
                    self.count(chain, x, category)?;
                } else if shape.values_of(category).len() == 1 {
                    self.last_place(chain, x, category)?;
                }
            }
        }
        Ok(())
    }

    /// Derives what structure infers from a literal that has just become known.
    pub(super) fn spread_structure(&self, chain: &mut Chain, literal: Literal) -> Result<(), Contradiction> {
        let (x, y) = self.shape.pair(literal.fact());
        for (x, y) in [(x, y), (y, x)] {
            if literal.holds() {
                self.spread_partner(chain, x, y)?;
            } else {
                self.spread_cross(chain, x, y)?;
            }
        }
        Ok(())
    }

    /// Derives what follows for `x` because it belongs to `y`, and what `y` has because `x` has it.
    fn spread_partner(&self, chain: &mut Chain, x: usize, y: usize) -> Result<(), Contradiction> {
        let shape = &self.shape;
        let (own, category) = (shape.category(x), shape.category(y));
        let rule = self.one_each(x, category);
        match shape.owners(own) {
            Owners::Any => return self.count(chain, x, category),
            owners => {
                let row = self.row(x, category);
                let first = shape.values_of(category).start;
                let others = self.full(category) & !chain.no(row) & !(1 << (y - first));
                if others != 0 && chain.allows(rule) {
                    for other in bits(others) {
                        chain.derive(shape.literal(x, first + other, false), rule)?;
                    }
                }
                if owners == Owners::AtMostOne {
                    for category in (0..shape.category_count()).filter(|&c| c != category && c != own) {
                        self.last_place(chain, x, category)?;
                    }
                }
            }
        }
        // `x` names an entity: what it has, `y` has.
        let is_unique = shape.is_unique(y);
        for category in (0..shape.category_count()).filter(|&c| c != own && c != category) {
            if !is_unique && shape.owners(category) == Owners::Any {
                continue;
            }
            let (of_x, of_y) = (self.row(x, category), self.row(y, category));
            let has = chain.yes(of_x) & !chain.yes(of_y);
            let lacks = chain.no(of_y) & !chain.no(of_x);
            if has | lacks == 0 {
                continue;
            }
            let first = shape.values_of(category).start;
            for other in bits(has).map(|at| first + at) {
                let Some(rule) = self.allowed_transfer(chain, x, y, other) else { continue };
                chain.derive(shape.literal(y, other, true), rule)?;
            }
            for other in bits(lacks).map(|at| first + at) {
                let Some(rule) = self.allowed_transfer(chain, x, y, other) else { continue };
                chain.derive(shape.literal(x, other, false), rule)?;
            }
        }
        Ok(())
    }

    /// Derives what follows for `x`, because it does not belong to `y`, and for what `x` belongs to.
    fn spread_cross(&self, chain: &mut Chain, x: usize, y: usize) -> Result<(), Contradiction> {
        let shape = &self.shape;
        let (own, category) = (shape.category(x), shape.category(y));
        if shape.is_unique(x) {
            self.last_place(chain, x, category)?;
        } else {
            self.count(chain, x, category)?;
        }
        // What names an entity, has `x` and would have `y`: it does not have `y`.
        for category in (0..shape.category_count()).filter(|&c| c != own && c != category) {
            if shape.owners(category) == Owners::Any {
                continue;
            }
            let first = shape.values_of(category).start;
            for other in bits(chain.yes(self.row(x, category))).map(|at| first + at) {
                if chain.holds(shape.literal(other, y, false)) {
                    continue;
                }
                let Some(rule) = self.allowed_transfer(chain, other, x, y) else { continue };
                chain.derive(shape.literal(other, y, false), rule)?;
            }
        }
        Ok(())
    }

    /// Returns the rule by which what `x` names has both others if it has one of them: a transfer between `x` and `y`,
    /// or else between `x` and `other`, if that is the one that is allowed.
    fn allowed_transfer(&self, chain: &Chain, x: usize, y: usize, other: usize) -> Option<u32> {
        let rules = [self.transfer(x, y, self.shape.category(other)), self.transfer(x, other, self.shape.category(y))];
        rules.into_iter().find(|&rule| chain.allows(rule))
    }

    /// Derives the last possible partner of a value that names an entity.
    fn last_place(&self, chain: &mut Chain, x: usize, category: usize) -> Result<(), Contradiction> {
        let shape = &self.shape;
        let rule = self.one_each(x, category);
        let left = self.full(category) & !chain.no(self.row(x, category));
        if left & left.wrapping_sub(1) != 0 || !chain.allows(rule) {
            return Ok(());
        }
        if self.has_owner(chain, x) {
            let last = bits(left).next().ok_or(Contradiction { rule, literal: None })?;
            chain.derive(shape.literal(x, shape.values_of(category).start + last, true), rule)
        } else if left == 0 {
            // No entity has it.
            let squares = (0..shape.values()).filter(|&y| shape.has_square(x, y) && shape.category(y) != category);
            squares.into_iter().try_for_each(|y| chain.derive(shape.literal(x, y, false), rule))
        } else {
            Ok(())
        }
    }

    /// Derives what follows from the stated number of a shared value.
    fn count(&self, chain: &mut Chain, x: usize, category: usize) -> Result<(), Contradiction> {
        let shape = &self.shape;
        let rule = self.one_each(x, category);
        let Some(number) = shape.stated_number(x).filter(|_| chain.allows(rule)) else { return Ok(()) };
        if shape.owners(category) == Owners::Any {
            return Ok(());
        }
        let row = self.row(x, category);
        let possible = self.full(category) & !chain.no(row);
        let open = possible & !chain.yes(row);
        let (yes, possible) = (chain.yes(row).count_ones() as usize, possible.count_ones() as usize);
        if yes > number as usize || possible < number as usize {
            return Err(Contradiction { rule, literal: None });
        }
        if yes == possible || yes < number as usize && possible > number as usize {
            return Ok(());
        }
        let holds = possible == number as usize;
        let first = shape.values_of(category).start;
        bits(open).try_for_each(|at| chain.derive(shape.literal(x, first + at, holds), rule))
    }

    /// Returns the cheapest reasons of a structural rule.
    pub(super) fn structural_reasons(
        &self,
        chain: &Chain,
        rule: u32,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
    ) -> Vec<Literal> {
        let (x, y, category) = self.structural(rule);
        match y {
            Some(y) => self.transfer_reasons(chain, [x, y], category, goal, before, price),
            None if self.shape.is_unique(x) => self.one_each_reasons(chain, x, category, goal, before, price),
            None => self.number_reasons(chain, x, category, goal, before, price),
        }
    }

    fn transfer_reasons(
        &self,
        chain: &Chain,
        pair: [usize; 2],
        category: usize,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
    ) -> Vec<Literal> {
        let shape = &self.shape;
        let together = shape.literal(pair[0], pair[1], true);
        let is_known = |literal: &Literal| Some(*literal) == goal.map(|goal| !goal) || chain.held(*literal, before);
        // Each clause of the rule: what `x` names has `y` and `other`, or not both of `x-y` and `x-other` hold.
        let mut best: Option<(u32, Vec<Literal>)> = None;
        for [x, y] in [pair, [pair[1], pair[0]]] {
            if !shape.is_unique(x) {
                continue;
            }
            for other in shape.values_of(category).filter(|&other| shape.has_square(y, other)) {
                let needed = [together, shape.literal(x, other, true), shape.literal(y, other, false)];
                let is_about = goal.is_none_or(|goal| needed.contains(&!goal));
                if is_about && needed.iter().all(is_known) {
                    let reasons = needed.into_iter().filter(|&literal| Some(!literal) != goal);
                    let reasons: Vec<Literal> = reasons.collect();
                    let cost = reasons.iter().map(|&literal| price(literal)).sum();
                    if best.as_ref().is_none_or(|&(best, _)| cost < best) {
                        best = Some((cost, reasons));
                    }
                }
            }
        }
        best.map(|(_, reasons)| reasons).unwrap_or_default()
    }

    fn one_each_reasons(
        &self,
        chain: &Chain,
        x: usize,
        category: usize,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
    ) -> Vec<Literal> {
        let shape = &self.shape;
        let is_known = |literal: Literal| chain.held(literal, before);
        let row = || shape.values_of(category);
        let goal_value = goal.map(|goal| {
            let (a, b) = shape.pair(goal.fact());
            if a == x { b } else { a }
        });
        let is_in_row = goal_value.is_some_and(|y| shape.category(y) == category);
        // Another partner in the category: two without a goal.
        let mut partners: Vec<Literal> = row()
            .filter(|&y| Some(y) != goal_value)
            .map(|y| shape.literal(x, y, true))
            .filter(|&literal| is_known(literal))
            .collect();
        partners.sort_by_key(|&literal| price(literal));
        match goal {
            Some(goal) if !goal.holds() && is_in_row && !partners.is_empty() => return vec![partners[0]],
            None if partners.len() > 1 => return partners[..2].to_vec(),
            _ => {}
        }
        // All others are crossed out.
        let mut reasons: Vec<Literal> =
            row().filter(|&y| Some(y) != goal_value).map(|y| shape.literal(x, y, false)).collect();
        let is_owned_by_goal = goal.is_some_and(|goal| !goal.holds()) && !is_in_row;
        if shape.owners(shape.category(x)) == Owners::AtMostOne && !is_owned_by_goal {
            let others = (0..shape.values()).filter(|&y| shape.has_square(x, y) && shape.category(y) != category);
            let owned = others.map(|y| shape.literal(x, y, true)).filter(|&literal| is_known(literal));
            reasons.extend(owned.min_by_key(|&literal| price(literal)));
        }
        reasons
    }

    fn number_reasons(
        &self,
        chain: &Chain,
        x: usize,
        category: usize,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
    ) -> Vec<Literal> {
        let shape = &self.shape;
        let number = shape.stated_number(x).unwrap_or(0) as usize;
        let mut literals = [true, false].map(|holds| {
            let row = shape.values_of(category).map(|y| shape.literal(x, y, holds));
            let mut known: Vec<Literal> = row
                .filter(|literal| chain.held(*literal, before) && goal.is_none_or(|g| g.fact() != literal.fact()))
                .collect();
            known.sort_by_key(|&literal| price(literal));
            known
        });
        // That many have it; or so many do not have it that the others must.
        let is_full = goal.is_none_or(|goal| !goal.holds());
        let wanted_yes = number + usize::from(goal.is_none());
        let wanted_no = (shape.values_of(category).len() + usize::from(goal.is_none())).saturating_sub(number);
        let [yes, no] = &mut literals;
        if is_full && yes.len() >= wanted_yes {
            yes.truncate(wanted_yes);
            std::mem::take(yes)
        } else {
            no.truncate(wanted_no);
            std::mem::take(no)
        }
    }
}
