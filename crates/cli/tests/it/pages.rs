//! Puzzles as pages of HTML.

use snapbox::str;

use crate::bachet_with;
use crate::sudoku::FOUR;

#[test]
fn a_page_is_self_contained() {
    let source = "grid: <x>\nwho: Ann, Bob\npet: cat, dog\n1. = Ann != cat\n? Who has the cat?\n = who(cat)\n";
    bachet_with("solve --html", source).code(0).stdout_eq(str![[r#"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>&lt;x&gt;</title>
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
<h1>&lt;x&gt;</h1>
<dl>
<dt>who</dt><dd>Ann, Bob</dd>
<dt>pet</dt><dd>cat, dog</dd>
</dl>
<h2>Clues</h2>
<dl>
<dt>1.</dt><dd>Ann != cat</dd>
</dl>
<h2>Questions</h2>
<dl>
<dt>?</dt><dd>Who has the cat?</dd>
</dl>
<h2>Solutions</h2>
<div class="scroll">
<table>
<thead><tr><th scope="col">who</th><th scope="col">pet</th></tr></thead>
<tbody>
<tr><th scope="row">Ann</th><td>dog</td></tr>
<tr><th scope="row">Bob</th><td>cat</td></tr>
</tbody>
</table>
</div>
<p class="good">1 solution, and no other</p>
<dl>
<dt>Who has the cat?</dt><dd class="strong">Bob</dd>
</dl>
</main>
</body>
</html>

"#]]);
}

#[test]
fn a_board_on_a_page_is_read_aloud() {
    bachet_with("show --html --set r1c2=1", FOUR).code(1).stdout_eq(str![[r#"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>Four</title>
<style>
...
</style>
</head>
<body>
<main>
<h1>Four</h1>
<div class="scroll">
<div class="board">
<table>
<tbody>
<tr><td class="given clash top left" aria-label="r1c1, 1, given, conflict">1</td><td class="filled clash top" aria-label="r1c2, 1, conflict">1</td><td class="top left" aria-label="r1c3, empty"></td><td class="top" aria-label="r1c4, empty"></td></tr>
<tr><td class="left" aria-label="r2c1, empty"></td><td aria-label="r2c2, empty"></td><td class="given left" aria-label="r2c3, 2, given">2</td><td aria-label="r2c4, empty"></td></tr>
<tr><td class="top left" aria-label="r3c1, empty"></td><td class="given top" aria-label="r3c2, 3, given">3</td><td class="top left" aria-label="r3c3, empty"></td><td class="top" aria-label="r3c4, empty"></td></tr>
<tr><td class="left" aria-label="r4c1, empty"></td><td aria-label="r4c2, empty"></td><td class="left" aria-label="r4c3, empty"></td><td aria-label="r4c4, empty"></td></tr>
</tbody>
</table>
</div>
</div>
<p class="bad">not valid</p>
<p class="bad">r1c1 and r1c2 are both 1, in row 1</p>
<p class="bad">it can no longer be solved</p>
</main>
</body>
</html>

"#]]);
}

#[test]
fn a_page_to_hand_out_has_no_solution() {
    let source = "grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. = Ann != cat\n? Who has the cat?\n = who(cat)\n";
    let body = str![[r#"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>Pets</title>
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
<h1>Pets</h1>
<dl>
<dt>who</dt><dd>Ann, Bob</dd>
<dt>pet</dt><dd>cat, dog</dd>
</dl>
<h2>Clues</h2>
<dl>
<dt>1.</dt><dd>Ann != cat</dd>
</dl>
<h2>Questions</h2>
<dl>
<dt>?</dt><dd>Who has the cat?</dd>
</dl>
</main>
</body>
</html>

"#]];
    bachet_with("solve --html --without-solution", source).code(0).stderr_eq("").stdout_eq(body.clone());
    bachet_with("print --without-solution", source).code(0).stderr_eq("").stdout_eq(body);
    bachet_with("solve --without-solution", source).code(2).stdout_eq("");
}

#[test]
fn print_needs_no_option() {
    for puzzle in ["zebra", "x-sudoku", "wolf-goat-cabbage", "hanoi"] {
        let page = bachet_with(&format!("solve --html {puzzle}"), "").code(0).get_output().stdout.clone();
        let page = String::from_utf8(page).expect("it is text");
        bachet_with(&format!("print {puzzle}"), "").code(0).stdout_eq(page);
    }
    bachet_with("print --without-solution torch", "").code(0).stdout_eq(str![[r#"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Bachet">
<title>Bridge and torch</title>
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
<h1>Bridge and torch</h1>
<p class="faint">traditional</p>
<dl>
<dt>places</dt><dd>left, right</dd>
<dt>walker</dt><dd>4, time 1 2 5 8</dd>
<dt>boat</dt><dd>2 seats</dd>
<dt>cost</dt><dd>max time</dd>
<dt>limit</dt><dd>15</dd>
</dl>
</main>
</body>
</html>

"#]]);
    bachet_with("print --graph --first 3 torch", "").code(2).stdout_eq("").stderr_eq(str![[r#"
error: the argument '--graph' cannot be used with '--first <N>'

Usage: bachet print --graph <PUZZLE>

For more information, try '--help'.

"#]]);
}
