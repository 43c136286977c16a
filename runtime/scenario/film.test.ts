/** What the frames of a film hold. */
import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';
import { filmOf } from './film.ts';

function film(text: string) {
  const { sets, problems } = compileText(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return filmOf(sets[0].chain, sets[0].scenarios[0]);
}

test('a frame has the board, what changed, what was gained, and what is offered', () => {
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
    question: 'where to place the water',
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

test('what is paid is a negative gain', () => {
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

test('the frame that fails is the last and says what came beside what was asked', () => {
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

test('an effect without an end is stopped and said to be', () => {
  const { frames, result } = film(`scenario "for ever" {
  layout standard
  do { repeat 99999 { repeat 99999 { gain 1vp } } }
  expect 1vp
}`);
  expect(frames).toHaveLength(1);
  expect(frames[0].failure?.message).toMatch(/repeats more than|looks at more than/);
  expect(result.passed).toBe(false);
});
