//! What a method did, and several compared.

use crate::json::output::{Comparison, Cost, Output, Traced};
use crate::verbs::{self, Agreement, Compared, Method, Refusal};

impl Output {
    /// What a method did.
    pub fn of_traced(method: Method, found: &verbs::Traced) -> Self {
        Self { trace: Some(traced(method, found)), ..Self::default() }
    }

    /// What several methods did.
    pub fn of_compared<T>(found: &Compared<T>) -> Self {
        let rows = found.rows.iter().map(|row| match &row.found {
            Ok(found) => traced(row.method, found),
            Err(why) => refused(row.method, why),
        });
        let agree = match found.agreement {
            Agreement::Untested => None,
            Agreement::All(_) => Some(true),
            Agreement::Differ(_) => Some(false),
        };
        Self { comparison: Some(Comparison { methods: rows.collect(), agree }), ..Self::default() }
    }
}

fn traced(method: Method, found: &verbs::Traced) -> Traced {
    let tally = &found.record.tally;
    let ways = found.record.ways.filter(|ways| ways.number > 0);
    Traced {
        method: method.name().to_owned(),
        how: Some(found.ended.into()),
        cost: Some(Cost {
            events: tally.events().to_string(),
            nodes: tally.nodes.to_string(),
            assigned: tally.assigned.to_string(),
            checks: tally.checks.to_string(),
            dead_ends: tally.dead_ends.to_string(),
            deepest: tally.deepest,
        }),
        solutions: Some(tally.solutions.to_string()),
        shortest: ways.map(|ways| ways.shortest.to_string()),
        shortest_ways: ways.map(|ways| ways.number.to_string()),
        longest: ways.map(|ways| ways.longest.to_string()),
        refused: None,
    }
}

fn refused(method: Method, why: &Refusal) -> Traced {
    Traced {
        method: method.name().to_owned(),
        how: None,
        cost: None,
        solutions: None,
        shortest: None,
        shortest_ways: None,
        longest: None,
        refused: match why {
            Refusal::Because(sentence) => Some(sentence.phrase.id()),
            Refusal::Unfit(_) => Some("unfit"),
        },
    }
}
