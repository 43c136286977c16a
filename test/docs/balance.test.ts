/** `docs/balance.md` is of the cards there are, and what is asked of them holds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { BUNDLED_PRICES } from '../../simulate/findings/bundled-prices.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/balance.md'), 'utf8');
const cards = compile(bundledSets()).sets.flatMap(({ program }) => [...program.cards, ...program.features]);

/** The rows of the last table below a heading, cells without the space around them. */
function rowsBelow(heading: string): string[][] {
  const part = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const tables = part.split('\n\n').flatMap((block) => (block.trim().startsWith('|') ? [block.trim()] : []));
  return (tables.at(-1) ?? '')
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test('everything that is asked of the cards holds', () => {
  const asked = rowsBelow('What is asked of them');
  expect(asked.length).toBeGreaterThanOrEqual(7);
  expect(asked.filter(([, , holds]) => holds !== 'holds')).toEqual([]);
});

test('small sets are compared with the prices the page names', () => {
  const { cards: amount, base, perEnergy, perLeaf, error } = BUNDLED_PRICES;
  expect(page).toContain(
    `An effect of ${amount} cards makes about ${base.toFixed(1)} points, ${perEnergy.toFixed(1)} more for each energy spot and ${perLeaf.toFixed(1)} for each leaf, give or take ${error.toFixed(1)}.`,
  );
});

test('every card and feature was drafted', () => {
  expect(rowsBelow('Drafted').map(([label]) => Number.parseInt(label, 10))).toEqual(
    cards.map(({ number }) => number),
  );
});

test('the hands that were played have the cards they have now', () => {
  const measured = ['Footprint hands', 'Leaf hands'].flatMap(rowsBelow).map(([name, , , made]) => {
    const numbers = made?.split(', ').map((one) => Number.parseInt(one, 10)) ?? [];
    return [name, numbers.toSorted((a, b) => a - b)];
  });
  const now = Map.groupBy(
    cards.flatMap((card) =>
      'hands' in card ? card.hands.map(({ name }) => ({ name, number: card.number })) : [],
    ),
    ({ name }) => name,
  );
  expect(Object.fromEntries(measured)).toEqual(
    Object.fromEntries([...now].map(([name, members]) => [name, members.map(({ number }) => number)])),
  );
});
