//! Pages on which a person steps through an explanation.

use bachet_draw::{
    Block, Board, BoardCell, Entry, Highlight, Mark, Page, Sign, Walkthrough, WalkthroughPart, WalkthroughWords, html,
    plain, text, text_within,
};

fn paragraph(text: &str) -> Block {
    Block::Paragraph(text.to_owned(), Mark::Plain)
}

fn part(title: &str, blocks: Vec<Block>) -> WalkthroughPart {
    WalkthroughPart { title: title.to_owned(), blocks }
}

fn words() -> WalkthroughWords {
    WalkthroughWords {
        controls: "Steps".into(),
        buttons: ["First step", "Back", "Forward", "Last step"].map(str::to_owned),
        slider: "Step".into(),
        position: "Step {part} of {last}".into(),
        keys: ("Keys".into(), vec![("←".into(), "back".into()), ("→".into(), "forward".into())]),
    }
}

fn board() -> Board {
    let cell = |text: &str, highlight| BoardCell { text: text.into(), highlight, ..BoardCell::default() };
    Board { columns: 2, cells: vec![cell("1", Highlight::Reason), cell("2", Highlight::Result)], ..Board::default() }
}

fn walkthrough() -> Walkthrough {
    let nested =
        Walkthrough { parts: vec![part("Suppose", vec![paragraph("that it is 2.")])], ..Walkthrough::default() };
    let parts = vec![
        part("Naked single", vec![paragraph("Only 2 is left."), Block::Board(board())]),
        part("By cases", vec![Block::Heading("First".into()), Block::Walkthrough(nested), paragraph("So it is 1.")]),
    ];
    Walkthrough { parts, words: words() }
}

fn page(blocks: Vec<Block>) -> Page {
    Page { title: "Why".into(), blocks, ..Page::default() }
}

#[test]
fn the_parts_are_sections_with_controls_below_them() {
    let written = html(&page(vec![Block::Walkthrough(walkthrough())]));
    let (_, body) = written.split_once("</h1>\n").expect("it has a heading");
    let (body, script) = body.split_once("<script>\n").expect("it has a script");
    insta::assert_snapshot!(body);
    // Without the script the controls are hidden, and all parts are shown.
    assert!(script.contains("\"use strict\"") && body.contains("aria-label=\"Steps\" hidden>"));
    assert_eq!(body.matches(" hidden").count(), 1);
}

#[test]
fn several_walkthroughs_share_a_script_and_differ_in_their_fragments() {
    let written =
        html(&page(vec![Block::Walkthrough(walkthrough()), paragraph("and"), Block::Walkthrough(walkthrough())]));
    assert_eq!(written.matches("<script").count(), 1);
    let ids: Vec<&str> = written.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids, ["step-1", "step-2", "step-2-1", "step-2-2"]);
    assert!(!["http", "url(", "@import", "src=", "<link"].iter().any(|s| written.contains(s)));
}

#[test]
fn every_text_of_a_walkthrough_is_escaped() {
    let nasty = || "</section><script a=\"b\" c='d'>&".to_owned();
    let words = WalkthroughWords {
        controls: nasty(),
        buttons: std::array::from_fn(|_| nasty()),
        slider: nasty(),
        position: nasty(),
        keys: (nasty(), vec![(nasty(), nasty())]),
    };
    let parts = vec![part(&nasty(), vec![Block::Heading(nasty()), Block::Signs(vec![(Sign::Reason, nasty())])])];
    let written = html(&page(vec![Block::Walkthrough(Walkthrough { parts, words })]));
    assert_eq!(written.matches("<script").count(), 1);
    assert_eq!(written.matches("</section>").count(), 1);
}

#[test]
fn text_has_the_parts_one_after_the_other() {
    insta::assert_snapshot!(plain(&text(&page(vec![Block::Walkthrough(walkthrough())]))), @r"
    Why

    1. Naked single
    Only 2 is left.

    ┏━━━━━━┓
    ┃(1)[2]┃
    ┗━━━━━━┛

    2. By cases

    First
    1. Suppose
    that it is 2.

    So it is 1.
    ");
}

#[test]
fn a_walkthrough_without_parts_is_nothing() {
    let empty = || vec![Block::Walkthrough(Walkthrough { parts: Vec::new(), words: words() })];
    assert_eq!(plain(&text(&Page { blocks: empty(), ..Page::default() })), "");
    assert!(!html(&page(empty())).contains("class=\"controls\""));
}

#[test]
fn signs_are_explained_as_they_are_drawn() {
    let meaning = |sign, text: &str| (sign, text.to_owned());
    let signs = vec![
        meaning(Sign::House, "look here"),
        meaning(Sign::Reason, "reason"),
        meaning(Sign::Result, "what follows"),
        meaning(Sign::CandidateReason, "candidate that is a reason"),
        meaning(Sign::CandidateStruck, "struck out"),
        meaning(Sign::Yes, "yes"),
        meaning(Sign::No, "no"),
        meaning(Sign::Unknown, "not known"),
    ];
    let page = Page { blocks: vec![Block::Signs(signs)], ..Page::default() };
    insta::assert_snapshot!(plain(&text_within(&page, 60)), @r"
    : : look here   ( ) reason   [ ] what follows
    -5 struck out   ● yes   × no   · not known
    ");
    let written = html(&page);
    assert!(written.contains("<span class=\"notes\" aria-hidden=\"true\"><s>5</s></span>struck out"));
    let none =
        Page { blocks: vec![Block::Signs(Vec::new()), Block::Entries(vec![Entry::default()])], ..Page::default() };
    assert!(!html(&none).contains("<ul"));
}
