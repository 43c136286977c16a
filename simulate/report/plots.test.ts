/** Labels in plots. */
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { plotPictures } from './plots.ts';

test('a long label is cut between visible characters, never inside one', () => {
  const family = '👩‍👩‍👧‍👦';
  const one = { card: 813, lift: 0, low: -0.1, high: 0.1, named: false };
  const { wide } = plotPictures({
    kind: 'lift',
    of: { rows: [{ ...one, label: `813 "Crabs ${family.repeat(20)}"` }] },
  });
  expect(wide).toContain(`813 "Crabs ${family.repeat(5)}…"`);
  expect(wide.isWellFormed()).toBe(true);
});

test('beside long labels, the axis of a plot for a phone still has several numbers', () => {
  const rows = [-0.12, 0.08].map((lift, at) => ({
    card: at,
    label: `${at} "A very long title"`,
    lift,
    low: lift - 0.05,
    high: lift + 0.05,
    named: false,
  }));
  const { document } = parseHTML(plotPictures({ kind: 'lift', of: { rows } }).narrow);
  const numbers = [...document.querySelectorAll('[aria-label="x-axis tick label"] text')];
  // There is an axis above and one below.
  expect(new Set(numbers.map(({ textContent }) => textContent)).size).toBeGreaterThanOrEqual(3);
});

/** The labels of a plot with their positions: text, x and y. */
const placesIn = (svg: string) =>
  [...parseHTML(svg).document.querySelectorAll('text')].flatMap((text) => {
    const [, x, y] = /translate\(([\d.-]+),([\d.-]+)\)/.exec(text.getAttribute('transform') ?? '') ?? [];
    return /^\d{3}/.test(text.textContent ?? '')
      ? [{ name: text.textContent, x: Number(x), y: Number(y) }]
      : [];
  });

test('labels of cards with the same price and the same points do not overlap', () => {
  const axes = ['a', 'b'] as const;
  const like = { margin: 0.1, named: false };
  const rows = [601, 602, 603, 604].map((number) => ({ ...like, label: `${number} "Rain"`, x: 2, y: 4 }));
  const { wide } = plotPictures({
    kind: 'paired',
    of: { rows: [...rows, { ...like, label: '605 "Far"', x: 9, y: 1 }], axes },
  });
  const places = placesIn(wide).filter(({ name }) => name !== '605 "Far"');
  expect(places.map(({ name }) => name)).toEqual(rows.map(({ label }) => label));
  const heights = places.map(({ y }) => y).toSorted((a, b) => a - b);
  for (const [at, height] of heights.slice(1).entries())
    expect(height - heights[at]).toBeGreaterThanOrEqual(12);
  const agreed = rows.map(({ label }) => ({ label, x: 10, y: 20, named: true }));
  expect(
    new Set(
      placesIn(plotPictures({ kind: 'paired', of: { rows: agreed, axes, fromZero: true } }).narrow).map(
        ({ y }) => y,
      ),
    ).size,
  ).toBe(4);
});
