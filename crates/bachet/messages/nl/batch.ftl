## Batches of Sudokus

batch-stats = { $lines ->
        [one] 1 regel
       *[other] { $lines } regels
    }: { $unique } met één oplossing, { $several } met meer, { $none } zonder, { $unknown } onbekend, { $bad } onleesbaar; { $time }, { $rate } per seconde
batch-stopped = gestopt na { $lines ->
        [one] 1 regel
       *[other] { $lines } regels
    }: { ended-early }
empty-batch = er staan geen puzzels in `{ $file }`
    .hint = een puzzel is een regel van 81 tekens, zoals `4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........`
generate-gave-up = { $made } van { $count } puzzels gemaakt; { $tries } pogingen voor de volgende gaven niet dat aantal gegevens
    .hint = de meeste minimale puzzels hebben 23 tot 26 gegevens; die met hoogstens 20 of minstens 28 zijn zeer zeldzaam
generate-grid-gave-up = { $made } van { $count } puzzels gemaakt; geen poging voor de volgende had aanwijzingen van deze soorten die volstaan, en het gevraagde niveau
    .hint = sta meer soorten aanwijzingen toe, een ander niveau of een andere grootte
generate-language = er kunnen geen puzzels worden gemaakt in de taal `{ $tag }`
    .hint = kies { $tags-or }
generate-other-family = `{ $option }` is een optie voor { $family ->
        [grid] sudoku’s, niet voor logigrammen
       *[sudoku] logigrammen, niet voor sudoku’s
    }
    .hint = laat haar weg, of noem de andere familie
generate-size = { $case ->
        [categories] er zijn woorden voor hoogstens { $most } categorieën
       *[values] met { $categories } categorieën zijn er woorden voor hoogstens { $values } waarden van elk
    }
    .hint = kies een kleinere grootte
generate-stats = { $made ->
        [one] 1 puzzel
       *[other] { $made } puzzels
    }; { $time }, { $rate } per seconde
generate-stopped = { $made } van { $count } puzzels gemaakt: { ended-early }
line-character = `{ $character }` betekent niets in een sudoku
    .hint = een vakje is een cijfer van 1 tot en met 9; een leeg vakje is `.`, `0`, `*` of `_`
line-length = { $length ->
        [one] deze regel heeft 1 teken
       *[other] deze regel heeft { $length } tekens
    }; een sudoku heeft er 81, of 729 notities
    .hint = een spatie is alleen een leeg vakje in een regel van precies 81 of 729 tekens; anders eindigt de puzzel daar
line-mark = `{ $digit }` staat op de plaats van notitie { $expected } in rij { $row }, kolom { $column }
    .hint = elk vakje heeft negen plaatsen, één voor elk cijfer op volgorde: het cijfer, of `.` als het geen kandidaat is
more-bad-lines = { $bad } regels zijn geen puzzels; de eerste { $shown } zijn getoond
json-is-one-object = `--json` schrijft één object, maar deze opdracht schrijft een regel per puzzel
    .hint = gebruik `--jsonl`
no-puzzles = er zijn geen puzzels gegeven
    .hint = noem een bestand met één puzzel per regel, of `-` voor de standaardinvoer
backend-unavailable = deze processor heeft geen { $backend }
    .hint = `--backend auto` gebruikt het beste dat hij heeft: { $best }
progress-puzzles = { $done } puzzels tot nu toe, { $rate } per seconde
seed = `--seed { $seed }` maakt dezelfde puzzels opnieuw
