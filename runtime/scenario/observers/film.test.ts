/** The contents of a film's frames. */
import { expect, test } from 'vitest';
import { playable } from '../../../test/base-set.ts';
import { recordFilm, recordStates } from './film.ts';

function film(text: string) {
  const { chain, scenario } = playable(text);
  return { ...recordFilm(chain, scenario), start: recordStates(chain, scenario).states[0] };
}

test('a frame has the board, the changes, the gains and the options', () => {
  const { start, frames, result } = film(`scenario "two lions" {
  board "a 1"
  where a = desert
  do { place 2 lion; gain 3vp; gain 1 sun; place water }
  choose 1
  expect a is desert with 2 lion
}`);
  expect(result).toEqual({ passed: true });
  expect(start).toMatchObject({ waits: false, options: [], names: [{ name: 'a' }, { name: '1' }] });
  expect(start.board).toMatchObject([{ q: 0, r: 0, terrain: 'desert', animals: [] }]);
  const [done, chosen, expected] = frames;
  expect(done).toMatchObject({
    kind: 'do',
    at: { line: 4 },
    changed: [{ q: 0, r: 0 }],
    gained: [
      { player: 1, what: 'vp', amount: 3 },
      { player: 1, what: 'sun', amount: 1 },
    ],
    waits: true,
    question: 'Where does the water go?',
  });
  expect(done.board).toMatchObject([{ animals: ['lion', 'lion'] }]);
  expect(done.options).toHaveLength(6);
  for (const { choose, hexes } of done.options) {
    expect(done.names).toContainEqual({ ...hexes[0], name: choose });
  }
  expect(chosen).toMatchObject({
    kind: 'choose',
    changed: [{ q: 1, r: 0 }],
    gained: [],
    options: [],
    waits: false,
  });
  expect(expected).toMatchObject({ kind: 'expect', changed: [], gained: [] });
  expect(expected).not.toHaveProperty('failure');
});

test('paying shows as a negative gain', () => {
  const { frames } = film(`card 12 brown leaves 2 energy sun { gain 1 cube }
scenario "paid" {
  layout standard
  given 3 cubes
  given hand 12
  do { pay 2 cubes; gain 1 card; pay 1 card; gain 5vp }
}`);
  expect(frames[0].gained).toEqual([
    { player: 1, what: 'vp', amount: 5 },
    { player: 1, what: 'cube', amount: -2 },
  ]);
});

test('the failing frame is the last, and has the actual value next to the expected one', () => {
  const { frames, result } = film(`scenario "one short" {
  layout standard
  do { gain 2vp }
  expect 3vp
  expect finished
}`);
  expect(frames).toHaveLength(2);
  expect(frames[1].failure).toEqual({ code: 'ECO619', message: 'expected 3 vp, got 2', came: '2vp' });
  expect(result).toMatchObject({ passed: false, code: 'ECO619', at: { line: 4 } });
});

test('a failed expectation about a cell has the expected tile, which differs only where it must', () => {
  const asked = (expectation: string) => {
    const { frames } = film(`scenario "a place" {
  board "a b 1"
  where a = desert with 1 mountain and 2 lion and 1 antelope, b = water
  expect ${expectation}
}`);
    return frames[0].failure?.asked;
  };
  const a = {
    q: -1,
    r: 0,
    terrain: 'desert',
    mountains: 1,
    forests: 0,
    animals: ['lion', 'lion', 'antelope'],
  };
  expect(asked('a is desert with 1 lion')).toEqual({
    q: -1,
    r: 0,
    tile: { ...a, animals: ['lion', 'antelope'] },
  });
  expect(asked('a is water with at least 3 lion')).toEqual({
    q: -1,
    r: 0,
    tile: { ...a, terrain: 'water', animals: ['lion', 'lion', 'antelope', 'lion'] },
  });
  expect(asked('a is land with 2 forest and at most 0 mountain')).toMatchObject({
    tile: { ...a, mountains: 0, forests: 2 },
  });
  expect(asked('a is land with 1 animal')).toMatchObject({ tile: { ...a, animals: ['lion'] } });
  expect(asked('a is empty')).toEqual({ q: -1, r: 0 });
  expect(asked('1 is land')).toEqual({
    q: 1,
    r: 0,
    tile: { q: 1, r: 0, terrain: 'grassland', mountains: 0, forests: 0, animals: [] },
  });
  expect(asked('9 lion in the landscape')).toBeUndefined();
});

test('an option has its thing and its destination', () => {
  const { frames } = film(`scenario "a move" {
  board "a b c"
  where a = desert with 1 lion, b = desert, c = desert
  do { move a lion 2 spaces }
  choose a to c
}`);
  expect(frames[0].options).toContainEqual({
    choose: expect.stringContaining('a'),
    hexes: [
      { q: -1, r: 0 },
      { q: 1, r: 0 },
    ],
    thing: 'lion',
    to: { q: 1, r: 0 },
  });
});

test('an endless effect is stopped, and the failure says so', () => {
  const { frames, result } = film(`scenario "for ever" {
  layout standard
  do { repeat 99999 { repeat 99999 { gain 1vp } } }
  expect 1vp
}`);
  expect(frames).toHaveLength(1);
  expect(frames[0].failure?.message).toMatch(/repeats more than|looks at more than/);
  expect(result.passed).toBe(false);
});
