## Tables of puzzles

batch-not-text = `{ $option }` schrijft tekst, maar `{ $file }` is een Parquet-bestand
    .hint = laat het weg, of geef het bestand een andere extensie
column-not-text = de kolom `{ $column }` heeft waarden van het type { $type }, geen teksten
    .hint = elke puzzel is een tekst; noem een andere kolom, of zet deze om in tekenreeksen
column-of-text = `--column` noemt een kolom van een tabel, maar de invoer bestaat uit regels tekst
    .hint = laat de optie weg, of geef een Parquet-bestand op
no-such-column = er is geen kolom `{ $column }`
    .hint = { $columns-is ->
        [empty] de tabel heeft helemaal geen kolommen
       *[other] de kolommen zijn: { $columns }
    }
parquet-not-built = dit programma kan geen Parquet lezen of schrijven: het is zonder gebouwd
    .hint = in de map van de broncode bouwt `cargo build --release --features parquet` een programma dat het kan
row-null = deze rij heeft geen puzzel: de waarde is null
row-stopped = de grens van { $steps } stappen is bereikt
    .hint = een hogere grens is misschien genoeg
row-unanswered = het werk is gestopt voordat deze puzzel beantwoord was
steps-of-lines = `--steps` geldt voor de puzzels van een tabel; elke regel van deze invoer is een klassieke sudoku
    .hint = laat de optie weg, of gebruik `--time`
table-kept = er is niets geschreven naar `{ $file }`: { ended-early }
table-rows-bad = { $bad ->
        [one] 1 rij is geen puzzel
       *[other] { $bad } rijen zijn geen puzzels
    }; de kolom `{ $column }` zegt waarom
table-unreadable = `{ $file }` is geen Parquet-bestand dat gelezen kan worden: { $reason }
    .hint = tabellen zonder compressie kunnen gelezen worden, en die met Snappy, Zstandard, LZ4 of gzip
table-unwritable = `{ $file }` kan niet geschreven worden: { $reason }
table-broken = de rest van de tabel kan niet gelezen worden: { $reason }
