//! Cross-out grids as text and as HTML.

use bachet_draw::{
    Block, CrossCategory, CrossMark, CrossOut, CrossState, CrossWords, Highlight, Page, html, plain, text, text_within,
};

fn grid(categories: &[(&str, &[&str])]) -> CrossOut {
    let category = |(name, values): &(&str, &[&str])| CrossCategory {
        name: (*name).to_owned(),
        values: values.iter().map(|&value| value.to_owned()).collect(),
    };
    let mut grid = CrossOut::new(categories.iter().map(category).collect());
    grid.words = CrossWords {
        yes: "yes".into(),
        no: "no".into(),
        unknown: "unknown".into(),
        house: "look here".into(),
        reason: "reason".into(),
        result: "new".into(),
    };
    grid
}

fn page(grid: CrossOut) -> Page {
    Page { blocks: vec![Block::CrossOut(grid)], ..Page::default() }
}

fn mark(state: CrossState, highlight: Highlight) -> CrossMark {
    CrossMark { state, highlight }
}

/// A grid with every kind of mark.
fn pets() -> CrossOut {
    let mut grid = grid(&[
        ("who", &["Ann", "Bob", "Cleo"]),
        ("day", &["Monday", "Tuesday", "Friday"]),
        ("pet", &["cat", "dog", "emu"]),
    ]);
    grid.set((0, 0), (1, 0), mark(CrossState::Yes, Highlight::Reason));
    grid.set((0, 0), (1, 1), mark(CrossState::No, Highlight::None));
    grid.set((1, 2), (0, 0), mark(CrossState::No, Highlight::None));
    for day in 0..3 {
        grid.set((2, 1), (1, day), mark(CrossState::Unknown, Highlight::House));
    }
    grid.set((0, 0), (2, 1), mark(CrossState::Yes, Highlight::Result));
    grid.set((0, 0), (2, 0), mark(CrossState::No, Highlight::Result));
    grid.set((0, 0), (2, 2), mark(CrossState::No, Highlight::Result));
    grid.set((0, 2), (2, 2), mark(CrossState::Yes, Highlight::None));
    grid
}

#[test]
fn a_grid_is_a_staircase() {
    insta::assert_snapshot!(plain(&text(&page(pets()))), @r"
          ┏━ day ━━━┳━ pet ━━━┓
          ┃    T    ┃         ┃
          ┃ M  u  F ┃         ┃
          ┃ o  e  r ┃         ┃
          ┃ n  s  i ┃         ┃
          ┃ d  d  d ┃ c  d  e ┃
          ┃ a  a  a ┃ a  o  m ┃
          ┃ y  y  y ┃ t  g  u ┃
    ━ who ╋━━━━━━━━━╋━━━━━━━━━┫
    Ann   ┃(●) ×  × ┃[×][●][×]┃
    Bob   ┃ ·  ·  · ┃ ·  ·  · ┃
    Cleo  ┃ ·  ·  · ┃ ·  ·  ● ┃
    ━ pet ╋━━━━━━━━━╋━━━━━━━━━┛
    cat   ┃ ·  ·  · ┃
    dog   ┃:·::·::·:┃
    emu   ┃ ·  ·  · ┃
    ━━━━━━┻━━━━━━━━━┛
    ");
}

#[test]
fn neighbours_share_a_sign_where_room_is_short() {
    insta::assert_snapshot!(plain(&text_within(&page(pets()), 24)), @r"
          ┏━ day ━┳━ pet ━┓
          ┃   T   ┃       ┃
          ┃ M u F ┃       ┃
          ┃ o e r ┃       ┃
          ┃ n s i ┃       ┃
          ┃ d d d ┃ c d e ┃
          ┃ a a a ┃ a o m ┃
          ┃ y y y ┃ t g u ┃
    ━ who ╋━━━━━━━╋━━━━━━━┫
    Ann   ┃(●)× × ┃[×|●|×]┃
    Bob   ┃ · · · ┃ · · · ┃
    Cleo  ┃ · · · ┃ · · ● ┃
    ━ pet ╋━━━━━━━╋━━━━━━━┛
    cat   ┃ · · · ┃
    dog   ┃:·:·:·:┃
    emu   ┃ · · · ┃
    ━━━━━━┻━━━━━━━┛
    ");
}

#[test]
fn names_that_do_not_fit_are_numbered_and_listed() {
    let grid = grid(&[
        ("who", &["Ann", "Maximiliana Alexandrina of Upper Wherever"]),
        ("the day of the week on which", &["Monday", "Tuesday"]),
        ("pet", &["cat", "the dog"]),
    ]);
    insta::assert_snapshot!(plain(&text_within(&page(grid), 40)), @r"
                       ┏the …┳pet━━┓
                       ┃     ┃   t ┃
                       ┃     ┃   h ┃
                       ┃     ┃   e ┃
                       ┃     ┃     ┃
                       ┃     ┃ c d ┃
                       ┃     ┃ a o ┃
                       ┃ 1 2 ┃ t g ┃
    ━ who ━━━━━━━━━━━━━╋━━━━━╋━━━━━┫
    1 Ann              ┃ · · ┃ · · ┃
    2 Maximiliana Ale… ┃ · · ┃ · · ┃
    ━ pet ━━━━━━━━━━━━━╋━━━━━╋━━━━━┛
    cat                ┃ · · ┃
    the dog            ┃ · · ┃
    ━━━━━━━━━━━━━━━━━━━┻━━━━━┛
    who: 1 Ann, 2 Maximiliana Alexandrina of
    Upper Wherever
    the day of the week on which: 1 Monday,
    2 Tuesday
    ");
}

#[test]
fn letters_of_every_script_stand_one_below_the_other() {
    let grid =
        grid(&[("a", &["日本語", "b"]), ("c", &["e\u{301}te\u{301}", "👩\u{200d}👧🇳🇱", "x"]), ("d", &["y", "z"])]);
    insta::assert_snapshot!(plain(&text(&page(grid))).replace("e\u{301}", "é"), @r"
           ┏━ c ━━━━━┳━ d ━━┓
           ┃ é       ┃      ┃
           ┃ t 👩‍👧    ┃      ┃
           ┃ é 🇳🇱  x ┃ y  z ┃
    ━ a ━━━╋━━━━━━━━━╋━━━━━━┫
    日本語 ┃ ·  ·  · ┃ ·  · ┃
    b      ┃ ·  ·  · ┃ ·  · ┃
    ━ d ━━━╋━━━━━━━━━╋━━━━━━┛
    y      ┃ ·  ·  · ┃
    z      ┃ ·  ·  · ┃
    ━━━━━━━┻━━━━━━━━━┛
    ");
}

#[test]
fn names_from_right_to_left_do_not_turn_their_line() {
    let grid = grid(&[("who", &["דן", "x"]), ("pet", &["חתול", "y"])]);
    let drawn = plain(&text(&page(grid)));
    // Each name, and each letter above a column, stands between marks that lead from left to right.
    assert!(drawn.contains("\u{200e}דן\u{200e}") && drawn.contains("┃ \u{200e}ח\u{200e}"), "{drawn}");
}

#[test]
fn every_mark_has_a_description() {
    let mut grid = pets();
    grid.caption = "Step & 1".into();
    let written = html(&page(grid));
    let (_, body) = written.split_once("</h1>\n").expect("it has a heading");
    let (grid, _) = body.split_once("</main>").expect("it has an end");
    insta::assert_snapshot!(grid);
}

#[test]
fn every_name_is_escaped() {
    let nasty = "<b a=\"x\" c='y'>&|`\u{1}\n";
    let written = html(&page(grid(&[(nasty, &[nasty]), (nasty, &[nasty]), (nasty, &[nasty])])));
    assert!(!written.contains("<b ") && !written.contains('\u{1}'));
    // A line break in a name breaks no line of the text.
    let drawn = plain(&text(&page(grid(&[(nasty, &[nasty]), (nasty, &[nasty])]))));
    assert_eq!(drawn.lines().count(), 6, "{drawn}");
}

#[test]
fn grids_without_pairs_are_nothing() {
    for categories in [&[][..], &[("a", &["x"][..])], &[("a", &["x"][..]), ("b", &[])]] {
        assert_eq!(plain(&text(&page(grid(categories)))), "");
        assert!(!html(&page(grid(categories))).contains("<table"));
    }
    // A category without values is left out.
    let drawn = plain(&text(&page(grid(&[("a", &["x"]), ("b", &[]), ("c", &["y"]), ("d", &["z"])]))));
    insta::assert_snapshot!(drawn, @r"
        ┏━ c ┳━ d ┓
        ┃ y  ┃ z  ┃
    ━ a ╋━━━━╋━━━━┫
    x   ┃ ·  ┃ ·  ┃
    ━ d ╋━━━━╋━━━━┛
    z   ┃ ·  ┃
    ━━━━┻━━━━┛
    ");
}
