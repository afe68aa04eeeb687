//! The collections beside the project: every backend against the others, and each solution against the rules.

use bachet_kernel::{
    Answer, Backend, BoardLine, CELLS, Options, count_batch, for_each_solution_batch, pencil_marks_of, solve_batch,
};

use crate::batch::solves;
use crate::plain::solutions_of;

const SETS: [&str; 7] =
    ["easy", "minimal", "17_clue", "magictour_top1465", "hardest_11plus", "serg_multi", "no_solution"];

/// Every `step`-th board of a set; `None`, with a loud line, where the data is not there.
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

fn check(set: &str, boards: &[BoardLine], limit: u32) {
    let mut first: Option<Vec<Answer>> = None;
    for backend in Backend::ALL {
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
        assert_eq!(first.get_or_insert_with(|| counted.clone()), &counted, "{set} by {name}, limit {limit}");

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
        assert!(left.iter().all(|&left| left == 0), "{set} by {name}: each solution is handed out");
    }
}

fn text(line: &BoardLine) -> String {
    String::from_utf8_lossy(line).into_owned()
}

/// The boards and limits of the ordinary test, or with a step of 1 of the long one.
fn check_all(step: usize) {
    for set in SETS {
        let Some(boards) = boards(set, step) else { return };
        for limit in [1, 2] {
            check(set, &boards, limit);
        }
    }
    if let Some(boards) = boards("serg_multi", step) {
        check("serg_multi", &boards, 1000);
    }
}

#[test]
fn samples_of_the_sets() {
    check_all(97);
}

#[test]
#[ignore = "minutes: cargo test -p bachet-kernel -- --ignored"]
fn the_whole_sets() {
    check_all(1);
}

#[test]
fn counts_of_the_plain_search() {
    for set in ["easy", "minimal", "serg_multi", "no_solution"] {
        let Some(boards) = boards(set, 499) else { return };
        let mut answers = vec![Answer::default(); boards.len()];
        count_batch(&boards, &Options::new(3), &mut answers);
        for (board, answer) in boards.iter().zip(&answers) {
            assert_eq!(solutions_of(board, 3).len() as u32, answer.count, "{}", text(board));
        }
    }
}
