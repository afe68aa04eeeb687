//! Pages as text.

use bachet_draw::{Block, Cell, Entry, Layout, Mark, Page, Run, Table, plain, shortened, text, text_within, wrapped};

fn drawn(table: Table) -> String {
    plain(&text(&Page { blocks: vec![Block::Table(table)], ..Page::default() }))
}

#[test]
fn columns_align_by_width() {
    let rows = [("Åsa", "日本", "9"), ("Zoé", "fish", "10"), ("Bob", "", "1000")];
    let rows = rows.iter().map(|(a, b, c)| vec![Cell::new(*a), Cell::new(*b), Cell::number(*c)]).collect();
    let headers = ["who", "pet", "age"].map(str::to_owned).to_vec();
    let drawn = drawn(Table { caption: "Solution 1".to_owned(), headers, rows });
    insta::assert_snapshot!(drawn, @r"
    Solution 1
    who  pet    age
    ───  ────  ────
    Åsa  日本     9
    Zoé  fish    10
    Bob        1000
    ");
}

#[test]
fn short_rows_and_empty_tables() {
    assert_eq!(drawn(Table::default()), "");
    let rows = vec![vec![Cell::new("a")], vec![], vec![Cell::new("b"), Cell::new("c")]];
    assert_eq!(drawn(Table { rows, ..Table::default() }), "a\n\nb  c\n");
}

#[test]
fn what_is_too_wide_is_wrapped_at_spaces() {
    let rows = vec![
        vec![Cell::number("1728"), Cell::new("the guest of May talks about freedom")],
        vec![Cell::number("2"), Cell::new("short")],
    ];
    let headers = ["left", "clue"].map(str::to_owned).to_vec();
    let entry = Entry { label: "1.".into(), text: "a sentence that goes on".into(), mark: Mark::Plain };
    let blocks = vec![
        Block::Table(Table { caption: String::new(), headers, rows }),
        Block::Entries(vec![entry]),
        Block::Paragraph("an incomprehensibility".into(), Mark::Plain),
    ];
    insta::assert_snapshot!(plain(&text_within(&Page { blocks, ..Page::default() }, 20)), @r"
    left  clue
    ────  ──────────────
    1728  the guest of
          May talks
          about freedom
       2  short

    1.  a sentence that
        goes on

    an
    incomprehensibility
    ");
}

#[test]
fn a_page_sets_its_blocks_apart() {
    let entry = |label: &str, text: &str| Entry { label: label.into(), text: text.into(), mark: Mark::Strong };
    let page = Page {
        language: "en".into(),
        title: "Zebra".into(),
        blocks: vec![
            Block::Paragraph("1 solution".into(), Mark::Good),
            Block::Paragraph("in no time".into(), Mark::Faint),
            Block::Heading("Answers".into()),
            Block::Entries(vec![entry("Who drinks water?", "Norwegian"), entry("And?", "nobody")]),
        ],
    };
    insta::assert_snapshot!(plain(&text(&page)), @r"
    Zebra
    1 solution
    in no time

    Answers
    Who drinks water?  Norwegian
    And?               nobody
    ");
}

#[test]
fn a_shortened_line_ends_with_an_ellipsis() {
    let run = |text: &str, mark| Run { text: text.to_owned(), mark };
    let line = [run("日本", Mark::Strong), run("abc", Mark::Plain)];
    let shown = |columns| shortened(&line, columns).into_iter().map(|run| run.text).collect::<String>();
    let found: Vec<String> = [7, 6, 5, 4, 3, 2, 1, 0].into_iter().map(shown).collect();
    assert_eq!(found, ["日本abc", "日本a…", "日本…", "日…", "日…", "…", "…", ""]);
}

#[test]
fn a_text_is_wrapped_at_blanks() {
    assert_eq!(wrapped("one two  three", 8), ["one two", "three"]);
    assert_eq!(wrapped("", 8), [""]);
    assert_eq!(wrapped("incomprehensible a", 5), ["incomprehensible", "a"]);
}

#[test]
fn blocks_laid_out_one_by_one_give_the_lines_of_the_page() {
    let paragraph = || Block::Paragraph("some words that are wrapped".into(), Mark::Plain);
    let heading = || Block::Heading("a heading".into());
    let table = || Block::Table(Table { rows: vec![vec![Cell::new("a")]], ..Table::default() });
    let kinds: [&dyn Fn() -> Block; 3] = [&paragraph, &heading, &table];
    // Every three kinds stand side by side somewhere.
    for number in 0..27 {
        let blocks: Vec<Block> = [number / 9, number / 3 % 3, number % 3].map(|kind| kinds[kind]()).into();
        let mut layout = Layout::new(12);
        let one_by_one: Vec<Vec<Run>> = blocks.iter().flat_map(|block| layout.next(block)).collect();
        assert_eq!(one_by_one, text_within(&Page { blocks, ..Page::default() }, 12));
    }
}

#[test]
fn a_blank_line_separates_blocks() {
    let paragraph = || Block::Paragraph("words".into(), Mark::Plain);
    let table = || Block::Table(Table { rows: vec![vec![Cell::new("a")]], ..Table::default() });
    let blocks = vec![table(), paragraph(), paragraph(), Block::Heading("heading".into()), table(), table()];
    let drawn = plain(&text(&Page { blocks: blocks.clone(), ..Page::default() }));
    assert_eq!(drawn, "a\n\nwords\nwords\n\nheading\na\n\na\n");
    let titled = |blocks| plain(&text(&Page { title: "title".into(), blocks, ..Page::default() }));
    assert_eq!(titled(vec![paragraph(), table()]), "title\nwords\n\na\n");
    assert_eq!(titled(blocks)[..9], *"title\n\na\n");
}
