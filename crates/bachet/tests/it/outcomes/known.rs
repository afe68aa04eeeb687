//! What is known of a page: its solution, and what its clues mean.

use std::collections::BTreeSet;

use bachet::verbs::{self, Choice, SolveOptions, Verdict};
use bachet::{Budget, Puzzle, Solution};
use bachet_grid::evaluate;
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{Clue, GridPuzzle, expression, read_clue, write_grid};

/// Maximum number of letters behind the digits of a rank: `ème` of `2ème`.
const MAX_ORDINAL_ENDING: usize = 3;

/// What is known of a page.
pub(crate) struct Known {
    /// The rows of its solution.
    pub(crate) rows: Vec<Vec<String>>,
    /// Its clues with their meanings, where somebody wrote them down.
    pub(crate) meanings: Option<GridPuzzle>,
}

impl Known {
    /// Whether the categories of a puzzle are those of the solution.
    pub(crate) fn has_categories(&self, puzzle: &GridPuzzle) -> bool {
        let columns = self.rows.first().map_or(0, Vec::len);
        puzzle.categories.len() == columns && solution(puzzle, &self.rows).is_some()
    }

    /// Returns what a person answers who is asked about a clue: an expression. It is what the clue means, `true` if it
    /// is none of the known clues; `None` if its meaning cannot be said in this puzzle. Where only the solution is
    /// known, it is the likeliest choice that holds in it.
    pub(super) fn answer(&self, puzzle: &GridPuzzle, text: &str, choices: &[Choice]) -> Option<String> {
        let Some(meanings) = &self.meanings else { return self.chosen(puzzle, choices) };
        let page = plain(text);
        let said = meanings.clues.iter().filter(|clue| {
            let own = clue.text.as_deref().map(plain).unwrap_or_default();
            !own.is_empty() && (page.contains(&own) || own.contains(&page))
        });
        let truths: Vec<&Truth> = said.filter_map(|clue| clue.truth.as_ref()).collect();
        if truths.is_empty() {
            return Some("true".to_owned());
        }
        let renamed = renamed(puzzle, meanings)?;
        let told = |truth: &&Truth| Some(expression(puzzle, &read_clue(&renamed, &expression(meanings, truth)).0?));
        let told: Vec<String> = truths.iter().map(told).collect::<Option<_>>()?;
        Some(if told.len() == 1 { told.concat() } else { format!("({})", told.join(") and (")) })
    }

    /// Returns a puzzle with the same clues, as a person writes it who corrects its lists of values, and with them the
    /// answers that were given.
    pub(super) fn with_lists(&self, puzzle: &GridPuzzle) -> Option<String> {
        let (headers, categories) = (puzzle.headers.clone(), self.meanings.as_ref()?.categories.clone());
        let mut corrected = GridPuzzle { headers, categories, ..GridPuzzle::default() };
        let clue = |clue: &Clue| {
            let answer = || self.answer(&corrected, clue.text.as_deref()?, &[]);
            let expression = clue.expression.is_some().then(answer).flatten();
            let truth = expression.as_ref().and_then(|expression| read_clue(&corrected, expression).0);
            Clue { expression, truth, parts: Vec::new(), ..clue.clone() }
        };
        let clues: Vec<Clue> = puzzle.clues.iter().filter(|clue| clue.text.is_some()).map(clue).collect();
        corrected.clues = clues;
        Some(write_grid(&corrected))
    }

    /// Returns the sentence and the meaning of a clue that states something and that a puzzle does not have. Clues
    /// without their sentence have it in a comment.
    pub(super) fn missing(&self, puzzle: &GridPuzzle, source: &str) -> Option<(String, String)> {
        let meanings = self.meanings.as_ref()?;
        let page = plain(source);
        let renamed = renamed(puzzle, meanings)?;
        meanings.clues.iter().find_map(|clue| {
            let (said, truth) = (clue.text.as_deref()?, clue.truth.as_ref()?);
            let is_there = page.contains(&plain(said));
            let told = || Some(expression(puzzle, &read_clue(&renamed, &expression(meanings, truth)).0?));
            (!is_there).then(told).flatten().map(|meaning| (said.to_owned(), meaning))
        })
    }

    fn chosen(&self, puzzle: &GridPuzzle, choices: &[Choice]) -> Option<String> {
        let table = solution(puzzle, &self.rows)?;
        let holds = |choice: &&Choice| {
            let truth = read_clue(puzzle, &choice.expression).0;
            choice.paraphrase.is_some() && truth.is_some_and(|truth| evaluate(puzzle, &truth, &table))
        };
        let nothing = || choices.iter().find(|choice| choice.paraphrase.is_none());
        choices.iter().find(holds).or_else(nothing).map(|choice| choice.expression.clone())
    }
}

/// Returns the puzzle of a page under the names that another puzzle with the same values has.
fn renamed(page: &GridPuzzle, names: &GridPuzzle) -> Option<GridPuzzle> {
    let mut renamed = page.clone();
    let mut taken: Vec<usize> = Vec::new();
    for named in &names.categories {
        let texts: Vec<&str> = named.values.iter().map(|value| value.text.as_str()).collect();
        let places = |at: usize| {
            let places: BTreeSet<usize> =
                page.categories[at].values.iter().filter_map(|v| place(&v.text, &texts)).collect();
            places.len()
        };
        let fits = |at: &usize| {
            let size = page.categories[*at].values.len();
            !taken.contains(at) && size == texts.len() && places(*at) == size
        };
        let at = (0..page.categories.len()).find(fits)?;
        taken.push(at);
        renamed.categories[at].name.clone_from(&named.name);
        for value in &mut renamed.categories[at].values {
            texts[place(&value.text, &texts)?].clone_into(&mut value.text);
        }
    }
    Some(renamed)
}

/// Returns the solution with these rows; `None` if the puzzle has other values.
fn solution(puzzle: &GridPuzzle, rows: &[Vec<String>]) -> Option<bachet_grid::Solution> {
    let of = |category: CategoryId, text: &str| {
        let texts: Vec<&str> = puzzle.category(category).values.iter().map(|value| value.text.as_str()).collect();
        Some(ValueId { category, index: place(text, &texts)? as u32 })
    };
    let mut columns: Vec<Option<CategoryId>> = Vec::new();
    for at in 0..rows.first()?.len() {
        let fits = |&id: &CategoryId| {
            let found: Option<BTreeSet<ValueId>> = rows.iter().map(|row| of(id, row.get(at)?)).collect();
            !columns.contains(&Some(id)) && found.is_some_and(|found| found.len() == rows.len())
        };
        columns.push(puzzle.category_ids().find(fits));
    }
    let entities = columns.iter().position(|column| *column == Some(CategoryId(0)))?;
    if columns.contains(&None) || rows.len() != puzzle.entities() || columns.len() != puzzle.categories.len() {
        return None;
    }
    let mut table = bachet_grid::Solution::of(puzzle);
    for row in rows {
        let entity = of(CategoryId(0), &row[entities])?.index as usize;
        for (column, text) in columns.iter().zip(row) {
            table.set(entity, of((*column)?, text)?);
        }
    }
    Some(table)
}

/// Returns the rows of the only solution of a logic grid.
pub(crate) fn rows(puzzle: &Puzzle) -> Option<Vec<Vec<String>>> {
    let found = verbs::solve(puzzle, &SolveOptions::default(), &mut Budget::unlimited()).ok()?;
    match (found.verdict, found.solutions.first()?) {
        (Verdict::Unique, Solution::Grid(grid)) => {
            Some(grid.rows().map(|row| row.into_iter().map(str::to_owned).collect()).collect())
        }
        _ => None,
    }
}

/// Whether two tables state the same, the columns in any order and values by their words.
pub(super) fn is_same(found: &[Vec<String>], meant: &[Vec<String>]) -> bool {
    let has = |row: &[String], value: &str| row.iter().any(|own| is_value(own, value));
    let is_row = |row: &[String], other: &[String]| row.iter().all(|value| has(other, value));
    meant.len() == found.len() && meant.iter().all(|row| found.iter().any(|other| is_row(row, other)))
}

/// Returns the letters and digits of a text.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns the words of a value by their letters and digits; a mark has its sign.
fn words(text: &str) -> Vec<String> {
    let word = |word: &str| {
        let sign = word.chars().next_back().filter(|sign| matches!(sign, '+' | '-'));
        plain(word) + &sign.map(String::from).unwrap_or_default()
    };
    text.split([' ', '\u{a0}', '\u{202f}', '’', '\'']).map(word).filter(|word| !word.is_empty()).collect()
}

/// Returns the numbers in a text.
fn numbers(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).collect()
}

/// The numbers from 1 on as words and as ordinals, in the languages of the pages.
const NUMBERS: [[&[&str]; 2]; 10] = [
    [&["one", "een", "eins", "un"], &["first", "premier", "première", "eerste", "erste"]],
    [&["two", "twee", "zwei", "deux"], &["second", "deuxième", "tweede", "zweite"]],
    [&["three", "drie", "drei", "trois"], &["third", "troisième", "derde", "dritte"]],
    [&["four", "vier", "quatre"], &["fourth", "quatrième", "vierde", "vierte"]],
    [&["five", "vijf", "fünf", "cinq"], &["fifth", "cinquième", "vijfde", "fünfte"]],
    [&["six", "zes", "sechs"], &["sixth", "sixième", "zesde", "sechste"]],
    [&["seven", "zeven", "sieben", "sept"], &["seventh", "septième", "zevende", "siebte"]],
    [&["eight", "acht", "huit"], &["eighth", "huitième", "achtste", "achte"]],
    [&["nine", "negen", "neun", "neuf"], &["ninth", "neuvième", "negende", "neunte"]],
    [&["ten", "tien", "zehn", "dix"], &["tenth", "dixième", "tiende", "zehnte"]],
];

/// Whether a text is a number as a word, and the other its digits.
fn is_number_word(word: &str, digits: &str) -> bool {
    let place = NUMBERS.iter().position(|forms| forms.iter().any(|form| form.contains(&plain(word).as_str())));
    place.is_some_and(|place| digits == (place + 1).to_string())
}

/// Whether a text is a time of day in English words, and the other the same in digits: `a quarter past nine`, `9:15`.
fn is_time_in_words(text: &str, digits: &str) -> bool {
    let [hour, minutes] = numbers(digits)[..] else { return false };
    let words = words(text);
    let has = |word: &str| words.iter().any(|own| own == word);
    let shift = match (has("half"), has("quarter"), has("to")) {
        (true, ..) => "30",
        (_, true, false) => "15",
        (_, true, true) => "45",
        _ => "00",
    };
    let place = |word: &String| NUMBERS.iter().position(|forms| forms[0].contains(&word.as_str()));
    let named = words.iter().rev().find_map(place);
    let hour: Option<usize> = hour.parse().ok();
    minutes == shift && named.map(|named| named + 1) == hour.map(|hour| hour + usize::from(has("to")))
}

/// Whether two texts are the same value. One of them may have more words, a time of day may be written in two ways
/// (`11:30` and `11 h 30`, `9:00` and `9 h`), and so may a rank (`1`, `1st` and `first`) and thousands (`1 500` and `1500`).
fn is_value(a: &str, b: &str) -> bool {
    let is_ranked = |a: &str, b: &str| {
        let ending = plain(a).trim_start_matches(|c: char| c.is_ascii_digit()).chars().count();
        numbers(a) == [b] && ending <= MAX_ORDINAL_ENDING && plain(a).starts_with(b)
    };
    let is_hour = |a: &str, b: &str| matches!(numbers(a)[..], [hour, "00"] if numbers(b) == [hour]);
    if is_time_in_words(a, b)
        || is_time_in_words(b, a)
        || is_hour(a, b)
        || is_hour(b, a)
        || is_number_word(a, b)
        || is_number_word(b, a)
    {
        return true;
    }
    let has_parts = numbers(a).len().max(numbers(b).len()) > 1;
    if has_parts && numbers(a).concat() == numbers(b).concat() || is_ranked(a, b) || is_ranked(b, a) {
        return true;
    }
    let (one, other) = (words(a), words(b));
    let is_part = |a: &[String], b: &[String]| !a.is_empty() && b.windows(a.len()).any(|part| part == a);
    is_part(&one, &other) || is_part(&other, &one) || one.concat() == other.concat()
}

/// Returns which of some texts is a value: the one that is equal, else one with more or fewer words.
fn place(value: &str, texts: &[&str]) -> Option<usize> {
    let equal = texts.iter().position(|text| words(text) == words(value));
    equal.or_else(|| texts.iter().position(|text| is_value(text, value)))
}
