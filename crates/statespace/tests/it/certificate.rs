//! Certificates are accepted, and damaged ones are rejected.

use bachet_budget::Budget;
use bachet_statespace::{Certificate, Claim, ExploreOptions, Flaw, explore};

use crate::graph::Graph;
use crate::naive;

fn certified() -> impl Iterator<Item = (Graph, Certificate<u64>)> {
    let costs: [&[u64]; 3] = [&[1], &[1, 2, 3], &[0, 1, 2]];
    (0..300).map(move |seed| {
        let nodes = 2 + seed % 12;
        let mut graph = Graph::random(seed, nodes, seed % (3 * nodes) + 1, costs[seed as usize % 3]);
        let explored = explore(&mut graph, ExploreOptions::default(), &mut Budget::unlimited());
        (graph, explored.certificate().expect("complete"))
    })
}

fn check(graph: &Graph, certificate: &Certificate<u64>) -> Result<(), Flaw<u64>> {
    certificate.check(&mut graph.clone(), &mut Budget::unlimited())
}

#[test]
fn valid_certificates_are_accepted() {
    for (graph, certificate) in certified() {
        let claim = naive::shortest(&graph).map_or(Claim::NoWay, |(cost, _)| Claim::AtLeast(cost));
        assert_eq!(certificate.claim, claim);
        assert_eq!(check(&graph, &certificate), Ok(()), "{graph:?}");
    }
}

#[test]
fn a_missing_state_is_a_leak() {
    for (graph, certificate) in certified() {
        for i in 0..certificate.labels.len() {
            let mut damaged = certificate.clone();
            let (state, label) = damaged.labels.remove(i);
            if matches!(certificate.claim, Claim::AtLeast(cost) if label >= cost && label > 0) {
                continue;
            }
            match check(&graph, &damaged) {
                Err(Flaw::Start) => assert_eq!(state, Graph::state(0)),
                Err(Flaw::Leak { to, .. }) => assert_eq!(to, state),
                other => panic!("{other:?} {graph:?} {damaged:?}"),
            }
        }
    }
}

#[test]
fn a_larger_label_is_rejected() {
    for (graph, certificate) in certified().filter(|(_, certificate)| certificate.claim != Claim::NoWay) {
        for i in 0..certificate.labels.len() {
            let mut damaged = certificate.clone();
            damaged.labels[i].1 += 1;
            assert!(matches!(check(&graph, &damaged), Err(Flaw::Start | Flaw::Label { .. })), "{graph:?} {damaged:?}");
        }
    }
}

#[test]
fn a_larger_claim_is_rejected() {
    for (graph, mut certificate) in certified() {
        certificate.claim = match certificate.claim {
            Claim::NoWay => continue,
            Claim::AtLeast(cost) => Claim::AtLeast(cost + 1),
        };
        assert!(matches!(check(&graph, &certificate), Err(Flaw::Leak { .. } | Flaw::Goal(_))), "{graph:?}");
        certificate.claim = Claim::NoWay;
        assert!(matches!(check(&graph, &certificate), Err(Flaw::Leak { .. } | Flaw::Goal(_))), "{graph:?}");
    }
}

#[test]
fn unsorted_states_are_rejected() {
    for (graph, certificate) in certified().filter(|(_, certificate)| certificate.labels.len() > 1) {
        let mut damaged = certificate.clone();
        damaged.labels.swap(0, 1);
        assert_eq!(check(&graph, &damaged), Err(Flaw::Disorder(certificate.labels[0].0)));
        damaged.labels[1] = damaged.labels[0];
        assert_eq!(check(&graph, &damaged), Err(Flaw::Disorder(damaged.labels[0].0)));
    }
}
