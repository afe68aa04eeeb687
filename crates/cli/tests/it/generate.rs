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
5...2..49..........43.6........471..21.....6..9.1...7.9....8..1..6....5.......4.2
.4.8....1.52......3.....7.44.126.......4...9..2..17....1....6......514.8..6..3...
2.43...8....87....5.3....9.3..21...6..6...8..8..7.53.......6..46.2....5....5..1..

"#]]);
    generate("--count 2 --seed 1 --symmetry rotate180 --jsonl").code(0).stderr_eq("").stdout_eq(str![[r#"
{"number":1,"puzzle":"5.87...4....5..8..14..6..25...24.....17...56.....56...95..7..31..6..2....7...54.2","givens":30,"minimal":true,"solution":"568721349729534816143869725635247198217983564894156273952478631486312957371695482"}
{"number":2,"puzzle":"64....2.....3...6.39..2.7.4.312...8...........2...734.5.4.8..73.7...1.....6....15","givens":28,"minimal":true,"solution":"647895231152374869398126754431269587765438192829517346514982673973651428286743915"}

"#]]);
    generate("--seed 1 --givens 32 --jsonl").code(0).stderr_eq("").stdout_eq(str![[r#"
{"number":1,"puzzle":"5.8.2..49.2..3.....4386......5.4719.21..8..6..9.1...7.9..4.8..1..6....5....6..4.2","givens":32,"minimal":false,"solution":"568721349729534816143869725635247198217983564894156273952478631486312957371695482"}

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
