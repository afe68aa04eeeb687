//! Boards of a step of an explanation: candidates and highlights.

use bachet_draw::{Block, Board, BoardCell, Candidate, CandidateMark, CellKind, Highlight, Page, html, plain, text};

fn page(board: Board) -> Page {
    Page { blocks: vec![Block::Board(board)], ..Page::default() }
}

fn value(text: &str, kind: CellKind, highlight: Highlight) -> BoardCell {
    BoardCell { text: text.to_owned(), kind, highlight, ..BoardCell::default() }
}

/// A cell with candidates: each character is one, `.` is a value that the cell cannot have, and a sign before a
/// candidate marks it.
fn noted(signs: &str, highlight: Highlight) -> BoardCell {
    let mut candidates = Vec::new();
    let mut mark = CandidateMark::Plain;
    for c in signs.chars() {
        match c {
            '-' => mark = CandidateMark::Struck,
            '+' => mark = CandidateMark::Reason,
            '~' => mark = CandidateMark::OtherReason,
            '.' => candidates.push(Candidate::default()),
            c => candidates.push(Candidate::new(c).marked(std::mem::take(&mut mark))),
        }
    }
    BoardCell { kind: CellKind::Candidates, candidates, highlight, ..BoardCell::default() }
}

fn explained() -> Board {
    let cells = vec![
        value("1", CellKind::Given, Highlight::House),
        noted(".2+34", Highlight::Reason),
        noted(".-2~3.", Highlight::Result),
        noted("...4", Highlight::House),
        value("2", CellKind::Latest, Highlight::Result),
        value("1", CellKind::Filled, Highlight::Reason),
        noted("..-3.", Highlight::None),
        BoardCell { clashes: true, ..value("1", CellKind::Filled, Highlight::Reason) },
    ];
    Board { columns: 4, cells, regions: vec![0, 0, 1, 1, 0, 0, 1, 1], annotated: true, ..Board::default() }
}

#[test]
fn text_has_brackets_around_what_is_highlighted() {
    insta::assert_snapshot!(plain(&text(&page(explained()))), @r"
        1  2     3    4
      ┏━━━━━━━━┳━━━━━━━━┓
    1 ┃:1:(234)┃[3-2]:4:┃
    2 ┃[2](1)  ┃ -3  !1 ┃
      ┗━━━━━━━━┻━━━━━━━━┛
    ");
}

#[test]
fn candidates_have_their_places() {
    let written = html(&page(explained()));
    let (_, body) = written.split_once("</h1>\n").expect("it has a heading");
    let (board, _) = body.split_once("</main>").expect("it has an end");
    insta::assert_snapshot!(board, @r#"
    <div class="scroll fit" style="--columns: 4; --side: 2.91">
    <div class="board noted ruled">
    <table>
    <thead><tr><td></td><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th></tr></thead>
    <tbody>
    <tr><th scope="row">1</th><td class="given house top left">1</td><td class="candidates reason top"><span class="notes">  2
    <b>3</b> 4</span></td><td class="candidates result top left"><span class="notes">  <s>2</s>
    <i>3</i>  </span></td><td class="candidates house top"><span class="notes">   
      4</span></td></tr>
    <tr><th scope="row">2</th><td class="filled latest result left">2</td><td class="filled reason">1</td><td class="candidates left"><span class="notes">   
    <s>3</s>  </span></td><td class="filled clash reason">1</td></tr>
    </tbody>
    </table>
    </div>
    </div>
    "#);
}

#[test]
fn candidates_of_two_digits_are_set_apart() {
    let candidates: Vec<Candidate> = (1..=12).map(|n| Candidate::new(n.to_string())).collect();
    let struck =
        |(at, it): (usize, &Candidate)| if at > 8 { it.clone().marked(CandidateMark::Struck) } else { it.clone() };
    let candidates: Vec<Candidate> = candidates.iter().enumerate().map(struck).collect();
    let cell = BoardCell { candidates, ..BoardCell::default() };
    let board = Board { columns: 1, cells: vec![cell], ..Board::default() };
    let drawn = plain(&text(&page(board.clone())));
    assert!(drawn.contains("┃ 1 2 3 4 5 6 7 8 9 -10 11 12 ┃"), "{drawn}");
    let written = html(&page(board));
    assert!(written.contains(" 1  2  3  4\n 5  6  7  8\n 9 <s>10</s> <s>11</s> <s>12</s></span>"), "{written}");
}

#[test]
fn candidates_are_escaped_and_may_be_of_any_width() {
    let cell = |text: &str| BoardCell { candidates: vec![Candidate::new(text)], ..BoardCell::default() };
    let cells = ["<b>&", "👩\u{200d}👩\u{200d}👧", "שלום", "a very long candidate", ""].map(cell).to_vec();
    let board = Board { columns: 5, cells, annotated: true, ..Board::default() };
    let written = html(&page(board.clone()));
    assert!(written.contains("&lt;b&gt;&amp;</span>") && !written.contains("<b>&"));
    assert_eq!(plain(&text(&page(board))).lines().count(), 4);
}

#[test]
fn a_board_without_steps_has_no_styles_of_steps() {
    let board = Board { columns: 1, cells: vec![value("1", CellKind::Given, Highlight::None)], ..Board::default() };
    let written = html(&page(Board { annotated: true, ..board }));
    assert!(!written.contains(".notes") && !written.contains(".house") && !written.contains("<th"));
}
