/** The colours of boards: they match the studio's page and have enough contrast. */
import { readFileSync } from 'node:fs';
import { wcagContrast as contrast, wcagLuminance as luminance } from 'culori';
import { expect, test } from 'vitest';
import { boardColours, COLOURS, type ColourName, coloursFor, ON_TILES } from './colours.ts';

const tokens = readFileSync(new URL('../../studio/page/tokens.css', import.meta.url), 'utf8');

const THEMES = [
  ['day', 0],
  ['night', 1],
] as const;
const colour = (name: ColourName, theme: 0 | 1) => COLOURS[name][theme];

test.each(Object.entries(COLOURS))('%s has the same value as on the studio page', (name, [day, night]) => {
  const [, value] = new RegExp(`^ *--${name}: *([^;]+);`, 'mi').exec(tokens)!;
  const same = day === night ? day : `light-dark(${day}, ${night})`;
  expect(value!.toUpperCase()).toBe(same.toUpperCase());
});

test('on tiles, cube, good and bad have the day colours of the studio page', () => {
  for (const name of ['cube', 'good', 'bad'] as const) {
    expect(tokens.toUpperCase()).toContain(`--${name}: light-dark(${ON_TILES[name]},`.toUpperCase());
  }
});

test.each(THEMES)('by %s, words contrast with their background', (_, theme) => {
  const ink = colour('token-ink', theme);
  // Names have a light outline, digits a disc behind them.
  expect(contrast(ink, colour('cut', theme))).toBeGreaterThan(7);
  expect(contrast(ink, colour('token', theme))).toBeGreaterThan(7);
  expect(contrast(ON_TILES.feature, colour('cut', theme))).toBeGreaterThan(4.5);
  expect(contrast(ON_TILES.cube, ON_TILES.white)).toBeGreaterThan(7);
  expect(contrast(colour('ink-2', theme), colour('table', theme))).toBeGreaterThan(4.5);
  expect(contrast(colour('ink-2', theme), colour('cube-wash', theme))).toBeGreaterThan(4.5);
});

test.each(THEMES)(
  'by %s, each line has a contrast of 3 with the light line below it, and one of the two has a contrast of 2 with every terrain',
  (_, theme) => {
    for (const terrain of ['desert', 'grassland', 'water'] as const) {
      const ground = colour(terrain, theme);
      const seen = (line: string, below: string) =>
        Math.max(contrast(line, ground), contrast(below, ground)) >= 2 && contrast(line, below) >= 3;
      expect(seen(ON_TILES.cube, ON_TILES.white), terrain).toBe(true);
      expect(seen(ON_TILES.feature, colour('cut', theme)), terrain).toBe(true);
      expect(seen(ON_TILES.good, ON_TILES.white), terrain).toBe(true);
      expect(seen(ON_TILES.bad, ON_TILES.white), terrain).toBe(true);
      expect(seen(colour('token-ink', theme), colour('cut', theme)), terrain).toBe(true);
      for (const silhouette of ['mountain', 'forest'] as const)
        expect(seen(colour(silhouette, theme), colour('cut', theme)), `${silhouette} on ${terrain}`).toBe(
          true,
        );
    }
  },
);

test('terrains differ in lightness by at least 11.5 of 100', () => {
  const lightness = (name: ColourName, theme: 0 | 1) => 116 * Math.cbrt(luminance(colour(name, theme))) - 16;
  for (const [, theme] of THEMES) {
    const [desert, grassland, water] = (['desert', 'grassland', 'water'] as const).map((name) =>
      lightness(name, theme),
    );
    expect(desert! - grassland!).toBeGreaterThan(11.5);
    expect(grassland! - water!).toBeGreaterThan(11.5);
  }
});

test('boardColours defines every variable that pictures use', () => {
  const used = [...JSON.stringify(coloursFor('page')).matchAll(/var\((--[^)]+)\)/g)].map(([, name]) => name!);
  expect(used.length).toBeGreaterThan(15);
  for (const name of used) expect(boardColours()).toContain(`  ${name}: `);
});
