//! Batches of boards of all kinds: every backend agrees with the naive search.

use std::sync::atomic::AtomicBool;

use bachet_kernel::{
    Answer, Backend, BoardLine, CELLS, Options, PencilMarks, Puzzle, count_batch, count_batch_parallel,
    for_each_solution_batch, for_each_solution_batch_parallel, nth_solution_batch, pencil_marks_of, solve_batch,
    solve_batch_parallel,
};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::subsequence;
use proptest::test_runner::{Config, TestRunner};

use crate::backends::on_every_backend;
use crate::naive::{is_solution, solutions};

const SOLVED: &BoardLine = b"563798412794125368281463957347219586956387241812546739639874125175632894428951673";

/// Compares all functions on a backend with the naive search.
fn check<P: Puzzle + Copy>(backend: Backend, puzzles: &[P], marks: &[PencilMarks], limit: u32) {
    let expected: Vec<Vec<BoardLine>> = marks.iter().map(|marks| solutions(marks, limit as usize)).collect();
    let answers: Vec<Answer> =
        expected.iter().map(|found| Answer { count: found.len() as u32, finished: true }).collect();
    let options = Options::new(limit).backend(backend);
    let name = backend.name();
    let n = puzzles.len();

    for count in [count_batch, count_batch_parallel] {
        let mut counted = vec![Answer::default(); n];
        count(puzzles, &options, &mut counted);
        assert_eq!(counted, answers, "counts of {name}, limit {limit}");
    }

    for solve in [solve_batch, solve_batch_parallel] {
        let mut counted = vec![Answer::default(); n];
        let mut lines = vec![[b'?'; CELLS]; n];
        solve(puzzles, &options, &mut counted, &mut lines);
        assert_eq!(counted, answers, "counts of {name}, limit {limit}");
        for ((line, marks), answer) in lines.iter().zip(marks).zip(&answers) {
            let holds = if answer.count == 0 { *line == [b'?'; CELLS] } else { solves(line, marks) };
            assert!(holds, "{name}, limit {limit}: {}", String::from_utf8_lossy(line));
        }
    }

    let mut counted = vec![Answer::default(); n];
    let mut lines = vec![Vec::new(); n];
    for_each_solution_batch(puzzles, &options, &mut counted, |index, line| lines[index].push(*line));
    assert_eq!(counted, answers, "counts of {name}, limit {limit}");
    let together = std::sync::Mutex::new(vec![Vec::new(); n]);
    for_each_solution_batch_parallel(puzzles, &options, &mut counted, |index, line| {
        together.lock().expect("no panic")[index].push(*line);
    });
    assert_eq!(lines, together.into_inner().expect("no panic"), "solutions of {name} on all cores");
    check_nth(backend, puzzles, &lines, limit);
    for ((mut lines, marks), expected) in lines.into_iter().zip(marks).zip(&expected) {
        assert_eq!(lines.len(), expected.len(), "solutions of {name}, limit {limit}");
        assert!(lines.iter().all(|line| solves(line, marks)), "solutions of {name}, limit {limit}");
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), expected.len(), "different solutions of {name}, limit {limit}");
    }
}

/// Compares the solutions at different numbers with the list of the first ones of each board, `limit` at most.
fn check_nth<P: Puzzle>(backend: Backend, puzzles: &[P], lists: &[Vec<BoardLine>], limit: u32) {
    let limits: Vec<u32> = (0..puzzles.len() as u32).map(|at| 1 + at % limit.max(1)).collect();
    let mut counted = vec![Answer::default(); puzzles.len()];
    let mut lines = vec![[b'?'; CELLS]; puzzles.len()];
    nth_solution_batch(puzzles, &limits, &Options::new(0).backend(backend), &mut counted, &mut lines);
    for (((list, &nth), answer), line) in lists.iter().zip(&limits).zip(&counted).zip(&lines).filter(|_| limit > 0) {
        let expected = list.get(nth as usize - 1).unwrap_or(&[b'?'; CELLS]);
        assert_eq!(line, expected, "solution {nth} by {}", backend.name());
        assert_eq!(*answer, Answer { count: nth.min(list.len() as u32), finished: true });
    }
}

/// Returns whether a line is a full board that breaks no rule and respects the marks.
pub(crate) fn solves(line: &BoardLine, marks: &PencilMarks) -> bool {
    is_solution(line) && line.iter().zip(marks).all(|(&byte, marks)| marks >> (byte - b'1') & 1 == 1)
}

fn check_lines(backend: Backend, lines: &[BoardLine], limit: u32) {
    let marks: Vec<PencilMarks> = lines.iter().map(pencil_marks_of).collect();
    check(backend, lines, &marks, limit);
    check(backend, &marks, &marks, limit);
}

/// Generates some givens of a full board, some with a few wrong or invalid bytes.
fn lines() -> impl Strategy<Value = BoardLine> {
    let cells = subsequence((0..CELLS).collect::<Vec<_>>(), 17..=CELLS);
    let wrong = vec((0..CELLS, prop_oneof![b'1'..=b'9', any::<u8>()]), 0..=2);
    (cells, prop_oneof![3 => Just(Vec::new()), 1 => wrong]).prop_map(|(cells, wrong)| {
        let mut line = [b'.'; CELLS];
        for cell in cells {
            line[cell] = SOLVED[cell];
        }
        for (cell, byte) in wrong {
            line[cell] = byte;
        }
        line
    })
}

/// Generates supersets of the marks of a full board, some without a few necessary marks.
fn marks() -> impl Strategy<Value = PencilMarks> {
    let more = vec(prop_oneof![2 => Just(0), 2 => 0..512_u16, 1 => any::<u16>()], CELLS);
    let fewer = prop_oneof![3 => Just(Vec::new()), 1 => vec((0..CELLS, any::<u16>()), 0..=3)];
    (more, fewer).prop_map(|(more, fewer)| {
        let mut marks = pencil_marks_of(SOLVED);
        marks.iter_mut().zip(more).for_each(|(marks, more)| *marks |= more);
        for (cell, left) in fewer {
            marks[cell] &= left;
        }
        marks
    })
}

fn runner(cases: u32) -> TestRunner {
    TestRunner::new(Config { failure_persistence: None, ..Config::with_cases(cases) })
}

on_every_backend! {
    random_givens
    random_marks
    empty_and_nearly_empty_boards
    three_contradicting_givens
    more_boards_than_a_parallel_batch
    a_set_flag_stops_the_work
}

fn random_givens(backend: Backend) {
    let limits = prop_oneof![Just(0_u32), Just(1), Just(2), Just(3), Just(20)];
    let boards = (vec(lines(), 0..40), limits);
    runner(24)
        .run(&boards, |(lines, limit)| {
            check_lines(backend, &lines, limit);
            Ok(())
        })
        .expect("the backend agrees with the naive search");
}

fn random_marks(backend: Backend) {
    let limits = prop_oneof![Just(0_u32), Just(1), Just(2), Just(20)];
    let boards = (vec(marks(), 0..40), limits);
    runner(24)
        .run(&boards, |(marks, limit)| {
            check(backend, &marks, &marks, limit);
            Ok(())
        })
        .expect("the backend agrees with the naive search");
}

fn empty_and_nearly_empty_boards(backend: Backend) {
    let empty = [b'.'; CELLS];
    let mut one = empty;
    one[40] = b'7';
    let mut invalid = one;
    invalid[44] = b'7';
    let mut odd = empty;
    odd[3] = 0xff;
    odd[4] = b'0';
    odd[5] = b'/';
    odd[6] = b':';
    for limit in [0, 1, 2, 1000] {
        check_lines(backend, &[empty, one, odd], limit);
        check_lines(backend, &[invalid], limit);
    }
    check_lines(backend, &[*SOLVED; 3], 1000);
    check_lines(backend, &[], 2);
    let all = [0xffff; CELLS];
    check(backend, &[all, [0; CELLS]], &[all, [0; CELLS]], 50);
}

fn three_contradicting_givens(backend: Backend) {
    let mut line = [b'.'; CELLS];
    for cell in [0, 1, 11] {
        line[cell] = b'5';
    }
    check_lines(backend, &[line], 2);
}

fn more_boards_than_a_parallel_batch(backend: Backend) {
    let mut lines = vec![*SOLVED; 1300];
    for (i, line) in lines.iter_mut().enumerate() {
        (0..i % 60).for_each(|cell| line[cell] = b'0');
    }
    check_lines(backend, &lines, 2);
}

fn a_set_flag_stops_the_work(backend: Backend) {
    let flag = AtomicBool::new(true);
    let lines = [[b'.'; CELLS]; 50];
    let options = Options::new(u32::MAX).backend(backend).cancel(&flag);
    let mut answers = [Answer { count: 7, finished: true }; 50];
    count_batch(&lines, &options, &mut answers);
    assert!(answers.iter().all(|answer| !answer.finished), "{answers:?}");
    assert!(answers[49].count == 0 && answers[0].count > 0, "{answers:?}");
}
