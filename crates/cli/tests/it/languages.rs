//! Which language the program chooses.

use snapbox::str;

use crate::{bachet, bachet_with, command};

/// What the program prints for these arguments, on both of its outputs.
fn printed(arguments: &str, environment: &[(&str, &str)]) -> String {
    let run = environment.iter().fold(command(), |command, (name, value)| command.env(name, value));
    let output = run.args(arguments.split(' ')).output().expect("it starts");
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}

#[test]
fn the_language_is_that_asked_for_else_that_of_the_environment() {
    let [english, french, dutch] =
        ["1 solution, and no other", "1 solution, et aucune autre", "1 oplossing, en geen andere"];
    for (arguments, environment, expected) in [
        ("solve zebra", &[][..], english),
        ("solve zebra", &[("LANG", "fr_FR.UTF-8")], french),
        ("solve zebra", &[("LANG", "nl_BE.UTF-8")], dutch),
        ("solve zebra", &[("LANG", "de_DE.UTF-8")], english),
        ("solve zebra", &[("LANG", "C")], english),
        ("solve zebra", &[("LANG", "nl"), ("LC_MESSAGES", "fr")], french),
        ("solve zebra", &[("LANG", "nl"), ("LC_MESSAGES", "fr"), ("LC_ALL", "en")], english),
        ("solve zebra", &[("LANG", "nl"), ("LC_ALL", "")], dutch),
        ("solve zebra --lang fr", &[("LC_ALL", "nl")], french),
        ("--lang nl solve zebra", &[], dutch),
        ("solve zebra --lang=EN", &[("LC_ALL", "nl")], english),
    ] {
        let printed = printed(arguments, environment);
        assert!(printed.contains(expected), "{arguments} {environment:?}\n{printed}");
    }
}

#[test]
fn a_page_is_in_the_language_of_its_puzzle_unless_another_is_asked_for() {
    let [english, french, dutch] = ["<h2>Clues</h2>", "<h2>Indices</h2>", "<h2>Aanwijzingen</h2>"];
    for (arguments, environment, expected) in [
        ("print zebra", &[][..], english),
        ("print zebra", &[("LANG", "fr")], english),
        ("print wolf-goat-cabbage", &[("LANG", "fr")], "<h2>Chemins</h2>"),
        ("print einstein", &[], french),
        ("print einstein", &[("LANG", "nl")], french),
        ("solve einstein --html", &[], french),
        ("solve einstein --html --without-solution", &[], french),
        ("print einstein --lang nl", &[], dutch),
        ("print katten", &[], dutch),
        ("print maris-jaloux --graph", &[], "départ"),
        ("print maris-jaloux --graph --lang en", &[], "start"),
        ("trace katten --tree", &[], "een oplossing"),
        ("trace katten --html", &[], "naar het begin"),
        ("trace katten --html --lang fr", &[], "au début"),
        ("trace katten --compare clauses,propagation --html", &[], "naar het begin"),
        // Words on a terminal are for the person who asked.
        ("solve einstein", &[], "the first 3 are shown"),
    ] {
        let printed = printed(arguments, environment);
        assert!(printed.contains(expected), "{arguments} {environment:?}\n{printed}");
    }
    // The sentences say which language it is, if the puzzle does not.
    let puzzle = "grid:\nnom: Ann, Bob\nboisson: thé, lait\n1. Ann boit du thé.\n";
    bachet_with("print -", puzzle).success().stdout_eq(str![[r#"
<!DOCTYPE html>
<html lang="fr">
<head>
...
<main>
<h1>Bachet</h1>
<dl>
<dt>nom</dt><dd>Ann, Bob</dd>
<dt>boisson</dt><dd>thé, lait</dd>
</dl>
<h2>Indices</h2>
<dl>
<dt>1.</dt><dd>Ann boit du thé.</dd>
</dl>
<h2>Solutions</h2>
<div class="scroll">
<table>
<thead><tr><th scope="col">nom</th><th scope="col">boisson</th></tr></thead>
<tbody>
<tr><th scope="row">Ann</th><td>thé</td></tr>
<tr><th scope="row">Bob</th><td>lait</td></tr>
</tbody>
</table>
</div>
<p class="good">1 solution, et aucune autre</p>
</main>
</body>
</html>

"#]]);
}

#[test]
fn a_wrong_command_is_explained_in_the_language_asked_for() {
    bachet("sovle zebra --lang fr").code(2).stdout_eq("").stderr_eq(str![[r#"
erreur: il n’y a pas de commande `sovle`
  = conseil: vouliez-vous dire `bachet solve zebra --lang fr` ?

"#]]);
    bachet("solve zebra --lang=nl --wrong").code(2).stdout_eq("").stderr_eq(str![[r#"
fout: `solve` heeft geen optie `--wrong`
  = tip: schrijf `bachet solve zebra --lang=nl`; de opties zijn `--from`, `--partial`, `--steps`, `--stats`, `--first`, `--all-shortest`, `--all`, `--up-to-symmetry`, `--states`, `--strict`, `--max-moves`, `--step`, `--html`, `--without-solution`, `--time`

"#]]);
}

#[test]
fn places_that_a_crossing_does_not_name_have_names_in_the_language_of_the_reader() {
    for (language, left, right) in [("en", "left", "right"), ("fr", "gauche", "droite"), ("nl", "links", "rechts")] {
        let shown = |more: &str| printed(&format!("{more} marchands --lang {language}"), &[]);
        let first: Vec<String> =
            shown("show").lines().next().expect("it has a line").split_whitespace().map(str::to_owned).collect();
        assert_eq!(first, [left, right]);
        let solved = shown("solve");
        assert!(solved.contains(left) && solved.contains(right), "{solved}");
        assert_eq!(solved.contains(" left "), language == "en", "{solved}");
        // Programs find the places by the same names in every language.
        let json: serde_json::Value = serde_json::from_str(&shown("show --json")).expect("it is JSON");
        assert_eq!(json["show"]["boat"], "left", "{json}");
    }
    // A puzzle with names of its own keeps them.
    let island = printed("show island --lang fr", &[]);
    assert!(island.contains("left") && !island.contains("gauche"), "{island}");
}

#[test]
fn a_puzzle_to_start_from_is_in_the_language_asked_for() {
    for (language, words) in [("en", "Who has the fish?"), ("fr", "Qui a le poisson ?"), ("nl", "Wie heeft de vis?")] {
        assert!(printed(&format!("new grid --lang {language}"), &[]).contains(words), "{language}");
    }
}
