//! Lines that declare things: their members, numbers, attributes and mates; and lines that give numbers to things.

use rustc_hash::FxHashSet;

use super::super::fields::{AttributeFields, MeasureFields, PlacedFields, SeatNeedFields, TagFields, ThingFields};
use super::super::item_shapes::{attribute, begins_number, declared, mate, seats_taken};
use super::super::measure::{Measure, Measured, measured};
use super::{FieldReader, GRAMMAR, fits, mistaken};
use crate::keywords::Statement;
use crate::lines::{joined, shown};
use crate::names::fold;
use crate::{Code, Diagnostic, Hint, Span, Text};

/// Returns the name and the number of `Ann=1` and `Ann:1`.
fn glued(item: &Text) -> Option<AttributeFields> {
    let written = item.as_str();
    let (name, number) = written.split_once(['=', ':']).filter(|_| !written.starts_with('"'))?;
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let values = vec![item.part(name.len() + 1..written.len())];
    (is_number && !name.trim().is_empty()).then(|| AttributeFields { name: item.part(0..name.len()), values })
}

impl FieldReader<'_> {
    pub(super) fn thing(&mut self, word: &str, statement: &Statement<'_>) {
        let written = keyword_thing(word).unwrap_or(word);
        let at = statement.head.start + (word.len() - written.len()) as u32;
        let name = declared(&Text::new(written, at), self.problems);
        let items = self.items(&statement.lines);
        let is_plain = statement.lines.iter().all(|line| !line.text.contains('"'));
        let is_bare = written == word && !word.starts_with('"');
        if is_bare && (self.is_counts(&name, &items) || self.is_empty_place(&name, &items)) {
            return;
        }
        if written == word && (self.is_boat(&Text::new(written, at), &items) || self.is_measure(&name, &items)) {
            return;
        }
        let mut thing = ThingFields { name, ..ThingFields::default() };
        for (i, item) in items.into_iter().enumerate() {
            if let Some(mate) = mate(&item) {
                if thing.mate.replace(mate).is_some() {
                    self.wrong(Code::DuplicateMate, &item);
                }
            } else if let Some(number) = seats_taken(&item) {
                self.fields.seat_needs.push(SeatNeedFields { who: thing.name.clone(), number });
            } else if let Some(found) = measured(&item) {
                self.measured(found, &item, &mut thing);
            } else if i == 0 && begins_number(item.as_str()) {
                thing.count = Some(item);
            } else if let Some(glued) = glued(&item) {
                thing.attributes.push(glued);
            } else if let Some(attribute) = attribute(&item) {
                thing.attributes.push(attribute);
            } else if thing.count.is_none() && thing.attributes.is_empty() {
                let name = declared(&item, self.problems);
                thing.names.push(name);
            } else {
                let is_member = thing.count.is_none() && !thing.names.is_empty();
                let problem = Diagnostic::new(Code::ThingItem, item.span()).text("text", shown(item.as_str()));
                self.problems.push(problem.hint(if is_member { Hint::Unit } else { Hint::Plain }));
            }
        }
        let alone = thing.count.is_none() && thing.names.is_empty() && thing.mate.is_none();
        if alone && thing.attributes.len() > 1 && thing.attributes.iter().all(|a| a.values.len() == 1) {
            self.numbered_names(&thing);
            return;
        }
        if let Some(line) = thing
            .count
            .as_ref()
            .filter(|_| is_bare)
            .and_then(|n| mistaken::counted(written, n.as_str(), self.fields.boats.first()))
        {
            let problem = Diagnostic::new(Code::CrossingKeyword, thing.name.span());
            // A second line for the boat would be another boat.
            let is_whole = self.fields.boats.is_empty() || line.starts_with("limit");
            let problem = if is_whole { problem.fix_at(statement.span(), &line) } else { problem };
            self.problems.push(problem.text("name", written).text("suggestion", line));
            return;
        }
        // A number means that things of this name are counted; a keyword has another value.
        let counted = thing.count.as_ref().is_some_and(|c| !c.as_str().contains(char::is_alphabetic));
        if !counted && written == word {
            let says = joined(&statement.lines);
            if let Some(meant) = GRAMMAR.meant(written, |keyword| fits(keyword.word, says.as_str())) {
                let problem = Diagnostic::new(Code::CrossingKeyword, thing.name.span());
                self.problems.push(problem.text("name", written).text("suggestion", meant.word).fix(meant.word));
                return;
            }
        }
        if is_plain {
            self.unquoted.push(self.fields.things.len());
        }
        if is_bare && self.place_names().contains(&fold(written)) && !thing.names.is_empty() {
            // `left: farmer, wolf`: who starts there.
            let place = Some(thing.name.clone());
            self.fields.start.push(PlacedFields { who: thing.name.clone(), place });
        }
        self.fields.things.push(thing);
    }

    /// Reads several groups with their numbers: `people: 3 missionaries, 3 cannibals`.
    fn is_counts(&mut self, name: &Text, items: &[Text]) -> bool {
        let counted = |item: &Text| {
            let (number, rest) = item.as_str().split_once(char::is_whitespace)?;
            let is_number = number.bytes().all(|b| b.is_ascii_digit());
            let is_name = rest.trim().chars().all(|c| c.is_alphabetic() || c == ' ') && measured(item).is_none();
            let seats = rest.trim().starts_with("seat");
            (is_number && is_name && !seats).then(|| (item.part(0..number.len()), item.part(number.len()..item.len())))
        };
        let Some(groups) = items.iter().map(counted).collect::<Option<Vec<_>>>().filter(|groups| groups.len() > 1)
        else {
            return false;
        };
        let members = groups.iter().map(|(_, name)| name.clone()).collect();
        for (count, name) in groups {
            self.fields.things.push(ThingFields { name, count: Some(count), ..ThingFields::default() });
        }
        self.fields.tags.push(TagFields { name: name.clone(), members });
        true
    }

    /// Reads `right: nobody`.
    fn is_empty_place(&self, name: &Text, items: &[Text]) -> bool {
        let nobody = ["nobody", "no one", "none", "nothing", "empty", "-"];
        let is_nobody = matches!(items, [one] if nobody.contains(&fold(one.as_str()).as_str()));
        (is_nobody || items.is_empty()) && self.place_names().contains(&fold(name.as_str()))
    }

    /// Reports `person: Otto 85, Greta 60`, where the numbers may be anything.
    fn numbered_names(&mut self, thing: &ThingFields) {
        let names: Vec<&str> = thing.attributes.iter().map(|a| a.name.as_str()).collect();
        let numbers: Vec<&str> = thing.attributes.iter().map(|a| a.values[0].as_str()).collect();
        // Names that differ in their numbers alone: `car 1, car 2`.
        let repeated = names.iter().collect::<FxHashSet<_>>().len() < names.len();
        let line = if repeated {
            let whole = names.iter().zip(&numbers).map(|(name, number)| format!("\"{name} {number}\""));
            format!("{}: {}", thing.name.as_str(), whole.collect::<Vec<_>>().join(", "))
        } else {
            format!("{}: {}, weight {}", thing.name.as_str(), names.join(", "), numbers.join(" "))
        };
        let place = thing.attributes.iter().map(|a| a.name.span().to(a.values[0].span())).reduce(Span::to);
        let place = place.unwrap_or_default();
        let problem = Diagnostic::new(Code::NumberedNames, place).fix_at(thing.name.span().to(place), &line);
        let repeated = if repeated { "yes" } else { "no" };
        self.problems.push(problem.text("suggestion", line).text("repeated", repeated));
        let names = thing.attributes.iter().map(|a| a.name.clone()).collect();
        self.fields.things.push(ThingFields { name: thing.name.clone(), names, ..ThingFields::default() });
    }

    /// Keeps a number with a unit: of the member before it, or of all members.
    fn measured(&mut self, found: Measured, item: &Text, thing: &mut ThingFields) {
        let Measured { before, number, measure, unit } = found;
        let name = Text::new(measure.attribute(), unit.span().start);
        let of_members = |thing: &ThingFields| {
            let each = thing.attributes.iter().position(|a| a.name.as_str() == measure.attribute());
            each.filter(|at| thing.attributes[*at].values.len() == thing.names.len())
        };
        self.fields.units.push(unit);
        if before.is_empty() {
            if thing.names.is_empty() && thing.count.is_none() {
                thing.count = Some(Text::new("1", item.span().start));
            }
            thing.attributes.push(AttributeFields { name, values: vec![number] });
            return;
        }
        let each = of_members(thing);
        if thing.count.is_some() || each.is_none() && !(thing.names.is_empty() && thing.attributes.is_empty()) {
            let problem = Diagnostic::new(Code::ThingItem, item.span()).text("text", shown(item.as_str()));
            self.problems.push(problem.hint(Hint::Unit));
            return;
        }
        thing.names.push(declared(&before, self.problems));
        match each {
            Some(at) => thing.attributes[at].values.push(number),
            None => thing.attributes.push(AttributeFields { name, values: vec![number] }),
        }
    }

    /// Reads a line of numbers for all things: `minutes: 1, 2, 5, 10`, `weight: Otto 85, Greta 60`.
    fn is_measure(&mut self, name: &Text, items: &[Text]) -> bool {
        let Some(measure) = Measure::of_heading(name.as_str()).filter(|_| items.len() > 1) else { return false };
        let value = |item: &Text| {
            if let Some(found) = measured(item) {
                return Some(((!found.before.is_empty()).then_some(found.before), found.number, Some(found.unit)));
            }
            if begins_number(item.as_str()) && !item.as_str().contains(char::is_whitespace) {
                return Some((None, item.clone(), None));
            }
            let AttributeFields { name, values } = attribute(item)?;
            let [number] = <[Text; 1]>::try_from(values).ok()?;
            Some((Some(name), number, None))
        };
        let Some(values) = items.iter().map(value).collect::<Option<Vec<_>>>() else { return false };
        let named = values.iter().filter(|(who, ..)| who.is_some()).count();
        if named != 0 && named != values.len() {
            return false;
        }
        self.fields.units.extend(Measure::of_unit(name.as_str()).map(|_| name.clone()));
        self.fields.units.extend(values.iter().filter_map(|(_, _, unit)| unit.clone()));
        let values = values.into_iter().map(|(who, number, _)| (who, number)).collect();
        self.fields.measures.push(MeasureFields { name: Text::new(measure.attribute(), name.span().start), values });
        true
    }
}

/// Returns the name after the word `thing`.
fn keyword_thing(name: &str) -> Option<&str> {
    let word = name.get(..5).filter(|w| w.eq_ignore_ascii_case("thing"))?;
    let rest = &name[word.len()..];
    (rest.starts_with(char::is_whitespace) && !rest.trim().is_empty()).then(|| rest.trim_start())
}
