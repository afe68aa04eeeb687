//! Tables that cannot be used, and rows that are no puzzles.

use std::borrow::Cow;
use std::fs::{self, File};

use bachet_tables::lines;
use bachet_tables::parquet::Writer;
use snapbox::str;

use super::{BOARD, batch, names};
use crate::folder;

#[test]
fn what_cannot_be_used_is_said_and_what_was_there_is_kept() {
    let folder = folder("tables-refused");
    batch(&folder, "- --out table.parquet", &format!("{BOARD}\n").repeat(3000)).code(0).stderr_eq("");
    batch(&folder, "table.parquet --column board", "").code(2).stdout_eq("").stderr_eq(str![[r#"
error: there is no column `board`
  = hint: the columns are: `line`, `puzzle`, `verdict`, `solution`, `problems`

"#]]);
    batch(&folder, "table.parquet --column line", "").code(2).stdout_eq("").stderr_eq(str![[r#"
error: the column `line` has values of the type UInt64, not texts
  = hint: each puzzle is a text; name another column, or convert this one to strings

"#]]);
    batch(&folder, "table.parquet --jsonl --out other.parquet", "").code(2).stderr_eq(str![[r#"
error: `--jsonl` writes text, but `other.parquet` is a Parquet file
  = hint: leave it out, or give the file another ending

"#]]);
    batch(&folder, "missing.parquet --out other.parquet", "").code(2).stderr_eq(str![[r#"
error: [..]missing.parquet[..]
...
"#]]);
    let whole = fs::read(folder.join("table.parquet")).expect("it was written");
    for bytes in [&b"a,b\n"[..], b"", b"PAR1", &whole[..100], &whole[..whole.len() / 2], &whole[..whole.len() - 1]] {
        fs::write(folder.join("part.parquet"), bytes).expect("it can be written");
        batch(&folder, "part.parquet --out table.parquet", "").code(2).stdout_eq("").stderr_eq(str![[r#"
error: `part.parquet` is not a Parquet file that can be read: [..]
  = hint: tables can be read that are not compressed, or compressed with Snappy, Zstandard, LZ4 or gzip

"#]]);
    }
    // A table that is damaged within.
    let mut damaged = whole.clone();
    let end = whole.len() / 3;
    damaged[20..end].fill(0x5a);
    fs::write(folder.join("damaged.parquet"), damaged).expect("it can be written");
    batch(&folder, "damaged.parquet --out table.parquet", "").code(2).stdout_eq("");
    assert_eq!(fs::read(folder.join("table.parquet")).expect("it is there"), whole);
    assert_eq!(names(&folder), ["damaged.parquet", "part.parquet", "table.parquet"]);
    fs::remove_dir_all(&folder).expect("it was made");
}

/// Texts that are no puzzles, one of 10 MB, and a puzzle that reaches its limit leave the others as they are.
#[test]
fn a_bad_row_has_its_problem_and_the_others_their_answers() {
    let folder = folder("tables-rows");
    let long = "x".repeat(10 << 20);
    let hard = format!("sudoku: 16\n{}", ". . . . . . . . . . . . . . . .\n".repeat(16));
    let rows = [BOARD, &long, "", &hard, "grid: Pets\nwho: Ann, Bob\npet: cat\n", BOARD];
    let table = lines::table((1..).zip(rows.map(Cow::Borrowed))).expect("it fits");
    let file = File::create(folder.join("rows.parquet")).expect("it can be created");
    let mut writer = Writer::new(file, table.schema(), Vec::new()).expect("it can be written");
    writer.write(&table).expect("it can be written");
    writer.finish().expect("it can be written");
    batch(&folder, "rows.parquet --steps 1 --out found.parquet", "").code(2).stdout_eq("").stderr_eq(str![[r#"
note: 3 rows are not puzzles; the column `problems` says why

"#]]);
    batch(&folder, "found.parquet --steps 1 --verdict", "").code(2).stdout_eq(str![[r#"
unique
error[[..]]
error[[..]]
unknown
error[[..]]
unique

"#]]);
    fs::remove_dir_all(&folder).expect("it was made");
}
