//! Where the nodes of a tree stand: a column for each depth, a row for each leaf, and every other node between its first
//! branch and its last.

use super::Tree;

/// Where everything stands.
pub(super) struct Layout {
    /// For each branch its column.
    pub(super) columns: Vec<usize>,
    /// For each branch its row; a node between two rows has a half.
    pub(super) rows: Vec<f64>,
    /// How many rows there are.
    pub(super) height: usize,
}

impl Layout {
    pub(super) fn new(tree: &Tree) -> Self {
        let count = tree.branches.len();
        let mut columns = vec![0; count];
        let mut below = vec![Vec::new(); count];
        for (number, branch) in tree.branches.iter().enumerate().skip(1) {
            // A branch grows from one that stands before it in the list.
            let from = branch.from.min(number - 1);
            columns[number] = columns[from] + 1;
            below[from].push(number);
        }
        let mut rows = vec![0.0; count];
        let mut height = 0;
        // Leaves from above to below, in the order of the branches: a walk through the tree.
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
