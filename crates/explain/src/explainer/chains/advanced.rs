//! Techniques within a net: what they remove when nothing more follows by singles.

use std::ops::ControlFlow;
use std::rc::Rc;

use bachet_budget::Budget;

use super::closure::Source;
use super::fact::{Advanced, Mode, Node, Rule, WhyOff};
use super::fresh::{Fresh, SCANS};
use super::inner::Inner;
use super::nested::Nested;
use super::net::Net;
use super::set::Set;
use crate::explainer::bits::bits;
use crate::explainer::fish;
use crate::explainer::grid::Grid;
use crate::explainer::locking;
use crate::explainer::subsets::{each_hidden, each_naked, hidden_removed, naked_removed};

/// Applies the first technique that removes something that the grid at the start did not allow. Returns whether there
/// was one.
///
/// `work` holds the candidates that are left, and `left` those at the start.
pub(super) fn advance<const C: usize>(
    source: Source<'_, C>,
    mode: Mode,
    left: &Set<C>,
    net: &mut Net<C>,
    work: &Grid,
    inner: &mut Inner<C>,
    budget: &mut Budget<'_>,
) -> bool {
    let before = net.number_off();
    for technique in 0..SCANS {
        if net.number_off() == before {
            inner.fresh.take(source, net, work, technique);
            match technique {
                0 => lock(source, net, work, &inner.fresh),
                1 => hidden_pairs(source, net, work, &inner.fresh),
                2 => naked_pairs(source, net, work, &inner.fresh),
                _ => x_wings(source, net, work, &inner.fresh),
            }
        }
    }
    if net.number_off() == before && mode.level >= 2 {
        for nested in inner.chains(source, mode.level, [*left, left.minus(&net.off)], work, budget).iter() {
            let parents = nested.parents.iter().copied().filter(|&parent| left.has(parent)).collect();
            let removed = nested.removed.iter().copied();
            add(net, parents, Rule::Chains, Some(Rc::clone(nested)), removed);
        }
    }
    net.number_off() > before
}

/// Adds what a technique removes, if it rests on something that the net removed before.
fn add<const C: usize>(
    net: &mut Net<C>,
    parents: Vec<u16>,
    rule: Rule,
    nested: Option<Rc<Nested>>,
    removed: impl Iterator<Item = u16>,
) {
    if parents.is_empty() {
        return;
    }
    let depth = parents.iter().map(|&parent| net.depth(Node::off(parent))).max().unwrap_or_default() + 1;
    let at = net.advanced.len() as u16;
    net.advanced.push(Advanced { parents, rule, nested });
    for candidate in removed {
        if !net.off.has(candidate) {
            net.add_off(candidate, WhyOff::Advanced(at), depth);
        }
    }
}

fn lock<const C: usize>(source: Source<'_, C>, net: &mut Net<C>, work: &Grid, fresh: &Fresh) {
    let Source { frame, links, grid, .. } = source;
    let _ = locking::each(
        frame,
        work,
        |house| fresh.lost[house as usize],
        |crossing, value| {
            let removed = locking::removed(frame, work, crossing, value);
            let gone = grid.places(frame, crossing.base, value) & !work.places(frame, crossing.base, value);
            let gone = gone & !crossing.in_base;
            if removed != 0 && gone != 0 {
                let at = |house, position| links.at(frame.cell_at(house, position), value);
                let parents = bits(gone).map(|position| at(crossing.base, position)).collect();
                let rule = Rule::Locking { base: crossing.base, cover: crossing.cover, value: value as u8 };
                add(net, parents, rule, None, bits(removed).map(|position| at(crossing.cover, position)));
            }
            ControlFlow::Continue(())
        },
    );
}

fn hidden_pairs<const C: usize>(source: Source<'_, C>, net: &mut Net<C>, work: &Grid, fresh: &Fresh) {
    let Source { frame, links, grid, .. } = source;
    let _ = each_hidden(
        frame,
        work,
        2,
        false,
        |house| fresh.pairs[house as usize] != 0,
        |house, values, positions| {
            if hidden_removed(frame, work, house, values, positions).next().is_some() {
                let mut parents = Vec::new();
                for position in 0..frame.size {
                    let cell = frame.cell_at(house, position);
                    if positions >> position & 1 == 0 {
                        bits(grid.masks[cell] & values).for_each(|value| parents.push(links.at(cell, value)));
                    }
                }
                let removed = hidden_removed(frame, work, house, values, positions);
                let removed = removed.flat_map(|(cell, mask)| bits(mask).map(move |v| links.at(cell as usize, v)));
                add(net, parents, Rule::HiddenPair { house, values, positions }, None, removed);
            }
            ControlFlow::Continue(())
        },
    );
}

fn naked_pairs<const C: usize>(source: Source<'_, C>, net: &mut Net<C>, work: &Grid, fresh: &Fresh) {
    let Source { frame, links, grid, .. } = source;
    let _ = each_naked(
        frame,
        work,
        2,
        |house| fresh.cells[house as usize],
        |house, positions, values| {
            if naked_removed(frame, work, house, positions, values).next().is_some() {
                let mut parents = Vec::new();
                for position in bits(positions) {
                    let cell = frame.cell_at(house, position);
                    bits(grid.masks[cell] & !values).for_each(|value| parents.push(links.at(cell, value)));
                }
                let removed = naked_removed(frame, work, house, positions, values);
                let removed = removed.flat_map(|(cell, mask)| bits(mask).map(move |v| links.at(cell as usize, v)));
                add(net, parents, Rule::NakedPair { house, values, positions }, None, removed);
            }
            ControlFlow::Continue(())
        },
    );
}

fn x_wings<const C: usize>(source: Source<'_, C>, net: &mut Net<C>, work: &Grid, fresh: &Fresh) {
    let Source { frame, links, grid, .. } = source;
    let _ = fish::each(frame, work, 2, fresh.values, |fish| {
        if fish.removed(frame, work).next().is_some() {
            let [bases, covers] = fish.houses(frame);
            let mut parents = Vec::new();
            for &base in &bases {
                let gone = grid.places(frame, base, fish.value) & !work.places(frame, base, fish.value);
                for cell in bits(gone).map(|position| frame.cell_at(base, position)) {
                    if covers.iter().all(|&cover| !frame.houses[cover as usize].contains(&(cell as u16))) {
                        parents.push(links.at(cell, fish.value));
                    }
                }
            }
            let rule = Rule::XWing {
                value: fish.value as u8,
                by_columns: fish.by_columns,
                bases: fish.bases,
                covers: fish.covers,
            };
            let mut removed: Vec<u16> = fish.removed(frame, work).collect();
            removed.sort_unstable();
            let removed = removed.into_iter().map(|cell| links.at(cell as usize, fish.value));
            add(net, parents, rule, None, removed);
        }
        ControlFlow::Continue(())
    });
}
