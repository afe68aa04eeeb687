## Why a step follows

# What a step writes down; several are joined like a list.
why-placed = { $cell } is { $value }
why-removed = { $value } is not in { $cells }
why-houses = { $kind ->
        [row] rows { $numbers }
        [column] columns { $numbers }
        [box] boxes { $numbers }
       *[region] regions { $numbers }
    }

why-full-house = { $cells } is the last empty cell in { $base }, so { $result }.
why-hidden-single = { $turn ->
        [0] In { $base }, there is only one place left for { $values }: { $cells }.
        [1] Look for { $values } in { $base }: only { $cells } can still have it.
       *[2] Where does { $values } go in { $base }? Only { $cells } is left for it.
    }
why-naked-single = { $turn ->
        [0] { $cells } has only one candidate left, { $values }.
        [1] Everything but { $values } is ruled out in { $cells }.
       *[2] Only { $values } is still possible in { $cells }.
    }
why-locked = { $turn ->
        [0] In { $base }, { $values } can only be in { $cells }, and those lie in { $cover } too. So elsewhere in { $cover } there is none: { $result }.
       *[1] All places for { $values } in { $base } lie in { $cover } as well: { $cells }. One of them has it, so { $result }.
    }
why-naked-subset = { $turn ->
        [0] { $cells } have no candidates but { $values }: as many values as cells, all in { $base }. They use these values up, so { $result }.
       *[1] In { $base }, { $cells } can only share { $values } among themselves. No other cell there has them: { $result }.
    }
why-hidden-subset = { $turn ->
        [0] In { $base }, there are no places for { $values } but { $cells }: as many cells as values. So these cells hold nothing else: { $result }.
       *[1] { $values } must share { $cells } in { $base }, which leaves no room for anything else there: { $result }.
    }
why-fish = In { $base }, { $values } can only be where { $cover } cross. Each of the former needs one, which uses up the latter. So elsewhere there is none: { $result }.
why-wing = Look at { $cells }: they have few candidates, and whichever of them are true, one of these cells takes the { $values } away elsewhere. So { $result }.
why-one-value = Follow { $values } through { $base }. It has few places there, { $cells }, and wherever it is, { $result }.
why-sets = { $cells } have nearly as many cells as candidates, so that a value less in one part settles the rest. Whatever is left, { $result }.
why-one-solution = Otherwise the values of { $cells } could be exchanged, and the puzzle would have two solutions. It has only one, so { $result }.
why-general = { $rules } leave no other possibility: { $result }.

why-suppose = Suppose that { $supposed }.
why-suppose-first = First suppose that { $supposed }.
why-suppose-next = Now suppose that { $supposed }.
why-then = { $turn ->
        [0] Then { $result } ({ $rules })
       *[1] so { $result } ({ $rules })
    }
why-contradiction = That contradicts { $rules }.
why-contradiction-at-once = That contradicts { $rules } at once.
why-contradiction-of-facts = That cannot be: { $facts }.
why-so-not = So the supposition is wrong: { $result }.
why-in-each-case = One of these is true, and each leads to the same: { $result }.

# The clues and rules that a step uses.
why-rule-cell = the candidates of { $cell }
why-rule-needs = { $house } needs { $value }
why-rule-once = { $value } only once in { $house }
why-rule-one-solution = the puzzle has one solution

# Logic grids. Clues are quoted unless the reader has just read them.
why-clue = Clue { $label } says: “{ $text }”.
why-clue-again = Clue { $label } again.
why-numbered = { $category } { $value }
why-goes-with = { $first } goes with { $yes }
why-goes-not-with = { $first } does not go with { $no }
why-goes-with-not = { $first } goes with { $yes }, but not with { $no }
why-one-clue = { $clues } { $has-known ->
        [none] { $turn ->
            [0] So { $result }.
           *[1] That is: { $result }.
        }
        [new] With what was just found: { $result }.
       *[other] { $turn ->
            [0] Since { $known }, it follows that { $result }.
           *[1] We know: { $known }. So { $result }.
        }
    }
why-several-clues = { $clues } { $has-known ->
        [none] Together they mean: { $result }.
        [new] Together with what was just found: { $result }.
       *[other] We also know: { $known }. So { $result }.
    }
why-match = { $has-known ->
        [new] { $turn ->
            [0] That excludes the others: { $result }.
           *[1] So cross out the rest: { $result }.
        }
       *[other] Since { $known }, the others are out: { $result }.
    }
why-last-place = { $turn ->
        [0] Only one possibility is left for { $value }: { $result }.
       *[1] All the others are out for { $value }, so { $result }.
    }
why-transfer = { $has-known ->
        [new] Put together: { $result }.
        [none] So { $result }.
       *[other] { $turn ->
            [0] Since { $known }, it follows that { $result }.
           *[1] We know: { $known }. So { $result }.
        }
    }
why-transfer-pair = { $turn ->
        [0] { $first } and { $second } belong together, so what holds for one holds for the other: { $result }.
       *[1] What is known of { $first } or { $second } is true of both, since they belong together: { $result }.
    }
why-rule-clue = clue { $label }
why-rule-one-each = { $value } has one { $category }
why-rule-number = the number of { $value } in { $category }
why-rule-transfer = { $first } and { $second } share everything

## Walking through steps

walk-controls = steps
walk-first = first step
walk-back = back
walk-forward = next
walk-last = last step
walk-slider = step
walk-position = Step { $part } of { $last }
walk-keys = Keys
cross-yes = belong together
cross-no = do not belong together
cross-unknown = not known
cross-look = look here
cross-reason = reason
cross-result = new
