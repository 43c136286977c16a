/**
 * Words of everyday English and of printed cards that the language does not use, with what to write instead.
 *
 * Looked up only if a word was rejected, so a set can still declare any of them.
 */
import type { Advice } from '../../mistakes.ts';
import { aOrAn } from '../../print/words.ts';
import { STEP_WORDS } from '../../tokens/words.ts';
import type { Word } from '../../tree/span.ts';
import { removal, replacement } from '../edits.ts';
import { NUMBER_WORDS } from '../slips/number-words.ts';
import { DEED_HINT, NO_STEP, PAIR_HINT, RIVER_HINT } from './phrase-table.ts';

/** Where a word was rejected: at the start of a step, within a step, as an element, or as a thing of the landscape. */
export type RefusedAs = 'step' | 'within' | 'element' | 'thing';

/** A hint, the replacement for the words (undefined if a replacement is not enough), and the words in lower case. */
type Row = readonly [hint: string, write: string | undefined, ...words: string[]];

/** `two lions`. */
const IN_DIGITS: readonly Row[] = NUMBER_WORDS.slice(1).map((word, i) => [
  `write the number in digits: \`${i + 1}\``,
  `${i + 1}`,
  word,
]);

type Words = readonly [write: string, ...words: string[]];

/** Synonyms for the things of the landscape. */
const NOUNS = (
  [
    ['forest', 'jungle', 'rainforest', 'tree', 'wood', 'woodland'],
    ['forests', 'trees', 'woods'],
    ['mountain', 'hill', 'volcano'],
    ['mountains', 'hills'],
    ['water', 'lake', 'ocean', 'sea', 'lakes', 'oceans', 'seas'],
    ['grassland', 'grass', 'meadow', 'plain', 'plains', 'prairie', 'savanna', 'savannah', 'steppe'],
    ['desert', 'dune', 'sand'],
    ['tile', 'hex', 'hexagon'],
    ['tiles', 'hexes', 'hexagons'],
  ] satisfies Words[]
).map(([write, ...words]): Row => [`the word is \`${write.replace(/s$/, '')}\``, write, ...words]);

const STEPS: readonly Row[] = [
  ['write `place`: `place a forest`', 'place', 'add', 'build', 'create', 'put'],
  ['write `gain`: `gain 3vp`, `gain a card`', 'gain', ...['draw', 'earn', 'get', 'receive', 'score', 'take']],
  ['write `pay`: `pay 2 cubes` ends the effect if you have too little', 'pay', 'spend'],
  [
    'write `pay`: `pay a card` ends the effect of a player without one, `lose a card` does not',
    'pay',
    'discard',
  ],
  ['write `lose`: `lose a card`', 'lose', 'forfeit'],
  ['write `remove`: `remove a forest`', 'remove', 'destroy', 'kill', 'return'],
  [
    'write `replace … with …`: `replace a desert with water`',
    'replace',
    ...['change', 'convert', 'flip', 'transform'],
  ],
  ['write `swap … with …`: `swap a lion with an antelope`', 'swap', 'switch', 'exchange'],
  ['write `replace a desert with water`, or for a card `rotate a card counter-clockwise`', undefined, 'turn'],
  [
    'write `each player { … }`',
    'each player',
    ...['all players', 'any player', 'every player', 'everybody', 'everyone'],
  ],
  [DEED_HINT, undefined, 'all', 'any', 'every'],
  [
    'cards are gained or played: `gain a card of 5` looks at five of a deck and keeps one',
    undefined,
    ...['reveal', 'look', 'show', 'search'],
  ],
  ['write `each player`: `each player with the most vp { … }`', 'each player', 'the player', 'the players'],
  ['write `repeat 3 { … }` or `repeat up to 3 { … }`', undefined, 'do'],
  ['`else` follows the block of an `if`: `if … { … } else { … }`', undefined, 'else', 'otherwise'],
  ['leave `you` out: a step tells its player what to do', '', 'you'],
];

const STEP_PARTS: readonly Row[] = [
  [PAIR_HINT, undefined, 'pair', 'pairs'],
  ['write `per`: `gain 1vp per adjacent lion`', 'per', 'for each', 'for every', 'for all', 'each', 'every'],
  ['write `as`: `place lion as guest`', 'as', 'called', 'named'],
  ['write `per`: `gain 1vp per adjacent lion`', undefined, 'for'],
  [
    'write `adjacent to …`, or `adjacent` alone for next to "this"',
    'adjacent to',
    ...['next to', 'beside', 'besides', 'near', 'touching', 'around', 'surrounding', 'bordering', 'close to'],
  ],
  [
    'write `adjacent to …`, or `adjacent` alone for next to "this"',
    'adjacent',
    ...['neighboring', 'neighbouring'],
  ],
  ['write `adjacent to …`, or `adjacent` alone for next to "this"', undefined, 'next'],
  ['write `on the edge`', 'on the', 'at the', 'along the', 'by the'],
  ['write `in`: `in this habitat`', 'in this', 'inside this', 'within this'],
  ['write `in`: `in this habitat`', 'in the', 'inside the', 'within the'],
  ['leave it out: `lion on the edge`', '', 'that is', 'that are', 'which is', 'which are'],
  ['write `at least 3`; a number alone means the same', '', 'or more'],
  ['write `at most 3`', undefined, 'or fewer', 'or less'],
  ['write `if not …` or `if there is no …`', 'if not', 'unless'],
  ['write `each other player { … }`', 'other player', 'opponent'],
  ['write `and`', undefined, '+'],
  ['write `if`', 'if', 'when', 'whenever'],
  ['write `else if`', 'else if', 'elseif', 'elsif', 'elif'],
  ['write `else`', 'else', 'otherwise'],
  ['put what is done for a price in the same braces: `may { pay a cube; gain 3vp }`', undefined, 'to gain'],
  ['leave out `then`: a `;` separates two steps, and nothing comes before a `{`', undefined, 'then'],
  ['leave `times` out: `repeat 3 { … }`', '', 'times'],
  [
    'only tiles that are looked for have something on them, as in `choose a grassland with 2 animals`',
    undefined,
    ...['with', 'without'],
  ],
  ['a card is only turned back: `rotate a card counter-clockwise`', 'counter-clockwise', 'clockwise'],
];

const ANY_COLOUR = 'leave the colour out: steps are about cards of both';

/** The colour of a card, which no step asks for. */
const CARD_COLOURS = (['brown', 'blue'] as const).flatMap((colour): Row[] => [
  [ANY_COLOUR, 'card', `${colour} card`],
  [ANY_COLOUR, 'cards', `${colour} cards`],
]);

const ELEMENTS: readonly Row[] = [
  ...IN_DIGITS,
  ...CARD_COLOURS,
  ['points are written `vp`: `gain 3vp`', 'vp', 'victory points', 'victory point', 'point', 'points'],
  ['points are written `vp`: `gain 3vp`', undefined, 'victory'],
  [
    'name the elements: `energy sun x2`; for a choice `gain 1 of sun, water, desert`',
    undefined,
    ...['any', 'element', 'elements', 'energy'],
  ],
];

const THINGS: readonly Row[] = [
  ...IN_DIGITS,
  ...CARD_COLOURS,
  [ANY_COLOUR, 'active', 'active brown', 'active blue'],
  [
    'cards are counted by `per active card`, the cubes on them by nothing',
    undefined,
    ...['active card', 'active cards'],
  ],
  [
    'rounds are not counted: `per leaf left` counts the uses that are left',
    undefined,
    ...['round', 'rounds', 'turn', 'turns'],
  ],
  ['write `a`: `a lion` is any lion', 'a', 'any'],
  [
    'write `this`, as in `adjacent to this`; a step names the thing: `move a lion on this tile 1 space`',
    undefined,
    ...['it', 'that', 'them'],
  ],
  ...NOUNS,
  [RIVER_HINT, 'water', 'river', 'rivers'],
  [NO_STEP, undefined, 'corner', 'corners'],
  [PAIR_HINT, undefined, 'pair', 'pairs', 'couple', 'couples'],
  ['leave `random` out: its player chooses', undefined, 'random'],
  ['say how many of them: `place 3 antelopes`', undefined, 'herd', 'group', 'pack', 'flock', 'school'],
  ['write `tile without animals`', undefined, 'empty', 'free', 'unoccupied'],
  ['write `all`: `remove all forests`', 'all', 'al', 'all the', 'every'],
  [
    'say all of what: `remove all forests`; only `move`, `replace` and `remove` can do it to all',
    undefined,
    'all',
  ],
  ['put what the player does in braces: `choose a player { … }`', undefined, 'player', 'players'],
  ['write `another player`', 'another player', 'other player'],
  ['only a player can be `another`: write `a`', undefined, 'another'],
  ['leave `x` out', '', 'x'],
  ['write `different animal`: `gain 1vp per different animal`', undefined, 'species', 'kind', 'kinds'],
  ['write `choose another player { … }`', undefined, 'opponent', 'rival'],
  ['write `at least 3` for more than 2', undefined, 'more'],
  ['write `at most 1` for fewer than 2', undefined, 'fewer', 'less'],
  ['write `leaf left`: `gain 1vp per leaf left`', undefined, 'leaf', 'leaves'],
  ['write `space moved`: `gain 1vp per space moved`', undefined, 'space', 'spaces'],
];

interface Synonym {
  hint: string;
  write: string | undefined;
}

const SYNONYMS: Record<RefusedAs, ReadonlyMap<string, Synonym>> = {
  step: byWord(STEPS),
  within: byWord(STEP_PARTS),
  element: byWord(ELEMENTS),
  thing: byWord(THINGS),
};

function byWord(rows: readonly Row[]): Map<string, Synonym> {
  return new Map(
    rows.flatMap(([hint, write, ...words]) => words.map((word) => [word, { hint, write }] as const)),
  );
}

/** The verb that a step begins with, or that the given word is a synonym of, in any form: `draws` for `gain`. */
export function verbMeant(word: string): string | undefined {
  for (const form of [word, word.replace(/s$/, ''), word.replace(/es$/, '')]) {
    const verb = STEP_VERBS.has(form) ? form : SYNONYMS.step.get(form)?.write;
    if (verb !== undefined && STEP_VERBS.has(verb)) return verb;
  }
  return undefined;
}

const STEP_VERBS: ReadonlySet<string> = new Set(STEP_WORDS);

/** What to write instead of a rejected word, or of it together with the next; undefined if the table has neither. */
export function suggestKeyword(refused: RefusedAs, word: Word, next?: Word): Advice | undefined {
  const words = SYNONYMS[refused];
  const both = next && words.get(`${word.text} ${next.text}`.toLowerCase());
  const found = both ?? words.get(word.text.toLowerCase());
  if (!found) return undefined;
  const { hint, write } = found;
  if (write === undefined) return { hint };
  const at = { from: word.from, to: both && next ? next.to : word.to };
  if (write === '') return { hint, fixes: [removal(at, word.text, true)] };
  const sure = refused === 'step' ? ({ sure: true } as const) : {};
  if (write !== 'a') return { hint, ...sure, fixes: [replacement(at, write)] };
  return next ? { hint, fixes: [replacement(at, aOrAn(next.text), true)] } : undefined;
}
