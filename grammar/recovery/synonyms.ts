/**
 * Words of everyday English and of printed cards that the language says otherwise, with what to write instead.
 *
 * Looked up only where a word was refused, so a set can still declare any of them.
 */

/** Where a word was refused: as the first of a step, within one, as an element, as a thing of the landscape. */
export type Refused = 'step' | 'within' | 'element' | 'thing';

/** A hint and the words, lower case, that call for it; two words are written together. */
type Row = readonly [hint: string, ...words: string[]];

const STEPS: readonly Row[] = [
  ['write `place`: `place a forest`', 'add', 'build', 'create', 'put'],
  ['write `gain`: `gain 3vp`, `gain a card`', 'draw', 'earn', 'get', 'receive', 'score', 'take'],
  ['write `remove`: `remove a forest`', 'destroy', 'kill'],
  [
    'write `replace … with …`: `replace a desert with water`',
    ...['change', 'convert', 'exchange', 'flip', 'transform'],
  ],
  ['write `swap … with …`: `swap a lion with an antelope`', 'switch'],
  ['write `replace a desert with water`, or for a card `rotate a card counter-clockwise`', 'turn'],
  ['write `each player { … }`', 'all', 'any', 'every', 'everybody', 'everyone'],
  ['write `each other player { … }`', 'opponents'],
  ['write `repeat 3 { … }` or `repeat up to 3 { … }`', 'do'],
  ['leave `then` out: steps run one after the other', 'then'],
  ['leave `you` out: a step tells its player what to do', 'you'],
];

const WITHIN: readonly Row[] = [
  ['write `per`: `gain 1vp per adjacent lion`', 'for'],
  [
    'write `adjacent to …`, or `adjacent` alone for next to "this"',
    ...['beside', 'near', 'neighboring', 'neighbouring', 'next'],
  ],
  ['write `at most`: `at most 5`', 'max', 'maximum'],
  ['write `at least 3`; a number alone means the same', 'or more'],
  ['write `at most 3`', 'or fewer', 'or less'],
  ['write `if not …` or `if there is no …`', 'unless'],
  ['write `each other player { … }`', 'opponent'],
  ['leave `then` out: a `;` stands between two steps, nothing before a `{`', 'then'],
  ['leave `times` out: `repeat 3 { … }`', 'times'],
  ['a card is only turned back: `rotate a card counter-clockwise`', 'clockwise'],
];

const ELEMENTS: readonly Row[] = [
  ['points are written `vp`: `gain 3vp`', 'point', 'points', 'victory'],
  [
    'name the elements to choose from: `gain 1 of sun, water, desert`',
    ...['any', 'element', 'elements', 'energy'],
  ],
];

const THINGS: readonly Row[] = [
  ['the word is `forest`', 'jungle', 'tree', 'trees', 'wood', 'woods'],
  ['the word is `water`', 'lake', 'ocean', 'river', 'sea'],
  ['the word is `grassland`', 'grass', 'meadow', 'plains', 'savanna', 'savannah'],
  ['the word is `desert`', 'sand'],
  ['say all of what: `remove all forests`; only `move`, `replace` and `remove` can do it to all', 'all'],
];

const INSTEAD: Record<Refused, ReadonlyMap<string, string>> = {
  step: byWord(STEPS),
  within: byWord(WITHIN),
  element: byWord(ELEMENTS),
  thing: byWord(THINGS),
};

function byWord(rows: readonly Row[]): Map<string, string> {
  return new Map(rows.flatMap(([hint, ...words]) => words.map((word) => [word, hint] as const)));
}

/** What to write instead of a refused word, or of it and the next together; nothing where the table has neither. */
export function suggestKeyword(refused: Refused, word: string, next = ''): string | undefined {
  const words = INSTEAD[refused];
  return words.get(`${word} ${next}`.toLowerCase()) ?? words.get(word.toLowerCase());
}
