//! Solutions and partial solutions as pages, pictures and data.

use snapbox::str;

use super::{SMALL, bachet};

#[test]
fn a_search_tree_is_drawn() {
    let drawn = bachet(&["trace", "wolf-goat-cabbage", "--method", "depth-first", "--tree"], "").code(0).stderr_eq("");
    let svg = String::from_utf8(drawn.get_output().stdout.clone()).expect("text");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches("class=\"node solution\"").count(), 2 + 1, "two solutions, and one in the legend: {svg}");
    bachet(&["trace", "zebra", "--method", "cnf", "--tree", "--html"], "").code(2);
    bachet(&["trace", "a-l-envers", "--method", "backtracking", "--tree", "--steps", "1000"], "").code(3);
}

/// What a page shows without its script.
fn without_script(page: &str) -> String {
    let mut page = page.to_owned();
    for (start, end, kept) in [
        ("body { max-width: 72rem; }", "</style>", "</style>"),
        ("<section class=\"stepper\"", "</section>\n", ""),
        ("<script", "</script>\n", ""),
        ("<script", "</script>\n", ""),
    ] {
        let from = page.find(start).expect("a page of a run has steps");
        let to = from + page[from..].find(end).expect("it ends") + end.len();
        page.replace_range(from..to, kept);
    }
    page
}

#[test]
fn compared_runs_stand_side_by_side() {
    let methods = "permutations,depth-first,cnf,backtracking";
    let page = bachet(&["trace", "picnic", "--compare", methods, "--html"], "").code(0).stderr_eq("");
    let page = String::from_utf8(page.get_output().stdout.clone()).expect("text");
    let runs: Vec<&str> = page.lines().filter(|line| line.starts_with("<article")).collect();
    let expected = ["permutations", "cnf", "backtracking"]
        .map(|method| format!("<article class=\"run\" aria-label=\"{method}\">"));
    assert_eq!(runs, expected);
    let shown = without_script(&page);
    assert!(shown.contains("<th scope=\"row\" class=\"strong\">backtracking</th>"), "{shown}");
    assert!(shown.contains("all methods that finished agree"), "{shown}");
}

#[test]
fn the_solution_is_a_page() {
    let page = bachet(&["trace", "verjaardag", "--method", "clauses", "--html"], "").code(0).stderr_eq("");
    let page = String::from_utf8(page.get_output().stdout.clone()).expect("text");
    snapbox::assert_data_eq!(
        without_script(&page),
        str![[r#"
<!DOCTYPE html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>Vijf keer taart</title>
<style>
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fffefb; --line: #c9c4b8; --faint: #66615a; --good: #14653a; --warning: #7d5200; --bad: #a3211f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #191815; --line: #4a463e; --faint: #a8a297; --good: #7fd6a4; --warning: #f0c674; --bad: #ff9a94; } }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: start; font-weight: 600; padding-bottom: .4rem; }
th, td { border: 1px solid var(--line); padding: .3rem .7rem; text-align: start; } .number { text-align: end; }
dl { display: grid; grid-template-columns: minmax(2rem, max-content) 1fr; gap: .3rem 1rem; } dd { margin: 0; }
.strong { font-weight: 600; } .faint { color: var(--faint); } .good { color: var(--good); font-weight: 600; }
.warning { color: var(--warning); font-weight: 600; } .bad { color: var(--bad); font-weight: 600; }
@media print { :root { --ink: #000; --paper: #fff; --line: #888; --faint: #444; --good: #000; --warning: #000; --bad: #000; } body { max-width: none; margin: 0; font-size: 10.5pt; } table, dl > * { break-inside: avoid; } h2 { break-after: avoid; } }
</style>
</head>
<body>
<main>
<h1>Vijf keer taart</h1>
<p class="faint">Bachet</p>
<div class="scroll">
<table>
<thead><tr><th scope="col">kind</th><th scope="col">dag</th><th scope="col">taart</th></tr></thead>
<tbody>
<tr><th scope="row">Fleur</th><td>maandag</td><td>citroen</td></tr>
<tr><th scope="row">Guus</th><td>donderdag</td><td>slagroom</td></tr>
<tr><th scope="row">Hanna</th><td>woensdag</td><td>mokka</td></tr>
<tr><th scope="row">Koen</th><td>dinsdag</td><td>kersen</td></tr>
<tr><th scope="row">Sofie</th><td>vrijdag</td><td>appel</td></tr>
</tbody>
</table>
</div>
<p>clauses: 44 knopen, 304 controles, 11 doodlopende wegen, diepte 6, 1 oplossing</p>
<p class="good">deze methode stopt bij de eerste oplossing: `--all` gaat verder</p>
</main>
</body>
</html>

"#]]
    );
}

#[test]
fn the_best_solution_is_in_the_json() {
    let printed = |puzzle: &str, method: &str| {
        let ran = bachet(&["trace", puzzle, "--method", method, "--json"], "").code(0).stderr_eq("");
        String::from_utf8(ran.get_output().stdout.clone()).expect("text").split_whitespace().collect::<String>()
    };
    let way = r#""states":["0","67","1","85","20","124","48","122","42","111","46","127"]"#;
    assert!(printed("maris-jaloux-programme", "depth-first").contains(way));
    assert!(printed("zebra", "cnf").contains(r#""nation":"Japanese","colour":"green","animal":"zebra""#));
    assert!(printed("start", "successors").contains("[5,6,3,7,9,8,4,1,2]"));
}

#[test]
fn the_partial_solution_is_on_the_page_and_in_the_json() {
    let text = |arguments: &[&str], input: &str| {
        let ran = bachet(&[arguments, &["--until", "9"]].concat(), input).code(0).stderr_eq("");
        String::from_utf8(ran.get_output().stdout.clone()).expect("text")
    };
    let body = |arguments: &[&str], input: &str| {
        let page = without_script(&text(arguments, input));
        page.split_once("<main>").expect("it has a body").1.to_owned()
    };
    let json = |arguments: &[&str], input: &str| {
        let object = text(arguments, input);
        let (_, behind) = object.split_once("\"partial\": ").expect("it has the partial solution");
        let (partial, _) = behind.split_once("\n  },\n").expect("it is the last of its trace");
        partial.split_whitespace().collect::<String>()
    };
    let puzzle = "grid: Tea\nfriend: Ann, Bob, Chloe\ndrink: tea, milk, cocoa\n1. = Bob != milk\n2. = Ann = tea\n";
    let pages = [
        body(&["trace", "-", "--method", "backtracking", "--html"], SMALL),
        body(&["trace", "-", "--method", "backtracking", "--html"], puzzle),
        body(&["trace", "wolf-goat-cabbage", "--method", "depth-first", "--html"], ""),
        body(&["trace", "hanoi", "--method", "depth-first", "--html"], ""),
    ];
    snapbox::assert_data_eq!(
        pages.join("\n"),
        str![[r#"

<h1>A small one</h1>
<div class="scroll">
<div class="board">
<table>
<tbody>
<tr><td class="filled latest clash top left">3</td><td class="top"></td><td class="given clash top left">3</td><td class="top"></td></tr>
<tr><td class="left"></td><td class="given">2</td><td class="given left">1</td><td></td></tr>
<tr><td class="top left"></td><td class="top"></td><td class="top left"></td><td class="top"></td></tr>
<tr><td class="given left">1</td><td></td><td class="left"></td><td></td></tr>
</tbody>
</table>
</div>
</div>
<p class="faint">backtracking: depth 0, 1 node, 2 checks, 0 dead ends, 0 solutions</p>
<p class="strong">r1c1 = 3</p>
<p class="faint">stopped after 9 events</p>
</main>
</body>
</html>


<h1>Tea</h1>
<div class="scroll">
<table>
<thead><tr><th scope="col"> friend</th><th scope="col"> drink</th></tr></thead>
<tbody>
<tr><th scope="row" class="strong"> Ann  </th><td class="good">&gt;tea  </td></tr>
<tr><th scope="row" class="strong"> Bob  </th><td class="faint"> ·    </td></tr>
<tr><th scope="row" class="strong"> Chloe</th><td class="faint"> ·    </td></tr>
</tbody>
</table>
</div>
<p class="faint">backtracking: depth 1, 2 nodes, 2 checks, 0 dead ends, 0 solutions</p>
<p class="strong">backtracks to 1 cell</p>
<p class="faint">stopped after 9 events</p>
</main>
</body>
</html>


<h1>Wolf, goat and cabbage</h1>
<p class="faint">Alcuin of York, no. 18</p>
<h3>2. farmer crosses from right to left</h3>
<div class="scroll"><div class="river">
<section class="bank"><div class="name">left</div><ul><li>farmer</li><li>wolf</li><li>cabbage</li><li>boat</li></ul></section>
<div class="water" aria-hidden="true"><svg class="ship" viewBox="0 0 40 38"><path d="M2 26h36l-6 9H8zM19 3v20H7zM21 8l11 15H21z"/></svg></div>
<section class="bank"><div class="name">right</div><ul><li>goat</li></ul></section>
</div></div>
<p class="faint">depth-first: depth 1, 2 nodes, 2 checks, 0 dead ends, 0 solutions</p>
<p class="strong">moves to state 4</p>
<p class="faint">stopped after 9 events</p>
</main>
</body>
</html>


<h1>The Tower of Hanoi</h1>
<h3>1. disk 1 from peg 1 to peg 2</h3>
<pre class="drawing" role="img" aria-label="2, 1, 1, 1, 1">     │           │           │
   █████         │           │
  ███████        │           │
 █████████       │           │
███████████     ███          │
───────────────────────────────────
     1           2           3</pre>
<p class="faint">depth-first: depth 1, 2 nodes, 3 checks, 0 dead ends, 0 solutions</p>
<p class="strong">state 3, 1, 1, 1, 1 is new</p>
<p class="faint">stopped after 9 events</p>
</main>
</body>
</html>

"#]]
    );
    let objects = [
        json(&["trace", "-", "--method", "backtracking", "--json"], SMALL),
        json(&["trace", "-", "--method", "backtracking", "--json"], puzzle),
        json(&["trace", "wolf-goat-cabbage", "--method", "depth-first", "--json"], ""),
    ];
    snapbox::assert_data_eq!(
        objects.join("\n"),
        str![[r#"
{"rows":[[3,null,3,null],[null,2,1,null],[null,null,null,null],[1,null,null,null]]}
{"rows":[{"friend":"Ann","drink":"tea"},{"friend":"Bob","drink":null},{"friend":"Chloe","drink":null}]}
{"states":["0","21","4"]}
"#]]
    );
    let found = bachet(&["trace", "-", "--method", "backtracking", "--json"], SMALL).code(0);
    assert!(!String::from_utf8_lossy(&found.get_output().stdout).contains("partial"));
}

#[test]
fn a_tree_ends_as_its_method_does() {
    let none = SMALL.replace("1 . | . .", "1 . | 4 .");
    bachet(&["trace", "-", "--method", "backtracking", "--tree"], &none).code(1).stderr_eq("");
    bachet(&["trace", "-", "--method", "backtracking", "--tree", "--until", "5"], &none).code(0).stderr_eq("");
}

#[test]
fn the_tree_of_stored_events_is_that_of_the_run() {
    let file = crate::folder("tree").join("events.jsonl");
    let file = file.to_str().expect("its name is text");
    let run = &["trace", "verjaardag", "--method", "clauses"][..];
    bachet(&[run, &["--events", file]].concat(), "").code(0);
    let drawn = |arguments: &[&str]| bachet(arguments, "").code(0).stderr_eq("").get_output().stdout.clone();
    assert!(drawn(&["trace", "--play", file, "--tree"]) == drawn(&[run, &["--tree"]].concat()));
    let cut = ["trace", "--play", file, "--tree", "--until", "40"];
    assert!(drawn(&cut) == drawn(&[run, &["--tree", "--until", "40"]].concat()));
    std::fs::write(file, "{}\n").expect("the folder can be written");
    bachet(&["trace", "--play", file, "--tree"], "").code(2);
}
