//! Expressions: each line of a list with its meaning, written back, or with its problems.

use std::fmt::Write as _;

use bachet_notation::{
    Argument, Diagnostic, Hint, expression, question_expression, read_clue, read_grid, read_question,
};

const NAMES: &str = "\
grid: Names
language: nl
spreker: Cor, Jeanet, Nina, Peter, Tycho
leeftijd: 40, 42, 45, 48, 50
onderwerp: alcohol, EHBO, nepwapens, vrijheid, vuurwerk
maand: oktober, december, februari, mei, juni
geslacht (shared): man, vrouw
kleur (shared): rood 2, blauw 3
punten (some unused): 1..9
rang (ordered): goud, zilver, brons, blik, ijzer
prijs: $1,50, $2,50, $3,50, $4,50, $5,50
vertrek: 9:00, 9:30, 10:15, 14:30, 18:05
duur: 30 min, 40 min, 50 min, 60 min, 70 min
geboren: 3 maart, 5 maart, 7 maart, 14 maart, 1 april
dag: ma, di, wo, do, vr
model: DM-5000, B+, Ale and Moore, café, O'Neil
merk: Ale, Moore, rood licht, 5 sterren, not in
";

const ONE_AXIS: &str = "\
grid: Houses
house: 1..5
nation: Brit, Dane, Swede, German, Norwegian
drink: tea, coffee, milk, beer, water
";

macro_rules! snapshot {
    ($report:expr) => {
        insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!($report) })
    };
}

fn shown(problem: &Diagnostic, text: &str) -> String {
    let span = problem.span;
    let place = text.get(span.start as usize..span.end as usize).unwrap_or("?");
    let mut line = format!("{} `{place}` at {}", problem.code.id(), span.start);
    for (name, argument) in &problem.arguments {
        let value = match argument {
            Argument::Text(text) => text.clone(),
            Argument::Number(number) => number.to_string(),
            Argument::List(list) => list.join(" | "),
            Argument::Cut(list, more) => format!("{} | +{more}", list.join(" | ")),
        };
        write!(line, ", {name}: {value}").expect("a string takes everything");
    }
    if let Some(hint) = problem.hint.filter(|hint| *hint != Hint::Plain) {
        write!(line, " [{}]", hint.id()).expect("a string takes everything");
    }
    line
}

fn check(names: &str, expressions: &str) -> String {
    let (puzzle, problems) = read_grid(names);
    assert_eq!(problems, []);
    let mut report = String::new();
    for line in expressions.lines() {
        writeln!(report, "{line}").expect("a string takes everything");
        let (read, problems) = if let Some(question) = line.strip_prefix("? ") {
            let (asked, problems) = read_question(&puzzle, question);
            (asked.map(|a| question_expression(&puzzle, &a)), problems)
        } else {
            let (truth, problems) = read_clue(&puzzle, line);
            let text = truth.as_ref().map(|t| expression(&puzzle, t));
            if let Some(text) = &text {
                assert_eq!(read_clue(&puzzle, text).0, truth, "`{line}` is written as `{text}`");
            }
            (text, problems)
        };
        if let Some(text) = read {
            writeln!(report, "    reads: {text}").expect("a string takes everything");
        }
        for problem in problems {
            writeln!(report, "    {}", shown(&problem, line.strip_prefix("? ").unwrap_or(line)))
                .expect("a string takes everything");
        }
    }
    report
}

#[test]
fn entities_and_values() {
    snapshot!(check(
        NAMES,
        "\
Tycho = 42
Tycho == 42
Tycho != 45
Tycho <> 45
Tycho ≠ 45
tycho = VRIJHEID
leeftijd(Tycho) = 42
leeftijd (Tycho)=42
leeftijd(Tycho) = leeftijd.42
Tycho = leeftijd.42
maand(Cor) = mei
mei = Cor
december != Tycho and december = vuurwerk
val(leeftijd, Tycho) = 42
act(leeftijd, 42) == Tycho
act(maand, mei) = act(onderwerp, vrijheid)
act(leeftijd, leeftijd(Cor) + 2) = Nina
act(onderwerp, onderwerp(Cor)) = Cor
rang(Cor) = goud
rang(Cor) <= rang(Nina)
onderwerp(Cor) != onderwerp(Nina)
leeftijd(spreker(vrijheid)) = 42
Tycho = man
man = Tycho
geslacht(Tycho) != vrouw
kleur(Cor) = kleur(Nina)
Tycho = DM-5000
Tycho = B+ and Cor = O’Neil
Tycho = Ale and Moore
Tycho = 5 sterren
Tycho = not in
Tycho not in [not in, Ale]
Tycho = \"Ale and Moore\"
Tycho = \"ale\" and Moore = mei
merk(Cor) = merk(Cor)
Tycho = cafe\u{301}
Tycho = ale\u{a0} and  moore
rang(Cor) in [goud, zilver]
rang(Cor) in goud..brons
maand(Cor) in oktober..februari
every p in leeftijd: p in 40..45 implies p != Cor
every p in maand: p in [mei, juni] implies p != Cor
Tycho = 40 = mei
"
    ));
}

#[test]
fn numbers() {
    snapshot!(check(
        NAMES,
        "\
leeftijd(Cor) > leeftijd(Nina)
leeftijd(februari) = leeftijd(Peter) - 2
leeftijd(Cor) - (leeftijd(Nina) - 2) > 3
leeftijd(Cor) * 2 / 3 mod 4 = -1
2 * (leeftijd(Cor) + 1) = 88
-leeftijd(Cor) < -41
abs(leeftijd(Cor) - leeftijd(Nina)) = 2
min(leeftijd(Cor), leeftijd(Nina)) >= max(40, 42)
leeftijd(Cor) < leeftijd(Nina) <= leeftijd(Peter)
40 < leeftijd(Cor) < 48
leeftijd(Cor) in 40..45
leeftijd(Cor) in [40, 45..48]
leeftijd(Cor) not in [40, 45..48]
Cor in [40, 42]
Cor not in [40, 42]
Cor not in [40, mei]
maand(Cor) = maand(Nina) + 2
maand(Cor) = maand(Nina) + 2 maanden
maand(Cor) < mei
prijs(Cor) = $2.50
prijs(Cor) = prijs(Nina) + 1.5
prijs(Cor) = prijs(Nina) + 2 dollars
prijs(Cor) = prijs(Nina) + 50 cents
vertrek(Cor) < 12:00
vertrek(Cor) = vertrek(Nina) + 30 min
vertrek(Cor) = vertrek(Nina) + 0.5 uur
Cor = 14:30
duur(Cor) = duur(Nina) + 10 minuten
duur(Cor) = 1 uur
Cor = 50 min
geboren(Cor) = geboren(Nina) + 1 week
geboren(Cor) > 10 maart
geboren(Cor) - geboren(Nina) = 2 dagen
dag(Cor) = dag(Nina) + 2 dagen
leeftijd(Cor) = punten(Nina) * 10
"
    ));
}

#[test]
fn conditions_and_sets() {
    snapshot!(check(
        NAMES,
        "\
prijs(Cor) = prijs(Nina) + 1,5
prijs(Cor) = $2,5
prijs(Cor) in [$1,5; $2,5]
prijs(Cor) in [(1,5 + 1,00), 3.5]
min(leeftijd(Cor),leeftijd(Nina)) = 42,0
leeftijd(Cor) = 42, 5
if Cor = 42 then Nina = 45
If Cor = 42 Then Nina = 45 and Peter = 48
(if Cor = 42 then Nina = 45) and Peter = 48
if Cor = 42 then if Nina = 45 then Peter = 48
if Cor = 42 or Cor = 45 then Nina = 45 iff Peter = 48
not (if Cor = 42 then Nina = 45)
if Corr = 42 then Nina = 45
if Cor = 42
if Cor = 42, Nina = 45
if then
{Cor, Nina} = {42, 45}
{42, 45} = {Cor, alcohol}
{Cor, alcohol} = {42, EHBO}
{Cor, Nina, Peter} = {42, 45, 48}
{Cor} = {42}
{Cor, Cor} = {42, 45}
not {Cor, Nina} = {42, 45}
Cor in {42, 45}
Cor not in {42, 45}
Cor = {42, 45}
Cor != {42, 45}
{42, 45} = Cor
{Cor, Nina} != {42, 45}
{Cor, Nina} = {42, 45, 48}
{Cor, Nina} < {42, 45}
{Cor, Nina}
{}  = {}
{Cor, Nina = {42, 45}
{Cor, man} = {42, 45}
{Cor, Nima} = {42, 45}
{leeftijd(Cor), 42} = {40, 45}
{Cor, Nina, Peter, Tycho, Jeanet, 40, 42, 45, 48} = {40, 42, 45, 48, 50, Cor, Nina, Peter, Tycho}
"
    ));
}

#[test]
fn logic() {
    snapshot!(check(
        NAMES,
        "\
not Cor = 42
not (Cor = 42 and Nina = 45)
Cor = 42 and Nina = 45 or Peter = 48
Cor = 42 and (Nina = 45 or Peter = 48)
Cor = 42 xor Nina = 45 xor Peter = 48
(Cor = 42 or Cor = 45) xor Nina = 45
Cor = 42 implies Nina = 45 implies Peter = 48
(Cor = 42 implies Nina = 45) implies Peter = 48
Cor = 42 iff Nina = 45 iff Peter = 48
Cor = 42 iff not Nina = 45 implies Peter = 48
exactly 1 of (Cor = 42, Nina = 45, Peter = man)
at least 2 of (Cor = 42 or Cor = 45, Nina = 45, Peter = 48)
at most 1 of (Cor = 42, Nina = 45)
all different (Cor, 42, vrijheid)
all different (geslacht(Cor), geslacht(Nina))
all different (leeftijd(Cor), punten(Nina) + 1, 4)
every p in spreker: geslacht(p) = man implies leeftijd(p) > 42
some p in leeftijd: p = Cor and p > 42
every p in geslacht: some q in spreker: q = p
some p in kleur: kleur(Cor) = p and kleur(Nina) = p
some p in rang: some q in rang: p < q and p = Cor and q = Nina
Cor = 42 and (some p in spreker: p = 45) and Nina = 48
Cor left of Nina by rang
Cor before Nina by maand
true
Cor = 42 and true
not true or Nina = 45
Cor right of Nina by rang and Nina after Peter by rang
Cor directly left of Nina by leeftijd
Cor directly after Nina by leeftijd
Cor next to Nina by leeftijd
Cor not next to Nina by leeftijd
Cor 2 places left of Nina by leeftijd
Cor 1 place after Nina by leeftijd
42 2 places from 48 by maand
Cor between Nina and Peter by maand
not (Cor between Nina and Peter by maand)
AND
"
    ));
    snapshot!(check(
        ONE_AXIS,
        "\
Brit = 1
green left of Brit
Brit left of Dane
Brit next to tea
house(Brit) = house(Dane) + 1
abs(house(Brit) - house(Dane)) = 1
house(Brit) mod 2 = 0
Brit in [1, 5]
3 between Brit and Dane
exactly 2 of (Brit = 1, Dane = 2, Swede = 3)
every p in house: p = 2 implies not p = tea
Brit = house.3 and 3 != tea
"
    ));
}

#[test]
fn questions() {
    snapshot!(check(
        NAMES,
        "\
? spreker(vrijheid)
? vrijheid
? act(onderwerp, vrijheid)
? leeftijd(Cor)
? leeftijd(Cor) + leeftijd(Nina)
? geslacht(Cor)
? Cor = 42
? val(maand, Cor)
? some p in spreker: p = 42
? onderwerp
? man
? leeftijd(man)
"
    ));
}

#[test]
fn wrong_meanings() {
    snapshot!(check(
        NAMES,
        "\
Tycho = 42 + 1
Cor > Nina
leeftijd(Cor) = Nina
leeftijd(Cor) + 2 = Nina
Nina = leeftijd(Cor)
Tycho = 42 or 45
Tycho = 42 or 45 or 48
Tycho != 42 and 45
Cor != Nina != Peter
Cor = Nina != Peter
man = rood
man = vrouw
man left of Nina by rang
act(geslacht, man) = Cor
every p in geslacht: leeftijd(p) = 42
onderwerp(Cor) = Nina
kleur(Cor) = man
kleur(Cor) = groen
kleur(Cor) = geslacht(Nina)
kleur(Cor) = 3
onderwerp(Cor) + 2 = 4
Cor + 2 = 44
onderwerp(Cor) < onderwerp(Nina)
Cor in 40..45
Cor in [40, 42..48]
leeftijd(42)
leeftijd = 42
Cor = leeftijd
(Cor = 42) + 1 = 3
(Cor = 42) = (Nina = 45)
Cor left of Nina
Cor left of Nina by onderwerp
Cor left of Nina by leeftij
Cor 0 places left of Nina by leeftijd
leeftijd(Cor) left of leeftijd(Nina) by maand
prijs(Cor) = prijs(Nina) + 30 min
leeftijd(Cor) = 42 jaar
duur(Cor) = duur(Nina) + 3 kg
Cor = 3 kg
leeftijd(Cor) / 0 = 3
leeftijd(Cor) mod (2 - 2) = 3
leeftijd(Cor) * 9000000000000000000 > 3
leeftijd(Cor) * 900000000000000 * 10000000000 > 3
all different (Cor, leeftijd(Nina))
all different (Cor, geslacht(Nina))
leeftijd(Cor, Nina) = 3
abs(1, 2) = 3
min() = 3
val(leeftijd) = 3
val(Cor, leeftijd) = 3
act(leeftijd, 43) = Cor
act(onderwerp, 43) = Cor
every p in Cor: p = 42
every p in sprekers: p = 42
exactly 2 of (Cor, Nina)
"
    ));
}

#[test]
fn unknown_names() {
    snapshot!(check(
        NAMES,
        "\
Tych = 42
Tycho = 43
leeftij(Tycho) = 42
Cor(Nina) = 42
Tycho = cafe
Tycho = qqqqqqqqq zzzzzz
spreker.Tyco = 42
maand.januari = Cor
leeftijd. = Cor
Tycho is 42
Tycho = onbekend and Cor = ook niet
Tycho = onbekend and (Cor = ook niet
\"Tycho = 42
\"Tych\" = 42
Cor = Cor
Cor != Cor
Cor = Nina
Cor != Nina
leeftijd(Cor) = 43
leeftijd(Cor) > 30
leeftijd(Cor) = leeftijd(Nina) + 1
1 = 1
punten(Cor) = 10
Cor left of Cor by rang
exactly 3 of (Cor = 42, Nina = 45)
"
    ));
}

#[test]
fn wrong_forms() {
    snapshot!(check(
        NAMES,
        "\
(Cor = 42
Cor = 42)
((Cor = 42)
Cor in [40, 42
Cor in 40, 42]
Cor = = 42
Cor = and Nina = 45
Cor =
= Cor
Cor 42
Cor Nina = 42
and
not
()
Cor = ()
Cor = 42,
Cor = 42 xor Cor = 45 or Cor = 48
Cor = 42 or Cor = 45 xor Cor = 48
exactly of (Cor = 42)
exactly two of (Cor = 42)
exactly 1 (Cor = 42)
exactly 1 of Cor = 42
at 2 of (Cor = 42)
all different Cor, Nina
every p: p = 42
every in spreker: p = 42
every p in : p = 42
every p in spreker p = 42
every Cor in spreker: Cor = 42
every p in spreker: some p in maand: p = 42
every p in spreker: some q in maand: some r in rang: some s in dag: p = q
Cor between Nina
Cor between Nina or Peter by maand
Cor left Nina by maand
Cor left of Nina by
Cor = 42 ? Nina
Cor = 42 @ Nina = 45 and Tych = 3
(Cor = 42, Nina = 45) and Tych = 3
leeftijd(Cor = 42
"
    ));
}
