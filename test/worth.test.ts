/** Compares the points of bundled cards' effects in the saved situations with the points that they gained in games. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../compiler/compile.ts';
import { effectValue } from '../simulate/effect-value/effect-value.ts';
import { BASE, texts } from './rules/boards.ts';

test('the points of the bundled cards on boards go with what they brought in games', {
  timeout: 120_000,
}, () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/research/balance.md'), 'utf8');
  const rows = [...page.slice(page.indexOf('| card | games begun with')).matchAll(/^\| (\d+).*/gm)];
  const more = { files: texts(join(import.meta.dirname, '../cards/new-horizon')) };
  const { chain } = compile([BASE, more]).sets[1];
  // Every second card. They are sorted by number, so this mixes decks and prices.
  const some = rows.filter((_, at) => at % 2 === 0);
  const pairs = some.flatMap(([row, number]) => {
    const points = Number(row.split('|')[5]);
    const found = effectValue(chain, Number(number));
    return found ? [{ points, mean: found.points }] : [];
  });
  expect(pairs.length).toBeGreaterThan(50);
  expect(
    correlation(
      pairs.map(({ points }) => points),
      pairs.map(({ mean }) => mean),
    ),
  ).toBeGreaterThan(0.75);
});

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = mean(a.map((one, at) => (one - meanA) * (b[at] - meanB)));
  const spread = (list: readonly number[], middle: number) => mean(list.map((one) => (one - middle) ** 2));
  return product / Math.sqrt(spread(a, meanA) * spread(b, meanB));
}
