# The rules in English.
#
# Names in lower case, without end marks; the code puts capitals, spaces between clauses and full stops.
# BEGINS(x, "a e") is yes where x begins with one of these; GENDER(x) is the .gender of the noun x ends with, FIRSTGENDER(x) of the
# one it begins with. The .short of a message is printed on cards that have no room for more words.
# After a change of ids or variables, `npm run docs` makes the list of messages anew.

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
mix-one = 1
mix = { $amount } elements in any mix of { $elements }

## How many

a = { BEGINS($what, "uni us") ->
    [yes] { "a " }
   *[no] { BEGINS($what, "a e i o u") ->
        [yes] { BEGINS($what, "other") ->
            [yes] an
           *[no] { "an " }
        }
       *[no] { "a " }
    }
}{ $what }
others = other { $what }
amount = { $upTo ->
    [yes] up to { $amount }
   *[no] { $amount }
}
all = all { $what }
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

of-species = { $what } of that species
animal-with-tab = { $form ->
    [many] animals
   *[one] animal
} with a { $terrain } tab
habitat = { $of } { $form ->
    [many] habitats
   *[one] habitat
}
any-habitat = { $form ->
    [many] habitats
   *[one] habitat
}
community = { $of } { $form ->
    [many] communities
   *[one] community
}
species-community = { $form ->
    [many] communities
   *[one] community
} of that species
landmass = { $form ->
    [many] landmasses
   *[one] landmass
}
enclosed = enclosed { $what }
this-habitat = this habitat
this-community = this community
this-landmass = this landmass
habitat-of = the habitat of { $what }
community-of = the community of { $what }
landmass-of = the landmass of { $what }
adjacent-habitat = an adjacent habitat
landscape = the landscape
this-feature = this feature
feature-habitat = this feature’s habitat
# "No adjacent habitat has a lion": none of several.
no-adjacent-habitat = no adjacent habitat
no-feature-habitat = no habitat of this feature
no-group = no { $group }
largest = the largest { $group }
smallest = the smallest { $group }
this = this
this-tile = this tile
# What a step with several things acts on last, and what a swap names first.
last-one = the last one { $deed }
it = it
# What is meant again: "that lion", "the second lion" of several.
that = that { $what }
nth = the { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] { $nth }th
} { $what }
a-token = token
a-thing = thing
adjacent-to = adjacent to { $what }
on = { $token ->
    [yes] on a tile with { $what }
   *[no] on { $what }
}
in = in { $regions }
# Another region, after “or”.
also-in = { $region }
on-the-edge = on the edge
within = within { $spaces } { $spaces ->
    [1] space
   *[other] spaces
} of { $of }
not-there = not { $place }
also-there = { $joint ->
    [yes] { $not ->
        [yes] and not { $place }
       *[no] and { $place }
    }
   *[no] { $not ->
        [yes] not { $place }
       *[no] { $place }
    }
}
that-is = that { $form ->
    [many] are
   *[one] is
} { $both ->
    [yes] both { $place }
   *[no] { $place }
}
either-place = either { $places }{ $more ->
    [yes] ,
   *[no] { "" }
}

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
player = { $other ->
    [yes] other { $form ->
        [many] players
       *[one] player
    }
   *[no] { $form ->
        [many] players
       *[one] player
    }
}{ $which }
ranked = the { $rank ->
    [most] most
   *[fewest] fewest
} { $what }
done = { $what } { $deed } { $anyone ->
    [yes] by anyone
   *[no] this way
}
deed-of = { $anyone ->
    [yes] { $what } { $deed } by anyone
   *[no] { $deed } { $what }
}
you-own = { $what } you have
active-card = { $deck ->
    [brown] { "brown " }
    [blue] { "blue " }
   *[any] { "" }
}active { $card }
kept-card = kept { $card }
some-spot = { $form ->
    [many] spots
   *[one] spot
}
spot-of = { $element } { $form ->
    [many] spots
   *[one] spot
}
spot-state = { $state ->
    [covered] covered
   *[open] open
} { $what }
leaf-of = { $form ->
    [many] leaves
   *[one] leaf
} of { $deed ->
    [lost] lost
   *[paid] paid
} { $cards }
leaf-left = { $form ->
    [many] leaves
   *[one] leaf
} left
card-completed = { $card } you completed this round
token-drawn = { $form ->
    [many] tokens
   *[one] token
} drawn this round
round-so-far = { $form ->
    [many] rounds
   *[one] round
} so far
space-moved = { $form ->
    [many] spaces
   *[one] space
} moved
distance = { $form ->
    [many] spaces
   *[one] space
} between { $from } and { $to }{ $over ->
    [land] , over land
    [water] , over water
   *[no] { "" }
}
moves = { $what } moved at least { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}
# Tokens of the bag: of any element, or of one.
some-element = { $form ->
    [many] elements
   *[one] element
}
element-of = { $name } { $form ->
    [many] elements
   *[one] element
}
drawn = { $what } drawn
each = each { $what }
every = every { $amount } { $what }

## Conditions

# Before the first of several tests of the same.
subject = { $who ->
    [you] you
   *[this] this
}
is-adjacent = is { $not ->
    [yes] not adjacent
   *[no] adjacent
} to { $what }
is-on-edge = is { $not ->
    [yes] not on
   *[no] on
} the edge
is-there = is { $both ->
    [yes] both { $not ->
        [yes] not { $place }
       *[no] { $place }
    }
   *[no] { $not ->
        [yes] not { $place }
       *[no] { $place }
    }
}
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
you-have = { $not ->
    [yes] do not have
   *[no] have
} { $what }
you-did = { $not ->
    [yes] did not { $deed ->
        [moved] move
        [removed] remove
        [replaced] replace
        [paid] pay
        [lost] lose
        [drawn] draw
       *[placed] place
    }
   *[no] { $deed ->
        [drawn] drew
       *[other] { $deed }
    }
} { $what }
is-harbinger = are { $not ->
    [yes] not the
   *[no] the
} Harbinger
is-use = this is { $not ->
    [yes] not the
   *[no] the
} { $use } use of this card

## Steps

gain = gain { $rewards }
gain-per = gain { $rewards } for { $per }
gain-each-time = for { $per }: gain { $rewards }
gain-choice-per = choose { $rewards }, and gain that for { $per }
# Points by a table: “gain 1, 3 or 6 points for 1, 2 or 3 or more lions”.
gain-table = gain { $points } for { $counts } { $what }
counts-or-more = { $counts } or more
table-none = none
limits = , { $kind ->
    [floor] at least { $most }
    [bound] at most { $most }
    [exact] exactly { $most }
    [near] { $least } { $or } { $most }
   *[range] { $least } to { $most }
}{ $each ->
    [yes] { " of each" }
   *[no] { "" }
}
# On a card, the limits of a gain are a sign.
limit-sign = { $which ->
    [atLeast] min
   *[atMost] max
} { $amount }{ $each ->
    [yes] { " each" }
   *[no] { "" }
}
# The words that a row of a card begins with, in bold: where two fit, the first.
openings = only you | you may do this | you may | do this once for | do this | once for each | once for every | for each | for every | gain | look at | move | place | remove | replace | swap | choose | turn | pay | lose | draw | play | stop | let you | let another player | let the player on your left | let the player on your right | let a player | otherwise | if | either | or | when played | when | at the end | each other player | each player | that player
# Two words each that are always on the same line.
keep-together = for each | for every | at least | at most
# A word and the icon beside it, written as *, on the same line if there is room. Another word may be between them.
keep-with-icon = each * | * habitat | * communit
play-it = { $card } and play it
card-of = { $what }{ $each ->
    [yes] { " each" }
   *[no] { "" }
} chosen from { $amount }
look-at = look at { $cards }
keep-one = , keep 1
place = place { $what }
# How far comes after a place of its own: “move up to 4 lions in this habitat by 1 space”.
move = move { $what } { $placed ->
    [yes] { "by " }
   *[no] { "" }
}{ $spaces ->
    [1] 1 space
   *[other] up to { $spaces } spaces
}{ $each ->
    [yes] { " each" }
   *[no] { "" }
}{ $over ->
    [yes] { " over any terrain" }
   *[no] { "" }
}
# As far as needed: “move a lion over any terrain to the nearest water tile”.
move-any = move { $what }{ $each ->
    [yes] { " each" }
   *[no] { "" }
}{ $over ->
    [yes] { " over any terrain" }
   *[no] { "" }
}
# Where a move ends.
to = to { $what }
nearest = to the nearest { $what }
away = away from { $what }
towards = towards { $what }
replace = replace { $what } with { $with }
remove = remove { $what }
swap = swap { $what } with { $with }
pay = pay { $what }
lose = lose { $what }
give = give { $what } to { $to ->
    [owner] you
    [that-player] that player
    [its-owner] its owner
    [left] the player on your left
    [right] the player on your right
   *[another] another player
}
play = play a { $card }
turn = turn { $other ->
    [yes] another
   *[no] one
} of your { $cards } { $way }
choose = choose { $what }
choose-species = choose a species
do = do { $card ->
    [of-another-player] an active card of another player
    [another] another of your active cards
   *[last] the card completed last
}
stop = stop
draw = draw { $amount ->
    [1] an element
   *[other] { $amount } elements
} from the bag
    .short = draw { $amount ->
        [1] an element
       *[other] { $amount } elements
    }
cubes-on-it = and place { $cubes } on it
own-if = if { $condition }

## Blocks

you-may = you may
either = either
and-then = , then
otherwise = otherwise:
do-nothing = do nothing
if = if { $condition },
otherwise-if = otherwise,
repeat = do this { $times ->
    [1] once
   *[other] { $times } times
}:
repeat-up-to = you may do this { $times ->
    [1] once
   *[other] up to { $times } times
}:
repeat-per = once for { $per }:
for-each = for each { $what }, one after the other:
    .short = for each { $what } in turn:
each-player = each { $other ->
    [yes] other player
   *[no] player
}{ $which }{ $may ->
    [yes] { " may" }
   *[no] :
}
# Before what the reader of a card gains, after what all did.
only-you = only you:
that-player = { $whose ->
    [card] its owner
   *[trigger] that player
}:
choose-player = let { $who ->
    [another] another player
    [left] the player on your left
    [right] the player on your right
   *[any] a player
}
# A part of another player's steps that the reader of the card does: "or let you gain 3 points".
the-owner = let you

## Landscape Features

covers = covers { $tiles }{ $shape ->
    [pair] , side by side
    [row] , in a row
    [triangle] , in a triangle
    [other] , as the pattern shows
   *[one] { "" }
}
beside = { $tiles } must lie beside it, as the pattern shows
token = the { $name } token replaces the mountains there; it is 1 mountain on each tile and cannot be removed
tiles-with = { $tiles } with { $tokens }{ $each ->
    [yes] { " each" }
   *[no] { "" }
}
from = from { $region }
into = into { $region }
trigger-play = when played:
trigger-end = at the end:
trigger-completed = when you complete a card:
trigger-another-completed = when you complete another card:
trigger-completed-by-another = when another player completes a card:
trigger-round = when a round begins:
event-placed = placed
event-moved = moved
event-removed = removed
trigger-event = when { $what } is { $deed }{ $place }{ $by ->
    [you] { " by you" }
    [another] { " by another player" }
   *[anybody] { "" }
}:

## Cards and sheets

impact = Impact
impact-means = Impact: it can replace, remove or swap something of the landscape, or cost other players something.
version = version { $version }
page = Page { $page } of { $pages }
backs = backs
fan-work = unofficial fan work
original-design = { $which ->
    [one] Card { $numbers }: original design, not the published card.
    [all] All cards of this sheet: original designs, not the published cards.
   *[several] Cards { $numbers }: original designs, not the published cards.
}
attested = attested
adapted = adapted
icons-by = Icons by { $names }.
art-by = Pictures by { $names }.

## The pages of calibration

calibration = calibration
calibration-front = front
calibration-back = back
calibration-print = Print this on both sides at 100 %, without fitting it to the page.
calibration-light = Hold it against a light, this side towards you.
calibration-see = See where the cross of this side is, compared with the one that shines through: how many millimetres right (left is negative) and down (up is negative). A tick is one millimetre.
calibration-offset = Print with these two numbers: --offset RIGHT,DOWN
calibration-add = Add these two numbers to the offset of this print, { $offset }

## The proof for a print shop

proof-pages = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}, { $pages ->
    [1] on 1 page: the front only
   *[other] on { $pages } pages: { $order ->
        [front-first] each front is followed by its back
        [back-first] each back is followed by its front
       *[fronts] fronts only
    }
}
proof-card = Card (TrimBox): { $size }, square corners
proof-bleed = Bleed (BleedBox): { $bleed } on every side. Page (MediaBox): { $page }, from zero
proof-safe = Safe area: { $safe } inside the cut; only the colour of the frame is closer to it
proof-not-safe = Safe area: none kept
proof-intent = PDF/X-4, output intent: { $intent }. Colours are sRGB, fonts are embedded
proof-colours = Colours are RGB (sRGB), fonts are embedded
proof-black = Black text is in black ink only. Nothing is a picture: all is text and lines
proof-line-bleed = bleed
proof-line-cut = cut
proof-line-safe = safe area

## The page of icons

legend = what the icons mean
legend-elements = elements
legend-landscape = tiles and tokens
legend-animals = animals: the hexes below show where each can be put
legend-signs = other signs
legend-place = place it; if that cannot be done in full, the effect ends here
legend-turn = turn the card counter-clockwise: it has one use more
legend-leaf = leaves on the upper edge: how often the card can still be used
legend-ring = stands on a thing, and where the card means that thing again
legend-limit = you gain no more than that in all; with min, no less

## The page to look through on a screen

gallery-search = search
gallery-searches = search number, title and text
gallery-deck = deck
gallery-hand = hand
gallery-source = source
gallery-any = any { $what }
gallery-brown = brown
gallery-blue = blue
gallery-original = original
gallery-shown = { $shown } of { $all }
gallery-card = one card

## The box. From here on whole sentences, with capitals and end marks; titles stay as above.

box-title = the box of { $title }
box-land = land tiles: { $kinds }
box-water = water tiles
box-tokens = tokens
box-features = tiles of Landscape Features
box-elements = element tokens
box-dials = dials
box-dial = dial
box-marker = score marker
box-score = score track
box-layouts = where the landscape begins
box-rules = the rules in short
box-aids = player aids
box-other-side = other side
box-start = start
box-dial-two = you may reset it and gain a card
box-dial-three = reset it: play a card or gain a cube
box-short-game = short game
box-target = the target

box-how = how to make it
box-print = Print this at 100 % (“actual size”) on firm paper, or glue the sheets on thin card. Cut along the thin lines.
box-glue = A sheet that says “other side” is the back of the one before it: print the two on one sheet, or glue them back to back before you cut.
box-fold = Fold animals along the dashed lines so that they stand: glue the two pictures back to back and bend the feet outwards.
box-both-sides = Print on both sides, turned over the { $flip ->
    [short] short
   *[long] long
} edge. Empty backs are there so that all others come out behind their fronts.
box-besides = what you need besides
box-cubes = { $total } cubes of 8 mm: energy. With fewer, have at least { $least } for each player.
box-bag = A bag, or a cup nobody can look into, for the element tokens. Scissors.
box-pieces = what is in it
box-mixed = pieces
box-pages = page
box-animals = animals
box-mountains = mountains
box-forests = forests
box-other-tokens = other tokens
box-markers = score markers, one for each player
box-hundreds = markers for each hundred points
box-feature-tokens = tokens of Landscape Features
box-land-markers = markers for the land below a feature
box-cards = cards
box-legend = what the icons mean

## The pictures of a player aid

aid-turn = the Harbinger draws an element. Put a cube on its spot, or turn your dial.
aid-complete = all spots covered: take the cubes back, do the steps from top to bottom, turn the card. With no leaf left, it goes.
aid-points = points
aid-limit = at most
aid-alternatives = one of these
aid-others = other players

## What an expansion adds

own-title = what { $title } adds
own-mix = Shuffle its cards into the decks of their colours, and put its tiles and tokens with those of the game. The sign at the bottom of every front says which set a card is from, so that you can part them again.
own-game = The game: { $title }.
own-cubes = { $total } more cubes of 8 mm: energy.
own-new = what is new
own-element = Its tokens go into the bag; a cube for it goes on a spot that shows it.
own-animal = { $who } go on { $where }, as their tabs show.
own-hand = A starting hand: its cards show this drawing at the bottom.
own-layout = A landscape to begin a game on.

## The rules in short

rules-setup = setting up
setup-players = { $from } to { $to } players. You are forces of nature and shape one landscape together, each to your own liking.
setup-each = Take a dial, START at its top; { $cubes } cubes; the score marker with the number of your dial, on space 0 of the track.
setup-landscape = Lay the landscape the game begins on. For a first game take the first of the pictures.
setup-stacks = Stack the other tiles: land in one stack, which side up does not matter, water in another. Sort animals, mountains and forests. All element tokens go into the bag.
setup-hands = First games: sort out the cards with an animal at the lower right. Those with the same sign are a hand of { $cards }; everybody takes one. Cards with the dark sign start face up in front of you, active; you hold the others.
setup-draft = Later: deal { $blue } blue cards to each, keep one, pass the others to the left until all but one are kept; then { $brown } brown ones, passing to the right.
setup-active = Then choose { $active } of your cards as active ones.
setup-mix = Or some take hands with a sign, and the others draft the remaining cards.
setup-two = Two players have { $brown } brown and { $blue } blue cards each, { $active } of them active, and draw { $tokens } tokens each time. Everybody uses each of these.
setup-two-hands = What their hands with a sign lack of these cards is dealt, and they choose the active cards that are missing.
setup-two-draft = If they draft, deal { $brown } brown and { $blue } blue cards to each first. The others are drafted two at a time.
setup-pairs = Hands that suit two players: { $pairs }.
setup-decks = Shuffle the other cards into a brown and a blue deck, face down. One player takes the bag and is the Harbinger.

rules-draw = drawing an element
draw-token = The Harbinger draws a token from the bag without looking and calls it out. It stays out.
draw-use = Everybody, at the same time, puts one cube on an open spot of that element on an active card of their own, or turns the dial once. Who cannot put a cube turns the dial.
draw-no-cube = Without a free cube you may first take one off any card of yours.
draw-wild = Wild fits every open spot. After a wild, and all it set off, all tokens go back into the bag, and the bag to the left. After any other token the same Harbinger draws again.

rules-dial = the dial
dial-turn = Turn it clockwise: START, 1, 2, 3. It pays at once, in the middle of an effect, too.
dial-two = On 2 you may set it back to START and gain a card.
dial-three = On 3 set it back to START, and play a card from your hand or gain a cube.

rules-complete = completing a card
complete-card = When all its spots are covered, take its cubes back, do what it says from top to bottom, then turn it clockwise: one leaf fewer is on its upper edge. When none is left, it is out of the game.
complete-order = If several cards are completed, resolve clockwise from the Harbinger, each player everything before the next. If somebody has resolved a card on this draw before you, you may take back the cube you just placed and turn your dial.
complete-steps = Do every step unless it says “may” or “up to”. Skip what cannot be done; but a placement that cannot be done in full ends the effect. The card turns all the same.
complete-elements = Use elements you gain like drawn ones, one after the other, never on the card that gives them. Cards they complete wait until the effect is over. A card of yours that is filled while others resolve waits for your turn.

rules-gain = gaining and playing cards
gain-a-card = Gain a card: look at the top two of a deck, or the top one of each, keep one and lay the other face up in the display; or take a card of the display. A card you play comes from your hand, with all its leaves at the top.
play-impact = An Impact card, with a red strip, can change or remove what is in the landscape: when you play it, read it to everybody.

rules-place = placing
place-tile = A tile touches the landscape with an edge.
place-mountain = A mountain goes on land without a mountain.
place-forest = Forests: none on { $desert }, one on { $grassland }; one more where a mountain is.
place-animal = An animal goes on a tile of a kind its tabs show, or with the token they show; on a tile without animals while there is such a one.
place-beside = { $who }: only on a tile with { $what } on a neighbouring tile.
place-on-edge = { $who }: only on the edge of the landscape.
place-marker = { $what } goes on { $where }; a tile holds { $most ->
    [1] one
   *[other] up to { $most }
}.{ $excludes ->
    [animals]{" "}No animal is placed there or ends its move there.
    [tokens]{" "}No mountain, forest or animal is placed there, and no animal ends its move there.
   *[none]{""}
}
place-empty = If no token of the kind is left, you may take one from the landscape and place that.

rules-change = moving, replacing, removing
change-move = Each space of a move is a step to a neighbouring tile. Animals with water tabs only stay on water, those without on land; with both they go anywhere.
change-replace = Where land becomes water, its mountain, forests and land animals go back to the supply; where water becomes land, its water animals. Between { $desert } and { $grassland } all that fits stays. A removed tile takes along what is on it.

rules-words = words on the cards
word-adjacent = Adjacent: on the same tile or on a neighbouring one.
word-community = Community: all animals of one species that are adjacent in a chain; one alone is a community, too.
word-habitat = Habitat: all tiles of one kind, or all mountains, or all forests, that hang together. Landmass: all land tiles that do.
word-edge = On the edge: on a tile with fewer than six neighbours.
word-this = “This” is what the effect placed, moved, replaced, swapped or chose last.

rules-features = Landscape Features
feature-play = When you have resolved your cards of a draw, or after everybody has, you may play a feature from your hand for nothing if the landscape shows its whole pattern. The pattern may be turned, not mirrored. Numbers of tokens must be exact unless they have a +. Neither the dial nor “play a card” can play one.
feature-tile = Lay its tile on the tiles inside the red line; all tokens stay on top. Those tiles cannot be removed, moved, replaced or swapped any more, and no two features overlap. It pays when its card says so, also on other players' turns; at the end of the game before points are compared.
feature-land = Where its tile shows { $kinds } in one, put a marker of what lies below.

rules-end = the end
end-target = After a wild and all it set off, the game ends if anyone has { $full } points. Most points win.
end-short = For a short game it is { $short } points.
end-tie = While several lead, the tokens go back, the bag passes on, and one more draw is played out. Anyone may win it, not only those who tied.
