/** The box of New Horizon: every piece counted and measured as it is drawn. */
import { beforeAll, describe, expect, test } from 'vitest';
import { DISC } from '../../print/box/pieces/elements.ts';
import { speciesTint } from '../../print/box/pieces/species.ts';
import { hexSize, TILE_SIDE, TOKEN_SIDE } from '../../print/drawing/hexes.ts';
import { COLOUR_THEME } from '../../print/face/theme.ts';
import type { Terrain } from '../../program/index.ts';
import type { PatternCell } from '../../program/set.ts';
import {
  cards,
  colour,
  drawnBox,
  features,
  ground,
  isHex,
  middleOf,
  near,
  TAB_SIDE,
  words,
} from './box-set.ts';
import type { DrawnShape } from './drawn-pages.ts';

let box: Awaited<ReturnType<typeof drawnBox>>;
beforeAll(async () => {
  box = await drawnBox();
});

const all = cards.length + features.length;
/** How many pages the cards take after the pieces. */
const CARD_PAGES = Math.ceil(all / 12);

/** The pages with a title, or with several kinds of pieces. */
const titled = (title: string) => {
  const mixed = title.endsWith(': other side') ? 'Pieces: other side' : 'Pieces';
  return box.pages.filter(({ head }) => [title, mixed].some((one) => head.includes(` · ${one} · `)));
};
const shapesOf = (title: string) => titled(title).flatMap(({ shapes }) => shapes);
const textsOf = (title: string) => titled(title).flatMap(({ texts }) => texts.map(({ text }) => text));
const { supply, players, target, cubes } = words.settings;

test('every text fits, nothing prints as pixels, and it is drawn the same each time', async () => {
  expect(box.warnings).toEqual([]);
  expect((await drawnBox()).html === box.html).toBe(true);
  expect(box.html).not.toMatch(/gradient|filter:|box-shadow|opacity|<img|undefined|NaN|\[object/);
});

test('pages are numbered through to the last card, and pieces share sheets', () => {
  const last = box.pages.length + CARD_PAGES;
  expect(last).toBeLessThanOrEqual(30);
  for (const [i, { head }] of box.pages.entries()) expect(head).toContain(`Page ${i + 1} of ${last}`);
});

test('every piece is within the printable area', () => {
  expect(box.pages.length).toBeGreaterThan(10);
  for (const { x, y, width, height } of box.pages.flatMap(({ shapes }) => shapes))
    expect(Math.min(x, y, 210 - x - width, 297 - y - height)).toBeGreaterThanOrEqual(2.99);
});

describe('map tiles (R1.2)', () => {
  const LAND = 'Land tiles: desert and grassland';
  const tiles = (title: string, terrain: Terrain) =>
    titled(title).map(({ shapes }) => shapes.filter(isHex(TILE_SIDE, ground(terrain))));

  test('of land are as many as the set declares, and have another side', () => {
    expect(tiles(`${LAND}: other side`, 'grassland').flat()).toHaveLength(supply!.land!);
  });

  test('have their other side exactly behind them', () => {
    const fronts = tiles(LAND, 'desert').flat().map(middleOf);
    for (const back of tiles(`${LAND}: other side`, 'grassland').flat().map(middleOf))
      expect(fronts.some(({ x, y }) => near(x, 210 - back.x) && near(y, back.y))).toBe(true);
  });
});

describe('tokens (R1.3, R1.4)', () => {
  const hexes = () => shapesOf('Tokens').filter(isHex(TOKEN_SIDE));

  test('are as many of each kind as the set declares', () => {
    const animals = words.animals.reduce((sum, { count }) => sum + count, 0);
    const tints = words.animals.map((_, i) => speciesTint(i));
    expect(new Set(tints).size).toBe(tints.length);
    expect(hexes().filter(({ colour }) => tints.includes(colour))).toHaveLength(animals);
    // The remaining hexes are identified by colour: mountains, forests, land below features, players and their hundreds.
    const others = Object.groupBy(
      hexes().filter(({ colour }) => !tints.includes(colour)),
      ({ colour }) => colour,
    );
    const land = features
      .flatMap(({ pattern }) => pattern)
      .filter((cell) => cell.covered && cell.terrain === 'land');
    const hundreds = Math.ceil(target!.full / 100);
    expect(Object.values(others).map((some) => some!.length)).toEqual([
      supply!.mountain,
      supply!.forest,
      land.length,
      land.length,
      ...Array.from({ length: players!.to }, () => 1 + hundreds),
    ]);
    const numbers = textsOf('Tokens');
    for (let seat = 1; seat <= players!.to; seat++) expect(numbers).toContain(`${seat}`);
    expect(numbers.filter((text) => text === '+100')).toHaveLength(players!.to * hundreds);
  });

  test('R8.1 each animal has a tab for each terrain it may be on, below its drawing', () => {
    const shapes = shapesOf('Tokens');
    const at = shapes.flatMap((shape, i) => (isHex(TOKEN_SIDE)(shape) ? [i] : []));
    const animals = words.animals.flatMap((animal) => Array<typeof animal>(animal.count).fill(animal));
    for (const [token, { name, on }] of animals.entries()) {
      const hex = shapes[at[token]!]!;
      const tabs = shapes.slice(at[token]! + 1, at[token + 1]).filter(isHex(TAB_SIDE));
      if ('token' in on) expect(tabs, name).toHaveLength(1);
      else expect(tabs.map((tab) => tab.colour)).toEqual(on.terrain.map(colour));
      const middles = tabs.map(middleOf);
      expect(near(middles.reduce((sum, { x }) => sum + x, 0) / tabs.length, middleOf(hex).x), name).toBe(
        true,
      );
      for (const { y } of middles) expect(y).toBeGreaterThan(middleOf(hex).y + TOKEN_SIDE / 3);
    }
  });
});

test('R1.3 each element has as many discs as the set declares, all of one size and apart from each other', () => {
  const discs = shapesOf('Element tokens').filter(
    ({ width, height }) => near(width, DISC) && near(height, DISC),
  );
  for (const { name, count } of words.elements)
    expect(
      discs.filter((disc) => disc.colour === colour(name)),
      name,
    ).toHaveLength(count);
  expect(discs).toHaveLength(words.elements.reduce((sum, { count }) => sum + count, 0));
  for (const [i, a] of discs.entries())
    for (const b of discs.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(DISC + 2);
});

describe('map tiles and tiles of Landscape Features (R1.2, R15.4)', () => {
  const SHEET = 'Tiles of Landscape Features';

  test('cover as many hexes, of the size of map tiles, as their patterns', () => {
    const stacks = { desert: supply!.land!, grassland: 0, water: supply!.water! };
    const onSheets = (terrain: Terrain) =>
      box.pages
        .filter(({ head }) => !head.includes('other side'))
        .flatMap(({ shapes }) => shapes.filter(isHex(TILE_SIDE, ground(terrain)))).length;
    const covered = features.flatMap(({ pattern }) => pattern.filter((cell) => cell.covered));
    const ofTerrain = (terrain: PatternCell['terrain']) => covered.filter((cell) => cell.terrain === terrain);
    const { width, height } = hexSize(TILE_SIDE);
    const halves = shapesOf(SHEET).filter(
      (shape) => near(shape.width, width / 2) && near(shape.height, height),
    );
    expect(halves).toHaveLength(2 * ofTerrain('land').length);
    for (const terrain of ['desert', 'grassland', 'water'] as const)
      expect(onSheets(terrain), terrain).toBe(stacks[terrain] + ofTerrain(terrain).length);
  });

  test('have their titles, and their sheets include the token of Kilimanjaro', () => {
    const text = textsOf(SHEET).join(' ');
    for (const { title, number } of features) {
      expect(text).toContain(title);
      expect(text).toContain(`${number}`);
    }
    expect(shapesOf(SHEET).filter(isHex(2 * TOKEN_SIDE))).toHaveLength(1);
  });
});

describe('the pieces in front of players', () => {
  test('R2.1 include a square dial for each player, with START, a card and a cube', () => {
    const dials = shapesOf('Dials').filter(
      ({ width, height, colour }) => near(width, 63) && near(height, 63) && colour !== 'none',
    );
    expect(dials).toHaveLength(players!.to);
    for (const word of ['START', 'gain a card', 'gain a cube'])
      expect(textsOf('Dials').filter((text) => text.includes(word))).toHaveLength(dials.length);
  });

  test('R12.1 include a score track of 100 spaces with the targets marked', () => {
    const spaces = shapesOf('Score track').filter(({ width, height }) => near(width, 19) && near(height, 19));
    expect(spaces).toHaveLength(100);
    expect(spaces.filter((shape) => shape.colour === COLOUR_THEME.points)).toHaveLength(2);
    const numbers = textsOf('Score track');
    for (let space = 0; space < 100; space++) expect(numbers).toContain(`${space}`);
    expect(numbers.indexOf('The target')).toBe(numbers.indexOf(`${target!.full}`) + 1);
    expect(numbers.indexOf('Short game')).toBe(numbers.indexOf(`${target!.short}`) + 1);
    // Each space touches the next.
    for (const [i, space] of spaces.slice(1).entries())
      expect(near(Math.abs(space.x - spaces[i]!.x) + Math.abs(space.y - spaces[i]!.y), 19)).toBe(true);
  });

  test('R2.2 include the landscapes that a game can begin with', () => {
    const names = textsOf('Score track').map((text) => text.toLowerCase());
    for (const { name } of words.layouts) expect(names).toContain(name);
  });

  test('include an aid for each player on one sheet, in at most 60 words', () => {
    const [sheet, ...more] = titled('Player aids').filter(({ head }) => head.includes('Player aids'));
    expect(more).toEqual([]);
    const text = sheet!.texts.map(({ text }) => text).filter((text) => !text.includes('Icons by'));
    const words = text
      .join(' ')
      .split(' ')
      .filter((word) => /\p{L}/u.test(word));
    expect(text.filter((one) => one.includes('The Harbinger'))).toHaveLength(players!.to);
    expect(words.length / players!.to).toBeLessThanOrEqual(60);
  });
});

test('the first page lists the contents of the box and their pages', () => {
  const { texts } = box.pages[0]!;
  const lines = texts.map(({ text }) => text);
  expect(lines.join(' ')).toContain(`${cubes!.total} cubes of 8 mm`);
  expect(lines).toContain('Page');
  const rowOf = (name: string) => {
    const at = texts.find(({ text }) => text.startsWith(name))!;
    return texts.filter(({ y }) => Math.abs(y - at.y) < 1).map(({ text }) => text);
  };
  const together = (counted: readonly { count: number }[]) =>
    counted.reduce((sum, { count }) => sum + count, 0);
  const isDisc = ({ width, height }: DrawnShape) => near(width, DISC) && near(height, DISC);
  for (const [name, amount, isOne] of [
    ['Land tiles', supply!.land, isHex(TILE_SIDE, ground('desert'))],
    ['Water tiles', supply!.water, isHex(TILE_SIDE, ground('water'))],
    ['Animals', together(words.animals), isHex(TOKEN_SIDE)],
    ['Element tokens', together(words.elements), isDisc],
    ['Dials', players!.to, ({ width, height }: DrawnShape) => near(width, 63) && near(height, 63)],
  ] as const) {
    const row = rowOf(name);
    expect(row[0], name).toBe(`${amount}`);
    const number = Number(row.at(-1)!.split('–')[0]);
    expect(box.pages[number - 1]!.shapes.some(isOne), name).toBe(true);
    // What the first page calls "page 2 to 5" begins there.
    expect(
      box.pages.slice(3, number - 1).flatMap(({ shapes }) => shapes.filter(isOne)),
      name,
    ).toEqual([]);
  }
  const [tiles, , first] = rowOf('Tiles of Landscape');
  expect(tiles).toBe(`${features.length}`);
  const onFirst = box.pages[Number(first!.split('–')[0]) - 1]!.texts.map(({ text }) => text);
  expect(features.some(({ title }) => onFirst.includes(title))).toBe(true);
  const [count, , pages] = rowOf('Cards');
  expect(count).toBe(`${all}`);
  expect(pages).toBe(`${box.pages.length + 1}–${box.pages.length + CARD_PAGES}`);
});
