/** A set with five deliberate faults: each is found and named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runFindings } from '../../simulate/figures/registry.ts';
import { remarksOf } from './remarks.ts';
import { chainOf, playedRun } from './sets.ts';

const GAMES = 160;
const chain = chainOf(readFileSync(join(import.meta.dirname, 'broken.eco'), 'utf8'));
const run = playedRun(chain, { players: 4, seed: 1, bots: Array(4).fill('random'), target: 30 }, GAMES);
const findings = runFindings(run);
const remarks = remarksOf(run);

test('a card that never does anything is found, with the condition that never held', () => {
  expect(remarks).toContainEqual(
    expect.stringMatching(
      /^Card 90 ran (\d+) times, but its step 1 \(gain\) was never reached: its condition held 0 of \1 times\.$/,
    ),
  );
});

test('a card three times too strong for its price is found', () => {
  expect(findings.price?.outliers.map(({ number }) => number)).toEqual([91]);
  expect(remarks).toContainEqual(expect.stringMatching(/^Card 91 is underpriced: 9\.0 points/));
});

test('R12.6 the card that causes an endless loop is found, although other cards also run in the loop', () => {
  expect(findings.stopped.map(({ card }) => card)).toEqual([92]);
  expect(remarks).toContainEqual(
    expect.stringMatching(/^Card 92 triggers itself in a loop: it ran up to \d+ times/),
  );
  expect(remarks).toContainEqual(
    expect.stringMatching(/^Card 92 kept running until \d+ games had to be stopped/),
  );
});

test('a branch that is never reached is found, with the condition that never held', () => {
  expect(remarks).toContainEqual(
    expect.stringMatching(
      /^Card 93 ran (\d+) times, but its step 3 \(gain\) was never reached: the condition of step 2 held 0 of \1 times\.$/,
    ),
  );
  const { gates } = findings.cards.find(({ number }) => number === 93)!;
  expect(gates).toEqual([{ step: 2, operation: 'if', kind: 'block', times: expect.any(Number), held: 0 }]);
});

test('a hand twice as good as the others is found', () => {
  const more = findings.hands.filter(({ rate, winShare }) => rate <= 0.05 && winShare > 0.25);
  expect(more.map(({ name }) => name)).toEqual(['wolf']);
  expect(remarks).toContainEqual(expect.stringMatching(/^Hand wolf wins clearly more often/));
});

test('no fault is reported for cards without a fault', () => {
  const faults = findings.cards.filter(({ neverReached }) => neverReached.length > 0);
  expect(faults.map(({ number }) => number)).toEqual([90, 93]);
  expect(
    remarks.filter((line) => /is (over|under)priced|never completed|never in play/.test(line)),
  ).toHaveLength(1);
});
