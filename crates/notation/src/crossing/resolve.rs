//! From the fields of a crossing to the puzzle: places, routes, things, who is where, the boat, expressions.

mod boat;
mod expressions;
mod measures;
mod placed;
mod rule_form;

use super::boat::Boat;
use super::dictionary::{Dictionary, place};
use super::fields::{CrossingFields, PlacedFields};
use super::numbers::number;
use super::puzzle::{CrossingPuzzle, Place, PlaceId, Placed, Route};
use super::things::{self, check_name, kept};
use crate::lines::one_line;
use crate::names::fold;
use crate::source::finished;
use crate::{Code, Diagnostic, Hint, Number, Span, Text};
use boat::boat;
use expressions::Expressions;
use placed::placed;

/// Reads a river crossing from separate fields, as in JSON. Returns the best possible puzzle and every problem.
pub fn read_fields(fields: &CrossingFields) -> (CrossingPuzzle, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let puzzle = resolve(fields, &mut problems);
    (puzzle, finished(problems))
}

/// Resolves the fields to a puzzle.
pub(super) fn resolve(fields: &CrossingFields, problems: &mut Vec<Diagnostic>) -> CrossingPuzzle {
    let headers = fields.headers.resolved(Hint::Known, problems);
    let mut puzzle = CrossingPuzzle { headers, ..CrossingPuzzle::default() };
    puzzle.places = places(fields, problems);
    puzzle.routes = routes(fields, &puzzle, problems);
    let space = things::things(fields, &mut puzzle, problems);
    measures::check_units(&fields.units, problems);
    let named = boat::named(&Dictionary::new(&puzzle), fields, problems);
    puzzle.boats = named;
    let dictionary = Dictionary::new(&puzzle);
    let stated_start = start_fields(fields, &puzzle);
    let start = placed(&dictionary, &stated_start, problems);
    let goal = placed(&dictionary, &fields.goal, problems);
    for (written, placed) in stated_start.iter().zip(&start) {
        if placed.is_some() && written.place.is_none() {
            let problem = Diagnostic::new(Code::StartAnywhere, written.who.span());
            problems.push(problem.text("who", written.who.as_str()));
        }
    }
    let start: Vec<Placed> = start.into_iter().flatten().flatten().filter(|p| p.place.is_some()).collect();
    let goal: Vec<Placed> = goal.into_iter().flatten().flatten().collect();
    let written_boats = fields.boats.iter().take(puzzle.boats.len());
    let mut boats: Vec<Boat> =
        written_boats.map(|boat| self::boat(&dictionary, fields, boat, space, problems)).collect();
    if boats.is_empty() {
        problems.push(Diagnostic::new(Code::NoBoat, fields.span));
        boats.push(Boat::default());
    }
    for (boat, named) in boats.iter_mut().zip(&puzzle.boats) {
        boat.name.clone_from(&named.name);
    }
    (puzzle.start, puzzle.goal) = (start, goal);
    puzzle.boats = boats;
    puzzle.limit = fields.limit.as_ref().and_then(|text| limit(text, fields, problems));
    let dictionary = Dictionary::new(&puzzle);
    let mut reader = Expressions::new(&dictionary, &fields.things, problems);
    let rower = fields.rower.as_ref().and_then(|text| reader.rower(text, None));
    let cost = fields.cost.as_ref().and_then(|text| reader.cost(text));
    let mut own = Vec::new();
    for (id, boat) in puzzle.boat_ids().zip(&fields.boats) {
        let rower = boat.rower.as_ref().and_then(|text| reader.rower(text, Some(id)));
        own.push((rower, boat.cost.as_ref().and_then(|text| reader.cost(text))));
    }
    let rules = reader.rules(&fields.rules);
    let mates = std::mem::take(&mut reader.mates);
    let cost = measures::cost(fields, &dictionary, cost, problems);
    for wanted in mates {
        things::pair_groups(&mut puzzle, &wanted, problems);
    }
    (puzzle.rower, puzzle.cost, puzzle.rules) = (rower, cost, rules);
    for (boat, own) in puzzle.boats.iter_mut().zip(own) {
        (boat.rower, boat.cost) = own;
    }
    puzzle
}

/// Returns who starts where, with the boats whose lines say that.
fn start_fields(fields: &CrossingFields, puzzle: &CrossingPuzzle) -> Vec<PlacedFields> {
    let boats = fields.boats.iter().zip(&puzzle.boats).filter_map(|(written, boat)| {
        let place = written.start.clone()?;
        let name = written.name.clone().filter(|_| boat.name.is_some());
        let who = name.unwrap_or_else(|| Text::new("boat", written.span.start));
        Some(PlacedFields { who, place: Some(place) })
    });
    boats.chain(fields.start.iter().cloned()).collect()
}

fn places(fields: &CrossingFields, problems: &mut Vec<Diagnostic>) -> Vec<Place> {
    let usual = || ["left", "right"].map(|name| Place { name: name.to_owned(), span: Span::default() }).to_vec();
    let Some(written) = &fields.places else { return usual() };
    let mut places: Vec<Place> = Vec::new();
    for text in kept(written, Text::span, problems) {
        let name = one_line(text.as_str());
        check_name(&name, text.span(), problems);
        let folded = fold(&name);
        if let Some(before) = places.iter().find(|p| fold(&p.name) == folded) {
            let problem = Diagnostic::new(Code::DuplicatePlace, text.span()).text("name", &name);
            problems.push(problem.related(before.span));
            continue;
        }
        places.push(Place { name, span: text.span() });
    }
    if places.len() < 2 {
        let span = written.first().map_or(fields.span, Text::span);
        problems.push(Diagnostic::new(Code::TooFewPlaces, span));
        return usual();
    }
    places
}

fn routes(fields: &CrossingFields, puzzle: &CrossingPuzzle, problems: &mut Vec<Diagnostic>) -> Vec<Route> {
    let mut routes: Vec<(Route, Span)> = Vec::new();
    for written in kept(&fields.routes, |r| r.from.span(), problems) {
        let span = written.from.span().to(written.to.span());
        let mut end = |text: &Text| place(puzzle, text).map_err(|problem| problems.push(problem)).ok();
        let (Some(from), Some(to)) = (end(&written.from), end(&written.to)) else { continue };
        if from == to {
            let problem = Diagnostic::new(Code::RouteToItself, span).text("name", puzzle.place(from));
            problems.push(problem);
            continue;
        }
        let same = |r: &&(Route, Span)| (r.0.from, r.0.to) == (from, to) || (r.0.to, r.0.from) == (from, to);
        if let Some((_, before)) = routes.iter().find(same) {
            let problem = Diagnostic::new(Code::DuplicateRoute, span).text("from", puzzle.place(from));
            problems.push(problem.text("to", puzzle.place(to)).related(*before));
            continue;
        }
        routes.push((Route { from, to }, span));
    }
    if !routes.is_empty() {
        for (p, place) in puzzle.places.iter().enumerate() {
            let id = PlaceId(p as u32);
            if !routes.iter().any(|(r, _)| r.from == id || r.to == id) {
                let span = if place.span == Span::default() { routes[0].1 } else { place.span };
                problems.push(Diagnostic::new(Code::PlaceWithoutRoute, span).text("name", &place.name));
            }
        }
    }
    routes.into_iter().map(|(route, _)| route).collect()
}

fn limit(text: &Text, fields: &CrossingFields, problems: &mut Vec<Diagnostic>) -> Option<Number> {
    let limit = number(text, fields.mark, problems)?;
    if limit < Number::from_integer(0) {
        problems.push(Diagnostic::new(Code::NegativeLimit, text.span()).text("text", text.as_str()));
        return None;
    }
    Some(limit)
}
