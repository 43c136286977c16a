/** Saved games: any game is restored exactly, and any other data is refused or is a playable game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledSets, topSets } from '../../cli/load/sources/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { UserError } from '../../program/index.ts';
import type { Block } from '../../program/operations.ts';
import type { SetProgram } from '../../program/set.ts';
import { apply, decision, newGame } from '../../runtime/game.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { fromJSON } from '../../runtime/save/from-json.ts';
import { type GameJson, hash, toJSON } from '../../runtime/save/json.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { describe as meaning } from '../../runtime/view/describe.ts';
import { view } from '../../runtime/view/view.ts';
import { plainSet } from '../plain-set.ts';
import { card, setOf } from '../table/cards.ts';
import { featureSet } from '../table/feature-set.ts';
import { sets } from './game.ts';
import { PATIENT, runs } from './runs.ts';

const bundled = bundledSets();
const CHAINS = [[featureSet], ...compile(topSets(bundled), bundled).sets.map(({ chain }) => chain)];

const copy = <T>(json: T): T => JSON.parse(JSON.stringify(json));

/** Saves a game and reads it again. */
const again = (game: Game): Game => fromJSON(game.tables.sets, copy(toJSON(game)));

/** The same data with the keys of every object in reverse order, since some databases reorder them. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

/** A game among players who choose at random. Calls `look` with the game and the answer before each answer. */
function played(
  chain: readonly SetProgram[],
  options: Parameters<typeof newGame>[1],
  look: (game: Game, option: number) => void,
): Game {
  const game = newGame(chain, options);
  const { players, seed } = options;
  const bots = Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));
  playOut(game, bots, look);
  return game;
}

/** Saved games of each chain, with several for each kind of decision. */
function savedGames(chain: readonly SetProgram[], games: number): GameJson[] {
  const saved: GameJson[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const players = 2 + (seed % 3);
    const hands = seed % 2 === 0 ? { hands: Array<string>(players).fill('draft') } : {};
    const kinds = new Set<string>();
    const end = played(chain, { players, seed, maxDraws: 120, ...hands }, (state) => {
      const topmost = `${state.asked.kind} ${state.stack.length}`;
      if (kinds.has(topmost)) return;
      kinds.add(topmost);
      saved.push(toJSON(state));
      expect(hash(again(state))).toBe(hash(state));
    });
    saved.push(toJSON(end));
  }
  return saved;
}

const saved = CHAINS.map((chain) => ({ chain, games: savedGames(chain, 2) }));

test('saved games are read back unchanged, whatever the order of the keys', () => {
  for (const { chain, games } of saved) {
    for (const json of games) {
      expect(toJSON(fromJSON(chain, copy(json)))).toEqual(json);
      expect(hash(fromJSON(chain, reversed(json)))).toBe(json.hash);
    }
  }
});

test(
  'games with random cards can be saved and read at every decision, and continue the same way',
  PATIENT,
  () => {
    let decisions = 0;
    fc.assert(
      fc.property(sets, fc.integer({ min: 2, max: 4 }), fc.nat(), (set, players, seed) => {
        const cards = set.cards.map((one, n) => ({
          ...one,
          deck: n % 2 ? ('blue' as const) : ('brown' as const),
        }));
        const chain = [{ ...set, cards, vocabulary: { ...set.vocabulary, settings: SMALL_DEAL } }];
        const hands = Array<string>(players).fill('draft');
        const answers: number[] = [];
        let read: Game | undefined;
        const end = played(chain, { players, seed, hands, maxDraws: 12 }, (state, option) => {
          // The game read at the previous decision continues like the original. Cards that turn themselves back make
          // games of thousands of decisions; reading one takes as long as playing it.
          if (answers.length > 400) return;
          if (read) apply(read, answers[answers.length - 1]);
          if (read) expect(hash(read)).toBe(hash(state));
          read = again(state);
          expect(hash(read)).toBe(hash(state));
          expect(decision(read)).toEqual(decision(state));
          answers.push(option);
          decisions++;
        });
        expect(toJSON(end).choices.slice(0, answers.length)).toEqual(answers);
        expect(hash(again(end))).toBe(hash(end));
      }),
      runs(24, 71),
    );
    expect(decisions).toBeGreaterThan(500);
  },
);

/** A deal so small that a set of thirty cards is enough for a draft. */
const SMALL_DEAL = { ...plainSet.vocabulary.settings, deal: [{ brown: 2, blue: 1, active: 2 }] };

/**
 * A game in which every card has these steps and all seats choose the highest option number, played until `isThere`.
 */
function playedWith(steps: Block, isThere: (game: Game) => boolean): Game {
  const cards = Array.from({ length: 24 }, (_, n) =>
    card(n + 1, 'sun', steps, { deck: n % 2 ? 'blue' : 'brown' }),
  );
  const settings = { ...SMALL_DEAL, target: { full: 99_999, short: 99_999 } };
  const chain = [setOf(cards, { settings, elements: ELEMENTS })];
  const game = newGame(chain, { players: 2, seed: 3, hands: ['draft', 'draft'], maxDraws: 1000 });
  while (!isThere(game) && decision(game)) apply(game, Math.max(...game.asked.options));
  expect(isThere(game)).toBe(true);
  return game;
}

const ELEMENTS = [
  { name: 'sun', count: 40, any: false },
  { name: 'wild', count: 2, any: true },
];

const gain = (amount: number): Block[number] => ({ op: 'gain', rewards: [{ gain: 'vp', amount }] });
describe('regressions: a saved game can be read back', () => {
  test('with a step that asks twice', () => {
    const steps: Block = [
      { op: 'place', quantity: { amount: 1, upTo: true }, kinds: ['desert', 'water', 'mountain'] },
    ];
    const game = playedWith(
      steps,
      ({ asked, stack }) => asked.kind === 'place' && stack.at(-1)?.task === 'effect',
    );
    expect(hash(again(game))).toBe(hash(game));
  });

  test('in the middle of `repeat 20000 { may … }`', () => {
    const steps: Block = [
      { op: 'repeat', times: { times: 20_000 }, steps: [{ op: 'may', steps: [gain(1)] }] },
    ];
    const game = playedWith(steps, ({ decisions, asked }) => decisions > 15_000 && asked.kind === 'yes-no');
    expect(game.vp[0] + game.vp[1]).toBeGreaterThan(10_000);
    expect(hash(again(game))).toBe(hash(game));
  });

  test('with more than 10,000 elements still to be gained', () => {
    const steps: Block = [{ op: 'gain', rewards: [{ gain: 'element', element: 'sun', amount: 15_000 }] }];
    const game = playedWith(steps, ({ stack }) =>
      stack.some((frame) => frame.task === 'elements' && Math.max(...frame.left) > 10_000),
    );
    expect(hash(again(game))).toBe(hash(game));
  });
});

test('a copy is saved with its own choices, and the original keeps its choices', () => {
  const game = newGame([plainSet], { players: 2, seed: 4 });
  apply(game, game.asked.options[0]);
  const copies = [clone(game), structuredClone(game)];
  for (const one of copies) apply(one, one.asked.options[1]);
  apply(game, game.asked.options[0]);
  for (const one of [game, ...copies]) expect(hash(again(one))).toBe(hash(one));
  expect(copies.map((one) => toJSON(one).choices)).toEqual([
    toJSON(copies[0]).choices,
    toJSON(copies[0]).choices,
  ]);
  expect(toJSON(game).choices).not.toEqual(toJSON(copies[0]).choices);
});

test('a game without a setup or with too many choices cannot be saved', () => {
  const game = { ...newGame([plainSet], { players: 2, seed: 4 }), setup: null };
  expect(() => toJSON(game)).toThrow(/cannot be saved: it was not set up with `newGame`/);
  const long = { ...newGame([plainSet], { players: 2, seed: 4 }), decisions: 1_000_001 };
  expect(() => toJSON(long)).toThrow(/it took 1000001 choices, a saved game has at most 1000000/);
});

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

/** The paths of all values in data that can be changed. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...below] : below;
}

// biome-ignore lint/suspicious/noExplicitAny: data of any shape is what this is about
type Data = any;

/** Sets the value at a path, or removes it. */
function put(json: Data, path: (string | number)[], value: unknown): void {
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key], json);
  const key = path[path.length - 1];
  if (value === REMOVED && Array.isArray(holder)) holder.splice(key as number, 1);
  else if (value === REMOVED) delete holder[key];
  else if (value === DOUBLED) {
    if (Array.isArray(holder)) holder.splice(key as number, 0, holder[key as number]);
  } else if (typeof value === 'function') holder[key] = value(holder[key]);
  else holder[key] = typeof value === 'object' ? structuredClone(value) : value;
}
const REMOVED = Symbol('removed');
const DOUBLED = Symbol('doubled');

const OTHER_VALUES = [
  ...[0, 1, 2, 3, 5, 40, 255, -1, -2, 0.5, 1e9, 1e300, 2 ** 53, true, false, null, 'x', '', [], {}, [[]]],
  ...['draft', 'standard', '0.0.1'],
  REMOVED,
  DOUBLED,
  (n: Data) => (typeof n === 'number' ? n + 1 : n),
  (n: Data) => (typeof n === 'number' ? n - 1 : n),
  (n: Data) => (Array.isArray(n) ? [...n, ...n] : n),
  (n: Data) => (Array.isArray(n) ? n.slice(1) : n),
  (n: Data) => (Array.isArray(n) ? n.slice(0, -1) : n),
  (n: Data) => (Array.isArray(n) ? n.toReversed() : n),
];

test('a saved game that was changed anywhere is refused or can be played on', PATIENT, () => {
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
          const places = placesOf(choices ? json : rest);
          if (places.length > 0) put(json, places[place % places.length], value);
        }
        if (isUsed(chain, json, game)) used++;
      },
    ),
    runs(1200, 4),
  );
  expect(used).toBeGreaterThan(10);
});

test('a saved game with any byte changed is refused or can be played on', PATIENT, () => {
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
