//! Batches of the board collections beside the project: every backend agrees with the portable one, and every solution
//! is checked by the rules.

use bachet_kernel::{
    Answer, Backend, BoardLine, CELLS, Options, count_batch, for_each_solution_batch, pencil_marks_of, solve_batch,
};

use crate::backends::on_every_backend;
use crate::batch::solves;
use crate::naive::solutions_of;

const SETS: [&str; 7] =
    ["easy", "minimal", "17_clue", "magictour_top1465", "hardest_11plus", "serg_multi", "no_solution"];

/// Returns every `step`-th board of a set; `None`, and a line on the error output, if the data is missing.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn boards(set: &str, step: usize) -> Option<Vec<BoardLine>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/sudoku");
    let path = folder.join(format!("{set}.txt"));
    let Ok(text) = std::fs::read(&path) else {
        eprintln!("skipped: no {}", path.display());
        return None;
    };
    let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..CELLS)?.try_into().ok());
    let boards: Vec<BoardLine> = lines.step_by(step).collect();
    assert!(!boards.is_empty(), "{}", path.display());
    Some(boards)
}

fn check(backend: Backend, set: &str, boards: &[BoardLine], limit: u32) {
    let options = Options::new(limit).backend(backend);
    let name = backend.name();
    let mut counted = vec![Answer::default(); boards.len()];
    count_batch(boards, &options, &mut counted);
    assert!(counted.iter().all(|answer| answer.finished), "{set} by {name}");
    let least = u32::from(set != "no_solution" && limit > 0);
    assert!(counted.iter().all(|answer| answer.count >= least), "{set} by {name}");
    if !["serg_multi", "no_solution"].contains(&set) {
        assert!(counted.iter().all(|answer| answer.count == least), "{set} by {name}");
    }
    let mut portable = counted.clone();
    count_batch(boards, &options.backend(Backend::Portable), &mut portable);
    assert_eq!(portable, counted, "{set} by {name}, limit {limit}");

    let mut answers = vec![Answer::default(); boards.len()];
    let mut solutions = vec![[0; CELLS]; boards.len()];
    solve_batch(boards, &options, &mut answers, &mut solutions);
    assert_eq!(answers, counted, "{set} by {name}, limit {limit}");
    for ((board, solution), answer) in boards.iter().zip(&solutions).zip(&answers) {
        let holds = answer.count == 0 || solves(solution, &pencil_marks_of(board));
        assert!(holds, "{} by {name}: {}", text(board), text(solution));
    }

    let mut left: Vec<u32> = counted.iter().map(|answer| answer.count).collect();
    for_each_solution_batch(boards, &options, &mut answers, |index, solution| {
        left[index] -= 1;
        assert!(limit > 2 || solves(solution, &pencil_marks_of(&boards[index])), "{}", text(&boards[index]));
    });
    assert!(left.iter().all(|&left| left == 0), "{set} by {name}: each solution is reported");
}

fn text(line: &BoardLine) -> String {
    String::from_utf8_lossy(line).into_owned()
}

fn check_all(backend: Backend, step: usize) {
    for set in SETS {
        let Some(boards) = boards(set, step) else { return };
        for limit in [1, 2] {
            check(backend, set, &boards, limit);
        }
    }
    if let Some(boards) = boards("serg_multi", step) {
        check(backend, "serg_multi", &boards, 1000);
    }
}

on_every_backend! {
    samples_of_the_sets
    #[ignore = "takes minutes: cargo test -p bachet-kernel -- --ignored"]
    whole_sets
}

fn samples_of_the_sets(backend: Backend) {
    check_all(backend, 97);
}

fn whole_sets(backend: Backend) {
    check_all(backend, 1);
}

#[test]
fn counts_of_the_naive_search() {
    for set in ["easy", "minimal", "serg_multi", "no_solution"] {
        let Some(boards) = boards(set, 499) else { return };
        let mut answers = vec![Answer::default(); boards.len()];
        count_batch(&boards, &Options::new(3), &mut answers);
        for (board, answer) in boards.iter().zip(&answers) {
            assert_eq!(solutions_of(board, 3).len() as u32, answer.count, "{}", text(board));
        }
    }
}
