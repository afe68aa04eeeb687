## Tables of puzzles

batch-not-text = `{ $option }` writes text, but `{ $file }` is a Parquet file
    .hint = leave it out, or give the file another ending
column-not-text = the column `{ $column }` has values of the type { $type }, not texts
    .hint = each puzzle is a text; name another column, or convert this one to strings
column-of-text = `--column` names a column of a table, but the input is lines of text
    .hint = leave it out, or give a Parquet file
no-such-column = there is no column `{ $column }`
    .hint = { $columns-is ->
        [empty] the table has no columns at all
       *[other] the columns are: { $columns }
    }
parquet-not-built = this program cannot read or write Parquet: it was built without it
    .hint = in the folder of the source, `cargo build --release --features parquet` builds a program that can
row-null = this row has no puzzle: its value is null
row-stopped = the limit of { $steps } steps was reached
    .hint = a higher limit may be enough
row-unanswered = the work was stopped before this puzzle was answered
steps-of-lines = `--steps` is for the puzzles of a table; every line of this input is a classic Sudoku
    .hint = leave it out, or use `--time`
table-kept = nothing was written to `{ $file }`: { ended-early }
table-rows-bad = { $bad ->
        [one] 1 row is not a puzzle
       *[other] { $bad } rows are not puzzles
    }; the column `{ $column }` says why
table-unreadable = `{ $file }` is not a Parquet file that can be read: { $reason }
    .hint = tables can be read that are not compressed, or compressed with Snappy, Zstandard, LZ4 or gzip
table-unwritable = `{ $file }` cannot be written: { $reason }
table-broken = the table cannot be read any further: { $reason }
