//! A logic grid as text, with quotes only where it would not read back to the same puzzle without.

use std::fmt::Write as _;

use crate::categories::categories;
use crate::lines::{free_text, one_line, quoted};
use crate::numeral::DecimalMark;
use crate::{
    Category, Clue, Family, Fields, GridPuzzle, Kind, NumericKind, Question, Text, expression, question_expression,
    read_clue, read_question, statements,
};

/// Returns the notation of a logic grid. Reading it gives an equal puzzle, places apart.
pub fn write_grid(puzzle: &GridPuzzle) -> String {
    let mut text = puzzle.headers.written(Family::Grid);
    text.push('\n');
    let mark = DecimalMark::of_language(puzzle.headers.language.as_deref());
    for category in &puzzle.categories {
        let language = puzzle.headers.language.as_deref();
        line(&mut text, &category_line(category, mark, language));
    }
    if !puzzle.clues.is_empty() {
        text.push('\n');
    }
    for clue in &puzzle.clues {
        text.push_str(&clue_lines(puzzle, clue));
    }
    if !puzzle.questions.is_empty() {
        text.push('\n');
    }
    for question in &puzzle.questions {
        text.push_str(&question_lines(puzzle, question));
    }
    text
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn category_line(category: &Category, mark: DecimalMark, language: Option<&str>) -> String {
    let wanted = without_places(category);
    let names = [
        category.name.clone(),
        format!("category {}", category.name),
        quoted(&category.name),
        format!("category {}", quoted(&category.name)),
    ];
    let bare: Vec<String> = category.values.iter().map(|v| v.text.clone()).collect();
    let commas = values(category, &bare, ", ");
    let some_quoted: Vec<String> =
        bare.iter().map(|text| if is_plain(text) { text.clone() } else { quoted(text) }).collect();
    let quoted_where_needed = values(category, &some_quoted, ", ");
    let all_quoted: Vec<String> = bare.iter().map(|text| quoted(text)).collect();
    let quoted_everywhere = values(category, &all_quoted, ", ");
    let mut last = String::new();
    for list in [commas, quoted_where_needed, quoted_everywhere] {
        for words in [false, true] {
            for name in &names {
                last = format!("{name}{}: {list}", modifiers(category, words));
                if reads_as(&last, &wanted, mark, language) {
                    return last;
                }
            }
        }
    }
    last
}

/// Whether a value has none of the signs of a list.
fn is_plain(text: &str) -> bool {
    !text.contains([',', ';', '"', '#']) && !text.contains("..")
}

fn values(category: &Category, texts: &[String], separator: &str) -> String {
    let counts: &[Option<u32>] = match &category.kind {
        Kind::Shared(counts) => counts,
        Kind::OneEach | Kind::Spare => &[],
    };
    let mut list = String::new();
    for (i, text) in texts.iter().enumerate() {
        if i > 0 {
            list.push_str(separator);
        }
        list.push_str(text);
        if let Some(Some(count)) = counts.get(i) {
            // Writing to a string cannot fail.
            let _ = write!(list, " {count}");
        }
    }
    list
}

/// Returns the brackets after a name: ` (shared, ordered)`.
fn modifiers(category: &Category, words: bool) -> String {
    let mut modifiers = Vec::new();
    match category.kind {
        Kind::OneEach => {}
        Kind::Spare => modifiers.push("some unused".to_owned()),
        Kind::Shared(_) => modifiers.push("shared".to_owned()),
    }
    if category.ordered && category.numeric.is_none() {
        modifiers.push("ordered".to_owned());
    }
    if words && category.numeric.is_none() {
        modifiers.push("text".to_owned());
    }
    if let Some(NumericKind::Number { suffix, .. }) = &category.numeric
        && !suffix.is_empty()
        && words
    {
        modifiers.push(format!("unit {suffix}"));
    }
    if modifiers.is_empty() { String::new() } else { format!(" ({})", modifiers.join(", ")) }
}

fn reads_as(line: &str, wanted: &Category, mark: DecimalMark, language: Option<&str>) -> bool {
    let mut problems = Vec::new();
    // The language decides how numbers in lists are read.
    let language = language.map(|l| format!("language: {l}\n")).unwrap_or_default();
    let fields = statements::fields(&format!("grid:\n{language}{line}"), &mut problems);
    if !problems.is_empty() {
        return false;
    }
    let sharing = fields.categories.first().map(|c| c.sharing);
    let mut read = categories(&fields.categories, mark, &mut problems);
    match (&mut read[..], sharing) {
        ([category], Some(sharing)) => {
            // A category alone is the first, which has no kind: the fields tell the kind.
            let kind = match (sharing, &wanted.kind) {
                (crate::Sharing::OneEach, Kind::OneEach) | (crate::Sharing::Spare, Kind::Spare) => true,
                (crate::Sharing::Shared, Kind::Shared(counts)) => {
                    fields.categories[0].values.iter().map(|v| v.count).eq(counts.iter().copied())
                }
                _ => false,
            };
            category.kind = wanted.kind.clone();
            kind && without_places(category) == *wanted
        }
        _ => false,
    }
}

/// Returns a category without places in a source.
fn without_places(category: &Category) -> Category {
    let alone = GridPuzzle { categories: vec![category.clone()], ..GridPuzzle::default() };
    alone.without_places().categories.swap_remove(0)
}

fn clue_lines(puzzle: &GridPuzzle, clue: &Clue) -> String {
    let expression = match (&clue.expression, &clue.truth) {
        (Some(written), truth) if truth.is_none() || read_clue(puzzle, written).0 == *truth => Some(written.clone()),
        (_, Some(truth)) => Some(expression(puzzle, truth)),
        (written, None) => written.clone(),
    };
    let head = if clue.label.is_empty() { "- ".to_owned() } else { format!("{}. ", clue.label) };
    lines(&head, clue.text.as_deref(), expression.as_deref(), |fields| fields.clues.first()?.text.as_ref())
}

fn question_lines(puzzle: &GridPuzzle, question: &Question) -> String {
    let expression = match (&question.expression, &question.asked) {
        (Some(written), asked) if asked.is_none() || read_question(puzzle, written).0 == *asked => {
            Some(written.clone())
        }
        (_, Some(asked)) => Some(question_expression(puzzle, asked)),
        (written, None) => written.clone(),
    };
    lines("? ", question.text.as_deref(), expression.as_deref(), |fields| fields.questions.first()?.text.as_ref())
}

fn lines(
    head: &str,
    sentence: Option<&str>,
    expression: Option<&str>,
    text: impl Fn(&Fields) -> Option<&Text>,
) -> String {
    let read_back = |line: &str| {
        let mut problems = Vec::new();
        let fields = statements::fields(line, &mut problems);
        text(&fields).filter(|_| problems.is_empty()).map(|text| one_line(text.as_str()))
    };
    let sentence = sentence.map(|sentence| free_text(head, sentence, read_back));
    match (sentence, expression.map(one_line)) {
        (Some(sentence), Some(expression)) => format!("{sentence}\n   = {expression}\n"),
        (Some(sentence), None) => format!("{sentence}\n"),
        (None, Some(expression)) => format!("{head}= {expression}\n"),
        (None, None) => format!("{head}\n"),
    }
}
