//! The things that have to cross: groups with their members, mates and attributes; and tags over them.

mod attribute_lines;
mod pairs;

use rustc_hash::{FxHashMap, FxHashSet};

use super::bounds;
use super::dictionary::Dictionary;
use super::fields::{CrossingFields, TagFields, ThingFields};
use super::meaning::WantedMates;
use super::numbers::{number, whole};
use super::puzzle::{Attribute, AttributeId, CrossingPuzzle, Group, GroupId, Mates, Subject, Tag, Values};
use super::rule::Quantity;
use crate::lines::one_line;
use crate::names::{MAX_NAME_LENGTH, fold};
use crate::{Code, Diagnostic, Hint, Number, Span, Text, nearest};

/// Maximum number of things of one group.
pub(super) const MAX_COUNT: u32 = 100_000_000;
/// Maximum number of things in all.
const MAX_THINGS: u64 = 1_000_000_000;
/// Maximum number of groups, of tags, of attributes, of places, of routes and of rules.
pub(super) const MAX_NAMES: usize = 1000;
/// Maximum number of members with a name of their own.
const MAX_MEMBERS: usize = 2000;
/// Maximum number of members of all tags together.
const MAX_IN_TAGS: usize = 100_000;

/// Reads the things and the tags into the puzzle. Returns the attribute for the seats that things take, if they do not
/// take one each.
pub(super) fn things(
    fields: &CrossingFields,
    puzzle: &mut CrossingPuzzle,
    problems: &mut Vec<Diagnostic>,
) -> Option<AttributeId> {
    let mut reader = Reader { fields, puzzle, seen: FxHashMap::default(), members: 0, problems };
    let kept = reader.kept(&fields.things, |t| &t.name);
    for thing in kept {
        reader.group(thing);
    }
    for (g, thing) in kept.iter().enumerate() {
        reader.attributes(g, thing);
    }
    reader.assumed_mates(kept);
    for measure in reader.kept(&fields.measures, |m| &m.name) {
        reader.measure(measure);
    }
    let space = reader.seats_taken();
    reader.all_mates(kept);
    reader.both_ways();
    pairs::pairs(&fields.pairs, reader.puzzle, reader.problems);
    reader.all_tags();
    reader.sums();
    if reader.puzzle.groups.is_empty() {
        reader.problems.push(Diagnostic::new(Code::NoThings, fields.span));
    } else if reader.puzzle.count() > MAX_THINGS {
        let span = reader.puzzle.groups[0].span;
        reader.problems.push(Diagnostic::new(Code::TooManyThings, span).hint(Hint::All).number("limit", MAX_THINGS));
    }
    space
}

struct Reader<'a, 'p> {
    fields: &'a CrossingFields,
    puzzle: &'p mut CrossingPuzzle,
    /// The folded names of groups, tags and attributes, with their places.
    seen: FxHashMap<String, Span>,
    /// Number of members with names so far.
    members: usize,
    problems: &'p mut Vec<Diagnostic>,
}

impl<'a> Reader<'a, '_> {
    fn kept<T>(&mut self, list: &'a [T], name: fn(&T) -> &Text) -> &'a [T] {
        kept(list, |item| name(item).span(), self.problems)
    }

    /// Returns a declared name; problems with it are reported.
    fn name(&mut self, written: &Text) -> String {
        let name = one_line(written.as_str());
        check_name(&name, written.span(), self.problems);
        if let Some(before) = self.seen.insert(fold(&name), written.span()).filter(|_| !name.is_empty()) {
            let problem = Diagnostic::new(Code::DuplicateThing, written.span()).text("name", &name).related(before);
            self.problems.push(problem);
        }
        name
    }

    fn group(&mut self, thing: &ThingFields) {
        let name = self.name(&thing.name);
        let mut group = Group { name, count: 1, span: thing.name.span(), ..Group::default() };
        let names: Vec<&Text> = thing.names.iter().collect();
        if let Some(written) = &thing.count {
            if let Some(count) = self.count(written, &group.name) {
                group.count = count;
            }
            if !names.is_empty() && names.len() as u64 != u64::from(group.count) {
                let problem = Diagnostic::new(Code::NamesAndCount, written.span()).text("name", &group.name);
                self.problems.push(problem.number("count", group.count).number("found", names.len()));
            }
        } else if names.is_empty() {
            // As many as the values of an attribute.
            let found = thing.attributes.iter().map(|a| a.values.len()).max().unwrap_or(0);
            group.count = u32::try_from(found).unwrap_or(1).max(1);
            let problem = Diagnostic::new(Code::MissingCount, thing.name.span()).text("name", &group.name);
            self.problems.push(problem.number("count", group.count));
        }
        if !names.is_empty() {
            group.names = self.member_names(&names, &group.name);
            group.count = group.names.as_ref().map_or(1, Vec::len) as u32;
        }
        self.puzzle.groups.push(group);
    }

    fn count(&mut self, written: &Text, name: &str) -> Option<u32> {
        let count = whole(written, self.fields.mark, self.problems)?;
        if count == 0 || count > u64::from(MAX_COUNT) {
            let code = if count == 0 { Code::NoneOfThem } else { Code::TooManyThings };
            self.problems.push(Diagnostic::new(code, written.span()).text("name", name).number("limit", MAX_COUNT));
            return None;
        }
        u32::try_from(count).ok()
    }

    fn member_names(&mut self, written: &[&Text], group: &str) -> Option<Vec<String>> {
        self.members += written.len();
        if self.members > MAX_MEMBERS {
            self.problems.push(Diagnostic::new(Code::TooManyNames, written[0].span()).number("limit", MAX_MEMBERS));
            return None;
        }
        let mut seen: FxHashMap<String, Span> = FxHashMap::default();
        let mut names = Vec::with_capacity(written.len());
        for text in written {
            let name = one_line(text.as_str());
            check_name(&name, text.span(), self.problems);
            if let Some(before) = seen.insert(fold(&name), text.span()) {
                let problem = Diagnostic::new(Code::DuplicateMember, text.span()).text("name", &name);
                self.problems.push(problem.text("group", group).related(before));
            }
            names.push(name);
        }
        Some(names)
    }

    fn attributes(&mut self, g: usize, thing: &ThingFields) {
        for written in kept(&thing.attributes, |a| a.name.span(), self.problems) {
            let name = one_line(written.name.as_str());
            let span = written.name.span();
            let Some(id) = self.attribute(&name, span) else { return };
            let group = &self.puzzle.groups[g];
            let (count, group_name) = (group.count as usize, group.name.clone());
            if group.attributes.iter().any(|a| a.id == id) {
                let problem = Diagnostic::new(Code::DuplicateAttribute, span).text("name", &name);
                self.problems.push(problem.text("thing", group_name));
                continue;
            }
            let read: Vec<Option<Number>> = written.values.iter().map(|v| self.value(v, &name)).collect();
            if read.len() != 1 && read.len() != count {
                let problem = Diagnostic::new(Code::AttributeCount, span).text("name", &name).text("thing", group_name);
                let problem = problem.number("found", read.len());
                let hint = if read.is_empty() { Hint::NoChoices } else { Hint::Plain };
                self.problems.push(problem.number("expected", count).hint(hint));
                continue;
            }
            let Some(values) = read.into_iter().collect::<Option<Vec<Number>>>() else { continue };
            let same = values.iter().all(|v| *v == values[0]);
            let values = if same { Values::Same(values[0]) } else { Values::Each(values) };
            self.puzzle.groups[g].attributes.push(Attribute { id, values });
        }
    }

    fn attribute(&mut self, name: &str, span: Span) -> Option<AttributeId> {
        let folded = fold(name);
        if let Some(at) = self.puzzle.attributes.iter().position(|a| fold(a) == folded) {
            return Some(AttributeId(at as u32));
        }
        if self.puzzle.attributes.len() == MAX_NAMES {
            self.problems.push(Diagnostic::new(Code::TooManyNames, span).number("limit", MAX_NAMES));
            return None;
        }
        self.name(&Text::new(name, span.start));
        self.puzzle.attributes.push(name.to_owned());
        Some(AttributeId(self.puzzle.attributes.len() as u32 - 1))
    }

    fn value(&mut self, written: &Text, attribute: &str) -> Option<Number> {
        let value = number(written, self.fields.mark, self.problems)?;
        if value < Number::from_integer(0) {
            let problem = Diagnostic::new(Code::NegativeAttribute, written.span()).text("name", attribute);
            self.problems.push(problem.text("text", written.as_str()));
            return None;
        }
        Some(value)
    }

    /// Reports attributes whose sum may not fit into 64 bits.
    fn sums(&mut self) {
        for a in 0..self.puzzle.attributes.len() {
            let id = AttributeId(a as u32);
            if bounds::range(self.puzzle, &Quantity::Sum(id)).is_none() {
                let name = &self.puzzle.attributes[a];
                let span = self.seen.get(&fold(name)).copied().unwrap_or_default();
                self.problems.push(Diagnostic::new(Code::SumTooLarge, span).text("name", name));
            }
        }
    }

    /// Adds a group for each `each with her man` that no line declares: one man for each woman. If there is another group
    /// of as many, the name may well mean that one, so that it stays unknown.
    fn assumed_mates(&mut self, things: &[ThingFields]) {
        let dictionary = Dictionary::new(self.puzzle);
        let groups = &self.puzzle.groups;
        let mut counts: FxHashMap<u32, usize> = FxHashMap::default();
        for group in groups {
            *counts.entry(group.count).or_default() += 1;
        }
        let is_new = |&(g, written): &(usize, &Text)| {
            let is_unknown = dictionary.subject(written).is_err_and(|why| why.code == Code::UnknownThing);
            let is_word = written.as_str().chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-' | '\''));
            // A name that is nearly a declared one is that one misspelled.
            let is_near = || nearest(written.as_str(), groups.iter().map(|group| group.name.as_str())).is_some();
            is_unknown && is_word && counts[&groups[g].count] == 1 && !is_near()
        };
        let mates = things.iter().enumerate().filter_map(|(g, thing)| Some((g, thing.mate.as_ref()?)));
        let new: Vec<(usize, &Text)> = mates.filter(is_new).collect();
        for (g, written) in new {
            if self.puzzle.groups.len() == MAX_NAMES || self.seen.contains_key(&fold(&one_line(written.as_str()))) {
                continue;
            }
            let (owner, count) = (self.puzzle.groups[g].name.clone(), self.puzzle.groups[g].count);
            let name = self.name(written);
            let problem = Diagnostic::new(Code::AssumedMates, written.span()).text("name", &owner);
            self.problems.push(problem.text("mate", &name).number("count", count));
            self.puzzle.groups.push(Group { name, count, span: written.span(), ..Group::default() });
        }
    }

    fn all_mates(&mut self, things: &[ThingFields]) {
        let dictionary = Dictionary::new(self.puzzle);
        let mates: Vec<_> =
            things.iter().map(|t| t.mate.as_ref().map(|mate| (mate, dictionary.subject(mate)))).collect();
        for (g, found) in mates.into_iter().enumerate() {
            let Some((written, found)) = found else { continue };
            match found {
                Ok(Subject::Group(group)) => self.mates(GroupId(g as u32), group, written),
                Ok(Subject::Thing(one)) if self.puzzle.group(one.group).count == 1 => {
                    self.mates(GroupId(g as u32), one.group, written);
                }
                Ok(_) => {
                    let problem = Diagnostic::new(Code::MateNotGroup, written.span());
                    self.problems.push(problem.text("name", written.as_str()));
                }
                Err(problem) => self.problems.push(problem),
            }
        }
    }

    fn mates(&mut self, own: GroupId, other: GroupId, written: &Text) {
        let (a, b) = (self.puzzle.group(own), self.puzzle.group(other));
        if own == other {
            self.problems.push(Diagnostic::new(Code::MateOfItself, written.span()).text("name", &a.name));
            return;
        }
        let at = |code: Code| Diagnostic::new(code, written.span()).text("name", &a.name).text("mate", &b.name);
        if a.count != b.count {
            self.problems.push(at(Code::MateCounts).number("count", a.count).number("mates", b.count));
            return;
        }
        match order_by_name(a, b, written.span()) {
            Ok(order) => self.puzzle.groups[own.0 as usize].mates = Some(Mates { group: other, order }),
            // The lines `pairs:` may state them.
            Err(_) if !self.fields.pairs.is_empty() => {}
            Err(problem) => self.problems.push(problem),
        }
    }

    /// Gives the mates of exactly one group, if they state none, that group as mates.
    fn both_ways(&mut self) {
        let stated: Vec<Option<GroupId>> =
            self.puzzle.groups.iter().map(|g| g.mates.as_ref().map(|m| m.group)).collect();
        for g in 0..self.puzzle.groups.len() {
            let id = GroupId(g as u32);
            let mut of = stated.iter().enumerate().filter(|(_, mate)| **mate == Some(id)).map(|(other, _)| other);
            let (Some(other), None) = (of.next(), of.next()) else { continue };
            let Some(mates) = self.puzzle.groups[other].mates.clone() else { continue };
            if stated[g].is_none() {
                let order = mates.order.as_deref().map(inverse);
                self.puzzle.groups[g].mates = Some(Mates { group: GroupId(other as u32), order });
            }
        }
    }

    fn all_tags(&mut self) {
        let tags = self.kept(&self.fields.tags, |t| &t.name);
        for tag in tags {
            let name = self.name(&tag.name);
            self.puzzle.tags.push(Tag { name, members: Vec::new(), span: tag.name.span() });
        }
        let dictionary = Dictionary::new(self.puzzle);
        let resolved: Vec<Vec<Result<Subject, Diagnostic>>> = tags
            .iter()
            .map(|tag| kept(&tag.members, Text::span, self.problems).iter().map(|m| dictionary.subject(m)).collect())
            .collect();
        let mut left = MAX_IN_TAGS;
        for (t, resolved) in resolved.into_iter().enumerate() {
            let members = self.tag(t, &tags[t], resolved, &mut left);
            self.puzzle.tags[t].members = members;
        }
    }

    fn tag(
        &mut self,
        t: usize,
        tag: &TagFields,
        resolved: Vec<Result<Subject, Diagnostic>>,
        left: &mut usize,
    ) -> Vec<Subject> {
        if resolved.is_empty() {
            let name = &self.puzzle.tags[t].name;
            self.problems.push(Diagnostic::new(Code::EmptyTag, tag.name.span()).text("name", name));
        }
        let mut members: Vec<Subject> = Vec::new();
        for (found, written) in resolved.into_iter().zip(&tag.members) {
            match found {
                Ok(Subject::Tag(inner)) if inner.0 as usize >= t => {
                    self.problems.push(Diagnostic::new(Code::TagBelow, written.span()).text("name", written.as_str()));
                }
                Ok(Subject::Tag(inner)) => members.extend(&self.puzzle.tags[inner.0 as usize].members),
                Ok(Subject::All) => {
                    members.extend((0..self.puzzle.groups.len() as u32).map(|g| Subject::Group(GroupId(g))));
                }
                Ok(subject) => members.push(subject),
                Err(problem) => self.problems.push(problem),
            }
        }
        let Some(rest) = left.checked_sub(members.len()) else {
            self.problems.push(Diagnostic::new(Code::TooManyNames, tag.name.span()).number("limit", MAX_IN_TAGS));
            return Vec::new();
        };
        *left = rest;
        let whole: FxHashSet<Subject> = members.iter().copied().filter(|m| matches!(m, Subject::Group(_))).collect();
        let mut once = FxHashSet::default();
        members.retain(|member| {
            let within = matches!(member, Subject::Thing(t) if whole.contains(&Subject::Group(t.group)));
            !within && once.insert(*member)
        });
        members
    }
}

/// Returns the first items of a list, up to the limit; more are reported.
pub(super) fn kept<'l, T>(list: &'l [T], span: impl Fn(&T) -> Span, problems: &mut Vec<Diagnostic>) -> &'l [T] {
    if list.len() > MAX_NAMES {
        problems.push(Diagnostic::new(Code::TooManyNames, span(&list[MAX_NAMES])).number("limit", MAX_NAMES));
    }
    &list[..list.len().min(MAX_NAMES)]
}

/// Reports a name that is empty or too long.
pub(super) fn check_name(name: &str, span: Span, problems: &mut Vec<Diagnostic>) {
    if name.is_empty() {
        problems.push(Diagnostic::new(Code::NameMissing, span));
    } else if name.chars().count() > MAX_NAME_LENGTH {
        problems.push(Diagnostic::new(Code::NameTooLong, span).number("limit", MAX_NAME_LENGTH));
    }
}

/// Makes two groups mates of which a rule says so.
pub(super) fn pair_groups(puzzle: &mut CrossingPuzzle, wanted: &WantedMates, problems: &mut Vec<Diagnostic>) {
    let WantedMates { own, other, span } = *wanted;
    match order_by_name(puzzle.group(own), puzzle.group(other), span) {
        Ok(order) => {
            let back = order.as_deref().map(inverse);
            puzzle.groups[own.0 as usize].mates = Some(Mates { group: other, order });
            puzzle.groups[other.0 as usize].mates = Some(Mates { group: own, order: back });
        }
        // The line of a group may state the same mates.
        Err(_) if problems.iter().any(|problem| problem.code == Code::MateWithout) => {}
        Err(problem) => problems.push(problem),
    }
}

/// Returns the mate of each member of a group in a group of the same size: the one with the same name, or with the same
/// number if they have numbers or no name in common. `None` if mates have the same index.
pub(super) fn order_by_name(own: &Group, other: &Group, span: Span) -> Result<Option<Vec<u32>>, Diagnostic> {
    let (Some(mine), Some(theirs)) = (&own.names, &other.names) else { return Ok(None) };
    let places: FxHashMap<String, u32> = theirs.iter().enumerate().map(|(i, name)| (fold(name), i as u32)).collect();
    let found: Vec<Option<u32>> = mine.iter().map(|name| places.get(&fold(name)).copied()).collect();
    if found.iter().all(Option::is_none) {
        return Ok(None);
    }
    if let Some(without) = found.iter().position(Option::is_none) {
        let problem = Diagnostic::new(Code::MateWithout, span).text("name", &own.name).text("mate", &other.name);
        let near = nearest(&mine[without], theirs.iter().map(String::as_str));
        let problem = problem.text("member", &mine[without]);
        return Err(match near {
            Some(near) => problem.suggest(near),
            None => problem,
        });
    }
    Ok(found.into_iter().collect::<Option<Vec<u32>>>().filter(|order| !in_order(order)))
}

pub(super) fn in_order(order: &[u32]) -> bool {
    order.iter().enumerate().all(|(i, place)| i as u32 == *place)
}

pub(super) fn inverse(order: &[u32]) -> Vec<u32> {
    let mut inverse = vec![0; order.len()];
    for (i, place) in order.iter().enumerate() {
        inverse[*place as usize] = i as u32;
    }
    inverse
}
