/** The states of watched runs, and proof that watching changes nothing. */
import { expect, test } from 'vitest';
import { playable } from '../../../test/base-set.ts';
import { gameOn, tryOut } from '../trial.ts';
import { recordStates } from './film.ts';

function states(text: string) {
  const { chain, scenario } = playable(text);
  return recordStates(chain, scenario);
}

test('each step of an effect has a state with its changes, gains and decision', () => {
  const { states: all, result } = states(`scenario "two lions" {
  board "a 1"
  where a = desert
  do { place 2 lion; gain 3vp; may { place water }; gain 1 sun }
  choose yes
  choose 1
  expect 1 is water
}`);
  expect(result).toEqual({ passed: true });
  const summary = all.map(({ line, step, changed, gained, waits }) => [
    ...[line, step?.path.join('.'), changed.length],
    ...[gained.map(({ what, amount }) => `${amount} ${what}`).join(), waits],
  ]);
  expect(summary).toEqual([
    [undefined, undefined, 0, '', false],
    [0, '0', 1, '', false],
    [0, '1', 0, '3 vp', false],
    [0, '2', 0, '', true],
    [1, '2.0.0', 0, '', true],
    [2, '2.0.0', 1, '', false],
    [2, '3', 0, '1 sun', false],
    [3, undefined, 0, '', false],
  ]);
  expect(all[4].options.map(({ name, choose }) => [name, choose])).toContainEqual(['Place on 1', '1']);
});

test('a step that can do nothing also has a state, and the failing state is the last', () => {
  const { states: all } = states(`scenario "no lion" {
  board "a"
  where a = water
  do { move a lion 1 space; gain 1vp }
  expect 2vp
}`);
  expect(all.map(({ step, changed, gained }) => [step?.op, changed.length, gained.length])).toEqual([
    [undefined, 0, 0],
    ['move', 0, 0],
    ['gain', 0, 1],
    [undefined, 0, 0],
  ]);
  expect(all.at(-1)?.failure).toMatchObject({ code: 'ECO619', came: '1vp' });
});

test('a card that is not kept, or kept already, is said to be what it is', () => {
  const came = (given: string, expected: string) =>
    states(`card 901 brown leaves 2 energy sun { at end { gain 1vp } }
scenario "kept" { board "g" given card 901 ${given}; expect card 901 ${expected}; }`).states.at(-1)?.failure
      ?.came;
  expect(came('active', 'kept')).toBe('card 901 has 2 leaves');
  expect(came('kept', 'has 1 leaf')).toBe('card 901 kept');
});

test('a step that draws from the bag shows what came', () => {
  const { states: all } = states(`scenario "luck" {
  layout standard
  given next sun, water, sun
  do { draw 2 elements; gain 1vp; draw an element }
  expect 1vp
}`);
  expect(all.map(({ drawn }) => drawn)).toEqual([undefined, ['sun', 'water'], undefined, ['sun'], undefined]);
});

test('an effect that repeats very often has a limited number of states', () => {
  const { states: all, leftOut } = states(`scenario "often" {
  layout standard
  do { repeat 5000 { gain 1vp } }
  expect 5000vp
}`);
  expect(all.length).toBeLessThan(500);
  expect(leftOut).toBeGreaterThan(4000);
  expect(all.at(-1)).toMatchObject({ line: 1 });
});

test('choices are repeated until one of them is not offered', () => {
  const { chain } = playable('card 1 brown leaves 2 energy sun { place water; gain 1vp }');
  const board = [{ q: 0, r: 0, terrain: 'desert' as const, mountains: 0, forests: 0, animals: [] }];
  const tried = (...choices: string[]) => tryOut(gameOn(chain, board, 1), 1, choices);
  expect(tried()).toMatchObject({ status: 'waits', made: [] });
  expect(tried().states.at(-1)?.options).toContainEqual(expect.objectContaining({ name: 'Place on m11' }));
  expect(tried('m11')).toMatchObject({ status: 'finished', made: ['m11'] });
  expect(tried('m11').states.map(({ line }) => line)).toEqual([undefined, 0, 1, 1]);
  expect(tried('m14')).toMatchObject({ status: 'waits', made: [], refused: { choose: 'm14', at: 0 } });
});

const REWARDS = [
  ['1vp or 2vp', '1 point, 2 points', 'first, second'],
  ['a card or a card of 5', '1 card, 1 card of 5', 'first, second'],
  ['1 sun or 2 of sun, water', '1 sun, 2 sun or water', 'first, second'],
  ['a cube or 2 sun or 1vp', '1 cube, 2 sun, 1 point', 'cube, sun, vp'],
];

test.each(REWARDS)(
  'each reward of `gain %s` has a name, and words that choose only that reward',
  (gain, names, words) => {
    const text = (choose: string) => `scenario "gain" { board "d" do { gain ${gain} } ${choose} }`;
    const { options } = states(text('')).states.at(-1)!;
    expect(options.map(({ name }) => name).join(', ')).toBe(names);
    expect(options.map(({ choose }) => choose).join(', ')).toBe(words);
    for (const { choose } of options)
      expect(states(text(`choose ${choose}`)).result).toEqual({ passed: true });
  },
);
