//! Crossings with published answers, stated by hand: least cost, number of ways and of states, by name and up to
//! symmetry. Solved by the reference implementation.

use bachet_notation::crossing::{
    At, AttributeId, Boat, Comparison, CrossingPuzzle, GroupId, LoadLimit, PlaceId, Placed, Quantity, Rule, Subject,
    Tag, TagId, Thing, Truth,
};

use crate::naive::{Naive, Symmetry};
use crate::stated::{
    BANKS, compare, constant, count, each, everywhere, for_each, group, implies, mates, no, number, of, puzzle, rule,
    same, some, torch, with,
};

/// Any of these is here.
fn any(subjects: &[Subject]) -> Truth {
    Truth::Or(subjects.iter().map(|s| some(count(*s))).collect())
}

/// All of these are here.
fn all(subjects: &[Subject]) -> Truth {
    Truth::And(subjects.iter().map(|s| some(count(*s))).collect())
}

fn singles(names: &[&str]) -> Vec<bachet_notation::crossing::Group> {
    names.iter().map(|name| group(name, 1)).collect()
}

fn tag(name: &str, members: &[Subject]) -> Tag {
    Tag { name: name.to_owned(), members: members.to_vec(), ..Tag::default() }
}

/// A boat without seats that carries this sum of the only attribute.
fn weighing(max: i64) -> Boat {
    Boat { limits: vec![LoadLimit { attribute: AttributeId(0), max: number(max) }], ..Boat::default() }
}

const WEIGHT: Quantity = Quantity::Sum(AttributeId(0));

pub(crate) fn wolf_goat_cabbage() -> CrossingPuzzle {
    let [farmer, wolf, goat, cabbage] = [0, 1, 2, 3].map(of);
    let eats = |a, b| rule(At::Banks, implies(all(&[a, b]), any(&[farmer])));
    let rules = vec![eats(wolf, goat), eats(goat, cabbage)];
    let groups = singles(&["farmer", "wolf", "goat", "cabbage"]);
    CrossingPuzzle { rower: Some(any(&[farmer])), ..puzzle(BANKS, groups, 2, rules) }
}

pub(crate) fn family() -> CrossingPuzzle {
    let [father, mother, son, daughter, policeman, thief] = [0, 1, 2, 3, 4, 5].map(of);
    let mut groups = singles(&["father", "mother", "son", "daughter", "policeman", "thief"]);
    groups[2].count = 2;
    groups[3].count = 2;
    let party = compare(count(Subject::All), Comparison::Greater, constant(1));
    let rules = vec![
        everywhere(implies(all(&[father, daughter]), any(&[mother]))),
        everywhere(implies(all(&[mother, son]), any(&[father]))),
        everywhere(implies(Truth::And(vec![any(&[thief]), party]), any(&[policeman]))),
    ];
    CrossingPuzzle { rower: Some(any(&[father, mother, policeman])), ..puzzle(BANKS, groups, 2, rules) }
}

pub(crate) fn two_adults_and_two_children() -> CrossingPuzzle {
    let groups = vec![with(group("adult", 2), 0, same(2)), with(group("child", 2), 0, same(1))];
    CrossingPuzzle { boats: vec![weighing(2)], ..puzzle(BANKS, groups, 2, Vec::new()) }
}

pub(crate) fn one_cannibal_rows() -> CrossingPuzzle {
    let (missionary, chief, savage) = (of(0), of(1), of(2));
    let cannibal = Subject::Tag(TagId(0));
    let groups = vec![group("missionary", 3), group("chief", 1), group("savage", 2)];
    let outnumbered =
        Truth::Or(vec![no(missionary), compare(count(missionary), Comparison::GreaterEqual, count(cannibal))]);
    CrossingPuzzle {
        tags: vec![tag("cannibal", &[chief, savage])],
        rower: Some(any(&[missionary, chief])),
        ..puzzle(BANKS, groups, 2, vec![everywhere(outnumbered)])
    }
}

/// Dudeney 373.
pub(crate) fn crossing_the_stream() -> CrossingPuzzle {
    let groups = vec![
        with(group("adult", 2), 0, same(150)),
        with(group("son", 2), 0, same(75)),
        with(group("dog", 1), 0, same(75)),
    ];
    CrossingPuzzle {
        boats: vec![weighing(150)],
        rower: Some(any(&[of(0), of(1)])),
        ..puzzle(BANKS, groups, 2, Vec::new())
    }
}

/// Dudeney 374: one alone may not hold more than his share.
pub(crate) fn crossing_the_axe() -> CrossingPuzzle {
    let groups = vec![with(group("man", 3), 0, each(&[3, 5, 8])), with(group("sack", 3), 1, each(&[3, 5, 8]))];
    let alone = compare(count(of(0)), Comparison::Equal, constant(1));
    let share = compare(Quantity::Sum(AttributeId(1)), Comparison::LessEqual, WEIGHT);
    let rower = Some(any(&[of(0)]));
    CrossingPuzzle { rower, ..puzzle(BANKS, groups, 2, vec![everywhere(implies(alone, share))]) }
}

/// Dudeney, Modern Puzzles 191.
pub(crate) fn quarrelling_family() -> CrossingPuzzle {
    let [a, b, c, x, y, z] = [0, 1, 2, 3, 4, 5].map(of);
    let (man, woman) = (Subject::Tag(TagId(0)), Subject::Tag(TagId(1)));
    let clash = |one, others: &[Subject]| Truth::And(vec![any(&[one]), any(others)]);
    let no_quarrel = Truth::Not(Box::new(Truth::Or(vec![clash(b, &[a, c]), clash(y, &[x, z])])));
    let men = Truth::Or(vec![no(man), compare(count(man), Comparison::GreaterEqual, count(woman))]);
    let rules = vec![rule(At::Boat, no_quarrel.clone()), rule(At::Unattended, no_quarrel), rule(At::Unattended, men)];
    let tags = vec![tag("man", &[a, b, c]), tag("woman", &[x, y, z])];
    CrossingPuzzle { tags, ..puzzle(BANKS, singles(&["A", "B", "C", "X", "Y", "Z"]), 2, rules) }
}

/// Transum: four owners with a cat each, a boss whose tiger can row.
pub(crate) fn owners_and_cats() -> CrossingPuzzle {
    let (owner, cat) = (Subject::Tag(TagId(0)), Subject::Tag(TagId(1)));
    let groups = vec![mates("cat", 4, 1), group("owner", 4), mates("tiger", 1, 3), group("boss", 1)];
    let tags = vec![tag("owners", &[of(1), of(3)]), tag("cats", &[of(0), of(2)])];
    let guarded = for_each(cat, Truth::Or(vec![some(Quantity::Mate), no(owner)]));
    CrossingPuzzle { tags, rower: Some(any(&[owner, of(2)])), ..puzzle(BANKS, groups, 3, vec![everywhere(guarded)]) }
}

/// 25 tourists and 2 boys in short: the boat and the boys come back.
fn tourists(tourists: u32) -> CrossingPuzzle {
    let groups = vec![with(group("tourist", tourists), 0, same(2)), with(group("boy", 2), 0, same(1))];
    let back = |who| Placed { who, place: Some(PlaceId(0)) };
    CrossingPuzzle {
        goal: vec![back(Some(of(1))), back(None)],
        boats: vec![weighing(2)],
        ..puzzle(BANKS, groups, 2, vec![])
    }
}

/// The load weighs within 1 of the previous load.
pub(crate) fn weights() -> CrossingPuzzle {
    let groups = vec![with(group("w", 4), 0, each(&[1, 2, 3, 4]))];
    let difference = Quantity::Subtract(Box::new(WEIGHT), Box::new(Quantity::Previous(Box::new(WEIGHT))));
    let close = Truth::And(vec![
        compare(constant(-1), Comparison::LessEqual, difference.clone()),
        compare(difference, Comparison::LessEqual, constant(1)),
    ]);
    puzzle(BANKS, groups, 2, vec![rule(At::Boat, close)])
}

/// Two of each; who rows changes by day and by night.
pub(crate) fn lions_raccoons_squirrels() -> CrossingPuzzle {
    let [lion, raccoon, squirrel] = [0, 1, 2].map(of);
    let groups = ["lion", "raccoon", "squirrel"].map(|name| group(name, 2)).to_vec();
    let hour = |h| compare(Quantity::Modulo(Box::new(Quantity::Trip), 4), Comparison::Equal, constant(h));
    let during = |who, hours: [i64; 2]| Truth::And(vec![any(&[who]), Truth::Or(hours.map(hour).to_vec())]);
    let two = |who| compare(count(who), Comparison::Equal, constant(2));
    let alone = compare(count(Subject::All), Comparison::Equal, constant(1));
    let kinds = Truth::Or(vec![alone, two(lion), two(raccoon), two(squirrel)]);
    let rower = Truth::Or(vec![any(&[lion]), during(raccoon, [0, 3]), during(squirrel, [1, 2])]);
    CrossingPuzzle { rower: Some(rower), ..puzzle(BANKS, groups, 2, vec![rule(At::Boat, kinds)]) }
}

/// Merchants and robbers change banks; one of each may row.
pub(crate) fn merchants_and_robbers() -> CrossingPuzzle {
    let (merchant, robber) = (of(0), of(1));
    let placed = |place| Placed { who: Some(merchant), place: Some(PlaceId(place)) };
    let first = |group| Subject::Thing(Thing { group: GroupId(group), index: 0 });
    let outnumbered = Truth::Or(vec![no(merchant), compare(count(merchant), Comparison::GreaterEqual, count(robber))]);
    CrossingPuzzle {
        start: vec![placed(1)],
        goal: vec![placed(0)],
        rower: Some(any(&[first(0), first(1)])),
        ..puzzle(BANKS, vec![group("merchant", 3), group("robber", 3)], 2, vec![rule(At::Banks, outnumbered)])
    }
}

/// Least cost; ways and states by name; ways and states up to symmetry; 0 where it is not published.
type Known = (i64, u64, usize, u64, usize);

fn check(name: &str, puzzle: &CrossingPuzzle, expected: Known) {
    let naive = Naive::new(puzzle);
    let (named, up_to_symmetry) = (naive.explore(), Symmetry::new(&naive).explore());
    assert_eq!(named.distance, Some(number(expected.0)), "{name}");
    assert_eq!(up_to_symmetry.distance, named.distance, "{name}");
    let ways = |n: &num_bigint::BigUint| u64::try_from(n).expect("few");
    let found = [
        ways(&named.ways),
        named.distances.len() as u64,
        ways(&up_to_symmetry.ways),
        up_to_symmetry.distances.len() as u64,
    ];
    crate::compiled::agrees(name, puzzle);
    let (_, a, b, c, d) = expected;
    for (found, expected) in found.into_iter().zip([a, b as u64, c, d as u64]) {
        assert!(expected == 0 || found == expected, "{name}: {found} for {expected}");
    }
}

#[test]
fn published_answers() {
    let no_rules: Vec<Rule> = Vec::new();
    check("nobody minds", &puzzle(BANKS, singles(&["a", "b"]), 2, no_rules), (1, 1, 0, 1, 0));
    check("wolf, goat, cabbage", &wolf_goat_cabbage(), (7, 2, 10, 2, 10));
    check("Japanese family", &family(), (17, 8, 76, 2, 52));
    check("two adults and two children", &two_adults_and_two_children(), (9, 8, 30, 1, 16));
    check("one cannibal rows", &one_cannibal_rows(), (13, 3072, 58, 4, 24));
    check("Dudeney 373", &crossing_the_stream(), (11, 96, 60, 6, 32));
    check("Dudeney 374", &crossing_the_axe(), (13, 50, 48, 0, 0));
    check("Dudeney 191", &quarrelling_family(), (9, 4, 40, 0, 0));
    check("owners and cats", &owners_and_cats(), (13, 13824, 146, 25, 42));
    check("weights", &weights(), (13, 0, 0, 0, 0));
    check("lions, raccoons, squirrels", &lions_raccoons_squirrels(), (11, 0, 0, 0, 0));
    check("merchants and robbers", &merchants_and_robbers(), (7, 0, 0, 0, 0));
    check("tourists", &tourists(3), (12, 0, 0, 0, 0));
}

#[test]
fn torches() {
    for (times, seats, cost, ways) in [
        (&[1, 2, 5, 8][..], 2, 15, 2),
        (&[1, 2, 5, 10], 2, 17, 0),
        (&[1, 3, 6, 8, 12], 2, 29, 0),
        (&[1, 20, 21, 22], 2, 65, 0),
        (&[1, 2, 5, 10], 3, 13, 0),
        (&[1, 1, 3, 3, 3], 3, 7, 0),
        (&[1, 1, 4, 4, 4], 3, 8, 0),
        (&[1, 2, 3, 4, 5, 6, 7], 3, 17, 0),
    ] {
        check(&format!("torch {times:?}"), &torch(times, seats), (cost, ways, 0, 0, 0));
    }
    check("torch 1 2 5 8", &torch(&[1, 2, 5, 8], 2), (15, 2, 30, 0, 0));
}
