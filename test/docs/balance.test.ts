/** `docs/research/balance.md` is about the current cards, and they meet its targets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { BUNDLED_PRICES } from '../../simulate/figures/bundled-prices.ts';
import { handsSection, keptHands } from '../../tools/balance/hands.ts';
import { MEASUREMENTS } from '../../tools/balance/measure.ts';
import { priceText } from '../../tools/balance/page.ts';

const pageAt = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/research', name), 'utf8');
const page = pageAt('balance.md');
const polar = pageAt('balance-polar-shores.md');
const cards = compile(bundledSets()).sets.flatMap(({ program }) => [...program.cards, ...program.features]);

/** The rows of the last table below a heading, with trimmed cells. */
function rowsBelow(heading: string, text = page): string[][] {
  const part = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
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

test('the cards meet all targets', () => {
  const targets = rowsBelow('Targets');
  expect(targets.length).toBeGreaterThanOrEqual(7);
  expect(targets.filter(([, , holds]) => holds !== 'holds')).toEqual([]);
  const polarTargets = rowsBelow('Targets', polar);
  expect(polarTargets.length).toBeGreaterThanOrEqual(6);
  expect(polarTargets.filter(([, , holds]) => holds !== 'holds')).toEqual([]);
});

test('small sets are compared with the prices on the page', () => {
  expect(page).toContain(priceText(BUNDLED_PRICES));
});

test('the tables of drafts list every card and feature', () => {
  expect(
    [page, polar].flatMap((text) => rowsBelow('Drafted', text)).map(([label]) => Number.parseInt(label, 10)),
  ).toEqual(cards.map(({ number }) => number));
});

test('the tables of hands list their current cards', () => {
  const rows = [rowsBelow('Footprint hands'), rowsBelow('Leaf hands'), rowsBelow('Leaf hands', polar)].flat();
  const measured = rows.map(([name, , , made]) => {
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

test('every hand was played by stronger players, and the pages show the results', () => {
  const played = keptHands();
  const names = new Set(cards.flatMap((card) => ('hands' in card ? card.hands.map(({ name }) => name) : [])));
  const found = new Set(played.flatMap(({ hands }) => hands.map(({ name }) => name)));
  expect(found).toEqual(names);
  expect(page).toContain(handsSection(MEASUREMENTS.bundled, played));
  expect(polar).toContain(handsSection(MEASUREMENTS['polar-shores'], played));
});
