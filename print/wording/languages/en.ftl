# The rules in English.
#
# Names in lower case, without end marks; the code puts capitals, spaces between clauses and full stops.
# What a message may use is listed in ../messages.ts. BEGINS(x, "a e") is yes where x begins with one of these;
# GENDER(x) is the .gender of the noun x ends with.

## Things of the landscape. Animals are called what their sets call them.

thing-desert = desert
    .many = deserts
thing-grassland = grassland
    .many = grasslands
# A tile, so that it is never taken for the element.
thing-water = water tile
    .many = water tiles
    .bare = water
thing-land = land tile
    .many = land tiles
    .bare = land
thing-tile = tile
    .many = tiles
thing-mountain = mountain
    .many = mountains
thing-forest = forest
    .many = forests
thing-animal = animal
    .many = animals

card = card
    .many = cards
cube = cube
    .many = cubes
free-cube = free { $cube }
card-in-hand = { $card } in hand
point = { $form ->
    [many] points
   *[one] point
}
points = { $amount } { $amount ->
    [1] point
   *[other] points
}
counter-clockwise = counter-clockwise

## Elements

element-amount = { $amount } { $name }{ $thing ->
    [yes] { " " }{ $amount ->
        [1] element
       *[other] elements
    }
   *[no] { "" }
}
element-in-mix = { $name }
element-of-choice = { $name }{ $place ->
    [last] { $thing ->
        [yes] { " element" }
       *[no] { "" }
    }
   *[other] { "" }
}
mix-one = 1 { $elements }
mix = { $amount } elements in any mix of { $elements }

## How many

a = { BEGINS($what, "uni us") ->
    [yes] a
   *[no] { BEGINS($what, "a e i o u") ->
        [yes] an
       *[no] a
    }
} { $what }
amount = { $upTo ->
    [yes] up to { $amount }
   *[no] { $amount }
}
so-many = { $amount } { $what }
none = no { $many }
compared = { $is ->
    [least] at least
    [fewer] fewer than
    [most] at most
    [more] more than
    [not-exactly] not exactly
   *[exactly] exactly
} { $amount } { $what }
or = or
and = and
list-more = { $first }, { $next }
list-last = { $first } { $joined } { $last }

## Where

animal-with-tab = { $form ->
    [many] animals
   *[one] animal
} with a { $terrain } tab
habitat = { $of } { $form ->
    [many] habitats
   *[one] habitat
}
community = { $of } { $form ->
    [many] communities
   *[one] community
}
landmass = { $form ->
    [many] landmasses
   *[one] landmass
}
this-habitat = this habitat
this-community = this community
this-landmass = this landmass
adjacent-habitat = an adjacent habitat
landscape = the landscape
this-feature = this feature
feature-habitat = the habitat containing this feature
largest = the largest { $group }
this = this
this-tile = this tile
given = “{ $name }”
adjacent-to = adjacent to { $what }
on = on { $what }
in = in { $regions }
on-the-edge = on the edge of the landscape

## Counting

done-to-tile-or-token = { $form ->
    [many] tiles or tokens
   *[one] tile or token
}
done-to-animal = { $form ->
    [many] animals
   *[one] animal
}
done-to-tile = { $form ->
    [many] tiles
   *[one] tile
}
kinds = { $form ->
    [many] different kinds of
   *[one] different kind of
} { $adjacent ->
    [yes] adjacent { $what }
   *[no] { $what }
}
counted = { $adjacent ->
    [yes] adjacent { $what }
   *[no] { $what }
}
holding = with { $what }
done = { $what } { $deed } this way
each = each { $what }
every = every { $amount } { $what }

## Conditions

is-adjacent = this is { $not ->
    [yes] not adjacent
   *[no] adjacent
} to { $what }
is-on-edge = this is { $not ->
    [yes] not on
   *[no] on
} the edge of the landscape
region-has = { $region } { $not ->
    [yes] does not have
   *[no] has
} { $what }
was-done = { $what } { $form ->
    [many] were
   *[one] was
} { $deed } this way
there-is = there { $form ->
    [many] are
   *[one] is
} { $not ->
    [yes] not { $what }
   *[no] { $what }
}
you-have = you { $not ->
    [yes] do not have
   *[no] have
} { $what }

## Steps

gain = gain { $rewards }
gain-per = gain { $rewards } for { $per }
gain-choice-per = choose { $rewards }, and gain that for { $per }
bound = , up to { $amount } in all
bound-each = , up to { $amount } of each in all
play-it = { $card } and play it
place = place { $what }
move = move { $what } { $spaces ->
    [1] 1 space
   *[other] up to { $spaces } spaces
}{ $each ->
    [yes] { " each" }
   *[no] { "" }
}{ $over ->
    [yes] { " over any terrain" }
   *[no] { "" }
}
replace = replace { $what } with { $with }
remove = remove { $what }
play = play a { $card }
turn = turn one of your { $cards } { $way }
choose = choose { $what }
cubes-on-it = and place { $cubes } on it
called = (call it { $name })
own-if = if { $condition }

## Blocks

you-may = you may
either = either
and-then = , then
otherwise = otherwise,
do-nothing = do nothing
if = if { $condition },
repeat = do this { $times ->
    [1] once
   *[other] { $times } times
}:
repeat-up-to = you may do this { $times ->
    [1] once
   *[other] up to { $times } times
}:
repeat-per = do this once for { $per }, counted first:
each-player = each player:
each-other-player = each other player:

## Landscape Features

covers = covers { $tiles }{ $lying ->
    [pair] , side by side
    [row] , in a row
    [triangle] , in a triangle
    [other] , as the pattern shows
   *[one] { "" }
}
beside = { $tiles } must lie beside it, as the pattern shows
token = the { $name } token takes the place of the mountains there; it counts as 1 mountain on each tile and cannot be removed
tiles-with = { $tiles } with { $tokens }{ $each ->
    [yes] { " each" }
   *[no] { "" }
}
from = from { $region }
into = into { $region }
when-played = when you play this feature:
at-the-end = at the end of the game:
when = when { $what } is { $deed }{ $place }{ $by ->
    [yes] { " by you" }
   *[no] { "" }
}:

## Cards and sheets

impact = impact
impact-means = Impact: it can replace or remove something of the landscape.
version = version { $version }
page = Page { $page } of { $pages }
backs = backs
fan-work = unofficial fan work
original-design = { $all ->
    [yes] All cards of this sheet
   *[no] Cards { $numbers }
}: original design, not the published card.
attested = attested
adapted = adapted
icons-by = Icons by { $names }.

## The page of icons

legend = what the icons mean
legend-elements = elements
legend-landscape = tiles and tokens
legend-animals = animals: the hexes below show where each can be put
legend-signs = other signs
legend-place = place it; if that cannot be done in full, the effect ends here
legend-turn = turn the card counter-clockwise: it has one use more
legend-leaf = leaves on the upper edge: how often the card can still be used
