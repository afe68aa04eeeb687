//! River crossings as a family of ways.

mod play;
mod refused;
mod view;

use std::cell::OnceCell;
use std::ops::ControlFlow;

use bachet_crossing::judge::{self, Party, Spot};
use bachet_crossing::{BadState, Crossing, Game, Numbering, Path, Position, SearchEnd, Shortest, Trip};
use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Rule, Thing, rule_statements};
use bachet_notation::{Argument, Number};
use bachet_solver::Budget;
use bachet_statespace::{GraphPart, SimplePaths, Symmetry};

use self::play::CrossingPlay;
use self::view::CrossingView;
use super::known_states::GraphStates;
use super::short_names::ShortNames;
use super::{
    Distance, GraphNames, Interchangeable, KnownStates, NoWay, Occupancy, Play, RuleFindings, State, StateClass,
    StateView, Step, StepKind, ToDo, Visit, Visited, Way, WayCounts, WayFamily,
};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::{Broken, GraphState, Link, Reached, Refusal, StateGraph};
use crate::{drawings, json};

/// A river crossing, with what is prepared for search when it is first needed.
pub(super) struct CrossingWays<'a> {
    puzzle: &'a CrossingPuzzle,
    prepared: OnceCell<Crossing>,
    numbering: OnceCell<Numbering>,
}

impl<'a> CrossingWays<'a> {
    pub(super) fn new(puzzle: &'a CrossingPuzzle) -> Self {
        Self { puzzle, prepared: OnceCell::new(), numbering: OnceCell::new() }
    }

    fn crossing(&self) -> Result<&Crossing, Refusal> {
        if let Some(crossing) = self.prepared.get() {
            return Ok(crossing);
        }
        let crossing = Crossing::new(self.puzzle)?;
        Ok(self.prepared.get_or_init(|| crossing))
    }

    fn numbering(&self) -> Result<&Numbering, Refusal> {
        if let Some(numbering) = self.numbering.get() {
            return Ok(numbering);
        }
        let numbering = Numbering::new(self.puzzle).map_err(|_| Refusal::from(MessageId::TooManyToNumber))?;
        Ok(self.numbering.get_or_init(|| numbering))
    }

    fn position(&self, number: u128) -> Option<Position> {
        self.numbering().ok()?.position(&number.into())
    }

    /// The cost, if the puzzle gives trips one.
    fn stated_cost(&self, cost: Number) -> Option<Number> {
        self.puzzle.has_costs().then_some(cost)
    }

    fn counts(&self, crossing: &Crossing, found: Shortest) -> WayCounts {
        let distance = found.distance.filter(|_| found.is_within_limit);
        let no_way = match found.distance {
            Some(distance) if !found.is_within_limit => Some(NoWay::OverLimit(distance.cost)),
            None if found.end == SearchEnd::Complete => Some(NoWay::Exhausted),
            _ => None,
        };
        let name = |thing: &Thing| self.puzzle.group(thing.group).name.clone();
        let classes = crossing.classes().filter(|(count, _)| *count > 1);
        WayCounts {
            distance: distance.map(|d| Distance { moves: d.crossings, cost: self.stated_cost(d.cost) }),
            at_least: found.at_least,
            no_way,
            shortest: distance.map(|_| found.ways).unwrap_or_default(),
            states: found.states,
            moves: found.moves,
            interchangeable: classes
                .map(|(count, unit)| Interchangeable { members: unit.iter().map(name).collect(), count: count.into() })
                .collect(),
            complete: found.end == SearchEnd::Complete,
            ..WayCounts::default()
        }
    }

    fn visit(&self, path: &Path<'_>, visit: Visit<'_>) -> ControlFlow<()> {
        let steps = |max_moves: usize| path.trips().into_iter().take(max_moves).map(Step::Trip).collect();
        visit(&Visited { moves: path.crossings() as u64, cost: self.stated_cost(path.cost()), steps: &steps })
    }
}

impl WayFamily for CrossingWays<'_> {
    fn length_message(&self) -> MessageId {
        MessageId::LengthCrossings
    }

    fn rules(&self) -> Vec<(String, String)> {
        rule_statements(self.puzzle)
    }

    fn search(&self, _: usize, budget: &mut Budget<'_>) -> Result<(WayCounts, Option<Way>), Refusal> {
        let crossing = self.crossing()?;
        Ok((self.counts(crossing, crossing.shortest(budget)), None))
    }

    fn each_shortest(&self, symmetry: Symmetry, budget: &mut Budget<'_>, visit: Visit<'_>) -> Result<(), Refusal> {
        self.crossing()?.shortest_paths(symmetry, budget, |path| self.visit(path, visit));
        Ok(())
    }

    fn each_simple(
        &self,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
        visit: Visit<'_>,
    ) -> Result<SimplePaths, Refusal> {
        Ok(self.crossing()?.simple_paths(symmetry, budget, |path| self.visit(path, visit)))
    }

    fn check(&self, budget: &mut Budget<'_>) -> Result<(WayCounts, RuleFindings), Refusal> {
        let crossing = self.crossing()?;
        let found = crossing.check(budget);
        Ok((self.counts(crossing, found.shortest), RuleFindings { idle: found.idle, blocked: found.blocked }))
    }

    fn graph(&self, part: GraphPart, budget: &mut Budget<'_>) -> Result<StateGraph, Refusal> {
        self.numbering()?;
        let found = self.crossing()?.graph(part, budget);
        let shown = found.part;
        let state = |state: bachet_crossing::GraphState| {
            Some(GraphState {
                state: State::Crossing(state.position?),
                class: StateClass::Crossing(state.class?),
                stands_for: state.stands_for,
                distance: state.distance,
                to_goal: state.to_goal,
                is_dead_end: shown == GraphPart::Everything && state.to_goal.is_none(),
                is_goal: state.is_goal,
                is_on_shortest_way: state.is_on_shortest_way,
            })
        };
        let states: Vec<GraphState> = found.states.into_iter().filter_map(state).collect();
        let place = |boat: BoatId, i: usize| match &states[i].state {
            State::Crossing(position) => position.boats[boat.0 as usize],
            State::Moving(_) => PlaceId(0),
        };
        let link = |m: bachet_crossing::GraphMove| Link {
            from: m.from,
            to: m.to,
            is_both_ways: false,
            is_on_shortest_way: m.is_on_shortest_way,
            steps: vec![Step::Trip(Trip {
                boat: m.boat,
                from: place(m.boat, m.from),
                to: place(m.boat, m.to),
                load: m.load,
                cost: m.cost,
            })],
        };
        let links = found.moves.into_iter().map(link).collect();
        Ok(StateGraph {
            end: found.end,
            part: found.part,
            found: found.found,
            cheapest: found.cheapest,
            limit: found.limit,
            has_costs: self.puzzle.has_costs(),
            states,
            links,
        })
    }

    fn known_states(&self, budget: &mut Budget<'_>) -> Result<Option<Box<dyn KnownStates + '_>>, Refusal> {
        let graph = self.graph(GraphPart::Everything, budget)?;
        Ok(GraphStates::of(graph).map(|states| Box::new(states) as Box<dyn KnownStates>))
    }

    fn to_do(&self, state: &State) -> Option<(ToDo, u64)> {
        let State::Crossing(position) = state else { return None };
        let numbering = self.numbering().ok()?;
        let is_away = |(thing, at): &(&Thing, &PlaceId)| self.puzzle.goal_of(**thing).is_some_and(|goal| goal != **at);
        let away = numbering.things().iter().zip(&position.at).filter(is_away).count();
        Some((ToDo::Travellers, away as u64))
    }

    fn start(&self) -> Result<State, Refusal> {
        Ok(State::Crossing(self.numbering()?.start(self.puzzle)))
    }

    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        let numbering = self.numbering()?;
        numbering
            .read(self.puzzle, text)
            .map(State::Crossing)
            .map_err(|bad| no_state(self.puzzle, numbering, text, &bad))
    }

    fn broken(&self, state: &State) -> Result<Option<Vec<Broken>>, Refusal> {
        let State::Crossing(position) = state else { return Ok(None) };
        let mut game = Game::new(self.puzzle).map_err(|_| Refusal::from(MessageId::TooManyToNumber))?;
        game.place(position.clone());
        Ok(Some(game.breaches().iter().map(|breach| play::broken(self.puzzle, breach)).collect()))
    }

    fn play(&self, from: Option<&State>) -> Result<Box<dyn Play<'_> + '_>, Refusal> {
        let mut game = Game::new(self.puzzle).map_err(|_| Refusal::from(MessageId::TooManyToNumber))?;
        if let Some(State::Crossing(position)) = from {
            game.place(position.clone());
        }
        Ok(Box::new(CrossingPlay { ways: self, puzzle: self.puzzle, game }))
    }

    fn limit(&self) -> Option<Number> {
        self.puzzle.limit
    }

    fn distance_from_start(&self, state: &State, budget: &mut Budget<'_>) -> Result<Reached, Refusal> {
        let State::Crossing(position) = state else { return Ok(Reached::Never) };
        let goal = play::placed(self.puzzle, self.numbering()?, position);
        play::reached(&CrossingPuzzle { goal, limit: None, ..self.puzzle.clone() }, budget)
    }

    fn view(&self, state: Option<&State>) -> Box<dyn StateView + '_> {
        match state {
            Some(State::Crossing(position)) => Box::new(CrossingView::new(self.puzzle, Some(position))),
            _ => Box::new(CrossingView::new(self.puzzle, None)),
        }
    }

    fn numbered(&self, number: u128) -> Option<State> {
        self.position(number).map(State::Crossing)
    }

    fn is_start(&self, number: u128) -> bool {
        self.numbered(number).is_some_and(|state| self.start().is_ok_and(|start| start == state))
    }

    fn is_goal(&self, number: u128) -> bool {
        let position = self.position(number);
        position.zip(self.numbering().ok()).is_some_and(|(position, all)| all.is_goal(self.puzzle, &position))
    }

    /// Everybody who moves is in the boat, whether or not the rules allow that.
    fn step(&self, from: u128, to: u128) -> Option<Step> {
        let (before, after) = (self.position(from)?, self.position(to)?);
        let moved = self.numbering().ok()?.things().iter().zip(before.at.iter().zip(&after.at));
        let mut load: Vec<Thing> = moved.filter(|(_, (from, to))| from != to).map(|(thing, _)| *thing).collect();
        load.sort_unstable();
        let mut moved = self.puzzle.boat_ids().zip(before.boats.iter().zip(&after.boats));
        let (boat, (from, to)) = moved.clone().find(|(_, (from, to))| from != to).or_else(|| moved.next())?;
        let boats = std::slice::from_ref(&boat);
        let party = Party { members: &load, spot: Spot::Boat, boats, trip: 0, previous: &[] };
        // The events of a file may load what has no price.
        let cost = judge::cost(self.puzzle, boat, &party).unwrap_or_default();
        Some(Step::Trip(Trip { boat, from: *from, to: *to, load, cost }))
    }

    fn may_follow(&self, _: u128, to: u128) -> bool {
        self.position(to).is_some()
    }

    fn picture_height(&self) -> usize {
        let travellers = self.puzzle.things().count();
        // Several boats are listed below the travellers.
        let boats = if self.puzzle.boats.len() > 1 { self.puzzle.boats.len() } else { 0 };
        if Occupancy::at_start(self.puzzle).is_named() { (travellers + boats).max(3) + 3 } else { 0 }
    }

    fn step_words(&self, step: &Step, spent: Option<Number>, messages: &Messages) -> String {
        let Step::Trip(trip) = step else { return String::new() };
        drawings::trip(self.puzzle, trip, spent, messages)
    }

    fn names_loads(&self) -> bool {
        self.puzzle.boats.len() == 1 && self.puzzle.places.len() == 2
    }

    fn step_brief(&self, step: &Step, messages: &Messages) -> String {
        let Step::Trip(trip) = step else { return String::new() };
        if self.puzzle.boats.len() > 1 {
            let words = drawings::trip(self.puzzle, trip, None, messages);
            return messages.format(MessageId::WhyQuoted, &[("move", Argument::Text(words))]);
        }
        let load = drawings::travellers(self.puzzle, &trip.load, messages);
        if self.names_loads() {
            return load;
        }
        let to = drawings::place_name(self.puzzle, trip.to, messages);
        messages.format(MessageId::WhyLoadTo, &[("load", Argument::Text(load)), ("to", Argument::Text(to))])
    }

    fn kind_words(&self, kind: StepKind, messages: &Messages) -> String {
        let StepKind::Trip { boat, to, travellers } = kind else { return String::new() };
        let boats = self.puzzle.boats.len();
        // With one boat and two places it can only go to the other one.
        let place =
            if self.names_loads() { String::new() } else { drawings::place_name(self.puzzle, PlaceId(to), messages) };
        let boat = if boats > 1 { self.puzzle.boat_name(BoatId(boat)).to_owned() } else { String::new() };
        let arguments =
            [("count", Argument::number(travellers)), ("boat", Argument::Text(boat)), ("to", Argument::Text(place))];
        messages.format(MessageId::WhyKindTrip, &arguments)
    }

    fn step_json(&self, step: &Step) -> Option<json::WayAction> {
        let Step::Trip(trip) = step else { return None };
        let is_several = self.puzzle.boats.len() > 1;
        Some(json::WayAction::Cross {
            boat: is_several.then(|| self.puzzle.boat_name(trip.boat).to_owned()),
            from: self.puzzle.place(trip.from).to_owned(),
            to: self.puzzle.place(trip.to).to_owned(),
            load: trip.load.iter().map(|thing| self.puzzle.name_of(*thing)).collect(),
            cost: self.stated_cost(trip.cost).map(|cost| cost.to_string()),
        })
    }

    fn names(&self) -> Result<Box<dyn GraphNames + '_>, Refusal> {
        let classes: Vec<_> = self.crossing()?.classes().collect();
        Ok(Box::new(ShortNames::new(self.puzzle, self.numbering()?, &classes)))
    }
}

/// What a rule says to people, or how it is written.
fn said(rule: &Rule) -> &str {
    rule.say.as_ref().unwrap_or(&rule.text)
}

fn no_state(puzzle: &CrossingPuzzle, numbering: &Numbering, text: &str, bad: &BadState) -> Refusal {
    Refusal::Because(match bad {
        BadState::NoSuchNumber => {
            let bits = Argument::number(numbering.bits());
            Message::from(MessageId::NoSuchState).text("text", text).with("bits", bits)
        }
        BadState::UnknownName(name) => Message::from(MessageId::NobodyOfThatName)
            .text("name", name)
            .text("thing", puzzle.things().next().map_or_else(String::new, |thing| puzzle.name_of(thing)))
            .text("place", puzzle.places.last().map_or("", |place| place.name.as_str())),
    })
}
