//! Lists of cells in rules: `r1c1 r1c2`, `R1C1, R1C2`, `r1c1-r1c4`.

use super::CellId;
use crate::{Code, Diagnostic, Text};

/// Returns the cells of a list, in its order: separated by blanks or commas, in capitals or not, `r1c1-r1c4` for a part
/// of a row or of a column in that direction.
pub fn cells(list: &Text, size: u32) -> (Vec<CellId>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let mut found = Vec::new();
    let text = list.as_str();
    for word in text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')).filter(|w| !w.is_empty()) {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let part = list.part(at..at + word.len());
        match word.split_once(['-', '–']) {
            None => found.extend(cell_id(&part, size, &mut problems)),
            Some((first, last)) => {
                let ends = [part.part(0..first.len()), part.part(word.len() - last.len()..word.len())];
                let [first, last] = ends.map(|end| cell_id(&end, size, &mut problems));
                if let (Some(first), Some(last)) = (first, last) {
                    range(first, last, &part, &mut found, &mut problems);
                }
            }
        }
    }
    (found, problems)
}

/// Returns the cell that a word names: `r1c9` or `R1C9`.
pub(super) fn cell_id(word: &Text, size: u32, problems: &mut Vec<Diagnostic>) -> Option<CellId> {
    let Some((row, column)) = row_and_column(word.as_str().trim()) else {
        let shown: String = word.as_str().chars().take(30).collect();
        problems.push(Diagnostic::new(Code::BadCell, word.span()).text("text", shown).number("size", size));
        return None;
    };
    if (1..=size).contains(&row) && (1..=size).contains(&column) {
        return Some(CellId { row: (row - 1) as u8, column: (column - 1) as u8 });
    }
    problems.push(Diagnostic::new(Code::CellOutside, word.span()).text("text", word.as_str()).number("size", size));
    None
}

fn row_and_column(word: &str) -> Option<(u32, u32)> {
    let (row, column) = word.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    let digits = |t: &str| (t.len() <= 4 && !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit())).then(|| t.parse());
    Some((digits(row)?.ok()?, digits(column)?.ok()?))
}

fn range(first: CellId, last: CellId, word: &Text, found: &mut Vec<CellId>, problems: &mut Vec<Diagnostic>) {
    let towards =
        |from: u8, to: u8| -> Vec<u8> { if from <= to { (from..=to).collect() } else { (to..=from).rev().collect() } };
    if first.row == last.row {
        found.extend(towards(first.column, last.column).into_iter().map(|column| CellId { row: first.row, column }));
    } else if first.column == last.column {
        found.extend(towards(first.row, last.row).into_iter().map(|row| CellId { row, column: first.column }));
    } else {
        problems.push(Diagnostic::new(Code::CellRange, word.span()).text("text", word.as_str()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    fn check(list: &str, expected: &str) {
        let (found, problems) = cells(&Text::new(list, 10), 9);
        let mut shown: Vec<String> = found.iter().map(CellId::to_string).collect();
        let place = |s: Span| format!("@{}..{}", s.start, s.end);
        shown.extend(problems.iter().map(|p| format!("{}{}", p.code.id(), place(p.span))));
        assert_eq!(shown.join(" "), expected, "{list}");
    }

    #[test]
    fn lists_of_cells() {
        check("r1c1 R2C9", "r1c1 r2c9");
        check("r1c1,r1c2 ; r1c3", "r1c1 r1c2 r1c3");
        check("r1c3-r1c1 r4c4-r6c4", "r1c3 r1c2 r1c1 r4c4 r5c4 r6c4");
        check("", "");
        check("r1c1 r0c1 r1c10", "r1c1 cell-outside@15..19 cell-outside@20..25");
        check("r1c1-r2c2", "cell-range@10..19");
        check("r1 c1 é", "bad-cell@10..12 bad-cell@13..15 bad-cell@16..18");
        check("r1c1-", "bad-cell@15..15");
    }
}
