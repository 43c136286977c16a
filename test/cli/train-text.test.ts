import { expect, test } from 'vitest';
import { showTrained } from '../../cli/commands/train.ts';
import type { TrainingResult } from '../../simulate/index.ts';

type Surprise = NonNullable<TrainingResult['surprises']>[number];

const CARDS = [
  { number: 1, title: 'Rain' },
  { number: 2, title: null },
];

/** What is said about these cards, without the first sentences about the training. */
function saidOf(surprises: Surprise[]): string[] {
  const trial = { decisions: 0, greedy: null, learned: null };
  const about = { hash: '0123456789abcdef', seed: 1, games: 12, decisions: 40, sets: [], trial };
  const text = showTrained(
    { ...about, surprises, weights: {} as TrainingResult['weights'] },
    undefined,
    CARDS,
  );
  return text.split('\n').slice(3);
}

const clear = (number: number): Surprise => ({ number, games: 500, more: 5, low: 4, high: 6 });
const unclear = (number: number): Surprise => ({ number, games: 500, more: 0, low: -1, high: 1 });
const seldom = (number: number): Surprise => ({ number, games: 29, more: 9, low: 8, high: 10 });

const SELDOM = '1 card was in play in fewer than 30 games: too few to judge. Give more --minutes.';

test.each([
  [
    'a card stands out',
    [clear(1), unclear(2), seldom(3)],
    [
      '1 of 2 cards clearly gave more or less than effect and cost suggest, in points of lead:',
      '  1 "Rain": +5.0 (+4.0 to +6.0, 500 games)',
      SELDOM,
    ],
  ],
  ['no card is judged', [seldom(1)], [SELDOM]],
  [
    'no card stands out',
    [unclear(1)],
    ['0 of 1 card clearly gave more or less than effect and cost suggest.'],
  ],
])('%s: cards in play in fewer than 30 games do not count among those judged', (_, surprises, said) => {
  expect(saidOf(surprises)).toEqual(said);
});

test('at most ten cards are named', () => {
  const said = saidOf(Array.from({ length: 12 }, (_, at) => clear(at + 1)));
  expect(said).toHaveLength(12);
  expect(said.at(-1)).toBe('  2 more are listed with the weights.');
});
