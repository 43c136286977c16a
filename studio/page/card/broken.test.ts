import { expect, test } from 'vitest';
import { brokenSteps } from './broken.ts';

const TEXT = 'card 1 { place a lion; may { gain 2vp; gain 1 sun } }';
const steps = [
  ['0', 'place a lion'],
  ['1', 'may { gain 2vp; gain 1 sun }'],
  ['1.0.0', 'gain 2vp'],
  ['1.0.1', 'gain 1 sun'],
].map(([name, words]) => {
  const from = TEXT.indexOf(words!);
  return { name: name!, from, to: from + words!.length };
});

/** The broken steps after a change, with an error at `at`. */
const broken = (from: string, to: string, at = to) => {
  const now = TEXT.replace(from, to);
  return brokenSteps({ text: TEXT, steps }, now, [now.indexOf(at)]);
};

test.each([
  ['a word in a step', 'lion', 'lionn', 'lionn', ['0']],
  ['a word that became shorter', 'lion', 'lio', 'lio', ['0']],
  ['a step inside another', '2vp', '2 vpoints', 'vpoints', ['1.0.0']],
  ['a step after the change', '2vp', '2 vpoints', 'sun', ['1.0.1']],
  ['the keyword of a block', 'may', 'mya', 'mya', ['1']],
  ['a new step before another', '{ gain', '{ gian; gain', 'gian', ['1.0.0']],
  ['the head of the card', 'card 1', 'card one', 'one', []],
])('after a change, the broken steps are found: %s', (_, from, to, at, names) => {
  expect(broken(from, to, at)).toEqual(names);
});
