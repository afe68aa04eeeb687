//! From the fields of a crossing to the puzzle: places, routes, things, who is where, the boat, expressions.

use super::bounds;
use super::dictionary::{Dictionary, place, unquoted};
use super::fields::{BoatFields, CrossingFields, PlacedFields, RuleFields};
use super::meaning::{Asked, Resolver};
use super::numbers::{number, whole};
use super::parse::{MOST_NODES, parse};
use super::puzzle::{AttributeId, CrossingPuzzle, Least, LoadLimit, Place, PlaceId, Placed, Route, Subject};
use super::rule::{At, Quantity, Rule, Truth};
use super::syntax::{Expression, Named};
use super::things::{self, check_name, kept};
use crate::lines::one_line;
use crate::names::fold;
use crate::read::LONGEST_EXPRESSION;
use crate::source::{ENOUGH_PROBLEMS, finished};
use crate::{Argument, Code, Diagnostic, Hint, Number, Span, Text};

/// What joins several names.
const AND: &str = " and ";

/// Reads a river crossing whose fields stand apart already, as in JSON: the best puzzle there is, and every problem.
pub fn read_fields(fields: &CrossingFields) -> (CrossingPuzzle, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let puzzle = resolve(fields, &mut problems);
    (puzzle, finished(problems))
}

/// From the fields to the puzzle.
pub(super) fn resolve(fields: &CrossingFields, problems: &mut Vec<Diagnostic>) -> CrossingPuzzle {
    let headers = fields.headers.resolved(Hint::Known, problems);
    let mut puzzle = CrossingPuzzle { headers, ..CrossingPuzzle::default() };
    puzzle.places = places(fields, problems);
    puzzle.routes = routes(fields, &puzzle, problems);
    things::things(fields, &mut puzzle, problems);
    let dictionary = Dictionary::new(&puzzle);
    let start = placed(&dictionary, &fields.start, problems);
    let goal = placed(&dictionary, &fields.goal, problems);
    for (written, placed) in fields.start.iter().zip(&start) {
        if placed.is_some() && written.place.is_none() {
            let problem = Diagnostic::new(Code::StartAnywhere, written.who.span());
            problems.push(problem.text("who", written.who.as_str()));
        }
    }
    let start: Vec<Placed> = start.into_iter().flatten().flatten().filter(|p| p.place.is_some()).collect();
    let goal: Vec<Placed> = goal.into_iter().flatten().flatten().collect();
    let boat = fields.boat.as_ref().map(|boat| boat_of(&dictionary, fields, boat, problems));
    if boat.is_none() {
        problems.push(Diagnostic::new(Code::NoBoat, fields.span));
    }
    (puzzle.start, puzzle.goal) = (start, goal);
    puzzle.boat = boat.unwrap_or_default();
    puzzle.limit = fields.limit.as_ref().and_then(|text| limit(text, fields, problems));
    let mut reader = Expressions { dictionary: &Dictionary::new(&puzzle), budget: MOST_NODES, problems };
    let rower = fields.rower.as_ref().and_then(|text| reader.truth(text, Asked::Rower));
    let cost = fields.cost.as_ref().and_then(|text| reader.cost(text));
    let rules = kept(&fields.rules, |r| r.span, reader.problems);
    let rules = rules.iter().filter_map(|rule| reader.rule(rule)).collect();
    (puzzle.rower, puzzle.cost, puzzle.rules) = (rower, cost, rules);
    puzzle
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
            let mut problem = Diagnostic::new(Code::DuplicatePlace, text.span()).text("name", &name);
            problem.related = Some(before.span);
            problems.push(problem);
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
            let mut problem = Diagnostic::new(Code::DuplicateRoute, span)
                .text("from", puzzle.place(from))
                .text("to", puzzle.place(to));
            problem.related = Some(*before);
            problems.push(problem);
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

/// Who is where, for each item; nothing where that could not be read.
fn placed(
    dictionary: &Dictionary<'_>,
    written: &[PlacedFields],
    problems: &mut Vec<Diagnostic>,
) -> Vec<Option<Vec<Placed>>> {
    let mut all: Vec<Option<Vec<Placed>>> = Vec::new();
    let mut spans: Vec<(Placed, Span)> = Vec::new();
    for item in kept(written, |p| p.who.span(), problems) {
        let at = match &item.place {
            None => Ok(None),
            Some(text) => place(dictionary.puzzle, text).map(Some),
        };
        let who = named_or_boat(dictionary, &item.who);
        let (at, who) = match (at, who) {
            (Ok(at), Ok(who)) => (at, who),
            (at, who) => {
                problems.extend(at.err());
                problems.extend(who.err());
                all.push(None);
                continue;
            }
        };
        let found: Vec<Placed> = who.into_iter().map(|who| Placed { who, place: at }).collect();
        for placed in &found {
            // What a later statement says of the same again makes the earlier one void.
            let void = spans.iter().find(|(before, _)| covers(placed.who, before.who) && before.place != placed.place);
            if let Some((before, span)) = void {
                let mut problem = Diagnostic::new(Code::ContradictingPlaces, item.who.span())
                    .text("who", super::write::placed_name(dictionary.puzzle, before.who))
                    .hint(if before.who == placed.who { Hint::Plain } else { Hint::Order });
                problem.related = Some(*span);
                problems.push(problem);
            }
            spans.push((*placed, item.who.span()));
        }
        all.push(Some(found));
    }
    all
}

/// Whether all of whom `before` speaks are among those of `after`.
fn covers(after: Option<Subject>, before: Option<Subject>) -> bool {
    after == before
        || match (after, before) {
            (Some(Subject::All), Some(_)) => true,
            (Some(Subject::Group(group)), Some(Subject::Thing(thing))) => thing.group == group,
            _ => false,
        }
}

/// The boat, a name, or several names with `and` between them.
fn named_or_boat(dictionary: &Dictionary<'_>, text: &Text) -> Result<Vec<Option<Subject>>, Diagnostic> {
    if fold(text.as_str()) == "boat" {
        return Ok(vec![None]);
    }
    let whole = match dictionary.subject(text) {
        Ok(subject) => return Ok(vec![Some(subject)]),
        Err(problem) => problem,
    };
    if !text.as_str().contains(AND) {
        return Err(whole);
    }
    let mut found = Vec::new();
    let mut from = 0;
    for name in text.as_str().split(AND) {
        let part = text.part(from..from + name.len());
        from += name.len() + AND.len();
        found.push(if fold(part.as_str()) == "boat" { None } else { Some(dictionary.subject(&part)?) });
    }
    Ok(found)
}

fn boat_of(
    dictionary: &Dictionary<'_>,
    fields: &CrossingFields,
    written: &BoatFields,
    problems: &mut Vec<Diagnostic>,
) -> super::Boat {
    let mut boat = super::Boat::default();
    if let Some(text) = &written.seats {
        boat.seats = whole(text, fields.mark, problems).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        if boat.seats == Some(0) {
            problems.push(Diagnostic::new(Code::NoSeats, text.span()));
            boat.seats = None;
        }
    }
    for (name, most) in kept(&written.limits, |l| l.0.span(), problems) {
        let found = attribute(dictionary, name);
        let limit = number(most, fields.mark, problems);
        let attribute = match found {
            Ok(attribute) => attribute,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        if boat.limits.iter().any(|l| l.attribute == attribute) {
            problems.push(Diagnostic::new(Code::DuplicateLimit, name.span()).text("name", name.as_str()));
            continue;
        }
        if limit.is_some_and(|limit| limit < Number::from_integer(0)) {
            let problem = Diagnostic::new(Code::NegativeLimit, most.span()).text("text", most.as_str());
            problems.push(problem);
            continue;
        }
        boat.limits.extend(limit.map(|most| LoadLimit { attribute, most }));
    }
    for (count, from) in kept(&written.least, |l| l.0.span(), problems) {
        let count_read = whole(count, fields.mark, problems).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        let from = match from.as_ref().map(|text| place(dictionary.puzzle, text)).transpose() {
            Ok(from) => from,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        let Some(least) = count_read else { continue };
        if let Some(seats) = boat.seats.filter(|seats| *seats < least) {
            let problem = Diagnostic::new(Code::LeastOverSeats, count.span());
            let problem = problem.with("least", Argument::Number(i64::from(least)));
            problems.push(problem.with("seats", Argument::Number(i64::from(seats))));
        }
        if boat.least.iter().any(|l| l.from == from) {
            problems.push(Diagnostic::new(Code::DuplicateLeast, count.span()));
            continue;
        }
        boat.least.push(Least { count: least, from });
    }
    boat
}

fn attribute(dictionary: &Dictionary<'_>, text: &Text) -> Result<AttributeId, Diagnostic> {
    let name = unquoted(text);
    let found = dictionary.names.meanings(&name).iter().find_map(|m| match m {
        Named::Attribute(attribute) => Some(*attribute),
        Named::Subject(_) => None,
    });
    found.ok_or_else(|| dictionary.unknown_attribute(&name, text.span()))
}

fn limit(text: &Text, fields: &CrossingFields, problems: &mut Vec<Diagnostic>) -> Option<Number> {
    let limit = number(text, fields.mark, problems)?;
    if limit < Number::from_integer(0) {
        let problem = Diagnostic::new(Code::NegativeLimit, text.span()).text("text", text.as_str());
        problems.push(problem);
        return None;
    }
    Some(limit)
}

/// What reads the expressions of a puzzle.
struct Expressions<'a, 'b> {
    dictionary: &'b Dictionary<'a>,
    /// How many operands may still be read.
    budget: u32,
    problems: &'b mut Vec<Diagnostic>,
}

impl Expressions<'_, '_> {
    /// Reads one expression, with every problem at its place.
    fn read<T>(
        &mut self,
        text: &Text,
        asked: Asked,
        meaning: impl FnOnce(&mut Resolver<'_, '_>, &Expression) -> Option<T>,
    ) -> Option<T> {
        if text.as_str().trim().is_empty() {
            self.problems.push(Diagnostic::new(Code::RuleWithoutExpression, text.span()));
            return None;
        }
        if text.len() > LONGEST_EXPRESSION {
            let limit = Argument::Number(LONGEST_EXPRESSION as i64);
            self.problems.push(Diagnostic::new(Code::ExpressionTooLong, text.span()).with("limit", limit));
            return None;
        }
        if self.problems.len() > ENOUGH_PROBLEMS || self.budget == 0 {
            return None;
        }
        let (expression, mut problems) = parse(self.dictionary, text.as_str(), &mut self.budget);
        let mut resolver = Resolver::new(self.dictionary, asked, text.as_str(), &mut self.budget);
        let read = meaning(&mut resolver, &expression).filter(|_| problems.is_empty());
        problems.append(&mut resolver.problems);
        let read = read.filter(|_| problems.is_empty());
        self.problems.extend(problems.into_iter().map(|p| Diagnostic { span: text.place(p.span), ..p }));
        read
    }

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the bare method is not general in its lifetimes")]
    fn truth(&mut self, text: &Text, asked: Asked) -> Option<Truth> {
        let truth = self.read(text, asked, |resolver, e| resolver.truth(e))?;
        let loads = match asked {
            Asked::Rule(at) => bounds::of_loads(at),
            Asked::Rower | Asked::Cost => true,
        };
        if let Some(holds) = bounds::decided(self.dictionary.puzzle, loads, &truth) {
            let code = if holds { Code::RuleAlwaysHolds } else { Code::RuleNeverHolds };
            self.problems.push(Diagnostic::new(code, text.span()));
        }
        Some(truth)
    }

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the bare method is not general in its lifetimes")]
    fn cost(&mut self, text: &Text) -> Option<Quantity> {
        let cost = self.read(text, Asked::Cost, |resolver, e| resolver.number(e))?;
        let negative = bounds::cost(self.dictionary.puzzle, &cost).is_some_and(|(_, high)| high < 0.into());
        if negative {
            self.problems.push(Diagnostic::new(Code::NegativeCost, text.span()));
            return None;
        }
        Some(cost)
    }

    fn rule(&mut self, rule: &RuleFields) -> Option<Rule> {
        let at = self.at(&rule.at);
        // What is wrong with the expression of a rule at an unknown place is told as well.
        let truth = self.truth(&rule.expression, Asked::Rule(at.unwrap_or_default()))?;
        let at = at?;
        let say = rule.say.as_ref().map(|t| one_line(t.as_str())).filter(|t| !t.is_empty());
        Some(Rule { at, truth, text: one_line(rule.expression.as_str()), say, span: rule.span })
    }

    /// Of which companies a rule is asked; a place may stand in quotes.
    fn at(&mut self, text: &Text) -> Option<At> {
        Some(match fold(text.as_str()).as_str() {
            "" | "everywhere" => At::Everywhere,
            "banks" => At::Banks,
            "boat" => At::Boat,
            "unattended" => At::Unattended,
            _ => match place(self.dictionary.puzzle, text) {
                Ok(place) => At::Place(place),
                Err(problem) => {
                    let plain = problem.hint == Some(Hint::Plain);
                    self.problems.push(if plain { problem.hint(Hint::Rule) } else { problem });
                    return None;
                }
            },
        })
    }
}
