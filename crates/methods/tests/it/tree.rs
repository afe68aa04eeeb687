//! Search trees: nothing is lost when they are folded.

use bachet_methods::{Branch, Event, How, Method, Problem, Subject, Tally, Tree, run};
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
        (Method::Cnf, Problem::Grid(&einstein)),
        (Method::Cnf, Problem::Sudoku(&difficile)),
        (Method::Propagation, Problem::Grid(&einstein)),
        (Method::Propagation, Problem::Sudoku(&difficile)),
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
            // Several ways may lead to one state.
            if most == 100_000 && method != Method::BreadthFirst {
                let marked = nodes.iter().filter(|node| node.is_solution && node.solutions == 1).count();
                assert_eq!(marked as u64, tally.solutions, "{method:?}: each solution is a node");
            }
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
fn what_is_found_after_backing_up_lands_on_the_node_that_it_is_back_at() {
    let assign = |place, forced| Event::Assign { place, value: 1, forced };
    let mut tree = Tree::new(Method::Propagation, 100);
    let events = [
        Event::Node { depth: 0 },
        Event::Choose { subject: Subject::Place(1), ways: 2 },
        assign(1, false),
        Event::Node { depth: 1 },
        Event::Choose { subject: Subject::Place(2), ways: 2 },
        assign(2, false),
        Event::Node { depth: 2 },
        Event::Conflict { subject: Subject::Board },
        Event::BackUp { kept: 1, depth: 1 },
        assign(2, true),
        Event::Solution { number: 1 },
        Event::BackUp { kept: 0, depth: 0 },
        assign(1, true),
        Event::Choose { subject: Subject::Place(3), ways: 2 },
        assign(3, false),
        Event::Node { depth: 1 },
    ];
    for event in events {
        tree.note(event);
    }
    let told = |node: &Branch| (node.above, node.subject, node.is_solution, node.is_dead_end);
    let expected = [
        (None, Some(Subject::Place(1)), false, false),
        (Some(0), Some(Subject::Place(2)), true, false),
        (Some(1), None, false, true),
        (Some(0), None, false, false),
    ];
    assert_eq!(tree.nodes().iter().map(told).collect::<Vec<_>>(), expected);
    assert_eq!(tree.nodes()[3].chosen.iter().map(|chosen| chosen.place).collect::<Vec<_>>(), [3]);
}

#[test]
fn both_sides_of_a_case_split_are_named() {
    let einstein = grid("einstein");
    let (tree, _) = tree(Method::Cnf, Problem::Grid(&einstein), &How::default(), 100_000);
    let nodes = tree.nodes();
    let denied = nodes.iter().filter(|node| node.is_denied);
    assert!(denied.clone().count() > 0);
    for node in denied {
        let sides: Vec<&Branch> = nodes.iter().filter(|other| other.above == node.above).collect();
        assert!(matches!(sides[..], [_, second] if second == node), "it comes second of two: {sides:?}");
        assert_eq!((&sides[0].chosen, sides[0].of, sides[0].is_denied), (&node.chosen, node.of, false));
        assert!(node.of.is_some());
    }
    assert!(nodes.iter().all(|node| node.of.is_some() == node.above.is_some()), "all but the root are of something");
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
