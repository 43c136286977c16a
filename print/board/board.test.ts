/** Pictures of landscapes: what is in them, in shapes and in words, and that they are well-formed. */
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { runs } from '../../test/programs/runs.ts';
import { type BoardDrawing, boardWords, drawBoard } from './board.ts';
import { lettersOf } from './letters.ts';

const TILES = [
  { q: 0, r: 0, terrain: 'desert', mountains: 1, forests: 0, animals: ['lion', 'leopard', 'lion'] },
  { q: 1, r: 0, terrain: 'water', mountains: 0, forests: 0, animals: [], markers: ['reed'] },
  { q: 0, r: 1, terrain: 'grassland', mountains: 0, forests: 2, animals: [] },
  { q: 1, r: 1, terrain: 'water', mountains: 0, forests: 0, animals: [] },
];
const BOARD: BoardDrawing = {
  title: 'after `do card 1`',
  tiles: TILES,
  names: [
    { q: 0, r: 0, name: 'a' },
    { q: 2, r: 0, name: '1' },
  ],
  changed: [{ q: 0, r: 0 }],
  offered: [{ q: 2, r: 0 }],
  features: [
    [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ],
  ],
};

/** The elements of a picture, with their attributes and the text right inside them. */
function elementsOf(svg: string) {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: typeof found = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const one = { name, attributes: attributes as Record<string, string>, text: '' };
    found.push(one);
    open.push(one);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return found;
}

test('a picture says in its title and description what it shows', () => {
  const words =
    'a: desert with 1 mountain and 2 lion and 1 leopard. (1, 0): water with 1 reed. (0, 1): grassland with 2 forest. ' +
    'Other water: 1. Changed: a. Offered: 1.';
  expect(boardWords(BOARD)).toBe(words);
  const found = elementsOf(drawBoard(BOARD));
  const [svg, title, description] = found;
  expect(svg.attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'board-title board-description' });
  expect(title).toMatchObject({ name: 'title', attributes: { id: 'board-title' }, text: BOARD.title });
  expect(description).toMatchObject({ name: 'desc', attributes: { id: 'board-description' }, text: words });
});

test('nothing depends on colours alone', () => {
  const found = elementsOf(drawBoard(BOARD));
  const patterns = found.filter(({ name }) => name === 'pattern').map(({ attributes }) => attributes.id);
  expect(patterns).toEqual(['board-desert', 'board-grassland', 'board-water']);
  const texts = found.filter(({ name }) => name === 'text').map(({ text }) => text);
  // Terrains, names of places, animals and markers, how many, and the legend.
  for (const text of ['d', 'g', 'w', 'a', '1', 'L', 'I', 'R', '2', 'lion', 'leopard', 'reed']) {
    expect(texts).toContain(text);
  }
  const dashed = found.filter(({ attributes }) => attributes['stroke-dasharray'] !== undefined);
  expect(dashed).toHaveLength(1);
});

test('ids begin as they are told, so that pictures can share a page', () => {
  const ids = elementsOf(drawBoard({ ...BOARD, id: 'two' })).flatMap(({ attributes }) => attributes.id ?? []);
  expect(ids.length).toBeGreaterThan(4);
  for (const id of ids) expect(id).toMatch(/^two-/);
});

test('an empty landscape is a picture, too', () => {
  expect(boardWords({ title: '', tiles: [] })).toBe('No tiles.');
  expect(elementsOf(drawBoard({ title: '', tiles: [] }))[0].name).toBe('svg');
});

const hex = { q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) };
const words = fc.array(
  fc.oneof(fc.constantFrom('lion', 'reed', '<b>', '"&'), fc.string({ unit: 'grapheme-ascii' })),
  {
    maxLength: 9,
  },
);
const tile = fc.record({
  ...hex,
  terrain: fc.constantFrom('desert', 'grassland', 'water'),
  mountains: fc.nat(2),
  forests: fc.nat(3),
  animals: words,
  markers: words,
});
const place = fc.record({ ...hex, name: fc.string({ unit: 'grapheme-ascii', maxLength: 3 }) });

test('any landscape is well-formed SVG, whatever its names are', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.array(tile),
      fc.array(place),
      (title, tiles, names) => {
        const found = elementsOf(
          drawBoard({ title, tiles, names, changed: tiles, offered: names, features: [tiles] }),
        );
        expect(found[1].text).toBe(title);
        const allowed = [
          'svg',
          'title',
          'desc',
          'defs',
          'pattern',
          'g',
          'rect',
          'circle',
          'path',
          'polygon',
          'text',
        ];
        for (const { name } of found) expect(allowed).toContain(name);
      },
    ),
    runs(100, 71),
  );
});

test('every species has a letter of its own, the same whatever the order', () => {
  const names = ['lion', 'leopard', 'lemur', 'lynx'];
  const letters = lettersOf(names);
  expect(new Set(letters.values()).size).toBe(4);
  expect(lettersOf(names.toReversed())).toEqual(letters);
});
