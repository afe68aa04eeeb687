//! The graphs of states of the gallery: for Graphviz and as pictures.

use bachet::export::dot;
use bachet::front::drawings;
use bachet::messages::Messages;
use bachet::verbs::{self, MAX_WHOLE_STATES, StateGraph};
use bachet::{Budget, Language, Puzzle, gallery};

fn puzzle(name: &str) -> Puzzle {
    bachet::read(gallery::get(name).expect("it is in the gallery")).expect("the gallery is sound").puzzle
}

fn graph(name: &str) -> StateGraph {
    verbs::graph(&puzzle(name), &mut Budget::unlimited()).expect("it is small")
}

#[test]
fn jealous_husbands_have_sixteen_states_and_seventeen_links() {
    let found = graph("maris-jaloux");
    assert_eq!((found.states.len(), found.links.len()), (16, 17));
    assert!(found.links.iter().all(|link| link.is_both_ways));
    assert_eq!(found.links.iter().filter(|link| link.is_on_shortest_way).count(), 15);
}

#[test]
fn every_puzzle_of_ways_has_a_picture_of_all_it_states() {
    let family = |text: &str| ["crossing:", "jugs:", "hanoi:"].iter().any(|family| text.starts_with(family));
    for (name, _) in gallery::all().filter(|(_, text)| family(text)) {
        let (found, puzzle) = (graph(name), puzzle(name));
        let drawn = drawings::graph(&puzzle, &found, &Messages::new(Language::English), "en").expect("it has names");
        assert!(found.states.len() <= MAX_WHOLE_STATES, "{name}");
        assert_eq!((drawn.nodes.len(), drawn.edges.len()), (found.states.len(), found.links.len()), "{name}");
        let picture = bachet_draw::svg(&drawn);
        assert_eq!(picture.matches("<g>").count(), drawn.nodes.len() + legend_boxes(&drawn), "{name}");
        let written = dot(&puzzle, &mut Budget::unlimited()).expect("it is small");
        assert_eq!(written.matches(" -> ").count(), found.links.len(), "{name}");
        assert_eq!(written.matches("rank=same").count(), drawn.columns.len(), "{name}");
    }
}

/// The boxes that explain something.
fn legend_boxes(drawn: &bachet_draw::Graph) -> usize {
    let marks = drawn.legend.nodes.iter().filter(|(mark, _)| drawn.nodes.iter().any(|node| node.mark == *mark));
    usize::from(!drawn.legend.parts.is_empty()) + marks.count()
}

#[test]
fn a_graph_for_graphviz_reads_as_it_did() {
    insta::assert_snapshot!(dot(&puzzle("weights"), &mut Budget::unlimited()).expect("it is small"));
}

#[test]
fn the_picture_of_the_readme_is_up_to_date() {
    let crossing = puzzle("maris-jaloux");
    let messages = Messages::new(Language::English);
    let drawn = drawings::graph(&crossing, &graph("maris-jaloux"), &messages, "en").expect("it has names");
    let kept = include_str!("../../../../spec/pictures/maris-jaloux.svg");
    assert!(bachet_draw::svg(&drawn) == kept, "`bachet print maris-jaloux --graph` prints another picture");
}

/// The bridge at night, with this limit.
fn bridge(limit: &str) -> Puzzle {
    let text = format!(
        "crossing: bridge\nwalker: Ann, Bob, Col, Dee\nminutes: 1, 2, 5, 10\nboat: 2 seats\ncost: max time\n{limit}"
    );
    bachet::read(&text).expect("it reads").puzzle
}

#[test]
fn a_graph_keeps_to_the_limit() {
    let whole = verbs::graph(&bridge(""), &mut Budget::unlimited()).expect("it is small");
    for (limit, ways) in [(30, true), (17, true), (16, false), (3, false)] {
        let puzzle = bridge(&format!("limit: {limit}\n"));
        let found = verbs::graph(&puzzle, &mut Budget::unlimited()).expect("it is small");
        let within = whole.states.iter().filter(|state| state.distance <= limit.into()).count();
        assert_eq!(found.states.len(), within, "{limit}");
        assert_eq!(found.states.iter().any(|state| state.is_on_shortest_way), ways, "{limit}");
        let last = found.states.iter().map(|state| state.distance).max().expect("the start is there");
        assert!(last <= limit.into() && found.links.iter().all(|link| link.from.max(link.to) < within), "{limit}");
        let drawn = drawings::graph(&puzzle, &found, &Messages::new(Language::English), "en").expect("it has names");
        assert!(drawn.notes.iter().any(|note| note.contains("limit") && note.contains(&limit.to_string())), "{limit}");
    }
}

#[test]
fn boxes_show_the_names_of_the_puzzle() {
    let found = verbs::graph(&bridge(""), &mut Budget::unlimited()).expect("it is small");
    let drawn = drawings::graph(&bridge(""), &found, &Messages::new(Language::English), "en").expect("it has names");
    assert_eq!(drawn.nodes[0].parts, ["Ann, Bob, Col, Dee", "–"]);
    assert!(!drawn.notes[0].contains("symmetry"), "{}", drawn.notes[0]);
}

#[test]
fn a_graph_may_be_too_large_or_unfinished() {
    let text = "crossing: crowd\nwoman: 3000, each with her man\nman: 3000\nboat: 4 seats\n\
        rule: each woman: her man or no man\n  say: no\n";
    let crowd = bachet::read(text).expect("it reads").puzzle;
    assert!(verbs::graph(&crowd, &mut Budget::unlimited()).is_err());
    assert!(verbs::graph(&puzzle("maris-jaloux"), &mut Budget::unlimited().steps(3)).is_err());
}
