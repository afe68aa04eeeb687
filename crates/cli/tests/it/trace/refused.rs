//! What makes no sense, and why.

use snapbox::str;

use super::bachet;

#[test]
fn what_makes_no_sense_is_refused() {
    let cases = [
        &["trace", "zebra", "--method", "depth-first"][..],
        &["trace", "zebra", "--method", "guessing"],
        &["trace", "zebra", "--method", "retour arrière"],
        &["trace", "zebra", "--method", "all"],
        &["trace", "zebra", "--compare", "backtraking,cnf"],
        &["trace", "hanoi", "--animation", "hanoi.gif"],
        &["trace", "hanoi", "--rules"],
        &["trace", "zebra", "--method", "cnf", "--until", "0"],
        &["trace", "zebra", "--method", "clauses", "--order", "1,x"],
        &["trace", "zebra", "--method", "clauses", "--step"],
        &["trace", "zebra", "--compare", "clauses,guessing"],
        &["trace", "zebra", "--play", "x"],
        &["trace", "zebra", "--method", "clauses", "--events", "no/such/folder/x"],
    ];
    let outputs = cases.map(|arguments| {
        let outputs = bachet(arguments, "").code(2).stdout_eq("");
        format!("{}\n{}", arguments.join(" "), String::from_utf8_lossy(&outputs.get_output().stderr))
    });
    snapbox::assert_data_eq!(
        outputs.join("\n"),
        str![[r#"
trace zebra --method depth-first
error: `depth-first` searches states, and this puzzle has none
  = hint: use `clauses`, `cnf`, `backtracking`, `successors`, `permutations` or `propagation`

trace zebra --method guessing
error: there is no method `guessing`
  = hint: the methods are `clauses`, `cnf`, `backtracking`, `successors`, `permutations`, `depth-first`, `breadth-first` and `propagation`

trace zebra --method retour arrière
error: there is no method `retour arrière`
  = hint: did you mean `backtracking`? the methods are `clauses`, `cnf`, `backtracking`, `successors`, `permutations`, `depth-first`, `breadth-first` and `propagation`

trace zebra --method all
error: there is no method `all`
  = hint: did you mean `--compare all`? the methods are `clauses`, `cnf`, `backtracking`, `successors`, `permutations`, `depth-first`, `breadth-first` and `propagation`

trace zebra --compare backtraking,cnf
error: there is no method `backtraking`
  = hint: did you mean `backtracking`? the methods are `clauses`, `cnf`, `backtracking`, `successors`, `permutations`, `depth-first`, `breadth-first` and `propagation`

trace hanoi --animation hanoi.gif
error: no film is written
  = hint: `--html` prints a page on which one steps through the run and plays it; `--events FILE` stores the steps, and `bachet trace --play FILE` plays them on a terminal

trace hanoi --rules
error: the methods that search ways use the rules as they are, so there is nothing to list

trace zebra --method cnf --until 0
error: invalid value '0' for '--until <N>': 0 is not in 1..18446744073709551615

For more information, try '--help'.

trace zebra --method clauses --order 1,x
error: there is no clue `x`
  = hint: the clues are `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8`, `9`, `10`, `11`, `12`, `13` and `14`

trace zebra --method clauses --step
error: `--step` waits for a key, but this is not a terminal
  = hint: leave out `--step`

trace zebra --compare clauses,guessing
error: there is no method `guessing`
  = hint: the methods are `clauses`, `cnf`, `backtracking`, `successors`, `permutations`, `depth-first`, `breadth-first` and `propagation`

trace zebra --play x
error: the argument '[PUZZLE]' cannot be used with '--play <FILE>'

Usage: bachet trace <PUZZLE>

For more information, try '--help'.

trace zebra --method clauses --events no/such/folder/x
error: the answer cannot be written: No such file or directory (os error 2)

"#]]
    );
}

#[test]
fn an_order_that_is_nothing_to_a_method_is_refused() {
    for method in ["cnf", "propagation"] {
        for more in [&[][..], &["--rules"], &["--tree"]] {
            let arguments = [&["trace", "zebra", "--method", method, "--order", "3,1"], more].concat();
            bachet(&arguments, "").code(2).stdout_eq("");
        }
    }
    bachet(&["trace", "zebra", "--method", "cnf", "--order", "3"], "").code(2).stderr_eq(str![[r#"
error: `cnf` uses all clues at the same time, so `--order` has no effect
  = hint: leave out `--order`, or use `clauses`, `backtracking`, `successors` or `permutations`

"#]]);
    bachet(&["trace", "zebra", "--compare", "clauses,cnf", "--order", "3"], "").code(0);
}

#[test]
fn clues_are_called_by_what_names_them() {
    let clues = "2. = Bob != milk\n- = Ann = tea\n- = Bob = cocoa\n";
    let puzzle = format!("grid: Tea\nfriend: Ann, Bob, Chloe\ndrink: tea, milk, cocoa\n{clues}");
    let run = |order: &str| bachet(&["trace", "-", "--method", "permutations", "--order", order], &puzzle);
    // The label, not the place: clue 2 is the first one.
    run("2").code(0).stdout_eq(str![[r#"
clue 2 leaves 4 of 6
...
"#]]);
    run("x").code(2).stderr_eq(str![[r#"
error: there is no clue `x`
  = hint: the clues are `2` and `3`

"#]]);
}

#[test]
fn what_shows_nothing_is_refused() {
    let cases = [
        &["--speed", "9"][..],
        &["--speed", "9", "--events", "-"],
        &["--step", "--events", "-"],
        &["--speed", "9", "--html"],
        &["--speed", "9", "--json"],
    ];
    let outputs = cases.map(|arguments| {
        let outputs = bachet(&[&["trace", "zebra", "--method", "cnf"], arguments].concat(), "").code(2).stdout_eq("");
        format!("{}\n{}", arguments.join(" "), String::from_utf8_lossy(&outputs.get_output().stderr))
    });
    snapbox::assert_data_eq!(
        outputs.join("\n"),
        str![[r#"
--speed 9
error: `--speed` needs a terminal to show the events on
  = hint: leave out `--speed`

--speed 9 --events -
error: `--events -` writes the events to standard output, so `--speed` and `--step` have no effect
  = hint: leave them out, or write a file name after `--events`

--step --events -
error: `--events -` writes the events to standard output, so `--speed` and `--step` have no effect
  = hint: leave them out, or write a file name after `--events`

--speed 9 --html
error: the argument '--speed <N>' cannot be used with '--html'

Usage: bachet trace --method <METHOD> --speed <N> <PUZZLE>

For more information, try '--help'.

--speed 9 --json
error: the argument '--speed <N>' cannot be used with '--json'

Usage: bachet trace --method <METHOD> --speed <N> <PUZZLE>

For more information, try '--help'.

"#]]
    );
}
