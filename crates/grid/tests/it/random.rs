//! Small random puzzles with all kinds of categories and all forms of clues.

use bachet_notation::clue::{
    Amount, Asked, Bound, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{Category, Clue, GridPuzzle, Kind, Number, NumericKind, Span, Value};

/// The generator `SplitMix64`, which gives the same numbers everywhere.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % u64::from(bound)) as u32
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }
}

/// Returns a puzzle without clues.
pub(crate) fn bare(categories: Vec<Category>) -> GridPuzzle {
    GridPuzzle { categories, ..GridPuzzle::default() }
}

/// Returns a category of words or, with `numbers`, of numbers.
pub(crate) fn category(name: &str, kind: Kind, size: u32, ordered: bool, numbers: Option<&[Number]>) -> Category {
    let value = |i: u32| Value {
        text: format!("{name}{i}"),
        number: numbers.map(|numbers| numbers[i as usize]),
        span: Span::default(),
    };
    Category {
        name: name.to_owned(),
        kind,
        numeric: numbers.map(|_| NumericKind::Number { prefix: String::new(), suffix: String::new() }),
        ordered: ordered || numbers.is_some(),
        values: (0..size).map(value).collect(),
        span: Span::default(),
    }
}

/// Returns a clue with this meaning.
pub(crate) fn clue(truth: Truth) -> Clue {
    let parts = match &truth {
        Truth::And(all) => vec![Span::default(); all.len()],
        _ => vec![Span::default()],
    };
    Clue { label: String::new(), text: None, expression: None, truth: Some(truth), span: Span::default(), parts }
}

/// Returns a random puzzle of two to four entities, one to three more categories, and `clues` clues.
pub(crate) fn puzzle(random: &mut Random, clues: u32) -> GridPuzzle {
    let entities = 2 + random.below(3);
    let more = if entities == 4 { 1 + random.below(2) } else { 1 + random.below(3) };
    let mut categories = Vec::new();
    let mut spare_or_shared = 0;
    for index in 0..=more {
        let mut size = entities;
        let mut kind = Kind::OneEach;
        if index > 0 && spare_or_shared < 2 && random.chance(50) {
            spare_or_shared += 1;
            if random.chance(50) {
                size += random.below(3);
                kind = Kind::Spare;
            } else {
                size = 1 + random.below(3);
                let mut numbers = vec![None; size as usize];
                if random.chance(50) {
                    let place = random.below(size) as usize;
                    numbers[place] = Some(random.below(entities + 1));
                }
                kind = Kind::Shared(numbers);
            }
        }
        let numbers = random.chance(50).then(|| numbers(random, size));
        categories.push(category(&format!("c{index}"), kind, size, random.chance(50), numbers.as_deref()));
    }
    let mut puzzle = bare(categories);
    for _ in 0..clues {
        let depth = random.below(4);
        let truth = Maker { random, puzzle: &puzzle, bound: Vec::new() }.truth(depth);
        puzzle.clues.push(clue(truth));
    }
    puzzle
}

/// Returns a random question about the puzzle.
pub(crate) fn question(random: &mut Random, puzzle: &GridPuzzle) -> Asked {
    let mut maker = Maker { random, puzzle, bound: Vec::new() };
    match maker.random.below(4) {
        0 => Asked::Who(maker.who(2)),
        1 => Asked::Item(maker.some_item(1).1),
        2 => Asked::Number(maker.quantity(2)),
        _ => Asked::Truth(maker.truth(1)),
    }
}

fn numbers(random: &mut Random, size: u32) -> Vec<Number> {
    let denominator = if random.chance(20) { 2 } else { 1 };
    let mut numbers: Vec<Number> = Vec::new();
    while numbers.len() < size as usize {
        let number = Number::new(i64::from(random.below(size * 2 + 2)) - 2, denominator);
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers
}

struct Maker<'a> {
    random: &'a mut Random,
    puzzle: &'a GridPuzzle,
    bound: Vec<CategoryId>,
}

impl Maker<'_> {
    fn categories(&self, wanted: impl Fn(&Category) -> bool) -> Vec<CategoryId> {
        (0..self.puzzle.categories.len() as u32).map(CategoryId).filter(|&c| wanted(self.puzzle.category(c))).collect()
    }

    fn value(&mut self, category: CategoryId) -> ValueId {
        let size = self.puzzle.category(category).values.len() as u32;
        ValueId { category, index: self.random.below(size) }
    }

    fn bound(&mut self, wanted: impl Fn(CategoryId) -> bool) -> Option<Bound> {
        let fitting: Vec<u32> = (0..self.bound.len() as u32).filter(|&b| wanted(self.bound[b as usize])).collect();
        (!fitting.is_empty() && self.random.chance(60)).then(|| Bound(self.random.pick(&fitting)))
    }

    fn who(&mut self, depth: u32) -> Who {
        let own = self.categories(|c| !matches!(c.kind, Kind::Shared(_)));
        if let Some(bound) = self.bound(|c| own.contains(&c)) {
            return Who::Bound(bound);
        }
        if depth > 0 && self.random.chance(25) {
            let numeric = self.categories(|c| c.numeric.is_some() && !matches!(c.kind, Kind::Shared(_)));
            if !numeric.is_empty() && self.random.chance(60) {
                return Who::ActNumber(self.random.pick(&numeric), Box::new(self.quantity(depth - 1)));
            }
            let category = self.random.pick(&own);
            return Who::Act(Box::new(self.item(category, depth - 1)));
        }
        let category = self.random.pick(&own);
        Who::Has(self.value(category))
    }

    fn item(&mut self, category: CategoryId, depth: u32) -> Item {
        if let Some(bound) = self.bound(|c| c == category) {
            return Item::Bound(bound);
        }
        if depth > 0 && self.random.chance(65) {
            return Item::Of(category, Box::new(self.who(depth - 1)));
        }
        Item::Value(self.value(category))
    }

    fn some_item(&mut self, depth: u32) -> (CategoryId, Item) {
        let all = self.categories(|_| true);
        let category = self.random.pick(&all);
        (category, self.item(category, depth))
    }

    fn quantity(&mut self, depth: u32) -> Quantity {
        let numeric = self.categories(|c| c.numeric.is_some());
        if numeric.is_empty() || self.random.chance(15) {
            return Quantity::Constant(Number::new(
                i64::from(self.random.below(8)) - 2,
                1 + i64::from(self.random.below(2)),
            ));
        }
        if let Some(bound) = self.bound(|c| numeric.contains(&c)) {
            return Quantity::Bound(bound);
        }
        let category = self.random.pick(&numeric);
        if depth == 0 || self.random.chance(40) {
            return Quantity::Of(category, Box::new(self.who(depth)));
        }
        let next = depth - 1;
        match self.random.below(9) {
            0 => Quantity::Negate(Box::new(self.quantity(next))),
            1 => Quantity::Absolute(Box::new(self.quantity(next))),
            2 => Quantity::Minimum(self.quantities(next)),
            3 => Quantity::Maximum(self.quantities(next)),
            n => {
                let operators =
                    [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::Divide, Operator::Modulo];
                Quantity::Arithmetic(
                    Box::new(self.quantity(next)),
                    operators[n as usize - 4],
                    Box::new(self.quantity(next)),
                )
            }
        }
    }

    fn quantities(&mut self, depth: u32) -> Vec<Quantity> {
        (0..=self.random.below(3)).map(|_| self.quantity(depth)).collect()
    }

    fn comparison(&mut self, ordered: bool) -> Comparison {
        use Comparison::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
        let all = [Equal, NotEqual, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual];
        let usable = if ordered { all.len() } else { 2 };
        self.random.pick(&all[..usable])
    }

    fn truths(&mut self, depth: u32) -> Vec<Truth> {
        (0..self.random.below(4)).map(|_| self.truth(depth)).collect()
    }

    fn truth(&mut self, depth: u32) -> Truth {
        if depth == 0 {
            return self.comparison_truth();
        }
        let next = depth - 1;
        match self.random.below(11) {
            0 => Truth::Not(Box::new(self.truth(next))),
            1 | 2 => Truth::And(self.truths(next)),
            3 => Truth::Or(self.truths(next)),
            4 => Truth::Xor(Box::new(self.truth(next)), Box::new(self.truth(next))),
            5 => Truth::Implies(Box::new(self.truth(next)), Box::new(self.truth(next))),
            6 => Truth::Iff(Box::new(self.truth(next)), Box::new(self.truth(next))),
            7 => {
                let n = self.random.below(3);
                let amount = self.random.pick(&[Amount::Exactly(n), Amount::AtLeast(n), Amount::AtMost(n)]);
                Truth::Count(amount, self.truths(next))
            }
            8 => {
                let all = self.categories(|_| true);
                let category = self.random.pick(&all);
                let bound = Bound(self.bound.len() as u32);
                self.bound.push(category);
                let body = Box::new(self.truth(next));
                self.bound.pop();
                if self.random.chance(50) {
                    Truth::Every(bound, category, body)
                } else {
                    Truth::Some(bound, category, body)
                }
            }
            _ => self.comparison_truth(),
        }
    }

    fn comparison_truth(&mut self) -> Truth {
        let ordered = self.categories(|c| c.ordered);
        match self.random.below(10) {
            0 | 1 => {
                let comparison = self.comparison(false);
                Truth::Same(self.who(2), comparison, self.who(2))
            }
            2 => {
                let (category, a) = self.some_item(2);
                let comparison = self.comparison(self.puzzle.category(category).ordered);
                Truth::Items(a, comparison, self.item(category, 2))
            }
            3 | 4 => {
                let comparison = self.comparison(true);
                Truth::Numbers(self.quantity(2), comparison, self.quantity(2))
            }
            5 | 6 if !ordered.is_empty() => {
                let category = self.random.pick(&ordered);
                let n = self.random.below(3);
                let order = self.random.pick(&[
                    Order::Before,
                    Order::After,
                    Order::PlacesBefore(n),
                    Order::PlacesAfter(n),
                    Order::PlacesFrom(n),
                ]);
                Truth::Places(self.who(1), order, self.who(1), category)
            }
            7 if !ordered.is_empty() => {
                let category = self.random.pick(&ordered);
                Truth::Between(self.who(1), self.who(1), self.who(1), category)
            }
            8 => match self.random.below(3) {
                0 => Truth::AllDifferentWho((0..self.random.below(4)).map(|_| self.who(1)).collect()),
                1 => {
                    let (category, first) = self.some_item(1);
                    let more = (0..self.random.below(3)).map(|_| self.item(category, 1)).collect::<Vec<_>>();
                    Truth::AllDifferentItems([vec![first], more].concat())
                }
                _ => Truth::AllDifferentNumbers(self.quantities(1)),
            },
            _ => {
                let comparison = self.comparison(false);
                Truth::Same(self.who(0), comparison, self.who(0))
            }
        }
    }
}
