/** Tokens on the tiles of a picture, and their positions. */
import { expect, test } from 'vitest';
import {
  circleOf,
  type Element,
  inPage,
  partsOf,
  placeOf,
  round,
  tile,
} from '../../test/print/fixtures/board-elements.ts';
import type { DrawnTile } from './drawn.ts';

/** Places of the design, separated by commas: their words and numbers. */
const placesOf = (text: string) => text.split(', ').map((place) => place.split(' '));
const scaled = (parts: readonly string[]) => parts.map((part) => round(Number(part) * 50));

/** The table of the design: centre and radius of each disc, as fractions of the side. */
test.each([
  [1, 0, '0 0 0.46'],
  [2, 0, '-0.4 0 0.36, 0.4 0 0.36'],
  [3, 0, '0 -0.4 0.33, -0.38 0.27 0.33, 0.38 0.27 0.33'],
  [4, 0, '-0.36 -0.34 0.31, 0.36 -0.34 0.31, -0.36 0.36 0.31, 0.36 0.36 0.31'],
  [1, 1, '0 0.38 0.37'],
  [2, 1, '-0.36 0.36 0.33, 0.36 0.36 0.33'],
  [3, 1, '-0.58 0.34 0.28, 0 0.34 0.28, 0.58 0.34 0.28'],
  [4, 1, '-0.58 0.22 0.25, 0 0.22 0.25, 0.58 0.22 0.25, 0 0.64 0.25'],
])('%i animals with %i mountains are positioned as in the design', (count, mountains, places) => {
  const animals = ['lion', 'zebra', 'stork', 'elephant'].slice(0, count);
  const all = inPage({ tiles: [tile(0, 0, 'desert', { animals, mountains })] }, { side: 50 });
  expect(discsIn(all)).toEqual(placesOf(places).map(scaled));
});

test.each([
  [{ mountains: 1 }, 'mountain 0 0 1.2'],
  [{ forests: 1 }, 'forest 0 0 0.936'],
  [{ mountains: 1, animals: ['lion'] }, 'mountain 0 -0.34 1'],
  [{ forests: 2, animals: ['lion'] }, 'forest -0.3 -0.34 0.68, forest 0.3 -0.34 0.68'],
  [{ mountains: 1, forests: 1, animals: ['lion'] }, 'mountain -0.18 -0.34 0.92, forest 0.42 -0.34 0.66'],
  [
    { mountains: 1, forests: 2, animals: ['lion'] },
    'mountain 0 -0.34 0.88, forest -0.52 -0.34 0.6, forest 0.52 -0.34 0.6',
  ],
])('silhouettes are positioned as in the design: %j', (tokens, places) => {
  const all = inPage({ tiles: [tile(0, 0, 'desert', tokens)] }, { side: 50 });
  const silhouettes = all
    .filter(({ attributes }) => /mountain|forest/.test(attributes['data-thing'] ?? ''))
    .map(({ attributes }) => {
      const { x, y } = placeOf(attributes);
      const icon = all.find(
        (one) => one.name === 'use' && one.around.at(-2)?.id === attributes.href!.slice(1),
      )!;
      const [, scale] = /scale\((\S+)\)/.exec(icon.attributes.transform!)!;
      // The icons have a canvas of 512.
      return [attributes['data-thing'], x, y, round(Number(scale) * 512)];
    });
  expect(silhouettes).toEqual(placesOf(places).map(([thing, ...place]) => [thing, ...scaled(place)]));
});

test('from four animals on, animals of one kind share a disc with their count', () => {
  const counts = (animals: string[]) =>
    partsOf(inPage({ tiles: [tile(0, 0, 'desert', { animals })] }), 'count-number').map(({ text }) => text);
  expect(counts(['lion', 'lion', 'lion'])).toEqual([]);
  expect(counts(['lion', 'lion', 'lion', 'zebra'])).toEqual(['3']);
  expect(counts(Array.from({ length: 12 }, () => 'lion'))).toEqual(['12']);
});

test('the discs of up to 20 kinds hardly cross the edge of their tile or overlap each other', () => {
  for (let kinds = 1; kinds <= 20; kinds++) {
    for (const forests of [0, 1]) {
      const animals = Array.from({ length: kinds }, (_, i) => `kind-${i}`);
      const discs = discsIn(inPage({ tiles: [tile(0, 0, 'water', { animals, forests })] }, { side: 100 }));
      expect(discs).toHaveLength(kinds);
      for (const [i, [x, y, r]] of discs.entries()) {
        // The distance from the middle to each of three pairs of edges.
        const far = [0, 60, 120].map((turn) => {
          const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
          return Math.abs(x! * cos + y! * sin);
        });
        // The middle of an edge is 86.6 away: a disc may overlap the line between tiles by a few pixels.
        expect(Math.max(...far) + r!, `${kinds} kinds, disc ${i}`).toBeLessThan(95);
        for (const [ox, oy, or] of discs.slice(i + 1))
          expect(Math.hypot(x! - ox!, y! - oy!), `${kinds} kinds`).toBeGreaterThan((r! + or!) * 0.83);
      }
    }
  }
});

test('an empty tile shows the icon of its terrain, a marker is a square, and a token without an icon shows letters', () => {
  const icons = (terrain: string, tokens: Partial<DrawnTile>) =>
    inPage({ tiles: [tile(0, 0, terrain, tokens)] }).filter(
      ({ name, attributes }) => name === 'use' && attributes.fill === `var(--${terrain}-2)`,
    );
  expect(icons('water', {})).toHaveLength(1);
  expect(icons('water', { animals: ['lion'] })).toEqual([]);
  const marked = inPage({ tiles: [tile(0, 0, 'water', { markers: ['reed'], animals: ['lion'] })] });
  // The upper edge of a circle has no length.
  const isRound = ({ attributes }: Element) => /^M(\S+) \S+H\1C/.test(attributes.d!);
  expect(partsOf(marked, 'disc').map(isRound)).toEqual([true, false]);
  expect(marked.map(({ text }) => text)).toContain('Re');
});

/** Centre and radius of each disc, from the elements that use it and from its definition. */
function discsIn(all: readonly Element[]): number[][] {
  return all.flatMap(({ attributes: use }) => {
    const disc = partsOf(all, 'disc').find(({ around }) => use.href === `#${around.at(-1)!.id}`);
    if (!disc || use['data-thing'] === undefined) return [];
    const { x, y } = placeOf(use);
    return [[x, y, round(circleOf(disc.attributes).radius)]];
  });
}
