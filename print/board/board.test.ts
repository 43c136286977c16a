/** Pictures of landscapes: what is in them, where it is, and that they are well-formed. */
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { runs } from '../../test/programs/runs.ts';
import { type BoardLook, drawBoard } from './board.ts';
import type { BoardDrawing, DrawnTile } from './drawn.ts';
import { lettersOf } from './letters.ts';
import { Stock } from './pen.ts';
import { boardWords } from './words.ts';

const tile = (q: number, r: number, terrain: string, more: Partial<DrawnTile> = {}): DrawnTile => ({
  ...{ q, r, terrain, mountains: 0, forests: 0, animals: [] },
  ...more,
});
const TILES = [
  tile(0, 0, 'desert', { mountains: 1, animals: ['lion', 'leopard', 'lion'] }),
  tile(1, 0, 'water', { markers: ['reed'] }),
  tile(0, 1, 'grassland', { forests: 2 }),
  tile(1, 1, 'water'),
];
const BOARD: BoardDrawing = {
  title: 'after `do card 1`',
  tiles: TILES,
  names: [
    { q: 0, r: 0, name: 'a' },
    { q: 2, r: 0, name: '1' },
  ],
  changed: [{ q: 0, r: 0 }],
  options: [
    { hexes: [{ q: 2, r: 0 }], digit: '1' },
    { hexes: [{ q: 0, r: 0 }], thing: 'lion', to: { q: 1, r: 1 } },
    { hexes: [{ q: 0, r: 0 }], thing: 'leopard', digit: '3', name: 'the leopard', state: 'chosen' },
    { hexes: [], name: 'done', digit: '4' },
    { hexes: [] },
  ],
  self: { q: 0, r: 1 },
  regions: [
    { is: 'this', hexes: [{ q: 0, r: 1 }] },
    { is: 'adjacent', hexes: [{ q: 1, r: 0 }], words: 'An adjacent habitat' },
  ],
  features: [
    {
      name: 'Kilimanjaro',
      hexes: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
    },
  ],
};

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  /** The attributes of the elements around it, the outermost first. */
  around: Record<string, string>[];
}

/** The elements of a picture, with their attributes and the text right inside them. */
function elementsOf(svg: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const around = open.map((one) => one.attributes);
    const one = { name, attributes: attributes as Record<string, string>, text: '', around };
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

/** A picture as a page has it: its parts are named by classes. */
const inPage = (board: Partial<BoardDrawing>, look: BoardLook = {}) =>
  elementsOf(drawBoard({ title: '', tiles: [], ...board }, { look: 'page', ...look }));
const partsOf = (elements: readonly Element[], part: string) =>
  elements.filter(({ attributes }) => attributes.class === `board-${part}`);

const partOf = (attributes: Record<string, string>) => attributes.class!.replace('board-', '');

/** What is seen of a part: where it is used, also by the name of a group that it is in. */
function seen(
  all: readonly Element[],
): { part: string; x: number; y: number; option: string | undefined; text: string }[] {
  const named = new Map<string, Element[]>();
  for (const one of all) {
    const id = one.around.find((outer) => outer.id !== undefined && outer.viewBox === undefined)?.id;
    if (id !== undefined) named.set(id, [...(named.get(id) ?? []), one]);
  }
  return all
    .filter(({ around }) => around.length < 2 || around.every(({ id }) => id === undefined))
    .flatMap(({ name, attributes, around, text }) => {
      const option = [attributes, ...around].find((one) => one['data-option'] !== undefined)?.['data-option'];
      const at = {
        x: Number(attributes.x ?? attributes.cx),
        y: Number(attributes.y ?? attributes.cy),
        option,
      };
      const inside = name === 'use' ? (named.get(attributes.href!.slice(1)) ?? []) : [];
      return [
        ...(attributes.class === undefined ? [] : [{ part: partOf(attributes), ...at, text }]),
        ...inside.flatMap((one) =>
          one.attributes.class === undefined ? [] : [{ part: partOf(one.attributes), ...at, text: one.text }],
        ),
      ];
    });
}

test('a picture says in its title and description what it shows', () => {
  const words =
    'a: desert with 1 mountain and 2 lion and 1 leopard. (1, 0): water with 1 reed. (0, 1): grassland with 2 forest. ' +
    'Other water: 1. Kilimanjaro: a, (1, 0). This: (0, 1). This region: (0, 1). An adjacent habitat: (1, 0). Changed: a. ' +
    'Offered: 1, lion from a to (1, 1), (3) the leopard, chosen, (4) done.';
  expect(boardWords(BOARD)).toBe(words);
  const [svg, title, description] = elementsOf(drawBoard(BOARD));
  expect(svg!.attributes).toMatchObject({
    role: 'img',
    'aria-labelledby': 'board-title',
    'aria-describedby': 'board-description',
  });
  expect(title).toMatchObject({ name: 'title', attributes: { id: 'board-title' }, text: BOARD.title });
  expect(description).toMatchObject({ name: 'desc', attributes: { id: 'board-description' }, text: words });
});

test('words say what differs', () => {
  const { tiles } = BOARD;
  const words = (is: 'expected' | 'got') =>
    boardWords({ title: '', tiles, differences: [{ q: 1, r: 1, is }] });
  expect(words('expected')).toMatch(/ Expected here: \(1, 1\)\.$/);
  expect(words('got')).toMatch(/ Not as expected: \(1, 1\)\.$/);
});

test('ids begin as they are told, so that pictures can share a page', () => {
  const all = elementsOf(drawBoard(BOARD, { id: 'two' }));
  const ids = all.flatMap(({ attributes }) => attributes.id ?? []);
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^two-/);
  const used = all.flatMap(({ attributes }) => attributes.href ?? []);
  expect(used.length).toBeGreaterThan(8);
  for (const href of used) expect(ids).toContain(href.slice(1));
});

test('pictures can share what they use', () => {
  const stock = new Stock('all');
  const drawn = ['one', 'two'].map((id) => drawBoard(BOARD, { id, stock, look: 'page' }));
  const page = elementsOf(`<svg>${stock.definitions()}${drawn.join('')}</svg>`);
  const ids = page.flatMap(({ attributes }) => attributes.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { attributes } of page) if (attributes.href) expect(ids).toContain(attributes.href.slice(1));
  expect(drawn.join('').length).toBeLessThan(drawBoard(BOARD, { look: 'page' }).length);
});

test('an empty landscape is a picture, too', () => {
  expect(boardWords({ title: '', tiles: [] })).toBe('No tiles.');
  expect(elementsOf(drawBoard({ title: '', tiles: [] }))[0]!.name).toBe('svg');
});

/** The table of the design: middle and radius of each disc, in parts of the side. */
test.each([
  [1, 0, [[0, 0, 0.46]]],
  [
    2,
    0,
    [
      [-0.4, 0, 0.36],
      [0.4, 0, 0.36],
    ],
  ],
  [
    3,
    0,
    [
      [0, -0.4, 0.33],
      [-0.38, 0.27, 0.33],
      [0.38, 0.27, 0.33],
    ],
  ],
  [
    4,
    0,
    [
      [-0.36, -0.34, 0.31],
      [0.36, -0.34, 0.31],
      [-0.36, 0.36, 0.31],
      [0.36, 0.36, 0.31],
    ],
  ],
  [1, 1, [[0, 0.38, 0.37]]],
  [
    2,
    1,
    [
      [-0.36, 0.36, 0.33],
      [0.36, 0.36, 0.33],
    ],
  ],
  [
    3,
    1,
    [
      [-0.58, 0.34, 0.28],
      [0, 0.34, 0.28],
      [0.58, 0.34, 0.28],
    ],
  ],
  [
    4,
    1,
    [
      [-0.58, 0.22, 0.25],
      [0, 0.22, 0.25],
      [0.58, 0.22, 0.25],
      [0, 0.64, 0.25],
    ],
  ],
])('%i animals with %i mountains lie where the design has them', (count, mountains, places) => {
  const animals = ['lion', 'zebra', 'stork', 'elephant'].slice(0, count);
  const all = inPage({ tiles: [tile(0, 0, 'desert', { animals, mountains })] }, { side: 50 });
  expect(discsIn(all)).toEqual(places.map(([x, y, r]) => [x! * 50, y! * 50, r! * 50].map(round)));
});

const round = (length: number) => Math.round(length * 10) / 10;

/** Middle and radius of each disc: of the elements that use it, and of its definition. */
function discsIn(all: readonly Element[]): number[][] {
  return partsOf(all, 'disc').map(({ attributes, around }) => {
    const id = around.at(-1)!.id;
    const use = all.find((one) => one.attributes.href === `#${id}` && one.attributes['data-thing'])!;
    return [use.attributes.x, use.attributes.y, attributes.r].map(Number);
  });
}

test.each([
  [{ mountains: 1 }, [['mountain', 0, 0, 1.2]]],
  [{ forests: 1 }, [['forest', 0, 0, 0.936]]],
  [{ mountains: 1, animals: ['lion'] }, [['mountain', 0, -0.34, 1]]],
  [
    { forests: 2, animals: ['lion'] },
    [
      ['forest', -0.3, -0.34, 0.68],
      ['forest', 0.3, -0.34, 0.68],
    ],
  ],
  [
    { mountains: 1, forests: 1, animals: ['lion'] },
    [
      ['mountain', -0.18, -0.34, 0.92],
      ['forest', 0.42, -0.34, 0.66],
    ],
  ],
  [
    { mountains: 1, forests: 2, animals: ['lion'] },
    [
      ['mountain', 0, -0.34, 0.88],
      ['forest', -0.52, -0.34, 0.6],
      ['forest', 0.52, -0.34, 0.6],
    ],
  ],
] as const)('silhouettes stand where the design has them: %j', (tokens, places) => {
  const all = inPage({ tiles: [tile(0, 0, 'desert', tokens)] }, { side: 50 });
  const stands = all
    .filter(({ attributes }) => /mountain|forest/.test(attributes['data-thing'] ?? ''))
    .map(({ attributes: { 'data-thing': thing, x, y, href } }) => {
      const cut = all.find((one) => one.around.at(-1)?.id === href!.slice(1))!;
      expect(partOf(cut.attributes)).toBe('cut');
      return [thing, Number(x), Number(y), Number(cut.attributes.width)];
    });
  expect(stands).toEqual(
    places.map(([thing, x, y, size]) => [thing, round(x * 50), round(y * 50), round(size * 50)]),
  );
});

test('from four animals on, those of a kind are one disc with their count', () => {
  const counts = (animals: string[]) =>
    partsOf(inPage({ tiles: [tile(0, 0, 'desert', { animals })] }), 'count-number').map(({ text }) => text);
  expect(counts(['lion', 'lion', 'lion'])).toEqual([]);
  expect(counts(['lion', 'lion', 'lion', 'zebra'])).toEqual(['3']);
  expect(counts(Array.from({ length: 12 }, () => 'lion'))).toEqual(['12']);
});

test('whatever lies on a tile is inside of it, and hides nothing', () => {
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
        // The middle of an edge is 86.6 away: a disc may reach over the line between tiles by a few pixels.
        expect(Math.max(...far) + r!, `${kinds} kinds, disc ${i}`).toBeLessThan(95);
        for (const [ox, oy, or] of discs.slice(i + 1))
          expect(Math.hypot(x! - ox!, y! - oy!), `${kinds} kinds`).toBeGreaterThan((r! + or!) * 0.83);
      }
    }
  }
});

test('empty tiles show the icon of their terrain; markers are squares; what has no icon has its letters', () => {
  const icons = (terrain: string, tokens: Partial<DrawnTile>) =>
    partsOf(inPage({ tiles: [tile(0, 0, terrain, tokens)] }), `${terrain}-icon`);
  expect(icons('water', {})).toHaveLength(1);
  expect(Number(icons('water', {})[0]!.attributes.width)).toBe(round(0.66 * 36));
  expect(icons('water', { animals: ['lion'] })).toEqual([]);
  const marked = inPage({ tiles: [tile(0, 0, 'water', { markers: ['reed'], animals: ['lion'] })] });
  expect(partsOf(marked, 'disc').map(({ name }) => name)).toEqual(['circle', 'rect']);
  expect(partsOf(marked, 'letters').map(({ text }) => text)).toEqual(['Re']);
});

test('each option has its index, and its digit where the design has it', () => {
  const all = inPage(BOARD, { side: 50 });
  const shown = seen(all);
  expect(shown.flatMap(({ part, option }) => (option === undefined ? [] : [[option, part]]))).toEqual([
    ['1', 'goal'],
    ['0', 'option-case'],
    ['0', 'place'],
    ['1', 'option-case'],
    ['1', 'ring'],
    ['2', 'option-case'],
    ['2', 'ring-pointed'],
  ]);
  const digits = shown.filter(({ part }) => part.startsWith('digit'));
  expect(digits.map(({ part, text }) => [part, text])).toEqual([
    ['digit-pointed', '3'],
    ['digit', '1'],
  ]);
  // In the middle of a free place.
  expect(digits[1]).toMatchObject({ x: round(2 * 50 * Math.sqrt(3)), y: 0 });
  const [ring] = partsOf(all, 'ring-pointed');
  expect(Number(ring!.attributes.r)).toBe(round(0.28 * 50 + 3.5));
  const onTile = inPage({ tiles: TILES, options: [{ hexes: [{ q: 0, r: 0 }], digit: '7' }] }, { side: 50 });
  expect(seen(onTile).find(({ part }) => part === 'badge')).toMatchObject({ x: 0, y: -44.5 });
  expect(partsOf(onTile, 'badge')[0]!.attributes.r).toBe('10');
});

test('of equal tokens each has its own ring; one that moves has one for all of its ways', () => {
  const tiles = [
    tile(0, 0, 'desert', { animals: ['lion', 'lion'] }),
    tile(1, 0, 'desert'),
    tile(0, 1, 'desert'),
  ];
  const at = { hexes: [{ q: 0, r: 0 }], thing: 'lion' };
  const rings = (options: BoardDrawing['options']) =>
    partsOf(inPage({ tiles, ...(options && { options }) }), 'ring').map(({ attributes }) => attributes.cx);
  expect(new Set(rings([at, at])).size).toBe(2);
  expect(
    rings([
      { ...at, to: { q: 1, r: 0 } },
      { ...at, to: { q: 0, r: 1 } },
    ]),
  ).toHaveLength(1);
});

test('arrows are of what is pointed at; of all where nothing is and they are few', () => {
  const tiles = [tile(0, 0, 'desert', { animals: ['lion', 'zebra'] }), tile(1, 0, 'water')];
  const goals = Array.from({ length: 5 }, (_, i) => ({ q: 1, r: i }));
  const ways = (state?: 'pointed', count = 5) => {
    const lion = {
      hexes: [{ q: 0, r: 0 }],
      thing: 'lion',
      goals: goals.slice(0, count),
      ...(state && { state }),
    };
    const zebra = { ...lion, thing: 'zebra', goals: goals.slice(0, 2) };
    const { state: _, ...rest } = zebra;
    return partsOf(inPage({ tiles, options: [lion, rest] }), 'arrow').length;
  };
  expect(ways()).toBe(0);
  expect(ways('pointed')).toBe(5);
  expect(ways(undefined, 4)).toBe(6);
});

test('what would lie on a place is seen while it is pointed at', () => {
  const option = { hexes: [{ q: 1, r: 1 }], brings: 'elephant', digit: '1' };
  expect(partsOf(inPage({ tiles: TILES, options: [option] }), 'coming')).toHaveLength(0);
  const pointed = inPage({ tiles: TILES, options: [{ ...option, state: 'pointed' }] });
  expect(partsOf(pointed, 'coming')).toHaveLength(1);
  expect(partsOf(pointed, 'coming-icon')).toHaveLength(1);
  expect(partsOf(pointed, 'pointed')).toHaveLength(1);
});

test('in some room hexes are as large as fits, from 28 to 64', () => {
  const line = (count: number) => Array.from({ length: count }, (_, q) => tile(q, 0, 'water'));
  const sizeOf = (count: number, room: { width: number; height: number }) => {
    const [svg] = inPage({ tiles: line(count) }, { side: room });
    return [svg!.attributes.width, svg!.attributes.height].map(Number);
  };
  const [width, height] = sizeOf(6, { width: 500, height: 500 });
  // Larger by a pixel, it would be too wide.
  expect(width).toBeLessThanOrEqual(500);
  expect(width! + 6 * Math.sqrt(3)).toBeGreaterThan(500);
  expect(height).toBeLessThan(500);
  expect(sizeOf(6, { width: 5000, height: 150 })[1]).toBeLessThanOrEqual(150);
  expect(sizeOf(1, { width: 5000, height: 5000 })[1]).toBe(2 * 64 + 24);
  expect(sizeOf(40, { width: 100, height: 100 })[1]).toBe(2 * 28 + 24);
});

test('nothing depends on colours alone', () => {
  const drawn = inPage({
    ...BOARD,
    differences: [
      { q: 0, r: 0, is: 'expected' },
      { q: 1, r: 1, is: 'got' },
    ],
  });
  // Each terrain has a drawing.
  const drawings = ['desert', 'grassland', 'water'].map(
    (name) => partsOf(drawn, `${name}-drawing`)[0]!.attributes.d,
  );
  expect(new Set(drawings).size).toBe(3);
  const dashed = (part: string) =>
    elementsOf(drawBoard({ ...BOARD, differences: [{ q: 1, r: 1, is: 'got' }] }))
      .filter(({ attributes }) => attributes['stroke-dasharray'] !== undefined)
      .some(({ attributes }) => attributes.stroke === part);
  // What came is dashed in red and has a cross, what was expected is neither.
  expect(dashed('#A8241C')).toBe(true);
  expect(dashed('#2F6327')).toBe(false);
  expect(partsOf(drawn, 'cross')).toHaveLength(1);
  expect(partsOf(drawn, 'expected')).toHaveLength(1);
  // Only corners have changed; this region is whole, an adjacent one dashed, a feature named.
  expect(partsOf(drawn, 'changed')[0]!.attributes['stroke-dasharray']).toMatch(/^\d/);
  expect(partsOf(drawn, 'flag-word').map(({ text }) => text)).toEqual(['this']);
  expect(partsOf(drawn, 'feature-name').map(({ text }) => text)).toEqual(['Kilimanjaro']);
});

test('names are at tiles and in free places, or only said', () => {
  const shown = (board: Partial<BoardDrawing>) =>
    inPage({ ...BOARD, ...board })
      .filter(({ around }) => /^board-(place-)?name$/.test(around.at(-1)?.class ?? ''))
      .map(({ text }) => text);
  // The free place has its name as the digit that chooses it.
  expect(shown({})).toEqual(['a']);
  expect(shown({ options: [] })).toEqual(['1', 'a']);
  expect(shown({ showsNames: false })).toEqual([]);
  expect(boardWords({ ...BOARD, showsNames: false })).toContain('a: desert');
});

test('in a page parts are classes, and tiles say what they are; nothing has a style of its own', () => {
  const svg = drawBoard(BOARD, { look: 'page' });
  expect(svg).not.toMatch(/style=|#[0-9A-F]{6}/);
  expect(svg).toContain('<title>a: desert with 1 mountain and 2 lion and 1 leopard</title>');
  const day = drawBoard(BOARD);
  expect(day).not.toMatch(/style=|class="(?!board")|var\(/);
  expect(drawBoard(BOARD, { look: 'night' })).not.toBe(day);
});

test('a hover of VS Code has room for the largest board', () => {
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

test('any landscape is well-formed SVG, whatever its names are', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.array(anyTile),
      fc.array(place),
      fc.array(anyOption),
      fc.constantFrom('day' as const, 'night' as const, 'page' as const),
      (title, tiles, names, options, look) => {
        const differences = names.map(({ q, r }) => ({ q, r, is: 'got' as const }));
        const features = [{ name: title, hexes: tiles }];
        const regions = [{ is: 'this' as const, hexes: names, words: title }];
        const board = { title, tiles, names, options, changed: tiles, features, regions, differences };
        const svg = drawBoard(board, { look });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const found = elementsOf(svg);
        expect(found[1]!.text).toBe(title);
        const allowed = [
          'svg',
          'title',
          'desc',
          'defs',
          'symbol',
          'use',
          'g',
          'rect',
          'circle',
          'path',
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
