//! The shape of the boxes as people write it: `2x5`, `2 rows by 5 columns`, `5 wide, 2 high`.

use super::amid::{is_noun, is_weak_noun};
use super::{BoxShape, SudokuPuzzle};

/// Maximum length of a text that states a shape, in bytes.
const MAX_LENGTH: usize = 80;

/// What a number of a shape counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Rows,
    Columns,
}

const ROWS: &str = "row rows high tall height deep ligne lignes haut haute hauteur rij rijen hoog hoogte zeile zeilen \
    reihe reihen hoch höhe down";
const COLUMNS: &str = "column columns col cols wide width across colonne colonnes large largeur kolom kolommen breed \
    breedte spalte spalten breit breite";

/// Words of a text about a shape that say nothing.
const FILLERS: &str = "is sind ist zijn sont est font le les de du die das der outlined \
    drawn bordered thick x by on and a an the each is are have cell cells square squares et sur par de en bij op keer \
    vakjes und mal auf zu je felder cases";

/// Words for boxes.
const BOXES: &str = "box boxes block blocks subgrid subgrids blok blokken bloc blocs block blöcke blöcken kästen";

/// Words between those for boxes and their shape.
const DIMENSIONS: &str = "size sizes shape shapes dimension dimensions größe form grootte vorm afmeting taille forme";

fn has(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|known| known == word)
}

/// Returns the shape that a text is. Without a word for rows or columns, the first number is that of the rows.
pub(super) fn box_shape(text: &str) -> Option<BoxShape> {
    if text.len() > MAX_LENGTH {
        return None;
    }
    let lower = text.to_lowercase().replace(['×', '*'], " x ");
    let mut numbers: Vec<(u32, Option<Unit>)> = Vec::new();
    let mut before: Option<Unit> = None;
    let is_joint = |c: char| c.is_whitespace() || matches!(c, ',' | ':' | '=' | '(' | ')' | '-' | '.');
    for word in lower.split(is_joint).filter(|word| !word.is_empty()) {
        // A number and its unit, or both numbers: `2x5`, `5w`.
        for part in parts(word) {
            let unit = match () {
                () if has(ROWS, part) => Some(Unit::Rows),
                () if has(COLUMNS, part) => Some(Unit::Columns),
                () => None,
            };
            match (part.parse::<u32>(), unit) {
                (Ok(number), _) => numbers.push((number, before.take())),
                // A unit before the first number is that of the number behind it.
                (Err(_), Some(unit)) if numbers.is_empty() || numbers[0].1.is_some() && numbers.len() < 2 => {
                    let first = numbers.first().and_then(|first| first.1);
                    if first != Some(unit) {
                        before = Some(unit);
                    }
                }
                (Err(_), Some(unit)) => {
                    let last = numbers.last_mut()?;
                    if last.1.is_some_and(|known| known != unit) {
                        return None;
                    }
                    last.1 = Some(unit);
                }
                (Err(_), None) if has(FILLERS, part) => {}
                (Err(_), None) => return None,
            }
        }
    }
    let [(first, unit), (second, other)] = numbers[..] else { return None };
    let (rows, columns) = match (unit, other) {
        (Some(a), Some(b)) if a == b => return None,
        (Some(Unit::Columns), _) | (None, Some(Unit::Rows)) => (second, first),
        _ => (first, second),
    };
    Some(BoxShape { rows, columns })
}

/// Splits a word between digits and letters.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let is_digit = |c: char| c.is_ascii_digit();
    let mut rest = word;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = rest.find(|c: char| is_digit(c) != is_digit(first)).unwrap_or(rest.len());
        let part = &rest[..end];
        rest = &rest[end..];
        Some(part)
    })
}

/// Returns the shape of the boxes that a line states, and nothing else: `boxes: 2x5`, `box size 5 wide by 2 high`,
/// `2x5 boxes`; `None` inside for no boxes.
#[expect(clippy::option_option, reason = "a line that states no boxes is not a line that states nothing")]
pub(super) fn stated_boxes(line: &str) -> Option<Option<BoxShape>> {
    if line.len() > MAX_LENGTH {
        return None;
    }
    let lower = line.to_lowercase();
    let text = lower.trim_matches(|c: char| !c.is_alphanumeric());
    let is_word = |c: char| c.is_alphanumeric();
    let mut names = text.split(|c: char| !is_word(c)).filter(|word| has(BOXES, word));
    let name = names.next().filter(|_| names.next().is_none())?;
    let at = name.as_ptr() as usize - text.as_ptr() as usize;
    let words = |part: &str| -> String {
        let kept = part.split_whitespace().filter(|word| !has(DIMENSIONS, word.trim_matches(|c: char| !is_word(c))));
        kept.collect::<Vec<_>>().join(" ")
    };
    let (before, behind) = (words(&text[..at]), words(&text[at + name.len()..]));
    if before.is_empty() && behind.trim_matches([':', '=', ' ']) == "none" {
        return Some(None);
    }
    box_shape(&format!("{before} {behind}")).map(Some)
}

/// Whether a word is the shape of a board or a box: `3x3`.
pub(super) fn is_shape(word: &str) -> bool {
    shape(word).is_some()
}

/// Returns the rows and the columns of a shape: `3x3`.
fn shape(word: &str) -> Option<(u32, u32)> {
    let (rows, columns) = word.split_once(['x', '×'])?;
    let number = |text: &str| text.parse().ok().filter(|n| (1..100).contains(n));
    Some((number(rows)?, number(columns)?))
}

/// Whether a sentence about the houses names a shape that neither the board nor its boxes have: `each 2x2 square`.
pub(super) fn names_other_shape(sentence: &str, puzzle: &SudokuPuzzle, has_lines: bool) -> bool {
    let text = sentence.to_lowercase().replace(['×', '*'], "x").replace(" x ", "x").replace(" by ", "x");
    let words = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let size = puzzle.size;
    let is_other = |(rows, columns): (u32, u32)| {
        let is_board = rows == size && columns == size;
        let is_box = puzzle.boxes.is_some_and(|boxes| {
            // Without lines between the boxes it is not known which of the numbers is the width.
            (boxes.rows, boxes.columns) == (rows, columns)
                || has_lines && (boxes.rows, boxes.columns) == (columns, rows)
        });
        !(is_board || is_box)
    };
    words().any(|word| is_noun(word) || is_weak_noun(word)) && words().filter_map(shape).any(is_other)
}

#[cfg(test)]
mod tests {
    use super::{BoxShape, box_shape, stated_boxes};

    #[test]
    fn shapes() {
        let two_by_five = Some(BoxShape { rows: 2, columns: 5 });
        for text in [
            "2x5",
            "2 x 5",
            "2×5",
            "2 * 5",
            "2 by 5",
            "2 rows x 5 columns",
            "2 rows by 5 columns",
            "5 columns x 2 rows",
            "5 wide, 2 high",
            "5 wide and 2 high",
            "2 rows, 5 columns each",
            "rows: 2, columns: 5",
            "width 5, height 2",
            "height = 2, width = 5",
            "5 breed, 2 hoog",
            "2 Zeilen mal 5 Spalten",
            "5 breit, 2 hoch",
            "2 lignes sur 5 colonnes",
            "largeur 5, hauteur 2",
            "2 rows high and 5 columns wide",
        ] {
            assert_eq!(box_shape(text), two_by_five, "{text}");
        }
        for text in ["", "2", "2 rows", "2 rows x 5 rows", "2x5x3", "10x15 cm", "x", "2 high 5 tall", "3 or 4"] {
            assert_eq!(box_shape(text), None, "{text}");
        }
    }

    #[test]
    fn lines_that_state_boxes() {
        let two_by_five = BoxShape { rows: 2, columns: 5 };
        for line in [
            "boxes: 2 rows x 5 columns",
            "Box size: 2x5",
            "box 2 by 5",
            "2x5 boxes",
            "The boxes are 5 wide and 2 high.",
            "Die Blöcke sind 5 breit und 2 hoch.",
            "De blokken zijn 5 breed en 2 hoog.",
            "Les blocs font 5 de large et 2 de haut.",
            "Each outlined block is 5 across and 2 down.",
            "Blöcke: 2x5",
            "Blokken: 5 breed, 2 hoog",
            "Blocs : 2 lignes sur 5 colonnes",
            "(boxes 2x5)",
        ] {
            assert_eq!(stated_boxes(line), Some(Some(two_by_five)), "{line}");
        }
        assert_eq!(stated_boxes("boxes: none"), Some(None));
        for line in ["box 12", "every row, column and 2x5 box", "Boxes!", "PO box 25, 1000 Brussels", "box 3 of 5"] {
            assert_eq!(stated_boxes(line), None, "{line}");
        }
    }
}
