//! Properties of river crossings: a written puzzle reads back to an equal one, and no text makes reading fail.

use bachet_notation::crossing::{
    At, Attribute, AttributeId, Boat, BoatId, Comparison, CrossingPuzzle, Group, GroupId, Least, LoadLimit, Mates,
    Place, PlaceId, Placed, Quantifier, Quantity, Route, Rule, Subject, Tag, TagId, Thing, Truth, Values, read,
    read_fields, write, write_fields,
};
use bachet_notation::{Number, Severity, Span};
use proptest::collection::vec;
use proptest::prelude::*;

/// Names that look like other parts of the notation. [`Builder::hides`] finds those that hide a word of the notation.
const NAMES: &[&str] = &[
    "man",
    "woman",
    "old man",
    "boat",
    "rule at banks",
    "say",
    "wolf, goat",
    "man 2",
    "total",
    "each",
    "no",
    "her",
    "mate",
    "3",
    "car 1",
    "thing x",
    "a: b",
    "say \"x\"",
    "goal",
    "x at left",
    "café",
    "prev",
    "not in",
    "-5",
    "x = y",
    "with his cat",
    "sum",
    "\"",
    "a - b",
    "and",
    "#1",
    "x #",
    "left",
    "anywhere",
    "weight",
    "time",
    "1,5",
    "x anywhere",
    "or b",
];

/// Names of boats, which nothing else has.
const BOATS: [&str; 5] = ["ferry", "big raft", "a: b c", "canoe at \"x\"", "5 oars"];

/// Builds a puzzle from bytes: the fewer bytes, the simpler.
struct Builder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    names: Vec<&'static str>,
    puzzle: CrossingPuzzle,
    /// The subject of the `each` around this place.
    quantified: Option<Subject>,
}

impl Builder<'_> {
    fn pick(&mut self, n: usize) -> usize {
        self.bytes.next().map_or(0, |&b| b as usize % n)
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        let i = self.pick(list.len());
        list[i].clone()
    }

    /// Returns a name that is not in use.
    fn name(&mut self) -> String {
        let i = self.pick(self.names.len());
        self.names.remove(i).to_owned()
    }

    fn number(&mut self) -> Number {
        let list = [Number::from_integer(1), 0.into(), 7.into(), Number::new(5, 2), Number::new(1, 3), 1000.into()];
        self.of(&list)
    }

    fn puzzle(mut self) -> CrossingPuzzle {
        self.puzzle.headers.language = self.of(&[None, Some("fr".to_owned()), Some("en".to_owned())]);
        self.puzzle.headers.title = self.of(&[None, Some("A # title: x".to_owned()), Some("\"quoted\"".to_owned())]);
        let places: &[&str] =
            self.of(&[&["left", "right"][..], &["left", "banks", "a - b", "boat"], &["x", "é\"", "to y"]]);
        self.puzzle.places = places.iter().map(|&name| Place { name: name.to_owned(), ..Place::default() }).collect();
        self.attributes();
        for _ in 0..=self.pick(4) {
            self.group();
        }
        self.mates();
        for _ in 0..self.pick(3) {
            self.tag();
        }
        let count = self.of(&[1, 1, 1, 2, 3]);
        (0..count).for_each(|id| self.boat(BoatId(id), count));
        if self.pick(2) == 1 {
            self.puzzle.routes.push(Route { from: PlaceId(0), to: PlaceId(1) });
        }
        for _ in 0..self.pick(3) {
            let who = self.placed_subject();
            let place = self.place();
            self.puzzle.start.push(Placed { who, place: Some(place) });
        }
        for _ in 0..self.pick(3) {
            let who = self.placed_subject();
            let place = self.place();
            let place = self.of(&[Some(place), None]);
            self.puzzle.goal.push(Placed { who, place });
        }
        self.without_contradictions();
        for _ in 0..self.pick(4) {
            self.rule();
        }
        if self.pick(3) == 1 {
            let rower = self.truth(3, At::Boat);
            self.puzzle.rower = Some(rower);
        }
        if self.pick(3) == 1 {
            // No cost is below zero.
            let cost = Quantity::Add(Box::new(self.load(2)), Box::new(Quantity::Constant(1_000_000_000.into())));
            self.puzzle.cost = Some(cost);
        }
        (0..count).for_each(|id| self.of_boat(BoatId(id)));
        self.puzzle.limit = self.of(&[None, Some(Number::new(31, 2))]);
        self.puzzle
    }

    fn attributes(&mut self) {
        for _ in 0..=self.pick(2) {
            let name = self.name();
            self.puzzle.attributes.push(name);
        }
    }

    fn group(&mut self) {
        let mut group = Group { name: self.name(), count: 1 + self.pick(3) as u32, ..Group::default() };
        if self.pick(3) == 1 {
            let mut names: Vec<&str> = NAMES.to_vec();
            let members: Vec<String> = (0..group.count)
                .map(|_| {
                    let i = self.pick(names.len());
                    names.remove(i).to_owned()
                })
                .collect();
            group.names = Some(members);
        }
        // Attributes are counted in the order in which they are first named: the first group has all of them.
        let count = self.puzzle.attributes.len();
        let has = if self.puzzle.groups.is_empty() { count } else { self.pick(count + 1) };
        for id in 0..has as u32 {
            let first = self.number();
            let mut values: Vec<Number> = (0..group.count).map(|_| self.number()).collect();
            values[0] = first;
            let same = values.iter().all(|v| *v == first);
            let values = if same { Values::Same(first) } else { Values::Each(values) };
            group.attributes.push(Attribute { id: AttributeId(id), values });
        }
        self.puzzle.groups.push(group);
    }

    /// Makes the first two groups mates, if they fit.
    fn mates(&mut self) {
        let [a, b, ..] = &self.puzzle.groups[..] else { return };
        if a.count != b.count || a.names.is_some() != b.names.is_some() || self.pick(2) == 0 {
            return;
        }
        let order = if self.puzzle.groups[0].names.is_some() {
            // The same names in another order.
            let mut names = self.puzzle.groups[0].names.clone().expect("they were just seen");
            names.rotate_left(1);
            let count = names.len() as u32;
            self.puzzle.groups[1].names = Some(names);
            (count > 1).then(|| (0..count).map(|i| (i + count - 1) % count).collect::<Vec<u32>>())
        } else {
            None
        };
        let back = order.as_ref().map(|order| {
            let mut back = vec![0; order.len()];
            order.iter().enumerate().for_each(|(i, place)| back[*place as usize] = i as u32);
            back
        });
        self.puzzle.groups[0].mates = Some(Mates { group: GroupId(1), order });
        self.puzzle.groups[1].mates = Some(Mates { group: GroupId(0), order: back });
    }

    fn thing(&mut self) -> Thing {
        let group = GroupId(self.pick(self.puzzle.groups.len()) as u32);
        let count = self.puzzle.group(group).count as usize;
        Thing { group, index: self.pick(count) as u32 }
    }

    fn tag(&mut self) {
        let name = self.name();
        let group = GroupId(self.pick(self.puzzle.groups.len()) as u32);
        let mut members = vec![Subject::Group(group)];
        let thing = self.thing();
        if thing.group != group {
            members.push(Subject::Thing(thing));
        }
        self.puzzle.tags.push(Tag { name, members, ..Tag::default() });
    }

    fn subject(&mut self) -> Subject {
        let thing = self.thing();
        let mut list = vec![Subject::Group(thing.group), Subject::All, Subject::Thing(thing)];
        if !self.puzzle.tags.is_empty() {
            list.push(Subject::Tag(TagId(self.pick(self.puzzle.tags.len()) as u32)));
        }
        self.of(&list)
    }

    fn placed_subject(&mut self) -> Option<Subject> {
        let subject = self.subject();
        let boat = self.puzzle.boats.iter().position(|boat| boat.name.is_some());
        let boat = boat.map_or(subject, |boat| Subject::Boat(BoatId(boat as u32)));
        self.of(&[Some(subject), None, Some(boat)])
    }

    fn place(&mut self) -> PlaceId {
        PlaceId(self.pick(self.puzzle.places.len()) as u32)
    }

    /// Places no thing twice: the notation refuses that.
    fn without_contradictions(&mut self) {
        self.puzzle.start.truncate(1);
        self.puzzle.goal.truncate(1);
    }

    /// Gives a boat of several who rows it, what it costs, and a rule, which may name boats.
    fn of_boat(&mut self, id: BoatId) {
        if self.puzzle.boat(id).name.is_none() || self.pick(2) == 0 {
            return;
        }
        let rower = Truth::Compare(self.load(1), Comparison::Less, Quantity::Constant(5.into()));
        let cost = Quantity::Add(Box::new(self.load(1)), Box::new(Quantity::Constant(1_000_000_000.into())));
        let boat = &mut self.puzzle.boats[id.0 as usize];
        (boat.rower, boat.cost) = (Some(rower), Some(cost));
        let at = self.of(&[At::InBoat(id), At::Banks, At::Everywhere]);
        let here = Truth::Compare(Quantity::Count(Subject::Boat(id)), Comparison::Equal, Quantity::Constant(1.into()));
        let truth = Truth::Or(vec![here, self.truth(1, at)]);
        self.puzzle.rules.push(Rule { at, truth, text: String::new(), say: None, span: Span::default() });
    }

    fn boat(&mut self, id: BoatId, count: u32) {
        let seats = self.of(&[Some(2), Some(1), None]);
        let mut boat = Boat { seats, ..Boat::default() };
        if self.pick(2) == 1 {
            let attribute = AttributeId(self.pick(self.puzzle.attributes.len()) as u32);
            boat.limits.push(LoadLimit { attribute, max: self.number() });
        }
        if self.pick(2) == 1 {
            let from = self.place();
            boat.least.push(Least { count: 1, from: self.of(&[None, Some(from)]) });
        }
        let name = BOATS[id.0 as usize + self.pick(2)].to_owned();
        boat.name = (count > 1 || self.pick(3) == 1).then_some(name);
        if self.puzzle.boats.iter().any(|other| other.name == boat.name) {
            boat.name = Some(BOATS[4].to_owned());
        }
        self.puzzle.boats.push(boat);
    }

    fn rule(&mut self) {
        let place = self.place();
        let at = self.of(&[At::Everywhere, At::Banks, At::Boat, At::Unattended, At::Place(place)]);
        let truth = self.truth(4, at);
        let say = self.of(&[None, Some("the wolf # eats: it".to_owned()), Some("\"so".to_owned())]);
        self.puzzle.rules.push(Rule { at, truth, text: String::new(), say, span: Span::default() });
    }

    fn truth(&mut self, depth: usize, at: At) -> Truth {
        let boxed = |t: Truth| Box::new(t);
        if depth == 0 {
            return self.comparison(at);
        }
        match self.pick(8) {
            0 => self.comparison(at),
            1 => Truth::Not(boxed(self.truth(depth - 1, at))),
            2 => Truth::And((0..2 + self.pick(2)).map(|_| self.truth(depth - 1, at)).collect()),
            3 => Truth::Or((0..2 + self.pick(2)).map(|_| self.truth(depth - 1, at)).collect()),
            4 => Truth::Implies(boxed(self.truth(depth - 1, at)), boxed(self.truth(depth - 1, at))),
            5 => Truth::Iff(boxed(self.truth(depth - 1, at)), boxed(self.truth(depth - 1, at))),
            6 => Truth::Xor(boxed(self.truth(depth - 1, at)), boxed(self.truth(depth - 1, at))),
            _ if self.quantified.is_some() => self.comparison(at),
            _ => {
                let quantifier = self.of(&[Quantifier::Each, Quantifier::Some]);
                let subject = self.subject();
                self.quantified = Some(subject);
                let body = self.truth(depth - 1, at);
                self.quantified = None;
                Truth::Quantified(quantifier, subject, boxed(body))
            }
        }
    }

    fn comparison(&mut self, at: At) -> Truth {
        let relations = [
            Comparison::GreaterEqual,
            Comparison::Equal,
            Comparison::NotEqual,
            Comparison::Less,
            Comparison::LessEqual,
            Comparison::Greater,
        ];
        let relation = self.of(&relations);
        Truth::Compare(self.quantity(2, at), relation, self.quantity(1, at))
    }

    /// A quantity of a load.
    fn load(&mut self, depth: usize) -> Quantity {
        let attribute = AttributeId(self.pick(self.puzzle.attributes.len()) as u32);
        let subject = self.subject();
        let number = self.number();
        let plain = [
            Quantity::Constant(number),
            Quantity::Constant(-number),
            Quantity::Count(subject),
            Quantity::Sum(attribute),
            Quantity::Max(attribute),
            Quantity::Min(attribute),
        ];
        if depth == 0 {
            return self.of(&plain);
        }
        match self.pick(6) {
            0 => self.of(&plain),
            1 => Quantity::Negate(Box::new(self.load(depth - 1))),
            2 => Quantity::Add(Box::new(self.load(depth - 1)), Box::new(self.load(depth - 1))),
            3 => Quantity::Subtract(Box::new(self.load(depth - 1)), Box::new(self.load(depth - 1))),
            4 => Quantity::Multiply(Box::new(self.load(depth - 1)), Box::new(Quantity::Constant(number))),
            _ => Quantity::Modulo(Box::new(self.load(depth - 1)), 3),
        }
    }

    fn quantity(&mut self, depth: usize, at: At) -> Quantity {
        match self.pick(8) {
            1 if !self.hides("boat") && matches!(at, At::Everywhere | At::Banks | At::Place(_)) => Quantity::Boat,
            2 => Quantity::Trip,
            3 if at.is_of_loads() => Quantity::Previous(Box::new(self.load(depth))),
            4 if self.quantified.is_some_and(|s| self.has_mates(s)) => Quantity::Mate,
            // The first group has every attribute.
            5 if self.quantified.is_some_and(|s| matches!(s, Subject::All | Subject::Group(GroupId(0)))) => {
                Quantity::Own(AttributeId(0))
            }
            _ => self.load(depth),
        }
    }

    /// Whether something has this name, so that the word of the notation cannot be written.
    fn hides(&self, word: &str) -> bool {
        let members = self.puzzle.groups.iter().flat_map(|g| g.names.iter().flatten());
        members.into_iter().any(|name| name == word) || !self.names.contains(&word)
    }

    fn has_mates(&self, subject: Subject) -> bool {
        match subject {
            Subject::All => self.puzzle.groups.iter().any(|g| g.mates.is_some()),
            Subject::Group(group) => self.puzzle.group(group).mates.is_some(),
            _ => false,
        }
    }
}

fn random(bytes: &[u8]) -> CrossingPuzzle {
    let builder =
        Builder { bytes: bytes.iter(), names: NAMES.to_vec(), puzzle: CrossingPuzzle::default(), quantified: None };
    builder.puzzle()
}

/// A puzzle without its places in the source, and without the words of its rules.
fn meaning(mut puzzle: CrossingPuzzle) -> CrossingPuzzle {
    puzzle.rules.iter_mut().for_each(|r| r.text.clear());
    puzzle.without_places()
}

fn check(bytes: &[u8]) {
    let puzzle = random(bytes);
    let text = write(&puzzle);
    let (back, problems) = read(&text);
    let errors: Vec<_> = problems.iter().filter(|p| p.severity() == Severity::Error).collect();
    assert!(errors.is_empty(), "{text}\n{errors:#?}");
    assert_eq!(meaning(back.clone()), meaning(puzzle), "{text}");
    assert_eq!(write(&back), text, "written again it stays the same");
    let (back, problems) = read_fields(&write_fields(&back));
    let errors: Vec<_> = problems.iter().filter(|p| p.severity() == Severity::Error).collect();
    assert!(errors.is_empty(), "{text}\n{errors:#?}");
    assert_eq!(meaning(back), meaning(random(bytes)), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, max_shrink_iters: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(bytes in vec(any::<u8>(), 0..300)) {
        check(&bytes);
    }

    #[test]
    fn no_text_makes_reading_fail(text in r#"crossing:( x)?\n((man|"b c"|thing|boat|rule|rule at banks|goal|start|tags|cost|rower|routes|places|say)?(: ?)([0-9,= ()"-]|each |woman|man|with her |seats|at |left|prev |no |sum |=> ){0,12}\n){0,8}"#) {
        let (puzzle, problems) = read(&text);
        if problems.iter().all(|p| p.severity() != Severity::Error) {
            let (back, problems) = read(&write(&puzzle));
            prop_assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{}", write(&puzzle));
            prop_assert_eq!(back.without_places(), puzzle.without_places());
        }
    }
}

/// A puzzle with much of the notation.
const EVERYTHING: &str = r#"crossing: "x"
language: fr
places: "to y", é, "banks"
routes: "to y" - é, é - "banks"
"rule at banks": "a, b", "man 2", c, weight 1,5 2 1/3, each with her old man
old man: 3
thing boat: 2, each with its dog
dog: x, y
tags: t = "a, b", old man2
  u = t, dog
boat ferry: 2 seats, 2,5 weight, at least 1 from é
start: old man at é, ferry at "banks"
goal: all anywhere, dog and "boat" at "banks"
boat "old: raft": 1 seat at é, 3 weight
rower "old: raft": dog.x or "old: raft"
cost "old: raft": 2 * "old: raft"
rule in "old: raft": no old man
rower: exactly 2 of (t, u, boat) xor (old man or no u)
cost: max weight * 2 + 1.5 - min weight mod 3
limit: 10
rule at "banks": -1 <= sum weight - 3 / 2 < 4
  say: "no # comment"
rule in boat: prev sum weight >= prev or trip mod 4 in [0, 2..3] iff each t: its weight > 1 => "rule at banks"
rule: (each dog: his boat or not dog.y) and some all: her weight = 2 or not (u implies no old man 3)
"#;

#[test]
fn every_built_puzzle_is_sound() {
    let (puzzle, problems) = read(EVERYTHING);
    assert_eq!(problems, []);
    let text = write(&puzzle);
    assert_eq!(read(&text).0.without_places(), puzzle.without_places(), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, max_shrink_iters: 2000, ..ProptestConfig::default() })]

    #[test]
    fn a_puzzle_with_a_mistake_can_be_read(
        edits in vec((any::<prop::sample::Index>(), 0_usize..4, any::<prop::sample::Index>(), 0_usize..9), 1..5),
    ) {
        let mut source = EVERYTHING.to_owned();
        for (place, length, from, taken) in edits {
            let bounds: Vec<usize> = source.char_indices().map(|(i, _)| i).collect();
            let cut = |from: usize, length: usize| {
                let start = bounds[from];
                let end = bounds.get(from + length).copied().unwrap_or(source.len());
                start..end
            };
            let (at, piece) = (place.index(bounds.len()), from.index(bounds.len()));
            let text = source[cut(piece, taken)].to_owned();
            let range = cut(at, length);
            source.replace_range(range, &text);
        }
        let (puzzle, problems) = read(&source);
        for problem in &problems {
            let (start, end) = (problem.span.start as usize, problem.span.end as usize);
            prop_assert!(source.get(start..end).is_some(), "{:?}\n{}", problem, source);
        }
        if problems.iter().all(|p| p.severity() != Severity::Error) {
            let text = write(&puzzle);
            let (back, problems) = read(&text);
            prop_assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{}\n{}\n{:?}", source, text, problems);
            prop_assert_eq!(meaning(back), meaning(puzzle), "{}\n{}", source, text);
        }
    }
}

#[test]
fn a_puzzle_is_written_as_it_was_read() {
    for text in [
        "crossing: Les vilains maris jaloux\nlanguage: fr\n\nwoman: blue, green, red, each with its man\nman: blue, green, \
         red\nboat: 2 seats\n\nrule: each woman: her man or no man\n  say: une femme est en compagnie d'hommes sans son \
         mari\n",
        "crossing: Torch\n\nwalker: 4, time 1 2 5 8\nboat: 2 seats\ncost: max time\nlimit: 15\n",
    ] {
        let (puzzle, problems) = read(text);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(write(&puzzle), text);
    }
}
