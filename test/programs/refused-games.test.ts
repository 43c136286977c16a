/** Saved games: any data is refused, with the reason, or is a playable game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import type { SetProgram } from '../../program/set.ts';
import { apply, decision, newGame } from '../../runtime/game.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { fromJSON } from '../../runtime/save/from-json.ts';
import { type GameJson, hash, toJSON } from '../../runtime/save/json.ts';
import type { Game } from '../../runtime/state.ts';
import { describe as meaning } from '../../runtime/view/describe.ts';
import { view } from '../../runtime/view/view.ts';
import { plainSet } from '../plain-set.ts';
import { type Data, DUPLICATION, pathsIn, put, REMOVAL } from './changed-data.ts';
import { runs } from './runs.ts';
import { copy, saved } from './saved.ts';

/** Plays on for a while, calling everything that reads the game. */
function use(game: Game, seed: number): void {
  const chance = { random: seedRandom(seed) };
  for (let turn = 0; turn < 40; turn++) {
    const waiting = decision(game);
    if (!waiting) return;
    for (const option of waiting.options) meaning(game, option);
    view(game, turn % game.players);
    apply(game, waiting.options[randomBelow(chance, waiting.options.length)]);
  }
  hash(game);
}

/** Reads data and plays on; false if it was refused. Throws any other exception. */
function isUsed(chain: readonly SetProgram[], json: unknown, seed: number): boolean {
  try {
    use(fromJSON(chain, json), seed);
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.message).not.toMatch(/\n|\[object/);
    return false;
  }
}

const OTHER_VALUES = [
  ...[0, 1, 2, 3, 5, 40, 255, -1, -2, 0.5, 1e9, 1e300, 2 ** 53, true, false, null, 'x', '', [], {}, [[]]],
  ...['draft', 'standard', '0.0.1'],
  REMOVAL,
  DUPLICATION,
  (n: Data) => (typeof n === 'number' ? n + 1 : n),
  (n: Data) => (typeof n === 'number' ? n - 1 : n),
  (n: Data) => (Array.isArray(n) ? [...n, ...n] : n),
  (n: Data) => (Array.isArray(n) ? n.slice(1) : n),
  (n: Data) => (Array.isArray(n) ? n.slice(0, -1) : n),
  (n: Data) => (Array.isArray(n) ? n.toReversed() : n),
];

test('a saved game that was changed anywhere is refused or can be played on', () => {
  let used = 0;
  const mutation = fc.record({ place: fc.nat(), value: fc.constantFrom(...OTHER_VALUES) });
  fc.assert(
    fc.property(
      fc.record({ set: fc.nat(), game: fc.nat(), hashed: fc.boolean(), choices: fc.boolean() }),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      ({ set, game, hashed, choices }, mutations) => {
        const { chain, games } = saved[set % saved.length];
        const json: Data = copy(games[game % games.length]);
        if (!hashed) delete json.hash;
        for (const { place, value } of mutations) {
          // Most values are choices, so half of the changes are made elsewhere.
          const { choices: _, ...rest } = json;
          const places = pathsIn(choices ? json : rest);
          if (places.length > 0) put(json, places[place % places.length], value);
        }
        if (isUsed(chain, json, game)) used++;
      },
    ),
    runs(1200, 4),
  );
  expect(used).toBeGreaterThan(10);
});

test('a saved game with any byte changed is refused or can be played on', () => {
  const chain = [plainSet];
  const game = newGame(chain, { players: 2, seed: 9, target: 30, hands: ['ant', 'draft'] });
  for (let n = 0; n < 40; n++) apply(game, game.asked.options[n % game.asked.options.length]);
  const { hash: whole, ...edited } = toJSON(game);
  let used = 0;
  let refused = 0;
  for (const text of [JSON.stringify({ ...edited, hash: whole }), JSON.stringify(edited)]) {
    for (let at = 0; at < text.length; at++) {
      const bytes = ['', '0', '7', '-', ',', '"', 'x', '1e3', '[', '}', text[at] + text[at]];
      // A third of them at each position; a soak test tries all.
      for (const byte of bytes.filter((_, i) => process.env.SOAK || (at + i) % 3 === 0)) {
        const changed = text.slice(0, at) + byte + text.slice(at + 1);
        if (changed === text) continue;
        let json: unknown;
        try {
          json = JSON.parse(changed);
        } catch {
          continue;
        }
        if (isUsed(chain, json, at)) {
          used++;
          // With its hash, only the version may differ: no other game has this hash.
          if (changed.includes(`"hash":"${whole}"`)) {
            expect({ ...(json as GameJson), version: edited.version }).toEqual({ ...edited, hash: whole });
          }
        } else refused++;
      }
    }
  }
  expect(used).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(400);
});

describe('a saved game is refused, with the reason', () => {
  const { chain, games } = saved[0];
  const json = games[games.length >> 1];
  const changed = (change: (data: Data) => void): unknown => {
    const data: Data = copy(json);
    change(data);
    return data;
  };
  const at = json.choices.length >> 1;
  test.each<[string, unknown, RegExp]>([
    ['undefined', undefined, /^undefined is not a saved game$/],
    ['null', null, /null is not a saved game/],
    ['a string', JSON.stringify(json), /is not a saved game/],
    ['a list', [json], /a list of 1 is not a saved game/],
    ['another format', { ...json, format: 2 }, /it is of format 2, this version reads format 3/],
    [
      'a set with another hash',
      { ...json, sets: [{ ...json.sets[0], hash: '0' }] },
      /the cards have changed since the game was saved: plain-with-features \(hash [0-9a-f]{16}, then 0\)/,
    ],
    [
      'a set too many',
      { ...json, sets: [...json.sets, ...json.sets] },
      /the game was played with .*, not with/,
    ],
    ['invalid sets', { ...json, sets: [null] }, /\/sets\/0: must be an object/],
    [
      'another hash',
      { ...json, hash: '0' },
      /lead to a game with the hash [0-9a-f]{16}, not "0"; leave `hash` out/,
    ],
    [
      'another hash, by another version',
      { ...json, hash: '0', version: '99.0.0' },
      /not "0"; the game was written by version 99\.0\.0, this is/,
    ],
    ['a missing choice', changed((d) => d.choices.pop()), /lead to a game with the hash/],
    [
      'a choice that is not offered',
      changed((d) => (d.choices[at] = -7)),
      new RegExp(`/choices/${at}: is -7, which is not offered: `),
    ],
    [
      'a choice after the end',
      { ...games.findLast(({ choices }) => choices.length > 0)!, choices: [...games.at(-1)!.choices, 1] },
      /: is 1, but the game is over$/,
    ],
    ['a choice that is not a number', changed((d) => (d.choices[at] = '1')), /must be a whole number/],
    ['half a choice', changed((d) => (d.choices[at] = 0.5)), /must be a whole number/],
    ['too many choices', { ...json, choices: Array(1_000_001).fill(0) }, /must have at most 1000000/],
    [
      'parts of a state, as earlier formats had them',
      { ...json, gained: { elements: [], cards: 0, cubes: 0 }, drawn: [99] },
      /\/gained: there is no such property/,
    ],
    ['an unknown key', changed((d) => (d.cheat = 1)), /\/cheat: there is no such property/],
    [
      'a prototype',
      changed((d) => Object.defineProperty(d, '__proto__', { value: {}, enumerable: true })),
      /__proto__: there is no such property/,
    ],
    ['a missing key', changed((d) => delete d.choices), /`choices` is missing/],
    ['invalid options', { ...json, options: [] }, /\/options: must be an object/],
    ['an unknown option', changed((d) => (d.options.cheat = 1)), /\/options: unknown option "cheat"/],
    [
      'a huge number',
      changed((d) => (d.options.maxDraws = 1e300)),
      /\/options: maxDraws 1e\+300: expected a whole number/,
    ],
    ['a list of seats', changed((d) => (d.options.players = 99)), /\/options: 99 players: the set is for/],
  ])('%s', (_, data, message) => {
    expect(() => fromJSON(chain, data)).toThrow(message);
    expect(() => fromJSON(chain, data)).toThrow(UserError);
  });

  test('played with other sets', () => {
    expect(() => fromJSON([plainSet], json)).toThrow(
      /the game was played with plain-with-features, not with plain$/,
    );
  });

  test('reading does not change the data, which the game does not share', () => {
    const data = copy(json);
    use(fromJSON(chain, data), 1);
    expect(data).toEqual(json);
  });
});
