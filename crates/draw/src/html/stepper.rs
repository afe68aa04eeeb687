//! Runs that a person steps through: a picture and its controls, the steps as JSON, and the script that applies them.
//!
//! Without the script nothing of it is shown.

use std::fmt::Write as _;

use super::write_block;
use crate::escaped::Escaped;
use crate::stepper::{RunPicture, RunStep, StepCounts, StepKind, SteppedRun, Stepper, StepperWords};

pub(super) const STYLE: &str = include_str!("stepper.css");
const SCRIPT: &str = include_str!("stepper.js");

/// The buttons in groups: the action, the sign, and the key. The name of a group stands between its two buttons.
const GROUPS: [&[(&str, &str, &str)]; 5] = [
    &[
        ("start", "|◀", "Home"),
        ("back", "◀", "ArrowLeft"),
        ("play", "▶▮", "Space"),
        ("forward", "▶", "ArrowRight"),
        ("end", "▶|", "End"),
    ],
    &[("placement-back", "◀", "Shift+N"), ("placement", "▶", "n")],
    &[("dead-end-back", "◀", "Shift+D"), ("dead-end", "▶", "d")],
    &[("solution-back", "◀", "Shift+S"), ("solution", "▶", "s")],
    &[("slower", "−", "-"), ("faster", "+", "+")],
];

pub(super) fn write_stepper(out: &mut String, stepper: &Stepper) -> std::fmt::Result {
    let words = &stepper.words;
    writeln!(out, "<section class=\"stepper\" id=\"stepper\" hidden>")?;
    writeln!(out, "<div class=\"runs\">")?;
    for run in &stepper.runs {
        write_run(out, run, words)?;
    }
    writeln!(out, "</div>")?;
    write_controls(out, words)?;
    writeln!(out, "<h2>{}</h2>\n</section>", Escaped(&words.end))?;
    let mut data = String::new();
    write_data(&mut data, stepper)?;
    // A script ends at the first `</`, so no `<` may stand in the data.
    let data = data.replace('<', "\\u003c");
    writeln!(out, "<script type=\"application/json\" id=\"steps\">{data}</script>\n<script>\n{SCRIPT}</script>")
}

fn write_run(out: &mut String, run: &SteppedRun, words: &StepperWords) -> std::fmt::Result {
    let (title, log) = (Escaped(&run.title), Escaped(&words.log));
    writeln!(out, "<article class=\"run\" aria-label=\"{title}\">\n<h2>{title}</h2>\n<div class=\"sides\">\n<div>")?;
    match &run.picture {
        RunPicture::Cells(block) => {
            writeln!(out, "<div class=\"picture\">")?;
            write_block(out, block)?;
            writeln!(out, "</div>")?;
        }
        RunPicture::States(_) => {
            writeln!(out, "<h3 class=\"caption\"></h3>\n<div class=\"picture states\"></div>")?;
        }
    }
    writeln!(out, "<p class=\"last strong\" aria-live=\"polite\"></p>\n<dl class=\"counts\">")?;
    for name in &words.counts {
        write!(out, "<div><dt>{}</dt><dd>0</dd></div>", Escaped(name))?;
    }
    writeln!(out, "</dl>\n</div>\n<div>")?;
    writeln!(out, "<h3>{log}</h3>\n<ol class=\"log\" aria-label=\"{log}\"></ol>")?;
    if matches!(run.picture, RunPicture::States(_)) {
        let way = Escaped(&words.way);
        writeln!(out, "<h3>{way}</h3>\n<ol class=\"moves\" aria-label=\"{way}\"></ol>")?;
    }
    if !run.remark.is_empty() {
        writeln!(out, "<p class=\"faint remark\">{}</p>", Escaped(&run.remark))?;
    }
    writeln!(out, "</div>\n</div>\n</article>")
}

fn write_controls(out: &mut String, words: &StepperWords) -> std::fmt::Result {
    writeln!(out, "<div class=\"controls\" role=\"group\" aria-label=\"{}\">", Escaped(&words.controls))?;
    write!(out, "<input type=\"range\" min=\"0\" max=\"0\" value=\"0\" aria-label=\"{}\">", Escaped(&words.slider))?;
    writeln!(out, "<output class=\"position\"></output>\n<div class=\"buttons\">")?;
    let mut names = words.buttons.iter().map(String::as_str);
    for (buttons, label) in GROUPS.iter().zip(words.groups.iter().map(String::as_str).chain(std::iter::repeat(""))) {
        write!(out, "<span class=\"group\">")?;
        for (at, (action, sign, key)) in buttons.iter().enumerate() {
            let name = Escaped(names.next().unwrap_or_default());
            if let (1, 2) = (at, buttons.len()) {
                let class = if *action == "faster" { "speed" } else { "goal" };
                write!(out, "<span class=\"{class}\" aria-hidden=\"true\">{}</span>", Escaped(label))?;
            }
            write!(
                out,
                "<button type=\"button\" data-action=\"{action}\" aria-label=\"{name}\" title=\"{name}\" \
                 aria-keyshortcuts=\"{key}\"><span aria-hidden=\"true\">{sign}</span></button>"
            )?;
        }
        writeln!(out, "</span>")?;
    }
    let (heading, keys) = &words.keys;
    writeln!(out, "</div>")?;
    writeln!(out, "<details class=\"keys\"><summary>{}</summary>\n<dl>", Escaped(heading))?;
    for (key, does) in keys {
        writeln!(out, "<dt><kbd>{}</kbd></dt><dd>{}</dd>", Escaped(key), Escaped(does))?;
    }
    writeln!(out, "</dl></details>\n</div>")
}

/// Writes the data of the script as JSON. Each step is a row of numbers: the events since the step before, the kind,
/// the words, the number of assignments that stay and that are added, the marked cells, and the counts since the step
/// before; the depth as it is. The assignments of all steps follow each other in a list of their own.
fn write_data(out: &mut String, stepper: &Stepper) -> std::fmt::Result {
    let words = &stepper.words;
    write!(out, "{{\"words\":")?;
    let shared = [("position", &words.position), ("speed", &words.speed), ("nothing", &words.nothing)];
    write_list(out, ('{', '}'), shared, |out, (name, text)| {
        write!(out, "\"{name}\":")?;
        write_text(out, text)
    })?;
    write!(out, ",\"runs\":")?;
    write_list(out, ('[', ']'), &stepper.runs, write_run_data)?;
    write!(out, "}}")
}

fn write_run_data(out: &mut String, run: &SteppedRun) -> std::fmt::Result {
    write!(out, "{{\"texts\":")?;
    write_list(out, ('[', ']'), &run.texts, |out, text| write_text(out, text))?;
    write!(out, ",\"marked\":")?;
    write_list(out, ('[', ']'), &run.marked, |out, cells| {
        write_list(out, ('[', ']'), cells, |out, cell| write!(out, "{cell}"))
    })?;
    if let RunPicture::States(states) = &run.picture {
        write!(out, ",\"states\":")?;
        write_list(out, ('[', ']'), states, |out, state| {
            let mut html = String::new();
            write_block(&mut html, state)?;
            write_text(out, &html)
        })?;
    }
    let first = RunStep::default();
    let mut before = &first;
    write!(out, ",\"steps\":")?;
    write_list(out, ('[', ']'), &run.steps, |out, step| {
        let row = row(step, before);
        before = step;
        write_list(out, ('[', ']'), row, |out, number| write!(out, "{number}"))
    })?;
    write!(out, ",\"assigned\":")?;
    let assigned = run.steps.iter().flat_map(|step| &step.assigned);
    write_list(out, ('[', ']'), assigned, |out, assigned| {
        write!(out, "{},{},{}", assigned.place, assigned.value, assigned.caption)
    })?;
    write!(out, "}}")
}

fn row(step: &RunStep, before: &RunStep) -> [u64; 11] {
    let kind = match step.kind {
        StepKind::Other => 0,
        StepKind::Placement => 1,
        StepKind::DeadEnd => 2,
        StepKind::Solution => 3,
    };
    let StepCounts { nodes, checks, dead_ends, solutions, depth } = step.counts;
    let was = before.counts;
    [
        step.event - before.event,
        kind,
        step.words.into(),
        step.kept.into(),
        step.assigned.len() as u64,
        step.marked.into(),
        nodes - was.nodes,
        checks - was.checks,
        dead_ends - was.dead_ends,
        solutions - was.solutions,
        depth,
    ]
}

fn write_list<T>(
    out: &mut String,
    (open, close): (char, char),
    items: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut String, T) -> std::fmt::Result,
) -> std::fmt::Result {
    out.push(open);
    for (at, item) in items.into_iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        write(out, item)?;
    }
    out.push(close);
    Ok(())
}

/// Writes a text as JSON.
fn write_text(out: &mut String, text: &str) -> std::fmt::Result {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => write!(out, "\\{c}")?,
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => write!(out, "\\u{:04x}", u32::from(c))?,
            c => out.push(c),
        }
    }
    out.push('"');
    Ok(())
}
