/** Sets from JSON: invalid ones are refused with a clear message, and valid ones play as if compiled from text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setFile } from '../../compiler/emit/json.ts';
import { hashSet } from '../../program/hash.ts';
import { loadSet } from '../../program/json/load.ts';
import type { SetProgram } from '../../program/set.ts';
import { newGame } from '../../runtime/game.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { hash } from '../../runtime/save/json.ts';
import { type Data, pathsIn, put } from '../programs/changed-data.ts';
import { bundled, ownSet } from './sets.ts';

const own = ownSet();
const base = bundled()[0];

/** A set's data with one change, and without its hash, which would reveal any change. */
function changed(change: (json: Data) => void): unknown {
  const json = JSON.parse(setFile(own.program));
  delete json.hash;
  change(json);
  return json;
}
const REFUSED: [path: string, message: RegExp, change: (json: Data) => void][] = [
  [
    '/cards/0/steps/0/kinds/0',
    /no animal or other thing `aunt`/,
    (j) => (j.cards[0].steps[0].kinds = ['aunt']),
  ],
  ['/cards/0/energy/1', /no element `rain`/, (j) => (j.cards[0].energy[1] = 'rain')],
  ['/cards/0/energy/1', /cannot be wild/, (j) => (j.cards[0].energy[1] = 'wild')],
  ['/cards/0/hands/0/name', /no hand `hill`/, (j) => (j.cards[0].hands = [{ name: 'hill', active: false }])],
  [
    '/features/0/hands/0/name',
    /no hand `hill`/,
    (j) => (j.features[0].hands = [{ name: 'hill', active: false }]),
  ],
  ['/features/0/hands/0/active', /false/, (j) => (j.features[0].hands = [{ name: 'hill', active: true }])],
  ['/features/0/triggers/1/thing', /`aunt`/, (j) => (j.features[0].triggers[1].thing = 'aunt')],
  ['/cards/0/steps/0/op', /one of "gain", "place"/, (j) => (j.cards[0].steps[0].op = 'plaec')],
  ['/cards/0/steps/0/kind', /no such property/, (j) => (j.cards[0].steps[0].kind = 'ant')],
  ['/cards/2/steps/0/times', /nothing that fits here/, (j) => (j.cards[2].steps[0].times = {})],
  ['/cards/0/steps/0/quantity/amount', /at least 1/, (j) => (j.cards[0].steps[0].quantity.amount = 0)],
  ['/cards/0', /`leaves` is missing/, (j) => delete j.cards[0].leaves],
  ['/cards/0/leaves', /a whole number/, (j) => (j.cards[0].leaves = '2')],
  ['/cards/0/impact', /replace, remove and swap nothing/, (j) => (j.cards[0].impact = true)],
  ['/cards/1/number', /another card 900/, (j) => (j.cards[1].number = 900)],
  ['/format', /reads format 1/, (j) => (j.format = 2)],
  ['/hash', /changed after it was built/, (j) => (j.hash = '0123456789abcdef')],
];

test.each(REFUSED)('%s is refused: %s', (path, message, change) => {
  const { problem } = loadSet(changed(change), base.chain);
  expect(problem?.path).toBe(path);
  expect(problem?.message).toMatch(message);
});

test('only the first of several mistakes is reported', () => {
  const twice = changed((json) => {
    json.cards[0].leaves = '2';
    json.cards[2].steps[0].times = {};
  });
  expect(loadSet(twice, base.chain).problem).toEqual({
    path: '/cards/0/leaves',
    message: 'must be a whole number',
  });
});

test('a set is refused unless exactly the sets that it extends are given', () => {
  const refused = (text: string, below: readonly SetProgram[]) => loadSet(JSON.parse(text), below).problem;
  const path = '/extends';
  const first = { path, message: 'the set `first-continent` has to be read before this one' };
  expect(refused(setFile(own.program), [])).toEqual(first);
  expect(refused(setFile(base.program), own.chain)).toMatchObject({ path });
});

test.each([null, 7, 'set', []])('%j is not a set', (json) => {
  expect(loadSet(json).problem).toEqual({ path: '', message: 'must be an object' });
});

test('any other value at any position either loads or is refused with a path', () => {
  const text = JSON.stringify(changed(() => undefined));
  const places = pathsIn(JSON.parse(text));
  const junk = fc.constantFrom(null, -1, 1.5, 'x', 'Two words', true, [], {}, [[]], { op: 'gain' });
  fc.assert(
    fc.property(fc.constantFrom(...places), junk, (place, value) => {
      const json = JSON.parse(text);
      put(json, place, value);
      const { problem, chain } = loadSet(json, base.chain);
      if (chain) expect(() => newGame(chain, { players: 4, seed: 1 })).not.toThrow(TypeError);
      else expect(problem.path).toMatch(/^(\/[^/]+)*$/);
    }),
    { numRuns: 300 },
  );
});

/** Plays a game with bots; returns its hash at the end. */
function played(chain: readonly SetProgram[], seed: number): string {
  const game = newGame(chain, { players: 3, seed, target: 25 });
  playOut(
    game,
    Array.from({ length: 3 }, (_, seat) => makeBot('random', seed, seat)),
  );
  return hash(game);
}

test('a set from JSON plays exactly like the set compiled from text', () => {
  const bottom = loadSet(JSON.parse(setFile(base.program)));
  const loaded = loadSet(JSON.parse(setFile(own.program)), bottom.chain);
  expect([bottom.problem, loaded.problem]).toEqual([undefined, undefined]);
  expect(loaded.chain).toEqual(own.chain);
  expect(loaded.chain!.map(hashSet)).toEqual(own.chain.map(hashSet));
  for (let seed = 1; seed <= 8; seed++) expect(played(loaded.chain!, seed)).toBe(played(own.chain, seed));
});

test('a loaded set shares no objects with its JSON', () => {
  const json = JSON.parse(setFile(own.program));
  const { chain } = loadSet(json, own.chain.slice(0, -1));
  json.cards[0].steps.length = 0;
  json.vocabulary.animals.length = 0;
  expect(chain).toEqual(own.chain);
});
