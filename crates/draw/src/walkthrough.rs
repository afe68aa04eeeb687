//! A page of parts that a person steps through, by keys, buttons and a slider.

use crate::scene::Block;

/// Parts of which a page shows one at a time. Without a script, and on paper, all of them are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walkthrough {
    /// The parts in order. They are numbered from 1.
    pub parts: Vec<WalkthroughPart>,
    /// The words on the page.
    pub words: WalkthroughWords,
}

/// A part of a walkthrough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WalkthroughPart {
    /// The title, without a number.
    pub title: String,
    /// The blocks in order.
    pub blocks: Vec<Block>,
}

/// The words for the controls of a walkthrough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WalkthroughWords {
    /// The name of the controls.
    pub controls: String,
    /// The names of the buttons: first, back, forward, last.
    pub buttons: [String; 4],
    /// The name of the slider.
    pub slider: String,
    /// Which part is shown, with `{part}` and `{last}` in place of the numbers.
    pub position: String,
    /// The heading of the keys, and what each key does: `←`, `→`, `Home` and `End`.
    pub keys: (String, Vec<(String, String)>),
}
