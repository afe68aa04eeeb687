//! Requests of other programs: the options of a verb as JSON, and the answer as [`Output`](crate::json::Output).
//!
//! A request is an object with the puzzle, how it is read, its limits, and the options of the verb, named as on the
//! command line: `{"puzzle": "...", "first": 3, "all-shortest": true}`. A verb's options, which are also its arguments
//! on the command line, and how it answers stand in the file of its name.

mod batch;
mod body;
mod candidates;
mod check;
mod common;
mod convert;
mod count;
mod explain;
mod export;
mod gallery;
mod generate;
mod hint;
mod new;
mod print;
mod prove;
mod question;
mod rate;
mod read;
mod show;
mod solve;
mod trace;
mod verb;

use self::question::{Asked, OtherQuestion, PuzzleQuestion};
use self::verb::{of_puzzle, other};

pub use self::batch::Batch;
pub use self::candidates::Candidates;
pub use self::common::Common;
#[cfg(feature = "schema")]
pub use self::common::PuzzleSource;
pub use self::convert::{Convert, Converted, Notation, write};
pub use self::count::Count;
pub use self::export::{Export, ExportForm};
pub use self::gallery::Gallery;
pub use self::generate::{Generate, GeneratedFamily, LevelName, SymmetryName};
pub use self::new::New;
pub use self::print::{Print, Printed, page};
pub use self::prove::{CheckedCertificate, Prove, certificate};
pub use self::question::{Answer, FoundSolutions, Kept, ReadDraft, Request, other_readings};
pub use self::rate::Rate;
pub use self::read::Read;
pub use self::solve::Solve;
pub use self::trace::{ListedEvents, MAX_TREE_NODES, Trace, named_method, named_methods};
pub use self::verb::Verb;
pub use crate::verbs::{CheckOptions as Check, ExplainOptions as Explain, HintOptions as Hint, ShowOptions as Show};

/// The verbs in the order of the command line.
const VERBS: [Verb; 18] = [
    of_puzzle::<Solve>("solve"),
    of_puzzle::<Count>("count"),
    of_puzzle::<Check>("check"),
    of_puzzle::<Candidates>("candidates"),
    of_puzzle::<Show>("show"),
    of_puzzle::<Explain>("explain"),
    of_puzzle::<Hint>("hint"),
    of_puzzle::<Rate>("rate"),
    of_puzzle::<Read>("read"),
    of_puzzle::<Export>("export"),
    of_puzzle::<Print>("print"),
    of_puzzle::<Prove>("prove"),
    of_puzzle::<Trace>("trace"),
    of_puzzle::<Convert>("convert"),
    other::<Batch>("batch"),
    other::<Generate>("generate"),
    other::<Gallery>("gallery"),
    other::<New>("new"),
];

/// Returns the verbs that can be asked.
pub fn verbs() -> &'static [Verb] {
    const { &VERBS }
}
