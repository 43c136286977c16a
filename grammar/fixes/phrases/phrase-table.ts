/** Phrases of several words, in the style of other card games, with what the language uses instead; one row each. */

export interface Phrase {
  /** The words of the step before; if there is a group, its first one is replaced too. */
  after?: RegExp;
  /** The words ahead, the first of which does not fit. */
  find: RegExp;
  /** What to do; by default, to write `write`. */
  hint?: string;
  /** What to write for all of them, with `$1` for a group of `find`; absent if that takes more than a replacement. */
  write?: string;
  /** There is no other possible meaning. */
  certain?: true;
  /** The mistake is the last word before. */
  wrongBefore?: true;
}

const BELONGS = 'things in the landscape belong to no player: leave it out';
const NEEDLESS = 'leave it out: it is implied';
const CHOOSES = 'leave it out: its player chooses anyway';
const THIS_TILE = 'write `this tile`';
const COUNTED = /^(?:may )?gain .*\bper .*[\w]$/;
const TWO_GAINS = 'these are two steps: `gain …; gain …`';
const SPACES = '(?:spaces?|tiles?|hex|hexes|steps?)';

/** Phrases that do not fit after words that do. */
export const STEP_PHRASES: readonly Phrase[] = [
  // `tile that has animals`, `tile with forests`.
  {
    after: /\b(?:tile|desert|grassland|water|land)s?$/,
    find: /(?:that (?:has|have)|containing|with) (animal|mountain|forest)s/,
    hint: 'say how many: `with 1 $1`',
    write: 'with 1 $1',
  },
  // `tile that has a lion`.
  {
    after: /[a-z]$/,
    find: /(?:that|which|who) (?:has|have|contains?|holds?)|containing|having|holding/,
    hint: 'write `with`: `tile with a lion`',
    write: 'with',
  },
  // `per card you have`, `per lion you have`.
  { after: /\bcards?$/, find: /you (?:have|hold|own)/, hint: 'write `card in hand`', write: 'in hand' },
  { after: COUNTED, find: /(?:you|they) (?:have|own|control)/, hint: BELONGS, write: '' },
  // `on your landscape`, `in your landscape`.
  {
    after: / ((?:on|in) your)$/,
    find: /(?:landscape|board|map|world)/,
    write: 'in the landscape',
    wrongBefore: true,
  },
  {
    after: / (?:in|on)$/,
    find: /your (landscape|largest|smallest)/,
    hint: 'write `the`: there is one landscape for all',
    write: 'the $1',
  },
  // `remove a lion from a desert`, `return a lion to the supply`.
  {
    after: /^(?:may )?(?:remove|move|replace|lose) .*[a-z]$/,
    find: /from(?= an? | this tile)/,
    hint: 'write `on`: `remove a lion on a desert`',
    write: 'on',
  },
  {
    after: /^(?:may )?[a-z]+ .*[a-z]$/,
    find: /(?:in)?to (?:the|its|their) (?:supply|box|bag|stock)/,
    hint: NEEDLESS,
    write: '',
    certain: true,
  },
  // `play a card from your hand`, `gain a cube from the supply`, `remove a lion from the board`.
  {
    after: /\b(?:cards?|cubes?)$/,
    find: /from (?:your |the )?(?:hand|supply|box|bank|stock|reserve)s?/,
    hint: NEEDLESS,
    write: '',
    certain: true,
  },
  {
    after: /\bcards?$/,
    find: /from (?:the |a )?(?:display|decks?|market|top)/,
    hint: 'from a deck or the display, as its player likes; `gain a card of 5` looks at five of a deck',
  },
  { after: /[a-z]$/, find: /from the (?:landscape|board|map)/, hint: NEEDLESS, write: '', certain: true },
  {
    after: /[a-z]$/,
    find: /for free|at no cost/,
    hint: 'leave it out: it costs nothing anyway',
    write: '',
    certain: true,
  },
  {
    after: /\bmove .*[\w]$/,
    find: /anywhere|wherever you (?:like|want)/,
    hint: 'a move says how far: `move a lion 2 spaces`',
  },
  {
    after: /\bmove .*[\w]$/,
    find: /an? (?:space|tile|hex)/,
    write: '1 space',
    certain: true,
  },
  {
    after: /[a-z]$/,
    find: /anywhere(?: (?:in|on) the (?:landscape|board|map))?|wherever you (?:like|want)/,
    hint: CHOOSES,
    write: '',
    certain: true,
  },
  {
    after: / (of (?:your|any))$/,
    find: /(?:choice|choosing|kind|type)/,
    hint: CHOOSES,
    write: '',
    certain: true,
    wrongBefore: true,
  },
  {
    after: /[a-z]$/,
    find: /of (?:your (?:choice|choosing)|any (?:kind|type))/,
    hint: CHOOSES,
    write: '',
    certain: true,
  },
  // `gain a card of your choice`: `of` was parsed as part of the reward.
  {
    after: / (of)$/,
    find: /your (?:choice|choosing)/,
    hint: CHOOSES,
    write: '',
    certain: true,
  },
  // `forest up to 2 spaces away from a lion`.
  {
    after: /[a-z]$/,
    find: new RegExp(`(?:up to |at most )?(\\d+) ${SPACES} (?:away )?from`),
    write: 'within $1 spaces of',
  },
  {
    after: /[a-z]$/,
    find: new RegExp(`(?:up to |at most )?(\\d+) ${SPACES} away`),
    write: 'within $1 spaces',
  },
  // `gain 1vp per lion, up to a maximum of 5`.
  {
    after: COUNTED,
    find: /(?:, )?(?:(?:to|for|with|up to) )?(?:an? )?max(?:imum)?(?: of)? (\d+)(?: vp| points?)?/,
    write: 'at most $1',
    certain: true,
  },
  {
    after: COUNTED,
    find: /(?:, )?up to (\d+)(?: vp| points?)?/,
    write: 'at most $1',
  },
  // `gain 1vp per lion and per rhino`, `gain 1vp per lion and 1vp per rhino`.
  {
    after: COUNTED,
    find: /and (?:for )?(?:per|each|every)/,
    hint: 'write `or`: all of them are counted',
    write: 'or',
  },
  {
    after: COUNTED,
    find: /(?:, )?plus(?= (?:\d+|an?) [\w-]+)/,
    hint: TWO_GAINS,
    write: '; gain',
  },
  // `gain 2vp plus 1vp per lion`: with `and`, `per` would apply to both.
  {
    after: /^(?:may )?gain /,
    find: /plus(?= (?:\d+|an?) [\w-]+.* per )/,
    hint: TWO_GAINS,
    write: '; gain',
  },
  {
    after: /^(?:may )?gain /,
    find: /plus(?= (?:\d+|an?) [\w-]+)/,
    write: 'and',
    certain: true,
  },
  // `pay 2 cubes to place a lion`.
  {
    after: /^(?:may )?(?:pay|lose) .*[\w]$/,
    find: /(?:, )?(?:to|in order to)(?= [a-z]+)/,
    hint: 'put what is done for a price in the same braces: `may { pay a cube; gain 3vp }`',
  },
  // `place a forest instead of a mountain`.
  {
    after: /[a-z]$/,
    find: /(?:, )?instead/,
    hint: 'no step takes another back: write `if … { … } else { … }`, or `either { … } or { … }` to choose',
  },
  // `on the same tile`, `on the new tile`, `on that tile`, `in the same habitat`.
  {
    after: / (?:on|in) (the)$/,
    find: /(?:(?:same|new|placed|moved|chosen) )?(?:tile|hex|space)/,
    hint: THIS_TILE,
    write: 'this tile',
  },
  {
    after: / (?:on|in) (that|the same|its|it)$/,
    find: /(?:tile|hex|space)/,
    hint: THIS_TILE,
    write: 'this tile',
    wrongBefore: true,
  },
  {
    after: / in (the)$/,
    find: /same (habitat|community|landmass)/,
    write: 'this $1',
  },
  {
    after: /[a-z]$/,
    find: /(?:far )?away from|far from|(?:at least|exactly) \d+ spaces? (?:away )?from/,
    hint: 'say what is too near: `not within 2 spaces of a lion`, `not adjacent to a water`',
  },
  // `adjacent to that mountain`, `adjacent to the new mountain`.
  {
    after: / (?:to|of) (that|new|placed)$/,
    find: /[a-z][\w-]*/,
    write: 'this',
    wrongBefore: true,
  },
  {
    after: / (?:to|of)( the)?$/,
    find: /(?:new|placed|moved|chosen|same) [a-z][\w-]*/,
    write: 'this',
  },
  // `in the middle of the landscape`.
  {
    after: / (in the)$/,
    find: /(?:middle|cent(?:er|re)|interior)(?: of the (?:landscape|board|map))?/,
    write: 'not on the edge',
  },
  // `adjacent with a lion`.
  {
    after: /\badjacent$/,
    find: /(?:with|of|by|from)/,
    hint: 'write `adjacent to`',
    write: 'to',
    certain: true,
  },
  // `per type of animal`.
  {
    after: /\bper (type|kind|sort|species)$/,
    find: /of (animal|tile)s?/,
    write: 'different $1',
    wrongBefore: true,
  },
  // `per empty tile`, `on an empty tile`.
  {
    after: / (an? (?:empty|free|unoccupied))$/,
    find: /(tile|desert|grassland|water|land)/,
    write: 'a $1 without animals',
    wrongBefore: true,
  },
  {
    after: /\b(empty|free|unoccupied)$/,
    find: /(tile|desert|grassland|water|land)s?/,
    write: '$1 without animals',
    wrongBefore: true,
  },
  // `per neighbouring lion`.
  {
    after: / (neighbou?r|neighbou?ring|nearby|surrounding|bordering)$/,
    find: /([a-z][\w-]*)/,
    hint: 'write `adjacent`',
    write: 'adjacent $1',
    wrongBefore: true,
  },
  // `place a lion onto a desert`, `place a fish into the sea`.
  { after: /[a-z]$/, find: /(?:onto|upon)/, write: 'on', certain: true },
  {
    after: /^(?:may )?place /,
    find: /into/,
    hint: 'write where it is: `on a water`, `in this habitat`, `in the largest water habitat`',
  },
  {
    after: /[a-z]$/,
    find: /(?:here|there)/,
    hint: 'write `on this tile`, `adjacent` for next to "this", or a name given with `as`',
  },
  // `place either a lion or a rhino`, `place 2 different animals`.
  {
    after: /^(?:may )?(?:place|remove|gain|choose|move)$/,
    find: /either(?= (?:\d+|an?|up) | [a-z-]+ or )/,
    hint: 'leave `either` out before things: `place a lion or rhino`',
    write: '',
    certain: true,
  },
  {
    after: /^(?:may )?(?:place|remove|move) (?:up to )?\d+$/,
    find: /different/,
    hint: 'only counts know `different`: name each in a step of its own, as in `place a lion; place a rhino`',
  },
  // `gain 1vp x lions`, `gain 2 different elements`.
  {
    after: /^(?:may )?gain \d+ [a-z]+$/,
    find: /(?:x|times)(?= [a-z])/,
    hint: 'write `per`: `gain 1vp per lion`',
    write: 'per',
  },
  {
    after: /^(?:may )?gain(?: \d+)?$/,
    find: /(?:different|other) (?:elements?|energy).*/,
    hint: 'name the elements to choose from: `gain 2 of sun, water, desert`',
  },
  // `remove each lion`.
  {
    after: /^(?:may )?(?:remove|move|replace)$/,
    find: /each(?= [a-z])/,
    hint: 'write `all`: `remove all lions`',
  },
  // `rotate this card`, `repeat this`.
  {
    after: /^(?:may )?rotate$/,
    find: /(?:this|the|that) card.*/,
    hint: 'write `rotate a card counter-clockwise`: its player chooses which',
  },
  {
    after: /^repeat$/,
    find: /(?:this|it|that|the).*/,
    hint: 'put the steps to repeat in braces: `repeat 2 { … }`',
  },
  // `there are more lions than rhinos`.
  {
    after: /\bthere (?:are|is)$/,
    find: /(?:more|fewer|less) [a-z][\w-]* than .*/,
    hint: 'compare the count with a number: `there are at least 3 lions`',
  },
  // `gain as many vp as there are lions`.
  {
    after: /^(?:may )?gain$/,
    find: /as many ([a-z]+) as (?:there are )?(?:the )?([a-z].*)/,
    hint: 'write `gain 1 $1 per …`',
    write: '1 $1 per $2',
  },
  // `gain 3vp if you have the most cubes`, `… more cubes than another player`.
  {
    after: /\byou have$/,
    find: /(?:the )?(?:most|fewest|more|fewer|less)(?! than \d)/,
    hint: 'players are compared by a step for each: `each player with the most cubes { … }`',
  },
  // `move a lion to a water`.
  {
    after: /\bmove .*[\w]$/,
    find: /(?:in)?to an? (?:adjacent|neighbou?ring) (?:tile|hex|space)/,
    hint: 'a move says how far: `1 space`',
    write: '1 space',
  },
  {
    after: /\bmove .*[\w]$/,
    find: /(?:in)?to|towards?|onto|from/,
    hint: 'a move says how far, not where to: `move a lion 2 spaces`',
  },
  {
    after: /\bmove .*[\w]$/,
    find: new RegExp(`at most(?= \\d+ ${SPACES})`),
    hint: 'fewer spaces will do anyway: leave `at most` out',
    write: '',
    certain: true,
  },
  {
    after: /\bmove .*[\w]$/,
    find: new RegExp(`exactly(?= \\d+ ${SPACES})`),
    hint: 'a move of 2 spaces may end after 1: leave `exactly` out',
  },
];
