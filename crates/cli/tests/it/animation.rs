//! Methods and ways on a terminal, steered by keys.

use std::time::{Duration, Instant};

use crate::session::Session;

const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const HOME: &str = "\x1b[H";
const END: &str = "\x1b[F";
const CTRL_C: &str = "\x03";

#[test]
fn every_key_of_the_animation_does_what_the_help_says() {
    let Some(mut session) = Session::start("trace difficile --method backtracking --step") else { return };
    session.expect("event 1, paused");
    session.then(RIGHT, "event 2, paused").then("\r", "event 3, paused").then(LEFT, "event 2, paused");
    session.then("n", "event 3, paused").then("n", "event 7, paused").then("N", "event 3, paused");
    session.then("?", "the next placement, dead end, solution");
    session.then("d", "event 111, paused").then("d", "event 148, paused").then("D", "event 111, paused");
    session.then("?", "event 111, paused").then("s", "event 107052, paused").then("S", "event 0, paused");
    // There is nothing before the start, and nothing after the end.
    session.then(&format!("D{LEFT}{RIGHT}"), "event 1, paused");
    session
        .then(END, "event 107052, paused")
        .then(&format!("{RIGHT}s{LEFT}"), "event 107051, paused")
        .then("D", "event 106817, paused")
        .then("N", "event 106814, paused");
    // The first events are not kept any more: the method runs again.
    session.then("S", "event 0, paused").then("s", "event 107052, paused");
    session.then(HOME, "event 0, paused");
    session.then("x ", "30 per second").then("+", "per second").then("-", "per second").then(" ", "paused");
    session.press("q");
    let (screen, code) = session.end();
    assert!(screen.contains("stopped after"), "{screen}");
    assert_eq!(code, 0);
}

#[test]
fn the_result_is_the_moment_at_which_a_person_ends() {
    let Some(mut session) = Session::start("trace difficile --method backtracking --step") else { return };
    session.expect("event 1, paused");
    session.then("d", "event 111, paused").then("N", "event 108, paused").press("q");
    let (screen, code) = session.end();
    assert!(screen.contains("stopped after 108 events"), "{screen}");
    assert_eq!(code, 0);
}

#[test]
fn ctrl_c_ends_at_the_first_press() {
    let empty = crate::folder("animation").join("empty.txt");
    std::fs::write(&empty, ".".repeat(81)).expect("the folder can be written");
    for (arguments, before) in [
        ("trace difficile --method backtracking", "per second"),
        ("trace difficile --method backtracking --step", "event 1, paused"),
        ("trace zebra --method cnf", "per second"),
        ("trace zebra --method cnf --speed 1", "per second"),
        ("solve maris-jaloux --step", "step 0 of 11"),
        (&*format!("count {} --time none", empty.display()), "so far"),
    ] {
        let Some(mut session) = Session::start(arguments) else { return };
        session.expect(before);
        let pressed = Instant::now();
        session.press(CTRL_C);
        let (screen, code) = session.end();
        // It takes some milliseconds; the bound is for busy machines.
        assert!(pressed.elapsed() < Duration::from_secs(2), "{arguments}: {:?}", pressed.elapsed());
        assert!(screen.contains("interrupted") && !screen.contains("limit"), "{arguments}: {screen}");
        assert_eq!(code, 3, "{arguments}");
    }
}

#[test]
fn a_way_is_shown_step_by_step_in_both_directions() {
    let Some(mut session) = Session::start("solve maris-jaloux --step") else { return };
    session.expect("step 0 of 11");
    session.then(RIGHT, "step 1 of 11").then("\r", "step 2 of 11").then(LEFT, "step 1 of 11");
    // Space plays, and pauses again; nothing goes beyond the end.
    session.then(" ", "step 2 of 11");
    session.press(" ");
    session.then(END, "step 11 of 11").then(&format!("{RIGHT}{LEFT}"), "step 10 of 11");
    session.then(HOME, "step 0 of 11").press("q");
    let (screen, code) = session.end();
    assert!(screen.contains("11.  ") && screen.contains("486 shortest ways"), "{screen}");
    assert_eq!(code, 0);
}

#[test]
fn a_step_that_the_terminal_cannot_hold_says_so() {
    let Some(mut session) = Session::start_with_rows(4, "solve maris-jaloux --step") else { return };
    session.expect("cut off: all of it needs");
    session.then(RIGHT, "step 1 of 11").press("q");
    assert_eq!(session.end().1, 0);
}

#[test]
fn without_a_key_the_animation_ends_by_itself() {
    let Some(session) = Session::start("trace schoolverkeer --method clauses --speed 100000") else { return };
    let (screen, code) = session.end();
    assert!(screen.contains("stops at the first solution"), "{screen}");
    assert_eq!(code, 0);
}
