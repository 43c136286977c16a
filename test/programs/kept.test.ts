/** Kept games: read again as they were at any moment; whatever else comes is refused, or can be played on. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledSets, topSets } from '../../cli/sources/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { describe as meaning } from '../../runtime/describe.ts';
import { apply, decision, newGame } from '../../runtime/game.ts';
import { fromJSON } from '../../runtime/kept/from-json.ts';
import { hash, toJSON } from '../../runtime/kept/json.ts';
import type { GameJson } from '../../runtime/kept/schema.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { Refusal } from '../../runtime/refusal.ts';
import type { Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view.ts';
import { plainSet } from '../plain-set.ts';
import { featureSet } from '../table/feature-set.ts';
import { PATIENT, runs } from './runs.ts';

const bundled = bundledSets();
const CHAINS = [[featureSet], compile(topSets(bundled).slice(-1), bundled).sets[0].chain];

/** States of games, one for each kind of decision that came up, and some more. */
function statesOf(sets: (typeof CHAINS)[0], games: number): GameJson[] {
  const states: GameJson[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const players = 2 + (seed % 3);
    const hands = seed % 2 === 0 ? { hands: Array<string>(players).fill('draft') } : {};
    const game = newGame(sets, { players, seed, maxDraws: 120, ...hands });
    const bots = Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));
    const kinds = new Set<string>();
    let turn = 0;
    playOut(game, bots, (state) => {
      const topmost = `${state.asked.kind} ${state.stack.length}`;
      if (kinds.has(topmost) && turn++ % 150 !== 0) return;
      kinds.add(topmost);
      states.push(toJSON(state));
    });
    states.push(toJSON(game));
  }
  return states;
}

const copy = (json: GameJson): GameJson => JSON.parse(JSON.stringify(json));

/** The same data with the keys of every object the other way round, as some databases give it back. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

const kept = CHAINS.map((sets) => ({ sets, states: statesOf(sets, 6) }));

test('every state is read again as it was, whatever the order of its keys', () => {
  for (const { sets, states } of kept) {
    const kinds = new Set(states.map(({ asked }) => asked.kind));
    expect(kinds.size).toBeGreaterThan(15);
    for (const json of states) {
      expect(toJSON(fromJSON(sets, copy(json)))).toEqual(json);
      expect(hash(fromJSON(sets, reversed(json)))).toBe(json.hash);
    }
  }
});

/** Plays on for a while, asking for all that can be asked for. Games that cannot end by themselves are cut off. */
function use(game: Game, seed: number): void {
  const chance = { random: seedRandom(seed) };
  for (let turn = 0; turn < 60; turn++) {
    const waiting = decision(game);
    if (!waiting) return;
    for (const option of waiting.options) meaning(game, option);
    view(game, turn % game.players);
    apply(game, waiting.options[randomBelow(chance, waiting.options.length)]);
  }
  hash(game);
}

/** Every place in data where a value can be changed. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...below] : below;
}

// biome-ignore lint/suspicious/noExplicitAny: data of any shape is what this is about
type Data = any;

/** Puts another value at a place of data. */
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
  ...['over', 'dial', 'effect', 'collect', 'resolve', 'yes-no', 'place'],
  REMOVED,
  DOUBLED,
  (n: Data) => (typeof n === 'number' ? n + 1 : n),
  (n: Data) => (typeof n === 'number' ? n - 1 : n),
  (n: Data) => (Array.isArray(n) ? [...n, ...n] : n),
  (n: Data) => (Array.isArray(n) ? n.slice(1) : n),
  (n: Data) => (Array.isArray(n) ? n.toReversed() : n),
];

test('a state that was changed anywhere is refused, or can be used', PATIENT, () => {
  let used = 0;
  const mutation = fc.record({
    place: fc.nat(),
    value: fc.constantFrom(...OTHER_VALUES),
    deep: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      (set, state, mutations) => {
        const { sets, states } = kept[set % kept.length];
        const json: Data = copy(states[state % states.length]);
        delete json.hash;
        for (const { place, value, deep } of mutations) {
          // Half of all changes to what is going on: the arrays of the landscape are most of the data.
          const from = deep ? { stack: json.stack, asked: json.asked, placed: json.placed } : json;
          const places = placesOf(from);
          if (places.length > 0) put(json, places[place % places.length], value);
        }
        try {
          use(fromJSON(sets, json), state);
          used++;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      },
    ),
    runs(1200, 4),
  );
  expect(used).toBeGreaterThan(10);
});

describe('what is refused, and why', () => {
  const { sets, states } = kept[0];
  const json = states[states.length >> 1];
  const changed = (change: (data: Data) => void): unknown => {
    const data: Data = copy(json);
    delete data.hash;
    change(data);
    return data;
  };
  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /undefined is no kept game/],
    ['null', null, /null is no kept game/],
    ['a text', JSON.stringify(json), /is no kept game/],
    ['a list', [json], /a list of 1 is no kept game/],
    ['another format', { ...json, format: 1 }, /format 1, this version reads format 2/],
    ['a card shown', changed((d) => d.shown.push(d.decks[0][0])), /\/shown: a card is no feature/],
    [
      'a set with another hash',
      { ...json, sets: [{ ...json.sets[0], hash: '0' }] },
      /played with "plain-with-features" with hash "0", these are/,
    ],
    ['a set too many', { ...json, sets: [...json.sets, ...json.sets] }, /played with .*, these are/],
    ['sets that are none', { ...json, sets: [null] }, /played with/],
    ['a change under the hash', { ...json, vp: json.vp.map((vp) => vp + 1) }, /changed after it was kept/],
    ['a key nobody knows', changed((d) => (d.cheat = 1)), /\/cheat: there is no such property/],
    [
      'a prototype',
      changed((d) => Object.defineProperty(d, '__proto__', { value: {}, enumerable: true })),
      /__proto__: there is no such property/,
    ],
    ['a missing key', changed((d) => delete d.bag), /`bag` is missing/],
    ['a huge number', changed((d) => (d.vp[0] = 1e300)), /\/vp\/0: must be at most/],
    ['a huge radius', changed((d) => (d.landscape.radius = 400)), /must have \d+ in it/],
    ['a card twice', changed((d) => d.decks[0].push(d.decks[0][0])), /in two places/],
    ['a missing card', changed((d) => d.decks[0].pop()), /a card is missing/],
    ['a cube too many', changed((d) => d.cubes[0]++), /\d+ cubes: the set has \d+/],
    ['points of nobody', changed((d) => d.vp.push(3)), /\/vp: must have \d in it/],
    ['a tile less', changed((d) => (d.landscape.terrain[0] = 0)), /\/landscape/],
    ['tiles counted wrong', changed((d) => d.landscape.tiles++), /\/landscape\/tiles/],
    [
      'an option too many',
      changed((d) => d.asked.options.push(d.asked.options.at(-1) + 1)),
      /another decision/,
    ],
    ['nobody asked', changed((d) => (d.asked.options = [])), /nothing is asked/],
    ['two rounds at once', changed((d) => d.stack.unshift(d.stack[0])), /one round must be at its bottom/],
  ])('%s', (_, data, said) => {
    expect(() => fromJSON(sets, data)).toThrow(said);
    expect(() => fromJSON(sets, data)).toThrow(Refusal);
  });

  test('other sets', () => {
    expect(() => fromJSON([plainSet], json)).toThrow(
      /played with "plain-with-features" .*, these are "plain"/,
    );
  });

  test('what was read is not changed, and shares nothing', () => {
    const data = copy(json);
    use(fromJSON(sets, data), 1);
    expect(data).toEqual(json);
  });
});
