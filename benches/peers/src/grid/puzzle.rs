//! An instance as the puzzle that the notation would read.

use bachet_notation::clue::{CategoryId, Comparison, Order, Truth, ValueId, Who};
use bachet_notation::{Category, Clue as Stated, GridPuzzle, Kind, Number, NumericKind, Span, Value as Named};

use crate::grid::instance::{Clue, Instance, Value};

const HOUSE: CategoryId = CategoryId(0);

/// The puzzle: category 0 is the house, numbered from 1; category `c + 1` is category `c` of the instance.
pub fn puzzle(instance: &Instance) -> GridPuzzle {
    let house = Category {
        name: "house".to_owned(),
        kind: Kind::OneEach,
        numeric: Some(NumericKind::Number { prefix: String::new(), suffix: String::new() }),
        ordered: true,
        values: (1..=instance.houses).map(|h| named(h.to_string(), Some(Number::from(h as i64)))).collect(),
        span: Span::default(),
    };
    let others = (0..instance.categories).map(|c| Category {
        name: format!("c{c}"),
        kind: Kind::OneEach,
        numeric: None,
        ordered: false,
        values: (0..instance.houses).map(|v| named(format!("v{c}.{v}"), None)).collect(),
        span: Span::default(),
    });
    let clues = instance.clues.iter().enumerate().map(|(i, &clue)| Stated {
        label: (i + 1).to_string(),
        text: None,
        expression: Some(clue.to_string()),
        truth: Some(truth(clue)),
        span: Span::default(),
        parts: vec![Span::default()],
    });
    GridPuzzle {
        categories: std::iter::once(house).chain(others).collect(),
        clues: clues.collect(),
        ..GridPuzzle::default()
    }
}

fn named(text: String, number: Option<Number>) -> Named {
    Named { text, number, span: Span::default() }
}

fn truth(clue: Clue) -> Truth {
    let who = |(c, v): Value| Who::Has(ValueId { category: CategoryId(c as u32 + 1), index: v as u32 });
    let house = |h: usize| Who::Has(ValueId { category: HOUSE, index: h as u32 });
    match clue {
        Clue::Same(a, b) => Truth::Same(who(a), Comparison::Equal, who(b)),
        Clue::Left(a, b) => Truth::Places(who(a), Order::Before, who(b), HOUSE),
        Clue::DirectlyLeft(a, b) => Truth::Places(who(a), Order::PlacesBefore(1), who(b), HOUSE),
        Clue::Next(a, b) => Truth::Places(who(a), Order::PlacesFrom(1), who(b), HOUSE),
        Clue::Distance(a, b, d) => Truth::Places(who(a), Order::PlacesFrom(d as u32), who(b), HOUSE),
        Clue::At(a, h) => Truth::Same(who(a), Comparison::Equal, house(h)),
        Clue::NotAt(a, h) => Truth::Same(who(a), Comparison::NotEqual, house(h)),
    }
}
