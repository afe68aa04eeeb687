//! Water jugs: capacities, contents, goal and moves.

use super::fields::{Entry, Field, MovingFields};
use super::list::{choice, empty, in_bounds, length, named, whole};
use super::quantity;
use crate::lines::{one_line, quoted, shown};
use crate::names::{MAX_NAME_LENGTH, fold};
use crate::numeral::digits;
use crate::suggest::nearest;
use crate::{Argument, Code, Diagnostic, Hint, Span, Text};

/// Maximum capacity of a jug.
pub const MAX_JUG_CAPACITY: u32 = 1_000_000;
/// Maximum number of jugs.
const MAX_JUGS: usize = 12;
/// Number of bits of a state.
const BITS: u32 = 128;

/// Water jugs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Jugs {
    /// The jugs, at least one.
    pub jugs: Vec<Jug>,
    /// The content of each at the start.
    pub start: Vec<u32>,
    /// The goal.
    pub goal: JugsGoal,
    /// The moves that are allowed.
    pub moves: JugMoves,
}

/// A jug.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Jug {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its capacity, at least 1.
    pub capacity: u32,
}

/// The goal of the jugs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JugsGoal {
    /// This amount in any one jug.
    Somewhere(u32),
    /// The amount in each jug; `None` is any amount.
    Each(Vec<Option<u32>>),
}

impl Default for JugsGoal {
    fn default() -> Self {
        Self::Somewhere(0)
    }
}

/// The moves that are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JugMoves {
    /// A jug may be filled from the tap.
    pub fill: bool,
    /// A jug may be emptied.
    pub empty: bool,
    /// One jug may be poured into another until the one is empty or the other full.
    pub pour: bool,
}

impl Default for JugMoves {
    fn default() -> Self {
        Self { fill: true, empty: true, pour: true }
    }
}

impl Jugs {
    /// Returns the jug's name, or its number from 1 if it has none.
    pub fn name(&self, jug: usize) -> String {
        self.jugs[jug].name.clone().unwrap_or_else(|| (jug + 1).to_string())
    }

    /// Returns an amount after the name of its jug, as the notation has it.
    pub fn named_amount(&self, jug: usize, amount: &str) -> String {
        match &self.jugs[jug].name {
            None => amount.to_owned(),
            Some(name) => {
                let plain = name.split(' ').all(|word| !word.is_empty() && word.chars().all(char::is_alphabetic));
                if plain { format!("{name} {amount}") } else { format!("{} {amount}", quoted(name)) }
            }
        }
    }
}

/// Resolves the fields to the jugs.
pub(super) fn resolve(written: &MovingFields, problems: &mut Vec<Diagnostic>) -> Option<Jugs> {
    let fields = &quantity::without_units(written, problems);
    let capacity = fields.needed(Field::Capacity, problems);
    let goal = fields.needed(Field::Goal, problems);
    let capacity = capacity?;
    let mut jugs: Vec<(Jug, Option<Span>)> = Vec::new();
    for item in capacity.items() {
        let (name, size) = named(item, problems);
        if name.as_ref().is_some_and(|(name, _)| digits(name) > 0) && digits(size.as_str()) == 0 {
            let problem = Diagnostic::new(Code::NotInRange, item.span()).text("text", shown(item.as_str()));
            problems.push(in_bounds(problem, 1, MAX_JUG_CAPACITY).hint(Hint::Unit));
            continue;
        }
        let size = whole(&size, 1, MAX_JUG_CAPACITY, problems);
        let place = name.as_ref().map(|(_, span)| *span);
        let name = name.and_then(|(name, span)| checked_name(&name, span, &jugs, problems));
        jugs.push((Jug { name, capacity: size.unwrap_or(MAX_JUG_CAPACITY) }, place));
    }
    if jugs.is_empty() {
        if capacity.items().next().is_none() {
            problems.push(empty(capacity));
        }
        return None;
    }
    let count = jugs.len() + capacity.left_out;
    let bits: u32 = jugs.iter().map(|(jug, _)| u32::BITS - jug.capacity.leading_zeros()).sum();
    if count > MAX_JUGS || bits > BITS {
        let problem = Diagnostic::new(Code::StateTooLarge, capacity.place()).hint(Hint::Jugs);
        problems.push(problem.number("limit", MAX_JUGS));
        return None;
    }
    let jugs: Vec<Jug> = jugs.into_iter().map(|(jug, _)| jug).collect();
    let start = match fields.entry(Field::Start) {
        None => Some(vec![0; jugs.len()]),
        Some(entry) => at_start(entry, &jugs, problems),
    };
    let goal = goal.and_then(|entry| goal_of(entry, &jugs, problems));
    let moves = moves(fields, problems);
    Some(Jugs { start: start?, goal: goal?, moves, jugs })
}

/// Returns the content of each jug at the start.
fn at_start(entry: &Entry, jugs: &[Jug], problems: &mut Vec<Diagnostic>) -> Option<Vec<u32>> {
    let items: Vec<&Text> = entry.items().collect();
    let amounts = amounts(&items, jugs, Wanted::Exactly, problems);
    if amounts.is_none() {
        problems.push(if items.is_empty() { empty(entry) } else { length(entry, jugs.len(), Hint::Jugs) });
    }
    Some(amounts?.into_iter().map(Option::unwrap_or_default).collect())
}

fn goal_of(entry: &Entry, jugs: &[Jug], problems: &mut Vec<Diagnostic>) -> Option<JugsGoal> {
    let items: Vec<&Text> = entry.items().collect();
    if let Some(amounts) = amounts(&items, jugs, Wanted::OrAny, problems) {
        return Some(JugsGoal::Each(amounts));
    }
    let [alone] = items[..] else {
        problems.push(if items.is_empty() { empty(entry) } else { length(entry, jugs.len(), Hint::Goal) });
        return None;
    };
    let amount = whole(alone, 0, MAX_JUG_CAPACITY, problems)?;
    if jugs.iter().all(|jug| jug.capacity < amount) {
        let problem = Diagnostic::new(Code::JugTooSmall, alone.span()).hint(Hint::Goal);
        problems.push(problem.number("amount", amount).text("jug", ""));
    }
    Some(JugsGoal::Somewhere(amount))
}

/// Returns the name of a jug; one that another jug has is reported.
fn checked_name(
    name: &str,
    span: Span,
    others: &[(Jug, Option<Span>)],
    problems: &mut Vec<Diagnostic>,
) -> Option<String> {
    let name = one_line(name);
    if name.is_empty() {
        return None;
    }
    if name.chars().count() > MAX_NAME_LENGTH {
        problems.push(Diagnostic::new(Code::NameTooLong, span).number("limit", MAX_NAME_LENGTH));
        return None;
    }
    let folded = fold(&name);
    if let Some((_, first)) = others.iter().find(|(jug, _)| jug.name.as_ref().is_some_and(|n| fold(n) == folded)) {
        let mut problem = Diagnostic::new(Code::DuplicateJug, span).text("jug", shown(&name));
        problem.related = *first;
        problems.push(problem);
    }
    Some(name)
}

/// Whether an amount may be any.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Exactly,
    OrAny,
}

/// Returns the amount of each jug, in the order of the jugs or after their names; jugs that are not named have none.
/// `None` for a list of another length.
fn amounts(items: &[&Text], jugs: &[Jug], wanted: Wanted, problems: &mut Vec<Diagnostic>) -> Option<Vec<Option<u32>>> {
    let is_named = |item: &&&Text| item.as_str().starts_with('"') || item.as_str().contains(char::is_whitespace);
    let names = items.iter().filter(is_named).count();
    if items.is_empty() || names == 0 && items.len() != jugs.len() {
        return None;
    }
    let mut amounts = vec![None; jugs.len()];
    let mut seen: Vec<Option<Span>> = vec![None; jugs.len()];
    for (i, item) in items.iter().enumerate() {
        let (name, amount) = named(item, problems);
        let jug = match &name {
            Some((name, span)) => match find(name, *span, jugs, problems) {
                Some(jug) => jug,
                None => continue,
            },
            None if names == 0 => i,
            None => {
                problems.push(Diagnostic::new(Code::UnnamedJug, item.span()).text("text", shown(item.as_str())));
                continue;
            }
        };
        if let Some(first) = seen[jug].replace(item.span()) {
            let problem = Diagnostic::new(Code::DuplicateJug, item.span()).text("jug", label(jugs, jug)).related(first);
            problems.push(problem);
        }
        if wanted == Wanted::OrAny && ["any", "-", "?", "*"].contains(&fold(amount.as_str()).as_str()) {
            continue;
        }
        amounts[jug] = whole(&amount, 0, MAX_JUG_CAPACITY, problems).filter(|&amount_in| {
            let fits = amount_in <= jugs[jug].capacity;
            if !fits {
                let hint = if wanted == Wanted::Exactly { Hint::Start } else { Hint::Goal };
                let code = if wanted == Wanted::Exactly { Code::JugOverfull } else { Code::JugTooSmall };
                let problem = Diagnostic::new(code, amount.span()).text("jug", label(jugs, jug)).hint(hint);
                problems.push(problem.number("amount", amount_in).number("capacity", jugs[jug].capacity));
            }
            fits || wanted == Wanted::OrAny
        });
    }
    Some(amounts)
}

fn label(jugs: &[Jug], jug: usize) -> String {
    jugs[jug].name.clone().unwrap_or_else(|| (jug + 1).to_string())
}

/// Returns the jug of this name; a name that no jug has is reported.
fn find(name: &str, span: Span, jugs: &[Jug], problems: &mut Vec<Diagnostic>) -> Option<usize> {
    let folded = fold(name);
    let found = jugs.iter().position(|jug| jug.name.as_ref().is_some_and(|n| fold(n) == folded));
    if found.is_none() {
        let names = || jugs.iter().filter_map(|jug| jug.name.as_deref());
        let problem = Diagnostic::new(Code::UnknownJug, span).text("name", shown(name));
        let problem = problem.with("jugs", Argument::List(names().map(str::to_owned).collect()));
        problems.push(match nearest(name, names()) {
            None if names().next().is_none() => problem.hint(Hint::Unnamed),
            near => problem.did_you_mean(near),
        });
    }
    found
}

/// Returns the moves that are allowed: all of them if nothing is stated.
fn moves(fields: &MovingFields, problems: &mut Vec<Diagnostic>) -> JugMoves {
    let Some(entry) = fields.entry(Field::Moves) else { return JugMoves::default() };
    let mut moves = JugMoves { fill: false, empty: false, pour: false };
    let choices = [("fill", 0), ("empty", 1), ("pour", 2)];
    for item in entry.items() {
        match choice(item, entry.field.keyword(), &choices, problems) {
            Some(0) => moves.fill = true,
            Some(1) => moves.empty = true,
            Some(_) => moves.pour = true,
            None => {}
        }
    }
    if entry.items().next().is_none() {
        problems.push(empty(entry));
    }
    moves
}
