//! The cheapest columns that together meet every row.

/// How much work goes into a cheapest set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A set from which nothing can be left out, cheap but not always the cheapest.
    Quick,
    /// The cheapest set, unless that takes too long.
    Thorough,
}

/// Number of nodes after which the search takes the best that it has found.
const MAX_NODES: u32 = 2_000;

/// Maximum number of rows of which those that contain another are looked for.
const MAX_COMPARED: usize = 400;

/// Returns columns that together meet every row, with the lowest sum of prices that is found; a row is a mask of columns.
/// No column can be left out. A row without columns is ignored.
pub(super) fn cheapest_cover(mut rows: Vec<u128>, prices: &[u32], effort: Effort) -> Vec<usize> {
    rows.retain(|&row| row != 0);
    rows.sort_unstable_by_key(|row| (row.count_ones(), *row));
    rows.dedup();
    if rows.len() <= MAX_COMPARED {
        let mut needed: Vec<u128> = Vec::with_capacity(rows.len());
        for row in rows {
            // A row that contains another is met with it.
            if !needed.iter().any(|other| other & !row == 0) {
                needed.push(row);
            }
        }
        rows = needed;
    }
    let mut best = greedy(&rows, prices);
    if effort == Effort::Thorough {
        let cost = best.iter().map(|&column| prices[column]).sum();
        let mut search = Search { prices, best: cost, chosen: None, nodes: 0 };
        search.extend(&rows, 0, 0, 0);
        if let Some(chosen) = search.chosen {
            best = columns(chosen).collect();
        }
    }
    drop_spare(&rows, prices, &mut best);
    best.sort_unstable();
    best
}

fn columns(mut mask: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let column = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(column)
    })
}

/// Takes the column that meets the most rows for its price, until all are met.
fn greedy(rows: &[u128], prices: &[u32]) -> Vec<usize> {
    let mut open = rows.to_vec();
    let mut chosen = Vec::new();
    let mut met = vec![0_u32; prices.len()];
    while let Some(&first) = open.first() {
        let column = if first.is_power_of_two() {
            first.trailing_zeros() as usize
        } else {
            met.fill(0);
            for column in open.iter().flat_map(|&row| columns(row)) {
                met[column] += 1;
            }
            let all = open.iter().fold(0, |all, row| all | row);
            let rate = |&column: &usize| u64::from(prices[column]) * 10_000 / u64::from(met[column]);
            columns(all).min_by_key(rate).unwrap_or_default()
        };
        chosen.push(column);
        open.retain(|row| row >> column & 1 == 0);
    }
    chosen
}

struct Search<'a> {
    prices: &'a [u32],
    best: u32,
    chosen: Option<u128>,
    nodes: u32,
}

impl Search<'_> {
    fn extend(&mut self, rows: &[u128], chosen: u128, excluded: u128, cost: u32) {
        self.nodes += 1;
        let open: Vec<u128> = rows.iter().filter(|&row| row & chosen == 0).map(|row| row & !excluded).collect();
        let Some(&row) = open.iter().min_by_key(|row| row.count_ones()) else {
            if cost < self.best {
                (self.best, self.chosen) = (cost, Some(chosen));
            }
            return;
        };
        // Rows without a common column need a column each.
        let (mut bound, mut seen) = (cost, 0);
        for &row in &open {
            if row & seen == 0 {
                seen |= row;
                bound += columns(row).map(|column| self.prices[column]).min().unwrap_or(0);
            }
        }
        if row == 0 || bound >= self.best || self.nodes > MAX_NODES {
            return;
        }
        let mut choices: Vec<usize> = columns(row).collect();
        let met = |column: usize| open.iter().filter(|row| *row >> column & 1 == 1).count() as u64;
        choices.sort_by_key(|&column| u64::from(self.prices[column]) * 10_000 / met(column).max(1));
        let mut excluded = excluded;
        for column in choices {
            self.extend(&open, chosen | 1 << column, excluded, cost + self.prices[column]);
            excluded |= 1 << column;
        }
    }
}

/// Removes columns without which every row is met, the most expensive first.
fn drop_spare(rows: &[u128], prices: &[u32], chosen: &mut Vec<usize>) {
    chosen.sort_by_key(|&column| std::cmp::Reverse(prices[column]));
    let mut mask = chosen.iter().fold(0, |mask: u128, &column| mask | 1 << column);
    chosen.retain(|&column| {
        let without = mask & !(1 << column);
        let is_spare = rows.iter().all(|row| row & without != 0);
        if is_spare {
            mask = without;
        }
        !is_spare
    });
}
