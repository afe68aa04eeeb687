//! The speed of the page: what its own measurements in a browser print.

use anyhow::Result;

use crate::web;

/// How long something takes in the browser, in milliseconds.
struct Row<'a> {
    name: &'a str,
    median: &'a str,
    late: &'a str,
    /// What the median must be, or the median and the 95th percentile; empty if nothing.
    must: &'a str,
}

/// Measures keys and clicks in a browser, with the release program, and prints how long they take. Without a browser
/// this is skipped. Returns whether it succeeded.
pub(super) fn measure(json: bool) -> Result<bool> {
    let report = match web::speed("release")? {
        Ok((report, true)) => report,
        Ok((report, false)) => {
            println!("{report}");
            return Ok(false);
        }
        Err(missing) => {
            eprintln!("the page is not measured: {missing}");
            return Ok(true);
        }
    };
    if !json {
        println!("\n{:72} {:>9} {:>9}  must, ms", "in the browser", "median", "95 %");
    }
    for Row { name, median, late, must } in rows(&report) {
        if json {
            println!(r#"{{"name": "{}", "median_ms": {median}, "p95_ms": {late}, "must": "{must}"}}"#, name.trim());
        } else {
            println!("{name:72} {:>9} {:>9}  {must}", format!("{median} ms"), format!("{late} ms"));
        }
    }
    Ok(true)
}

/// Returns the rows of a report: lines of `speed`, the name, the median, the 95th percentile and the limits, with tabs.
fn rows(report: &str) -> impl Iterator<Item = Row<'_>> {
    report.lines().filter_map(|line| {
        let mut parts = line.strip_prefix("speed\t")?.split('\t');
        Some(Row { name: parts.next()?, median: parts.next()?, late: parts.next()?, must: parts.next().unwrap_or("") })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_between_other_lines() {
        let report =
            "> vitest run\n\nspeed\ta key\t3.1\t4.0\t16\nspeed\t  of this, work\t1.0\t2.0\t\n Tests  2 passed (2)\n";
        let found: Vec<_> = rows(report).map(|row| (row.name, row.median, row.late, row.must)).collect();
        assert_eq!(found, [("a key", "3.1", "4.0", "16"), ("  of this, work", "1.0", "2.0", "")]);
    }
}
