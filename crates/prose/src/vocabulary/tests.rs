//! Mentions, numbers, units and comparisons in own sentences, in several languages.

use bachet_notation::read_grid;

use crate::language::Language;
use crate::tokens::tokens;
use crate::vocabulary::Vocabulary;

/// The mentions of a sentence as `words -> values`, one a line, after the choice between categories.
fn mentions(language: &str, categories: &str, sentence: &str) -> String {
    let (puzzle, _) = read_grid(&format!("grid: t\nlanguage: {language}\n{categories}\n"));
    let language = Language::builtin(language).expect("the program brings the language");
    let vocabulary = Vocabulary::new(&puzzle, language);
    let tokens = tokens(sentence, &language.lexicon.split);
    let infos = vocabulary.infos(&tokens);
    let referents: Vec<_> = (0..tokens.len()).map(|at| vocabulary.referents(&tokens, at, &infos[at])).collect();
    let mut shown = Vec::new();
    for mention in vocabulary.mentions(&tokens, &infos) {
        let (start, end) = (mention.start as usize, mention.end as usize);
        let words = &sentence[tokens[start].span.start as usize..tokens[end - 1].span.end as usize];
        let values = vocabulary.fitting(&mention, 0..tokens.len(), |at| referents[at].clone());
        let name = |v: &bachet_notation::clue::ValueId| {
            format!("{}.{}", puzzle.category(v.category).name, puzzle.value(*v).text)
        };
        let values: Vec<String> = values.iter().map(name).collect();
        shown.push(format!("{words} -> {}", values.join(" | ")));
    }
    shown.join("; ")
}

#[test]
fn the_files_have_no_mistake() {
    for (code, files) in Language::files() {
        let mistakes = Language::parse(code, files).err().unwrap_or_default();
        assert!(mistakes.is_empty(), "{code}: {mistakes:#?}");
    }
}

#[test]
fn values_are_found_however_they_are_inflected() {
    let puzzle = "name: Ada, Boris, Cleo, Dmitri\nhobby: painting, swimming, chess, baking\npet: cat, finch, pony, mouse\n\
                  country: Norway, Latvia, Faroe Islands, Japan";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(read("The Norwegians' cats"), "Norwegians -> country.Norway; cats -> pet.cat");
    assert_eq!(read("Whoever paints keeps finches"), "paints -> hobby.painting; finches -> pet.finch");
    assert_eq!(read("The swimmer isn't Faroese."), "swimmer -> hobby.swimming; Faroese -> country.Faroe Islands");
    assert_eq!(read("Cleo's horse"), "Cleo -> name.Cleo; horse -> pet.pony");
    assert_eq!(read("the mice's baker"), "mice -> pet.mouse; baker -> hobby.baking");
}

#[test]
fn numbers_are_found_in_digits_and_words_with_their_units() {
    let puzzle = "client: Ada, Boris, Cleo\npaid: $40, $120, $1,500\nage: 5, 45, 120\nhike: 30 min, 90 min, 120 min";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(read("The 45-year-old"), "45-year -> age.45");
    assert_eq!(read("paid forty dollars"), "forty dollars -> paid.$40");
    assert_eq!(read("spent $1,500 or 1500 dollars"), "$1,500 -> paid.$1,500; 1500 dollars -> paid.$1,500");
    assert_eq!(read("walked half an hour"), "half an hour -> hike.30 min");
    assert_eq!(read("walked for two hours"), "two hours -> hike.120 min");
    assert_eq!(read("walked for an hour and a half"), "");
    assert_eq!(read("a hundred and twenty minutes"), "a hundred and twenty minutes -> hike.120 min");
    // A number that counts something else is not a value.
    assert_eq!(read("the 5 dollar note, two persons"), "");
    assert_eq!(
        read("Ada is one hundred and twenty years old"),
        "Ada -> client.Ada; one hundred and twenty years -> age.120"
    );
    assert_eq!(read("She is aged 120."), "120 -> age.120");
}

#[test]
fn times_and_dates_are_found_as_people_say_them() {
    let puzzle = "dish: soup, salad, stew\nmeeting: 8:00 am, 9:30 am, 12 noon\nborn: March 3, April 10, May 10";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(
        read("half past nine, 9:30 and 9:30 a.m."),
        "half past nine -> meeting.9:30 am; 9:30 -> meeting.9:30 am; 9:30 a.m. -> meeting.9:30 am"
    );
    assert_eq!(
        read("at 8 o'clock or 8 am, at noon"),
        "8 o'clock -> meeting.8:00 am; 8 am -> meeting.8:00 am; noon -> meeting.12 noon"
    );
    assert_eq!(read("at 8 pm"), "");
    assert_eq!(
        read("the 3rd of March or 10 April, May 10th"),
        "3rd of March -> born.March 3; 10 April -> born.April 10; May 10th -> born.May 10"
    );
    assert_eq!(read("on the 3rd and the 10th"), "3rd -> born.March 3");
}

#[test]
fn places_are_found_beside_their_noun_only() {
    let puzzle = "house: 1, 2, 3\nname: Ada, Boris, Cleo";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(
        read("house 2, house no. 3 and the first house"),
        "house 2 -> house.2; house no. 3 -> house.3; first house -> house.1"
    );
    assert_eq!(read("house number one, house #2"), "house number one -> house.1; house #2 -> house.2");
    assert_eq!(read("There are 2 houses between them, one has a third door"), "");
    let ranks = "finish (ordered): first, second, fourth\nrunner: Ada, Boris, Cleo";
    assert_eq!(
        mentions("en", ranks, "Ada came 2nd, in fourth place"),
        "Ada -> runner.Ada; 2nd -> finish.second; fourth place -> finish.fourth"
    );
}

#[test]
fn parts_and_cores_name_a_value_that_no_other_has_in_common() {
    let puzzle = "who: Dr. Ines Falk, Dr. Otto Brandt, Mr. Ivo Falkner\ndoes: is eating plums, ginger beer lover, only drinks milk\n\
                  kind: right hook, left hook, upper cut";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(
        read("Falk, Otto and Mr. Falkner"),
        "Falk -> who.Dr. Ines Falk; Otto -> who.Dr. Otto Brandt; Falkner -> who.Mr. Ivo Falkner"
    );
    assert_eq!(
        read("Dr. Who eats plums with ginger beer and milk"),
        "plums -> does.is eating plums; ginger beer -> does.ginger beer lover; milk -> does.only drinks milk"
    );
    assert_eq!(read("A hook, a falk, a beer"), "");
}

#[test]
fn words_beside_a_name_choose_its_category() {
    let puzzle =
        "name: Ada, Boris, Cleo\nson: Boris, Egon, Fritz\nhair color: red, black, brown\ncolor: red, blue, black";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(read("Boris"), "Boris -> name.Boris");
    assert_eq!(read("the mother of Boris"), "Boris -> son.Boris");
    assert_eq!(read("has red hair"), "red -> hair color.red");
    assert_eq!(read("whose favorite color is red"), "red -> color.red");
    assert_eq!(read("loves black"), "black -> color.black");
}

#[test]
fn french_and_dutch_words_change_in_their_own_ways() {
    let fr = "nom: Ana, Bruno, Chloé\nloisir: peinture, natation, escalade de mur\nanimal: oiseau, chatte, lapin\n\
              pays: Norvège, Pays-Bas, Grèce\nprix: 40 €, 90 €, 1500 €";
    let read = |sentence| mentions("fr", fr, sentence);
    assert_eq!(read("L'ami des oiseaux peint"), "oiseaux -> animal.oiseau; peint -> loisir.peinture");
    assert_eq!(read("La Grecque, une nageuse"), "Grecque -> pays.Grèce; nageuse -> loisir.natation");
    assert_eq!(
        read("le Néerlandais paie quatre-vingt-dix euros"),
        "Néerlandais -> pays.Pays-Bas; quatre-vingt-dix euros -> prix.90 €"
    );
    assert_eq!(
        read("le grimpeur de mur, 1 500 euros"),
        "grimpeur de mur -> loisir.escalade de mur; 1 500 euros -> prix.1500 €"
    );
    let nl = "naam: Ann, Bram, Cas\nhuisdier: kat, poes, papegaai\ndrank: thee, melk, bier\nleeftijd: 21, 45, 72";
    let read = |sentence| mentions("nl", nl, sentence);
    assert_eq!(read("De kattenbezitter naast de poezen"), "kattenbezitter -> huisdier.kat; poezen -> huisdier.poes");
    assert_eq!(
        read("De melkdrinker is vijfenveertig jaar"),
        "melkdrinker -> drank.melk; vijfenveertig jaar -> leeftijd.45"
    );
}

#[test]
fn a_grade_is_no_article() {
    let puzzle = "pupil: Ines, Otto, Will\ngrade: A, A-, B+";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(read("Ines got a better one, an A"), "Ines -> pupil.Ines; A -> grade.A");
    assert_eq!(read("A pupil who will get the A- or the B+"), "A- -> grade.A-; B+ -> grade.B+");
    assert_eq!(read("Did Will?"), "Will -> pupil.Will");
}

#[test]
fn a_slip_of_the_pen_resembles_a_name() {
    let (puzzle, _) = read_grid("grid: t\nname: Ada, Boris, Cleo\npet: parrot, giraffe, cat\n");
    let vocabulary = Vocabulary::new(&puzzle, Language::builtin("en").expect("the program brings the language"));
    let slips = |words: &str| -> Vec<bool> {
        let infos = vocabulary.infos(&tokens(words, &vocabulary.language.lexicon.split));
        infos.iter().map(|info| vocabulary.resembles(info)).collect()
    };
    assert_eq!(slips("parot parrrot parort girafe pabrot"), [true; 5]);
    assert_eq!(slips("carrots cut ground gravel"), [false; 4]);
}
