//! Every move of jugs, a tower, tiles or knights.

use bachet_notation::moving::{Setup, Turns};

use super::{Brute, Plain};
use crate::ways::{Action, Step};

impl Brute<'_> {
    pub(super) fn actions(&self, state: &Plain) -> Vec<(Step, Plain)> {
        let mut all: Vec<(Action, Vec<u32>)> = Vec::new();
        let at = &state.at;
        let with = |changes: &[(usize, u32)]| {
            let mut next = at.clone();
            for (i, value) in changes {
                next[*i] = *value;
            }
            next
        };
        match self.setup() {
            Setup::Jugs(jugs) => {
                for i in 0..at.len() {
                    let room = jugs.jugs[i].capacity - at[i];
                    if jugs.moves.fill && room > 0 {
                        all.push((Action::Fill { jug: i, amount: room }, with(&[(i, jugs.jugs[i].capacity)])));
                    }
                    if jugs.moves.empty && at[i] > 0 {
                        all.push((Action::Empty { jug: i, amount: at[i] }, with(&[(i, 0)])));
                    }
                    for to in (0..at.len()).filter(|to| *to != i) {
                        let amount = at[i].min(jugs.jugs[to].capacity - at[to]);
                        if amount > 0 {
                            let next = with(&[(i, at[i] - amount), (to, at[to] + amount)]);
                            all.push((Action::Pour { from: i, to, amount }, next));
                        }
                    }
                }
            }
            Setup::Hanoi(hanoi) => {
                for disk in 0..at.len() {
                    let is_free = |peg: u32| (0..disk).all(|smaller| at[smaller] != peg);
                    for to in (0..hanoi.pegs).filter(|to| *to != at[disk] && is_free(at[disk]) && is_free(*to)) {
                        all.push((Action::Disk { disk: disk as u32, from: at[disk], to }, with(&[(disk, to)])));
                    }
                }
            }
            Setup::Tiles(tiles) => {
                use bachet_moving::Direction::{Down, Left, Right, Up};
                let columns = tiles.columns as usize;
                let blank = at.iter().position(|tile| *tile == 0).unwrap();
                for (i, tile) in at.iter().enumerate() {
                    let towards = match (i / columns == blank / columns, i.abs_diff(blank)) {
                        (true, 1) => {
                            if i > blank {
                                Left
                            } else {
                                Right
                            }
                        }
                        (false, apart) if apart == columns => {
                            if i > blank {
                                Up
                            } else {
                                Down
                            }
                        }
                        _ => continue,
                    };
                    let next = with(&[(blank, *tile), (i, 0)]);
                    all.push((Action::Slide { tile: *tile as u8, towards }, next));
                }
            }
            Setup::Knights(knights) => {
                assert_eq!(knights.turns, Turns::Any, "the gallery has no other");
                let columns = knights.columns as usize;
                for (from, knight) in at.iter().enumerate().filter(|(_, knight)| **knight > 1) {
                    for to in (0..at.len()).filter(|to| at[*to] == 1) {
                        let apart = (from / columns).abs_diff(to / columns) * (from % columns).abs_diff(to % columns);
                        if apart == 2 {
                            let jump = Action::Jump { colour: (*knight - 2) as u8, from, to };
                            all.push((jump, with(&[(from, 1), (to, *knight)])));
                        }
                    }
                }
            }
        }
        all.into_iter().map(|(action, at)| (Step::Action(action), Plain { at, ..state.clone() })).collect()
    }
}
