//! What was found becomes text piece by piece: the text of all solutions is never in memory as a whole.

use std::io::{self, Write};

use bachet::front::report;
use bachet::json::{self, Output, Payload};
use bachet::messages::{Language, Messages};
use bachet::requests;
use bachet::{Budget, Puzzle, SolveOptions};
use bachet_draw::Layout;

#[global_allocator]
static ALLOCATOR: bachet_memory::Counting = bachet_memory::Counting;

/// The number of solutions that are written: as text, several times as many bytes as may be held.
const SHOWN: usize = 4_000;

/// Maximum number of bytes by which the memory may grow while solutions are written.
const MAX_GROWTH_BYTES: isize = 200_000;

/// Counts what is written, and the most bytes that were held meanwhile.
struct Meter {
    before: isize,
    written: usize,
    most: isize,
}

impl Meter {
    fn new() -> Self {
        Self { before: bachet_memory::held(), written: 0, most: 0 }
    }
}

impl Write for Meter {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.written += text.len();
        self.most = self.most.max(bachet_memory::held() - self.before);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn check(source: &str) {
    let puzzle: Puzzle = bachet::read(source).expect("it is a puzzle").puzzle;
    let options = SolveOptions::default().first(SHOWN);
    let found = bachet::solve(&puzzle, &options, &mut Budget::unlimited()).expect("it can be solved");
    assert_eq!(found.solutions.len(), SHOWN);

    let messages = Messages::new(Language::English);
    let mut layout = Layout::new(usize::MAX);
    let mut text = Meter::new();
    for block in report::solutions(&messages, &puzzle, &found, requests::Solve::default(), None) {
        for run in layout.next(&block).concat() {
            text.write_all(run.text.as_bytes()).expect("nothing fails");
        }
    }
    assert!(
        text.written > 2 * MAX_GROWTH_BYTES as usize && text.most < MAX_GROWTH_BYTES,
        "{} of {} bytes",
        text.most,
        text.written
    );

    let output = Output::from(Payload::Solve(json::Solve::new(&puzzle, &found, &[])));
    let mut text = Meter::new();
    json::write_pretty(&output, &mut text).expect("it is JSON");
    assert!(
        text.written > 2 * MAX_GROWTH_BYTES as usize && text.most < MAX_GROWTH_BYTES,
        "{} of {} bytes",
        text.most,
        text.written
    );
}

#[test]
fn the_text_of_many_solutions_is_not_kept() {
    check("grid: x\nwho: Ann, Bob, Cy, Di, Eve\npet: cat, dog, cow, hen, owl\nage: 1, 2, 3, 4, 5\n");
    let row = ". . . | . . .\n";
    let rule = "------+------\n";
    check(&["sudoku: x\n\n", row, row, rule, row, row, rule, row, row].concat());
}
