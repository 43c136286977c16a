/** Pictures of landscapes: their labels, their size, and that they are well-formed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD, elementsOf, inPage, partsOf } from '../../test/print/fixtures/board-elements.ts';
import { tile } from '../../test/print/fixtures/boards.ts';
import { runs } from '../../test/programs/runs.ts';
import { drawBoard } from './board.ts';
import { ON_TILES } from './colours.ts';
import type { BoardDrawing } from './drawn.ts';
import { speciesLetters } from './letters.ts';
import { describeBoard } from './words.ts';

test('the title and the description of a picture describe what it shows', () => {
  const words =
    'a: desert with 1 mountain and 2 lion and 1 leopard. (1, 0): water with 1 reed. (0, 1): grassland with 2 forest. ' +
    'Other water: 1. Kilimanjaro: a, (1, 0). This: (0, 1). This region: (0, 1). An adjacent habitat: (1, 0). Changed: a. ' +
    'Offered: 1, lion from a to (1, 1), (3) the leopard, chosen, (4) done.';
  expect(describeBoard(BOARD)).toBe(words);
  const [svg, title, description] = elementsOf(drawBoard(BOARD));
  const { role, 'aria-labelledby': titleId, 'aria-describedby': descriptionId } = svg!.attributes;
  expect(role).toBe('img');
  expect(title).toMatchObject({ name: 'title', attributes: { id: titleId }, text: BOARD.title });
  expect(description).toMatchObject({ name: 'desc', attributes: { id: descriptionId }, text: words });
});

test('the description names the hexes that differ from what is expected', () => {
  const { tiles } = BOARD;
  const words = (is: 'expected' | 'got') =>
    describeBoard({ title: '', tiles, differences: [{ q: 1, r: 1, is }] });
  expect(words('expected')).toMatch(/ Expected here: \(1, 1\)\.$/);
  expect(words('got')).toMatch(/ Not as expected: \(1, 1\)\.$/);
});

test('boards that differ only in their words share no id, and the same board is the same picture', () => {
  const boards = [BOARD, { ...BOARD, title: 'Another' }];
  const drawn = boards.map((board) => elementsOf(drawBoard(board)));
  const ids = drawn.map((all) => all.flatMap(({ attributes }) => attributes.id ?? []));
  expect(ids[0]!.length).toBeGreaterThan(8);
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  for (const [i, all] of drawn.entries()) {
    const used = all.flatMap(({ attributes }) => attributes.href ?? []);
    expect(used.length).toBeGreaterThan(8);
    for (const href of used) expect(ids[i]).toContain(href.slice(1));
  }
  expect(drawBoard(structuredClone(BOARD))).toBe(drawBoard(BOARD));
});

test('no information is given by colour alone', () => {
  const drawn = inPage({
    ...BOARD,
    differences: [
      { q: 0, r: 0, is: 'expected' },
      { q: 1, r: 1, is: 'got' },
    ],
  });
  // Each terrain has a drawing.
  const drawings = ['desert', 'grassland', 'water'].map(
    (name) => drawn.find(({ attributes }) => attributes.stroke === `var(--${name}-2)`)!.attributes.d,
  );
  expect(new Set(drawings).size).toBe(3);
  const dashed = (part: string) =>
    elementsOf(drawBoard({ ...BOARD, differences: [{ q: 1, r: 1, is: 'got' }] }))
      .filter(({ attributes }) => attributes['stroke-dasharray'] !== undefined)
      .some(({ attributes }) => attributes.stroke === part);
  // An unexpected token has a dashed red ring and a cross, an expected one neither.
  expect(dashed('#A8241C')).toBe(true);
  expect(dashed('#2F6327')).toBe(false);
  expect(partsOf(drawn, 'cross')).toHaveLength(1);
  expect(partsOf(drawn, 'expected')).toHaveLength(1);
  // Changed tiles are marked only at corners; this region has a solid line, an adjacent one a dashed line, a feature its name.
  expect(partsOf(drawn, 'changed')[0]!.attributes['stroke-dasharray']).toMatch(/^\d/);
  expect(partsOf(drawn, 'flag-word').map(({ text }) => text)).toEqual(['this']);
  expect(partsOf(drawn, 'feature-name').map(({ text }) => text)).toEqual(['Kilimanjaro']);
});

test('names are drawn on tiles and empty cells, or given only in the description', () => {
  const shown = (board: Partial<BoardDrawing>) =>
    inPage({ ...BOARD, ...board })
      .filter(({ attributes }) => /^board-(place-)?name$/.test(attributes.class ?? ''))
      .map(({ text }) => text);
  // The name `1` of the empty cell is left out if the digit that chooses the cell is the same.
  expect(shown({})).toEqual(['a']);
  expect(shown({ options: [] })).toEqual(['1', 'a']);
  expect(shown({ showsNames: false })).toEqual([]);
  expect(describeBoard({ ...BOARD, showsNames: false })).toContain('a: desert');
});

test('a name of three letters stands in its hex', () => {
  const side = 64;
  const svg = drawBoard(
    { title: '', tiles: [tile(0, 0, 'water')], names: [{ q: 0, r: 0, name: 'm11' }] },
    { theme: 'page', side },
  );
  const { attributes } = partsOf(elementsOf(svg), 'name')[0]!;
  // The lower edges rise from the corner at an angle of 30 degrees.
  const [size, above] = [Number(attributes['font-size']), side - Number(attributes.y)];
  expect(above * Math.sqrt(3)).toBeGreaterThan((3 * 0.6 * size) / 2 + 4);
});

test('the page theme has classes and tile titles, and only the fixed colours on tiles; the day theme has no classes', () => {
  const svg = drawBoard(BOARD, { theme: 'page' });
  expect(svg).not.toContain('style=');
  const fixed: readonly string[] = Object.values(ON_TILES);
  for (const [colour] of svg.matchAll(/#[0-9A-F]{6}/g)) expect(fixed).toContain(colour);
  expect(svg).toContain('<title>a: desert with 1 mountain and 2 lion and 1 leopard</title>');
  const day = drawBoard(BOARD);
  expect(day).not.toMatch(/style=|class="(?!board")|var\(/);
  expect(drawBoard(BOARD, { theme: 'night' })).not.toBe(day);
});

test('the picture of a landscape of 60 tiles is small enough for a hover in VS Code', () => {
  const kinds = ['lion', 'elephant', 'stork', 'zebra', 'leopard', 'fish', 'giraffe', 'rhino', 'cheetah'];
  const tiles = Array.from({ length: 60 }, (_, i) =>
    tile(i % 8, Math.floor(i / 8), ['desert', 'grassland', 'water'][i % 3]!, {
      forests: i % 3,
      mountains: i % 2,
      animals: kinds.slice(0, i % 9),
    }),
  );
  const options = tiles.map(({ q, r }) => ({ hexes: [{ q, r }] }));
  const names = tiles.map(({ q, r }, i) => ({ q, r, name: `k${i}` }));
  const svg = drawBoard({ title: '', tiles, names, options }, { side: 44 });
  expect(Math.ceil(svg.length / 3) * 4).toBeLessThan(100_000);
});

const hex = { q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) };
const words = fc.array(
  fc.oneof(fc.constantFrom('lion', 'reed', '<b>', '"&'), fc.string({ unit: 'grapheme-ascii' })),
  { maxLength: 9 },
);
const anyTile = fc.record({
  ...hex,
  terrain: fc.constantFrom('desert', 'grassland', 'water'),
  mountains: fc.nat(2),
  forests: fc.nat(3),
  animals: words,
  markers: words,
});
const place = fc.record({ ...hex, name: fc.string({ unit: 'grapheme-ascii', maxLength: 3 }) });
const anyOption = fc.record(
  {
    hexes: fc.array(fc.record(hex), { maxLength: 3 }),
    thing: fc.constantFrom('lion', 'desert', '<b>'),
    to: fc.record(hex),
    goals: fc.array(fc.record(hex), { maxLength: 3 }),
    brings: fc.constantFrom('lion', 'water', '"&'),
    digit: fc.string({ unit: 'grapheme-ascii', maxLength: 2 }),
    name: fc.string({ unit: 'grapheme-ascii' }),
    state: fc.constantFrom('pointed' as const, 'chosen' as const),
  },
  { requiredKeys: ['hexes'] },
);

test('every landscape is drawn as well-formed SVG, whatever its names are', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.array(anyTile),
      fc.array(place),
      fc.array(anyOption),
      fc.constantFrom('day' as const, 'night' as const, 'page' as const),
      (title, tiles, names, options, theme) => {
        const differences = names.map(({ q, r }) => ({ q, r, is: 'got' as const }));
        const features = [{ name: title, hexes: tiles }];
        const regions = [{ is: 'this' as const, hexes: names, words: title }];
        const board = { title, tiles, names, options, changed: tiles, features, regions, differences };
        const svg = drawBoard(board, { theme });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const found = elementsOf(svg);
        expect(found[1]!.text).toBe(title);
        const allowed = 'svg title desc defs symbol use g rect circle path text'.split(' ');
        for (const { name } of found) expect(allowed).toContain(name);
      },
    ),
    runs(100, 71),
  );
});

test('every species gets its own letter, independent of the order of the names', () => {
  const names = ['lion', 'leopard', 'lemur', 'lynx'];
  const letters = speciesLetters(names);
  expect(new Set(letters.values()).size).toBe(4);
  expect(speciesLetters(names.toReversed())).toEqual(letters);
});
