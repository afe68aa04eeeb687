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
        [0] The places left for { $values } in { $base } are { $cells }. They all lie in { $cover } too, and one of them has it, so that there is none elsewhere in { $cover }: { $result }.
       *[1] In { $base }, only { $cells } can have { $values }. These cells are in { $cover } as well, which cannot have another { $values }: { $result }.
    }
why-naked-subset = { $turn ->
        [0] In { $base }, the only candidates of { $cells } are { $values }: as many values as cells. They use these values up, so { $result }.
       *[1] The cells { $cells } of { $base } must share { $values } among themselves. No other cell there has them: { $result }.
    }
why-hidden-subset = { $turn ->
        [0] In { $base }, only { $cells } can have { $values }: as many cells as values. These cells have room for nothing else, so { $result }.
       *[1] Where do { $values } go in { $base }? They must share { $cells }, and nothing else fits there: { $result }.
    }
why-fish = The only places for { $values } in { $base } are where { $cover } cross. Each of the former needs one, which uses up the latter. So elsewhere in the latter there is none: { $result }.
why-wing = Look at { $cells }. However they are filled, one of them has { $values }, where that rules it out elsewhere: { $result }.
why-one-value = Follow { $values } through { $base }. The only places left for it there are { $cells }. Try each way to fill them, and it always turns out that { $result }.
why-sets = Look at { $cells }. They fall into groups with hardly more candidates than cells: if a group loses one value, the rest of it is settled. Whichever value that is, { $result }.
why-one-solution = If this were not so, values of { $cells } could be exchanged, and the puzzle would have two solutions. It has only one, so { $result }.
why-general = Put this together: { $rules }. It follows that { $result }.

why-suppose = Suppose that { $supposed }.
why-suppose-first = First suppose that { $supposed }.
why-suppose-next = Now suppose that { $supposed }.
why-then = { $turn ->
        [0] Then { $result } ({ $rules })
        [1] so { $result } ({ $rules })
       *[2] and { $result } ({ $rules })
    }
why-contradiction = That contradicts this: { $rules }.
why-contradiction-at-once = That contradicts this at once: { $rules }.
why-contradiction-of-facts = That cannot be: { $facts }.
why-so-not = { $several ->
        [yes] So each of these suppositions is wrong: { $result }.
       *[no] So the supposition is wrong: { $result }.
    }
why-in-each-case = One of these is true, and whichever it is, { $result }.

# The clues and rules that a step uses.
why-rule-cell = { $cell } has one value
why-rule-needs = { $house } needs { $value }
why-rule-once = { $house } has { $value } only once
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
           *[1] It follows that { $result }.
        }
        [new] With what was just found: { $result }.
       *[other] { $turn ->
            [0] It is already known that { $known }. So { $result }.
           *[1] We know: { $known }. It follows that { $result }.
        }
    }
why-several-clues = { $clues } { $has-known ->
        [none] Together they mean that { $result }.
        [new] Together with what was just found: { $result }.
       *[other] We also know: { $known }. So { $result }.
    }
why-match = { $has-known ->
        [new] { $turn ->
            [0] That excludes the others: { $result }.
           *[1] So cross out the rest: { $result }.
        }
       *[other] We know: { $known }. So the others are out: { $result }.
    }
why-last-place = { $left ->
        [none] Nothing is left that { $value } could go with there, so it is not used at all: { $result }.
       *[some] { $has-matches ->
            [yes] { $turn ->
                [0] It is already known that { $known }. That leaves only one possibility for { $value }: { $result }.
               *[1] We know: { $known }. So nothing else is left for { $value }: { $result }.
            }
           *[no] { $turn ->
                [0] Only one possibility is left for { $value }: { $result }.
               *[1] All the others are out for { $value }, so { $result }.
            }
        }
    }
why-number = { $left ->
        [none] We know: { $known }. No more belong to { $value }, so { $result }.
       *[some] Just as many possibilities are left for { $value } as it needs, so { $result }.
    }
why-no-common-place = Under “{ $category }”, nothing is left that { $first } and { $second } could share: { $known }. So { $result }.
why-pairs = { $values } need { $places } for themselves: { $known }. So { $result }.
why-transfer = { $has-known ->
        [new] Put together: { $result }.
        [none] So { $result }.
       *[other] { $turn ->
            [0] It is already known that { $known }. So { $result }.
           *[1] We know: { $known }. It follows that { $result }.
        }
    }
why-transfer-pair = { $turn ->
        [0] { $first } and { $second } belong together, so what holds for one holds for the other: { $result }.
       *[1] Put together what is known of { $first } and of { $second }, which belong together: { $result }.
    }
why-rule-clue = clue { $label }
why-rule-one-each = { $value } has one { $category }
why-rule-number = there are { $number } with { $value }
why-rule-transfer = { $first } and { $second } belong together

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
