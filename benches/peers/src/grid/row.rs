//! A row of the table of speeds.

use serde_json::{Value, json};

use crate::form::Printed;

/// The measurements of one kind of work, on one or many instances.
#[derive(Clone, Debug)]
pub struct Row {
    /// The work.
    pub name: String,
    /// Nanoseconds that Bachet took.
    pub ns: f64,
    /// The peer.
    pub peer: Option<Peer>,
    /// The number of instances.
    pub instances: usize,
    /// A remark.
    pub note: String,
}

/// The other program.
#[derive(Clone, Debug)]
pub struct Peer {
    /// Its name, version and way of use.
    pub name: &'static str,
    /// Nanoseconds that it took.
    pub ns: f64,
    /// Our time over its time: the median over the instances.
    pub ratio: f64,
    /// The largest ratio of any one instance.
    pub worst: f64,
}

/// Which of many instances a row is about.
#[derive(Clone, Copy, Debug)]
pub enum Pick {
    /// The median of the times and of the ratios.
    Median,
    /// The largest of the times, ours and theirs, and their ratio.
    Largest,
}

impl Row {
    /// Sums up the times of each instance, ours and the peer's.
    pub fn of(name: impl Into<String>, peer: &'static str, times: &[(f64, f64)], pick: Pick) -> Self {
        let ratios = sorted(times.iter().map(|(ours, theirs)| ours / theirs));
        let (ours, theirs) = (sorted(times.iter().map(|t| t.0)), sorted(times.iter().map(|t| t.1)));
        let (ns, peer_ns, ratio) = match pick {
            Pick::Median => (median(&ours), median(&theirs), median(&ratios)),
            Pick::Largest => (last(&ours), last(&theirs), last(&ours) / last(&theirs)),
        };
        let peer = Peer { name: peer, ns: peer_ns, ratio, worst: last(&ratios) };
        Self { name: name.into(), ns, peer: Some(peer), instances: times.len(), note: String::new() }
    }
}

impl Printed for Row {
    fn json(&self) -> Value {
        let peer = self.peer.as_ref();
        json!({
            "name": self.name,
            "ns": tenths(self.ns),
            "peer": peer.map(|p| p.name),
            "peer_ns": peer.map(|p| tenths(p.ns)),
            "ratio": peer.map(|p| rounded(p.ratio)),
            "instances": self.instances,
            "worst_ratio": peer.map(|p| rounded(p.worst)),
            "note": self.note,
        })
    }

    fn markdown(&self) -> String {
        let (peer, times) = self
            .peer
            .as_ref()
            .map_or_else(Default::default, |p| (p.name, format!("{} | {:.3} | {:.3}", time(p.ns), p.ratio, p.worst)));
        let times = if times.is_empty() { " | | ".to_owned() } else { times };
        format!("| {} | {} | {} | {peer} | {times} | {} |", self.name, self.instances, time(self.ns), self.note)
    }
}

/// The head of the Markdown table.
pub const HEAD: &str = "\
| work | instances | Bachet | peer | peer's time | ratio | worst ratio | |
|---|--:|--:|---|--:|--:|--:|---|";

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

fn median(sorted: &[f64]) -> f64 {
    let middle = sorted.len() / 2;
    match sorted {
        [] => f64::NAN,
        _ if sorted.len().is_multiple_of(2) => f64::midpoint(sorted[middle - 1], sorted[middle]),
        _ => sorted[middle],
    }
}

fn last(sorted: &[f64]) -> f64 {
    sorted.last().copied().unwrap_or(f64::NAN)
}

fn tenths(ns: f64) -> f64 {
    (ns * 10.0).round() / 10.0
}

fn rounded(ratio: f64) -> f64 {
    (ratio * 10_000.0).round() / 10_000.0
}

/// Formats a time in the most readable unit.
fn time(ns: f64) -> String {
    match ns {
        _ if ns < 1e4 => format!("{:.2} us", ns / 1e3),
        _ if ns < 1e6 => format!("{:.1} us", ns / 1e3),
        _ if ns < 1e9 => format!("{:.2} ms", ns / 1e6),
        _ => format!("{:.2} s", ns / 1e9),
    }
}
