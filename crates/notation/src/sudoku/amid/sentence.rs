//! Sentences beside a board: whether one states a rule, and which.
//!
//! A rule must never be dropped: without it, it is another puzzle. So a sentence is a rule if any of its words names
//! one, if it is announced as one, or if it says what cells must hold in other words than those of the rules that every
//! Sudoku has.

use super::field::{heads_regions, is_announced, is_structured_field, states_field};
use super::restriction::restricts;
use super::vocabulary::{is_usual, is_usual_beside_a_rule, names_all_houses, names_unknown_rule};
use crate::lines::shown;
use crate::sudoku::SudokuPuzzle;
use crate::sudoku::shape::{is_shape, names_other_shape, stated_boxes};

/// What a sentence beside a board says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// Nothing about what cells may hold.
    Nothing,
    /// That there is this rule, as its line in the notation.
    Rule(&'static str),
    /// That the regions are irregular: a map must show them.
    Regions,
    /// Something about this rule, in words that are not understood.
    About(&'static str),
    /// A rule that is not understood.
    Unknown,
}

/// Returns the first sentence of the text of a puzzle that states what the puzzle does not have; `None` if there is none.
pub fn rule_in_words(text: &str, puzzle: &SudokuPuzzle) -> Option<String> {
    let is_known = |line: &str| {
        puzzle.rules.iter().any(|rule| rule.keyword.as_str().trim_end_matches('s') == line.trim_end_matches('s'))
    };
    let sentences = text.split(['.', '!', '?', ';', '\n']);
    let unread = sentences.map(str::trim).find(|sentence| {
        if stated_boxes(sentence).is_some_and(|boxes| boxes == puzzle.boxes) {
            return false;
        }
        match said(sentence) {
            Said::Nothing => names_other_shape(sentence, puzzle, true),
            Said::Rule(line) | Said::About(line) => !is_known(line),
            Said::Regions => puzzle.regions.is_none(),
            Said::Unknown => true,
        }
    });
    unread.map(shown)
}

/// A rule that exists here: how its line is written, the words that name it, and further words of sentences that state
/// it.
struct Known {
    line: &'static str,
    names: &'static [&'static str],
    words: &'static str,
    /// Whether a sentence that states it forbids something.
    forbids: bool,
}

const WINDOKU: Known = Known {
    line: "windoku",
    names: &["windoku", "hyper", "hypersudoku", "nrc"],
    words: "four 4 extra additional shaded grey gray inner window windows well too",
    forbids: false,
};

const KNOWN: [Known; 6] = [
    Known {
        line: "diagonals",
        names: &["diagonals", "diagonal", "diagonale", "diagonales", "diagonalen", "xsudoku", "sudokux"],
        words: "both two main long along on well too major corner corners marked",
        forbids: false,
    },
    Known {
        line: "anti-knight",
        names: &["knight", "knights", "knight's", "antiknight", "cavalier", "springer", "paard"],
        words: "anti chess move moves apart away s separated",
        forbids: true,
    },
    Known {
        line: "anti-king",
        names: &["king", "kings", "king's", "antiking", "roi", "könig", "koning", "touching", "touch"],
        words: "anti chess move moves apart away s separated diagonally",
        forbids: true,
    },
    Known {
        line: "nonconsecutive",
        names: &["consecutive", "nonconsecutive"],
        words: "non orthogonally adjacent neighbouring neighboring adjoining horizontally vertically values",
        forbids: true,
    },
    WINDOKU,
    Known { line: "disjoint", names: &["disjoint"], words: "groups group sets set", forbids: false },
];

/// The keywords of the rules that exist, without hyphens.
pub(crate) const KEYWORDS: [&str; 7] =
    ["diagonals", "diagonal", "antiknight", "antiking", "nonconsecutive", "windoku", "disjoint"];

/// Words of a title besides the name of a rule.
const TITLE: &str = "sudoku no nr number puzzle the a an easy medium hard difficult very expert daily with and week \
    day page of by rules rule variant constraint";

/// Words that state that regions are irregular.
const REGIONS: [&str; 8] =
    ["jigsaw", "irregular", "squiggly", "chaos", "onregelmatige", "irrégulier", "unregelmäßige", "geometric"];

/// The corners of the four windows of a Windoku.
const WINDOWS: [&str; 8] = ["r2c2", "r4c4", "r2c6", "r4c8", "r6c2", "r8c4", "r6c6", "r8c8"];

/// The rules in the words of this program's answers.
const OWN: [(&str, &str); 8] = [
    ("each of the two diagonals has different values", "diagonals"),
    ("the values on the diagonal from r1c1 to", "diagonal: down"),
    ("the values on the diagonal from r", "diagonal: up"),
    ("cells a knight's move apart have different values", "anti-knight"),
    ("cells that touch at a corner have different values", "anti-king"),
    ("neighbours in a row or column never have consecutive values", "nonconsecutive"),
    ("each window has different values", "windoku"),
    ("cells at the same place of their boxes have different values", "disjoint"),
];

/// The line of this program's answers above a board of several solutions.
const OWN_SEVERAL: &str = "several solutions: each cell shows every value that it has in any of them";

/// Returns the rule that a line states in the words of this program's answers.
pub(super) fn own_rule(line: &str) -> Option<&'static str> {
    let is_same = |words: &str| if words.ends_with("values") { line == words } else { line.starts_with(words) };
    OWN.iter().find(|(words, _)| is_same(words)).map(|(_, rule)| *rule)
}

/// Returns what a sentence or a line beside a board says.
pub(crate) fn said(sentence: &str) -> Said {
    if let Some(rule) = own_rule(sentence.trim()) {
        return Said::Rule(rule);
    }
    if sentence.trim() == OWN_SEVERAL {
        return Said::Nothing;
    }
    if heads_regions(sentence) {
        return Said::Regions;
    }
    if states_field(sentence) || is_announced(sentence) || is_structured_field(sentence) {
        return Said::Unknown;
    }
    let lower =
        sentence.to_lowercase().replace(['’', '‘'], "'").replace("x-sudoku", "xsudoku").replace("x sudoku", "xsudoku");
    let lower = lower.replace("sudoku-x", "sudokux").replace("sudoku x", "sudokux");
    let words: Vec<&str> =
        lower.split(|c: char| !(c.is_alphanumeric() || c == '\'')).filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return Said::Nothing;
    }
    let is_number = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
    let is_in = |list: &str, word: &str| list.split_whitespace().any(|known| known == word);
    let cells: Vec<&str> = words.iter().copied().filter(|word| is_cell_name(word)).collect();
    let mut named = KNOWN.iter().filter(|known| words.iter().any(|word| known.names.contains(word)));
    let (first, second) = (named.next(), named.next());
    // The boxes of the smallest board are extra regions of any other.
    let has_all_houses = names_all_houses(&words);
    let is_usual_shape = |word: &str| is_shape(word) && (word != "2x2" || has_all_houses);
    let is_plain = |word: &str| is_number(word) || is_usual(word) || is_usual_shape(word) || is_cell_name(word);
    let other: Vec<&str> = words.iter().copied().filter(|word| !is_plain(word)).collect();
    let strict = || {
        let plain =
            |word: &str| is_number(word) || is_usual_beside_a_rule(word) || is_shape(word) || is_cell_name(word);
        words.iter().copied().filter(move |word| !plain(word))
    };
    if let (Some(known), None) = (first, second) {
        let is_title = words.len() <= 8
            && words.iter().all(|word| {
                known.names.contains(word) || is_number(word) || is_in(TITLE, word) || matches!(*word, "anti" | "non")
            });
        // A king or a knight alone is no rule.
        let is_rule_title = is_title && (!known.forbids || lower.contains("anti") || lower.contains("non"));
        let explained = strict().all(|word| known.names.contains(&word) || is_in(known.words, word));
        if is_rule_title || explained && cells.is_empty() && states(known, &words) {
            return Said::Rule(known.line);
        }
        return Said::About(known.line);
    }
    if first.is_some() {
        return Said::Unknown;
    }
    if WINDOWS.iter().copied().eq(cells.iter().copied()) && other.iter().all(|word| is_in(WINDOKU.words, word)) {
        return Said::Rule(WINDOKU.line);
    }
    if words.iter().any(|word| REGIONS.contains(word)) || lower.contains("same letter") || lower.contains("same symbol")
    {
        return Said::Regions;
    }
    let any = |is: fn(&str) -> bool| words.iter().any(|word| is(word));
    let names_cells = !cells.is_empty() && !is_answer(&lower);
    if any(names_unknown_rule) || names_cells || is_near_keyword(&lower) || restricts(&words, &other) {
        Said::Unknown
    } else {
        Said::Nothing
    }
}

/// Whether a sentence that names a rule states it: not that it does not hold, nor another one.
fn states(known: &Known, words: &[&str]) -> bool {
    let has = |list: &[&str]| words.iter().any(|word| list.contains(word));
    let negates = has(&[
        "not", "no", "cannot", "can't", "never", "without", "don't", "may", "nicht", "keine", "pas", "niet", "geen",
    ]);
    let repeats = has(&["repeat", "repeated", "repeats", "same", "twice", "consecutive"]);
    match known.line {
        "diagonals" => {
            let both = has(&["both", "two", "diagonals", "diagonales", "diagonalen"]);
            both && has(&["contain", "contains", "once", "each", "all", "repeat", "every", "1"])
                && (!negates || repeats)
        }
        "windoku" => has(&["contain", "contains", "once"]) && !negates,
        "disjoint" => false,
        _ => negates && (repeats || known.line == "nonconsecutive"),
    }
}

/// Whether a word names a cell: `r1c9`.
fn is_cell_name(word: &str) -> bool {
    let Some((row, column)) = word.strip_prefix('r').and_then(|rest| rest.split_once('c')) else { return false };
    let is_number = |text: &str| !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
    is_number(row) && is_number(column)
}

/// Whether a line names cells as the answers of this program do.
fn is_answer(line: &str) -> bool {
    line.contains(" are both ")
        || line.contains("one more given")
        || line.contains(" is given")
        || line.contains("redundant")
}

/// Whether a short line, or a word, is nearly the keyword of a rule.
fn is_near_keyword(line: &str) -> bool {
    let near = |word: &str| {
        KEYWORDS.iter().any(|keyword| {
            let slips = if keyword.len() > 7 { 2 } else { 1 };
            word.len() >= 6 && word.len() <= 20 && strsim::osa_distance(keyword, word) <= slips
        })
    };
    let folded: String = line.chars().filter(|c| c.is_alphanumeric()).collect();
    near(&folded) || line.split(|c: char| !c.is_alphanumeric()).any(near)
}

#[cfg(test)]
mod tests {
    use super::{Said, said};

    #[test]
    fn rules_in_words() {
        for (sentence, expected) in [
            ("X-Sudoku", Said::Rule("diagonals")),
            ("Diagonal Sudoku no. 7", Said::Rule("diagonals")),
            ("Both long diagonals also contain the digits 1 to 9.", Said::Rule("diagonals")),
            ("Digits may not repeat on the two main diagonals", Said::Rule("diagonals")),
            ("The diagonals need not contain the digits 1 to 9", Said::About("diagonals")),
            ("The diagonals of the four boxes contain 1 to 9", Said::About("diagonals")),
            ("Anti-knight sudoku", Said::Rule("anti-knight")),
            ("Cells a knight's move apart cannot contain the same digit.", Said::Rule("anti-knight")),
            ("Cells a knight's move apart contain the same digit.", Said::About("anti-knight")),
            ("NRC Sudoku", Said::Rule("windoku")),
            (
                "The four shaded 3x3 squares (r2c2 to r4c4, r2c6 to r4c8, r6c2 to r8c4, r6c6 to r8c8) must also contain 1-9.",
                Said::Rule("windoku"),
            ),
            ("The four shaded 3x3 squares (r1c1 to r3c3, r2c6 to r4c8) must also contain 1-9.", Said::Unknown),
            ("Jigsaw Sudoku no. 7.", Said::Regions),
            ("Killer Sudoku", Said::Unknown),
            ("The digits in a cage add up to its total", Said::Unknown),
            ("cage 10: r1c1 r1c2", Said::Unknown),
            ("Digits in a circle must be even", Said::Unknown),
            ("Cells with a white dot between them have a difference of 1", Said::Unknown),
            ("Every 2x2 square has distinct digits.", Said::Unknown),
            ("Digits along the line are increasing.", Said::Unknown),
            ("antiknihgt", Said::Unknown),
            (
                "Fill in the grid so that every row, column and 3x3 box contains the digits 1 to 9 exactly once.",
                Said::Nothing,
            ),
            ("Normal sudoku rules apply.", Said::Nothing),
            ("Can you solve this? It is from page 12 of the Sunday paper. Tom says it is easy.", Said::Nothing),
            ("1 solution, and no other", Said::Nothing),
            ("several solutions: each cell shows every value that it has in any of them", Said::Nothing),
            ("Thanks! Edith", Said::Nothing),
        ] {
            assert_eq!(said(sentence), expected, "{sentence}");
        }
    }
}
