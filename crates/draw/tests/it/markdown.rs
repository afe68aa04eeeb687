//! Pages as Markdown.

use bachet_draw::{
    Bank, Block, Board, BoardCell, Cell, CellKind, CrossCategory, CrossOut, Drawing, Entry, Mark, Page, River, Step,
    Table, Walkthrough, WalkthroughPart, Way, markdown,
};

fn whole(text: &str) -> Page {
    let owned = || text.to_owned();
    let banks = || {
        let bank = |boats| Bank { name: owned(), who: vec![owned(), "b".into()], boats, bad: false };
        vec![bank(vec![]), bank(vec![owned()])]
    };
    let category = || CrossCategory { name: owned(), values: vec![owned(), "b".into()] };
    let cell = BoardCell { text: owned(), kind: CellKind::Given, ..BoardCell::default() };
    let rows = vec![vec![Cell::new(owned()), Cell::number(owned())], vec![Cell::new("b"), Cell::number("2")]];
    let blocks = vec![
        Block::Heading(owned()),
        Block::Paragraph(format!("{text}\n{text}"), Mark::Plain),
        Block::Paragraph(owned(), Mark::Strong),
        Block::Table(Table { caption: owned(), headers: vec![owned(), "n".into()], rows }),
        Block::Entries(vec![Entry { label: owned(), text: owned(), mark: Mark::Bad }]),
        Block::Board(Board { caption: owned(), columns: 1, cells: vec![cell], ..Board::default() }),
        Block::Drawing(Drawing { caption: owned(), lines: vec![owned(), "end".into()], label: owned() }),
        Block::River(River { caption: owned(), banks: banks() }),
        Block::Way(Way {
            caption: owned(),
            steps: vec![Step { label: "1".into(), text: owned(), aside: owned(), banks: banks() }],
        }),
        Block::CrossOut(CrossOut::new(vec![category(), category()])),
    ];
    let part =
        WalkthroughPart { title: owned(), blocks: vec![Block::Heading(owned()), Block::Stepper(Box::default())] };
    let walkthrough = Walkthrough { parts: vec![part], ..Walkthrough::default() };
    Page { language: owned(), title: owned(), blocks: [blocks, vec![Block::Walkthrough(walkthrough)]].concat() }
}

#[test]
fn a_page_with_every_kind_of_block() {
    insta::assert_snapshot!(markdown(&whole("1. [a](b) *c* | <d> `e` &amp;")));
}

#[test]
fn a_plain_text_stays_as_it_is() {
    let text = "The Norwegian (house 1), who drinks water: \"tea\" is 2.5 - or not!";
    let page = Page { blocks: vec![Block::Paragraph(text.into(), Mark::Plain)], ..Page::default() };
    assert_eq!(markdown(&page), format!("{text}\n"));
    assert_eq!(markdown(&Page::default()), "");
}

#[test]
fn nothing_of_a_text_becomes_markup() {
    let escaped = |text: &str| {
        let page = Page { blocks: vec![Block::Paragraph(text.into(), Mark::Plain)], ..Page::default() };
        markdown(&page).trim_end().to_owned()
    };
    for (text, expected) in [
        ("# a #", "\\# a \\#"),
        ("- a", "\\- a"),
        ("===", "\\==="),
        (":-", "\\:-"),
        ("12. a", "12\\. a"),
        ("12) a 3) b", "12\\) a 3) b"),
        ("    code", "code"),
        ("a\n\n\nb\r\n c", "a\\\nb\\\nc"),
        ("<script>&lt;", "\\<script\\>\\&lt;"),
        ("a|b", "a&#124;b"),
        ("\\|", "\\\\&#124;"),
        ("~~a~~ __b__ $c$", "\\~\\~a\\~\\~ \\_\\_b\\_\\_ \\$c\\$"),
        ("HTTP://a.b www.c.d", "HTTP:<!-- -->//a.b www<!-- -->.c.d"),
        ("mailto:a@b.nl", "mailto:<!-- -->a@<!-- -->b.nl"),
        ("a\u{1}\tb\u{0}", "a\u{fffd} b\u{fffd}"),
    ] {
        assert_eq!(escaped(text), expected, "{text}");
    }
}

#[test]
fn a_fence_is_longer_than_the_backticks_in_it() {
    let lines = ["a", "````", "```` b"].map(str::to_owned).to_vec();
    let page = Page { blocks: vec![Block::Drawing(Drawing { lines, ..Drawing::default() })], ..Page::default() };
    assert_eq!(markdown(&page), "`````text\na\n````\n```` b\n`````\n");
    let page = Page { blocks: vec![Block::Board(Board::default())], ..Page::default() };
    assert_eq!(markdown(&page), "");
}
