/** Made by `npm run docs` from `problems.txt` and `reasons.txt`; changes made here by hand are lost. */

/** All problems, by their codes. */
export const CATALOGUE = {
 "ECO101": {
  "severity": "error",
  "message": "unexpected character `{text}`",
  "hint": "put it in quotes or in a comment, or remove it",
  "explanation": "Cards are written with lower-case words, whole numbers, texts in double quotes and the signs `{ } ; , = + #`. Anything else belongs in quotes or in a comment.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp §\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO102": {
  "severity": "error",
  "message": "this text has no closing quote",
  "hint": "add `\"` at the end of the text",
  "explanation": "A text begins and ends with a double quote on the same line.",
  "wrong": "card 900 brown \"Small\n  leaves 2\n  energy sun\n{ gain 1vp }",
  "mended": "card 900 brown \"Small\"\n  leaves 2\n  energy sun\n{ gain 1vp }"
 },
 "ECO103": {
  "severity": "error",
  "message": "this `{` is never closed",
  "hint": "add a `}` where its steps end",
  "explanation": "Every `{` needs its `}`. The next card, or a line that is indented less, shows where one is missing.",
  "wrong": "card 900 brown leaves 2 energy sun { gain 1vp",
  "mended": "card 900 brown leaves 2 energy sun { gain 1vp }"
 },
 "ECO104": {
  "severity": "error",
  "message": "this `}` closes nothing",
  "hint": "remove it, or add the `{` it belongs to",
  "explanation": "There is one `}` too many here, or a `{` is missing before it.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO105": {
  "severity": "error",
  "message": "expected {expected}, but found {found}",
  "explanation": "Something else belongs here: a certain word, or the name of something.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place grassland on\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion on a grassland\n}"
 },
 "ECO106": {
  "severity": "error",
  "message": "expected {expected}, but found {found}",
  "hint": "write the number in digits, as in `2`",
  "explanation": "A whole number in digits belongs here.",
  "wrong": "card 900 brown\n  leaves two\n  energy sun\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO107": {
  "severity": "error",
  "message": "a `;` is missing between two steps",
  "hint": "put a `;` at the end of the step",
  "explanation": "Steps are separated by `;`, even at the end of a line. After the last step it is optional.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n  gain 1 sun\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp;\n  gain 1 sun\n}"
 },
 "ECO108": {
  "severity": "error",
  "message": "`{clause}` appears twice",
  "hint": "remove one of the two",
  "explanation": "Each clause may appear once. Only `hand` may appear twice, for a footprint hand and a leaf hand.",
  "wrong": "card 900 brown\n  leaves 2 leaves 3\n  energy sun\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO109": {
  "severity": "error",
  "message": "{what} has no `{clause}`",
  "hint": "add it before the `{`",
  "explanation": "Every card needs `leaves` (how often it can be used) and `energy` (which cubes it takes), every feature a `pattern`.",
  "wrong": "card 900 brown\n  energy sun\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  energy sun\n  leaves 2\n{\n  gain 1vp\n}"
 },
 "ECO110": {
  "severity": "error",
  "message": "nested too deeply: at most {deepest} blocks can be inside each other",
  "hint": "write the steps one after the other, or split it into two cards",
  "explanation": "Braces nested this deeply cannot be read on a card. Steps written one after the other usually do the same.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { may { place lion } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  may { place lion }\n}"
 },
 "ECO111": {
  "severity": "error",
  "message": "{found} does not fit here",
  "hint": "the step or line is complete before it: perhaps a word is misspelt, or a `;` is missing",
  "explanation": "The step or line is already complete before this word. A word may be misspelt, or a `;` is missing before the next step.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place grassland; gain 1vp pr adjacent grassland\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place grassland; gain 1vp per adjacent grassland\n}"
 },
 "ECO112": {
  "severity": "error",
  "message": "expected a declaration such as `card` or `scenario`, but found {found}",
  "explanation": "A file is a sequence of declarations: `set`, `element`, `animal`, `marker`, `hand`, `layout`, `card`, `feature` and `scenario`.",
  "wrong": "crad 900 brown leaves 2 energy sun { gain 1vp }",
  "mended": "card 900 brown leaves 2 energy sun { gain 1vp }"
 },
 "ECO113": {
  "severity": "error",
  "message": "no step begins with {found}",
  "hint": "a step begins with a word such as `gain`, `place`, `move` or `may`",
  "explanation": "A step begins with `gain`, `place`, `move`, `replace`, `remove`, `swap`, `pay`, `lose`, `give`, `play`, `rotate`, `choose`, `stop`, `may`, `either`, `if`, `repeat`, `each` or `by`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gian 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO114": {
  "severity": "error",
  "message": "expected {expected}, but found {found}",
  "hint": "write it in quotes, as in `\"Lions\"`",
  "explanation": "Titles, notes, sources and the rows of a sketch are texts in double quotes.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  note small\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  note \"small\"\n{\n  gain 1vp\n}"
 },
 "ECO115": {
  "severity": "error",
  "message": "this number is too large: the largest is {largest}",
  "explanation": "Nothing in the game needs so large a number, so it is probably a typing error.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 100000vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 10vp\n}"
 },
 "ECO116": {
  "severity": "error",
  "message": "`{name}` cannot name {what}: {why}",
  "explanation": "Names are lower-case words with inner hyphens, like `nile-crocodile`. Keywords, like `per`, and built-in words, like `mountain`, already have a meaning.",
  "wrong": "animal mountain x3 on grassland",
  "mended": "animal mountain-goat x3 on grassland"
 },
 "ECO117": {
  "severity": "error",
  "message": "{found} is not {expected}",
  "explanation": "The settings of a set are `players`, `target`, `cubes`, `supply`, `deal` and `draw`. The clauses of a card are `leaves`, `energy`, `hand`, `source`, `note`, `art` and `impact`, those of a feature `pattern`, `token`, `hand`, `source` and `note`. The triggers of a feature begin with `on play`, `at end` or `when`, the lines of a scenario with `board`, `layout`, `given`, `do`, `choose`, `refuse` or `expect`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun price 3\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO118": {
  "severity": "error",
  "message": "this is said in words",
  "hint": "make it a draft with `ecos say` or in the studio's field, or leave it to people: `by hand \"…\"`",
  "explanation": "Between the braces of a card there are steps of the card language, which have no capitals and a `;` between two of them. `ecos say` and the field of the studio make steps of sentences: a draft of the card, with what was not read left to people. Read it, change what is wrong, and take it: in an editor by the action `Take it`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  Place a lion. Gain 2 points for each adjacent animal.\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion; gain 2vp per adjacent animal\n}"
 },
 "ECO201": {
  "severity": "error",
  "message": "there is no element `{name}`",
  "explanation": "Elements are declared by the set or the one it extends: `element sun x10`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 2 sunn\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 2 sun\n}"
 },
 "ECO202": {
  "severity": "error",
  "message": "there is no animal or other thing `{name}`",
  "explanation": "Things are desert, grassland, water, land, tile, mountain, forest, animal, and the animals and markers that the set or the one it extends declares: `animal lion x8 on grassland or desert`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lyon\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion\n}"
 },
 "ECO203": {
  "severity": "error",
  "message": "there is no hand `{name}`",
  "explanation": "Hands are declared by the set or the one it extends: `hand lion footprint \"Lion\"`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  hand lyon\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  hand lion\n{\n  gain 1vp\n}"
 },
 "ECO204": {
  "severity": "error",
  "message": "there is no layout `{name}`",
  "explanation": "Layouts are declared by the set or the one it extends: `layout standard \" w \" \"d g\" \" w \"`.",
  "wrong": "scenario \"small\"\n{\n  layout standart do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  layout standard do { gain 1vp }; expect 1vp\n}"
 },
 "ECO205": {
  "severity": "error",
  "message": "there is no {what} {number}",
  "explanation": "A scenario can use the cards and the Landscape Features of its set and of those it extends.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}\nscenario \"small\"\n{\n  layout standard do card 901; expect 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}\nscenario \"small\"\n{\n  layout standard do card 900; expect 1vp\n}"
 },
 "ECO206": {
  "severity": "error",
  "message": "`{name}` is {is}, but {expected} belongs here",
  "explanation": "The name is known, but as something else. What a name may mean depends on where it appears: after `gain` an element, after `move` an animal, after `replace` a tile.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain lion\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain animal\n}"
 },
 "ECO207": {
  "severity": "error",
  "message": "a spot cannot be `{name}`",
  "hint": "name the element its cube is for, such as `sun`",
  "explanation": "This element fits every spot, so no spot is for it alone.",
  "wrong": "card 900 brown\n  leaves 2\n  energy wild\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO301": {
  "severity": "error",
  "message": "{what} refers to nothing yet",
  "hint": "place, move or choose something in a step before this one",
  "explanation": "\"This\" is what the effect last placed, moved, replaced, swapped or chose, so an earlier step has to do one of these. `adjacent` without `to` refers to \"this\", too.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per adjacent grassland\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place grassland; gain 1vp per adjacent grassland\n}"
 },
 "ECO302": {
  "severity": "error",
  "message": "{what} has no community: only animals have one",
  "explanation": "A community is a group of animals of one species. Tiles, mountains and forests have habitats. `this community` needs an earlier step that could leave an animal as \"this\".",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per forest community\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per forest habitat\n}"
 },
 "ECO303": {
  "severity": "error",
  "message": "`{what} of {of}`: only `animal` can be `of` something, and only of desert, grassland or water",
  "explanation": "`animal of water` is any animal with a water tab. Animals that live on a mountain or in a forest are named.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place an animal of mountain\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place an animal of desert\n}"
 },
 "ECO304": {
  "severity": "error",
  "message": "a tile cannot be on something",
  "hint": "tiles are side by side: use `adjacent to`",
  "explanation": "Tiles are side by side; mountains, forests and animals are on tiles.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place grassland; place water on this tile\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place grassland; place water adjacent to this tile\n}"
 },
 "ECO305": {
  "severity": "error",
  "message": "there are no different kinds of `{what}`",
  "hint": "remove `different`",
  "explanation": "`different` counts kinds: `different animal` species, `different land` and `different tile` terrains.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per different mountain\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per mountain\n}"
 },
 "ECO306": {
  "severity": "error",
  "message": "the number here must be at least 1",
  "hint": "for none, remove it; in a condition, write `no`",
  "explanation": "A step that does something 0 times does nothing. In a condition, write `no` for none.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 0 sun\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1 sun\n}"
 },
 "ECO307": {
  "severity": "error",
  "message": "a limit must be at least {least}",
  "hint": "remove the limit, or raise it",
  "explanation": "With `at most 0` or `up to 0` the step could never do anything. With `at least` above `at most` it could never satisfy both.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per tile at most 0\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per tile at most 1\n}"
 },
 "ECO308": {
  "severity": "error",
  "message": "`this feature` can be used only inside a feature",
  "explanation": "A card does not belong to a feature.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per animal in this feature\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per animal in the landscape\n}"
 },
 "ECO309": {
  "severity": "error",
  "message": "nothing is called `{name}`",
  "hint": "give the name in an earlier step, as in `place mountain as {name}`",
  "explanation": "After `adjacent to` and `on` comes a thing, or a name that an earlier step of the same card gave with `as`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place mountain as peak; place forest adjacent to peek\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place mountain as peak; place forest adjacent to peak\n}"
 },
 "ECO310": {
  "severity": "error",
  "message": "this can never happen: {why}",
  "explanation": "The rules allow no landscape in which this step could be done. Earlier steps count, too: after `place grassland`, `this tile` is grassland, so no fish is ever placed on it. In a set with features, if one that acts in between could make the step possible, this is only a warning.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place shark on a mountain\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place leopard on a mountain\n}"
 },
 "ECO311": {
  "severity": "error",
  "message": "`{name}` already has a meaning: `as` needs a new name",
  "hint": "use another name, such as `my-{name}`",
  "explanation": "`as NAME` cannot take a word of the language, an article, or the name of a thing or an animal.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place mountain as forest; gain 1vp per animal adjacent to forest\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place mountain as peak; gain 1vp per animal adjacent to peak\n}"
 },
 "ECO312": {
  "severity": "error",
  "message": "this can never happen: {why}",
  "explanation": "No rule allows what this trigger waits for. `from` is where a thing was before it was moved or removed, `into` where it is now and was not before.",
  "wrong": "feature 901 blue \"Small\"\n  pattern \"G G\"\n{\n  when an animal is placed from this feature { gain 1vp }\n}",
  "mended": "feature 901 blue \"Small\"\n  pattern \"G G\"\n{\n  when an animal is moved from this feature { gain 1vp }\n}"
 },
 "ECO313": {
  "severity": "error",
  "message": "`the owner` is only for a block of players",
  "hint": "leave it out, or put it in a block of players: `each other player { … }`",
  "explanation": "Inside `each player`, `choose a player` and other blocks of players, `the owner { … }` is done by who is \"you\" outside of it. Elsewhere \"you\" are the owner already (L61).",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  the owner { gain 1vp }\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO314": {
  "severity": "error",
  "message": "nothing says who `that player` is",
  "hint": "say it in a trigger that waits for what happens `by another player` or for what `another player completes`, or after a `do` in the same block that does another player's card",
  "explanation": "`that player` is who did what a trigger `by another player` waits for, or whose card the `do` before it in the same block did.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  when a lion is placed { that player { gain 1vp } }\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  when a lion is placed by another player { that player { gain 1vp } }\n}"
 },
 "ECO315": {
  "severity": "error",
  "message": "this cannot choose a species: {why}",
  "hint": "a card chooses one species, in its own steps; its triggers can name that species",
  "explanation": "`choose a species as totem` stands once among the steps of a card or of `do`, not in what a trigger or a feature does. The triggers of the card mean the species that its steps chose last.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp;\n  when a lion is placed { choose a species as totem }\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  choose a species as totem;\n  when a lion is placed { place totem }\n}"
 },
 "ECO401": {
  "severity": "error",
  "message": "there are two cards {number}",
  "hint": "give one of them an unused number",
  "explanation": "Each card and Landscape Feature of a set has its own number. One with a number of the extended set replaces that card.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  gain 2vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}\ncard 901 brown\n  leaves 2\n  energy sun\n{\n  gain 2vp\n}"
 },
 "ECO402": {
  "severity": "error",
  "message": "a card has 1 to 4 leaves, not {leaves}",
  "explanation": "A card is turned to its next edge after each use, so it can be used one to four times.",
  "wrong": "card 900 brown\n  leaves 5\n  energy sun\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 4\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO403": {
  "severity": "error",
  "message": "a card has at most 8 spots for cubes, not {spots}",
  "explanation": "Only eight spots fit on a card.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun x5, water x4\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun x4, water x4\n{\n  gain 1vp\n}"
 },
 "ECO404": {
  "severity": "error",
  "message": "{what} does nothing",
  "hint": "write its steps between `{` and `}`",
  "explanation": "A card needs at least one step, a feature at least one trigger with a step.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO405": {
  "severity": "error",
  "message": "a card belongs to at most one {mark} hand",
  "hint": "remove one of the two",
  "explanation": "A card has room for the mark of one footprint hand and of one leaf hand.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  hand lion\n  hand rhino\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  hand lion\n{\n  gain 1vp\n}"
 },
 "ECO406": {
  "severity": "error",
  "message": "`active` needs a hand",
  "hint": "name the hand, as in `hand lion active`, or remove `active`",
  "explanation": "A card is active in a starting hand, so `active` needs its name: `hand lion active`.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun active\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO407": {
  "severity": "error",
  "message": "{what} replaces nothing",
  "hint": "remove `replaces`, or give it the number of a card of the extended set",
  "explanation": "A card replaces the one with its number in the set that its set extends. `replaces` confirms that this is intended.",
  "wrong": "set small \"Small\" extends first-continent\ncard 900 brown replaces\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}",
  "mended": "set small \"Small\" extends first-continent\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO408": {
  "severity": "error",
  "message": "this step is behind a trigger",
  "hint": "write the steps of the card before its triggers",
  "explanation": "What a card does when it is completed comes before what it waits for.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  when a lion is placed { gain 1vp } gain 2vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 2vp; when a lion is placed { gain 1vp }\n}"
 },
 "ECO409": {
  "severity": "error",
  "message": "whether it has impact follows from the steps",
  "hint": "remove `impact`",
  "explanation": "A card is an Impact card if it can replace, remove or swap something, or takes something from other players: that follows from its steps. Only a card with `by hand` can say `impact`, because nobody but people knows what they do. A Landscape Feature never says it.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  impact\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO410": {
  "severity": "error",
  "message": "a picture is a file in the folder of the set, not `{file}`",
  "hint": "write its path from there with `/`, as in `art \"pictures/herd.png\"`",
  "explanation": "A picture lies in the folder of the set that declares the card, or in a folder below it. Web addresses, absolute paths, paths with `..` and hidden files are refused: a set brings its pictures along, and reads nothing else.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  art \"../herd.png\"\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  art \"herd.png\"\n{\n  gain 1vp\n}"
 },
 "ECO411": {
  "severity": "error",
  "message": "`at` is from 0 to 100, not {at}",
  "hint": "0 shows the top of the picture, 100 its bottom, 50 the middle",
  "explanation": "A picture has the full width of the card, and of its height what fits is shown: `at 0` the top, `at 100` the bottom. Without `at` it is the middle.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  art \"herd.png\" at 120\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  art \"herd.png\" at 100\n{\n  gain 1vp\n}"
 },
 "ECO412": {
  "severity": "error",
  "message": "the picture `{file}` of card {card} cannot be used: {why}",
  "hint": "put a PNG, JPEG or SVG there, or correct the path",
  "explanation": "A card has the picture that it names with `art`, or the file with its number in the folder `art` beside the set, such as `art/12.png`, but never both. PNG and JPEG have at most 4 MB and 25 million pixels; an SVG consists of plain shapes in flat colours, as icons do. Links are not followed. Nothing is printed while a picture is missing. Where there are only texts, as in a link or on standard input, nobody looks for it.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  art \"lion.png\"\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  art \"herd.png\"\n{\n  gain 1vp\n}",
  "whenLaidOut": true
 },
 "ECO501": {
  "severity": "error",
  "message": "a set is declared twice",
  "hint": "put the second set into a separate folder",
  "explanation": "All files in a folder form one set, with a single `set` declaration. A second set needs a separate folder, and a name of its own if another set extends one of them.",
  "wrong": "set small \"Small\" extends first-continent\n\nset other \"Other\" extends first-continent",
  "mended": "set small \"Small\" extends first-continent"
 },
 "ECO502": {
  "severity": "error",
  "message": "there is no set `{name}` to extend",
  "explanation": "`extends` looks among the sets given together, next to the set’s folder, then among the bundled ones.",
  "wrong": "set small \"Small\" extends first-continents",
  "mended": "set small \"Small\" extends first-continent"
 },
 "ECO503": {
  "severity": "error",
  "message": "the set `{name}` extends itself{way}",
  "hint": "remove `extends`, or name another set",
  "explanation": "A set can only extend a set that is complete without it.",
  "wrong": "set small \"Small\" extends small",
  "mended": "set small \"Small\" extends first-continent"
 },
 "ECO504": {
  "severity": "error",
  "message": "the hand `{name}` has {cards}: it needs {needed}",
  "explanation": "A starting hand is as large as the set deals: 12 cards, 8 brown and 4 blue, 3 of them marked active. A declared hand without cards is not a problem. An inherited hand that loses or gains cards because the set replaces some is a warning.",
  "wrong": "set small \"Small\" extends first-continent\nhand own leaf \"Own\"\ncard 900 brown\n  leaves 2\n  energy sun\n  hand own\n{\n  gain 1vp\n}",
  "mended": "set small \"Small\" extends first-continent\nhand own leaf \"Own\"\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO505": {
  "severity": "error",
  "message": "the layout `{name}` needs {needed} of `{thing}`, the supply has {supply}",
  "explanation": "The tiles of a layout are taken from the supply (`supply land 50, water 25`).",
  "wrong": "set small \"Small\"\n  supply water 3\nelement sun x10\nelement wild x2 any\nlayout pond \"w w w w\"",
  "mended": "set small \"Small\"\n  supply water 4\nelement sun x10\nelement wild x2 any\nlayout pond \"w w w w\""
 },
 "ECO506": {
  "severity": "error",
  "message": "none of the elements fits every spot",
  "hint": "add one, as in `element wild x2 any`",
  "explanation": "A round ends with the element marked `any`; without one no game would end.",
  "wrong": "set small \"Small\"\nelement sun x10",
  "mended": "set small \"Small\"\nelement sun x10\nelement wild x2 any"
 },
 "ECO507": {
  "severity": "error",
  "message": "the {kind} `{name}` is declared twice",
  "hint": "remove one of the two, or give it another name",
  "explanation": "A set declares a word once. It may declare one of the extended set again, to change it.",
  "wrong": "set small \"Small\" extends first-continent\nanimal okapi x4 on grassland\nanimal okapi x6 on grassland\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  place okapi\n}",
  "mended": "set small \"Small\" extends first-continent\nanimal okapi x6 on grassland\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  place okapi\n}"
 },
 "ECO508": {
  "severity": "error",
  "message": "`{setting}` appears twice",
  "hint": "remove one of the two",
  "explanation": "A set has each setting once; `deal` and `draw` once for each number of players.",
  "wrong": "set small \"Small\" extends first-continent\n  target 80\n  target 60",
  "mended": "set small \"Small\" extends first-continent\n  target 80"
 },
 "ECO509": {
  "severity": "error",
  "message": "these numbers contradict each other: {why}",
  "hint": "change one of them",
  "explanation": "The minimum number of players is at most the maximum, a short game is no longer than any other, nobody starts with more cubes than exist, no more cards start active than are dealt, and `cubes +6` adds to the cubes of an extended set.",
  "wrong": "set small \"Small\" extends first-continent\n  players 4 to 2",
  "mended": "set small \"Small\" extends first-continent\n  players 2 to 4"
 },
 "ECO510": {
  "severity": "error",
  "message": "the layout `{name}` has no tile",
  "hint": "draw some: `d` is desert, `g` grassland and `w` water",
  "explanation": "A game begins with a landscape, because the first tile that is placed has to touch another one.",
  "wrong": "layout pond \". .\"",
  "mended": "layout pond \"w d\""
 },
 "ECO511": {
  "severity": "error",
  "message": "these words cannot be used: {why}",
  "hint": "correct this line; without it, the word stays as written",
  "explanation": "A file of words gives the animals, hands and cards of a set their names in a language, each as plain text: `thing-lion = león`, with `.many` and, in Spanish, `.gender` below it. `compile` of the package reports this of the `words` that come with a set, and leaves out what is wrong; `ecos` refuses the file.",
  "wrong": "thing-lion = león\n    .many = leones\n    .gender = masculino",
  "mended": "thing-lion = león\n    .many = leones\n    .gender = m",
  "inFile": "words.es.ftl"
 },
 "ECO512": {
  "severity": "error",
  "message": "this cannot be drawn: {why}",
  "hint": "save it as plain SVG: shapes in flat colours, with a viewBox",
  "explanation": "A drawing consists of plain shapes: no text, no picture, no script, no gradient, nothing from elsewhere. A picture of a card is a PNG, JPEG or such an SVG, as bytes or a data URL of at most 1 MB and 25 million pixels, and upright without an EXIF tag. `compile` of the package reports this of the `icons` and `art` that come with a set, and leaves them out: the card is drawn with letters, or without its picture.",
  "wrong": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">\n  <path d=\"M0 0h4v4z\"/>\n  <text>lion</text>\n</svg>",
  "mended": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">\n  <path d=\"M0 0h4v4z\"/>\n</svg>",
  "inFile": "icons/lion.svg"
 },
 "ECO601": {
  "severity": "error",
  "message": "this is between two hexes",
  "explanation": "In a sketch, neighbours in a row are two columns apart, and each row is shifted by one column relative to the row before.",
  "wrong": "scenario \"small\"\n{\n  board \"g g\" \"d\"\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g g\" \" d\"\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO602": {
  "severity": "error",
  "message": "the sketch does not explain {letters}",
  "explanation": "`d`, `g` and `w` are terrain, digits are places without a tile, `.` is nothing; explain any other letter after `where`: `where m = desert with 1 mountain`.",
  "wrong": "scenario \"small\"\n{\n  board \"g m\"\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g m\" where m = desert with 1 mountain\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO603": {
  "severity": "error",
  "message": "the letter `{letter}` is not in the sketch",
  "hint": "draw it in the sketch, or remove its explanation",
  "explanation": "Every letter that `where` explains must be in the sketch.",
  "wrong": "scenario \"small\"\n{\n  board \"g g\" where m = desert\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g m\" where m = desert\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO604": {
  "severity": "error",
  "message": "the digit `{digit}` appears twice",
  "hint": "use another digit for one of them",
  "explanation": "A digit names one place of the board.",
  "wrong": "scenario \"small\"\n{\n  board \"g 1 1\"\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g 1 2\"\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO605": {
  "severity": "error",
  "message": "a board must say exactly what is on it: {why}",
  "explanation": "On a board a tile is desert, grassland or water, with an exact number of tokens. `land` and `at least` are for patterns.",
  "wrong": "scenario \"small\"\n{\n  board \"g l\"\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g d\"\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO606": {
  "severity": "error",
  "message": "{why}",
  "explanation": "A tile holds one mountain, none on water. A grassland holds one forest, and any land one more with a mountain. A pattern must describe tiles that can exist.",
  "wrong": "scenario \"small\"\n{\n  board \"m g\" where m = desert with 1 forest\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"m g\" where m = grassland with 1 forest\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO607": {
  "severity": "error",
  "message": "`{letter}` cannot be explained here: {why}",
  "hint": "use another letter",
  "explanation": "A letter is explained once. `d`, `g`, `w` and `l` keep their meaning, digits name places without a tile.",
  "wrong": "scenario \"small\"\n{\n  board \"d g\" where d = water\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"m g\" where m = water\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO608": {
  "severity": "error",
  "message": "`{name}` is not a place on the board: {why}",
  "explanation": "A place is a digit, or a letter that appears on the board once.",
  "wrong": "scenario \"small\"\n{\n  board \"g d\"\n  do { place water }; choose 1\n}",
  "mended": "scenario \"small\"\n{\n  board \"g d 1\"\n  do { place water }; choose 1\n}"
 },
 "ECO609": {
  "severity": "error",
  "message": "`{line}` comes too late: it belongs before the first `do`",
  "hint": "move this line up",
  "explanation": "The landscape and all `given` lines are set up before anything is done.",
  "wrong": "scenario \"small\"\n{\n  board \"g d\"\n  do { gain 1vp }; given 3 cubes; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g d\"\n  given 3 cubes; do { gain 1vp }; expect 1vp\n}"
 },
 "ECO610": {
  "severity": "error",
  "message": "the scenario has two landscapes",
  "hint": "split it into two scenarios",
  "explanation": "A scenario begins with one `board` or one `layout`.",
  "wrong": "scenario \"small\"\n{\n  layout standard board \"g d\"\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g d\"\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO611": {
  "severity": "error",
  "message": "the scenario has no landscape",
  "hint": "begin it with `layout standard`, or draw a `board`",
  "explanation": "A scenario begins with a `board` or a `layout` that has at least one tile.",
  "wrong": "scenario \"small\"\n{\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  layout standard\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO612": {
  "severity": "error",
  "message": "{why}",
  "explanation": "A scenario can set up only what a game with the set could have. Tiles and tokens come from the supplies, the set limits players, leaves and cubes, and a card is in one place. Each thing can be given only once. A player can have points, cubes, cards in hand and gains, and must be one of the players of the game.",
  "wrong": "scenario \"small\"\n{\n  board \"a g\" where a = water with 7 sharks\n  do { gain 1vp }; expect 1vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"a g\" where a = water with 6 sharks\n  do { gain 1vp }; expect 1vp\n}"
 },
 "ECO613": {
  "severity": "error",
  "message": "`{line}` needs an effect, but nothing has been done yet",
  "hint": "write a `do` before it",
  "explanation": "`choose` and `refuse` answer what an effect asks, so a `do` has to come before them.",
  "wrong": "scenario \"small\"\n{\n  board \"g 1\"\n  choose 1; do { place water }\n}",
  "mended": "scenario \"small\"\n{\n  board \"g 1\"\n  do { place water }; choose 1\n}"
 },
 "ECO614": {
  "severity": "error",
  "message": "{why}",
  "explanation": "`choose` takes a place (`1`), an animal and its place (`lion a`), a move (`a to 1`), a word, `card 12`, or yes, no, done, first to fourth.",
  "wrong": "scenario \"small\"\n{\n  board \"d w\"\n  do { place lion or rhino }; choose lyon\n}",
  "mended": "scenario \"small\"\n{\n  board \"d w\"\n  do { place lion or rhino }; choose lion\n}"
 },
 "ECO615": {
  "severity": "error",
  "message": "this cell touches no other cell of the pattern",
  "explanation": "The cells of a pattern are connected. Write `.` for a cell that may be anything; spaces only pad.",
  "wrong": "feature 901 blue \"Small\"\n  pattern \"G G   g\"\n{\n  on play { gain 1vp }\n}",
  "mended": "feature 901 blue \"Small\"\n  pattern \"G G . g\"\n{\n  on play { gain 1vp }\n}"
 },
 "ECO616": {
  "severity": "error",
  "message": "the pattern has no capital letter, so the feature covers nothing",
  "explanation": "Capital letters are the cells inside the red line: the tile of the feature covers them. Small letters only have to be there.",
  "wrong": "feature 901 blue \"Small\"\n  pattern \"g g\"\n{\n  on play { gain 1vp }\n}",
  "mended": "feature 901 blue \"Small\"\n  pattern \"G g\"\n{\n  on play { gain 1vp }\n}"
 },
 "ECO617": {
  "severity": "error",
  "message": "the tile of the feature would be in two pieces: this cell touches no other under it",
  "explanation": "The capital letters of a pattern are one piece of cardboard, so they are connected.",
  "wrong": "feature 901 blue \"Small\"\n  pattern \"G g G\"\n{\n  on play { gain 1vp }\n}",
  "mended": "feature 901 blue \"Small\"\n  pattern \"G G g\"\n{\n  on play { gain 1vp }\n}"
 },
 "ECO618": {
  "severity": "error",
  "message": "the decision does not offer this",
  "explanation": "`choose` takes one of the options of the next decision, `refuse` names something that is not one of them.",
  "wrong": "scenario \"small\"\n{\n  board \"g 1 . 2\"\n  do { place water }; choose 2\n}",
  "mended": "scenario \"small\"\n{\n  board \"g 1 . 2\"\n  do { place water }; choose 1\n}",
  "whenRun": true
 },
 "ECO619": {
  "severity": "error",
  "message": "the result is not what was expected",
  "explanation": "The scenario ran, but a line that expects something found something else.",
  "wrong": "scenario \"small\"\n{\n  board \"g d\"\n  do { gain 1vp }; expect 2vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g d\"\n  do { gain 1vp }; expect 1vp\n}",
  "whenRun": true
 },
 "ECO620": {
  "severity": "error",
  "message": "the game ends twice",
  "hint": "split it into two scenarios",
  "explanation": "The scoring at the end happens once in a game, so a scenario has at most one `do end of game`.",
  "wrong": "scenario \"small\"\n{\n  board \"g d\"\n  do end of game; do { place lion on a grassland }; do end of game; expect 0vp\n}",
  "mended": "scenario \"small\"\n{\n  board \"g d\"\n  do { place lion on a grassland }; do end of game; expect 0vp\n}"
 },
 "ECO701": {
  "severity": "warning",
  "message": "{what} gives nothing",
  "hint": "add what it gives, as in `gain 1vp`",
  "explanation": "The effect neither gains anything nor changes the landscape, a block in it is empty (`may { }`), or it counts something it never does, like removed forests without a `remove` step.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  choose a tile\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  choose a tile; gain 1vp per adjacent tile\n}"
 },
 "ECO702": {
  "severity": "warning",
  "message": "card {number} is the same as card {other}",
  "explanation": "Two cards of the set, or one of it and one it inherits, have the same deck, leaves, energy and steps.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}\ncard 901 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}\ncard 901 brown\n  leaves 2\n  energy sun\n{\n  gain 2vp\n}"
 },
 "ECO703": {
  "severity": "warning",
  "message": "nobody can get the element `{name}`: there is no token of it in the bag, and no card gives it",
  "explanation": "A spot of an element without tokens could be filled only with the element that fits every spot.",
  "wrong": "set small \"Small\"\nelement sun x10\nelement moon x0\nelement wild x2 any",
  "mended": "set small \"Small\"\nelement sun x10\nelement moon x2\nelement wild x2 any"
 },
 "ECO704": {
  "severity": "warning",
  "message": "no card of the set places the {what} `{name}` it declares",
  "explanation": "If a set with cards declares an animal or marker, one of its cards should probably place it.",
  "wrong": "set small \"Small\" extends first-continent\nanimal okapi x4 on grassland\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}",
  "mended": "set small \"Small\" extends first-continent\nanimal okapi x4 on grassland\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  place okapi\n}"
 },
 "ECO705": {
  "severity": "warning",
  "message": "{what} replaces {replaced}",
  "hint": "write `replaces` after its deck if that is intended; otherwise give it an unused number",
  "explanation": "A card or Landscape Feature with the number of one in the extended set replaces it. The clause `hand` of the new card decides which starting hands it is in.",
  "wrong": "set small \"Small\" extends first-continent\ncard 71 brown\n  leaves 2\n  energy sun\n  hand lion\n{\n  gain 1vp\n}",
  "mended": "set small \"Small\" extends first-continent\ncard 71 brown replaces\n  leaves 2\n  energy sun\n  hand lion\n{\n  gain 1vp\n}"
 },
 "ECO706": {
  "severity": "warning",
  "message": "the plural of `{name}` is `{plural}`, which is probably wrong",
  "explanation": "Without `plural`, the plural of an animal is its name and an `s`, on printed cards and in steps. Declare any other plural, and a regular one that looks unusual, like `plural monarchs`.",
  "wrong": "animal fox x4 on grassland",
  "mended": "animal fox plural foxes x4 on grassland"
 },
 "ECO707": {
  "severity": "warning",
  "message": "nothing uses the name `{name}`",
  "hint": "use it later, as in `adjacent to {name}`, or leave it out",
  "explanation": "A name after `as` is for later steps of the same effect. If none of them uses it, it has no purpose.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion as hunter; place grassland; gain 1vp per adjacent animal\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion; place grassland; gain 1vp per adjacent animal\n}"
 },
 "ECO708": {
  "severity": "warning",
  "message": "this branch is the same as one before it",
  "hint": "change it, or leave it out",
  "explanation": "Two equal branches give the player no real choice.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  either { gain 1vp } or { gain 1vp }\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO709": {
  "severity": "warning",
  "message": "`repeat 1` has no effect: its steps are done once anyway",
  "hint": "repeat at least twice, or write the steps without `repeat`",
  "explanation": "`repeat` needs a number from 2, `up to` a number, or `per` something that is counted.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  repeat 1 { place water }\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place water\n}"
 },
 "ECO710": {
  "severity": "warning",
  "message": "`may` is unnecessary here: nobody declines a gain that costs nothing",
  "hint": "write `gain` without `may`, or put what it costs into the same braces",
  "explanation": "The player is asked yes or no each time. Use `may` for something that has a price or can be a disadvantage, like removing an animal.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  may gain 2vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 2vp\n}"
 },
 "ECO711": {
  "severity": "warning",
  "message": "`{name}` {where}, but here it is on {terrain}",
  "hint": "put it on another tile, or draw another kind of tile",
  "explanation": "An animal that lives only in water is never on land, and one that lives only on land is never in water, unless a card moves it over any terrain.",
  "wrong": "scenario \"small\" { board \"a w\" where a = desert with 1 shark; do { gain 1vp }; expect 1vp }",
  "mended": "scenario \"small\" { board \"d a\" where a = water with 1 shark; do { gain 1vp }; expect 1vp }"
 },
 "ECO712": {
  "severity": "warning",
  "message": "the same is done whether the condition holds or not",
  "hint": "change what follows `else`, or write the steps without `if`",
  "explanation": "An `if` whose two blocks are equal decides nothing.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  if you have 3 cards { gain 1vp } else { gain 1vp }\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp\n}"
 },
 "ECO713": {
  "severity": "warning",
  "message": "this condition is {ever} true: {why}",
  "hint": "change the condition, or leave it out",
  "explanation": "The condition has the same answer in every game: it asks for something that no step before it can have done, or that can never be there.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion; gain 2vp if you placed 2 water\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place up to 2 water; gain 2vp if you placed 2 water\n}"
 },
 "ECO714": {
  "severity": "warning",
  "message": "`{name}` is named twice here",
  "hint": "leave it out",
  "explanation": "Naming a thing or a reward twice offers nothing more, and things are counted once.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion or lion\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion\n}"
 },
 "ECO715": {
  "severity": "warning",
  "message": "the {part} is too long for the card: {by}",
  "hint": "shorten it, or print it on larger cards",
  "explanation": "The rules text of a card gets smaller letters and shorter words if it is long, and its title smaller letters. If that is not enough, the rest would be cut off. `ecos print` refuses such a text unless you add `--fitting`, which prints the other cards, or `--allow-overflow`. The text is measured for square and poker cards, in English and in the languages that have names for all words of the set; `ecos check --card mini` measures it for mini cards instead.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per lion adjacent to 2 water;\n  gain 1vp per gorilla adjacent to 2 water;\n  gain 1vp per rhino adjacent to 2 water;\n  gain 1vp per elephant adjacent to 2 water;\n  gain 1vp per antelope adjacent to 2 water;\n  gain 1vp per stork adjacent to 2 water;\n  gain 1vp per leopard adjacent to 2 water;\n  gain 1vp per shark adjacent to 2 water;\n  gain 1vp per cheetah adjacent to 2 water\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp per lion adjacent to 2 water\n}",
  "whenLaidOut": true
 },
 "ECO716": {
  "severity": "warning",
  "message": "this is never reached: the effect has ended before it",
  "hint": "leave it out, or put an `if` after `stop`",
  "explanation": "`stop` ends the whole effect, whatever block it is in (L58). Steps that come after it on every path are never done.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp; stop; gain 2vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp; stop if you have no card; gain 2vp\n}"
 },
 "ECO717": {
  "severity": "warning",
  "message": "`{removal}` may remove \"this\" itself: then there is no \"this\" here",
  "hint": "use \"this\" before it is removed, or choose the tile under it, as in `choose a tile with a lion`",
  "explanation": "After `choose a fish`, \"this\" is that fish. If a later step removes it, steps that need a \"this\" are skipped, tests are false and counts are 0, and the effect continues (L2, L4). Choose the tile with the thing instead, and remove what is on it.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  choose a fish; remove a fish on this tile; place shark on this tile; gain 3vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  choose a water with a fish; remove a fish on this tile; place shark on this tile; gain 3vp\n}"
 },
 "ECO718": {
  "severity": "warning",
  "message": "bots do not do what is said by hand",
  "hint": "play it with people; figures of simulations leave the card out",
  "explanation": "A sentence after `by hand` is for people: the game only offers them the steps that there are. Bots answer `done` at once, so what bots make of the card says nothing about it (L60). This is said once a set, at the first such step.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  by hand \"Plant a forest where you like.\"\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  may place forest\n}"
 },
 "ECO719": {
  "severity": "warning",
  "message": "`{what}` is at most 1: the animals of a community are of one kind",
  "hint": "count them in a habitat or landmass, as in `different animals in this landmass`",
  "explanation": "A community is a connected group of animals of one species (R11.3), and only these belong to it (L17).",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion; gain 1/3/6vp for different animals in this community\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  place lion; gain 1/3/6vp for different animals in this landmass\n}"
 },
 "ECO720": {
  "severity": "warning",
  "message": "`{word}` says nothing here: there is nothing to leave out",
  "hint": "leave it out",
  "explanation": "`other` and `another` leave out \"this\": what the effect last placed, moved, replaced, swapped or chose. The second thing of a swap is another one anyway. Of cards, `when you complete another card` leaves out the card that waits: a Landscape Feature is not a card, and no other player completes your cards.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n{\n  remove another lion\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n{\n  remove a lion\n}"
 },
 "ECO721": {
  "severity": "warning",
  "message": "on {on} the text leaves only a strip for {pictures}",
  "hint": "shorten the text, or print larger cards",
  "explanation": "A picture gets the room that the text of its card leaves in letters of the usual size, or in those one smaller. If that is less than 4 mm, the picture is a strip behind the spots. `ecos check` says it once a set, of square cards or those of `--card`; `ecos print` of the cards that it prints, and the studio's Write of each named size.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  art \"herd.png\"\n{\n  gain 1vp per lion adjacent to 2 water;\n  gain 1vp per gorilla adjacent to 2 water;\n  gain 1vp per rhino adjacent to 2 water;\n  gain 1vp per antelope adjacent to 2 water\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  art \"herd.png\"\n{\n  gain 1vp per lion adjacent to 2 water\n}",
  "whenLaidOut": true
 },
 "ECO722": {
  "severity": "warning",
  "message": "on {on} the picture `{file}` has {dpi} dots per inch: {least} pixels across would make them 150",
  "hint": "take a larger picture, or print smaller cards",
  "explanation": "With less than 150 dots per inch, single dots are seen on paper. A picture is as wide as the face of its card, whatever part of its height is shown. An SVG has no dots.",
  "wrong": "card 900 brown\n  leaves 2\n  energy sun\n  art \"small.png\"\n{\n  gain 1vp\n}",
  "mended": "card 900 brown\n  leaves 2\n  energy sun\n  art \"herd.png\"\n{\n  gain 1vp\n}",
  "whenLaidOut": true
 }
} as const;

/** Sentences that say why something can never be, by name. */
export const REASONS = {
 "placed-elsewhere": "{kind} is placed on {homes}, never on {under}",
 "kept-out": "`{marker}` keeps out any {kinds}",
 "tile-on-tile": "a tile is never on a tile",
 "feature-has-tiles": "the cells of a feature already have their tiles",
 "joins-enclosed": "around what is enclosed no tile is missing",
 "feature-has-mountain": "every tile of the feature already has a mountain, its token",
 "tiles-stay": "the tiles under a feature stay",
 "own-terrain": "a {kind} cannot be replaced with a {kind}",
 "same-tile": "a tile is not swapped with itself",
 "same-species": "two animals of one species are never swapped",
 "same-place": "\"this\" is the first thing here, and nothing is swapped with what is on its own tile",
 "next-to-itself": "\"this\" is not adjacent to itself",
 "never-ends": "a move of a {animals} never ends on {tiles} without `over any terrain`",
 "near-itself": "\"this\" is not within any distance of itself",
 "removed-is-nowhere": "what was removed is not in the landscape any more, so it is nowhere",
 "removed-is-empty": "what was removed is no longer in the landscape, so nothing is on it",
 "too-many": "no place has that many",
 "no-such-thing": "no {things} can ever be like that",
 "already-that": "the tiles meant are {kinds} already",
 "never-placed": "{place}, and {kinds} is never placed there",
 "never-part": "{place}, and {kinds} never becomes part of it",
 "never-there": "{place}, and {things} is never there",
 "tile-here": "{tile} is {piles} here",
 "this-here": "\"this\" is on {piles} here",
 "habitat-here": "`this habitat` is one of {of} here",
 "adjacent-habitat": "an adjacent habitat is not of {of}, as `this tile` is",
 "community-of-animals": "a community is of animals",
 "landmass-has-no-water": "a landmass has no water",
 "group-cannot-hold": "no {group} ever has {things}",
 "group-meant": "a {group} of {of} is meant",
 "feature-covers": "the feature covers only {grounds}",
 "no-such-place": "there is no such place",
 "own-group": "any {members} next to \"this\" belongs to the {group} of \"this\", which is not adjacent to itself",
 "not-done": "no step before it can have {done} {what}",
 "comes-from-supply": "what is {deed} comes from its supply, not from the landscape",
 "leaves-landscape": "what is {deed} leaves the landscape",
 "already-inside": "what is {deed} is already in the landscape",
 "covered-tiles-stay": "the tiles under a feature are never {deed}",
 "token-stays": "the token of a feature is never {deed}"
} as const;
