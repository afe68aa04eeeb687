//! Techniques: their names and their published ratings.

/// A way to find a step.
#[derive(Debug, PartialEq)]
pub struct Technique {
    /// Its name as a message id, such as `technique-hidden-single`; the names in each language are messages.
    pub id: &'static str,
    /// The rating of Sudoku Explainer 1.2.1 in tenths, the lowest where it depends on the step; `None` if it has none.
    pub explainer: Option<u32>,
    /// The score and the level of HoDoKu 2.2.0; `None` if it has none.
    pub hodoku: Option<(u32, HodokuLevel)>,
    /// The page that defines it, if there is one.
    pub link: Option<&'static str>,
}

/// The levels of HoDoKu, from the easiest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HodokuLevel {
    /// Easy: a sum of scores of at most 800.
    Easy,
    /// Medium: at most 1000.
    Medium,
    /// Hard: at most 1600.
    Hard,
    /// Unfair: at most 1800.
    Unfair,
    /// Extreme: more.
    Extreme,
}
