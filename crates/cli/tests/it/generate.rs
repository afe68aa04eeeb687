//! `bachet generate` as a person runs it.

use snapbox::cmd::OutputAssert;
use snapbox::str;

use crate::command;

fn generate(arguments: &str) -> OutputAssert {
    command().arg("generate").args(arguments.split_whitespace()).assert()
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    generate("--count 3 --seed 1").code(0).stderr_eq("").stdout_eq(str![[r#"
5...21.49.2.5...1...3..........9...4.17......8.4.....2....4...7.8...32.......2.98
...8.5...52.1.6...8.1.4.....9......6........32.6..8..9.6......1..5..96.71......35
2.7....9...3...5.......9.47.1.4..62.......93.....8....14..7...6...2....5.2.......

"#]]);
    generate("--count 2 --seed 1 --symmetry rotate180 --jsonl").code(0).stderr_eq("").stdout_eq(str![[r#"
{"number":1,"puzzle":"5.8...3.....5.48.6.4.8..7..6.52.....21.....63.....65.2..2..8.3.4.69.3.....1...4.8","givens":30,"minimal":true,"solution":"568721349729534816143869725635297184217485963894316572952148637486973251371652498"}
{"number":2,"puzzle":"..982.3..5..1...9.8.1..7.6.....5...6.5.....7.2...7.....6.5..2.1.4...9..7..2.649..","givens":28,"minimal":true,"solution":"679825314524136798831947562793451826458692173216378459967583241345219687182764935"}

"#]]);
    generate("--seed 1 --givens 32 --jsonl").code(0).stderr_eq("").stdout_eq(str![[r#"
{"number":1,"puzzle":"5...21.49.2.5..81...3..9....3..97..4.174.....8.4.....2....48..7.8..732...7...2.98","givens":32,"minimal":false,"solution":"568721349729534816143869725635297184217485963894316572952148637486973251371652498"}

"#]]);
    let by =
        |threads| generate(&format!("--count 60 --seed 9 --threads {threads}")).code(0).get_output().stdout.clone();
    assert_eq!(by(1), by(3));
    assert_eq!(by(2).len(), 60 * 82);
}

#[test]
fn a_seed_from_the_clock_is_printed() {
    generate("").code(0).stderr_eq(str![[r#"
note: `--seed [..]` makes the same puzzles again

"#]]);
}

#[test]
fn the_improbable_is_given_up() {
    generate("--count 5 --seed 1 --givens 17 --tries 600").code(3).stdout_eq("").stderr_eq(str![[r#"
note: 0 of 5 puzzles made; 600 attempts at the next one did not give that number of givens
  = hint: most minimal puzzles have 23 to 26 givens; those with at most 20 or at least 28 are very rare

"#]]);
    generate("--count 5 --seed 1 --givens 17 --time .1").code(3).stdout_eq("").stderr_eq(str![[r#"
note: 0 of 5 puzzles made: a limit was reached

"#]]);
    generate("--givens 16").code(2).stdout_eq("").stderr_eq(str![[r#"
error: invalid value '16' for '--givens <N>': the number of givens is from 17 to 81, or a range such as `22..25`

For more information, try '--help'.

"#]]);
}
