import { expect, test } from 'vitest';
import { proseFixer } from '../run/prose.ts';
import { bundledSets } from './catalogue.ts';
import { applyFixes } from './compile.ts';

const known = bundledSets();
const fixes = (text: string) => {
  const set = { id: '', files: [{ file: 'a.eco', text }] };
  const { applied, changed, result } = applyFixes({ sets: [set], known });
  const codes = result.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  return { titles: applied.map(({ title }) => title), now: changed[0]?.now, codes };
};
const card = (steps: string) => `card 900 brown leaves 2 energy sun { ${steps} }`;

test('certain fixes are applied, even those that are only found after another fix', () => {
  const { now, codes, titles } = fixes(card('Gain 1vp place water'));
  expect(now).toBe(card('gain 1vp; place water'));
  expect(codes).toEqual([]);
  expect(titles.length).toBe(2);
});

test('a misspelt name is left to its author', () => {
  expect(fixes(card('place lyon'))).toMatchObject({ titles: [], now: undefined, codes: ['ECO202'] });
});

test('a correct card is not changed', () => {
  expect(fixes(card('gain 1vp'))).toMatchObject({ titles: [], now: undefined, codes: [] });
});

test.each([
  'choose another player { lose 1vp; you gain 2vp }',
  'each player { lose 1vp, gain 2vp }',
  'gain 1vp; each other player { gain 1 Lion }',
])('nothing is changed where it may be meant for another player: %s', (steps) => {
  expect(fixes(card(steps))).toMatchObject({ titles: [], now: undefined });
});

test('sentences become steps if all of them are read as they are printed', async () => {
  const written = async (steps: string) => {
    const sources = { sets: [{ id: '', files: [{ file: 'a.eco', text: card(steps) }] }], known };
    return applyFixes(sources, await proseFixer(applyFixes(sources).result)).changed[0]?.now;
  };
  expect(await written('Place a lion. Gain 2 points for each adjacent animal.')).toBe(
    card('place lion; gain 2vp per adjacent animal;'),
  );
  expect(await written('Place a lion. Get 2 points for each animal beside it.')).toBe(undefined);
  expect(await written('Place a lion. Sing.')).toBe(undefined);
});

test('a block is fixed whole or not at all', () => {
  const texts = (steps: string) => `${card(steps).replace('900', '901')}\n${card('gain 1vp place water')}`;
  for (const steps of ['Draw 2 cards, burn 1.', 'Gain 1vp place lyon', 'place forest, gain 1 sun 2'])
    expect(fixes(texts(steps)).now).toBe(texts(steps).replace('1vp place water', '1vp; place water'));
});
