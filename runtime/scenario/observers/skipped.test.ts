/** The steps that were skipped, in the message of a failure. */
import { expect, test } from 'vitest';
import { playable } from '../../../test/base-set.ts';
import { recordFilm } from './film.ts';

function failure(lines: string, more = '') {
  const { chain, scenario } = playable(`${more}scenario "skipped" {
  board "a b c"
  where a = water with 1 fish, b = desert, c = desert with 1 lion
  ${lines}
}`);
  const { result, frames } = recordFilm(chain, scenario);
  const { message = '' } = result as { message?: string };
  return { message, frame: frames.at(-1)?.failure?.message };
}

const EATEN = 'choose a fish; remove a fish on this tile; place shark on this tile; gain 3vp';
const NO_SHARK = `(skipped 'place shark on this tile': there is no "this" any more)`;

test.each([
  [`do { ${EATEN} } expect stopped`, `but it ran to its end ${NO_SHARK}`],
  [`do { ${EATEN}; place water } expect finished`, `but a decision waits ${NO_SHARK}`],
  [`do { ${EATEN} } expect 2vp`, `expected 2 vp, got 3 ${NO_SHARK}`],
  [`do { ${EATEN} } choose a`, `no decision waits for an answer ${NO_SHARK}`],
  [`do { repeat 2 { ${EATEN} } } expect 2vp`, `expected 2 vp, got 6 ${NO_SHARK}`],
  [
    'do { choose a fish as prey; remove a fish on prey; choose a lion; place shark adjacent to prey } expect stopped',
    "(skipped 'place shark adjacent to prey': there is no `prey`)",
  ],
  [
    'do { choose a forest; remove this tile; gain 3vp } expect 2vp',
    `(skipped 'remove this tile': there is no "this")`,
  ],
  [
    'do { choose a fish; remove a fish; move all lions within 2 spaces of this 1 space; gain 3vp } expect 2vp',
    `(skipped 'move lion within 2 spaces of this': there is no "this" any more)`,
  ],
  [
    'do { choose a forest; replace a desert not in this habitat with water; gain 3vp } expect 2vp',
    `(skipped 'replace desert not in this habitat': there is no "this")`,
  ],
  [
    'do { may { choose a lion }; choose a water; remove a lion in this community; gain 3vp } choose no expect 2vp',
    `(skipped 'remove lion in this community': "this" has no community)`,
  ],
])('a failure names the step that was skipped: %s', (lines, words) => {
  const { message, frame } = failure(lines);
  expect(message).toContain(words);
  expect(frame).toContain(words);
});

test('it names the step of a card, and none whose `if` is false', () => {
  const card = (steps: string) => `card 12 brown leaves 2 energy sun { ${steps} }\n`;
  expect(failure('do card 12 expect 2vp', card(EATEN)).frame).toBe(`expected 2 vp, got 3 ${NO_SHARK}`);
  const unmet = EATEN.replace('; gain', ' if you have 3 cubes; gain').replace('given', '');
  expect(failure('given 0 cubes do card 12 expect 2vp', card(unmet)).frame).toBe('expected 2 vp, got 3');
});

test('a failure without a skipped step is as it was', () => {
  expect(failure('do { remove a shark; gain 3vp } expect 2vp').frame).toBe('expected 2 vp, got 3');
});
