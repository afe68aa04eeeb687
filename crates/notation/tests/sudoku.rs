//! Sudoku: every format is read, and a written puzzle reads back to an equal one.

use bachet_notation::sudoku::{
    BoxShape, Cell, Format, MAX_SIZE, SudokuPuzzle, Symbols, read, read_each, read_rule, recognise, write,
};
use bachet_notation::{Header, Headers, Severity, Span};
use proptest::collection::vec;
use proptest::prelude::*;

const DIFFICILE: &str = "....5..6.582..9..4.6......983.4.16...7.....8...17.6.356......4.3..6..728.1..7....";

/// Reads without errors.
fn sound(source: &str, format: Option<Format>) -> (SudokuPuzzle, Option<Format>) {
    let (reading, problems) = read(source, format);
    assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{problems:?}\n{source}");
    (reading.puzzle, reading.format)
}

/// The source is recognised as this format, and is this board as a line.
fn check(source: &str, format: Format, line: &str) {
    let (puzzle, found) = sound(source, None);
    assert_eq!(found, Some(format), "{source}");
    assert_eq!(write(&puzzle, Format::Line).expect("a line says it all").trim_end(), line, "{source}");
}

#[test]
fn a_line_with_each_sign_for_empty() {
    for empty in [".", "0", "*", "_", " "] {
        check(&DIFFICILE.replace('.', empty), Format::Line, DIFFICILE);
    }
    check(&format!("# difficile\r\n{DIFFICILE}\r\n"), Format::Line, DIFFICILE);
}

#[test]
fn grids_in_many_drawings() {
    let (puzzle, _) = sound(DIFFICILE, None);
    let drawn = write(&puzzle, Format::Grid).expect("a grid says it all");
    assert!(drawn.contains("------+-------+------\n"), "{drawn}");
    check(&drawn, Format::Grid, DIFFICILE);
    check(&drawn.replace(['|', '-', '+'], " "), Format::Grid, DIFFICILE);
    check(&drawn.replace('-', "=").replace('.', "0"), Format::Grid, DIFFICILE);
    check(&drawn.replace('-', "─").replace('|', "│").replace('+', "┼"), Format::Grid, DIFFICILE);
    check(&drawn.replace([' ', '|'], ""), Format::Grid, DIFFICILE);
    let boxed: Vec<String> = drawn.lines().map(|l| format!("| {l} |")).collect();
    let edge = "*-----------------------*";
    check(&format!("{edge}\n{}\n{edge}\n", boxed.join("\n")), Format::Grid, DIFFICILE);
    let thirds: Vec<&str> = (0..27).map(|i| &DIFFICILE[3 * i..3 * i + 3]).collect();
    check(&thirds.join("\n"), Format::Grid, DIFFICILE);
    check(&thirds.join(" "), Format::Grid, DIFFICILE);
}

#[test]
fn the_notation_of_the_project() {
    let (puzzle, format) = sound(
        "sudoku: Mine # not yours\nlanguage: fr\nsource: me\n\n1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . {14}\ndiagonals\ncage 5: r1c1\n  r1c2\n",
        None,
    );
    assert_eq!(format, Some(Format::Text));
    assert_eq!(puzzle.headers.title.as_deref(), Some("Mine"));
    assert_eq!(puzzle.cells[15].candidates, 0b1001);
    assert_eq!(puzzle.rules[1].to_string(), "cage 5: r1c1 r1c2");
    let (again, _) = sound(&write(&puzzle, Format::Text).expect("text says everything"), None);
    assert!(again.same(&puzzle));
}

#[test]
fn regions_replace_boxes_unless_boxes_are_stated() {
    let board = "1...\n..2.\n.3..\n...4\n";
    let regions = "regions:\n  1122\n  1122\n  3344\n  3344\n";
    let (puzzle, _) = sound(&format!("sudoku:\n{board}{regions}"), None);
    assert_eq!((puzzle.boxes, puzzle.regions.is_some()), (None, true));
    let (puzzle, _) = sound(&format!("sudoku:\nboxes: 2x2\n{board}{regions}"), None);
    assert!(puzzle.boxes.is_some() && puzzle.regions.is_some());
}

#[test]
fn the_style_from_0_to_f() {
    let mut line = ".".repeat(256);
    line.replace_range(0..3, "0F1");
    let (puzzle, _) = sound(&line, None);
    assert_eq!(puzzle.symbols, Symbols::FromZero);
    assert_eq!([0, 1, 2].map(|i| puzzle.cells[i].given), [Some(1), Some(16), Some(2)]);
    line.replace_range(0..3, "0G1");
    let (puzzle, _) = sound(&line, None);
    assert_eq!([0, 1, 2].map(|i| puzzle.cells[i].given), [None, Some(16), Some(1)]);
}

/// Every format that can state this puzzle reads back to it.
fn round_trips(puzzle: &SudokuPuzzle, formats: &[Format]) {
    for &format in formats {
        let written = write(puzzle, format).unwrap_or_else(|lost| panic!("{format} loses {lost:?}"));
        let (again, _) = sound(&written, Some(format));
        assert!(again.same(puzzle), "{format}:\n{written}\n{again:?}");
        let (reading, problems) = read(&written, None);
        assert_eq!(reading.format, Some(format), "{problems:?}\n{written}");
        assert!(reading.puzzle.same(puzzle), "{format}, recognised:\n{written}");
    }
}

#[test]
fn a_board_in_every_format() {
    use Format::{BoxList, Csv, Grid, Iss, Jigsaw, Library, Line, List, Pencilmarks, Sdk, Sdm, Sukaku, Text};
    let (mut puzzle, _) = sound(DIFFICILE, None);
    round_trips(&puzzle, &[Text, Line, Grid, List, BoxList, Sukaku, Csv, Sdk, Library, Iss]);
    puzzle.cells[0].candidates = 0b1011;
    puzzle.cells[80].candidates = 0b11;
    round_trips(&puzzle, &[Text, Pencilmarks, List, BoxList, Sukaku, Csv, Library, Iss]);
    for format in [Line, Sdm, Grid, Sdk, Jigsaw] {
        assert!(write(&puzzle, format).is_err(), "{format}");
    }
}

/// The board of four levels, in a layout of our own.
#[test]
fn lists_of_four_levels_are_band_box_row_column() {
    let boxes = "stateWiki = [[[[0,3,0],[0,0,0],[0,0,8]],[[0,0,0],[1,9,5],[0,0,0]],[[0,0,0],[0,0,0],[0,6,0]]],
        [[[8,0,0],[4,0,0],[0,0,0]], [[0,6,0],[8,0,0],[0,2,0]], [[0,0,0],[0,0,1],[0,0,0]]],
        [[[0,6,0],[0,0,0],[0,0,0]], [[0,0,0],[4,1,9],[0,0,0]], [[2,8,0],[0,0,5],[0,7,0]]]]
startState = stateWiki";
    let line = ".3..........195.....8....6.8...6....4..8....1....2.....6....28....419..5.......7.";
    check(boxes, Format::BoxList, line);
}

#[test]
fn lists_as_programs_write_them() {
    let rows = |empty: &str| {
        let cell = |c: char| if c == '.' { empty.to_owned() } else { c.to_string() };
        let row = |i: usize| DIFFICILE[9 * i..9 * i + 9].chars().map(cell).collect::<Vec<_>>().join(", ");
        (0..9).map(|i| format!("  [{}]", row(i))).collect::<Vec<_>>()
    };
    for empty in ["None", "null", "0", "'.'", "\"\"", "   None"] {
        check(&format!("[{}]", rows(empty).join(",")), Format::List, DIFFICILE);
    }
    check(&format!("matrice = Matrice([\n{},\n])\n", rows("None").join(",\n")), Format::List, DIFFICILE);
    let called =
        format!("if True:\n# Difficile [1]\n  m = Matrice([\n{}\n])\nm[0, 1] = 2\nm.show()", rows("None").join(",\n"));
    check(&called, Format::List, DIFFICILE);
    check(&format!("startState = [ \\\n{}]", rows("0").join(",\n")), Format::List, DIFFICILE);
    check(
        &format!("int[][] b = {{ {} }};", rows("0").join(",").replace('[', "{").replace(']', "}")),
        Format::List,
        DIFFICILE,
    );
    let texts: Vec<String> = (0..9).map(|i| format!("\"{}\"", &DIFFICILE[9 * i..9 * i + 9])).collect();
    check(&format!("[{}]", texts.join(", ")), Format::List, DIFFICILE);
    check(&format!("[{}]", rows("0").join("\n").replace(',', " ")), Format::List, DIFFICILE);
}

#[test]
fn tables() {
    let rows = |empty: &str, comma: &str, end: &str| {
        let cell = |c: char| if c == '.' { empty.to_owned() } else { c.to_string() };
        let row = |i: usize| DIFFICILE[9 * i..9 * i + 9].chars().map(cell).collect::<Vec<_>>().join(comma);
        (0..9).map(|i| row(i) + end).collect::<String>()
    };
    check(&rows("", ",", "\n"), Format::Csv, DIFFICILE);
    check(&rows("", ";", "\r\n"), Format::Csv, DIFFICILE);
    check(&rows("", "\t", "\n"), Format::Csv, DIFFICILE);
    check(&rows("0", ", ", ",\n"), Format::Csv, DIFFICILE);
    check(&rows("\"\"", ",", "\n"), Format::Csv, DIFFICILE);
    let one_line = rows("", ",", ",");
    check(one_line.strip_suffix(',').expect("it ends so"), Format::Csv, DIFFICILE);
    check(&rows(".", "\t", "\n"), Format::Grid, DIFFICILE);
}

#[test]
fn sdk_and_library_lines() {
    let rows: Vec<&str> = (0..9).map(|i| &DIFFICILE[9 * i..9 * i + 9]).collect();
    let board = rows.join("\n");
    check(&format!("#AAnn\n#DHard one\n#B03-08-2006\n#Shere\n{board}"), Format::Sdk, DIFFICILE);
    let (puzzle, _) = sound(&format!("#AAnn\n#DHard one\n#Shere\n[Puzzle]\n{board}\n[State]\n{board}\n"), None);
    assert_eq!(
        (puzzle.headers.title.as_deref(), puzzle.headers.source.as_deref()),
        (Some("Hard one"), Some("Ann, here"))
    );
    let placed = DIFFICILE.replacen("....5", "+1...5", 1);
    let (puzzle, format) = sound(&format!(":0300:12:{placed}:212 313:::"), None);
    assert_eq!(format, Some(Format::Library));
    let states: Vec<_> = puzzle.cells[..4].iter().map(|c| (c.given, c.candidates)).collect();
    assert_eq!(states, [(None, 1), (None, 0b1_1111_1101), (None, 0b1_1111_1011), (None, 0b1_1111_1111)]);
}

#[test]
fn pencil_marks_in_a_grid() {
    let drawn = "
.----------.----------.
| 1  234   | 3    24  |
| 34 2     | 1    234 |
:----------+----------:
| 2  134   | 4    13  |
| 34 13    | 12   {2} |
'----------'----------'
";
    let (puzzle, format) = sound(drawn, None);
    assert_eq!(format, Some(Format::Pencilmarks));
    assert_eq!((puzzle.cells[1].given, puzzle.cells[1].candidates), (None, 0b1110));
    assert_eq!((puzzle.cells[15].given, puzzle.cells[15].candidates), (None, 0b10));
}

#[test]
fn irregular_boards_in_a_line() {
    let layout = "1122112233443344";
    let (reading, problems) = read(layout, None);
    assert_eq!((reading.format, problems[0].code.id()), (None, "ambiguous-format"));
    let (empty, _) = sound(layout, Some(Format::Jigsaw));
    assert_eq!((empty.boxes, empty.regions.as_ref().map(Vec::len)), (None, Some(16)));
    for both in [format!("{layout}1..............4"), format!("1..............4 {layout}")] {
        let (puzzle, format) = sound(&both, None);
        assert_eq!(format, Some(Format::Jigsaw), "{both}");
        assert_eq!((puzzle.cells[0].given, puzzle.cells[15].given), (Some(1), Some(4)));
        round_trips(&puzzle, &[Format::Text, Format::Jigsaw, Format::Iss]);
    }
    let (puzzle, format) = sound(&format!(".Shape~4x4.Jigsaw~{layout}.AntiKing.~R1C1_2~R2C3_1_4"), None);
    assert_eq!(format, Some(Format::Iss));
    assert!(puzzle.boxes.is_some() && puzzle.regions.is_some());
    assert_eq!((puzzle.cells[0].given, puzzle.cells[6].candidates), (Some(2), 0b1001));
    assert_eq!(puzzle.rules[0].to_string(), "anti-king");
}

const SIZES: [u32; 14] = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 25, 36, MAX_SIZE];
const RULES: [&str; 6] =
    ["diagonals", "anti-king", "cage 10: r1c1 r1c2", "thermo: r5c5 r4c5", "little killer 15: r1c1", "odd: r1c1, r2c2"];

#[test]
fn text_after_a_board_is_skipped() {
    let (puzzle, format) = sound(&format!("{DIFFICILE} ED=4.1/1.5/1.5"), None);
    assert_eq!((format, puzzle.size), (Some(Format::Line), 9));
    let (_, problems) = read(&format!("{DIFFICILE},rated 3"), None);
    assert!(problems.iter().any(|p| p.code.id() == "ignored-text"), "{problems:?}");
}

#[test]
fn letters_alone_are_read_from_a() {
    let mut line = ".".repeat(256);
    line.replace_range(0..3, "APG");
    let (puzzle, _) = sound(&line, None);
    assert_eq!([0, 1, 2].map(|i| puzzle.cells[i].given), [Some(1), Some(16), Some(7)]);
    line.replace_range(0..4, "AFG1");
    let (puzzle, _) = sound(&line, None);
    assert_eq!([0, 1, 2].map(|i| puzzle.cells[i].given), [Some(10), Some(15), Some(16)]);
}

#[test]
fn constraint_strings_on_several_lines() {
    let (puzzle, _) = sound("\n  .Shape~16x16\n  .Diagonal~1.Diagonal~-1\n  .~R1C4_5~RcCg_16", None);
    assert_eq!((puzzle.size, puzzle.cells[3].given, puzzle.cells[11 * 16 + 15].given), (16, Some(5), Some(16)));
    let (reading, _) = read(".~R1C1_5\n.~R1C1_6\n", None);
    assert_eq!(reading.count, 2);
}

/// Found by fuzzing: a bracket alone was taken for candidates, and one cell was written as a line.
#[test]
fn a_board_of_one_cell() {
    let (_, problems) = read("[\n", Some(Format::Csv));
    assert_eq!(problems[0].code.id(), "bad-value");
    let (puzzle, _) = sound("sudoku:\nboxes: none\n1\n", None);
    let said: Vec<Format> = Format::ALL.iter().copied().filter(|&f| write(&puzzle, f).is_ok()).collect();
    assert_eq!(said, [Format::Text]);
}

/// The files of the data folder: their format, how many puzzles they hold, and that each is without error.
#[test]
fn files_of_others() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    if !root.exists() {
        println!("skipped: the folder of data is absent");
        return;
    }
    let files = [
        ("data/sudoku/magictour_top1465.txt", Format::Sdm, 1465),
        ("data/explain/qqwing_easy.sdm", Format::Sdm, 1000),
        ("data/explain/se121_ratings_20.txt", Format::Sdm, 20),
        ("data/explain/reglib-1.4.txt", Format::Library, 1112),
        ("data/variants/iss/layouts_VALID_JIGSAW_BOX_LAYOUTS.txt", Format::Iss, 1250),
        ("data/variants/iss/layouts_FAST_INVALID_JIGSAW_LAYOUTS.txt", Format::Jigsaw, 108),
        ("sources/002_96ff00cf0dc52053.txt", Format::List, 5),
    ];
    for (file, format, count) in files {
        let source = std::fs::read_to_string(root.join(file)).expect("the file can be read");
        assert_eq!(recognise(&source).chosen(), Some(format), "{file}");
        let mut read = 0;
        for (puzzle, problems) in read_each(&source, format) {
            let errors: Vec<_> = problems.iter().filter(|p| p.severity() == Severity::Error).collect();
            assert!(errors.is_empty() && puzzle.size == 9, "{file}: {errors:?}");
            read += 1;
        }
        assert_eq!(read, count, "{file}");
    }
}

/// A puzzle of one of the sizes, made of a list of numbers.
fn puzzle(size: u32, numbers: &[u32], texts: &[String; 2], candidates: bool) -> SudokuPuzzle {
    let mut numbers = numbers.iter().copied().cycle();
    let mut next = |n: u32| numbers.next().map_or(0, |x| x % n);
    let all = u64::MAX >> (64 - size);
    let mut cell = || {
        let value = next(size);
        match next(4) {
            0 => Cell { given: Some(value as u8 + 1), candidates: 1 << value, span: Span::default() },
            1 if candidates => Cell { given: None, candidates: all ^ 1 << value, span: Span::default() },
            2 if candidates => {
                let set = (1 << value | 1 << next(size) | 1 << next(size)) & all;
                Cell { given: None, candidates: set, span: Span::default() }
            }
            _ => Cell { given: None, candidates: all, span: Span::default() },
        }
    };
    let cells = (0..size * size).map(|_| cell()).collect();
    let symbols = match size {
        ..10 => Symbols::Letters,
        36.. => Symbols::Numbers,
        16 => [Symbols::Letters, Symbols::Numbers, Symbols::FromZero][next(3) as usize],
        _ => [Symbols::Letters, Symbols::Numbers][next(2) as usize],
    };
    let shapes: Vec<BoxShape> =
        (1..=size).filter(|r| size.is_multiple_of(*r)).map(|rows| BoxShape { rows, columns: size / rows }).collect();
    let boxes = match next(4) {
        0 => None,
        1 => Some(shapes[next(shapes.len() as u32) as usize]),
        _ => BoxShape::of_size(size),
    };
    let regions = (next(3) == 0).then(|| {
        let mut regions: Vec<u8> = (0..size * size).map(|i| (i / size) as u8).collect();
        (1..regions.len()).rev().for_each(|i| regions.swap(i, next(i as u32 + 1) as usize));
        regions
    });
    let rules = (0..next(4)).map(|_| read_rule(RULES[next(6) as usize])).collect();
    let text = |text: &str| Some(text.split_whitespace().collect::<Vec<_>>().join(" ")).filter(|t| !t.is_empty());
    let language = [None, Some("en"), Some("nl")][next(3) as usize].map(str::to_owned);
    let mut headers = Headers::default();
    for (at, header) in Header::ALL.into_iter().enumerate() {
        headers.set(header, if header == Header::Language { language.clone() } else { text(&texts[at % texts.len()]) });
    }
    SudokuPuzzle { headers, size, boxes, regions, cells, rules, symbols }
}

/// Returns the puzzle without what a format neither states nor reports: texts, symbols, and whether a lone candidate is
/// a given.
fn stated_by(puzzle: &SudokuPuzzle, format: Format, again: &SudokuPuzzle) -> SudokuPuzzle {
    let mut puzzle = puzzle.clone();
    if format == Format::Text {
        return puzzle;
    }
    puzzle.headers = if format == Format::Sdk { again.headers.clone() } else { Headers::default() };
    puzzle.symbols = again.symbols;
    for (cell, read) in puzzle.cells.iter_mut().zip(&again.cells) {
        let lone = cell.candidates.is_power_of_two() && matches!(format, Format::Sukaku | Format::Iss);
        if lone && cell.candidates == read.candidates {
            cell.given = read.given;
        }
    }
    puzzle
}

/// Where two puzzles differ first.
fn difference(a: &SudokuPuzzle, b: &SudokuPuzzle) -> String {
    let cell = |p: &SudokuPuzzle| p.cells.iter().map(|c| (c.given, c.candidates)).collect::<Vec<_>>();
    let at = cell(a).iter().zip(cell(b)).position(|(x, y)| *x != y);
    let cells = at.map(|i| (i, cell(a)[i], cell(b)[i]));
    let head = |p: &SudokuPuzzle| {
        let rules: Vec<String> = p.rules.iter().map(ToString::to_string).collect();
        format!("{:?}", (&p.headers, p.size, p.boxes, p.symbols, rules))
    };
    format!("{}\n{}\n{cells:?} {}", head(a), head(b), a.regions == b.regions)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(
        size in 0..SIZES.len(), numbers in vec(any::<u32>(), 1..300), candidates: bool,
        title in r#"\PC{0,12}|sudoku: [!-~]|"?[a-z ]{0,6}"?|\.\.\. 1 2|# x|1 2 3 4"#, source in r"\PC{0,12}|[0-9. ]{0,9}",
    ) {
        let puzzle = puzzle(SIZES[size], &numbers, &[title, source], candidates);
        for &format in Format::ALL {
            // The smallest boards fit several formats; only the notation of the project is unambiguous.
            let Ok(written) = write(&puzzle, format) else { continue };
            if puzzle.size < 4 && format != Format::Text {
                continue;
            }
            let (reading, problems) = read(&written, Some(format));
            let errors: Vec<_> = problems.iter().filter(|p| p.severity() == Severity::Error).collect();
            prop_assert!(errors.is_empty(), "{format}: {errors:?}\n{written}");
            let said = stated_by(&puzzle, format, &reading.puzzle);
            prop_assert!(reading.puzzle.same(&said), "{format}:\n{written}\n{}", difference(&said, &reading.puzzle));
            let recognition = recognise(&written);
            prop_assert!(recognition.is_sudoku(), "{format} is not recognised:\n{written}");
            prop_assert_eq!(read(&written, None), read(&written, None));
        }
    }

    #[test]
    fn nothing_makes_reading_fail(source in r"([0-9.A-G{}|\[\],: \n#+=*_-]|sudoku:|regions:|boxes:|None|~R1C1_|12|\n){0,60}") {
        let (_, problems) = read(&source, None);
        prop_assert!(problems.iter().all(|p| p.span.end as usize <= source.len()), "{problems:?}");
        for &format in Format::ALL {
            let (_, problems) = read(&source, Some(format));
            prop_assert!(problems.iter().all(|p| p.span.end as usize <= source.len()), "{format}: {problems:?}");
        }
    }
}
