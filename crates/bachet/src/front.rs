//! What the command line needs beside the library. None of it is stable.

pub use bachet_notation as notation;

pub use crate::answers::{with_expression, with_expression_instead};
pub use crate::draft::{Draft, has_errors, read_each};
pub use crate::link::is_board_or_link;
pub use crate::proposal::propose;
pub use crate::sentences::is_unread;
pub use crate::verbs::{Accepted, accepted_without_unread};

/// Solutions, boards, graphs and methods as pictures.
pub mod drawings {
    pub use crate::drawings::*;
}

/// What was found, in words and as parts of a page.
pub mod report {
    pub use crate::report::*;
}
