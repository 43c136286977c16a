import { expect, test } from 'vitest';
import { iconLookup } from '../drawing/icons.ts';
import { initials, newPalette } from './palette.ts';

test('of words without a drawing that begin alike, each is shown by letters of its own', () => {
  const names = ['trilobite', 'trapper', 'trap', 'tiger', 'lion', 'lynx'];
  const animals = names.map((name) => ({
    name,
    plural: `${name}s`,
    count: 6,
    on: { terrain: ['water' as const] },
  }));
  const drawing = { box: [0, 0, 1, 1] as const, body: '' };
  const palette = newPalette(iconLookup({ lion: drawing, tiger: drawing }), { animals }, false);
  expect(names.map((name) => initials(name, palette))).toEqual(['Ti', 'Tp', 'Tr', 'Ti', 'Li', 'Ly']);
});
