//! Water jugs, the Tower of Hanoi, sliding tiles and knights as a family of ways.

mod play;
mod states;

use std::cell::OnceCell;
use std::ops::ControlFlow;

use bachet_draw::{Bank, Block, Drawing, Mark};
use bachet_moving::{Edge, Model, Node, Position, Proof, Step as Action, each_shortest, each_simple, graph, shortest};
use bachet_notation::moving::{Jugs, MovingPuzzle, PegMoves, Setup, Square};
use bachet_notation::{Argument, Number};
use bachet_solver::Budget;
use bachet_statespace::{GraphPart, SimplePaths, Space as _, Symmetry};

use self::play::MovingPlay;
use self::states::ModelStates;
use super::{
    Distance, GraphNames, Interchangeable, KnownStates, NoWay, Play, RuleFindings, State, StateClass, StateView, Step,
    StepKind, ToDo, Visit, Visited, Way, WayCounts, WayFamily,
};
use crate::json::puzzle::{Item, Placement};
use crate::messages::{MessageId, Messages};
use crate::verbs::{Broken, GraphState, Link, Reached, Refusal, StateGraph};
use crate::{drawings, json};

/// A puzzle of moves.
pub(super) struct MovingWays<'a> {
    puzzle: &'a MovingPuzzle,
    /// Its states by name, when they are first needed.
    model: OnceCell<Model>,
}

impl<'a> MovingWays<'a> {
    pub(super) fn new(puzzle: &'a MovingPuzzle) -> Self {
        Self { puzzle, model: OnceCell::new() }
    }

    fn setup(&self) -> &'a Setup {
        &self.puzzle.setup
    }

    fn model(&self) -> &Model {
        self.model.get_or_init(|| Model::new(self.setup(), Symmetry::Named))
    }

    fn no_state(&self, text: &str) -> Refusal {
        play::no_state(self.setup(), text)
    }
}

fn visit(steps: &[Action], visit: Visit<'_>) -> ControlFlow<()> {
    let first = |max_moves: usize| steps.iter().take(max_moves).copied().map(Step::Action).collect();
    visit(&Visited { moves: steps.len() as u64, cost: None, steps: &first })
}

/// A distance that is no larger than the number of states that are kept.
fn number(distance: u64) -> Number {
    Number::from_integer(i64::try_from(distance).unwrap_or(i64::MAX))
}

impl WayFamily for MovingWays<'_> {
    fn length_message(&self) -> MessageId {
        MessageId::LengthMoves
    }

    fn rules(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    fn search(&self, max_moves: usize, budget: &mut Budget<'_>) -> Result<(WayCounts, Option<Way>), Refusal> {
        let found = shortest(self.setup(), max_moves, budget);
        let member = match self.setup() {
            Setup::Jugs(_) => "jug",
            Setup::Hanoi(_) => "peg",
            Setup::Tiles(_) => "tile",
            Setup::Knights(_) => "knight",
        };
        let kind = |&count: &u64| Interchangeable { members: vec![member.to_owned()], count };
        let way = |way: bachet_moving::Way| Way {
            moves: way.moves,
            cost: None,
            steps: way.steps.into_iter().map(Step::Action).collect(),
        };
        let counts = WayCounts {
            distance: found.distance.map(|moves| Distance { moves, cost: None }),
            at_least: found.at_least,
            no_way: found.proof.map(|proof| match proof {
                Proof::Closed => NoWay::Exhausted,
                Proof::Parity => NoWay::Parity,
                Proof::SingleRow => NoWay::SingleRow,
                Proof::Divisor { divisor, amount } => NoWay::Divisor { divisor, amount },
                Proof::Total { start, goal } => NoWay::Total { start, goal },
                Proof::Apart => NoWay::Apart,
            }),
            complete: found.is_complete(),
            shortest: found.ways,
            states: found.states,
            moves: found.moves,
            interchangeable: found.interchangeable.iter().map(kind).collect(),
            ..WayCounts::default()
        };
        Ok((counts, found.first.map(way)))
    }

    fn each_shortest(&self, symmetry: Symmetry, budget: &mut Budget<'_>, found: Visit<'_>) -> Result<(), Refusal> {
        each_shortest(self.setup(), symmetry, budget, |steps| visit(steps, found));
        Ok(())
    }

    fn each_simple(
        &self,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
        found: Visit<'_>,
    ) -> Result<SimplePaths, Refusal> {
        Ok(each_simple(self.setup(), symmetry, budget, |steps| visit(steps, found)))
    }

    fn check(&self, budget: &mut Budget<'_>) -> Result<(WayCounts, RuleFindings), Refusal> {
        let (counts, _) = self.search(0, budget)?;
        Ok((counts, RuleFindings { idle: Some(Vec::new()), blocked: None }))
    }

    fn graph(&self, part: GraphPart, budget: &mut Budget<'_>) -> Result<StateGraph, Refusal> {
        let found = graph(self.setup(), part, budget);
        let shown = found.part;
        let state = |node: Node| GraphState {
            state: State::Moving(node.position),
            class: StateClass::Moving(node.state),
            stands_for: node.stands_for.into(),
            distance: number(node.distance),
            to_goal: node.to_goal.map(number),
            is_dead_end: shown == GraphPart::Everything && node.to_goal.is_none(),
            is_goal: node.is_goal,
            is_on_shortest_way: node.is_on_shortest_way,
        };
        let link = |edge: Edge| Link {
            from: edge.from,
            to: edge.to,
            is_both_ways: false,
            is_on_shortest_way: edge.is_on_shortest_way,
            steps: vec![Step::Action(edge.step)],
        };
        Ok(StateGraph {
            end: found.end,
            part: found.part,
            found: found.found,
            cheapest: found.distance.map(number),
            limit: None,
            has_costs: false,
            states: found.nodes.into_iter().map(state).collect(),
            links: found.edges.into_iter().map(link).collect(),
        })
    }

    fn known_states(&self, budget: &mut Budget<'_>) -> Result<Option<Box<dyn KnownStates + '_>>, Refusal> {
        Ok(ModelStates::of(self.setup(), budget).map(|states| Box::new(states) as Box<dyn KnownStates>))
    }

    fn to_do(&self, state: &State) -> Option<(ToDo, u64)> {
        match (self.setup(), state) {
            (Setup::Tiles(puzzle), State::Moving(Position::Tiles(cells))) => {
                Some((ToDo::Squares, states::squares_to_go(puzzle, cells)?))
            }
            _ => None,
        }
    }

    fn tower(&self) -> Option<u32> {
        let Setup::Hanoi(puzzle) = self.setup() else { return None };
        let one = |pegs: &[u32]| pegs.first().copied().filter(|first| pegs.iter().all(|peg| peg == first));
        let (from, to) = (one(&puzzle.start)?, one(&puzzle.goal)?);
        (puzzle.pegs == 3 && puzzle.moves == PegMoves::Any && from != to).then_some(puzzle.disks)
    }

    fn start(&self) -> Result<State, Refusal> {
        Ok(State::Moving(Position::start(self.setup())))
    }

    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        let setup = self.setup().with_start(text).map_err(|_| self.no_state(text))?;
        Ok(State::Moving(Position::start(&setup)))
    }

    fn broken(&self, _: &State) -> Result<Option<Vec<Broken>>, Refusal> {
        Ok(None)
    }

    fn play(&self, from: Option<&State>) -> Result<Box<dyn Play<'_> + '_>, Refusal> {
        let setup = self.setup();
        let model = match from {
            Some(State::Moving(position)) => Model::new(&play::starting(setup, position)?, Symmetry::Named),
            _ => self.model().clone(),
        };
        let state = model.start();
        Ok(Box::new(MovingPlay { ways: self, setup, model, state }))
    }

    fn distance_from_start(&self, state: &State, budget: &mut Budget<'_>) -> Result<Reached, Refusal> {
        let State::Moving(position) = state else { return Ok(Reached::Never) };
        let text = position.line(self.setup());
        let ending = self.setup().with_goal(&text).map_err(|_| self.no_state(&text))?;
        Ok(play::reached(&ending, budget))
    }

    fn view(&self, state: Option<&State>) -> Box<dyn StateView + '_> {
        let setup = self.setup();
        let position = match state {
            Some(State::Moving(position)) => position.clone(),
            _ => Position::start(setup),
        };
        Box::new(MovingView { setup, position })
    }

    fn numbered(&self, number: u128) -> Option<State> {
        let position = self.model().position(number);
        let known = match (&position, self.setup()) {
            (Position::Knights(squares), Setup::Knights(puzzle)) => squares.iter().all(|square| match square {
                Square::Knight(colour) => usize::from(*colour) < puzzle.colours.len(),
                Square::Free | Square::Hole => true,
            }),
            _ => true,
        };
        known.then_some(State::Moving(position))
    }

    fn is_start(&self, number: u128) -> bool {
        number == self.model().start()
    }

    fn is_goal(&self, number: u128) -> bool {
        self.model().is_goal(number)
    }

    fn step(&self, from: u128, to: u128) -> Option<Step> {
        self.model().step_between(from, to).map(Step::Action)
    }

    fn picture_height(&self) -> usize {
        // A caption, and the same number of lines for each state.
        1 + drawings::position(self.setup(), &Position::start(self.setup())).lines.len()
    }

    fn step_words(&self, step: &Step, _: Option<Number>, messages: &Messages) -> String {
        let Step::Action(action) = step else { return String::new() };
        drawings::action(self.setup(), *action, messages)
    }

    fn step_brief(&self, step: &Step, messages: &Messages) -> String {
        let words = self.step_words(step, None, messages);
        messages.format(MessageId::WhyQuoted, &[("move", Argument::Text(words))])
    }

    fn kind_words(&self, kind: StepKind, messages: &Messages) -> String {
        drawings::kind(self.setup(), kind, messages)
    }

    fn step_json(&self, step: &Step) -> Option<json::WayAction> {
        let Step::Action(action) = step else { return None };
        action_json(self.setup(), *action)
    }

    fn names(&self) -> Result<Box<dyn GraphNames + '_>, Refusal> {
        Ok(Box::new(MovingNames(self.setup())))
    }
}

/// A state of a puzzle of moves as people see it.
struct MovingView<'a> {
    setup: &'a Setup,
    position: Position,
}

impl StateView for MovingView<'_> {
    fn make(&mut self, step: &Step) {
        let Step::Action(action) = step else { return };
        self.position.make(*action, self.setup.size()[1]);
    }

    fn line(&self) -> Option<String> {
        Some(self.position.line(self.setup))
    }

    fn bits(&self) -> Option<String> {
        None
    }

    fn boat(&self) -> Option<String> {
        None
    }

    fn banks(&self, _: &Messages) -> Vec<Bank> {
        Vec::new()
    }

    fn picture(&self, _: &[usize], _: &Messages) -> Vec<Block> {
        lines(self.setup, &self.position).into_iter().map(|line| Block::Paragraph(line, Mark::Strong)).collect()
    }

    fn drawing(&self) -> Option<Drawing> {
        Some(drawings::position(self.setup, &self.position))
    }

    fn json(&self) -> json::WayState {
        json::WayState::Placement(match (&self.position, self.setup) {
            (Position::Jugs(amounts), _) => Placement::Each(amounts.iter().map(|amount| Some(*amount)).collect()),
            (Position::Hanoi(pegs), _) => Placement::Each(pegs.iter().map(|peg| Some(peg + 1)).collect()),
            (Position::Tiles(cells), Setup::Tiles(puzzle)) => Placement::of_tiles(puzzle, cells),
            (position, _) => Placement::Drawn(position.drawn(self.setup)),
        })
    }
}

/// How a graph of states names those of a puzzle of moves.
struct MovingNames<'a>(&'a Setup);

impl GraphNames for MovingNames<'_> {
    fn parts(&self, state: &State) -> Vec<String> {
        let State::Moving(position) = state else { return Vec::new() };
        lines(self.0, position)
    }

    fn part_names(&self) -> Vec<String> {
        Vec::new()
    }

    fn boat(&self, _: &State) -> Option<usize> {
        None
    }

    fn step(&self, step: &Step, messages: &Messages) -> String {
        let Step::Action(action) = step else { return String::new() };
        drawings::action(self.0, *action, messages)
    }

    fn legend(&self) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// The rows of a board, or all that there is in one line.
fn lines(setup: &Setup, position: &Position) -> Vec<String> {
    match position {
        Position::Tiles(_) | Position::Knights(_) => position.drawn(setup),
        Position::Jugs(_) | Position::Hanoi(_) => vec![position.line(setup)],
    }
}

fn action_json(setup: &Setup, action: Action) -> Option<json::WayAction> {
    let jug = |puzzle: &Jugs, jug: usize| match &puzzle.jugs[jug].name {
        Some(name) => Item::Text(name.clone()),
        None => Item::Number(jug as u32 + 1),
    };
    Some(match (action, setup) {
        (Action::Fill { jug: of, amount }, Setup::Jugs(puzzle)) => {
            json::WayAction::Fill { jug: jug(puzzle, of), amount }
        }
        (Action::Empty { jug: of, amount }, Setup::Jugs(puzzle)) => {
            json::WayAction::Empty { jug: jug(puzzle, of), amount }
        }
        (Action::Pour { from, to, amount }, Setup::Jugs(puzzle)) => {
            json::WayAction::Pour { from: jug(puzzle, from), to: jug(puzzle, to), amount }
        }
        (Action::Disk { disk, from, to }, _) => json::WayAction::Disk { disk: disk + 1, from: from + 1, to: to + 1 },
        (Action::Slide { tile, towards }, Setup::Tiles(puzzle)) => {
            json::WayAction::Slide { tile: puzzle.name(tile)?.to_owned(), towards: drawings::direction(towards) }
        }
        (Action::Jump { colour, from, to }, Setup::Knights(puzzle)) => json::WayAction::Jump {
            colour: *puzzle.colours.get(colour as usize)?,
            from: drawings::square(from, puzzle.columns as usize),
            to: drawings::square(to, puzzle.columns as usize),
        },
        _ => return None,
    })
}
