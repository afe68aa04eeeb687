//! What a technique saw on a board, for the words of a step and for checking it.

/// Cells and a mask of values, bit `v` for the value with index `v`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellGroup {
    /// The cells, ascending.
    pub cells: Vec<u16>,
    /// The candidates of the cells together.
    pub values: u64,
}

/// A house in which a value has two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrongLink {
    /// The house.
    pub house: u16,
    /// The two cells.
    pub cells: [u16; 2],
}

/// What a technique saw on a board, where the rules of the step do not show it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StepPattern {
    /// The rules show it.
    #[default]
    Plain,
    /// Almost locked sets. Of each set and the next, at most one has the common values with the same index.
    Sets {
        /// The sets, in the order of the chain.
        sets: Vec<CellGroup>,
        /// Masks of the restricted common values; one mask less than sets.
        commons: Vec<u64>,
    },
    /// A cell, and for each of its values an almost locked set that loses the value to it.
    Blossom {
        /// The cell.
        stem: u16,
        /// The values of the cell with their sets.
        petals: Vec<(u8, CellGroup)>,
    },
    /// As many cells as values where two houses cross and in the rest of both.
    Crossing {
        /// The houses.
        houses: [u16; 2],
        /// The cells where they cross.
        crossing: CellGroup,
        /// The cells of each house.
        parts: [CellGroup; 2],
    },
    /// Two strong links of a value. Of the second cells of both at most one has the value.
    Links {
        /// The value.
        value: u8,
        /// The strong links.
        links: [StrongLink; 2],
    },
    /// A fish of which some cells of the bases, the fins, are in no cover or in two bases; or one whose houses are not all
    /// rows and columns.
    Finned {
        /// The value.
        value: u8,
        /// The houses that hold the fish.
        bases: Vec<u16>,
        /// The houses that cross them.
        covers: Vec<u16>,
        /// The fins.
        fins: Vec<u16>,
    },
    /// Cells of a value in two colours: strong links join them so that one colour is true and the other is not.
    Colours {
        /// The value.
        value: u8,
        /// The cells of both colours, for each part that is coloured.
        parts: Vec<[Vec<u16>; 2]>,
    },
    /// A box whose places for a value lie in two lines, and a strong link that begins in the first of them.
    EmptyRectangle {
        /// The value.
        value: u8,
        /// The box.
        area: u16,
        /// The lines.
        lines: [u16; 2],
        /// The strong link; its first cell is in the first line.
        link: StrongLink,
    },
    /// Cells with two or three candidates. Each value of the pivot leads to the value in the pivot or a wing.
    Wing {
        /// The pivot.
        pivot: u16,
        /// The wings.
        wings: [u16; 2],
        /// The value that all wings have.
        value: u8,
    },
    /// Two cells with the same two candidates, one of which sees each end of a strong link.
    JoinedPair {
        /// The cells.
        cells: [u16; 2],
        /// The value of the strong link.
        value: u8,
        /// The strong link; its first cell sees the first cell.
        link: StrongLink,
    },
    /// Cells whose values are tried together.
    Aligned {
        /// The cells.
        cells: Vec<u16>,
    },
    /// Cells that would have a second solution if each had one of the values of its mask.
    Deadly {
        /// The cells with their masks, ascending. A cell that is placed has one value.
        cells: Vec<(u16, u64)>,
        /// Whether they are all empty cells of the board.
        is_grave: bool,
    },
}

impl StepPattern {
    /// Returns the cells that it is about, where the rules of the step do not show all of them. Of a grave, which is the
    /// whole board, they are left to the rules.
    pub fn cells(&self) -> Option<Vec<u16>> {
        Some(match self {
            Self::Sets { sets, .. } => sets.iter().flat_map(|set| set.cells.iter().copied()).collect(),
            Self::Blossom { stem, petals } => {
                petals.iter().flat_map(|(_, set)| set.cells.iter().copied()).chain([*stem]).collect()
            }
            Self::Crossing { crossing, parts, .. } => {
                let parts = parts.iter().flat_map(|part| part.cells.iter().copied());
                crossing.cells.iter().copied().chain(parts).collect()
            }
            Self::Links { links, .. } => links.iter().flat_map(|link| link.cells).collect(),
            Self::Colours { parts, .. } => parts.iter().flatten().flatten().copied().collect(),
            Self::Wing { pivot, wings, .. } => vec![*pivot, wings[0], wings[1]],
            Self::JoinedPair { cells, link, .. } => [&cells[..], &link.cells].concat(),
            Self::Deadly { cells, is_grave: false } => cells.iter().map(|&(cell, _)| cell).collect(),
            Self::Deadly { .. }
            | Self::Plain
            | Self::Finned { .. }
            | Self::EmptyRectangle { .. }
            | Self::Aligned { .. } => return None,
        })
    }
}
