//! Search trees: nothing is lost when they are folded.

use bachet_methods::{How, Method, Problem, Tally, Tree, run};
use bachet_solver::Budget;

use crate::puzzles::{crossing, grid, sudoku};

fn tree(method: Method, problem: Problem<'_>, how: &How, most: usize) -> (Tree, Tally) {
    let mut sink = (Tree::new(method, most), Tally::default());
    run(method, problem, how, &mut sink, &mut Budget::unlimited().steps(20_000)).expect("it is for the puzzle");
    sink
}

#[test]
fn a_tree_has_every_node_and_every_solution_drawn_or_folded() {
    let (einstein, start, difficile) = (grid("einstein"), sudoku("start"), sudoku("difficile"));
    let (guests, husbands) = (grid("gastsprekers"), crossing("maris-jaloux-programme"));
    let cases = [
        (Method::Clauses, Problem::Grid(&einstein)),
        (Method::Backtracking, Problem::Grid(&einstein)),
        (Method::Permutations, Problem::Grid(&guests)),
        (Method::Backtracking, Problem::Sudoku(&start)),
        (Method::Successors, Problem::Sudoku(&difficile)),
        (Method::DepthFirst, Problem::Crossing(&husbands)),
        (Method::BreadthFirst, Problem::Crossing(&husbands)),
    ];
    for (method, problem) in cases {
        for most in [1, 7, 100, 500, 100_000] {
            let (tree, tally) = tree(method, problem, &How::default(), most);
            let nodes = tree.nodes();
            assert!(nodes.len() <= most, "{method:?}: {} nodes", nodes.len());
            // Candidates side by side hang on a root that is no node.
            let root = u64::from(method == Method::Permutations);
            assert_eq!(tree.total(), tally.nodes + root, "{method:?}, {most}");
            let solutions: u64 = nodes.iter().map(|node| node.solutions).sum();
            assert_eq!(solutions, tally.solutions, "{method:?}, {most}");
            for (number, node) in nodes.iter().enumerate() {
                assert_eq!(node.above.is_none(), number == 0, "{method:?}: one root");
                if let Some(above) = node.above {
                    assert!(above < number && nodes[above].depth + 1 == node.depth, "{method:?}: node {number}");
                }
            }
        }
    }
}

#[test]
fn a_tree_that_fits_is_whole() {
    let puzzle = grid("einstein");
    let (tree, tally) =
        tree(Method::Clauses, Problem::Grid(&puzzle), &How { solutions: Some(1), ..How::default() }, 500);
    assert!(tree.nodes().iter().all(|node| node.hidden == 0));
    assert_eq!(tree.nodes().len() as u64, tally.nodes);
    assert_eq!(tree.nodes().iter().map(|node| u64::from(node.is_dead_end)).sum::<u64>(), tally.dead_ends);
}
