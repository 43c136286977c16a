import { expect, test } from 'vitest';
import type { Block, FeatureProgram, PatternCell } from '../../program/index.ts';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import type { ArtPart } from '../drawing/art.ts';
import { loadIcons } from '../icons.ts';
import { bandDrawings, bandGround, bandStyle } from './band.ts';
import { bandBottom, CARD_SIZES, cardFace, cardShape, SPOT_SIDE, spotPlaces } from './geometry.ts';
import { newPalette } from './palette.ts';

const palette = newPalette(loadIcons(), WORDS, false);
const [card] = CARDS as [(typeof CARDS)[0]];
const one = { amount: 1, upTo: false };
const shownIn = (steps: Block, energy: string[] = ['sun']) => {
  const style = bandStyle({ ...card, steps, energy }, palette);
  return style?.own ?? style?.name;
};

const place: Block = [{ op: 'place', quantity: one, kinds: ['forest'] }];
const move: Block = [{ op: 'move', quantity: one, things: ['lion'], spaces: 1 }];
const count: Block = [
  {
    op: 'gain',
    rewards: [{ gain: 'vp', amount: 1 }],
    per: { each: 1, of: { count: 'things', things: ['water'] } },
  },
];
test.each<[string, Block, string[], string]>([
  ['what a card places', [...count, ...move, ...place], ['sun'], 'forest'],
  ['what it moves, an animal by its own drawing', [...count, ...move], ['sun'], 'lion'],
  ['what it counts', count, ['sun'], 'water'],
  ['its energy, without the sun', [], ['sun', 'mountain'], 'mountain'],
  ['desert if nothing else', [], ['sun'], 'desert'],
  ['a ground for any land', [{ op: 'place', quantity: one, kinds: ['land'] }], [], 'grassland'],
])('a band shows %s', (_, steps, energy, expected) => expect(shownIn(steps, energy)).toBe(expected));

test.each([
  ['lion', ['grassland', 'desert']],
  ['gorilla', ['forest']],
  ['fish', ['water']],
  ['animal', ['animal']],
])('the band of %s has the tones of all its tabs, its drawing is brown', (thing, expected) => {
  const steps: Block = [{ op: 'place', quantity: one, kinds: [thing] }];
  const style = bandStyle({ ...card, steps, energy: [] }, palette)!;
  const { bands } = palette.theme;
  expect(style).toMatchObject({ own: thing, line: bands.animal!.line });
  expect(style.tones).toEqual(expected.map((name) => bands[name as keyof typeof bands]!.tone));
  expect(
    bandGround(style, 20, cardShape(CARD_SIZES.square).shape, palette.theme).map(({ fill }) => fill),
  ).toEqual(style.tones.toReversed());
});

test('a marker has its own drawing in the tone of mountains', () => {
  const words = {
    ...WORDS,
    markers: [{ name: 'glacier', plural: 'glaciers', count: 9, on: ['desert' as const], most: 1 }],
  };
  const steps: Block = [{ op: 'place', quantity: one, kinds: ['glacier'] }];
  expect(bandStyle({ ...card, steps, energy: [] }, { ...palette, words })).toMatchObject({
    name: 'mountain',
    own: 'glacier',
  });
});

test('a feature has the tone of what it covers: tokens first, but not those that are absent', () => {
  const forest = (amount: number) => [{ compare: { is: 'least', amount }, thing: 'forest' }] as const;
  const toneOf = (tokens: PatternCell['tokens']) => {
    const covered = { q: 0, r: 0, terrain: 'desert', tokens, covered: true };
    const pattern = [{ ...covered, q: 1, terrain: 'water', tokens: [], covered: false }, covered];
    const feature = { number: 1, deck: 'blue', title: 'Congo', source: { kind: 'original' }, pattern };
    return bandStyle({ ...feature, triggers: [] } as FeatureProgram, palette)?.name;
  };
  expect(toneOf([...forest(1)])).toBe('forest');
  expect(toneOf([...forest(0)])).toBe('desert');
});

/** The middle and the half width of a drawing. */
function placeOf(part: ArtPart) {
  if (!('transform' in part)) throw new Error('A drawing has no place.');
  const [x, y, scale] = part.transform!.match(/-?[\d.]+/g)!.map(Number) as [number, number, number];
  return { x: x + 4 * scale, y: y + 4 * scale, half: 4 * scale };
}

test.each(Object.entries(CARD_SIZES))(
  'whole drawings are beside the spots, in a tall band above them: %s',
  (_, size) => {
    const { shape } = cardShape(size);
    const face = cardFace(shape);
    const style = bandStyle({ ...card, steps: place }, palette)!;
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((spots) =>
      [0, 8, 20, 30].map((more) => {
        const bottom = bandBottom(spots, shape) + more;
        const drawings = bandDrawings(style, spots, bottom, palette, shape).map(placeOf);
        for (const { x, y, half } of drawings) {
          expect(x - half).toBeGreaterThanOrEqual(face.x);
          expect(x + half).toBeLessThanOrEqual(face.right);
          expect(y - half).toBeGreaterThanOrEqual(face.y);
          expect(y + half).toBeLessThanOrEqual(bottom);
          for (const spot of spotPlaces(spots, shape, bottom)) {
            const [across, down] = [spot.x + SPOT_SIDE / 2 - x, spot.y + SPOT_SIDE / 2 - y];
            expect(Math.max(Math.abs(across), Math.abs(down))).toBeGreaterThanOrEqual(half + SPOT_SIDE / 2);
          }
        }
        return drawings.length;
      }),
    );
    if (shape.width === 63) expect(counts.slice(1, 5).map(([usual]) => usual)).toEqual([4, 2, 2, 0]);
  },
);
