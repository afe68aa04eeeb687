//! A river as banks side by side with water between them, and a way as a list of steps.

use std::fmt::Write as _;

use crate::escaped::Escaped;
use crate::river::{Bank, River, Step, Way};

pub(super) const STYLE: &str = "\
.river { display: flex; margin: .5rem 0 1.2rem; --water: #b9d9ea; --shore: #7d6b3f; }
@media (prefers-color-scheme: dark) { .river { --water: #1d4255; --shore: #b39b62; } }
@media print { .river { --water: #eee; --shore: #444; } }
.bank { flex: 1 1 0; min-width: 7rem; padding: .4rem .7rem; border: 1px solid var(--line); }
.bank + .water, .water + .bank { border-left: 3px solid var(--shore); }
.bank ul { list-style: none; margin: .2rem 0 0; padding: 0; } .bank .name { font-weight: 600; }
.bank.wrong { outline: 3px solid var(--bad); outline-offset: -3px; } .bank.wrong li { color: var(--bad); }
.water { flex: 0 0 5.5rem; min-height: 3.4rem; background: var(--water); display: flex; align-items: center; \
print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.water .ship { width: 2.6rem; height: 2.2rem; fill: var(--ink); } .water .far { margin-left: auto; }
.way { list-style: none; padding: 0; } .way > li { break-inside: avoid; } .way .label { display: inline-block; min-width: 2rem; \
color: var(--faint); } .way .aside { color: var(--faint); font-family: ui-monospace, monospace; margin-left: 1rem; }
";

/// The picture of a boat, a hull and a sail.
const SHIP: &str = "<path d=\"M2 26h36l-6 9H8zM19 3v20H7zM21 8l11 15H21z\"/>";

pub(super) fn write_river(out: &mut String, river: &River) -> std::fmt::Result {
    if !river.caption.is_empty() {
        writeln!(out, "<h3>{}</h3>", Escaped(&river.caption))?;
    }
    write_banks(out, &river.banks)
}

pub(super) fn write_way(out: &mut String, way: &Way) -> std::fmt::Result {
    if !way.caption.is_empty() {
        writeln!(out, "<h3>{}</h3>", Escaped(&way.caption))?;
    }
    writeln!(out, "<ol class=\"way\">")?;
    for Step { label, text, aside, banks } in &way.steps {
        write!(out, "<li>")?;
        if !label.is_empty() {
            write!(out, "<span class=\"label\">{}</span> ", Escaped(label))?;
        }
        write!(out, "<span{}>{}</span>", if banks.is_empty() { "" } else { " class=\"strong\"" }, Escaped(text))?;
        if !aside.is_empty() {
            write!(out, "<span class=\"aside\">{}</span>", Escaped(aside))?;
        }
        if !banks.is_empty() {
            writeln!(out)?;
            write_banks(out, banks)?;
        }
        writeln!(out, "</li>")?;
    }
    writeln!(out, "</ol>")
}

fn write_banks(out: &mut String, banks: &[Bank]) -> std::fmt::Result {
    writeln!(out, "<div class=\"scroll\"><div class=\"river\">")?;
    for (at, bank) in banks.iter().enumerate() {
        if at > 0 {
            write_water(out, at == 1 && !banks[0].boats.is_empty(), !bank.boats.is_empty())?;
        }
        write!(out, "<section class=\"bank{}\">", if bank.bad { " wrong" } else { "" })?;
        write!(out, "<div class=\"name\">{}</div><ul>", Escaped(&bank.name))?;
        for who in bank.who.iter().chain(&bank.boats) {
            write!(out, "<li>{}</li>", Escaped(who))?;
        }
        writeln!(out, "</ul></section>")?;
    }
    writeln!(out, "</div></div>")
}

/// Writes the water before a bank. The boat of the first bank is drawn after it, that of every other bank before it.
fn write_water(out: &mut String, near: bool, far: bool) -> std::fmt::Result {
    write!(out, "<div class=\"water\" aria-hidden=\"true\">")?;
    for class in [near.then_some("ship"), far.then_some("ship far")].into_iter().flatten() {
        write!(out, "<svg class=\"{class}\" viewBox=\"0 0 40 38\">{SHIP}</svg>")?;
    }
    writeln!(out, "</div>")
}
