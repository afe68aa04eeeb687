//! Boards as text and as HTML.

use bachet_draw::{Block, Board, BoardCell, CellKind, CellPosition, Figure, Page, html, plain, text};

fn cell(c: char) -> BoardCell {
    let kind = match c {
        '.' => CellKind::Empty,
        'a'..='z' => CellKind::Filled,
        _ => CellKind::Given,
    };
    let text = if kind == CellKind::Empty { String::new() } else { c.to_ascii_uppercase().to_string() };
    BoardCell { text, kind, ..BoardCell::default() }
}

fn page(board: Board) -> Page {
    Page { blocks: vec![Block::Board(board)], ..Page::default() }
}

/// Draws a board: givens are capitals or digits, filled-in values small letters, regions digits.
fn drawn(cells: &str, regions: &str, change: impl FnOnce(&mut Board)) -> String {
    let digit = |c: char| c.to_digit(36).expect("a region");
    let mut drawn = Board {
        columns: cells.split(' ').next().map_or(0, str::len),
        cells: cells.chars().filter(|c| *c != ' ').map(cell).collect(),
        regions: regions.chars().filter(|c| *c != ' ').map(digit).collect(),
        ..Board::default()
    };
    change(&mut drawn);
    plain(&text(&page(drawn)))
}

#[test]
fn boxes_have_walls() {
    let boxes = "001122 001122 001122 334455 334455 334455";
    insta::assert_snapshot!(drawn("1...ab 2..... ...... ...3.. .c.... 1.....", boxes, |_| ()), @r"
    ┏━━━━━━┳━━━━━━┳━━━━━━┓
    ┃ 1  . ┃ .  . ┃ A  B ┃
    ┃ 2  . ┃ .  . ┃ .  . ┃
    ┃ .  . ┃ .  . ┃ .  . ┃
    ┣━━━━━━╋━━━━━━╋━━━━━━┫
    ┃ .  . ┃ .  3 ┃ .  . ┃
    ┃ .  C ┃ .  . ┃ .  . ┃
    ┃ 1  . ┃ .  . ┃ .  . ┃
    ┗━━━━━━┻━━━━━━┻━━━━━━┛
    ");
}

#[test]
fn irregular_regions_have_closed_walls() {
    insta::assert_snapshot!(drawn("1.... .2... ..3.. ...4. a...5", "00001 02111 02223 42333 44443", |_| ()), @r"
    ┏━━━━━━━━━━━━━━━┳━━━┓
    ┃ 1   .   .   . ┃ . ┃
    ┃   ┏━━━┳━━━━━━━┛   ┃
    ┃ . ┃ 2 ┃ .   .   . ┃
    ┃   ┃   ┗━━━━━━━┳━━━┫
    ┃ . ┃ .   3   . ┃ . ┃
    ┣━━━┫   ┏━━━━━━━┛   ┃
    ┃ . ┃ . ┃ .   4   . ┃
    ┃   ┗━━━┻━━━━━━━┓   ┃
    ┃ A   .   .   . ┃ 5 ┃
    ┗━━━━━━━━━━━━━━━┻━━━┛
    ");
}

#[test]
fn an_annotated_board_has_signs_for_givens_and_clashes() {
    let change = |board: &mut Board| {
        board.annotated = true;
        board.caption = "A board".to_owned();
        board.cells[0].clashes = true;
        board.cells[2].clashes = true;
    };
    insta::assert_snapshot!(drawn("1.a. .... ..3. ...4", "0011 0011 2233 2233", change), @r"
    A board
        1  2   3  4
      ┏━━━━━━┳━━━━━━┓
    1 ┃!1* . ┃!A  . ┃
    2 ┃ .  . ┃ .  . ┃
      ┣━━━━━━╋━━━━━━┫
    3 ┃ .  . ┃ 3* . ┃
    4 ┃ .  . ┃ .  4*┃
      ┗━━━━━━┻━━━━━━┛
    ");
}

#[test]
fn columns_with_lists_are_as_wide_as_needed() {
    let change = |board: &mut Board| {
        board.annotated = true;
        for (at, text) in [(1, "23"), (5, "1234"), (6, "10 12")] {
            board.cells[at] = BoardCell { text: text.into(), kind: CellKind::Candidates, ..BoardCell::default() };
        }
    };
    insta::assert_snapshot!(drawn("1.a. .... ..3. ...4", "0011 0011 2233 2233", change), @r"
        1  2      3      4
      ┏━━━━━━━━━┳━━━━━━━━━━┓
    1 ┃ 1* 23   ┃ A      . ┃
    2 ┃ .  1234 ┃ 10 12  . ┃
      ┣━━━━━━━━━╋━━━━━━━━━━┫
    3 ┃ .  .    ┃ 3*     . ┃
    4 ┃ .  .    ┃ .      4*┃
      ┗━━━━━━━━━┻━━━━━━━━━━┛
    ");
}

#[test]
fn lines_and_shades_are_drawn_beside_the_values() {
    let change = |board: &mut Board| {
        let place = |row, column| CellPosition { row, column };
        board.figures = vec![
            Figure::Shade(vec![place(0, 1), place(0, 2), place(3, 3)]),
            Figure::Line((0..5).map(|i| place(i, i)).collect()),
            Figure::Line((0..5).map(|i| place(4 - i, i)).collect()),
            Figure::Line(vec![place(1, 2), place(1, 1), place(2, 1)]),
        ];
    };
    insta::assert_snapshot!(drawn("1.... .2... ..3.. ...4. a...5", "00000 00000 00000 00000 00000", change), @r"
    ┏━━━━━━━━━━━━━━━┓
    ┃╲1╲░.░░.░ . ╱.╱┃
    ┃ . ┼2┼─.─╱.╱ . ┃
    ┃ . │.│╳3╳ .  . ┃
    ┃ . ╱.╱ . ╲4╲ . ┃
    ┃╱A╱ .  .  . ╲5╲┃
    ┗━━━━━━━━━━━━━━━┛
    ");
}

#[test]
fn an_empty_board_is_drawn() {
    assert_eq!(drawn("", "", |board| board.caption = "none".into()), "none\n");
    assert_eq!(drawn("1", "", |_| ()), "┏━━━┓\n┃ 1 ┃\n┗━━━┛\n");
}

#[test]
fn every_cell_has_a_description() {
    let cell = |text: &str, kind, clashes, label: &str| BoardCell {
        text: text.to_owned(),
        kind,
        clashes,
        label: label.to_owned(),
        ..BoardCell::default()
    };
    let cells = vec![
        cell("1", CellKind::Given, true, "r1c1, 1, given, clashes"),
        cell("1", CellKind::Filled, true, "r1c2, 1, clashes"),
        cell("2<3", CellKind::Candidates, false, "r2c1, 2 or 3"),
        cell("", CellKind::Empty, false, "r2c2, empty"),
    ];
    let place = |row, column| CellPosition { row, column };
    let figures = vec![Figure::Line(vec![place(0, 0), place(1, 1)]), Figure::Shade(vec![place(1, 1)])];
    let caption = "Solution 1 & 2".to_owned();
    let board = Board { caption, columns: 2, cells, regions: vec![0, 0, 1, 1], figures, annotated: false };
    let written = html(&page(board));
    let (_, body) = written.split_once("</h1>\n").expect("it has a heading");
    let (board, _) = body.split_once("</main>").expect("it has an end");
    insta::assert_snapshot!(board, @r#"
    <h3>Solution 1 &amp; 2</h3>
    <div class="scroll">
    <div class="board">
    <table>
    <tbody>
    <tr><td class="given clash top left" aria-label="r1c1, 1, given, clashes">1</td><td class="filled clash top" aria-label="r1c2, 1, clashes">1</td></tr>
    <tr><td class="candidates top left" aria-label="r2c1, 2 or 3">2&lt;3</td><td class="shade top" aria-label="r2c2, empty"></td></tr>
    </tbody>
    </table>
    <svg viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true"><polyline points="0.5,0.5 1.5,1.5"/></svg>
    </div>
    </div>
    "#);
}
