//! Small random crossings with every kind of statement and every form of expression.

use bachet_notation::Number;
use bachet_notation::crossing::{
    At, AttributeId, Boat, BoatId, Comparison, CrossingPuzzle, Group, GroupId, Least, LoadLimit, Mates, PlaceId,
    Placed, Quantifier, Quantity, Route, Rule, Subject, Tag, TagId, Thing, Truth, Values,
};

use crate::stated::{BANKS, ISLAND, group, number, puzzle, rule};

/// The generator `SplitMix64`: the same numbers everywhere.
pub(crate) struct Random(u64);

/// What an expression may refer to.
#[derive(Clone, Copy)]
struct Scope {
    /// The subject of the quantifier, if there is one.
    one: Option<Subject>,
    /// Whether it is about a load.
    previous: bool,
    depth: u32,
}

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

    /// A puzzle; about half of them have a way.
    pub(crate) fn crossing(&mut self) -> CrossingPuzzle {
        let places = if self.chance(30) { ISLAND } else { BANKS };
        let max = if places.len() == 2 { 5 } else { 4 };
        let mut stated = puzzle(places, self.groups(max), 2, Vec::new());
        stated.attributes = vec!["weight".to_owned(), "time".to_owned()];
        stated.tags = (0..self.below(3)).map(|i| self.tag(&stated, i)).collect();
        if places.len() > 2 && self.chance(50) {
            stated.routes =
                vec![Route { from: PlaceId(0), to: PlaceId(1) }, Route { from: PlaceId(2), to: PlaceId(1) }];
        }
        stated.start = self.placed(&stated, 15, 100);
        stated.goal = self.placed(&stated, 15, 70);
        stated.boats = vec![self.boat(&stated)];
        let scope = Scope { one: None, previous: true, depth: 2 };
        if self.chance(25) {
            stated.rower = Some(self.truth(&stated, scope));
        }
        if self.chance(40) {
            stated.cost = Some(self.cost());
        }
        if self.chance(15) {
            stated.limit = Some(number(i64::from(self.below(12))));
        }
        stated.rules = (0..self.below(4)).map(|_| self.rule(&stated)).collect();
        stated
    }

    /// A puzzle with two boats, seldom three: each with its own seats and start, some with a rower, a cost or a rule.
    pub(crate) fn fleet(&mut self) -> CrossingPuzzle {
        let mut stated = self.crossing();
        let scope = Scope { one: None, previous: true, depth: 2 };
        for _ in 0..if self.chance(15) { 2 } else { 1 } {
            let boat = self.boat(&stated);
            stated.boats.push(boat);
        }
        for (id, name) in stated.boat_ids().zip(["ferry", "raft", "canoe"]) {
            let rower = self.chance(20).then(|| self.truth(&stated, scope));
            let cost = self.chance(25).then(|| self.cost());
            let boat = &mut stated.boats[id.0 as usize];
            (boat.name, boat.rower, boat.cost) = (Some(name.to_owned()), rower, cost);
            if self.chance(50) {
                let place = PlaceId(self.below(stated.places.len() as u32));
                stated.start.push(Placed { who: Some(Subject::Boat(id)), place: Some(place) });
            }
            if self.chance(10) {
                let place = PlaceId(self.below(stated.places.len() as u32));
                stated.goal.push(Placed { who: Some(Subject::Boat(id)), place: Some(place) });
            }
            if self.chance(30) {
                let truth = self.truth(&stated, scope);
                stated.rules.push(rule(At::InBoat(id), truth));
            }
        }
        if self.chance(40) {
            // Where a boat is.
            let boat = Subject::Boat(BoatId(self.below(stated.boats.len() as u32)));
            let here = Truth::Compare(Quantity::Count(boat), Comparison::GreaterEqual, Quantity::Constant(number(1)));
            let truth = self.truth(&stated, Scope { previous: false, ..scope });
            let at = self.pick(&[At::Everywhere, At::Banks, At::Boat]);
            stated.rules.push(rule(at, Truth::Or(vec![here, truth])));
        }
        stated
    }

    /// A puzzle in which one thing starts, and one has to end, at a place of its own.
    pub(crate) fn with_places_of_their_own(&mut self) -> CrossingPuzzle {
        let mut stated = self.crossing();
        let places = stated.places.len() as u32;
        for at_start in [true, false] {
            let placed =
                Placed { who: Some(Subject::Thing(self.thing(&stated))), place: Some(PlaceId(self.below(places))) };
            let list = if at_start { &mut stated.start } else { &mut stated.goal };
            list.push(placed);
        }
        stated
    }

    fn groups(&mut self, max: u32) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut left = max;
        while left > 0 && groups.len() < 3 && (groups.is_empty() || self.chance(75)) {
            let count = 1 + self.below(left.min(3));
            left -= count;
            let mut group = group(["a", "b", "c"][groups.len()], count);
            for attribute in 0..2 {
                if self.chance(50) {
                    let values = if self.chance(50) {
                        Values::Same(self.amount())
                    } else {
                        Values::Each((0..count).map(|_| self.amount()).collect())
                    };
                    let id = AttributeId(attribute);
                    group.attributes.push(bachet_notation::crossing::Attribute { id, values });
                }
            }
            groups.push(group);
        }
        for i in 0..groups.len() {
            let other = self.below(groups.len() as u32) as usize;
            if other == i || groups[other].count < groups[i].count || !self.chance(60) {
                continue;
            }
            let mut order: Vec<u32> = (0..groups[other].count).collect();
            for j in (1..order.len()).rev() {
                order.swap(j, self.below(j as u32 + 1) as usize);
            }
            order.truncate(groups[i].count as usize);
            // A ring of mates looks the same from several members; the crate ignores such symmetry within a unit on
            // purpose.
            let may_be_ring = groups[other].mates.as_ref().is_some_and(|mates| mates.group.0 == i as u32);
            if may_be_ring && groups[other].mates.as_ref().is_some_and(|mates| mates.order.is_some()) {
                continue;
            }
            let order = self.chance(40).then_some(order).filter(|_| !may_be_ring);
            groups[i].mates = Some(Mates { group: GroupId(other as u32), order });
        }
        groups
    }

    fn amount(&mut self) -> Number {
        Number::new(i64::from(self.below(4)) + 1, if self.chance(10) { 2 } else { 1 })
    }

    fn thing(&mut self, puzzle: &CrossingPuzzle) -> Thing {
        let group = self.below(puzzle.groups.len() as u32);
        Thing { group: GroupId(group), index: self.below(puzzle.groups[group as usize].count) }
    }

    fn subject(&mut self, puzzle: &CrossingPuzzle) -> Subject {
        match self.below(10) {
            0 | 1 => Subject::All,
            2 if !puzzle.tags.is_empty() => Subject::Tag(TagId(self.below(puzzle.tags.len() as u32))),
            3 => Subject::Thing(self.thing(puzzle)),
            _ => Subject::Group(GroupId(self.below(puzzle.groups.len() as u32))),
        }
    }

    fn tag(&mut self, puzzle: &CrossingPuzzle, i: u32) -> Tag {
        let mut members: Vec<Subject> = Vec::new();
        for _ in 0..=self.below(2) {
            let member = if self.chance(60) {
                Subject::Group(GroupId(self.below(puzzle.groups.len() as u32)))
            } else {
                Subject::Thing(self.thing(puzzle))
            };
            if !members.contains(&member) {
                members.push(member);
            }
        }
        Tag { name: format!("t{i}"), members, ..Tag::default() }
    }

    fn placed(&mut self, puzzle: &CrossingPuzzle, likely: u32, somewhere: u32) -> Vec<Placed> {
        let mut list = Vec::new();
        while self.chance(likely) {
            let who = if self.chance(25) { None } else { Some(self.subject(puzzle)) };
            let place = self.chance(somewhere).then(|| PlaceId(self.below(puzzle.places.len() as u32)));
            list.push(Placed { who, place });
        }
        list
    }

    fn boat(&mut self, puzzle: &CrossingPuzzle) -> Boat {
        let limit = |random: &mut Self| LoadLimit {
            attribute: AttributeId(random.below(2)),
            max: number(i64::from(random.below(6)) + 2),
        };
        let limits = if self.chance(20) { vec![limit(self)] } else { Vec::new() };
        let least = Least { count: 2, from: self.chance(70).then(|| PlaceId(self.below(puzzle.places.len() as u32))) };
        Boat {
            seats: self.chance(90).then(|| self.pick(&[1, 2, 2, 2, 3])),
            limits,
            least: if self.chance(10) { vec![least] } else { Vec::new() },
            ..Boat::default()
        }
    }

    fn rule(&mut self, puzzle: &CrossingPuzzle) -> Rule {
        let place = PlaceId(self.below(puzzle.places.len() as u32));
        let at = self.pick(&[At::Everywhere, At::Everywhere, At::Banks, At::Boat, At::Unattended, At::Place(place)]);
        let scope = Scope { one: None, previous: at == At::Boat, depth: 3 };
        // A rule that often holds leaves more states to explore.
        let truth = self.truth(puzzle, scope);
        let truth =
            if self.chance(50) { Truth::Implies(Box::new(self.truth(puzzle, scope)), Box::new(truth)) } else { truth };
        rule(at, truth)
    }

    fn truth(&mut self, puzzle: &CrossingPuzzle, scope: Scope) -> Truth {
        let inner = Scope { depth: scope.depth.saturating_sub(1), ..scope };
        let form = if scope.depth == 0 { 0 } else { self.below(14) };
        match form {
            1 => Truth::Not(Box::new(self.truth(puzzle, inner))),
            2 => Truth::And((0..self.below(3)).map(|_| self.truth(puzzle, inner)).collect()),
            3 | 4 => Truth::Or((0..2 + self.below(2)).map(|_| self.truth(puzzle, inner)).collect()),
            5 | 6 => Truth::Implies(Box::new(self.truth(puzzle, inner)), Box::new(self.truth(puzzle, inner))),
            7 => Truth::Iff(Box::new(self.truth(puzzle, inner)), Box::new(self.truth(puzzle, inner))),
            8 => Truth::Xor(Box::new(self.truth(puzzle, inner)), Box::new(self.truth(puzzle, inner))),
            9..=11 if scope.one.is_none() => {
                let subject = self.subject(puzzle);
                let quantifier = self.pick(&[Quantifier::Each, Quantifier::Each, Quantifier::Some]);
                let truth = self.truth(puzzle, Scope { one: Some(subject), ..inner });
                Truth::Quantified(quantifier, subject, Box::new(truth))
            }
            _ => {
                use Comparison::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
                let comparison = self.pick(&[Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, GreaterEqual]);
                Truth::Compare(self.quantity(puzzle, scope), comparison, self.quantity(puzzle, scope))
            }
        }
    }

    fn quantity(&mut self, puzzle: &CrossingPuzzle, scope: Scope) -> Quantity {
        let inner = Scope { depth: scope.depth.saturating_sub(1), ..scope };
        let attribute = AttributeId(self.below(2));
        let small = |random: &mut Self| Quantity::Constant(number(i64::from(random.below(5)) - 1));
        match self.below(if scope.depth == 0 { 16 } else { 20 }) {
            0..=2 => small(self),
            3 => Quantity::Sum(attribute),
            4 => Quantity::Max(attribute),
            5 => Quantity::Min(attribute),
            6 => Quantity::Boat,
            7 if self.chance(30) => Quantity::Trip,
            7 => Quantity::Modulo(Box::new(Quantity::Trip), 2 + self.below(3)),
            8 if scope.previous => {
                let counted = Quantity::Count(self.subject(puzzle));
                Quantity::Previous(Box::new(self.pick(&[&Quantity::Sum(attribute), &counted]).clone()))
            }
            9 | 10 if scope.one.is_some_and(|one| has_mates(puzzle, one)) => Quantity::Mate,
            11 if scope.one.is_some() => Quantity::Own(attribute),
            16 => Quantity::Add(Box::new(self.quantity(puzzle, inner)), Box::new(self.quantity(puzzle, inner))),
            17 => Quantity::Subtract(Box::new(self.quantity(puzzle, inner)), Box::new(self.quantity(puzzle, inner))),
            18 => Quantity::Multiply(Box::new(small(self)), Box::new(self.quantity(puzzle, inner))),
            19 if self.chance(50) => Quantity::Modulo(Box::new(self.quantity(puzzle, inner)), 2 + self.below(2)),
            19 => Quantity::Negate(Box::new(self.quantity(puzzle, inner))),
            _ => Quantity::Count(self.subject(puzzle)),
        }
    }

    /// Never negative; sometimes none.
    fn cost(&mut self) -> Quantity {
        let attribute = AttributeId(self.below(2));
        let total = Quantity::Count(Subject::All);
        let one = Box::new(Quantity::Constant(number(1)));
        match self.below(6) {
            0 => Quantity::Max(attribute),
            1 => Quantity::Add(Box::new(Quantity::Sum(attribute)), one),
            2 => total,
            3 => Quantity::Constant(Number::new(3, 2)),
            4 => Quantity::Add(Box::new(Quantity::Modulo(Box::new(Quantity::Trip), 2)), one),
            _ => Quantity::Subtract(Box::new(total), one),
        }
    }
}

fn has_mates(puzzle: &CrossingPuzzle, one: Subject) -> bool {
    puzzle.things().filter(|thing| puzzle.names(one, *thing)).all(|thing| puzzle.mate_of(thing).is_some())
}
