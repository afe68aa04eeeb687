use bachet_budget::Budget;
use bachet_explain::grid::*;
use bachet_explain::{Fact, Step};
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let (puzzle, problems) = bachet_notation::read_grid(&text);
    if !problems.is_empty() {
        eprintln!("{problems:?}");
    }
    let verbose = args.len() > 2;
    let t = Instant::now();
    let e = GridExplainer::new(&puzzle, Weights::default()).unwrap();
    let built = t.elapsed();
    let mut s = e.state();
    let t = Instant::now();
    let _ = e.next_step(&mut s, &mut Budget::unlimited());
    let first = t.elapsed();
    let t = Instant::now();
    let all = e.explain(&s, &mut Budget::unlimited());
    let total = t.elapsed();
    let v = |n: u16| {
        let id = e.shape().value(n as usize);
        puzzle.value(id).text.clone()
    };
    let f = |f: &Fact| format!("{}{}{}", v(f.place), if f.holds { "=" } else { "/" }, v(f.value));
    let fs = |l: &[Fact]| l.iter().map(f).collect::<Vec<_>>().join(" ");
    let r = |r: &GridRule| match *r {
        GridRule::Clue { clue, part } => format!("clue {}.{}", clue + 1, part + 1),
        GridRule::OneEach { value, category } => {
            format!("one {} of {}", puzzle.categories[category as usize].name, v(value))
        }
        GridRule::Transfer { first, second, category } => {
            format!("{}~{} in {}", v(first), v(second), puzzle.categories[category as usize].name)
        }
        GridRule::Number { value, category } => format!("number {} {}", v(value), category),
    };
    let rs = |l: &[GridRule]| l.iter().map(r).collect::<Vec<_>>().join("; ");
    let show = |s: &Step<GridRule>, pad: &str| {
        println!("{pad}[{}] {} <= {} | {} ({})", s.technique.id, fs(&s.facts), rs(&s.rules), fs(&s.known), s.cost)
    };
    if verbose {
        for (s, o) in all.steps.iter().zip(&all.open) {
            print!("{o:3} ");
            show(s, "");
            for c in &s.cases {
                println!("      suppose {}", fs(&c.suppose));
                for s in &c.steps {
                    show(s, "        ");
                }
                if let Some((a, b)) = &c.contradiction {
                    println!("        contradiction {} | {}", rs(a), fs(b));
                }
            }
        }
    }
    let mut count = std::collections::BTreeMap::new();
    for s in &all.steps {
        *count.entry(s.technique.id).or_insert(0) += 1;
    }
    let max = all
        .steps
        .iter()
        .map(|s| {
            let mut c: Vec<_> = s
                .rules
                .iter()
                .filter_map(|r| if let GridRule::Clue { clue, .. } = r { Some(*clue) } else { None })
                .collect();
            c.sort();
            c.dedup();
            c.len()
        })
        .max();
    println!(
        "{} steps, end {:?}, built {built:?} first {first:?} all {total:?}; cost sum {} max {:?}; max clues {max:?}\n{count:?}",
        all.steps.len(),
        all.end,
        all.steps.iter().map(|s| s.cost).sum::<u32>(),
        all.steps.iter().map(|s| s.cost).max()
    );
}
