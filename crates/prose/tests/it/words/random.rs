//! Random puzzles and random meanings in them, made from bytes: the fewer bytes, the simpler.

use bachet_notation::clue::{
    Amount, Asked, Bound, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who,
};
use bachet_notation::{Category, GridPuzzle, Kind, Number, Severity, read_grid};

/// Categories in each language, five values each where each entity has one.
const CATEGORIES: [(&str, &[&str]); 4] = [
    (
        "en",
        &[
            "name: Ann, Bob, Cleo, Dan, Eve",
            "house: 1..5",
            "colour: red, green, yellow, blue, white",
            "nationality: Norwegian, Dane, Englishman, Swede, Irishman",
            "drink: tea, coffee, orange juice, water, ale",
            "pet: bird, dogs, horse, fox, ant",
            "age: 20, 25, 30, 40, 45",
            "weekday: monday, tuesday, wednesday, thursday, friday",
            "job: baker, actor, teacher, nurse, engineer",
            "time: 8:00, 8:30, 9:15, 10:00, 11:45",
            "price: $10, $20, $25, $40, $50",
            "height: 100 ft, 105 ft, 110 ft, 120 ft, 150 ft",
            "month (some unused): january, march, may, june, july, october",
            "sex (shared): man, woman",
            "medal (ordered): gold, silver, bronze, wood, tin",
            "score (some unused): 1..8",
            "mood (shared): 10, 20",
        ],
    ),
    (
        "fr",
        &[
            "prénom: Anne, Bob, Cléo, Hugo, Ève",
            "maison: 1..5",
            "couleur: rouge, vert, jaune, bleu, blanche",
            "nationalité: Norvégien, Anglaise, Espagnol, Danois, Hongrois",
            "boisson: thé, eau, jus d'orange, bière, Fanta",
            "animal: oiseau, chiens, cheval, tortue, axolotl",
            "âge: 20, 25, 30, 40, 45",
            "jour: lundi, mardi, mercredi, jeudi, vendredi",
            "métier: boulanger, actrice, ingénieur, infirmière, juge",
            "heure: 8:00, 8:30, 9:15, 10:00, 11:45",
            "prix: 10 €, 20 €, 25 €, 40 €, 50 €",
            "taille: 100 cm, 105 cm, 110 cm, 120 cm, 150 cm",
            "mois (some unused): janvier, mars, mai, juin, juillet, octobre",
            "sexe (shared): homme, femme",
            "médaille (ordered): or, argent, bronze, bois, étain",
            "points (some unused): 1..8",
            "humeur (shared): 10, 20",
        ],
    ),
    (
        "nl",
        &[
            "naam: Anna, Bob, Cleo, Daan, Eva",
            "huis: 1..5",
            "kleur: rood, groen, geel, blauw, wit",
            "nationaliteit: Noor, Engelse, Spanjaard, Deen, Ier",
            "drank: thee, water, jus d'orange, bier, cola",
            "huisdier: vogel, honden, paard, konijn, axolotl",
            "leeftijd: 20, 25, 30, 40, 45",
            "dag: maandag, dinsdag, woensdag, donderdag, vrijdag",
            "beroep: bakker, actrice, ingenieur, verpleger, rechter",
            "tijd: 8:00, 8:30, 9:15, 10:00, 11:45",
            "prijs: € 10, € 20, € 25, € 40, € 50",
            "reistijd: 5 minuten, 10 minuten, 15 minuten, 20 minuten, 30 minuten",
            "maand (some unused): januari, maart, mei, juni, juli, oktober",
            "geslacht (shared): man, vrouw",
            "medaille (ordered): goud, zilver, brons, hout, tin",
            "punten (some unused): 1..8",
            "humeur (shared): 10, 20",
        ],
    ),
    (
        "de",
        &[
            "Name: Anna, Bob, Cleo, Dirk, Eva",
            "Haus: 1..5",
            "Farbe: rot, grün, gelb, blau, weiß",
            "Nationalität: Norweger, Engländerin, Spanier, Däne, Ire",
            "Getränk: Tee, Wasser, Orangensaft, Bier, Cola",
            "Haustier: Vogel, Hunde, Pferd, Kaninchen, Axolotl",
            "Alter: 20, 25, 30, 40, 45",
            "Tag: Montag, Dienstag, Mittwoch, Donnerstag, Freitag",
            "Beruf: Bäcker, Ärztin, Ingenieur, Pfleger, Richter",
            "Zeit: 8:00, 8:30, 9:15, 10:00, 11:45",
            "Preis: 10 €, 20 €, 25 €, 40 €, 50 €",
            "Größe: 100 cm, 105 cm, 110 cm, 120 cm, 150 cm",
            "Monat (some unused): Januar, März, Mai, Juni, Juli, Oktober",
            "Geschlecht (shared): Mann, Frau",
            "Medaille (ordered): Gold, Silber, Bronze, Holz, Zinn",
            "Punkte (some unused): 1..8",
            "Laune (shared): 10, 20",
        ],
    ),
];

/// Categories that look like everything else.
const AWKWARD: &[&str] = &[
    "who: Ale and Moore, Ale, Moore, B+, not",
    r#"topic: and, "x = y", "say ""q""", p, café"#,
    r#""the": of, "the one", is, both, drinks"#,
    r#""de": "le", la, "du thé", "l'eau", "qu'il""#,
    r#"is (ordered): gold, "left of", "42 - 2", (brons), "not in""#,
    "again: p, Ale, 45, mei, tea",
    r#"mark: "a, b", "c; d", "e. f", "g?", "(a)""#,
    "house number: first, second, third, fourth, fifth",
    r#"die: degene, "die thee drinkt", en, of, "te_voet""#,
    "drinks: tea, coffee, ale, thé, thee",
    "t: 9:00, 9:30, 10:15, 14:30, 18:05",
    r#""numb3r": 1/2 x, 5" pipe, "6"" pipe", O'Neil, Ann's"#,
    r#"celui: "celui qui boit du thé", soit, ni, "et", ou"#,
];

/// Builds puzzles and meanings from bytes.
pub(crate) struct Builder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    puzzle: GridPuzzle,
}

impl<'a> Builder<'a> {
    /// A puzzle in this language.
    pub(crate) fn new(bytes: &'a [u8], language: &str) -> Self {
        let mut builder = Self { bytes: bytes.iter(), puzzle: GridPuzzle::default() };
        let own = CATEGORIES.iter().find(|c| c.0 == language).expect("the language is one of them").1;
        let mut left: Vec<&str> = own.to_vec();
        let size = 3 + builder.pick(4);
        let mut lines: Vec<&str> = Vec::new();
        let mut awkward: Vec<&str> = AWKWARD.to_vec();
        // Some of one each, one with an order and one of words, and then anything.
        lines.push(left.remove(builder.pick(6)));
        lines.push(left.remove(builder.pick(5)));
        while lines.len() < size {
            let from = if builder.pick(3) == 1 { &mut awkward } else { &mut left };
            let at = builder.pick(from.len());
            lines.push(from.remove(at));
        }
        let number = own.iter().find(|l| l.ends_with("45")).expect("ages are there");
        if !lines.contains(number) {
            lines.push(number);
        }
        let source = format!("grid: Random\nlanguage: {language}\n{}\n", lines.join("\n"));
        let (puzzle, problems) = read_grid(&source);
        let errors: Vec<_> = problems.iter().filter(|p| p.severity() == Severity::Error).collect();
        assert!(errors.is_empty(), "{source}\n{errors:?}");
        builder.puzzle = puzzle;
        builder
    }

    /// The puzzle.
    pub(crate) fn puzzle(&self) -> GridPuzzle {
        self.puzzle.clone()
    }

    fn pick(&mut self, n: usize) -> usize {
        self.bytes.next().map_or(0, |&b| b as usize % n)
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        let at = self.pick(list.len());
        list[at].clone()
    }

    fn category(&mut self, fits: impl Fn(&Category) -> bool) -> CategoryId {
        let all = (0..self.puzzle.categories.len() as u32).map(CategoryId);
        let fitting: Vec<CategoryId> = all.filter(|&c| fits(self.puzzle.category(c))).collect();
        self.of(&fitting)
    }

    fn value(&mut self, category: CategoryId) -> ValueId {
        let size = self.puzzle.category(category).values.len();
        ValueId { category, index: self.pick(size) as u32 }
    }

    fn bound(&mut self, variables: &[CategoryId], fits: impl Fn(&Category) -> bool) -> Option<Bound> {
        let fitting: Vec<u32> =
            (0..variables.len() as u32).filter(|&i| fits(self.puzzle.category(variables[i as usize]))).collect();
        (!fitting.is_empty()).then(|| Bound(self.of(&fitting)))
    }

    fn who(&mut self, variables: &[CategoryId], depth: usize) -> Who {
        match self.pick(10) {
            1 if depth > 0 => {
                let category = self.category(|c| is_unshared(c) && c.numeric.is_none());
                Who::Act(Box::new(Item::Of(category, Box::new(self.who(variables, depth - 1)))))
            }
            2 if depth > 0 => {
                let category = self.category(|c| is_unshared(c) && c.numeric.is_some());
                let (a, b) = (self.quantity(variables, depth - 1), self.quantity(variables, depth - 1));
                let sum = Quantity::Arithmetic(Box::new(a), Operator::Add, Box::new(b));
                Who::ActNumber(category, Box::new(sum))
            }
            3..6 if !variables.is_empty() => match self.bound(variables, is_unshared) {
                Some(bound) => Who::Bound(bound),
                None => self.named(),
            },
            _ => self.named(),
        }
    }

    fn named(&mut self) -> Who {
        let category = self.category(is_unshared);
        Who::Has(self.value(category))
    }

    fn of_who(&mut self, variables: &[CategoryId], depth: usize) -> Quantity {
        let category = self.category(|c| c.numeric.is_some());
        Quantity::Of(category, Box::new(self.who(variables, depth)))
    }

    fn constant(&mut self) -> Quantity {
        let numerator = self.pick(60) as i64 - 10;
        let denominator = self.of(&[1_i64, 1, 1, 2, 10, 4, 3]);
        Quantity::Constant(Number::new(numerator, denominator))
    }

    fn quantity(&mut self, variables: &[CategoryId], depth: usize) -> Quantity {
        if depth == 0 {
            return if self.pick(2) == 0 { self.constant() } else { self.of_who(variables, 0) };
        }
        let part = |builder: &mut Self| Box::new(builder.quantity(variables, depth - 1));
        match self.pick(9) {
            0 => self.constant(),
            1 => match self.bound(variables, |c| c.numeric.is_some()) {
                Some(bound) => Quantity::Bound(bound),
                None => self.constant(),
            },
            2 => Quantity::Negate(part(self)),
            3 => Quantity::Absolute(part(self)),
            4 | 5 => {
                let operators =
                    [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::Divide, Operator::Modulo];
                let (a, b) = (part(self), part(self));
                Quantity::Arithmetic(a, self.of(&operators), b)
            }
            6 => {
                let list = (0..=self.pick(3)).map(|_| self.quantity(variables, depth - 1)).collect();
                if self.pick(2) == 0 { Quantity::Minimum(list) } else { Quantity::Maximum(list) }
            }
            _ => self.of_who(variables, depth - 1),
        }
    }

    fn comparison(&mut self, ordered: bool) -> Comparison {
        let all = [
            Comparison::Equal,
            Comparison::NotEqual,
            Comparison::Less,
            Comparison::LessEqual,
            Comparison::Greater,
            Comparison::GreaterEqual,
        ];
        self.of(if ordered { &all } else { &all[..2] })
    }

    /// Any meaning.
    pub(crate) fn truth(&mut self) -> Truth {
        let depth = self.pick(4);
        self.compound(&mut Vec::new(), depth)
    }

    fn compound(&mut self, variables: &mut Vec<CategoryId>, depth: usize) -> Truth {
        if depth == 0 {
            return self.single(variables);
        }
        let next = depth - 1;
        let boxed = |builder: &mut Self, variables: &mut Vec<CategoryId>| Box::new(builder.compound(variables, next));
        match self.pick(16) {
            1 => Truth::Not(boxed(self, variables)),
            2 | 3 => Truth::And((0..=self.pick(3)).map(|_| self.compound(variables, next)).collect()),
            4 | 5 => Truth::Or((0..=self.pick(3)).map(|_| self.compound(variables, next)).collect()),
            6 => Truth::Xor(boxed(self, variables), boxed(self, variables)),
            7 => Truth::Implies(boxed(self, variables), boxed(self, variables)),
            8 => Truth::Iff(boxed(self, variables), boxed(self, variables)),
            9 => {
                let n = self.pick(4) as u32;
                let amount = self.of(&[Amount::Exactly(n), Amount::AtLeast(n), Amount::AtMost(n)]);
                Truth::Count(amount, (0..=self.pick(3)).map(|_| self.compound(variables, next)).collect())
            }
            10 | 11 if variables.len() < 3 => {
                let bound = Bound(variables.len() as u32);
                let category = self.category(|_| true);
                variables.push(category);
                let body = boxed(self, variables);
                variables.pop();
                if self.pick(2) == 0 { Truth::Every(bound, category, body) } else { Truth::Some(bound, category, body) }
            }
            12 => self.alternatives(variables),
            _ => self.single(variables),
        }
    }

    /// What is often said of one or two.
    fn alternatives(&mut self, variables: &[CategoryId]) -> Truth {
        let subject = self.who(variables, 0);
        let category = self.category(is_unshared);
        let comparison = self.comparison(false);
        let same = |who| Truth::Same(subject.clone(), comparison, who);
        let list: Vec<Truth> = (0..2 + self.pick(2)).map(|_| same(Who::Has(self.value(category)))).collect();
        match self.pick(4) {
            0 => Truth::Or(list),
            1 => Truth::And(list),
            2 => Truth::Count(Amount::Exactly(1), list),
            _ => {
                let [a, b, c, d] = [0; 4].map(|_| self.named());
                let same = |a: &Who, b: &Who| Truth::Same(a.clone(), Comparison::Equal, b.clone());
                let one = Truth::And(vec![same(&a, &c), same(&b, &d)]);
                let other = Truth::And(vec![same(&b, &c), same(&a, &d)]);
                Truth::Xor(Box::new(one), Box::new(other))
            }
        }
    }

    fn single(&mut self, variables: &[CategoryId]) -> Truth {
        match self.pick(10) {
            1 | 2 => self.items(variables),
            3 => {
                let (a, b) = (self.of_who(variables, 1), self.quantity(variables, 2));
                let comparison = self.comparison(true);
                if self.pick(2) == 0 { Truth::Numbers(a, comparison, b) } else { Truth::Numbers(b, comparison, a) }
            }
            4 => self.usual_numbers(variables),
            5 => {
                let n = 1 + self.pick(3) as u32;
                let orders =
                    [Order::Before, Order::After, Order::PlacesBefore(n), Order::PlacesAfter(n), Order::PlacesFrom(n)];
                let axis = self.category(|c| c.ordered);
                Truth::Places(self.who(variables, 1), self.of(&orders), self.who(variables, 1), axis)
            }
            6 => {
                let axis = self.category(|c| c.ordered);
                Truth::Between(self.who(variables, 1), self.who(variables, 1), self.who(variables, 1), axis)
            }
            7 => Truth::AllDifferentWho((0..=self.pick(3)).map(|_| self.who(variables, 1)).collect()),
            8 => {
                let mut list = vec![self.of_who(variables, 1)];
                list.extend((0..self.pick(3)).map(|_| self.quantity(variables, 1)));
                Truth::AllDifferentNumbers(list)
            }
            _ => Truth::Same(self.who(variables, 1), self.comparison(false), self.who(variables, 1)),
        }
    }

    /// More, less, so much more, twice, the sum.
    fn usual_numbers(&mut self, variables: &[CategoryId]) -> Truth {
        let category = self.category(|c| c.numeric.is_some());
        let of = |builder: &mut Self| Quantity::Of(category, Box::new(builder.who(variables, 1)));
        let arithmetic = |a, operator, b| Quantity::Arithmetic(Box::new(a), operator, Box::new(b));
        let (a, b) = (of(self), of(self));
        let comparison = self.comparison(true);
        match self.pick(6) {
            0 => Truth::Numbers(a, comparison, b),
            1 => Truth::Numbers(a, comparison, self.constant()),
            2 | 3 => {
                let operator = self.of(&[Operator::Add, Operator::Subtract]);
                let constant = self.constant();
                Truth::Numbers(a, comparison, arithmetic(b, operator, constant))
            }
            4 => {
                let sum = arithmetic(b, Operator::Add, of(self));
                let factor = self.constant();
                let times = if self.pick(2) == 0 { sum } else { arithmetic(factor, Operator::Multiply, sum) };
                Truth::Numbers(a, comparison, times)
            }
            _ => {
                let difference = Quantity::Absolute(Box::new(arithmetic(a, Operator::Subtract, b)));
                Truth::Numbers(difference, comparison, self.constant())
            }
        }
    }

    fn items(&mut self, variables: &[CategoryId]) -> Truth {
        let category = self.category(|c| c.numeric.is_none());
        let of = |b: &mut Self| Item::Of(category, Box::new(b.who(variables, 1)));
        let first = of(self);
        let shared: Vec<u32> = (0..variables.len() as u32)
            .filter(|&i| variables[i as usize] == category && !is_unshared(self.puzzle.category(category)))
            .collect();
        let second = match self.pick(3) {
            0 => Item::Value(self.value(category)),
            1 if !shared.is_empty() => Item::Bound(Bound(self.of(&shared))),
            _ => of(self),
        };
        let comparison = self.comparison(self.puzzle.category(category).ordered);
        match self.pick(3) {
            0 => Truth::AllDifferentItems(vec![first, second]),
            1 => Truth::Items(second, comparison, first),
            _ => Truth::Items(first, comparison, second),
        }
    }

    /// Any question.
    pub(crate) fn asked(&mut self) -> Asked {
        match self.pick(4) {
            0 => Asked::Who(self.who(&[], 2)),
            1 => {
                let category = self.category(|_| true);
                Asked::Item(Item::Of(category, Box::new(self.who(&[], 2))))
            }
            2 => {
                let inner = self.quantity(&[], 2);
                Asked::Number(Quantity::Negate(Box::new(inner)))
            }
            _ => Asked::Truth(self.truth()),
        }
    }
}

fn is_unshared(category: &Category) -> bool {
    !matches!(category.kind, Kind::Shared(_))
}

/// An equal meaning as sentences show it: no list of one, and no negated equality where both surely exist.
pub(crate) fn shown(puzzle: &GridPuzzle, truth: Truth) -> Truth {
    let each = |list: Vec<Truth>| list.into_iter().map(|t| shown(puzzle, t)).collect::<Vec<_>>();
    let boxed = |t: Truth| Box::new(shown(puzzle, t));
    let exists = |who: &Who| matches!(who, Who::Has(v) if v.category.0 == 0 || puzzle.category(v.category).kind == Kind::OneEach);
    match truth {
        Truth::And(mut list) | Truth::Or(mut list) if list.len() == 1 => shown(puzzle, list.remove(0)),
        Truth::And(list) => Truth::And(each(list)),
        Truth::Or(list) => Truth::Or(each(list)),
        Truth::Count(amount, list) => Truth::Count(amount, each(list)),
        Truth::Xor(a, b) => Truth::Xor(boxed(*a), boxed(*b)),
        Truth::Implies(a, b) => Truth::Implies(boxed(*a), boxed(*b)),
        Truth::Iff(a, b) => Truth::Iff(boxed(*a), boxed(*b)),
        Truth::Every(bound, category, body) => Truth::Every(bound, category, boxed(*body)),
        Truth::Some(bound, category, body) => Truth::Some(bound, category, boxed(*body)),
        Truth::Not(inner) => match shown(puzzle, *inner) {
            Truth::Same(a, Comparison::Equal, b) if exists(&a) && exists(&b) => Truth::Same(a, Comparison::NotEqual, b),
            Truth::Items(Item::Of(c, a), Comparison::Equal, v @ Item::Value(_)) if exists(&a) => {
                Truth::Items(Item::Of(c, a), Comparison::NotEqual, v)
            }
            inner => Truth::Not(Box::new(inner)),
        },
        other => other,
    }
}
