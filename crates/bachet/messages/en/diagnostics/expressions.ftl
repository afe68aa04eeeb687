## The form of an expression

empty-expression = there is no expression after this `=`
    .hint = write what must be true, such as `= green = coffee`
expression-too-long = this expression is longer than { $limit } bytes
    .hint = split it into several clues
nested-too-deep = brackets and operators are nested deeper than { $limit } levels
    .hint = split the expression into several clues
unclosed-bracket = the bracket `{ $bracket }` is not closed
    .hint = add the closing bracket, or delete this one
unopened-bracket = this `{ $bracket }` closes no bracket
    .hint = delete it, or add the opening bracket
expected-operand = { $found-is ->
        [empty] a name, a number or a bracket is missing here
       *[other] expected a name, a number or a bracket, not `{ $found }`
    }
    .hint = put names that contain signs or keywords in double quotes
    .at-end = the expression ends too early
    .did-you-mean = did you mean `{ $suggestion }`?
expected-operator = there is no operator before `{ $found }`
    .hint = put a sign or a word such as `=`, `<`, `+`, `and` or `or` between two operands
    .did-you-mean = did you mean `{ $suggestion }`?
    .words = only an expression can stand here; a sentence stands on the line of its clue, without a sign before it
expected-word = { $found-is ->
        [empty] `{ $expected }` is missing at the end
       *[other] expected `{ $expected }`, not `{ $found }`
    }
    .hint = add `{ $expected }`
mixed-xor-or = `xor` and `or` need brackets to be combined
    .hint = `(a xor b) or c` differs from `a xor (b or c)`
chained-not-equal = two `!=` in a row do not say whether the first and the last may be equal
    .hint = write `{ $suggestion }`
too-many-quantifiers = quantifiers are nested deeper than { $limit } levels
    .hint = split the expression into several clues
variable-is-name = `{ $variable }` is already the name of a value or a category
    .hint = use another letter for the variable
variable-in-use = `{ $variable }` is already the variable of an outer quantifier
    .hint = use another letter for the variable
wrong-arguments = `{ $function }` takes { $expected ->
        [one] 1 argument
       *[other] { $expected } arguments
    }, not { $found }
    .hint = put the arguments in brackets, with commas between them
expected-whole-number = expected a whole number above zero, not `{ $found }`
    .hint = such as `exactly 2 of (...)` or `3 places left of`

## The meaning of an expression

unknown-name = no category or value is called `{ $name }`
    .hint = every name must be in a category
    .did-you-mean = did you mean `{ $suggestion }`?
unknown-category = no category is called `{ $name }`
    .hint = the categories are { $categories-and }
    .did-you-mean = did you mean `{ $suggestion }`?
unknown-value = `{ $category }` has no value `{ $name }`
    .hint = its values are { $values-and }
    .did-you-mean = did you mean `{ $suggestion }`?
ambiguous-name = `{ $name }` has several meanings
    .hint = write { $spellings-or }
shorter-name = this is read as the name `{ $name }`, although `{ $shorter }` is a name too
    .hint = put the name that you mean in double quotes
category-alone = `{ $category }` is a category, but a value is needed here
    .hint = `{ $category }(...)` is the value that someone has in it
not-a-category = `{ $name }` is not a category, so it cannot be followed by brackets
    .hint = put a sign or a word between the two
not-a-truth = `{ $text }` is neither true nor false
    .hint = compare it with something: `=`, `!=`, `<`, ...
    .in-list = write `{ $suggestion }`
truth-as-value = `{ $text }` is true or false, and cannot be compared or calculated with
    .hint = join true-or-false expressions with `and`, `or` or `iff`; put brackets around each comparison
not-a-number = `{ $text }` is not a number
    .hint = only values of a numeric category can be calculated with
    .of-category = write `{ $suggestion }`
    .words = a value of `{ $category }` is not a number, so all of them are read as text
not-an-entity = `{ $text }` is not a name, but a name is needed here
    .hint = a value stands for the one who has it
    .act = write `{ $suggestion }`
entity-against-number = `{ $entity }` cannot be compared with the number `{ $number }`
    .hint = no category lists numbers: add one, such as `age: 11, 12, 13`
    .of-category = write `{ $suggestion }`
order-of-entities = `{ $first }` and `{ $second }` have no order, because they are not numbers
    .hint = no category has an order: write `(ordered)` after the name of one, and compare the values of both: `category(a) < category(b)`
    .of-category = write `{ $suggestion }`
value-against-entity = the value `{ $value }` cannot be compared with `{ $entity }`
    .hint = compare the values of both: `category(a) = category(b)`
    .of-category = write `{ $suggestion }`
different-categories = a value of `{ $first }` never equals a value of `{ $second }`
    .hint = compare two values of the same category
set-comparison = a set is only compared by `=`, with a set of as many, at most { $limit }
    .hint = `{"{"}a, b{"}"} = {"{"}c, d{"}"}` says that of a and b, one is c and the other is d
    .in-list = write `{ $suggestion }`
mixed-kinds = `all different` needs items of one kind
    .hint = list only names, only values of one category, or only numbers
not-ordered = the values of `{ $category }` have no order
    .hint = write `{ $category } (ordered): ...` if they are listed in order
axis-needed = it is not clear which category gives the order
    .hint = add `by` and the category: { $axes-or }
    .none = no category has an order: write `(ordered)` after the name of one
shared-value-as-entity = several may have `{ $value }`, so it does not identify one of them
    .hint = write `{ $category }(...) = { $value }`
wrong-unit = the unit `{ $unit }` does not fit here
    .hint = leave it out
    .expected = the unit here is `{ $expected }`
division-by-zero = `{ $text }` divides by zero
    .hint = a division by zero has no result
always-true = this is true in every case
    .hint = it says nothing about the puzzle
never-true = this is false in every case
    .hint = the puzzle has no solution with it

## Stating the puzzle for the solver

arithmetic-overflow = the numbers here are too large for exact arithmetic
    .hint = keep every number and every intermediate result well below 10^18
clue-too-large = this clue becomes too large when `every`, `some` and `all different` are expanded
    .hint = split it into several clues, or divide by a simpler number
no-room-for-nobody = with 64 names or values, there is no room for a value that occurs nowhere
    .hint = use at most 63
