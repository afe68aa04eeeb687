//! Draws clues that are true in a solution.

use bachet_notation::clue::Order;
use bachet_random::Random;

use super::constraint::Cell;
use super::kind::{ClueKind, Weights};
use super::shape::{Allowed, Scale, Shape};
use super::statement::Statement;

/// The kinds that can be drawn, with how often.
#[derive(Clone, Debug)]
pub(super) struct Choices {
    /// Each kind, and the sum of the weights up to it.
    kinds: Vec<(ClueKind, u32)>,
    /// The categories whose places may be spoken of.
    places: Vec<usize>,
    /// Those of them that have no amounts, by which distances are told.
    distances: Vec<usize>,
    /// The categories whose numbers may be spoken of.
    amounts: Vec<usize>,
    /// The categories of which two values may be named as alternatives.
    alternatives: Vec<usize>,
}

impl Choices {
    /// Returns `None` if no kind is left.
    pub(super) fn new(shape: &Shape, weights: &Weights) -> Option<Self> {
        let with = |wanted: fn(Allowed) -> bool| -> Vec<usize> {
            (0..shape.categories).filter(|&category| wanted(shape.allowed[category])).collect()
        };
        let places = with(|allowed| allowed.scale.has_places());
        let distances = with(|allowed| allowed.scale == Scale::Places);
        let amounts = with(|allowed| allowed.scale.has_amounts());
        let alternatives = with(|allowed| allowed.alternatives);
        let least = |kind| match kind {
            ClueKind::Same | ClueKind::Different | ClueKind::More | ClueKind::Before | ClueKind::JustBefore => 2,
            _ => 3,
        };
        let possible = |kind| {
            let category = match kind {
                ClueKind::Next | ClueKind::Before | ClueKind::JustBefore => !places.is_empty(),
                ClueKind::Distance => !distances.is_empty(),
                ClueKind::Between => places.contains(&shape.axis),
                ClueKind::More | ClueKind::Difference | ClueKind::Bound => !amounts.is_empty(),
                ClueKind::Either => !alternatives.is_empty(),
                ClueKind::Same | ClueKind::Different | ClueKind::Pair => true,
            };
            category && shape.size >= least(kind)
        };
        let mut sum = 0_u32;
        let mut kinds = Vec::new();
        for kind in ClueKind::ALL {
            let weight = weights.get(kind);
            if weight > 0 && possible(kind) {
                sum = sum.saturating_add(weight);
                kinds.push((kind, sum));
            }
        }
        (!kinds.is_empty()).then_some(Self { kinds, places, distances, amounts, alternatives })
    }
}

/// Draws from a solution.
pub(super) struct Drawer<'a> {
    pub(super) shape: &'a Shape,
    pub(super) choices: &'a Choices,
    /// The place of each cell.
    pub(super) solution: &'a [u8],
    /// The cell of each category and place.
    pub(super) at: &'a [Cell],
}

impl Drawer<'_> {
    /// Draws a clue.
    pub(super) fn draw(&self, random: &mut Random) -> (ClueKind, Statement) {
        let kinds = &self.choices.kinds;
        let sum = kinds.last().map_or(1, |&(_, sum)| sum);
        let drawn = random.below(sum as usize) as u32;
        let kind = kinds.iter().find(|&&(_, sum)| drawn < sum).map_or(ClueKind::Same, |&(kind, _)| kind);
        (kind, self.statement(kind, random))
    }

    fn statement(&self, kind: ClueKind, random: &mut Random) -> Statement {
        let size = self.shape.size;
        match kind {
            ClueKind::Same => {
                let [first, second] = self.categories(random);
                let place = random.below(size);
                Statement::Same { a: self.cell(first, place), b: self.cell(second, place), same: true }
            }
            ClueKind::Different => {
                let [first, second] = self.categories(random);
                let [place, other] = two(size, random);
                Statement::Same { a: self.cell(first, place), b: self.cell(second, other), same: false }
            }
            ClueKind::Next | ClueKind::JustBefore => {
                let category = one_of(&self.choices.places, random);
                let first = random.below(size - 1);
                let turned = random.below(2) == 1;
                let ranks = if turned { [first + 1, first] } else { [first, first + 1] };
                let order = match (kind, turned) {
                    (ClueKind::Next, _) => Order::PlacesFrom(1),
                    (_, false) => Order::PlacesBefore(1),
                    (_, true) => Order::PlacesAfter(1),
                };
                self.order(category, ranks, order, random)
            }
            ClueKind::Before => {
                let category = one_of(&self.choices.places, random);
                let ranks = two(size, random);
                self.order(category, ranks, if ranks[0] < ranks[1] { Order::Before } else { Order::After }, random)
            }
            ClueKind::Distance => {
                let category = one_of(&self.choices.distances, random);
                let by = 2 + random.below(size - 2);
                let first = random.below(size - by);
                let turned = random.below(2) == 1;
                let n = by as u32;
                let order = match (random.below(2), turned) {
                    (0, _) => Order::PlacesFrom(n),
                    (_, false) => Order::PlacesBefore(n),
                    (_, true) => Order::PlacesAfter(n),
                };
                let ranks = if turned { [first + by, first] } else { [first, first + by] };
                self.order(category, ranks, order, random)
            }
            ClueKind::Between => {
                let axis = self.shape.axis;
                let middle = 1 + random.below(size - 2);
                let (low, high) = (random.below(middle), middle + 1 + random.below(size - middle - 1));
                let [b, c] = if random.below(2) == 0 { [low, high] } else { [high, low] };
                let [a, b, c] = [middle, b, c].map(|rank| self.subject(axis, rank, random));
                Statement::Between { a, b, c }
            }
            ClueKind::More => {
                let category = one_of(&self.choices.amounts, random);
                let ranks = two(size, random);
                let [a, b] = ranks.map(|rank| self.subject(category, rank, random));
                Statement::More { a, b, category, larger: ranks[0] > ranks[1] }
            }
            ClueKind::Difference => {
                let category = one_of(&self.choices.amounts, random);
                let ranks = two(size, random);
                let [a, b] = ranks.map(|rank| self.subject(category, rank, random));
                if random.below(2) == 0 {
                    return Statement::MoreBy { a, b, category, ranks };
                }
                let [x, y] = ranks;
                Statement::DifferBy { a, b, category, ranks: [x.max(y), x.min(y)] }
            }
            ClueKind::Bound => {
                let category = one_of(&self.choices.amounts, random);
                // At least two values are left, so that it does not state a value in a roundabout way.
                let above = random.below(2) == 0;
                let left = 2 + random.below(size - 2);
                let (rank, own) = if above {
                    (size - left - 1, size - left + random.below(left))
                } else {
                    (left, random.below(left))
                };
                Statement::Bound { a: self.subject(category, own, random), category, rank, above }
            }
            ClueKind::Either => {
                let second = one_of(&self.choices.alternatives, random);
                let first = self.other_than(second, random);
                let [place, other] = two(size, random);
                let mut options = [self.cell(second, place), self.cell(second, other)];
                random.shuffle(&mut options);
                Statement::Either { a: self.cell(first, place), b: options[0], c: options[1] }
            }
            ClueKind::Pair => {
                let [first, second] = self.categories(random);
                let third = self.other_than(first, random);
                let [place, other] = two(size, random);
                let mut last = [self.cell(second, place), self.cell(third, other)];
                random.shuffle(&mut last);
                Statement::Pair { a: self.cell(first, place), b: self.cell(first, other), c: last[0], d: last[1] }
            }
        }
    }

    fn cell(&self, category: usize, place: usize) -> Cell {
        self.at[category * self.shape.size + place]
    }

    /// Returns two categories in random order, but the list of entities first.
    fn categories(&self, random: &mut Random) -> [usize; 2] {
        let [first, second] = two(self.shape.categories, random);
        if second == 0 { [second, first] } else { [first, second] }
    }

    fn other_than(&self, category: usize, random: &mut Random) -> usize {
        let drawn = random.below(self.shape.categories - 1);
        drawn + usize::from(drawn >= category)
    }

    /// Returns a value, not of this category, of the entity with this rank in it.
    fn subject(&self, category: usize, rank: usize, random: &mut Random) -> Cell {
        let place = self.solution[usize::from(self.shape.cell(category, rank))];
        self.cell(self.other_than(category, random), place.into())
    }

    fn order(&self, category: usize, ranks: [usize; 2], order: Order, random: &mut Random) -> Statement {
        let [a, b] = ranks.map(|rank| self.subject(category, rank, random));
        Statement::Order { a, order, b, category }
    }
}

/// Returns two different numbers below the limit.
fn two(limit: usize, random: &mut Random) -> [usize; 2] {
    let first = random.below(limit);
    let second = random.below(limit - 1);
    [first, second + usize::from(second >= first)]
}

fn one_of(list: &[usize], random: &mut Random) -> usize {
    list.get(random.below(list.len().max(1))).copied().unwrap_or(0)
}
