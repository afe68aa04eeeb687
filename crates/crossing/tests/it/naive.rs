//! The reference implementation: brute force over named things, from the definition of a move. It tries every load,
//! evaluates every expression anew, and shares nothing with the crate.

mod search;
mod symmetry;

use bachet_notation::Number;
use bachet_notation::crossing::{
    At, AttributeId, BoatId, Comparison, CrossingPuzzle, PlaceId, Quantifier, Quantity, Subject, Thing, Truth,
};

pub(crate) use symmetry::Symmetry;

/// The parties that must satisfy the rules, apart from what stays behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The load, and the arrival party with the load landed: the definition.
    All,
    /// Nothing of the load.
    BanksOnly,
    /// Not the arrival party.
    DepartureOnly,
    /// The arrival party also before the load lands.
    AlsoInTransit,
}

/// No rule of these puzzles changes its value after this number of trips.
const MAX_EXACT_TRIPS: u64 = 120;

pub(crate) struct Naive<'a> {
    pub(crate) puzzle: &'a CrossingPuzzle,
    pub(crate) things: Vec<Thing>,
    asked: Asked,
    /// The quantities of the previous load that rules ask for, each once.
    previous: Vec<Quantity>,
    /// If a rule uses `trip`: from the first number on, trips count only modulo the second.
    trip_counter: Option<(u64, u64)>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct State {
    /// The place of every thing in the order of declaration.
    pub(crate) at: Vec<u32>,
    /// The place of every boat.
    pub(crate) boats: Vec<u32>,
    trip: u64,
    /// The values of `previous` for the previous load; `None` on the first trip.
    before: Option<Vec<Option<Number>>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) boat: BoatId,
    /// Indices of things, ascending.
    pub(crate) load: Vec<usize>,
    pub(crate) to: State,
    pub(crate) cost: Number,
}

impl Move {
    /// Where the boat lands.
    pub(crate) fn to(&self) -> PlaceId {
        PlaceId(self.to.boats[self.boat.0 as usize])
    }
}

/// A party, and what rules may ask about earlier trips.
struct Party<'a> {
    members: Vec<usize>,
    /// `None` in a boat.
    place: Option<u32>,
    /// The boats that are there.
    boats: Vec<BoatId>,
    state: &'a State,
}

impl<'a> Naive<'a> {
    pub(crate) fn new(puzzle: &'a CrossingPuzzle) -> Self {
        Self::asking(puzzle, Asked::All)
    }

    pub(crate) fn asking(puzzle: &'a CrossingPuzzle, asked: Asked) -> Self {
        let mut words = Words::default();
        for rule in &puzzle.rules {
            words.truth(&rule.truth);
        }
        puzzle.rowers().for_each(|rower| words.truth(rower));
        puzzle.costs().for_each(|cost| words.quantity(cost));
        let exact = if words.counts_trips { MAX_EXACT_TRIPS } else { 0 };
        let trip_counter = words.trip.then_some((exact, words.period.max(1)));
        Self { puzzle, things: puzzle.things().collect(), asked, previous: words.previous, trip_counter }
    }

    /// Whether a state consists of the places alone.
    pub(crate) fn is_without_memory(&self) -> bool {
        self.trip_counter.is_none() && self.previous.is_empty()
    }

    pub(crate) fn start(&self) -> State {
        let at = self.things.iter().map(|t| self.puzzle.start_of(*t).0).collect();
        let boats = self.puzzle.boat_ids().map(|boat| self.puzzle.boat_start(boat).0).collect();
        State { at, boats, trip: 0, before: None }
    }

    /// Whether a state contains the number of trips.
    pub(crate) fn counts_trips(&self) -> bool {
        self.trip_counter.is_some()
    }

    pub(crate) fn is_goal(&self, state: &State) -> bool {
        let there = |i: usize| self.puzzle.goal_of(self.things[i]).is_none_or(|goal| goal.0 == state.at[i]);
        let mut boats = self.puzzle.boat_ids().zip(&state.boats);
        (0..self.things.len()).all(there)
            && boats.all(|(boat, at)| self.puzzle.boat_goal(boat).is_none_or(|goal| goal.0 == *at))
    }

    pub(crate) fn moves(&self, state: &State) -> Vec<Move> {
        self.puzzle.boat_ids().flat_map(|boat| self.moves_of(boat, state)).collect()
    }

    fn moves_of(&self, boat: BoatId, state: &State) -> Vec<Move> {
        let from = state.boats[boat.0 as usize];
        let here: Vec<usize> = (0..self.things.len()).filter(|i| state.at[*i] == from).collect();
        assert!(here.len() <= 16, "too many for brute force");
        let mut moves = Vec::new();
        for to in 0..self.puzzle.places.len() as u32 {
            if !self.goes(from, to) {
                continue;
            }
            for subset in 1..1_u32 << here.len() {
                let load: Vec<usize> = (0..here.len()).filter(|i| subset >> i & 1 == 1).map(|i| here[i]).collect();
                if self.may_sail(boat, state, &load, to) {
                    moves.push(self.sail(boat, state, load, to));
                }
            }
        }
        moves
    }

    fn goes(&self, from: u32, to: u32) -> bool {
        let mut routes = self.puzzle.routes.iter().map(|r| (r.from.0, r.to.0));
        from != to && (self.puzzle.routes.is_empty() || routes.any(|r| r == (from, to) || r == (to, from)))
    }

    fn may_sail(&self, sailing: BoatId, state: &State, load: &[usize], to: u32) -> bool {
        let boat = &self.puzzle.boats[sailing.0 as usize];
        let here = state.boats[sailing.0 as usize];
        if boat.seats.is_some_and(|seats| load.len() > seats as usize) {
            return false;
        }
        let mut least = boat.least.iter().filter(|l| l.from.is_none_or(|from| from.0 == here));
        if least.any(|least| load.len() < least.count as usize) {
            return false;
        }
        if boat.limits.iter().any(|limit| self.sum(load, limit.attribute) > limit.max) {
            return false;
        }
        let aboard = Party { members: load.to_vec(), place: None, boats: vec![sailing], state };
        if let Some(rower) = boat.rower.as_ref().or(self.puzzle.rower.as_ref())
            && (state.before.is_some() || !Words::of(rower).uses_previous())
            && !self.truth(rower, &aboard, None)
        {
            return false;
        }
        let at = |place: u32| (0..self.things.len()).filter(move |i| state.at[*i] == place);
        let left: Vec<usize> = at(here).filter(|i| !load.contains(i)).collect();
        let waiting: Vec<usize> = at(to).collect();
        let landed: Vec<usize> = waiting.iter().chain(load).copied().collect();
        let others = |place: u32| -> Vec<BoatId> {
            let there = |other: &BoatId| *other != sailing && state.boats[other.0 as usize] == place;
            self.puzzle.boat_ids().filter(there).collect()
        };
        let bank = |members, place, boats| Party { members, place: Some(place), boats, state };
        let mut parties = vec![bank(left, here, others(here))];
        if self.asked != Asked::BanksOnly {
            parties.push(aboard);
        }
        if self.asked != Asked::DepartureOnly {
            parties.push(bank(landed, to, [others(to), vec![sailing]].concat()));
        }
        if self.asked == Asked::AlsoInTransit {
            parties.push(bank(waiting, to, others(to)));
        }
        parties.iter().all(|party| self.allowed(party))
    }

    fn sail(&self, boat: BoatId, state: &State, load: Vec<usize>, to: u32) -> Move {
        let aboard = Party { members: load.clone(), place: None, boats: vec![boat], state };
        let cost = self.puzzle.boats[boat.0 as usize].cost.as_ref().or(self.puzzle.cost.as_ref());
        let cost = cost.map_or(Number::from_integer(1), |cost| self.cost(cost, &aboard));
        let before = (!self.previous.is_empty())
            .then(|| self.previous.iter().map(|q| self.quantity(q, &aboard, None)).collect::<Vec<_>>());
        let trip = self.trip_counter.map_or(0, |(exact, period)| match state.trip + 1 {
            beyond if beyond >= exact + period => beyond - period,
            next => next,
        });
        let mut at = state.at.clone();
        for &i in &load {
            at[i] = to;
        }
        let mut boats = state.boats.clone();
        boats[boat.0 as usize] = to;
        Move { boat, load, to: State { at, boats, trip, before }, cost }
    }

    fn allowed(&self, party: &Party<'_>) -> bool {
        let asked = |at: At| match at {
            At::Everywhere => true,
            At::Banks => party.place.is_some(),
            At::Boat => party.place.is_none(),
            At::Place(PlaceId(place)) => party.place == Some(place),
            At::InBoat(boat) => party.place.is_none() && party.boats == [boat],
            At::Unattended => party.place.is_some() && party.boats.is_empty(),
        };
        party.members.is_empty()
            || self.puzzle.rules.iter().all(|rule| {
                let is_first = party.state.before.is_none();
                !asked(rule.at)
                    || is_first && Words::of(&rule.truth).uses_previous()
                    || self.truth(&rule.truth, party, None)
            })
    }

    fn truth(&self, truth: &Truth, party: &Party<'_>, one: Option<usize>) -> bool {
        let is = |a: &Truth| self.truth(a, party, one);
        match truth {
            Truth::Not(a) => !is(a),
            Truth::And(all) => all.iter().all(is),
            Truth::Or(any) => any.iter().any(is),
            Truth::Implies(a, b) => is(b) || !is(a),
            Truth::Iff(a, b) => is(a) == is(b),
            Truth::Xor(a, b) => is(a) != is(b),
            Truth::Compare(a, relation, b) => {
                let (a, b) = (self.quantity(a, party, one), self.quantity(b, party, one));
                let Some(order) = a.zip(b).map(|(a, b)| a.cmp(&b)) else { return false };
                match relation {
                    Comparison::Equal => order.is_eq(),
                    Comparison::NotEqual => order.is_ne(),
                    Comparison::Less => order.is_lt(),
                    Comparison::LessEqual => order.is_le(),
                    Comparison::Greater => order.is_gt(),
                    Comparison::GreaterEqual => order.is_ge(),
                }
            }
            Truth::Quantified(quantifier, subject, a) => {
                let mut those = party.members.iter().filter(|i| self.names(*subject, **i));
                match quantifier {
                    Quantifier::Each => those.all(|i| self.truth(a, party, Some(*i))),
                    Quantifier::Some => those.any(|i| self.truth(a, party, Some(*i))),
                }
            }
        }
    }

    fn quantity(&self, quantity: &Quantity, party: &Party<'_>, one: Option<usize>) -> Option<Number> {
        let of = |a: &Quantity| self.quantity(a, party, one);
        let values = |attribute: &AttributeId| {
            let attribute = *attribute;
            party.members.iter().filter_map(move |i| self.puzzle.value_of(self.things[*i], attribute))
        };
        let whole = |n: usize| Some(Number::from_integer(n as i64));
        match quantity {
            Quantity::Constant(n) => Some(*n),
            Quantity::Count(Subject::Boat(boat)) => whole(usize::from(party.boats.contains(boat))),
            Quantity::Count(subject) => whole(party.members.iter().filter(|i| self.names(*subject, **i)).count()),
            Quantity::Mate => {
                let mate = self.puzzle.mate_of(self.things[one.expect("quantified")]);
                whole(party.members.iter().filter(|i| Some(self.things[**i]) == mate).count())
            }
            Quantity::Own(attribute) => self.puzzle.value_of(self.things[one.expect("quantified")], *attribute),
            Quantity::Sum(attribute) => Some(values(attribute).sum()),
            Quantity::Max(attribute) => values(attribute).max(),
            Quantity::Min(attribute) => values(attribute).min(),
            Quantity::Boat => whole(party.boats.len()),
            Quantity::Trip => whole(party.state.trip as usize),
            Quantity::Previous(a) => {
                let which = self.previous.iter().position(|b| **a == *b).expect("listed");
                party.state.before.as_ref()?[which]
            }
            Quantity::Negate(a) => Some(-of(a)?),
            Quantity::Add(a, b) => Some(of(a)? + of(b)?),
            Quantity::Subtract(a, b) => Some(of(a)? - of(b)?),
            Quantity::Multiply(a, b) => Some(of(a)? * of(b)?),
            Quantity::Modulo(a, n) => {
                let n = Number::from_integer(i64::from(*n));
                of(a).map(|a| a - (a / n).floor() * n)
            }
        }
    }

    /// In a cost, the maximum of an empty load is 0.
    fn cost(&self, cost: &Quantity, load: &Party<'_>) -> Number {
        let of = |a: &Quantity| self.cost(a, load);
        match cost {
            Quantity::Add(a, b) => of(a) + of(b),
            Quantity::Subtract(a, b) => of(a) - of(b),
            Quantity::Multiply(a, b) => of(a) * of(b),
            _ => self.quantity(cost, load, None).unwrap_or_default(),
        }
    }

    fn names(&self, subject: Subject, i: usize) -> bool {
        self.puzzle.names(subject, self.things[i])
    }

    fn sum(&self, load: &[usize], attribute: AttributeId) -> Number {
        load.iter().filter_map(|i| self.puzzle.value_of(self.things[*i], attribute)).sum()
    }
}

/// What the expressions of a puzzle refer to.
#[derive(Default)]
struct Words {
    previous: Vec<Quantity>,
    subjects: Vec<Subject>,
    attributes: Vec<AttributeId>,
    trip: bool,
    /// Whether the number of trips itself matters somewhere, not only its remainder.
    counts_trips: bool,
    /// A common multiple of all divisors of `trip`.
    period: u64,
}

impl Words {
    fn of(truth: &Truth) -> Self {
        let mut words = Self::default();
        words.truth(truth);
        words
    }

    fn uses_previous(&self) -> bool {
        !self.previous.is_empty()
    }

    fn truth(&mut self, truth: &Truth) {
        match truth {
            Truth::Not(a) => self.truth(a),
            Truth::And(all) | Truth::Or(all) => all.iter().for_each(|a| self.truth(a)),
            Truth::Implies(a, b) | Truth::Iff(a, b) | Truth::Xor(a, b) => {
                self.truth(a);
                self.truth(b);
            }
            Truth::Compare(a, _, b) => {
                self.quantity(a);
                self.quantity(b);
                self.counts_trips |= counts_trips(a) || counts_trips(b);
            }
            Truth::Quantified(_, subject, a) => {
                self.subjects.push(*subject);
                self.truth(a);
            }
        }
    }

    fn quantity(&mut self, quantity: &Quantity) {
        match quantity {
            Quantity::Count(subject) => self.subjects.push(*subject),
            Quantity::Own(attribute)
            | Quantity::Sum(attribute)
            | Quantity::Max(attribute)
            | Quantity::Min(attribute) => self.attributes.push(*attribute),
            Quantity::Constant(_) | Quantity::Mate | Quantity::Boat => {}
            Quantity::Trip => self.trip = true,
            Quantity::Previous(a) => {
                if !self.previous.contains(a) {
                    self.previous.push((**a).clone());
                }
                self.quantity(a);
            }
            Quantity::Negate(a) => self.quantity(a),
            Quantity::Add(a, b) | Quantity::Subtract(a, b) | Quantity::Multiply(a, b) => {
                self.quantity(a);
                self.quantity(b);
            }
            Quantity::Modulo(a, n) => {
                // The product of all divisors suffices: the period need not be minimal.
                self.period = self.period.max(1) * u64::from(*n);
                self.quantity(a);
            }
        }
    }
}

/// Whether the number of trips itself matters, not only its remainder.
fn counts_trips(quantity: &Quantity) -> bool {
    match quantity {
        Quantity::Trip => true,
        Quantity::Negate(a) => counts_trips(a),
        Quantity::Add(a, b) | Quantity::Subtract(a, b) | Quantity::Multiply(a, b) => counts_trips(a) || counts_trips(b),
        _ => false,
    }
}
