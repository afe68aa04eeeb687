//! The layout of a tree: a column for each depth, a row for each leaf, and every inner node centred on its children.

use super::Tree;

/// The positions of the branches.
pub(super) struct Layout {
    /// The column of each branch.
    pub(super) columns: Vec<usize>,
    /// The row of each branch; it is fractional between two rows.
    pub(super) rows: Vec<f64>,
    /// The number of rows.
    pub(super) height: usize,
}

impl Layout {
    pub(super) fn new(tree: &Tree) -> Self {
        let count = tree.branches.len();
        let mut columns = vec![0; count];
        let mut below = vec![Vec::new(); count];
        for (number, branch) in tree.branches.iter().enumerate().skip(1) {
            // The parent must come before the branch in the list.
            let from = branch.from.min(number - 1);
            columns[number] = columns[from] + 1;
            below[from].push(number);
        }
        let mut rows = vec![0.0; count];
        let mut height = 0;
        // Number the leaves in the order of a depth-first walk.
        let mut open: Vec<usize> = (0..count.min(1)).collect();
        while let Some(number) = open.pop() {
            if below[number].is_empty() {
                rows[number] = height as f64;
                height += 1;
            }
            open.extend(below[number].iter().rev());
        }
        for number in (0..count).rev() {
            if let (Some(&first), Some(&last)) = (below[number].first(), below[number].last()) {
                rows[number] = f64::midpoint(rows[first], rows[last]);
            }
        }
        Self { columns, rows, height }
    }
}
