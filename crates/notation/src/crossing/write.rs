//! A crossing as text, with quotes only where it would not read back to the same puzzle without.

mod expression;

use rustc_hash::FxHashSet;

use super::boat::{Boat, BoatId};
use super::dictionary::{Dictionary, place};
use super::fields::{
    AttributeFields, BoatFields, CrossingFields, PairFields, PlacedFields, RouteFields, RuleFields, TagFields,
    ThingFields,
};
use super::puzzle::{CrossingPuzzle, Group, GroupId, PlaceId, Placed, Subject, Thing, Values};
use super::rule::{At, Rule};
use super::text::fields;
use super::text::mistaken::is_declared;
use super::things::order_by_name;
use crate::expression::decimal;
use crate::lines::{free_text, one_line, quoted};
use crate::names::fold;
use crate::numeral::DecimalMark;
use crate::{Family, Number, Span, Text};

pub use expression::{write_cost, write_rower, write_rule};

/// Returns the notation of a river crossing. Reading it gives an equal puzzle, places in the source apart.
pub fn write(puzzle: &CrossingPuzzle) -> String {
    let dictionary = &Dictionary::new(puzzle);
    let mark = DecimalMark::of_language(puzzle.headers.language.as_deref());
    let writer = Writer { puzzle, dictionary, mark };
    let mut text = puzzle.headers.written(Family::Crossing);
    text.push('\n');
    writer.places(&mut text);
    for (keyword, says) in writer.things().into_iter().chain(writer.trips()).chain(writer.start_and_goal()) {
        line(&mut text, format!("{keyword}: {says}").trim_end());
    }
    if !puzzle.rules.is_empty() {
        text.push('\n');
    }
    for rule in &puzzle.rules {
        writer.rule(&mut text, rule);
    }
    text
}

/// Returns all statements but the headers, each as its keyword or name and the text after the colon, also those that
/// the source leaves out.
pub fn statements(puzzle: &CrossingPuzzle) -> Vec<(String, String)> {
    let dictionary = &Dictionary::new(puzzle);
    let mark = DecimalMark::of_language(puzzle.headers.language.as_deref());
    let writer = Writer { puzzle, dictionary, mark };
    let mut statements = vec![("places".to_owned(), writer.place_names())];
    statements.extend(writer.things());
    statements.extend(writer.start_and_goal());
    statements.extend(rule_statements(puzzle));
    statements
}

/// Returns the statements that say which trips and states are allowed, each as its keyword and the text after the
/// colon: `routes`, `boat`, `rower`, `cost`, `limit` and the rules (`rule at banks`), as [`write()`] writes them.
pub fn rule_statements(puzzle: &CrossingPuzzle) -> Vec<(String, String)> {
    let dictionary = &Dictionary::new(puzzle);
    let mark = DecimalMark::of_language(puzzle.headers.language.as_deref());
    let writer = Writer { puzzle, dictionary, mark };
    let routes = writer.routes().map(|routes| ("routes".to_owned(), routes));
    let trips = writer.trips();
    let rules = puzzle.rules.iter().map(|rule| {
        let RuleFields { at, expression, .. } = writer.rule_fields(rule);
        (rule_keyword(rule.at, &at), expression.as_str().to_owned())
    });
    let all = routes.into_iter().chain(trips).chain(rules);
    all.filter(|(_, says)| !says.is_empty()).collect()
}

/// Returns the keyword of a line about a boat: `boat`, or `boat ferry` if it has a name.
pub fn boat_keyword(puzzle: &CrossingPuzzle, keyword: &str, boat: BoatId) -> String {
    let dictionary = &Dictionary::new(puzzle);
    Writer { puzzle, dictionary, mark: DecimalMark::Point }.boat_keyword(keyword, boat)
}

/// Returns the fields of a river crossing, as JSON has them. Reading them gives an equal puzzle, places in the source
/// apart.
///
/// Numbers have a decimal point, whatever the language.
pub fn write_fields(puzzle: &CrossingPuzzle) -> CrossingFields {
    let dictionary = &Dictionary::new(puzzle);
    let writer = Writer { puzzle, dictionary, mark: DecimalMark::Point };
    let groups = (0..puzzle.groups.len() as u32).map(|id| writer.group_fields(GroupId(id)));
    let tag = |tag: &super::Tag| TagFields {
        name: text(&tag.name),
        members: tag.members.iter().map(|m| text(writer.reference(*m))).collect(),
    };
    let route = |r: &super::Route| RouteFields { from: text(writer.place(r.from)), to: text(writer.place(r.to)) };
    let placed = |list: &[Placed]| list.iter().map(|placed| writer.placed_fields(*placed)).collect();
    CrossingFields {
        headers: puzzle.headers.as_texts(),
        mark: DecimalMark::Point,
        places: Some(puzzle.places.iter().map(|p| text(&p.name)).collect()),
        routes: puzzle.routes.iter().map(route).collect(),
        things: groups.collect(),
        pairs: writer.pairs(),
        measures: Vec::new(),
        seat_needs: Vec::new(),
        units: Vec::new(),
        least: None,
        tags: puzzle.tags.iter().map(tag).collect(),
        start: placed(&puzzle.start),
        goal: placed(&puzzle.goal),
        boats: puzzle.boat_ids().map(|boat| writer.boat_fields(boat)).collect(),
        rower: puzzle.rower.as_ref().map(|rower| text(write_rower(puzzle, rower))),
        cost: puzzle.cost.as_ref().map(|cost| text(write_cost(puzzle, cost))),
        limit: puzzle.limit.map(|limit| text(writer.number(limit))),
        rules: puzzle.rules.iter().map(|rule| writer.rule_fields(rule)).collect(),
        span: Span::default(),
    }
}

/// Returns the name of things in a message.
pub(super) fn subject_name(puzzle: &CrossingPuzzle, subject: Subject) -> String {
    match subject {
        Subject::All => "all".to_owned(),
        Subject::Group(group) => puzzle.group(group).name.clone(),
        Subject::Tag(tag) => puzzle.tags[tag.0 as usize].name.clone(),
        Subject::Thing(thing) => puzzle.name_of(thing),
        Subject::Boat(boat) => puzzle.boat_name(boat).to_owned(),
    }
}

/// Returns the name of things, or of the boat, in a message.
pub(super) fn placed_name(puzzle: &CrossingPuzzle, who: Option<Subject>) -> String {
    who.map_or_else(|| "boat".to_owned(), |who| subject_name(puzzle, who))
}

/// Returns every spelling of a name, the plainest first.
pub(super) fn spellings(puzzle: &CrossingPuzzle, subject: Subject) -> Vec<String> {
    let Subject::Thing(thing) = subject else { return vec![subject_name(puzzle, subject)] };
    let group = puzzle.group(thing.group);
    let number = thing.index + 1;
    let mut spellings = vec![puzzle.name_of(thing)];
    if let Some(names) = &group.names {
        let name = &names[thing.index as usize];
        spellings.extend([format!("{} {name}", group.name), format!("{}.{name}", group.name), name.clone()]);
    }
    // Something else may be called `man 2`.
    spellings.extend([format!("{} {number}", group.name), format!("{}{number}", group.name)]);
    spellings
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// Returns a declared name, in quotes if its line would not read back without.
fn declared(name: &str, line: impl Fn(&str) -> String, read: impl Fn(&CrossingFields) -> Option<&Text>) -> String {
    if !name.contains('"') && reads(&line(name), read).as_deref() == Some(name) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

/// Returns what a field of a line states; `None` if the line has problems.
fn reads(line: &str, read: impl Fn(&CrossingFields) -> Option<&Text>) -> Option<String> {
    let mut problems = Vec::new();
    let fields = fields(&format!("{line}\n"), &mut problems);
    let text = read(&fields).filter(|_| problems.is_empty())?;
    Some(one_line(text.as_str()))
}

struct Writer<'a> {
    puzzle: &'a CrossingPuzzle,
    dictionary: &'a Dictionary<'a>,
    mark: DecimalMark,
}

impl Writer<'_> {
    fn places(&self, text: &mut String) {
        let names = self.place_names();
        let usual = names == "left, right";
        if !usual {
            line(text, &format!("places: {names}"));
        }
        if let Some(routes) = self.routes() {
            line(text, &format!("routes: {routes}"));
        }
        if !usual || !self.puzzle.routes.is_empty() {
            text.push('\n');
        }
    }

    fn place_names(&self) -> String {
        let name = |place: &super::puzzle::Place| list_name("places", &place.name, place_item);
        self.puzzle.places.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    /// Returns the groups and tags.
    fn things(&self) -> Vec<(String, String)> {
        let groups = (0..self.puzzle.groups.len() as u32).map(|id| self.group(GroupId(id)));
        let tags = self.puzzle.tags.iter().map(|tag| {
            let members: Vec<String> = tag.members.iter().map(|m| self.reference(*m)).collect();
            let name = declared(&tag.name, |name| format!("tags: {name} = x"), |f| f.tags.first().map(|t| &t.name));
            ("tags".to_owned(), format!("{name} = {}", members.join(", ")))
        });
        let pair = |pair: &PairFields| format!("{} - {}", pair.one.as_str(), pair.other.as_str());
        let pairs: Vec<String> = self.pairs().iter().map(pair).collect();
        let pairs = (!pairs.is_empty()).then(|| ("pairs".to_owned(), pairs.join(", ")));
        groups.chain(pairs).chain(tags).collect()
    }

    /// Returns the mates that names do not pair.
    fn pairs(&self) -> Vec<PairFields> {
        let groups = (0..self.puzzle.groups.len() as u32).map(GroupId);
        let paired = groups.filter(|id| {
            let group = self.puzzle.group(*id);
            group.mates.is_some() && !self.follows(*id, group) && !self.are_mates_by_name(group)
        });
        let things =
            paired.flat_map(|group| (0..self.puzzle.group(group).count).map(move |index| Thing { group, index }));
        let name = |thing: Thing| text(self.reference(Subject::Thing(thing)));
        things
            .filter_map(|thing| Some(PairFields { one: name(thing), other: name(self.puzzle.mate_of(thing)?) }))
            .collect()
    }

    /// Whether `each with her man` pairs the members as they are.
    fn are_mates_by_name(&self, group: &Group) -> bool {
        group.mates.as_ref().is_none_or(|mates| {
            order_by_name(group, self.puzzle.group(mates.group), Span::default())
                .is_ok_and(|order| order == mates.order)
        })
    }

    fn start_and_goal(&self) -> Vec<(String, String)> {
        let placed = [("start", &self.puzzle.start), ("goal", &self.puzzle.goal)].into_iter();
        let stated = placed.filter(|(_, list)| !list.is_empty());
        let items = |list: &[Placed]| list.iter().map(|placed| self.placed(*placed)).collect::<Vec<_>>().join(", ");
        stated.map(|(keyword, list)| (keyword.to_owned(), items(list))).collect()
    }

    fn routes(&self) -> Option<String> {
        let route = |r: &super::Route| format!("{} - {}", self.place(r.from), self.place(r.to));
        let routes: Vec<String> = self.puzzle.routes.iter().map(route).collect();
        (!routes.is_empty()).then(|| routes.join(", "))
    }

    /// Returns what restricts or prices every trip.
    fn trips(&self) -> Vec<(String, String)> {
        let puzzle = self.puzzle;
        let mut trips: Vec<(String, String)> = Vec::new();
        for id in puzzle.boat_ids() {
            let fields = self.boat_fields(id);
            trips.push((self.boat_keyword("boat", id), boat_items(&fields)));
            let own = [("rower", fields.rower), ("cost", fields.cost)].into_iter();
            trips.extend(own.filter_map(|(word, says)| Some((self.boat_keyword(word, id), says?.as_str().to_owned()))));
        }
        let rower = puzzle.rower.as_ref().map(|rower| ("rower", write_rower(puzzle, rower)));
        let cost = puzzle.cost.as_ref().map(|cost| ("cost", write_cost(puzzle, cost)));
        let limit = puzzle.limit.map(|limit| ("limit", self.number(limit)));
        let all = [rower, cost, limit].into_iter().flatten();
        trips.extend(all.map(|(keyword, says)| (keyword.to_owned(), says)));
        trips
    }

    /// Returns the keyword of a line about a boat, with the name of the boat if it has one.
    fn boat_keyword(&self, keyword: &str, id: BoatId) -> String {
        let Some(name) = &self.puzzle.boat(id).name else { return keyword.to_owned() };
        let line = |name: &str| format!("boat {name}: 2 seats");
        format!("{keyword} {}", declared(name, line, |f| f.boats.first()?.name.as_ref()))
    }

    /// Returns a reference to a place.
    fn place(&self, id: PlaceId) -> String {
        let name = self.puzzle.place(id);
        let simple =
            name.chars().all(char::is_alphanumeric) && !["banks", "boat", "unattended", "everywhere"].contains(&name);
        if simple && place(self.puzzle, &Text::new(name, 0)) == Ok(id) { name.to_owned() } else { quoted(name) }
    }

    fn number(&self, number: Number) -> String {
        match decimal(number) {
            Some(text) if self.mark == DecimalMark::Comma => text.replace('.', ","),
            Some(text) => text,
            None => format!("{}/{}", number.numer(), number.denom()),
        }
    }

    fn group_fields(&self, id: GroupId) -> ThingFields {
        let group = self.puzzle.group(id);
        let values = |values: &Values| match values {
            Values::Same(value) => vec![text(self.number(*value))],
            Values::Each(values) => values.iter().map(|value| text(self.number(*value))).collect(),
        };
        let mate = group.mates.as_ref().filter(|_| !self.follows(id, group) && self.are_mates_by_name(group));
        ThingFields {
            name: text(&group.name),
            count: group.names.is_none().then(|| text(group.count.to_string())),
            names: group.names.iter().flatten().map(text).collect(),
            mate: mate.map(|mates| text(self.reference(Subject::Group(mates.group)))),
            attributes: group
                .attributes
                .iter()
                .map(|a| AttributeFields {
                    name: text(&self.puzzle.attributes[a.id.0 as usize]),
                    values: values(&a.values),
                })
                .collect(),
        }
    }

    /// Returns the name of a group and what its line says.
    fn group(&self, id: GroupId) -> (String, String) {
        let fields = self.group_fields(id);
        let name = declared(fields.name.as_str(), |name| format!("{name}: 1"), |f| f.things.first().map(|t| &t.name));
        let is_place = self.puzzle.places.iter().any(|place| fold(&place.name) == fold(fields.name.as_str()));
        let name = if is_place && !name.starts_with('"') { quoted(&name) } else { name };
        let mut items: Vec<String> = fields.count.iter().map(|count| count.as_str().to_owned()).collect();
        let groups: FxHashSet<String> = self.puzzle.groups.iter().map(|group| fold(&group.name)).collect();
        // A line of names that are declared elsewhere would be taken for a rule.
        let is_mistaken = |name: &Text| is_declared(name.as_str(), &groups);
        let item = |name: &Text| {
            if is_mistaken(name) { quoted(name.as_str()) } else { list_name("t", name.as_str(), member_item) }
        };
        items.extend(fields.names.iter().map(item));
        for attribute in &fields.attributes {
            let mut item = declared(
                attribute.name.as_str(),
                |name| format!("t: 1, {name} 5"),
                |f| f.things.first()?.attributes.first().map(|a| &a.name),
            );
            for value in &attribute.values {
                item.push(' ');
                item.push_str(value.as_str());
            }
            items.push(item);
        }
        if let Some(mate) = &fields.mate {
            let own = if self.puzzle.group(id).count == 1 { "with its" } else { "each with its" };
            items.push(format!("{own} {}", mate.as_str()));
        }
        (name, items.join(", "))
    }

    /// Whether a group has mates only because it is the mates of exactly one group above.
    fn follows(&self, id: GroupId, group: &Group) -> bool {
        let Some(mates) = &group.mates else { return false };
        let of = |g: &Group| g.mates.as_ref().is_some_and(|m| m.group == id);
        mates.group < id
            && of(self.puzzle.group(mates.group))
            && self.puzzle.groups.iter().filter(|g| of(g)).count() == 1
    }

    /// Returns a reference to things in a list.
    fn reference(&self, subject: Subject) -> String {
        let spellings = spellings(self.puzzle, subject);
        let is_it = |text: &String| self.dictionary.subject(&Text::new(text.as_str(), 0)) == Ok(subject);
        let plain = |text: &&String| {
            let words = text.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '\'' | '’'));
            let keyword = ["boat", "all"].contains(&fold(text).as_str()) && subject != Subject::All;
            let joining =
                text.split(' ').any(|w| ["at", "on", "in", "and", "anywhere"].contains(&w.to_lowercase().as_str()));
            words && !keyword && !joining && is_it(text)
        };
        spellings.iter().find(plain).cloned().unwrap_or_else(|| {
            let quotes: Vec<String> = spellings.iter().map(|s| quoted(s)).collect();
            quotes.iter().find(|q| is_it(q)).or(quotes.first()).cloned().unwrap_or_default()
        })
    }

    fn boat_fields(&self, id: BoatId) -> BoatFields {
        let boat: &Boat = self.puzzle.boat(id);
        let limit = |limit: &super::LoadLimit| {
            let name = &self.puzzle.attributes[limit.attribute.0 as usize];
            (text(name), text(self.number(limit.max)))
        };
        let least =
            |least: &super::Least| (text(least.count.to_string()), least.from.map(|from| text(self.place(from))));
        BoatFields {
            name: boat.name.as_ref().map(text),
            rower: boat.rower.as_ref().map(|rower| text(write_rower(self.puzzle, rower))),
            cost: boat.cost.as_ref().map(|cost| text(write_cost(self.puzzle, cost))),
            seats: boat.seats.map(|seats| text(seats.to_string())),
            limits: boat.limits.iter().map(limit).collect(),
            least: boat.least.iter().map(least).collect(),
            ..BoatFields::default()
        }
    }

    fn placed_fields(&self, placed: Placed) -> PlacedFields {
        let who = placed.who.map_or_else(|| "boat".to_owned(), |who| self.reference(who));
        PlacedFields { who: text(who), place: placed.place.map(|place| text(self.place(place))) }
    }

    fn placed(&self, placed: Placed) -> String {
        let PlacedFields { who, place } = self.placed_fields(placed);
        let who = who.as_str();
        place.map_or_else(|| format!("{who} anywhere"), |place| format!("{who} at {}", place.as_str()))
    }

    fn rule_fields(&self, rule: &Rule) -> RuleFields {
        let at = match rule.at {
            At::Everywhere => String::new(),
            At::Banks => "banks".to_owned(),
            At::Boat => "boat".to_owned(),
            At::InBoat(boat) => self.reference(Subject::Boat(boat)),
            At::Unattended => "unattended".to_owned(),
            At::Place(place) => self.place(place),
        };
        let expression = text(expression::rule_text(self.dictionary, rule));
        RuleFields { at: text(at), expression, say: rule.say.as_ref().map(text), ..RuleFields::default() }
    }

    fn rule(&self, text: &mut String, rule: &Rule) {
        let fields = self.rule_fields(rule);
        line(text, &format!("{}: {}", rule_keyword(rule.at, &fields.at), fields.expression.as_str()));
        if let Some(say) = &fields.say {
            let read_back = |line: &str| reads(line, |f| f.rules.first()?.say.as_ref());
            let say = free_text("rule: x\n  say: ", say.as_str(), read_back);
            line(text, say.trim_start_matches("rule: x\n"));
        }
    }
}

/// Returns the items of a boat.
fn boat_items(fields: &BoatFields) -> String {
    let mut items = Vec::new();
    if let Some(seats) = &fields.seats {
        let seats = seats.as_str();
        items.push(format!("{seats} {}", if seats == "1" { "seat" } else { "seats" }));
    }
    for (name, max) in &fields.limits {
        let name = declared(
            name.as_str(),
            |name| format!("boat: 5 {name}"),
            |f| f.boats.first()?.limits.first().map(|(name, _)| name),
        );
        items.push(format!("{} {name}", max.as_str()));
    }
    for (count, from) in &fields.least {
        let from = from.as_ref().map(|from| format!(" from {}", from.as_str())).unwrap_or_default();
        items.push(format!("at least {}{from}", count.as_str()));
    }
    items.join(", ")
}

/// Returns the text before the colon of a rule: `rule at banks`.
fn rule_keyword(at: At, written: &Text) -> String {
    let before = match at {
        At::Everywhere => "rule",
        At::Unattended => "rule ",
        At::Boat | At::InBoat(_) => "rule in ",
        At::Banks | At::Place(_) => "rule at ",
    };
    format!("{before}{}", written.as_str())
}

fn text(text: impl AsRef<str>) -> Text {
    Text::new(text.as_ref(), 0)
}

/// Returns a name of a list, in quotes if the list would not read back without, at any place in it.
fn list_name(keyword: &str, name: &str, item: fn(&CrossingFields, usize) -> Option<&Text>) -> String {
    let line = |at: usize| if at == 0 { format!("{keyword}: {name}, y") } else { format!("{keyword}: x, {name}, y") };
    let bare =
        !name.contains(['"', '#']) && (0..2).all(|at| reads(&line(at), |f| item(f, at)).as_deref() == Some(name));
    if bare { name.to_owned() } else { quoted(name) }
}

fn place_item(fields: &CrossingFields, at: usize) -> Option<&Text> {
    fields.places.as_ref().filter(|places| places.len() == at + 2)?.get(at)
}

fn member_item(fields: &CrossingFields, at: usize) -> Option<&Text> {
    let thing = fields.things.first()?;
    thing.names.get(at).filter(|_| thing.names.len() == at + 2 && thing.attributes.is_empty() && thing.mate.is_none())
}
