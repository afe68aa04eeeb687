//! Real puzzles: nothing is read wrongly, and no fewer puzzles are read than once were.

use std::path::Path;

use crate::sets::Set;
use crate::sets::figures::{Lists, report, table};

/// What a set must reach.
struct Bound {
    /// In a hundred of its puzzles, those read whole and solved to the given answer.
    solved: usize,
    /// How many clues may be read wrongly.
    wrong: usize,
    /// In a hundred of its puzzles, those in which the clues that state nothing are named.
    named: usize,
}

/// Reads the puzzles of a set; says so where they are not there.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn reach(set: Set, bound: &Bound) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/grid");
    let cases = match set.load(&folder) {
        Ok(cases) => cases,
        Err(problem) => return eprintln!("skipped: {problem}"),
    };
    let report = report(set, cases);
    assert!(report.figures.wrong <= bound.wrong, "{}", report.wrong());
    let lists = Lists { samples: 1, kinds: 10 };
    let of = report.figures.puzzles - report.figures.contradicted;
    let short = |reached: usize, bound: usize| 100 * reached < bound * of;
    assert!(
        !short(report.figures.solved, bound.solved) && !short(report.figures.idle_named, bound.named),
        "{}{}{}{}",
        table(std::slice::from_ref(&report)),
        report.contradictions(),
        report.unsolved(),
        report.refused(lists)
    );
}

#[test]
fn zebralogic() {
    reach(Set::ZebraLogic, &Bound { solved: 100, wrong: 0, named: 100 });
}

#[test]
fn houses_in_english() {
    reach(Set::HousesEn, &Bound { solved: 100, wrong: 0, named: 100 });
}

#[test]
fn houses_in_french() {
    reach(Set::HousesFr, &Bound { solved: 100, wrong: 0, named: 100 });
}

#[test]
fn houses_in_dutch() {
    reach(Set::HousesNl, &Bound { solved: 100, wrong: 0, named: 100 });
}

#[test]
fn bigbench() {
    reach(Set::BigBench, &Bound { solved: 100, wrong: 0, named: 100 });
}

#[test]
fn quint_t() {
    reach(Set::QuintT, &Bound { solved: 100, wrong: 0, named: 100 });
}

#[test]
fn lgp() {
    reach(Set::Lgp, &Bound { solved: 97, wrong: 0, named: 100 });
}

#[test]
fn gridpuzzle() {
    reach(Set::GridPuzzle, &Bound { solved: 100, wrong: 0, named: 100 });
}
