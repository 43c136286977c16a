/** Tokens on the tiles of a picture, and their positions. */
import { expect, test } from 'vitest';
import {
  circleOf,
  type Element,
  inPage,
  partsOf,
  placeOf,
  round,
} from '../../test/print/fixtures/board-elements.ts';
import { tile } from '../../test/print/fixtures/boards.ts';
import type { DrawnTile } from './drawn.ts';
import { silhouettePlaces } from './places.ts';

test.each([
  [1, 0, false, 'mountain 0 0 1.2'],
  [0, 1, false, 'forest 0 0 0.94'],
  [1, 0, true, 'mountain 0 -0.34 1'],
  [0, 2, true, 'forest -0.3 -0.34 0.68, forest 0.3 -0.34 0.68'],
  [1, 1, true, 'mountain -0.18 -0.34 0.92, forest 0.42 -0.34 0.66'],
  [1, 2, true, 'mountain 0 -0.34 0.88, forest -0.52 -0.34 0.6, forest 0.52 -0.34 0.6'],
])('%i mountains and %i forests are positioned as in the design; above discs: %j', (...given) => {
  const [mountains, forests, hasDiscs, wanted] = given;
  const places = silhouettePlaces(mountains, forests, hasDiscs);
  const written = places.map(({ thing, x, y, size }) => `${thing} ${x} ${y} ${Number(size.toFixed(2))}`);
  expect(written.join(', ')).toBe(wanted);
});

test('from four animals on, animals of one kind share a disc with their count', () => {
  const counts = (animals: string[]) =>
    partsOf(inPage({ tiles: [tile(0, 0, 'desert', { animals })] }), 'count-number').map(({ text }) => text);
  expect(counts(['lion', 'lion', 'lion'])).toEqual([]);
  expect(counts(['lion', 'lion', 'lion', 'zebra'])).toEqual(['3']);
  expect(counts(Array.from({ length: 12 }, () => 'lion'))).toEqual(['12']);
});

test.each([
  { forests: 0, mountains: 0 },
  { forests: 1, mountains: 0 },
  { forests: 2, mountains: 1 },
])(
  'the discs of up to 20 kinds hardly cross the edge of their tile or overlap each other: %j',
  (silhouettes) => {
    for (let kinds = 1; kinds <= 20; kinds++) {
      const animals = Array.from({ length: kinds }, (_, i) => `kind-${i}`);
      const discs = discsIn(
        inPage({ tiles: [tile(0, 0, 'water', { animals, ...silhouettes })] }, { side: 100 }),
      );
      expect(discs).toHaveLength(kinds);
      // Every row is centred.
      expect(discs.reduce((sum, [x]) => sum + x!, 0)).toBeCloseTo(0, 0);
      for (const [i, [x, y, r]] of discs.entries()) {
        // The distance from the middle to each of three pairs of edges.
        const far = [0, 60, 120].map((turn) => {
          const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
          return Math.abs(x! * cos + y! * sin);
        });
        // The middle of an edge is 86.6 away: a disc may overlap the line between tiles by a few pixels.
        expect(Math.max(...far) + r!, `${kinds} kinds, disc ${i}`).toBeLessThan(95);
        // Silhouettes are above the discs.
        if (silhouettes.forests > 0) expect(y!, `${kinds} kinds, disc ${i}`).toBeGreaterThan(0);
        for (const [ox, oy, or] of discs.slice(i + 1))
          expect(Math.hypot(x! - ox!, y! - oy!), `${kinds} kinds`).toBeGreaterThan((r! + or!) * 0.83);
      }
    }
  },
);

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
