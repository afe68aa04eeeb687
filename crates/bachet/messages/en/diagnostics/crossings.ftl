## Lines and names

crossing-line = this line has no colon
    .hint = a line is `keyword: ...`, such as `boat: 2 seats`, or states things, such as `wolf: 1`; a condition is a rule, such as `rule at banks: wolf and goat => farmer`
    .did-you-mean = a condition is a line such as `{ $suggestion }`
crossing-keyword = `{ $name }` is not a keyword
    .hint = did you mean `{ $suggestion }`? Things with this name are written `thing { $name }: ...`
things-again = this line would declare travellers of the kind `{ $name }`, but these are declared already
    .hint = write `{ $suggestion }`
empty-item = there is nothing between two commas
    .hint = delete one of the commas
name-missing = a name is missing here
    .hint = write it before the colon, or between the commas
too-many-names = there are more than { $limit } of these
    .hint = a puzzle may have at most { $limit } of them; many things of one kind are written `soldier: 3000`
no-things = the puzzle has no things to take across
    .hint = state them, with their number: `wolf: 1`
no-boat = the puzzle has no boat
    .hint = state how many fit in it: `boat: 2 seats`
number-expected = expected a number, not `{ $text }`
    .hint = write it with digits
number-with-unit = there is something after the number in `{ $text }`
    .hint = leave out what follows it
    .comma = put spaces between several numbers: `time 1 2 5 8`
count-expected = `{ $text }` is not a whole number
    .hint = write a whole number, zero or more
too-few-places = a crossing needs at least two places
    .hint = leave the line out for `left` and `right`, or write `places: left, island, right`
duplicate-place = there are two places `{ $name }`
    .hint = rename one of them; capitals and spaces make no difference
unknown-place = there is no place `{ $name }`
    .hint = the places are { $places-and }
    .rule = a rule holds everywhere (`rule:`), `at banks`, `in boat`, `unattended`, or at one of { $places-and }
    .did-you-mean = did you mean `{ $suggestion }`?
route-shape = `{ $text }` is not a route between two places
    .hint = write the two places with a dash and spaces between them: `left - island`
route-to-itself = this route leads from `{ $name }` back to `{ $name }`
    .hint = name two different places
duplicate-route = the route between `{ $from }` and `{ $to }` occurs twice
    .hint = a route goes in both directions; once is enough
place-without-route = no route leads to `{ $name }`
    .hint = if a puzzle states routes, the boat uses only these

## Things

duplicate-thing = the name `{ $name }` is already used
    .hint = things, tags and attributes need different names
duplicate-member = `{ $name }` occurs twice in `{ $group }`
    .hint = rename one of them; capitals and spaces make no difference
unknown-thing = there is no `{ $name }` here
    .hint = there are { $things-and }
    .did-you-mean = did you mean `{ $suggestion }`?
unknown-attribute = nothing has an attribute `{ $name }`
    .hint = the attributes are { $attributes }
    .none = write it after the number of the things that have it: `adult: 2, { $name } 80`
    .did-you-mean = did you mean `{ $suggestion }`?
thing-number = there is no `{ $name }` with the number { $number }
    .hint = the numbers are 1 to { $count }
missing-count = the number of `{ $name }` is missing
    .hint = write `{ $name }: { $count }`, or their names
none-of-them = there must be at least one `{ $name }`
    .hint = if there is none, delete the line
too-many-things = there are too many things
    .hint = there may be { $limit } with one name
    .all = there may be { $limit } in total
names-and-count = the number of `{ $name }` is { $count }, but there are { $found } names
    .hint = the names alone are enough
thing-item = `{ $text }` has no meaning here
    .hint = after the number of things come attributes, such as `weight 80`, or `each with her man`
    .unit = after each name comes its number with a unit, `Ann 60 kg`, or after none
numbered-names = these numbers may be weights, times or parts of the names
    .hint = { $repeated ->
        [yes] if they are parts of the names, write `{ $suggestion }`
       *[no] write a unit behind each, such as `kg` or `min`; or the names first, then what the numbers are: `{ $suggestion }`
    }
attribute-count = `{ $name }` has { $found } numbers for { $expected } of `{ $thing }`
    .hint = write one number for all, or { $expected } with spaces between them
    .none = write one number for all, or { $expected } with spaces between them
    .commas = write one number for each traveller, in the order of the lines above, with commas between them
duplicate-attribute = `{ $name }` occurs twice for `{ $thing }`
    .hint = write one number for all, or one for each, after one `{ $name }`; a name that ends with a number needs double quotes
negative-attribute = the { $name } `{ $text }` is negative
    .hint = an attribute is zero or more
sum-too-large = the sum of the numbers of `{ $name }` is too large for exact arithmetic
    .hint = numbers, and the results of calculations, may have at most 18 digits
duplicate-mate = `{ $text }` states a second mate
    .hint = each thing has at most one mate
mate-not-group = `{ $name }` is not the name of things of one kind
    .hint = name the mate of each: `woman: 3, each with her man`
mate-of-itself = each `{ $name }` would have another `{ $name }` as mate
    .hint = mates have different names: `woman: 3, each with her man`
mate-counts = there are { $count } of `{ $name }`, but { $mates } of `{ $mate }`
    .hint = each thing has one mate: give those without a mate a name of their own, and define a tag for all
mate-without = there is no `{ $mate }` with the name `{ $member }`
    .hint = mates have the same names; if they have not, pair them in a line of their own: `pairs: verte - vert, bleue - bleu`
    .did-you-mean = did you mean `{ $suggestion }`?
assumed-mates = no line says who each `{ $mate }` is, so there is one for each `{ $name }`
    .hint = say so with a line `{ $mate }: { $count }`, or with their names
pair-shape = `{ $text }` is not a pair of mates
    .hint = write the two with a dash and spaces between them: `pairs: verte - vert, bleue - bleu`
not-one-thing = `{ $name }` is the name of several
    .hint = name one of them, with its number or its own name
pair-groups = the mates of `{ $name }` are not all of the kind `{ $mate }`
    .hint = pair the members of two groups, each with one of the other
pair-twice = `{ $name }` is in two pairs
    .hint = each thing has at most one mate
pair-missing = `{ $name }` is in no pair
    .hint = name every member of both groups once
mixed-units = one number is in `{ $unit }`, another in `{ $other }`
    .hint = give all of them in one unit
tag-shape = `{ $text }` does not define a tag
    .hint = a tag is a name, `=`, and its members: `adult = father, mother`
empty-tag = the tag `{ $name }` has no members
    .hint = write them after the `=`: `{ $name } = father, mother`
tag-below = the tag `{ $name }` is defined further below
    .hint = a tag can use only tags above it

## Places and the boat

placed-shape = `{ $text }` does not say who is where
    .hint = write `wolf at left` or `wolf anywhere`, with commas between several
contradicting-places = `{ $who }` is at two places
    .hint = keep one of the two
    .order = write the general case first and the exception after it: `all at right, wolf anywhere`
start-anywhere = the place where `{ $who }` starts is missing
    .hint = write a place: `{ $who } at left`
forbidden-start = the start breaks a rule at `{ $place }`: `{ $rule }`
    .hint = a rule is checked only where a trip leaves or arrives; check who starts where
    .unattended = if it is meant where the boat is not, write `rule unattended: { $rule }`
second-boat = there are several boats, but not all of them have names
    .hint = name each of them in its line: `boat ferry: 2 seats`, `boat raft: 1 seat`
too-many-boats = there are more than { $limit } boats
    .hint = leave out boats that are not needed
boat-name = `{ $name }` cannot be the name of a boat: it means something else
    .hint = give the boat another name: `boat ferry: 2 seats`
duplicate-boat-start = `{ $text }` is a second place where the boat starts
    .hint = keep one of the two
boat-not-thing = `{ $name }` is a boat, and not one of those that cross
    .hint = `{ $name }` alone is 1 in this boat and where it is; a rule about its loads is `rule in { $name }: ...`
boat-item = `{ $text }` has no meaning for the boat
    .hint = write `2 seats`, `100 weight` or `at least 2 from left`, with commas between several
    .seats = write `{ $text } seats`, or name what is limited: `{ $text } weight`
no-seats = a boat without seats cannot carry anything
    .hint = write at least one seat
duplicate-seats = `{ $text }` is a second number of seats
    .hint = keep one of the two
duplicate-limit = the boat has two limits for `{ $name }`
    .hint = keep one of the two
duplicate-least = this is a second `at least` for the same place
    .hint = keep one of the two
negative-limit = the limit `{ $text }` is negative
    .hint = a limit is zero or more
least-over-seats = the boat must carry at least { $least }, but has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
    .hint = give it more seats, or a smaller `at least`
assumed-cost = a trip takes as long as the slowest in it
    .hint = say so with `cost: max time`, or give another cost
unknown-aim = a trip does not cost `{ $text }` here
    .hint = a way always has the least cost; say what a trip costs, such as `cost: max time`
negative-cost = a trip would have a negative cost
    .hint = costs are zero or more

## Rules

say-without-rule = there is no rule above this
    .hint = write it, indented, below the rule that it explains
rule-without-expression = an expression is missing here
    .hint = write it after the colon, such as { $kind ->
        [cost] `cost: 1`
        [rower] `rower: farmer`
       *[rule] `rule: wolf and goat => farmer`
    }
rule-sentence = this is a sentence, not a condition
    .hint = a condition has names and signs, such as `rule at banks: wolf and goat => farmer`
    .did-you-mean = a condition is a line such as `{ $suggestion }`
rule-condition = `{ $text }` is neither a place nor a thing, but a condition
    .hint = write `{ $suggestion }`
rule-always-holds = this rule always holds
    .hint = it forbids nothing
rule-never-holds = this rule never holds
    .hint = it forbids every trip; is a name, a number or a sign wrong?
attribute-alone = `{ $name }` alone does not say which things it is about
    .hint = write `sum { $name }`, `max { $name }`, `min { $name }`, or `her { $name }` after `each`
attribute-needed = `{ $name }` is not an attribute
    .hint = `{ $name }` alone is a number of things; `{ $word }` must come before an attribute, such as a weight
no-needs-name = `no` must come before a name, not before `{ $text }`
    .hint = write the opposite of a longer expression as `not (...)`
constant-needed = both sides of `{ $text }` depend on who is present
    .hint = one of the two must be a number
    .divisor = divide by a number; `a / b > 2` is the same as `a > 2 * b`
meaningless-here = `{ $word }` has no meaning here
    .boat = it is for rules about places: `rule:`, `rule at banks:` and rules at one place
    .trip = a cost depends on the load only
    .load = it is for rules about loads: `rule in boat:` and `rower:`
    .previous = of the load before, it can be the number of things or the sum of an attribute: `prev total`, `prev sum weight`
nested-quantifier = this is inside another `each` or `some`
    .hint = a condition on the whole group needs no quantifier: `each woman: her man or no man`
own-outside = `{ $text }` does not refer to anyone here
    .hint = write `each ...:` or `some ...:` before it, or leave out the first word
own-of-nobody = no `{ $who }` has an attribute `{ $name }`
    .hint = add it to the line that declares them: `, { $name } 1`
no-mate = `{ $who }` has no mate
    .hint = a mate is one of another group of the same size, of which nobody has another mate
wrong-mate = `{ $name }` is not the mate of `{ $who }`
    .hint = the mate is { $mates-or }

## Size

crossing-too-large = this river crossing is too large to search
    .units = too many travellers differ from each other, or more than seven are connected as mates
    .states = its states need more than 128 bits: use fewer travellers, or more that are interchangeable
    .loads = the boat can be loaded in too many ways: use fewer seats
    .rules = a rule has too many cases
    .trips = the conditions on the trip number repeat too late, or never
    .numbers = some numbers are too large for exact arithmetic
