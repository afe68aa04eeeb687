//! Reasons of chains: suppositions and what follows from them.

use super::infer::Inference;
use crate::board::{BoardRule, Cells};
use crate::hodoku::found::values;
use crate::hodoku::grid::Grid;
use crate::{Case, Fact, Step};

/// Returns a step with cases: by the rules of its chain if they do, else by all rules.
pub(super) fn explain<const W: usize>(
    grid: &Grid<'_, W>,
    mut step: Step<BoardRule>,
    pivot: Option<(u16, u8)>,
) -> Option<Step<BoardRule>> {
    let mut rules = std::mem::take(&mut step.rules);
    rules.sort_unstable();
    rules.dedup();
    let by_chain = if rules.is_empty() { None } else { by_pivot(grid, &rules, &step.facts, pivot) };
    step.cases =
        by_chain.or_else(|| by_pivot(grid, &[], &step.facts, pivot)).or_else(|| all_cases(grid, &step.facts))?;
    collect(grid, &mut step);
    Some(step)
}

/// Supposes the negation of the only fact, or that the first candidate of the chain is true and that it is false.
fn by_pivot<const W: usize>(
    grid: &Grid<'_, W>,
    rules: &[BoardRule],
    facts: &[Fact],
    pivot: Option<(u16, u8)>,
) -> Option<Vec<Case<BoardRule>>> {
    let is_pivot = |fact: &Fact| pivot.is_none_or(|(cell, value)| (fact.place, fact.value) == (cell, value.into()));
    if let [fact] = facts
        && is_pivot(fact)
    {
        let case = Inference::new(grid, rules).case(!*fact, &[])?;
        return case.contradiction.is_some().then(|| vec![case]);
    }
    let (cell, value) = pivot?;
    let start = Fact::is(cell as usize, value as usize);
    [start, !start].into_iter().map(|suppose| Inference::new(grid, rules).case(suppose, facts)).collect()
}

/// Looks for a cell or a value of a house all of whose candidates lead to the facts.
fn all_cases<const W: usize>(grid: &Grid<'_, W>, facts: &[Fact]) -> Option<Vec<Case<BoardRule>>> {
    let of_cell = |cell: usize| values(grid.candidates(cell)).map(|value| Fact::is(cell, value)).collect::<Vec<_>>();
    let of_house = |(house, value): (usize, usize)| {
        grid.in_house(house, value).iter().map(|cell| Fact::is(cell, value)).collect::<Vec<_>>()
    };
    let houses = (0..grid.layout.houses.len()).flat_map(|house| (0..grid.size()).map(move |value| (house, value)));
    let mut all: Vec<Vec<Fact>> = grid.state.empty.iter().map(of_cell).chain(houses.map(of_house)).collect();
    all.retain(|cases| cases.len() > 1);
    all.sort_by_key(Vec::len);
    all.into_iter()
        .find_map(|cases| cases.into_iter().map(|suppose| Inference::new(grid, &[]).case(suppose, facts)).collect())
}

/// Collects the rules and the earlier facts that the cases use.
fn collect<const W: usize>(grid: &Grid<'_, W>, step: &mut Step<BoardRule>) {
    let mut known = Vec::new();
    for case in &step.cases {
        let last = case.contradiction.iter();
        let parts = case.steps.iter().map(|step| (&step.rules, &step.known));
        for (rules, facts) in parts.chain(last.map(|(rules, facts)| (rules, facts))) {
            for rule in rules {
                if !step.rules.contains(rule) {
                    step.rules.push(*rule);
                }
            }
            known.extend(facts);
        }
    }
    // The rule by which one of several cases must be true, if they are not a candidate and its negation.
    let supposed: Vec<Fact> = step.cases.iter().filter_map(|case| case.suppose.first().copied()).collect();
    if supposed.len() > 1 && supposed.iter().all(|fact| fact.holds) {
        let rule = choice(grid, &supposed, &mut known);
        if !step.rules.contains(&rule) {
            step.rules.insert(0, rule);
        }
    }
    known.retain(|fact| !fact.holds && !grid.has(fact.place as usize, fact.value as usize));
    known.sort_unstable();
    known.dedup();
    step.known = known;
}

/// Returns the rule by which one of several placements must be true, and adds what it uses.
fn choice<const W: usize>(grid: &Grid<'_, W>, supposed: &[Fact], known: &mut Vec<Fact>) -> BoardRule {
    let (cell, value) = (supposed[0].place as usize, supposed[0].value as usize);
    let cells: Cells<W> = supposed.iter().map(|fact| fact.place as usize).collect();
    let house = (0..grid.layout.houses.len()).find(|&house| grid.in_house(house, value) == cells);
    if let Some(house) = house.filter(|_| supposed.iter().all(|fact| fact.value as usize == value)) {
        known.extend((grid.house(house) - cells).iter().map(|cell| Fact::is_not(cell, value)));
        return BoardRule::Needs(house as u16, value as u8);
    }
    known.extend((0..grid.size()).filter(|&value| !grid.has(cell, value)).map(|value| Fact::is_not(cell, value)));
    BoardRule::Cell(cell as u16)
}
