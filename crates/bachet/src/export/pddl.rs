//! Exports a river crossing as a planning problem in PDDL, with ADL conditions and action costs.
//!
//! An action is a trip: `(cross-2 ann bob left right)`, of one of several boats `(cross-ferry-2 ann bob left right)`.
//! So the length of a plan is the number of crossings, and the states of the planner are those of the puzzle by name.
//! The loads that a boat may carry are facts: `(load-2 ann bob)`. The rules of places are conditions on those who stay
//! behind and on those who are there after the trip.

mod expression;
mod identifiers;
mod loads;
mod rules;

use std::fmt::Write as _;

use bachet_notation::crossing::{At, BoatId, CrossingPuzzle, PlaceId, Subject, Thing};

use super::names::one_line;
use crate::Puzzle;
use crate::messages::MessageId;
use crate::verbs::Refusal;

use expression::{Expression, all, list, not, word};
use identifiers::Identifiers;
use loads::{Loads, MAX_ABOARD};
use rules::{Rules, Side};

/// Maximum size of a domain and a problem, in bytes.
const MAX_BYTES: usize = 4_000_000;
/// The parameters of an action for the travellers aboard.
const ABOARD: [&str; MAX_ABOARD] = ["?a", "?b", "?c", "?d", "?e", "?f", "?g", "?h"];

/// A planning problem in two halves, since planners take two files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pddl {
    /// The domain: types, predicates and actions.
    pub domain: String,
    /// The problem: objects, initial state and goal.
    pub problem: String,
}

/// Writes the puzzle as a planning problem whose plans are its ways, with the same costs.
///
/// A limit on the cost is only a comment, since PDDL cannot express it.
///
/// # Errors
/// If the puzzle is not a river crossing, is too large, or a rule counts trips other than by `trip mod n`.
pub fn pddl(puzzle: &Puzzle) -> Result<Pddl, Refusal> {
    let Puzzle::Crossing(puzzle) = puzzle else { return Err(MessageId::PddlIsForCrossings.into()) };
    let loads = Loads::new(puzzle)?;
    let names = Identifiers::new(puzzle);
    let writer = Writer { puzzle, names: &names, loads: &loads };
    let mut domain = comment(puzzle);
    writer.domain()?.write(&mut domain);
    let mut problem = comment(puzzle);
    writer.problem().write(&mut problem);
    if domain.len() + problem.len() > MAX_BYTES { Err(too_large()) } else { Ok(Pddl { domain, problem }) }
}

/// The refusal of a problem that is too large.
fn too_large() -> Refusal {
    MessageId::PddlTooLarge.into()
}

/// Returns the comment at the top of both halves.
fn comment(puzzle: &CrossingPuzzle) -> String {
    let mut out = String::from("; Written by Bachet.");
    // Writing to a string cannot fail.
    if let Some(title) = &puzzle.headers.title {
        let _ = write!(out, " {}", one_line(title));
    }
    out.push('\n');
    if let Some(limit) = &puzzle.limit {
        let _ = writeln!(out, "; The trips may cost {limit} at most together: a costlier plan is not a way.");
    }
    out
}

struct Writer<'a> {
    puzzle: &'a CrossingPuzzle,
    names: &'a Identifiers,
    loads: &'a Loads,
}

impl Writer<'_> {
    fn domain(&self) -> Result<Expression, Refusal> {
        let mut domain = vec![word("define"), list(["domain", "crossing"])];
        domain.push(list([":requirements", ":adl", ":action-costs"]));
        let mut types = vec![word(":types")];
        for name in self.names.types() {
            types.extend([word(name), word("-"), word("thing")]);
        }
        types.extend(["thing", "place"].map(word));
        if self.loads.has_phases() {
            types.push(word("phase"));
        }
        if self.loads.has_memory() {
            types.push(word("memory"));
        }
        if !self.names.boats().is_empty() {
            types.push(word("boat"));
        }
        domain.push(Expression::List(types));
        domain.push(self.constants());
        domain.push(self.predicates());
        let mut functions = vec![word(":functions"), list(["total-cost"]), word("-"), word("number")];
        if !self.loads.is_uniform() {
            for (boat, size) in self.loads.sizes() {
                functions.push(typed(&self.names.of_loads("cost", boat, size), &[(&ABOARD[..size], "thing")]));
                functions.extend(["-", "number"].map(word));
            }
        }
        domain.push(Expression::List(functions));
        for (boat, size) in self.loads.sizes() {
            domain.push(self.action(boat, size)?);
        }
        Ok(Expression::List(domain))
    }

    fn constants(&self) -> Expression {
        let mut constants = vec![word(":constants")];
        for (g, group) in self.puzzle.groups.iter().enumerate() {
            let things = self.puzzle.things().filter(|t| t.group.0 as usize == g);
            constants.extend(things.map(|t| word(self.names.thing(t))));
            constants.extend([word("-"), word(if group.count > 1 { self.names.group(g) } else { "thing" })]);
        }
        constants.extend((0..self.puzzle.places.len()).map(|p| word(self.names.place(PlaceId(p as u32)))));
        constants.extend(["-", "place"].map(word));
        if !self.names.boats().is_empty() {
            constants.extend(self.names.boats().iter().map(|boat| word(boat)));
            constants.extend(["-", "boat"].map(word));
        }
        for (count, name) in [(self.loads.phases(), "phase"), (self.loads.memories(), "memory")] {
            if count > 1 {
                constants.extend((0..count).map(|i| word(&format!("{name}-{i}"))));
                constants.extend(["-", name].map(word));
            }
        }
        Expression::List(constants)
    }

    fn predicates(&self) -> Expression {
        let mut predicates = vec![
            word(":predicates"),
            typed("at", &[(&["?x"], "thing"), (&["?p"], "place")]),
            match self.names.boats() {
                [] => typed("boat-at", &[(&["?p"], "place")]),
                _ => typed("boat-at", &[(&["?b"], "boat"), (&["?p"], "place")]),
            },
            typed("route", &[(&["?p", "?q"], "place")]),
        ];
        if self.puzzle.groups.iter().any(|g| g.mates.is_some()) {
            predicates.push(typed("mate", &[(&["?x", "?y"], "thing")]));
        }
        for (boat, size) in self.loads.sizes() {
            let mut parameters: Vec<(&[&str], &str)> = vec![(&ABOARD[..size], "thing")];
            if self.loads.has_phases() {
                parameters.push((&["?now"], "phase"));
            }
            if self.loads.has_memory() {
                parameters.push((&["?before"], "memory"));
            }
            predicates.push(typed(&self.names.of_loads("load", boat, size), &parameters));
            if self.loads.has_memory() {
                let leaves = self.names.of_loads("leaves", boat, size);
                predicates.push(typed(&leaves, &[(&ABOARD[..size], "thing"), (&["?m"], "memory")]));
            }
        }
        if self.loads.has_phases() {
            predicates.push(typed("phase-is", &[(&["?t"], "phase")]));
            predicates.push(typed("next", &[(&["?t", "?u"], "phase")]));
        }
        if self.loads.has_memory() {
            predicates.push(typed("remembered", &[(&["?m"], "memory")]));
        }
        Expression::List(predicates)
    }

    /// Returns the action of a trip of a boat with `size` travellers.
    fn action(&self, boat: BoatId, size: usize) -> Result<Expression, Refusal> {
        let aboard = &ABOARD[..size];
        let mut parameters: Vec<Expression> = aboard.iter().map(|a| word(a)).collect();
        parameters.extend(["-", "thing", "?from", "?to", "-", "place"].map(word));
        let mut load = vec![word(&self.names.of_loads("load", boat, size))];
        load.extend(aboard.iter().map(|a| word(a)));
        let mut before = vec![self.names.boat_at(boat, "?from"), list(["route", "?from", "?to"])];
        let mut after = vec![not(self.names.boat_at(boat, "?from")), self.names.boat_at(boat, "?to")];
        for a in aboard {
            before.push(list(["at", a, "?from"]));
            after.extend([not(list(["at", a, "?from"])), list(["at", a, "?to"])]);
        }
        if self.loads.has_phases() {
            parameters.extend(["?now", "?then", "-", "phase"].map(word));
            before.extend([list(["phase-is", "?now"]), list(["next", "?now", "?then"])]);
            after.extend([not(list(["phase-is", "?now"])), list(["phase-is", "?then"])]);
            load.push(word("?now"));
        }
        if self.loads.has_memory() {
            parameters.extend(["?before", "?after", "-", "memory"].map(word));
            let mut leaves = vec![word(&self.names.of_loads("leaves", boat, size))];
            leaves.extend(aboard.iter().map(|a| word(a)));
            leaves.push(word("?after"));
            before.extend([list(["remembered", "?before"]), Expression::List(leaves)]);
            // PDDL deletes before it adds: a memory in both effects stays.
            after.extend([not(list(["remembered", "?before"])), list(["remembered", "?after"])]);
            load.push(word("?before"));
        }
        before.push(Expression::List(load));
        for place in (0..self.puzzle.places.len() as u32).map(PlaceId) {
            if size < self.puzzle.boat(boat).least_from(place) as usize {
                before.push(not(list(["=", "?from", self.names.place(place)])));
            }
        }
        for side in [Side::Stays { aboard }, Side::Lands { aboard }] {
            let (puzzle, names, phases) = (self.puzzle, self.names, self.loads.phases());
            let rules = Rules { puzzle, names, side, boat, there: &[], phases };
            before.extend(rules.all()?);
        }
        let cost = if self.loads.is_uniform() {
            word(&self.loads.cheapest().to_string())
        } else {
            let mut cost = vec![word(&self.names.of_loads("cost", boat, size))];
            cost.extend(aboard.iter().map(|a| word(a)));
            Expression::List(cost)
        };
        after.push(Expression::List(vec![word("increase"), list(["total-cost"]), cost]));
        Ok(Expression::List(vec![
            word(":action"),
            word(&self.names.of_loads("cross", boat, size)),
            word(":parameters"),
            Expression::List(parameters),
            word(":precondition"),
            all(before),
            word(":effect"),
            all(after),
        ]))
    }

    fn problem(&self) -> Expression {
        let mut init = vec![word(":init")];
        for boat in self.puzzle.boat_ids() {
            init.push(self.names.boat_at(boat, self.names.place(self.puzzle.boat_start(boat))));
        }
        for thing in self.puzzle.things() {
            init.push(list(["at", self.names.thing(thing), self.names.place(self.puzzle.start_of(thing))]));
        }
        for (from, to) in self.routes() {
            init.push(list(["route", self.names.place(from), self.names.place(to)]));
        }
        for thing in self.puzzle.things() {
            if let Some(mate) = self.puzzle.mate_of(thing) {
                init.push(list(["mate", self.names.thing(thing), self.names.thing(mate)]));
            }
        }
        self.loads.facts(self.names, &mut init);
        init.push(Expression::List(vec![word("="), list(["total-cost"]), word("0")]));

        let mut goal = Vec::new();
        for thing in self.puzzle.things() {
            if let Some(place) = self.puzzle.goal_of(thing) {
                goal.push(list(["at", self.names.thing(thing), self.names.place(place)]));
            }
        }
        for boat in self.puzzle.boat_ids() {
            let place = self.puzzle.boat_goal(boat);
            goal.extend(place.map(|place| self.names.boat_at(boat, self.names.place(place))));
        }
        Expression::List(vec![
            word("define"),
            list(["problem", "puzzle"]),
            list([":domain", "crossing"]),
            Expression::List(init),
            Expression::List(vec![word(":goal"), all(goal)]),
            Expression::List(vec![word(":metric"), word("minimize"), list(["total-cost"])]),
        ])
    }

    /// Returns the routes, each once.
    fn routes(&self) -> Vec<(PlaceId, PlaceId)> {
        let places = (0..self.puzzle.places.len() as u32).map(PlaceId);
        let mut routes: Vec<(PlaceId, PlaceId)> = if self.puzzle.routes.is_empty() {
            places.clone().flat_map(|from| places.clone().map(move |to| (from, to))).collect()
        } else {
            self.puzzle.routes.iter().flat_map(|r| [(r.from, r.to), (r.to, r.from)]).collect()
        };
        routes.retain(|(from, to)| from != to);
        routes.sort_unstable();
        routes.dedup();
        routes
    }
}

/// Returns a typed list: `(name ?x ?y - thing ?p - place)`.
fn typed(name: &str, parameters: &[(&[&str], &str)]) -> Expression {
    let mut words = vec![word(name)];
    for (variables, kind) in parameters {
        words.extend(variables.iter().map(|v| word(v)));
        words.extend(["-", kind].map(word));
    }
    Expression::List(words)
}

/// Returns the things that a subject names.
fn meant(puzzle: &CrossingPuzzle, subject: Subject) -> Vec<Thing> {
    puzzle.things().filter(|t| puzzle.names(subject, *t)).collect()
}

/// Whether a rule applies to places.
fn is_of_places(at: At) -> bool {
    !at.is_of_loads()
}
