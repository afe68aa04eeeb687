//! `read --ask`: the conversation at a terminal, and what it writes.

use std::fs;
use std::path::{Path, PathBuf};

use snapbox::{assert_data_eq, str};

use crate::session::Session;
use crate::{bachet, bachet_with, command, folder};

const PIES: &str = "\
grid: Pies
language: en
baker: Ann, Beth, Cleo
town: Alton, Clay, Elk
pie: apple, pear, plum

1. Ann is from Clay. Beth hates plum.  # says her sister
2. Cleo, humming, fussed over pear, though it rained.
3. Blorp unless Ann.
";

const END: &str = "\x04";
const CTRL_C: &str = "\x03";

/// Makes a folder of its own for a test, with a puzzle in it.
fn puzzle(test: &str, name: &str, text: &str) -> PathBuf {
    let folder = folder(&format!("ask-{test}"));
    let file = folder.join(name);
    fs::write(&file, text).expect("the folder can be written");
    file
}

/// Starts a conversation about a file; `None` without a terminal.
fn ask(file: &Path, options: &str) -> Option<Session> {
    let name = file.file_name().and_then(|name| name.to_str()).expect("the name is text");
    Session::start_in(file.parent().expect("it is in a folder"), &format!("read --ask {options} {name}"))
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).expect("the file can be read")
}

#[test]
fn the_conversation_in_english() {
    let file = puzzle("en", "pies.bachet", PIES);
    let Some(mut session) = ask(&file, "") else { return };
    session.expect("number:");
    session.then("7\r", "number:").then("?\r", "number:").then("1\r", "number:").then("4\r", "(Enter goes back):");
    session.then("Cleo = pera\r", "(Enter goes back):").then("= Cleo = pear\r", "number:").press("1\r");
    let (screen, code) = session.whole();
    assert_eq!(code, 0);
    assert_data_eq!(
        screen,
        str![[r#"
note: 3 clues are not understood; each answer is written to `pies.bachet` at once
Type the number of a meaning. Enter skips the clue, `?` shows the names, `q` stops.

1. Beth hates plum
  1. Beth does not have the pie plum.  (= Ann = Clay and Beth != plum) – 8 solutions
  2. Beth has the pie plum.  (= Ann = Clay and Beth = plum) – 4 solutions
  3. it says nothing about the puzzle – 12 solutions
  4. something else
number: 7
type a number from 1 to 4, or Enter, `?` or `q`
number: ?
  baker: Ann, Beth, Cleo
  town: Alton, Clay, Elk
  pie: apple, pear, plum
  Examples: Ann = Alton   Ann != Alton   Ann = Alton or Beth = Alton   Ann = Alton implies Beth != Clay
number: 1
written: = Ann = Clay and Beth != plum – 8 solutions

2. Cleo, humming, fussed over pear, though it rained
  1. Cleo has the pie pear.  (= Cleo = pear) – 2 solutions
  2. Cleo does not have the pie pear.  (= Cleo != pear) – 6 solutions
  3. it says nothing about the puzzle – 8 solutions
  4. something else
number: 4
meaning as an expression (Enter goes back): Cleo = pera
error[unknown-name]: no category or value is called `pera`
  --> pies.bachet:10:13
   |
10 |    = Cleo = pera
   |             ^^^^
   |
   = hint: did you mean `pear`?
meaning as an expression (Enter goes back): = Cleo = pear
this means: Cleo has the pie pear.
written: = Cleo = pear – 2 solutions

3. Blorp unless Ann
  1. it says nothing about the puzzle – 2 solutions
  2. something else
number: 1
written: = true – 2 solutions

note: 3 answers are in `pies.bachet`; every clue is understood now

"#]]
    );
    let expected = PIES
        .replace("sister\n", "sister\n   = Ann = Clay and Beth != plum\n")
        .replace("rained.\n", "rained.\n   = Cleo = pear\n")
        .replace("Ann.\n", "Ann.\n   = true\n");
    assert_eq!(text(&file), expected);
    bachet(&format!("count {}", file.display())).code(0).stdout_eq("2 solutions\n");
}

#[test]
fn the_conversation_in_french() {
    let pies = PIES.replace("language: en", "language: fr").replace("hates", "déteste").replace("is from", "vient de");
    let file = puzzle("fr", "tartes.bachet", &pies);
    let Some(mut session) = ask(&file, "--lang fr") else { return };
    session.expect("numéro\u{202f}:");
    session.then("x\r", "numéro\u{202f}:").then("?\r", "numéro\u{202f}:").then("2\r", "numéro\u{202f}:");
    session.then("\r", "numéro\u{202f}:").press(END);
    let (screen, code) = session.whole();
    assert_eq!(code, 2);
    assert_data_eq!(
        screen,
        str![[r#"
remarque: 3 indices ne sont pas compris ; chaque réponse est écrite aussitôt dans `tartes.bachet`
Tapez le numéro d’un sens. Entrée passe l’indice, `?` montre les noms, `q` arrête.

1. Beth déteste plum
  1. Beth n'a pas pour pie plum.  (= Ann = Clay and Beth != plum) – 8 solutions
  2. Beth a pour pie plum.  (= Ann = Clay and Beth = plum) – 4 solutions
  3. il ne dit rien de l’énigme – 12 solutions
  4. autre chose
numéro : x
tapez un numéro de 1 à 4, ou bien Entrée, `?` ou `q`
numéro : ?
  baker: Ann, Beth, Cleo
  town: Alton, Clay, Elk
  pie: apple, pear, plum
  Exemples : Ann = Alton   Ann != Alton   Ann = Alton or Beth = Alton   Ann = Alton implies Beth != Clay
numéro : 2
écrit : = Ann = Clay and Beth = plum – 4 solutions

2. Cleo, humming, fussed over pear, though it rained
  1. Cleo a pour pie pear.  (= Cleo = pear) – 2 solutions
  2. Cleo n'a pas pour pie pear.  (= Cleo != pear) – 2 solutions
  3. il ne dit rien de l’énigme – 4 solutions
  4. autre chose
numéro : 

3. Blorp unless Ann
  1. il ne dit rien de l’énigme – 4 solutions
  2. autre chose
numéro : 
remarque: l’entrée s’est terminée avant que tous les indices aient une réponse
remarque: 1 réponse est dans `tartes.bachet` ; 2 indices ne sont toujours pas compris

"#]]
    );
}

#[test]
fn the_conversation_in_dutch() {
    let pies = PIES.replace("language: en", "language: nl").replace("hates", "haat").replace("is from", "komt uit");
    let file = puzzle("nl", "taarten.bachet", &pies);
    let Some(mut session) = ask(&file, "--lang nl") else { return };
    session.expect("nummer:");
    session.then("0\r", "nummer:").then("?\r", "nummer:").then("1\r", "nummer:").press("q\r");
    let (screen, code) = session.whole();
    assert_eq!(code, 2);
    assert_data_eq!(
        screen,
        str![[r#"
opmerking: 3 aanwijzingen zijn niet begrepen; elk antwoord komt meteen in `taarten.bachet`
Typ het nummer van een betekenis. Enter slaat de aanwijzing over, `?` toont de namen, `q` stopt.

1. Beth haat plum
  1. Beth heeft niet plum als pie.  (= Ann = Clay and Beth != plum) – 8 oplossingen
  2. Beth heeft plum als pie.  (= Ann = Clay and Beth = plum) – 4 oplossingen
  3. ze zegt niets over de puzzel – 12 oplossingen
  4. iets anders
nummer: 0
typ een nummer van 1 tot en met 4, of Enter, `?` of `q`
nummer: ?
  baker: Ann, Beth, Cleo
  town: Alton, Clay, Elk
  pie: apple, pear, plum
  Voorbeelden: Ann = Alton   Ann != Alton   Ann = Alton or Beth = Alton   Ann = Alton implies Beth != Clay
nummer: 1
geschreven: = Ann = Clay and Beth != plum – 8 oplossingen

2. Cleo, humming, fussed over pear, though it rained
  1. Cleo heeft pear als pie.  (= Cleo = pear) – 2 oplossingen
  2. Cleo heeft niet pear als pie.  (= Cleo != pear) – 6 oplossingen
  3. ze zegt niets over de puzzel – 8 oplossingen
  4. iets anders
nummer: q

opmerking: 1 antwoord staat in `taarten.bachet`; 2 aanwijzingen zijn nog niet begrepen

"#]]
    );
}

#[test]
fn clues_that_contradict_each_other_are_checked() {
    let pies = "grid: Pies\nlanguage: en\nbaker: Ann, Beth, Cleo\ntown: Alton, Clay, Elk\n\n\
                1. Ann is from Clay.\n2. Beth is from Clay.\n3. Blorp unless Ann.\n";
    let file = puzzle("check", "pies.bachet", pies);
    let Some(mut session) = ask(&file, "") else { return };
    session.expect("number:");
    session.then("1\r", "number:").press("1\r");
    let (screen, code) = session.whole();
    assert_eq!(code, 0);
    assert_data_eq!(
        screen,
        str![[r#"
note: 1 clue is not understood; the answer is written to `pies.bachet`
Type the number of a meaning. Enter skips the clue, `?` shows the names, `q` stops.

3. Blorp unless Ann
  1. it says nothing about the puzzle – no solution
  2. something else
number: 1
written: = true – no solution

the clues leave no solution: does this one mean what is read?

2. Beth is from Clay
  1. Beth does not have the town Clay.  (= Beth != Clay) – 2 solutions
  2. Beth has the town Clay.  (= Beth = Clay) – no solution
  3. it says nothing about the puzzle – 2 solutions
  4. something else
number: 1
written: = Beth != Clay – 2 solutions

note: 2 answers are in `pies.bachet`; every clue is understood now

"#]]
    );
    assert_data_eq!(
        text(&file),
        str![[r#"
grid: Pies
language: en
baker: Ann, Beth, Cleo
town: Alton, Clay, Elk

1. Ann is from Clay.
2. = Beth != Clay  # Beth is from Clay.
3. Blorp unless Ann.
   = true

"#]]
    );
}

#[test]
fn what_was_answered_before_the_end_is_kept() {
    for (name, keys, said, code) in [
        ("stop", "q\r", "1 answer is in `pies.bachet`; 2 clues are still not understood", 2),
        ("end", END, "the input ended before every clue was answered", 2),
        ("interrupt", CTRL_C, "interrupted", 3),
    ] {
        let file = puzzle(name, "pies.bachet", PIES);
        let Some(mut session) = ask(&file, "") else { return };
        session.expect("number:");
        session.then("2\r", "number:").press(keys);
        let (screen, ended) = session.end();
        assert!(screen.contains(said), "{name}: {screen}");
        assert_eq!(ended, code, "{name}");
        assert_eq!(text(&file), PIES.replace("sister\n", "sister\n   = Ann = Clay and Beth = plum\n"), "{name}");
        let files = fs::read_dir(file.parent().expect("a folder")).expect("it can be read").count();
        assert_eq!(files, 1, "{name}: nothing else is left in the folder");
    }
}

#[test]
fn a_file_keeps_its_line_endings_its_mode_and_its_link() {
    let pies = PIES.replace('\n', "\r\n");
    let file = puzzle("endings", "pies.bachet", pies.trim_end());
    #[cfg(unix)]
    let asked = {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("the mode can be set");
        let link = file.with_file_name("link.bachet");
        drop(fs::remove_file(&link));
        std::os::unix::fs::symlink(&file, &link).expect("a link can be made");
        link
    };
    #[cfg(not(unix))]
    let asked = file.clone();
    let Some(mut session) = ask(&asked, "") else { return };
    session.expect("number:");
    session.then("\r", "number:").then("\r", "number:").press("1\r");
    session.end();
    assert_eq!(text(&file), format!("{}\r\n   = true", pies.trim_end()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&asked).expect("it is there").is_symlink());
    }
}

#[test]
fn a_page_becomes_a_puzzle_file_beside_it() {
    let page = "Three boats lie in the harbour.\n\nBoats: Heron, Lark, Puffin\nColours: red, white, blue\n\n\
                Clues:\n1. The Heron is red.\n2. The Puffin hates white.\n";
    let file = puzzle("page", "harbour.txt", page);
    let made = file.with_extension("bachet");
    drop(fs::remove_file(&made));
    let Some(mut session) = ask(&file, "") else { return };
    session.expect("number:");
    session.press("1\r");
    let (screen, code) = session.whole();
    assert!(
        screen.contains("note: harbour.txt is a page") && screen.contains("written to `harbour.bachet`"),
        "{screen}"
    );
    assert_eq!((code, text(&file).as_str()), (0, page));
    assert!(text(&made).contains("2. The Puffin hates white.\n   = Puffin != white"), "{}", text(&made));
    // What is there already is not written over.
    let Some(session) = ask(&file, "") else { return };
    let (screen, code) = session.end();
    assert!(screen.contains("error[ask-file-exists]") && screen.contains("`harbour.bachet`"), "{screen}");
    assert_eq!(code, 2);
}

#[test]
fn a_text_that_can_hold_an_expression_is_no_page() {
    let pies = PIES.replace("grid: Pies\n", "");
    let file = puzzle("no-page", "pies.txt", &pies);
    let Some(mut session) = ask(&file, "") else { return };
    session.expect("number:");
    session.then("1\r", "number:").press("q\r");
    session.end();
    assert!(text(&file).contains("sister\n   = Ann = Clay and Beth != plum\n2."), "{}", text(&file));
}

#[test]
fn what_somebody_else_wrote_meanwhile_is_not_overwritten() {
    let file = puzzle("changed", "pies.bachet", PIES);
    let Some(mut session) = ask(&file, "") else { return };
    session.expect("number:");
    let other = PIES.replace("Pies", "Cakes");
    fs::write(&file, &other).expect("it can be written");
    session.press("1\r");
    let (screen, code) = session.end();
    assert!(screen.contains("error[ask-file-changed]"), "{screen}");
    assert!(screen.contains("= Ann = Clay and Beth != plum"), "the answer is not lost: {screen}");
    assert_eq!((code, text(&file)), (2, other));
}

#[test]
fn what_cannot_be_written_is_not_asked_about() {
    let read_only = puzzle("read-only", "pies.bachet", PIES);
    let mut permissions = fs::metadata(&read_only).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&read_only, permissions).expect("it can be set");
    let json = puzzle(
        "json",
        "pies.json",
        r#"{"family": "grid", "categories": [{"name": "who", "values": ["Ann", "Bob"]}, {"name": "pet", "values": ["cat", "dog"]}], "clues": [{"label": "1", "text": "Ann hates cat."}]}"#,
    );
    let jugs = puzzle("jugs", "jugs.bachet", "jugs: 3, 5\ngoal: 4\n");
    for (file, code) in [(read_only, "ask-file-read-only"), (json, "ask-only-text"), (jugs, "ask-only-grids")] {
        let Some(session) = ask(&file, "") else { return };
        let (screen, ended) = session.end();
        assert!(screen.contains(&format!("error[{code}]")), "{screen}");
        assert_eq!(ended, 2, "{code}");
    }
    let Some(session) = Session::start("read --ask zebra") else { return };
    let (screen, ended) = session.end();
    assert!(screen.contains("this is no file"), "{screen}");
    assert_eq!(ended, 2);
}

#[test]
fn a_puzzle_that_is_understood_needs_no_answers() {
    let file = puzzle("understood", "pies.bachet", &PIES[..PIES.find(" Beth hates").expect("it is there")]);
    let Some(session) = ask(&file, "") else { return };
    let (screen, code) = session.end();
    assert!(screen.contains("every clue is understood"), "{screen}");
    assert_eq!(code, 0);
}

#[test]
fn a_person_is_told_that_the_clues_can_be_asked_about() {
    let file = puzzle("invite", "pies.bachet", PIES);
    let Some(session) = Session::start_in(file.parent().expect("a folder"), "read pies.bachet") else { return };
    let (screen, code) = session.end();
    assert!(screen.contains("`bachet read --ask pies.bachet` asks what they mean"), "{screen}");
    assert_eq!(code, 2);
}

#[test]
fn questions_need_a_terminal() {
    bachet_with("read --ask -", PIES).code(2).stdout_eq("").stderr_eq(str![[r#"
error: `--ask` asks questions at a terminal, but the input or the error output is none
  = hint: `--choices` lists the choices; write the expression of the right one below its clue

"#]]);
    let output = command().args(["read", "--ask", "--json", "-"]).stdin(PIES).output().expect("it starts");
    let said: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(said["diagnostics"][0]["code"], "ask-without-json");
    assert_eq!(output.status.code(), Some(2));
    bachet_with("read --ask --propose -", PIES).code(2);
}

#[test]
fn the_choices_are_listed_without_a_terminal() {
    bachet_with("read --choices -", PIES).code(2).stderr_eq("").stdout_eq(str![[r#"
category  each value occurs  type  order  values
────────  ─────────────────  ────  ─────  ─────────────────
baker     once               text  none   Ann, Beth, Cleo
town      once               text  none   Alton, Clay, Elk
pie       once               text  none   apple, pear, plum

1.  Ann is from Clay
      = Ann = Clay
      Ann has the town Clay.
    Beth hates plum
      I know `Beth` and `plum`, but not `hates`
      add an indented line below it with its meaning, such as `= Beth = plum` or `= Beth != plum`
      1. Beth does not have the pie plum.  (= Ann = Clay and Beth != plum) – 8 solutions
      2. Beth has the pie plum.  (= Ann = Clay and Beth = plum) – 4 solutions
      3. it says nothing about the puzzle – 12 solutions
2.  Cleo, humming, fussed over pear, though it rained
      I know `Cleo` and `pear`, but not `fussed` and `over`
      add an indented line below it with its meaning, such as `= Cleo = pear` or `= Cleo != pear`
      1. Cleo has the pie pear.  (= Cleo = pear) – 12 solutions
      2. Cleo does not have the pie pear.  (= Cleo != pear) – 24 solutions
      3. it says nothing about the puzzle – 36 solutions
3.  Blorp unless Ann
      I know `Ann`, but not `Blorp`
      add an indented line below it with its meaning, such as `= Ann = Alton` or `= Ann != Alton`
      1. it says nothing about the puzzle – 36 solutions

"#]]);
}
