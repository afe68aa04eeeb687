//! `--stats` works with every verb that works within limits, and the others refuse it.

use crate::bachet;

#[test]
fn the_time_and_the_steps_are_printed_once() {
    for arguments in [
        "solve six",
        "solve six --html",
        "solve six --html --without-solution",
        "solve hanoi --all-shortest",
        "count six",
        "check six",
        "candidates six",
        "show six",
        "read six",
        "show six --html",
        "export six --to dimacs",
        "print six",
        "print torch --graph",
        "prove torch",
        "trace six --method clauses --summary",
        "trace six --method clauses --rules",
        "trace six --method clauses --html",
        "trace six --method backtracking --tree",
        "trace six --compare clauses,backtracking",
    ] {
        let output = bachet(&format!("{arguments} --stats")).code(0).get_output().clone();
        let lines = [&output.stdout[..], b"\n", &output.stderr[..]].concat();
        let lines = String::from_utf8(lines).expect("it is text");
        assert_eq!(lines.lines().filter(|line| line.ends_with(" steps")).count(), 1, "{arguments}");
    }
}

#[test]
fn an_object_has_the_time_and_the_steps() {
    for arguments in [
        "solve six",
        "count six",
        "check six",
        "candidates six",
        "show six",
        "read six --choices",
        "export six --to dimacs",
        "print torch --graph",
        "print six --without-solution",
        "trace six --method clauses",
        "trace six --compare clauses,backtracking",
    ] {
        let output = bachet(&format!("{arguments} --json --stats")).code(0).stderr_eq("").get_output().stdout.clone();
        let output = String::from_utf8(output).expect("it is text");
        assert!(output.contains("\n  \"stats\": {"), "{arguments}: {output}");
    }
}

#[test]
fn a_verb_without_limits_refuses_it() {
    for arguments in ["convert six", "gallery", "new grid", "completions bash", "man"] {
        bachet(&format!("{arguments} --stats")).code(2).stdout_eq("");
    }
}
