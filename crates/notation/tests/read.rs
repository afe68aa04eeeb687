//! Whole puzzles, read from text.

use bachet_notation::read_grid;

const GASTSPREKERS: &str = "\
grid: Gastsprekers
language: nl
source: logiquiz.nl

spreker: Cor, Jeanet, Nina, Peter, Tycho
leeftijd: 40, 42, 45, 48, 50
onderwerp: alcohol, EHBO, nepwapens, vrijheid, vuurwerk
maand: oktober, december, februari, mei, juni

1. Wie in december komt, heet geen Tycho en praat over vuurwerk. De gast van mei is 45 en praat over vrijheid.
   = december != Tycho and december = vuurwerk and mei = vrijheid and mei = 45
2. Nepwapens is het onderwerp van Jeanet.
   = nepwapens = Jeanet
3. De spreker van februari, die het over alcohol heeft, is 2 jaar jonger dan Peter.
   = februari = alcohol and leeftijd(februari) = leeftijd(Peter) - 2
4. Tycho is 42. Cor is ouder dan Nina.
   = leeftijd(Tycho) = 42 and leeftijd(Cor) > leeftijd(Nina)
5. De spreker van juni heeft het niet over EHBO.
   = juni != EHBO

? Wie praat over vrijheid?
   = spreker(vrijheid)
";

#[test]
fn the_example_of_the_design_reads_without_a_problem() {
    let (puzzle, problems) = read_grid(GASTSPREKERS);
    assert_eq!(problems, []);
    insta::assert_debug_snapshot!(puzzle);
}
