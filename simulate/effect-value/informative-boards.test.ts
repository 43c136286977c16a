/** The most informative situations for a card. */
import { expect, test } from 'vitest';
import { runToEnd } from '../../program/index.ts';
import { playable } from '../../test/base-set.ts';
import { effectValue } from './effect-value.ts';
import { informativeBoardsInSteps } from './informative-boards.ts';

function informativeBoards(effect: string) {
  const { chain } = playable(`card 1 brown leaves 2 energy sun { ${effect} }`);
  return { found: runToEnd(informativeBoardsInSteps(chain, 1)), mean: effectValue(chain, 1)?.mean };
}

test('informative boards have the most, least and median points, none at all, most choices or a surprise', () => {
  const { found, mean } = informativeBoards('gain 1vp per lion in the landscape; may remove a lion');
  const by = Object.fromEntries(found!.informative.map((one) => [one.kind, one]));
  expect(found?.boards).toBe(400);
  expect(Object.keys(by)).toEqual(['most', 'least', 'median', 'nothing', 'choices', 'surprise']);
  expect(by.most.points).toBeGreaterThan(mean!);
  expect(by.least.points).toBeLessThan(mean!);
  expect(by.least.points).toBeLessThanOrEqual(by.median.points);
  expect(by.nothing).toMatchObject({ points: 0 });
  expect(by.choices.choices).toBe(by.choices.chosen.length);
  expect(by.surprise.alike).toBeLessThan(400);
});

test('each step has the number of boards in which it did something', () => {
  const { found } = informativeBoards(
    'gain 1vp; if there are at least 9 mountain habitats { gain 2vp }; gain 1vp per lion in the landscape',
  );
  expect(found?.steps.map(({ path }) => path)).toEqual([[0], [1], [2]]);
  const [first, condition, last] = found!.steps;
  expect(first).toMatchObject({ reached: 400, did: 400 });
  expect(condition.did).toBe(0);
  expect(last.did).toBeGreaterThan(0);
  expect(last.did).toBeLessThan(400);
  expect(found?.informative.map(({ kind }) => kind)).not.toContain('nothing');
});

test('boards are of the first use; steps count at any use, and a block by what is in it', () => {
  const { found } = informativeBoards('gain 1vp; if this is its last use { gain 5vp }');
  expect(found?.boards).toBe(400);
  expect(new Set(found?.informative.map(({ points }) => points))).toEqual(new Set([1]));
  expect(found?.steps.map(({ did }) => did)).toEqual([400, 400, 400]);
});
