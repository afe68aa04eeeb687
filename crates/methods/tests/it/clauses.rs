//! The source of `clauses`, « L'énigme d'Einstein et sa résolution »: its log, its table, and its list of rules.

use std::ops::ControlFlow;

use bachet_methods::{Event, Fact, Method, Problem, RunEnd, RunOptions, Sink, Stack, Subject, disjunctions, run};
use bachet_solver::Budget;

use crate::puzzles::{cost, grid, sudoku};

/// The order in which the program of the source states its rules, by their numbers in the text.
const ORDER: [u32; 15] = [8, 9, 6, 1, 2, 3, 5, 7, 12, 13, 11, 14, 15, 10, 4];

fn order_of_the_source() -> Vec<u32> {
    ORDER.iter().map(|number| number - 1).collect()
}

/// The lines that the program of the source prints.
#[derive(Default)]
struct Log {
    stack: Stack,
    iterations: u64,
    in_place: Vec<usize>,
    solved: Option<(u64, Vec<(u32, u128)>)>,
}

impl Sink for Log {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        match event {
            Event::Node { .. } => {
                self.iterations += 1;
                if self.iterations.is_multiple_of(10) {
                    self.in_place.push(self.stack.assignments().len() - 1);
                }
            }
            Event::Solution { .. } => {
                let mut cells: Vec<_> = self.stack.assignments().iter().map(|a| (a.place, a.value)).collect();
                cells.sort_unstable();
                self.solved = Some((self.iterations, cells));
            }
            _ => {}
        }
        self.stack.event(event)
    }
}

#[test]
fn einsteins_riddle_is_solved_at_iteration_138() {
    let puzzle = grid("einstein");
    let options = RunOptions { solutions: Some(1), order: order_of_the_source() };
    let mut log = Log::default();
    let end = run(Method::CLAUSES, Problem::Grid(&puzzle), &options, &mut log, &mut Budget::unlimited());
    assert_eq!(end, Ok(RunEnd::Stopped));
    assert_eq!(log.in_place, [14, 12, 21, 19, 22, 21, 22, 12, 14, 24, 22, 16, 12]);
    let (iteration, cells) = log.solved.expect("there is a solution");
    assert_eq!(iteration, 138);
    let name = |&(place, value): &(u32, u128)| {
        puzzle.categories[place as usize % 6].values[value as usize].text.to_lowercase()
    };
    let rows: Vec<Vec<String>> = cells.chunks(5).map(|row| row.iter().map(name).collect()).collect();
    assert_eq!(
        rows,
        [
            ["jaune", "norvégien", "eau", "dunhill", "chats"],
            ["bleue", "danois", "thé", "blend", "cheval"],
            ["rouge", "anglais", "lait", "pall mall", "oiseaux"],
            ["verte", "allemand", "café", "prince", "poisson"],
            ["blanche", "suédois", "bière", "blue master", "chiens"],
        ]
    );
}

#[test]
fn all_seven_solutions_are_found() {
    let puzzle = grid("einstein");
    let (end, tally) = cost(Method::CLAUSES, Problem::Grid(&puzzle), &RunOptions::default());
    assert_eq!((end, tally.solutions), (RunEnd::Exhausted, 7));
}

#[test]
fn the_rules_have_the_alternatives_of_the_source() {
    let puzzle = grid("einstein");
    let options = RunOptions { order: order_of_the_source(), ..RunOptions::default() };
    let rules = disjunctions(Problem::Grid(&puzzle), &options).expect("there are few");
    let counts: Vec<usize> = rules.iter().map(|rule| rule.alternatives.len()).collect();
    assert_eq!(counts, [1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 8, 8, 8, 8, 10, 120, 120, 120, 120, 120]);
    let fact = |entity, category, value| Fact { entity: Some(entity), category, value };
    // « Avant »: 0 1, 0 2, 1 2, 0 3, ..
    let before = &rules[14];
    assert_eq!(before.subject, Subject::Clue(3));
    let pairs = [[0, 1], [0, 2], [1, 2], [0, 3], [1, 3], [2, 3], [0, 4], [1, 4], [2, 4], [3, 4]];
    assert_eq!(before.alternatives, pairs.map(|[green, white]| vec![fact(green, 1, 4), fact(white, 1, 0)]));
    // « Voisin »: 0 1, 1 0, 1 2, 2 1, ..
    let beside = &rules[12];
    let pairs = [[0, 1], [1, 0], [1, 2], [2, 1], [2, 3], [3, 2], [3, 4], [4, 3]];
    assert_eq!(beside.alternatives, pairs.map(|[blend, water]| vec![fact(blend, 4, 0), fact(water, 3, 2)]));
}

#[test]
fn boards_are_solved_by_their_houses() {
    for name in ["start", "difficile", "six", "x-sudoku"] {
        let board = sudoku(name);
        let (end, tally) = cost(Method::CLAUSES, Problem::Sudoku(&board), &RunOptions::default());
        assert_eq!((end, tally.solutions), (RunEnd::Exhausted, 1), "{name}");
    }
}
