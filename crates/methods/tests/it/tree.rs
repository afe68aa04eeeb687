//! Search trees: folding loses no node and no solution.

use bachet_methods::{Event, Method, Problem, RunOptions, Subject, Tally, Tree, TreeNode, run};
use bachet_solver::Budget;

use crate::puzzles::{crossing, grid, sudoku};

fn tree(method: Method, problem: Problem<'_>, options: &RunOptions, max_nodes: usize) -> (Tree, Tally) {
    let mut sink = (Tree::new(method, max_nodes), Tally::default());
    run(method, problem, options, &mut sink, &mut Budget::unlimited().steps(20_000)).expect("it is for the puzzle");
    sink
}

#[test]
fn a_tree_counts_every_node_and_every_solution() {
    let (einstein, start, difficile) = (grid("einstein"), sudoku("start"), sudoku("difficile"));
    let (guests, husbands) = (grid("gastsprekers"), crossing("maris-jaloux-programme"));
    let cases = [
        (Method::CLAUSES, Problem::Grid(&einstein)),
        (Method::CNF, Problem::Grid(&einstein)),
        (Method::CNF, Problem::Sudoku(&difficile)),
        (Method::PROPAGATION, Problem::Grid(&einstein)),
        (Method::PROPAGATION, Problem::Sudoku(&difficile)),
        (Method::BACKTRACKING, Problem::Grid(&einstein)),
        (Method::PERMUTATIONS, Problem::Grid(&guests)),
        (Method::BACKTRACKING, Problem::Sudoku(&start)),
        (Method::SUCCESSORS, Problem::Sudoku(&difficile)),
        (Method::DEPTH_FIRST, Problem::Crossing(&husbands)),
        (Method::BREADTH_FIRST, Problem::Crossing(&husbands)),
    ];
    for (method, problem) in cases {
        for max_nodes in [1, 7, 100, 500, 100_000] {
            let (tree, tally) = tree(method, problem, &RunOptions::default(), max_nodes);
            let nodes = tree.nodes();
            assert!(nodes.len() <= max_nodes, "{method:?}: {} nodes", nodes.len());
            // The candidates of `permutations` are side by side below a root that is no node.
            let root = u64::from(method == Method::PERMUTATIONS);
            assert_eq!(tree.total(), tally.nodes + root, "{method:?}, {max_nodes}");
            let solutions: u64 = nodes.iter().map(|node| node.solutions).sum();
            assert_eq!(solutions, tally.solutions, "{method:?}, {max_nodes}");
            // Several ways may lead to the same state.
            if max_nodes == 100_000 && !method.finds_shortest {
                let marked = nodes.iter().filter(|node| node.is_solution && node.solutions == 1).count();
                assert_eq!(marked as u64, tally.solutions, "{method:?}: each solution is a node");
            }
            for (number, node) in nodes.iter().enumerate() {
                assert_eq!(node.parent.is_none(), number == 0, "{method:?}: one root");
                if let Some(parent) = node.parent {
                    assert!(parent < number && nodes[parent].depth + 1 == node.depth, "{method:?}: node {number}");
                }
            }
        }
    }
}

#[test]
fn a_solution_found_after_backtracking_belongs_to_the_current_node() {
    let assign = |place, forced| Event::Assign { place, value: 1, forced };
    let mut tree = Tree::new(Method::PROPAGATION, 100);
    let events = [
        Event::Node { depth: 0 },
        Event::Choose { subject: Subject::Place(1), ways: 2 },
        assign(1, false),
        Event::Node { depth: 1 },
        Event::Choose { subject: Subject::Place(2), ways: 2 },
        assign(2, false),
        Event::Node { depth: 2 },
        Event::Conflict { subject: Subject::Board },
        Event::Backtrack { kept: 1, depth: 1 },
        assign(2, true),
        Event::Solution { number: 1 },
        Event::Backtrack { kept: 0, depth: 0 },
        assign(1, true),
        Event::Choose { subject: Subject::Place(3), ways: 2 },
        assign(3, false),
        Event::Node { depth: 1 },
    ];
    for event in events {
        tree.add(event);
    }
    let shown = |node: &TreeNode| (node.parent, node.subject, node.is_solution, node.is_dead_end);
    let expected = [
        (None, Some(Subject::Place(1)), false, false),
        (Some(0), Some(Subject::Place(2)), true, false),
        (Some(1), None, false, true),
        (Some(0), None, false, false),
    ];
    assert_eq!(tree.nodes().iter().map(shown).collect::<Vec<_>>(), expected);
    assert_eq!(tree.nodes()[3].assigned.iter().map(|assignment| assignment.place).collect::<Vec<_>>(), [3]);
}

#[test]
fn both_sides_of_a_case_split_are_labelled() {
    let einstein = grid("einstein");
    let (tree, _) = tree(Method::CNF, Problem::Grid(&einstein), &RunOptions::default(), 100_000);
    let nodes = tree.nodes();
    let negated = nodes.iter().filter(|node| node.is_negated);
    assert!(negated.clone().count() > 0);
    for node in negated {
        let sides: Vec<&TreeNode> = nodes.iter().filter(|other| other.parent == node.parent).collect();
        assert!(matches!(sides[..], [_, second] if second == node), "it comes second of two: {sides:?}");
        assert_eq!(
            (&sides[0].assigned, sides[0].decision, sides[0].is_negated),
            (&node.assigned, node.decision, false)
        );
        assert!(node.decision.is_some());
    }
    assert!(nodes.iter().all(|node| node.decision.is_some() == node.parent.is_some()), "all but the root");
}

#[test]
fn a_small_tree_is_complete() {
    let puzzle = grid("einstein");
    let (tree, tally) =
        tree(Method::CLAUSES, Problem::Grid(&puzzle), &RunOptions { solutions: Some(1), ..RunOptions::default() }, 500);
    assert!(tree.nodes().iter().all(|node| node.hidden == 0));
    assert_eq!(tree.nodes().len() as u64, tally.nodes);
    assert_eq!(tree.nodes().iter().map(|node| u64::from(node.is_dead_end)).sum::<u64>(), tally.dead_ends);
}
