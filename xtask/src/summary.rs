//! The number of passed, failed and skipped steps and tests, reported at the end.

/// The counts, and a line for each thing that did not pass.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    passed: usize,
    failed: Vec<String>,
    skipped: Vec<String>,
}

impl Summary {
    /// Counts this number as passed.
    pub(crate) fn pass(&mut self, count: usize) {
        self.passed += count;
    }

    /// Counts one as failed, and prints it.
    pub(crate) fn fail(&mut self, what: impl Into<String>) {
        let what = what.into();
        println!("failed: {what}");
        self.failed.push(what);
    }

    /// Counts one as skipped, and prints it.
    pub(crate) fn skip(&mut self, what: impl Into<String>) {
        let what = what.into();
        println!("skipped: {what}");
        self.skipped.push(what);
    }

    /// Counts one as passed or failed.
    pub(crate) fn record(&mut self, what: &str, passed: bool) {
        if passed { self.pass(1) } else { self.fail(what) }
    }

    /// Adds what another summary has counted.
    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed.extend(other.failed);
        self.skipped.extend(other.skipped);
    }

    /// Prints everything that did not pass and, on the last line, the counts. Returns whether nothing failed.
    pub(crate) fn close(&self) -> bool {
        println!();
        let mut skipped = self.skipped.clone();
        skipped.sort();
        let mut rest = &skipped[..];
        while let Some(first) = rest.first() {
            let same = rest.iter().take_while(|&what| what == first).count();
            println!("skipped: {first}{}", if same > 1 { format!(" ({same} times)") } else { String::new() });
            rest = &rest[same..];
        }
        for what in &self.failed {
            println!("failed: {what}");
        }
        println!("{} passed, {} failed, {} skipped", self.passed, self.failed.len(), self.skipped.len());
        self.failed.is_empty()
    }
}
