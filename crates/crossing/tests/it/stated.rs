//! Puzzles stated by hand, and constructors for their rules.

use bachet_notation::Number;
use bachet_notation::crossing::{
    At, Attribute, AttributeId, Boat, BoatId, Comparison, CrossingPuzzle, Group, GroupId, Mates, Place, PlaceId,
    Quantifier, Quantity, Route, Rule, Subject, Truth, Values,
};

/// Whole numbers are what these puzzles state.
pub(crate) fn number(n: i64) -> Number {
    Number::from_integer(n)
}

/// Places with these names, groups as declared, a boat with this number of seats.
pub(crate) fn puzzle(places: &[&str], groups: Vec<Group>, seats: u32, rules: Vec<Rule>) -> CrossingPuzzle {
    let places = places.iter().map(|name| Place { name: (*name).to_owned(), ..Place::default() }).collect();
    CrossingPuzzle {
        places,
        groups,
        rules,
        boats: vec![Boat { seats: Some(seats), ..Boat::default() }],
        ..CrossingPuzzle::default()
    }
}

/// The only boat of a puzzle.
pub(crate) const BOAT: BoatId = BoatId(0);

pub(crate) const BANKS: &[&str] = &["left", "right"];
pub(crate) const ISLAND: &[&str] = &["left", "island", "right"];

/// Routes from bank to bank only via the island.
pub(crate) fn by_the_island() -> Vec<Route> {
    vec![Route { from: PlaceId(0), to: PlaceId(1) }, Route { from: PlaceId(1), to: PlaceId(2) }]
}

pub(crate) fn group(name: &str, count: u32) -> Group {
    Group { name: name.to_owned(), count, ..Group::default() }
}

/// A group whose members have mates in the other group.
pub(crate) fn mates(name: &str, count: u32, other: u32) -> Group {
    Group { mates: Some(Mates { group: GroupId(other), order: None }), ..group(name, count) }
}

/// The same amount of the only attribute for all of them.
pub(crate) fn with(group: Group, attribute: u32, values: Values) -> Group {
    let mut group = group;
    group.attributes.push(Attribute { id: AttributeId(attribute), values });
    group
}

/// One amount for each.
pub(crate) fn each(values: &[i64]) -> Values {
    Values::Each(values.iter().map(|n| number(*n)).collect())
}

pub(crate) fn same(value: i64) -> Values {
    Values::Same(number(value))
}

pub(crate) fn of(group: u32) -> Subject {
    Subject::Group(GroupId(group))
}

/// A rule for parties of this kind.
pub(crate) fn rule(at: At, truth: Truth) -> Rule {
    let span = bachet_notation::Span::default();
    Rule { at, truth, text: String::new(), say: None, span }
}

pub(crate) fn everywhere(truth: Truth) -> Rule {
    rule(At::Everywhere, truth)
}

pub(crate) fn count(subject: Subject) -> Quantity {
    Quantity::Count(subject)
}

pub(crate) fn constant(n: i64) -> Quantity {
    Quantity::Constant(number(n))
}

pub(crate) fn compare(a: Quantity, relation: Comparison, b: Quantity) -> Truth {
    Truth::Compare(a, relation, b)
}

/// At least one of them is here.
pub(crate) fn some(quantity: Quantity) -> Truth {
    compare(quantity, Comparison::GreaterEqual, constant(1))
}

pub(crate) fn no(subject: Subject) -> Truth {
    compare(count(subject), Comparison::Equal, constant(0))
}

pub(crate) fn at_least(a: Subject, b: Subject) -> Truth {
    compare(count(a), Comparison::GreaterEqual, count(b))
}

pub(crate) fn implies(a: Truth, b: Truth) -> Truth {
    Truth::Implies(Box::new(a), Box::new(b))
}

pub(crate) fn for_each(subject: Subject, truth: Truth) -> Truth {
    Truth::Quantified(Quantifier::Each, subject, Box::new(truth))
}

/// Women (group 0) and their jealous husbands (group 1): no woman with other men without her own.
pub(crate) fn jealous(places: &[&str], couples: u32, seats: u32) -> CrossingPuzzle {
    let rule = for_each(of(0), Truth::Or(vec![some(Quantity::Mate), no(of(1))]));
    puzzle(places, vec![mates("woman", couples, 1), group("man", couples)], seats, vec![everywhere(rule)])
}

/// Document 004's: the couples have colours.
pub(crate) fn coloured() -> CrossingPuzzle {
    let mut puzzle = jealous(BANKS, 3, 2);
    for group in &mut puzzle.groups {
        group.names = Some(["blue", "green", "red"].map(str::to_owned).to_vec());
    }
    puzzle
}

/// Document 004's program: from the left exactly two.
pub(crate) fn programme() -> CrossingPuzzle {
    let mut puzzle = coloured();
    puzzle.boats[0].least = vec![bachet_notation::crossing::Least { count: 2, from: Some(PlaceId(0)) }];
    puzzle
}

/// Missionaries (group 0) and cannibals (group 1).
pub(crate) fn missionaries(places: &[&str], missionaries: u32, cannibals: u32, seats: u32) -> CrossingPuzzle {
    let rule = Truth::Or(vec![no(of(0)), at_least(of(0), of(1))]);
    let groups = vec![group("missionary", missionaries), group("cannibal", cannibals)];
    puzzle(places, groups, seats, vec![everywhere(rule)])
}

/// Walkers with a torch, by time.
pub(crate) fn torch(times: &[i64], seats: u32) -> CrossingPuzzle {
    let walkers = with(group("walker", times.len() as u32), 0, each(times));
    CrossingPuzzle {
        attributes: vec!["time".to_owned()],
        cost: Some(Quantity::Max(AttributeId(0))),
        ..puzzle(BANKS, vec![walkers], seats, Vec::new())
    }
}
