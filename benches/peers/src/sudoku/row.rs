//! A row of the table of speeds.

use serde_json::{Value, json};

use crate::form::Printed;
use crate::sudoku::processor;

/// The speed of one solver on one set.
#[derive(Clone, Debug)]
pub struct Row {
    /// The set.
    pub set: &'static str,
    /// The number of boards measured.
    pub boards: usize,
    /// The work.
    pub work: &'static str,
    /// The backend or the peer.
    pub by: &'static str,
    /// Nanoseconds a board.
    pub ns: f64,
    /// The peer's nanoseconds a board, over ours.
    pub ratio: f64,
}

/// The head of the Markdown table.
pub const HEAD: &str = "\
| set | boards | work | by | thousand a second | us a board | times the peer's speed |
|---|--:|---|---|--:|--:|--:|";

impl Printed for Row {
    fn json(&self) -> Value {
        json!({
            "set": self.set,
            "boards": self.boards,
            "work": self.work,
            "by": self.by,
            "ns": self.ns.round(),
            "ratio": (self.ratio * 1e3).round() / 1e3,
            "processor": processor::name(),
        })
    }

    fn markdown(&self) -> String {
        let Self { set, boards, work, by, ns, ratio } = self;
        format!("| {set} | {boards} | {work} | {by} | {:.1} | {:.3} | {ratio:.2} |", 1e6 / ns, ns / 1e3)
    }
}
