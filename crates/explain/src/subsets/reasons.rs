//! Sets of reasons, and the cheapest of several.

use super::{Literal, Theory};

/// Rules and known facts from which something follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons {
    /// The rules, in the order of their use.
    pub rules: Vec<u32>,
    /// The known facts, ascending.
    pub known: Vec<Literal>,
}

impl Reasons {
    /// Returns the cost: the sum of the weights of rules and facts.
    pub fn cost(&self, theory: &impl Theory) -> u32 {
        let rules: u32 = self.rules.iter().map(|&rule| theory.weight(rule)).sum();
        rules + self.known.len() as u32 * theory.fact_weight()
    }

    /// Returns the number of different clues.
    pub fn clues(&self, theory: &impl Theory) -> usize {
        let mut clues: Vec<u32> = self.rules.iter().filter_map(|&rule| theory.clue(rule)).collect();
        clues.sort_unstable();
        clues.dedup();
        clues.len()
    }
}

/// Number of nodes after which the search for the cheapest cover takes the best that it has found.
const MAX_COVER_NODES: u32 = 2_000;

/// Returns columns that together meet every row, with the lowest sum of prices that is found; the rows are masks of
/// columns. No column can be left out. A row without columns is ignored.
pub(super) fn cheapest_cover(rows: &[Vec<u64>], prices: &[u32]) -> Vec<usize> {
    let mut rows: Vec<&Vec<u64>> = rows.iter().filter(|row| row.iter().any(|&word| word != 0)).collect();
    rows.sort_by_key(|row| row.iter().map(|word| word.count_ones()).sum::<u32>());
    let mut needed: Vec<&Vec<u64>> = Vec::with_capacity(rows.len());
    for row in rows {
        // A row that contains another is met with it.
        if !needed.iter().any(|other| other.iter().zip(row).all(|(a, b)| a & !b == 0)) {
            needed.push(row);
        }
    }
    let mut search = Cover { rows: needed, prices, best: None, nodes: 0 };
    let mut chosen = Vec::new();
    search.extend(&mut chosen, 0);
    let mut best = search.best.map(|(_, best)| best).unwrap_or_default();
    drop_spare(&search.rows, prices, &mut best);
    best.sort_unstable();
    best
}

struct Cover<'a> {
    rows: Vec<&'a Vec<u64>>,
    prices: &'a [u32],
    best: Option<(u32, Vec<usize>)>,
    nodes: u32,
}

impl Cover<'_> {
    fn extend(&mut self, chosen: &mut Vec<usize>, cost: u32) {
        if self.best.as_ref().is_some_and(|&(best, _)| cost >= best) || self.nodes > MAX_COVER_NODES {
            return;
        }
        self.nodes += 1;
        let is_met = |row: &[u64]| chosen.iter().any(|&column| row[column / 64] >> (column % 64) & 1 == 1);
        let open: Vec<&Vec<u64>> = self.rows.iter().copied().filter(|row| !is_met(row)).collect();
        let Some(&row) = open.first() else {
            self.best = Some((cost, chosen.clone()));
            return;
        };
        let mut columns: Vec<usize> =
            (0..self.prices.len()).filter(|&column| row[column / 64] >> (column % 64) & 1 == 1).collect();
        // Free columns first, then those that meet the most rows.
        columns.sort_by_key(|&column| {
            let met = open.iter().filter(|row| row[column / 64] >> (column % 64) & 1 == 1).count();
            (u64::from(self.prices[column]) * 1_000 / met as u64, column)
        });
        for column in columns {
            chosen.push(column);
            self.extend(chosen, cost + self.prices[column]);
            chosen.pop();
        }
    }
}

/// Removes columns without which every row is met, the most expensive first.
fn drop_spare(rows: &[&Vec<u64>], prices: &[u32], chosen: &mut Vec<usize>) {
    chosen.sort_by_key(|&column| std::cmp::Reverse(prices[column]));
    let mut at = 0;
    while at < chosen.len() {
        let meets = |row: &[u64]| {
            chosen.iter().enumerate().any(|(other, &column)| other != at && row[column / 64] >> (column % 64) & 1 == 1)
        };
        if rows.iter().all(|row| meets(row)) {
            chosen.remove(at);
        } else {
            at += 1;
        }
    }
}
