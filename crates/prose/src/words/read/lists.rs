//! Lists: members with a conjunction, and sentences with letters.

use bachet_notation::clue::{Item, Quantity, Truth, ValueId, Who};

use super::super::filled_form::Part;
use super::super::template::{Join, Order};
use super::super::write::label;
use super::goal::Goal;
use super::{Chart, MAX_READINGS, keep};

/// The goal for a list: the kind of its members, how they are joined, and its end.
#[derive(Clone, Copy)]
struct Sought {
    goal: Goal,
    join: Join,
    to: usize,
}

impl Chart<'_, '_> {
    /// Every way to read a span as a list.
    pub(super) fn list(&mut self, goal: Goal, join: Join, from: usize, to: usize) -> Vec<Vec<Part>> {
        let book = self.book;
        let joined = book.wording.joined(join);
        if !self.memory.words[from..to].starts_with(&joined.first_symbols) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let sought = Sought { goal, join, to };
        self.members(sought, from + joined.first_symbols.len(), &mut Vec::new(), &mut found);
        found
    }

    /// Returns every continuation of a list after some members.
    fn members(&mut self, sought: Sought, from: usize, before: &mut Vec<Part>, found: &mut Vec<Vec<Part>>) {
        let Sought { goal, join, to } = sought;
        if self.steps == 0 || found.len() > MAX_READINGS {
            return;
        }
        self.steps -= 1;
        for part in self.parts(goal, from, to) {
            found.push(before.iter().cloned().chain([part]).collect());
        }
        let book = self.book;
        let joined = book.wording.joined(join);
        for end in from + 1..to {
            // One member follows the last conjunction; if it equals the other one, the list may go on.
            for (symbols, last) in [(&joined.last_symbols, true), (&joined.between_symbols, false)] {
                if symbols.is_empty() || end + symbols.len() >= to || !self.memory.words[end..].starts_with(symbols) {
                    continue;
                }
                for part in self.parts(goal, from, end) {
                    before.push(part);
                    if last {
                        for only in self.parts(goal, end + symbols.len(), to) {
                            found.push(before.iter().cloned().chain([only]).collect());
                        }
                    } else {
                        // Without a conjunction there are at least two more.
                        let mut all = Vec::new();
                        self.members(sought, end + symbols.len(), before, &mut all);
                        found.extend(all.into_iter().filter(|list| list.len() > before.len() + 1));
                    }
                    before.pop();
                }
            }
        }
    }

    /// `(a) ..; (b) ..`
    pub(super) fn lettered(&mut self, from: usize, to: usize, found: &mut Vec<Part>) {
        let mut lists: Vec<(usize, Vec<Truth>)> = vec![(from, Vec::new())];
        let mut at = 0;
        while !lists.is_empty() && at <= self.memory.words.len() {
            let mut next = Vec::new();
            for (start, list) in lists {
                let Some(inside) = self.after_label(start, to, at) else { continue };
                for end in inside + 1..=to {
                    let more =
                        end < to && self.memory.texts[end] == ";" && self.after_label(end + 1, to, at + 1).is_some();
                    if end < to && !more {
                        continue;
                    }
                    for part in self.parts(Goal::Bracketed(Order::Main), inside, end) {
                        let Part::Truth(truth) = part else { continue };
                        let list: Vec<Truth> = list.iter().cloned().chain([truth]).collect();
                        if end == to {
                            keep(found, Part::Truths(list));
                        } else if next.len() < MAX_READINGS {
                            next.push((end + 1, list));
                        }
                    }
                }
            }
            lists = next;
            at += 1;
        }
    }

    /// Returns the position after the label of a part, if it is here.
    fn after_label(&self, from: usize, to: usize, at: usize) -> Option<usize> {
        let here = self.memory.texts.get(from..from + 3)?;
        (from + 3 < to && here[0] == "(" && here[1] == label(at) && here[2] == ")").then_some(from + 3)
    }
}

/// The members of a list, which are all of one kind.
pub(super) fn members<T>(list: &[Part], member: impl Fn(&Part) -> Option<T>) -> Vec<T> {
    list.iter().filter_map(member).collect()
}

/// The part, if it is of this kind.
pub(super) fn who(part: &Part) -> Option<Who> {
    match part {
        Part::Who(who) => Some(who.clone()),
        _ => None,
    }
}

/// The part, if it is of this kind.
pub(super) fn item(part: &Part) -> Option<Item> {
    match part {
        Part::Item(item) => Some(item.clone()),
        _ => None,
    }
}

/// The part, if it is of this kind.
pub(super) fn quantity(part: &Part) -> Option<Quantity> {
    match part {
        Part::Quantity(quantity) => Some(quantity.clone()),
        _ => None,
    }
}

/// The part, if it is of this kind.
pub(super) fn value(part: &Part) -> Option<ValueId> {
    match part {
        Part::Value(value) => Some(*value),
        _ => None,
    }
}
