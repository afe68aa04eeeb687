### Every word that Bachet says, in English.
###
### The id of a diagnostic is its code; `.hint` and its other attributes are ways out.
### Texts of the user stand in back-ticks. For a list argument `$x` there are three ready spellings:
### `$x` (a, b, c), `$x-or` (a, b or c) and `$x-and` (a, b and c), each item in back-ticks already.

## Joining

join-or = { $list } or { $last }
join-and = { $list } and { $last }

severity-error = error
severity-warning = warning
severity-note = note
severity-hint = hint

## Diagnostics of a puzzle

unknown-name = no category or value is called `{ $name }`
    .hint = every name must stand in a category first
    .did-you-mean = did you mean { $suggestions-or }?
needs-expression = this sentence has no expression
    .hint = add below it an indented line that begins with `=` and says the same
