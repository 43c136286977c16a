/** Phrases of several words, in the style of other card games, with what the language uses instead; one row each. */

export interface Phrase {
  /** The words of the step before; if there is a group, its first one is replaced too. */
  after?: RegExp;
  /** The words ahead, the first of which does not fit. */
  find: RegExp;
  /** What to do. */
  hint: string;
  /** What to write for all of them, with `$1` for a group of `find`; absent if that takes more than a replacement. */
  write?: string;
  /** There is no other possible meaning. */
  certain?: true;
  /** Only in a block whose steps other players do. */
  forPlayers?: true;
  /** Only if a block follows the words. */
  withBlock?: true;
}

/** A phrase that takes more than a replacement. */
export const advise = (after: RegExp, find: RegExp, hint: string): Phrase => ({ after, find, hint });
/** A phrase with a replacement that may mean something else. */
export const suggest = (after: RegExp, find: RegExp, write: string, hint = `write \`${write}\``): Phrase => ({
  after,
  find,
  hint,
  write,
});
/** A phrase with a replacement that is certain. */
export const replace = (...row: Parameters<typeof suggest>): Phrase => ({
  ...suggest(...row),
  certain: true,
});

const NO_OWNER = 'things in the landscape belong to no player: leave it out';
const OMISSION = 'leave it out: it is implied';
const CHOOSES = 'leave it out: its player chooses anyway';
const THIS_TILE = 'write `this tile`';
const TWO_GAINS = 'these are two steps: `gain …; gain …`';
const SPACES = '(?:spaces?|tiles?|hex|hexes|steps?)';

const CHAPTER = '*What cannot be said* in docs/reference/cookbook.md';
/** What no step can say, wherever it stands. */
export const NO_STEP = `no step can say this: people do it with \`by hand "…"\`, and ${CHAPTER} shows what comes closest`;
export const RIVER_HINT = `a tile of it is \`water\`; for a river as a whole, ${CHAPTER} shows what comes closest`;
export const UNSAYABLE_WORDS =
  /(?:until|nobody|no ?one|none may|no player|players (?:may|can) ?not|at the (?:start|beginning)|secretly|in secret|bids?|corners?|rivers?)(?: .*)?/;
export const DEED_HINT = 'a step begins with what is done: `move all lions 1 space`, `gain 1vp per lion`';
export const PAIR_HINT = 'say how many there are in it: `place 2 lions`, `gain 1vp per 2 lions`';

/** What comes before. */
const A_WORD = /[a-z]$/;
const A_GAIN = /^(?:may )?gain /;
const GAIN_PER = /^(?:may )?gain .*\bper .*[\w]$/;
const MOVE = /\bmove .*[\w]$/;

/** Phrases that do not fit after words that do. */
export const STEP_PHRASES: readonly Phrase[] = [
  // `repeat until …`, `place water in a corner`.
  advise(A_WORD, UNSAYABLE_WORDS, NO_STEP),
  {
    after: /^(each)$/,
    find: /(?!opponent|rival|player)([a-z]+)/,
    hint: 'write `for each`',
    write: 'for each $1',
    withBlock: true,
  },
  // `each lion moves 1 space`; an opponent has a fix.
  advise(/\beach$/, /(?!opponent|rival)[a-z].*/, DEED_HINT),
  advise(A_WORD, /(?:for )?(?:each|every) (?:pair|couple)s?(?: .*)?/, PAIR_HINT),
  // `tile that has animals`, `tile with forests`.
  suggest(
    /\b(?:tile|desert|grassland|water|land)s?$/,
    /(?:that (?:has|have)|containing|with) (animal|mountain|forest)s/,
    'with 1 $1',
    'say how many: `with 1 $1`',
  ),
  // `tile that has a lion`.
  suggest(
    A_WORD,
    /(?:that|which|who) (?:has|have|contains?|holds?)|containing|having|holding/,
    'with',
    'write `with`: `tile with a lion`',
  ),
  // `per card you have`, `per lion you have`.
  suggest(/\bcards?$/, /you (?:have|hold|own)/, 'in hand', 'write `card in hand`'),
  suggest(GAIN_PER, /(?:you|they) (?:have|own|control)/, '', NO_OWNER),
  // `on your landscape`, `in your landscape`.
  suggest(/ ((?:on|in) your)$/, /(?:landscape|board|map|world)/, 'in the landscape'),
  suggest(
    / (?:in|on)$/,
    /your (landscape|largest|smallest)/,
    'the $1',
    'write `the`: there is one landscape for all',
  ),
  // `remove a lion from a desert`, `return a lion to the supply`.
  suggest(
    /^(?:may )?(?:remove|move|replace|lose) .*[a-z]$/,
    /from(?= an? | this tile)/,
    'on',
    'write `on`: `remove a lion on a desert`',
  ),
  replace(/^(?:may )?[a-z]+ .*[a-z]$/, /(?:in)?to (?:the|its|their) (?:supply|box|bag|stock)/, '', OMISSION),
  // `play a card from your hand`, `gain a cube from the supply`, `remove a lion from the board`.
  replace(
    /\b(?:cards?|cubes?)$/,
    /from (?:your |the )?(?:hand|supply|box|bank|stock|reserve)s?/,
    '',
    OMISSION,
  ),
  advise(
    /\bcards?$/,
    /from (?:the |a )?(?:display|decks?|market|top)/,
    'from a deck or the display, as its player likes; `gain a card of 5` looks at five of a deck',
  ),
  replace(A_WORD, /from the (?:landscape|board|map)/, '', OMISSION),
  replace(A_WORD, /for free|at no cost/, '', 'leave it out: it costs nothing anyway'),
  advise(MOVE, /anywhere|wherever you (?:like|want)/, 'a move says how far: `move a lion 2 spaces`'),
  replace(MOVE, /an? (?:space|tile|hex)/, '1 space'),
  replace(
    A_WORD,
    /anywhere(?: (?:in|on) the (?:landscape|board|map))?|wherever you (?:like|want)/,
    '',
    CHOOSES,
  ),
  replace(/ (of (?:your|any))$/, /(?:choice|choosing|kind|type)/, '', CHOOSES),
  replace(A_WORD, /of (?:your (?:choice|choosing)|any (?:kind|type))/, '', CHOOSES),
  // `gain a card of your choice`: `of` was parsed as part of the reward.
  replace(/ (of)$/, /your (?:choice|choosing)/, '', CHOOSES),
  // `forest up to 2 spaces away from a lion`.
  suggest(A_WORD, new RegExp(`(?:up to |at most )?(\\d+) ${SPACES} (?:away )?from`), 'within $1 spaces of'),
  suggest(A_WORD, new RegExp(`(?:up to |at most )?(\\d+) ${SPACES} away`), 'within $1 spaces'),
  // `gain 1vp per lion, up to a maximum of 5`.
  replace(
    GAIN_PER,
    /(?:, )?(?:(?:to|for|with|up to) )?(?:an? )?max(?:imum)?(?: of)? (\d+)(?: vp| points?)?/,
    'at most $1',
  ),
  suggest(GAIN_PER, /(?:, )?up to (\d+)(?: vp| points?)?/, 'at most $1'),
  // `gain 1vp per lion and per rhino`, `gain 1vp per lion and 1vp per rhino`.
  suggest(GAIN_PER, /and (?:for )?(?:per|each|every)/, 'or', 'write `or`: all of them are counted'),
  suggest(GAIN_PER, /(?:, )?plus(?= (?:\d+|an?) [\w-]+)/, '; gain', TWO_GAINS),
  // `gain 2vp plus 1vp per lion`: with `and`, `per` would apply to both.
  suggest(A_GAIN, /plus(?= (?:\d+|an?) [\w-]+.* per )/, '; gain', TWO_GAINS),
  replace(A_GAIN, /plus(?= (?:\d+|an?) [\w-]+)/, 'and'),
  // `pay 2 cubes to place a lion`.
  advise(
    /^(?:may )?(?:pay|lose) .*[\w]$/,
    /(?:, )?(?:to|in order to)(?= [a-z]+)/,
    'put what is done for a price in the same braces: `may { pay a cube; gain 3vp }`',
  ),
  // `place a forest instead of a mountain`.
  advise(
    A_WORD,
    /(?:, )?instead/,
    'no step takes another back: write `if … { … } else { … }`, or `either { … } or { … }` to choose',
  ),
  // `on the same tile`, `on the new tile`, `on that tile`, `in the same habitat`.
  suggest(
    / (?:on|in) (the)$/,
    /(?:(?:same|new|placed|moved|chosen) )?(?:tile|hex|space)/,
    'this tile',
    THIS_TILE,
  ),
  suggest(/ (?:on|in) (that|the same|its|it)$/, /(?:tile|hex|space)/, 'this tile', THIS_TILE),
  suggest(/ in (the)$/, /same (habitat|community|landmass)/, 'this $1'),
  advise(
    A_WORD,
    /(?:far )?away from|far from|(?:at least|exactly) \d+ spaces? (?:away )?from/,
    'say what is too near: `not within 2 spaces of a lion`, `not adjacent to a water`',
  ),
  // `adjacent to that mountain`, `adjacent to the new mountain`.
  suggest(/ (?:to|of) (that|new|placed)$/, /[a-z][\w-]*/, 'this'),
  suggest(/ (?:to|of)( the)?$/, /(?:new|placed|moved|chosen|same) [a-z][\w-]*/, 'this'),
  // `in the middle of the landscape`.
  suggest(
    / (in the)$/,
    /(?:middle|cent(?:er|re)|interior)(?: of the (?:landscape|board|map))?/,
    'not on the edge',
  ),
  // `adjacent with a lion`.
  replace(/\badjacent$/, /(?:with|of|by|from)/, 'to', 'write `adjacent to`'),
  // `per type of animal`.
  suggest(/\bper (type|kind|sort|species)$/, /of (animal|tile)s?/, 'different $1'),
  // `per empty tile`, `on an empty tile`.
  suggest(/ (an? (?:empty|free|unoccupied))$/, /(tile|desert|grassland|water|land)/, 'a $1 without animals'),
  suggest(/\b(empty|free|unoccupied)$/, /(tile|desert|grassland|water|land)s?/, '$1 without animals'),
  // `per neighbouring lion`.
  suggest(
    / (neighbou?r|neighbou?ring|nearby|surrounding|bordering)$/,
    /([a-z][\w-]*)/,
    'adjacent $1',
    'write `adjacent`',
  ),
  // `place a lion onto a desert`, `place a fish into the sea`.
  replace(A_WORD, /(?:onto|upon)/, 'on'),
  advise(
    /^(?:may )?place /,
    /into/,
    'write where it is: `on a water`, `in this habitat`, `in the largest water habitat`',
  ),
  advise(
    A_WORD,
    /(?:here|there)/,
    'write `on this tile`, `adjacent` for next to "this", or a name given with `as`',
  ),
  // `place either a lion or a rhino`, `place 2 different animals`.
  replace(
    /^(?:may )?(?:place|remove|gain|choose|move)$/,
    /either(?= (?:\d+|an?|up) | [a-z-]+ or )/,
    '',
    'leave `either` out before things: `place a lion or rhino`',
  ),
  advise(
    /^(?:may )?(?:place|remove|move) (?:up to )?\d+$/,
    /different/,
    'only counts know `different`: name each in a step of its own, as in `place a lion; place a rhino`',
  ),
  // `gain 1vp x lions`, `gain 2 different elements`.
  suggest(/^(?:may )?gain \d+ [a-z]+$/, /(?:x|times)(?= [a-z])/, 'per', 'write `per`: `gain 1vp per lion`'),
  advise(
    /^(?:may )?gain(?: \d+)?$/,
    /(?:different|other) (?:elements?|energy).*/,
    'name the elements to choose from: `gain 2 of sun, water, desert`',
  ),
  // `remove each lion`.
  advise(/^(?:may )?(?:remove|move|replace)$/, /each(?= [a-z])/, 'write `all`: `remove all lions`'),
  // `rotate this card`, `repeat this`.
  advise(
    /^(?:may )?rotate$/,
    /(?:this|the|that) card.*/,
    'write `rotate a card counter-clockwise`: its player chooses which',
  ),
  advise(/^repeat$/, /(?:this|it|that|the).*/, 'put the steps to repeat in braces: `repeat 2 { … }`'),
  // `there are more lions than rhinos`.
  advise(
    /\bthere (?:are|is)$/,
    /(?:more|fewer|less) [a-z][\w-]* than .*/,
    'compare the count with a number: `there are at least 3 lions`',
  ),
  // `gain as many vp as there are lions`.
  suggest(
    /^(?:may )?gain$/,
    /as many ([a-z]+) as (?:there are )?(?:the )?([a-z].*)/,
    '1 $1 per $2',
    'write `gain 1 $1 per …`',
  ),
  // `gain 3vp if you have the most cubes`, `… more cubes than another player`.
  advise(
    /\byou have$/,
    /(?:the )?(?:most|fewest|more|fewer|less)(?! than \d)/,
    'players are compared by a step for each: `each player with the most cubes { … }`',
  ),
  // `move a lion to a water`.
  suggest(
    MOVE,
    /(?:in)?to an? (?:adjacent|neighbou?ring) (?:tile|hex|space)/,
    '1 space',
    'a move says how far: `1 space`',
  ),
  advise(MOVE, /(?:in)?to|towards?|onto|from/, 'a move says how far, not where to: `move a lion 2 spaces`'),
  replace(
    MOVE,
    new RegExp(`at most(?= \\d+ ${SPACES})`),
    '',
    'fewer spaces will do anyway: leave `at most` out',
  ),
  advise(
    MOVE,
    new RegExp(`exactly(?= \\d+ ${SPACES})`),
    'a move of 2 spaces may end after 1: leave `exactly` out',
  ),
];
