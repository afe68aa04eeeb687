//! A planning task and the search for its cheapest plan.

use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use super::expression::Expression;

/// A fact: a predicate and its arguments.
type Fact = Vec<String>;
type State = BTreeSet<Fact>;
type Binding = BTreeMap<String, String>;

struct Action {
    parameters: Vec<(String, String)>,
    precondition: Expression,
    effect: Expression,
}

/// A domain and a problem.
pub(crate) struct Task {
    /// The objects of each type, those of its subtypes too.
    objects: BTreeMap<String, Vec<String>>,
    /// Predicates that are declared, with the number of their arguments.
    arity: BTreeMap<String, usize>,
    actions: Vec<Action>,
    /// The facts that no action changes.
    known: State,
    start: State,
    goal: Expression,
    /// What functions are from the start.
    values: BTreeMap<Fact, u64>,
}

impl Task {
    pub(crate) fn new(domain: &str, problem: &str) -> Self {
        let (domain, problem) = (Expression::read(domain), Expression::read(problem));
        let mut task = Self {
            objects: BTreeMap::new(),
            arity: BTreeMap::new(),
            actions: Vec::new(),
            known: State::new(),
            start: State::new(),
            goal: Expression::List(Vec::new()),
            values: BTreeMap::new(),
        };
        let mut parent: BTreeMap<String, String> = BTreeMap::new();
        let mut functions = BTreeSet::new();
        for part in domain.parts() {
            match part.head() {
                "domain" => {}
                ":requirements" => {
                    for requirement in part.parts() {
                        assert!([":adl", ":action-costs"].contains(&requirement.word()));
                    }
                }
                ":types" => parent = Expression::typed(part.parts()).into_iter().collect(),
                ":constants" => {
                    for (name, kind) in Expression::typed(part.parts()) {
                        assert!(parent.contains_key(&kind), "{kind} is a type");
                        let mut kind = Some(&kind);
                        while let Some(k) = kind {
                            task.objects.entry(k.clone()).or_default().push(name.clone());
                            kind = parent.get(k);
                        }
                    }
                }
                ":predicates" => {
                    for predicate in part.parts() {
                        let arity = Expression::typed(predicate.parts()).len();
                        assert!(task.arity.insert(predicate.head().to_owned(), arity).is_none());
                    }
                }
                ":functions" => {
                    functions = part
                        .parts()
                        .iter()
                        .filter(|p| matches!(p, Expression::List(_)))
                        .map(|p| p.head().to_owned())
                        .collect();
                }
                ":action" => task.actions.push(Action::new(part)),
                other => panic!("{other} is not known"),
            }
        }
        let all = task.objects.get("object").cloned().unwrap_or_default();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "every object has a name of its own");
        for part in problem.parts() {
            match part.head() {
                "problem" | ":domain" => {}
                ":init" => {
                    for fact in part.parts() {
                        if fact.head() == "=" {
                            let function: Fact = fact.parts()[0].list().iter().map(|w| w.word().to_owned()).collect();
                            assert!(functions.contains(&function[0]), "{function:?} is declared");
                            let value = fact.parts()[1].word().parse().expect("a whole number");
                            assert!(task.values.insert(function, value).is_none());
                        } else {
                            let fact: Fact = fact.list().iter().map(|w| w.word().to_owned()).collect();
                            task.check_arity(&fact);
                            assert!(fact[1..].iter().all(|o| all.contains(o)), "{fact:?} speaks of objects");
                            assert!(task.start.insert(fact));
                        }
                    }
                }
                ":goal" => task.goal = part.parts()[0].clone(),
                ":metric" => assert_eq!(part.parts()[0].word(), "minimize"),
                other => panic!("{other} is not known"),
            }
        }
        let mut changed = BTreeSet::new();
        for action in &task.actions {
            assert_eq!(action.effect.head(), "and");
            let effects = action.effect.parts().iter();
            changed.extend(effects.map(|e| if e.head() == "not" { e.parts()[0].head() } else { e.head() }));
        }
        (task.start, task.known) = task.start.into_iter().partition(|fact| changed.contains(fact[0].as_str()));
        task
    }

    fn check_arity(&self, fact: &Fact) {
        assert_eq!(self.arity.get(&fact[0]), Some(&(fact.len() - 1)), "{fact:?} is declared so");
    }

    /// The least cost of a plan, and how many states can be reached.
    pub(crate) fn search(&self) -> (Option<u64>, usize) {
        let mut best: BTreeMap<State, u64> = BTreeMap::from([(self.start.clone(), 0)]);
        let mut open = BinaryHeap::from([(std::cmp::Reverse(0), self.start.clone())]);
        let mut found = None;
        while let Some((std::cmp::Reverse(cost), state)) = open.pop() {
            if best[&state] < cost {
                continue;
            }
            if found.is_none() && self.holds(&self.goal, &Binding::new(), &state) {
                found = Some(cost);
            }
            for (next, step) in self.successors(&state) {
                let known = best.get(&next);
                if known.is_none_or(|&known| cost + step < known) {
                    best.insert(next.clone(), cost + step);
                    open.push((std::cmp::Reverse(cost + step), next));
                }
            }
        }
        (found, best.len())
    }

    fn successors(&self, state: &State) -> Vec<(State, u64)> {
        let mut found = Vec::new();
        for action in &self.actions {
            let conditions: Vec<&Expression> = match action.precondition.head() {
                "and" => action.precondition.parts().iter().collect(),
                _ => vec![&action.precondition],
            };
            self.bind(action, &conditions, 0, &mut Binding::new(), state, &mut found);
        }
        found
    }

    /// Binds the parameters from this one on, as long as the conditions on those that are bound hold.
    fn bind(
        &self,
        action: &Action,
        conditions: &[&Expression],
        at: usize,
        binding: &mut Binding,
        state: &State,
        found: &mut Vec<(State, u64)>,
    ) {
        let is_open = |e: &Expression| action.parameters[at..].iter().any(|(p, _)| mentions(e, p));
        let (later, now): (Vec<&Expression>, Vec<&Expression>) = conditions.iter().partition(|c| is_open(c));
        if !now.iter().all(|condition| self.holds(condition, binding, state)) {
            return;
        }
        let Some((name, kind)) = action.parameters.get(at) else {
            found.push(self.apply(&action.effect, binding, state));
            return;
        };
        for object in self.objects.get(kind).into_iter().flatten() {
            binding.insert(name.clone(), object.clone());
            self.bind(action, &later, at + 1, binding, state, found);
        }
        binding.remove(name);
    }

    fn fact(expression: &Expression, binding: &Binding) -> Fact {
        let bound = |w: &Expression| {
            let word = w.word();
            assert!(!word.starts_with('?') || binding.contains_key(word), "{word} is bound");
            binding.get(word).cloned().unwrap_or_else(|| word.to_owned())
        };
        expression.list().iter().map(bound).collect()
    }

    fn holds(&self, expression: &Expression, binding: &Binding, state: &State) -> bool {
        let parts = || expression.parts();
        match expression.head() {
            "and" => parts().iter().all(|p| self.holds(p, binding, state)),
            "or" => parts().iter().any(|p| self.holds(p, binding, state)),
            "not" => !self.holds(&parts()[0], binding, state),
            "imply" => !self.holds(&parts()[0], binding, state) || self.holds(&parts()[1], binding, state),
            "=" => {
                let fact = Self::fact(expression, binding);
                fact[1] == fact[2]
            }
            quantifier @ ("forall" | "exists") => {
                let variables = Expression::typed(parts()[0].list());
                let [(name, kind)] = variables.as_slice() else { panic!("one variable at a time") };
                let mut binding = binding.clone();
                let mut asked = |object: &String| {
                    binding.insert(name.clone(), object.clone());
                    self.holds(&parts()[1], &binding, state)
                };
                let objects = &self.objects[kind];
                if quantifier == "forall" { objects.iter().all(&mut asked) } else { objects.iter().any(&mut asked) }
            }
            _ => {
                let fact = Self::fact(expression, binding);
                self.check_arity(&fact);
                state.contains(&fact) || self.known.contains(&fact)
            }
        }
    }

    /// The state after the effect, and what it costs: what is taken away and added at once stays.
    fn apply(&self, effect: &Expression, binding: &Binding, state: &State) -> (State, u64) {
        let mut next = state.clone();
        let (mut added, mut cost) = (Vec::new(), 0);
        for part in effect.parts() {
            match part.head() {
                "not" => _ = next.remove(&Self::fact(&part.parts()[0], binding)),
                "increase" => {
                    cost += match &part.parts()[1] {
                        Expression::Word(number) => number.parse().expect("a whole number"),
                        function @ Expression::List(_) => self.values[&Self::fact(function, binding)],
                    }
                }
                _ => added.push(Self::fact(part, binding)),
            }
        }
        next.extend(added);
        (next, cost)
    }
}

impl Action {
    fn new(expression: &Expression) -> Self {
        let parts = expression.parts();
        let part = |name: &str| {
            let at = parts.iter().position(|p| matches!(p, Expression::Word(w) if w == name));
            parts[at.expect("an action has all its parts") + 1].clone()
        };
        let parameters = Expression::typed(part(":parameters").list());
        Self { parameters, precondition: part(":precondition"), effect: part(":effect") }
    }
}

/// Whether a variable stands somewhere in it.
fn mentions(expression: &Expression, variable: &str) -> bool {
    match expression {
        Expression::Word(word) => word == variable,
        Expression::List(parts) => parts.iter().any(|p| mentions(p, variable)),
    }
}
