//! A crossing as text that reads back to it, with quotes only where reading back would differ.

mod expression;

use std::fmt::Write as _;

use super::dictionary::{Dictionary, place};
use super::fields::CrossingFields;
use super::puzzle::{CrossingPuzzle, Group, GroupId, PlaceId, Placed, Subject, Values};
use super::rule::{At, Rule};
use super::text::fields;
use crate::expression::decimal;
use crate::lines::quoted;
use crate::numeral::DecimalMark;
use crate::read::one_line;
use crate::{Number, Text};

pub use expression::{write_cost, write_rower, write_rule};

/// The notation of a river crossing. Reading it gives an equal puzzle, places in the source apart.
pub fn write(puzzle: &CrossingPuzzle) -> String {
    let dictionary = &Dictionary::new(puzzle);
    let mark = DecimalMark::of_language(puzzle.language.as_deref());
    let writer = Writer { puzzle, dictionary, mark };
    let mut text = String::new();
    let title = puzzle.title.as_deref().unwrap_or_default();
    line(&mut text, &free_text("crossing: ", title, |f| f.title.as_ref()));
    if let Some(language) = &puzzle.language {
        line(&mut text, &format!("language: {language}"));
    }
    if let Some(source) = &puzzle.source {
        line(&mut text, &free_text("source: ", source, |f| f.source.as_ref()));
    }
    text.push('\n');
    writer.places(&mut text);
    for id in 0..puzzle.groups.len() as u32 {
        line(&mut text, &writer.group(GroupId(id)));
    }
    for tag in &puzzle.tags {
        let members: Vec<String> = tag.members.iter().map(|m| writer.reference(*m)).collect();
        let name = declared(&tag.name, |name| format!("tags: {name} = x"), |f| f.tags.first().map(|t| &t.name));
        line(&mut text, &format!("tags: {name} = {}", members.join(", ")));
    }
    writer.boat(&mut text);
    if let Some(rower) = &puzzle.rower {
        line(&mut text, &format!("rower: {}", write_rower(puzzle, rower)));
    }
    if let Some(cost) = &puzzle.cost {
        line(&mut text, &format!("cost: {}", write_cost(puzzle, cost)));
    }
    if let Some(limit) = puzzle.limit {
        line(&mut text, &format!("limit: {}", number(limit, mark)));
    }
    for (keyword, list) in [("start", &puzzle.start), ("goal", &puzzle.goal)] {
        if !list.is_empty() {
            let items: Vec<String> = list.iter().map(|placed| writer.placed(*placed)).collect();
            line(&mut text, &format!("{keyword}: {}", items.join(", ")));
        }
    }
    if !puzzle.rules.is_empty() {
        text.push('\n');
    }
    for rule in &puzzle.rules {
        writer.rule(&mut text, rule);
    }
    text
}

/// What a message calls somebody.
pub(super) fn subject_name(puzzle: &CrossingPuzzle, subject: Subject) -> String {
    match subject {
        Subject::All => "all".to_owned(),
        Subject::Group(group) => puzzle.group(group).name.clone(),
        Subject::Tag(tag) => puzzle.tags[tag.0 as usize].name.clone(),
        Subject::Thing(thing) => puzzle.name_of(thing),
    }
}

/// What a message calls somebody, or the boat.
pub(super) fn placed_name(puzzle: &CrossingPuzzle, who: Option<Subject>) -> String {
    who.map_or_else(|| "boat".to_owned(), |who| subject_name(puzzle, who))
}

/// Every way of writing somebody, the plainest first.
pub(super) fn spellings(puzzle: &CrossingPuzzle, subject: Subject) -> Vec<String> {
    let Subject::Thing(thing) = subject else { return vec![subject_name(puzzle, subject)] };
    let group = puzzle.group(thing.group);
    let number = format!("{} {}", group.name, thing.index + 1);
    let mut spellings = vec![puzzle.name_of(thing)];
    if let Some(names) = &group.names {
        let name = &names[thing.index as usize];
        spellings.extend([format!("{}.{name}", group.name), name.clone()]);
    }
    spellings.push(number);
    spellings
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn number(number: Number, mark: DecimalMark) -> String {
    match decimal(number) {
        Some(text) if mark == DecimalMark::Comma => text.replace('.', ","),
        Some(text) => text,
        None => format!("{}/{}", number.numer(), number.denom()),
    }
}

/// A text behind what begins its line, in quotes if it would not read back without.
fn free_text(before: &str, text: &str, read: impl Fn(&CrossingFields) -> Option<&Text>) -> String {
    let text = one_line(text);
    let bare = format!("{before}{text}");
    if reads(&bare, &read).as_ref() == Some(&text) || text.is_empty() {
        bare.trim_end().to_owned()
    } else {
        format!("{before}{}", quoted(&text))
    }
}

/// A name that is declared, in quotes if the line with it would not read back without.
fn declared(name: &str, line: impl Fn(&str) -> String, read: impl Fn(&CrossingFields) -> Option<&Text>) -> String {
    if !name.contains('"') && reads(&line(name), read).as_deref() == Some(name) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

/// What some field of a line holds; nothing if the line has problems.
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
        let names: Vec<&str> = self.puzzle.places.iter().map(|p| p.name.as_str()).collect();
        let usual = names == ["left", "right"];
        if !usual {
            let written: Vec<String> = names.iter().map(|name| list_name("places", name, place_item)).collect();
            line(text, &format!("places: {}", written.join(", ")));
        }
        if !self.puzzle.routes.is_empty() {
            let route = |r: &super::Route| format!("{} - {}", self.place(r.from), self.place(r.to));
            let routes: Vec<String> = self.puzzle.routes.iter().map(route).collect();
            line(text, &format!("routes: {}", routes.join(", ")));
        }
        if !usual || !self.puzzle.routes.is_empty() {
            text.push('\n');
        }
    }

    /// A place where it is spoken of.
    fn place(&self, id: PlaceId) -> String {
        let name = self.puzzle.place(id);
        let simple =
            name.chars().all(char::is_alphanumeric) && !["banks", "boat", "unattended", "everywhere"].contains(&name);
        if simple && place(self.puzzle, &Text::new(name, 0)) == Ok(id) { name.to_owned() } else { quoted(name) }
    }

    fn group(&self, id: GroupId) -> String {
        let group = self.puzzle.group(id);
        let name = declared(&group.name, |name| format!("{name}: 1"), |f| f.things.first().map(|t| &t.name));
        let mut items = match &group.names {
            Some(names) => names.iter().map(|name| list_name("t", name, member_item)).collect(),
            None => vec![group.count.to_string()],
        };
        for attribute in &group.attributes {
            let name = &self.puzzle.attributes[attribute.id.0 as usize];
            let name = declared(
                name,
                |name| format!("t: 1, {name} 5"),
                |f| f.things.first()?.attributes.first().map(|a| &a.name),
            );
            let mut item = name;
            let values: &[Number] = match &attribute.values {
                Values::Same(value) => std::slice::from_ref(value),
                Values::Each(values) => values,
            };
            for value in values {
                // Writing to a string cannot fail.
                let _ = write!(item, " {}", number(*value, self.mark));
            }
            items.push(item);
        }
        if let Some(mates) = group.mates.as_ref().filter(|_| !self.follows(id, group)) {
            let own = if group.count == 1 { "with its" } else { "each with its" };
            items.push(format!("{own} {}", self.reference(Subject::Group(mates.group))));
        }
        format!("{name}: {}", items.join(", "))
    }

    /// Whether a group has mates only because it is the mate of a group that is written above, and of no other.
    fn follows(&self, id: GroupId, group: &Group) -> bool {
        let Some(mates) = &group.mates else { return false };
        let of = |g: &Group| g.mates.as_ref().is_some_and(|m| m.group == id);
        mates.group < id
            && of(self.puzzle.group(mates.group))
            && self.puzzle.groups.iter().filter(|g| of(g)).count() == 1
    }

    /// Somebody where a list speaks of them.
    fn reference(&self, subject: Subject) -> String {
        let spellings = spellings(self.puzzle, subject);
        let is_it = |text: &String| self.dictionary.subject(&Text::new(text.as_str(), 0)) == Ok(subject);
        let plain = |text: &&String| {
            let words = text.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '\'' | '’'));
            let keyword = ["boat", "all"].contains(&crate::names::fold(text).as_str()) && subject != Subject::All;
            let joining =
                text.split(' ').any(|w| ["at", "on", "in", "and", "anywhere"].contains(&w.to_lowercase().as_str()));
            words && !keyword && !joining && is_it(text)
        };
        spellings.iter().find(plain).cloned().unwrap_or_else(|| {
            let quotes: Vec<String> = spellings.iter().map(|s| quoted(s)).collect();
            quotes.iter().find(|q| is_it(q)).or(quotes.first()).cloned().unwrap_or_default()
        })
    }

    fn boat(&self, text: &mut String) {
        let boat = &self.puzzle.boat;
        let mut items = Vec::new();
        if let Some(seats) = boat.seats {
            items.push(format!("{seats} {}", if seats == 1 { "seat" } else { "seats" }));
        }
        for limit in &boat.limits {
            let name = &self.puzzle.attributes[limit.attribute.0 as usize];
            let name = declared(
                name,
                |name| format!("boat: 5 {name}"),
                |f| f.boat.as_ref()?.limits.first().map(|(name, _)| name),
            );
            items.push(format!("{} {name}", number(limit.most, self.mark)));
        }
        for least in &boat.least {
            let from = least.from.map(|from| format!(" from {}", self.place(from))).unwrap_or_default();
            items.push(format!("at least {}{from}", least.count));
        }
        line(text, format!("boat: {}", items.join(", ")).trim_end());
    }

    fn placed(&self, placed: Placed) -> String {
        let who = placed.who.map_or_else(|| "boat".to_owned(), |who| self.reference(who));
        placed.place.map_or_else(|| format!("{who} anywhere"), |place| format!("{who} at {}", self.place(place)))
    }

    fn rule(&self, text: &mut String, rule: &Rule) {
        let head = match rule.at {
            At::Everywhere => "rule".to_owned(),
            At::Banks => "rule at banks".to_owned(),
            At::Boat => "rule in boat".to_owned(),
            At::Unattended => "rule unattended".to_owned(),
            At::Place(place) => format!("rule at {}", self.place(place)),
        };
        line(text, &format!("{head}: {}", expression::rule_text(self.dictionary, rule)));
        if let Some(say) = &rule.say {
            let say = free_text("rule: x\n  say: ", say, |f| f.rules.first()?.say.as_ref());
            line(text, say.trim_start_matches("rule: x\n"));
        }
    }
}

/// A name of a list, in quotes where the list would not read back without, wherever in it the name stands.
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
