//! Rivers and ways as text.

use bachet_draw::{Bank, Block, Page, River, Step, Way, plain, text};

fn bank(name: &str, who: &[&str], boat: bool) -> Bank {
    let who = who.iter().map(|&w| w.to_owned()).collect();
    Bank { name: name.to_owned(), who, boats: boat.then(|| "boat".to_owned()).into_iter().collect(), bad: false }
}

fn drawn(block: Block) -> String {
    plain(&text(&Page { blocks: vec![block], ..Page::default() }))
}

#[test]
fn the_boat_is_drawn_at_its_bank() {
    let left = bank("left", &["woman green", "man green"], true);
    let right = bank("right", &["woman blue", "man blue", "woman red", "man red"], false);
    insta::assert_snapshot!(drawn(Block::River(River { caption: "State 51".into(), banks: vec![left, right] })), @r"

    State 51
    left                          right
    ────────────┐   ~   ~   ~   ┌───────────
    woman green │ ~   ~   ~   ~ │ woman blue
    man green   │\____/ ~   ~   │ man blue
                │ ~   ~   ~   ~ │ woman red
                │   ~   ~   ~   │ man red
    ");
    let banks = vec![bank("left", &[], false), bank("île", &["日本"], true), bank("right", &["a"], false)];
    insta::assert_snapshot!(drawn(Block::River(River { caption: String::new(), banks })), @r"

    left                    île                     right
    ──────┐   ~   ~   ~   ┌───────┐   ~   ~   ~   ┌──────
          │ ~   ~   ~   ~ │ 日本  │ ~   ~   ~   ~ │ a
          │ ~   ~   \____/│       │   ~   ~   ~   │
          │ ~   ~   ~   ~ │       │ ~   ~   ~   ~ │
    ");
}

#[test]
fn several_boats_are_listed_by_name() {
    let left = Bank { boats: vec!["ferry".into()], ..bank("left", &["man"], false) };
    let right = Bank { boats: vec!["raft".into(), "canoe".into()], ..bank("right", &[], false) };
    insta::assert_snapshot!(drawn(Block::River(River { caption: String::new(), banks: vec![left, right] })), @r"

    left                    right
    ──────┐   ~   ~   ~   ┌──────
    man   │ ~   ~   ~   ~ │ raft
    ferry │\____/ ~ \____/│ canoe
          │ ~   ~   ~   ~ │
    ");
}

#[test]
fn wide_banks_are_drawn_below_each_other() {
    let wide = "somebody with a very long name, indeed the longest of all here";
    let banks = vec![bank("left", &[wide, wide], true), bank("right", &[], false)];
    insta::assert_snapshot!(drawn(Block::River(River { caption: String::new(), banks })), @r"

    left   somebody with a very long name, indeed the longest of all here,
           somebody with a very long name, indeed the longest of all here, boat
    right
    ");
}

#[test]
fn steps_are_drawn_below_each_other() {
    let banks = vec![bank("left", &["goat"], true), bank("right", &["wolf", "cabbage"], false)];
    let step = |label: &str, text: &str, aside: &str, banks: &[Bank]| Step {
        label: label.into(),
        text: text.into(),
        aside: aside.into(),
        banks: banks.to_vec(),
    };
    let full = vec![
        step("", "the start", "", &banks),
        step("9.", "goat crosses from left to right", "12  0011", &banks),
        step("10.", "farmer crosses from right to left", "", &banks),
    ];
    insta::assert_snapshot!(drawn(Block::Way(Way { caption: "Way 1".into(), steps: full })), @r"

    Way 1
         the start
         left   goat, boat
         right  wolf, cabbage
     9.  goat crosses from left to right    12  0011
         left   goat, boat
         right  wolf, cabbage
    10.  farmer crosses from right to left
         left   goat, boat
         right  wolf, cabbage
    ");
    let short = vec![step("1.", "goat", "67  1000011", &[]), step("2.", "goat and farmer", "1  0000001", &[])];
    insta::assert_snapshot!(drawn(Block::Way(Way { caption: String::new(), steps: short })), @r"

    1.  goat             67  1000011
    2.  goat and farmer  1  0000001
    ");
}
