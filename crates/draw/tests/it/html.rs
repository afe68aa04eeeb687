//! Pages as HTML.

use bachet_draw::{Bank, Block, Cell, Drawing, Entry, Mark, Page, River, Step, Table, Way, html};

fn hostile() -> Page {
    let nasty = "<b a=\"x\" c='y'>&\u{1}".to_owned();
    Page {
        language: nasty.clone(),
        title: nasty.clone(),
        blocks: vec![
            Block::Heading(nasty.clone()),
            Block::Paragraph(nasty.clone(), Mark::Good),
            Block::Table(Table {
                caption: nasty.clone(),
                headers: vec![nasty.clone()],
                rows: vec![vec![Cell::new(nasty.clone()), Cell::number(nasty.clone()).marked(Mark::Bad)]],
            }),
            Block::Entries(vec![Entry { label: nasty.clone(), text: nasty.clone(), mark: Mark::Faint }]),
            Block::Drawing(Drawing { caption: nasty.clone(), lines: vec![nasty.clone(); 2], label: nasty.clone() }),
            Block::River(River { caption: nasty.clone(), banks: banks(&nasty) }),
            Block::Way(Way {
                caption: nasty.clone(),
                steps: vec![Step {
                    label: nasty.clone(),
                    text: nasty.clone(),
                    aside: nasty.clone(),
                    banks: banks(&nasty),
                }],
            }),
        ],
    }
}

fn banks(name: &str) -> Vec<Bank> {
    let bank = |boat: Option<&str>, bad| Bank {
        name: name.to_owned(),
        who: vec![name.to_owned()],
        boats: boat.into_iter().map(str::to_owned).collect(),
        bad,
    };
    vec![bank(None, true), bank(Some(name), false)]
}

#[test]
fn a_page_with_every_kind_of_block() {
    let page = html(&hostile());
    let (head, rest) = page.split_once("<style>").expect("a style");
    let (_, body) = rest.split_once("</style>").expect("an end of the style");
    insta::assert_snapshot!(format!("{head}{body}"));
}

#[test]
fn every_text_is_escaped_and_nothing_is_loaded() {
    let page = html(&hostile());
    assert!(!page.contains("<b ") && !page.contains('\u{1}'));
    assert!(!["http", "url(", "@import", "<script", "src=", "<link"].iter().any(|s| page.contains(s)));
}
