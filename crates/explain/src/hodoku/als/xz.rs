//! The ALS-XZ rule and ALS-XY-wings.

use super::{AlsList, Restricted};
use crate::StepPattern;
use crate::board::Cells;
use crate::hodoku::found::{Found, Reasons, Sink, values};
use crate::hodoku::{Kind, grid::Grid};

/// Looks for two sets with a restricted common and another common value.
pub(crate) fn search_xz<const W: usize>(
    grid: &Grid<'_, W>,
    list: &AlsList<W>,
    commons: &[Restricted],
    sink: &mut Sink<'_>,
) -> bool {
    commons.iter().any(|common| {
        let [one, two] = common.sets;
        let mut removed = Vec::new();
        list.common_removals(one, two, !(1 << common.first), &mut removed);
        if let Some(second) = common.second {
            list.common_removals(one, two, !(1 << second), &mut removed);
            for (set, other) in [(one, two), (two, one)] {
                for value in values(list.sets[set].values & !common.mask()) {
                    let cells = list.peers(set, value) - list.sets[other].cells;
                    removed.extend(cells.iter().map(|cell| (cell as u16, value as u8)));
                }
            }
        }
        let reasons = |removed: &[(u16, u8)]| Reasons {
            rules: list.rules(grid, &[one, two], Cells::EMPTY, removed),
            pattern: StepPattern::Sets { sets: vec![list.group(one), list.group(two)], commons: vec![common.mask()] },
        };
        add(Kind::AlsXz, removed, reasons, sink)
    })
}

fn add(
    kind: Kind,
    removed: Vec<(u16, u8)>,
    reasons: impl FnOnce(&[(u16, u8)]) -> Reasons,
    sink: &mut Sink<'_>,
) -> bool {
    if removed.is_empty() {
        return false;
    }
    let all = if sink.with_rules { reasons(&removed) } else { Reasons::default() };
    sink.add(Found::delete(kind, removed), || all)
}

/// Looks for two sets that both have a restricted common with a third one.
pub(crate) fn search_wings<const W: usize>(
    grid: &Grid<'_, W>,
    list: &AlsList<W>,
    commons: &[Restricted],
    with_overlap: bool,
    sink: &mut Sink<'_>,
) -> bool {
    // For each set the restricted commons that it has a part in, ascending.
    let mut of_set: Vec<Vec<u32>> = vec![Vec::new(); list.sets.len()];
    for (at, common) in commons.iter().enumerate() {
        common.sets.iter().for_each(|&set| of_set[set].push(at as u32));
    }
    for (at, first) in commons.iter().enumerate() {
        if !sink.step() {
            return true;
        }
        let mut rest = first.sets.map(|set| {
            let all = of_set[set].as_slice();
            &all[all.partition_point(|&other| other as usize <= at)..]
        });
        while let Some(side) = (0..2).filter(|&side| !rest[side].is_empty()).min_by_key(|&side| rest[side][0]) {
            let second = &commons[rest[side][0] as usize];
            rest[side] = &rest[side][1..];
            if first.second.is_none() && second.second.is_none() && first.first == second.first {
                continue;
            }
            let pivot = first.sets[side];
            let one = first.sets[1 - side];
            let two = if second.sets[0] == pivot { second.sets[1] } else { second.sets[0] };
            let (a, b) = (list.sets[one].cells, list.sets[two].cells);
            if (!with_overlap && !a.is_disjoint(&b)) || a.is_subset(&b) || b.is_subset(&a) {
                continue;
            }
            let mut removed = Vec::new();
            list.common_removals(one, two, !(first.mask() | second.mask()), &mut removed);
            let reasons = |removed: &[(u16, u8)]| Reasons {
                rules: list.rules(grid, &[one, two, pivot], Cells::EMPTY, removed),
                pattern: StepPattern::Sets {
                    sets: [one, pivot, two].map(|set| list.group(set)).to_vec(),
                    commons: vec![first.mask(), second.mask()],
                },
            };
            if add(Kind::AlsXyWing, removed, reasons, sink) {
                return true;
            }
        }
    }
    false
}
