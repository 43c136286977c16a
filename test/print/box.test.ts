/** The printed box of New Horizon: every piece counted and measured in the PDF. */
import { beforeAll, describe, expect, test } from 'vitest';
import { DISC } from '../../print/box/pieces/elements.ts';
import { tintOf } from '../../print/box/pieces/species.ts';
import { COLOUR_THEME } from '../../print/card/theme.ts';
import { hexSize, TAB_SIDE, TILE_SIDE, TOKEN_SIDE } from '../../print/pieces/hexes.ts';
import type { Terrain } from '../../program/index.ts';
import type { PatternCell } from '../../program/set.ts';
import { colour, EXACT, ground, headOf, isHex, middleOf, near } from './box-measure.ts';
import { cards, features, words } from './box-set.ts';
import { type MeasuredPage, measurePdf } from './fixtures/measure.ts';
import { newPrinter } from './printer.ts';

const { printBox } = newPrinter();

let pages: MeasuredPage[];
let warnings: string[];
beforeAll(async () => {
  const result = await printBox();
  warnings = result.warnings;
  pages = await measurePdf(result.pdf);
  expect(pages).toHaveLength(result.pages);
});

const titled = (title: string) => pages.filter((page) => headOf(page).includes(` · ${title} · `));
const fillsOf = (title: string) => titled(title).flatMap(({ fills }) => fills);

test('no text is too long for its place', () => expect(warnings).toEqual([]));

test('pages have exactly the size of the paper, and are numbered through to the last card', () => {
  for (const [i, page] of pages.entries()) {
    expect(near(page.width, 210) && near(page.height, 297)).toBe(true);
    const all = page.texts.map(({ text }) => text).join('');
    expect(all).toContain(`Page ${i + 1} of ${pages.length}`);
  }
});

test('every piece is within the printable area', () => {
  const pieces = pages.slice(
    0,
    pages.findIndex((page) => headOf(page).startsWith('New Horizon · version 1.2.3Page')),
  );
  expect(pieces.length).toBeGreaterThan(10);
  for (const { fills, lines } of pieces) {
    for (const { x, y, width, height } of fills) {
      expect(Math.min(x, y, 210 - x - width, 297 - y - height)).toBeGreaterThanOrEqual(3 - EXACT);
    }
    for (const { x1, y1, x2, y2 } of lines) {
      for (const at of [x1, x2, 210 - x1, 210 - x2, y1, y2, 297 - y1, 297 - y2])
        expect(at).toBeGreaterThanOrEqual(3 - EXACT);
    }
  }
});

describe('map tiles (R1.2)', () => {
  const LAND = 'Land tiles: desert and grassland';
  const tiles = (title: string, word: Terrain) =>
    titled(title).map(({ fills }) =>
      fills.filter((fill) => isHex(TILE_SIDE)(fill) && fill.colour === ground(word)),
    );

  test('are as many as the set declares, and those of land have another side', () => {
    expect(tiles(LAND, 'desert').flat()).toHaveLength(words.settings.supply!.land!);
    expect(tiles(`${LAND}: other side`, 'grassland').flat()).toHaveLength(words.settings.supply!.land!);
    expect(tiles('Water tiles', 'water').flat()).toHaveLength(words.settings.supply!.water!);
  });

  test('have their other side exactly behind them', () => {
    const backs = tiles(`${LAND}: other side`, 'grassland');
    for (const [sheet, fronts] of tiles(LAND, 'desert').entries()) {
      for (const [i, front] of fronts.entries()) {
        const [a, b] = [middleOf(front), middleOf(backs[sheet]![i]!)];
        expect(near(a.x, 210 - b.x) && near(a.y, b.y)).toBe(true);
      }
    }
  });
});

describe('tokens (R1.3, R1.4)', () => {
  const hexes = () => fillsOf('Tokens').filter(isHex(TOKEN_SIDE));

  test('are as many of each kind as the set declares', () => {
    const { supply, players, target } = {
      ...words.settings,
      players: words.settings.players!,
      target: words.settings.target!,
    };
    const animals = words.animals.reduce((sum, { count }) => sum + count, 0);
    const tints = words.animals.map((_, i) => tintOf(i));
    expect(new Set(tints).size).toBe(tints.length);
    expect(hexes().filter(({ colour }) => tints.includes(colour))).toHaveLength(animals);
    // The remaining hexes are identified by colour: mountains, forests, land below features, players and their hundreds.
    const counts = new Map<string, number>();
    for (const fill of hexes()) counts.set(fill.colour, (counts.get(fill.colour) ?? 0) + 1);
    for (const tint of tints) counts.delete(tint);
    const land = features
      .flatMap(({ pattern }) => pattern)
      .filter((cell) => cell.covered && cell.terrain === 'land');
    const seats = Array.from({ length: players.to }, () => 1 + Math.ceil(target.full / 100));
    expect([...counts.values()]).toEqual([
      supply!.mountain,
      supply!.forest,
      land.length,
      land.length,
      ...seats,
    ]);
    const numbers = titled('Tokens').flatMap(({ texts }) => texts.map(({ text }) => text));
    for (let seat = 1; seat <= players.to; seat++) expect(numbers).toContain(`${seat}`);
    expect(numbers.filter((text) => text === '+100')).toHaveLength(players.to * Math.ceil(target.full / 100));
  });

  test('R8.1 each animal has a tab for each terrain it may be on, in a corner of its token', () => {
    const fills = fillsOf('Tokens');
    const at = fills.flatMap((fill, i) => (isHex(TOKEN_SIDE)(fill) ? [i] : []));
    let token = 0;
    for (const { name, count, on } of words.animals) {
      for (let i = 0; i < count; i++, token++) {
        const hex = fills[at[token]!]!;
        const tabs = fills.slice(at[token]! + 1, at[token + 1]).filter(isHex(TAB_SIDE));
        if ('token' in on) expect(tabs, name).toHaveLength(1);
        else
          expect(
            tabs.map((tab) => tab.colour),
            name,
          ).toEqual(on.terrain.map(colour));
        for (const tab of tabs) {
          // The tab shares a corner with the token, so its centre is two thirds of the way from the token's centre to that
          // corner.
          const [a, b] = [middleOf(hex), middleOf(tab)];
          expect(near(Math.hypot(a.x - b.x, a.y - b.y), TOKEN_SIDE - TAB_SIDE), name).toBe(true);
          expect(b.y).toBeGreaterThan(a.y);
          const flush = [
            near(tab.y + tab.height, hex.y + hex.height),
            near(tab.x, hex.x),
            near(tab.x + tab.width, hex.x + hex.width),
          ];
          expect(flush.filter(Boolean), name).toHaveLength(1);
        }
      }
    }
  });
});

test('R1.3 each element has as many discs as the set declares, all of one size and apart from each other', () => {
  const discs = fillsOf('Element tokens').filter(
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

describe('tiles of Landscape Features (R15.4)', () => {
  const SHEET = 'Tiles of Landscape Features';
  const covered = () => features.flatMap(({ pattern }) => pattern.filter((cell) => cell.covered));

  test('cover as many hexes, of the size of map tiles, as their patterns', () => {
    const whole = fillsOf(SHEET).filter((fill) => isHex(TILE_SIDE)(fill));
    const { width, height } = hexSize(TILE_SIDE);
    const halves = fillsOf(SHEET).filter((fill) => near(fill.width, width / 2) && near(fill.height, height));
    const isLand = (cell: PatternCell) => cell.terrain === 'land';
    expect(halves).toHaveLength(2 * covered().filter(isLand).length);
    for (const terrain of ['desert', 'grassland', 'water'] as const)
      expect(whole.filter((fill) => fill.colour === ground(terrain))).toHaveLength(
        covered().filter((cell) => cell.terrain === terrain).length,
      );
  });

  test('have their titles, and their sheets include the token of Kilimanjaro', () => {
    const texts = titled(SHEET).map((page) => page.texts.map(({ text }) => text).join(' '));
    for (const { title, number } of features) {
      expect(texts.join(' ')).toContain(title);
      expect(texts.join(' ')).toContain(`${number}`);
    }
    expect(fillsOf(SHEET).filter(isHex(2 * TOKEN_SIDE))).toHaveLength(1);
  });
});

describe('the pieces in front of players', () => {
  test('R2.1 include a square dial for each player, with START, a card and a cube', () => {
    const dials = fillsOf('Dials').filter(({ width, height }) => near(width, 63) && near(height, 63));
    expect(dials).toHaveLength(words.settings.players!.to);
    const texts = titled('Dials').flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.filter((text) => text === 'START')).toHaveLength(dials.length);
    expect(texts.filter((text) => text.includes('gain a card'))).toHaveLength(dials.length);
    expect(texts.filter((text) => text.includes('gain a cube'))).toHaveLength(dials.length);
  });

  test('R12.1 include a score track of 100 spaces with the targets marked', () => {
    const [page] = titled('Score track');
    const spaces = page!.fills.filter(({ width, height }) => near(width, 19) && near(height, 19));
    expect(spaces).toHaveLength(100);
    const { full, short } = words.settings.target!;
    expect(spaces.filter((fill) => fill.colour === COLOUR_THEME.points.toLowerCase())).toHaveLength(2);
    const numbers = page!.texts.map(({ text }) => text);
    for (let space = 0; space < 100; space++) expect(numbers).toContain(`${space}`);
    expect(numbers.indexOf('The target')).toBe(numbers.indexOf(`${full}`) + 1);
    expect(numbers.indexOf('Short game')).toBe(numbers.indexOf(`${short}`) + 1);
    // Each space touches the next.
    const at = Array.from({ length: 100 }, (_, i) => spaces[i]!);
    for (const [i, space] of at.slice(1).entries())
      expect(near(Math.abs(space.x - at[i]!.x) + Math.abs(space.y - at[i]!.y), 19)).toBe(true);
  });

  test('R2.2 include the landscapes that a game can begin with', () => {
    const [page] = titled('Score track');
    const names = page!.texts.map(({ text }) => text.toLowerCase());
    for (const { name } of words.layouts) expect(names).toContain(name);
  });

  test('include a two-sided aid for each player', () => {
    const textsEqualTo = (title: string, heading: string) =>
      titled(title).flatMap((page) => page.texts.filter(({ text }) => text === heading));
    const { to } = words.settings.players!;
    expect(textsEqualTo('Player aids', 'Drawing an element')).toHaveLength(to);
    expect(textsEqualTo('Player aids: other side', 'Words on the cards')).toHaveLength(to);
  });
});

test('the first page lists the contents of the box and their pages', () => {
  const texts = pages[0]!.texts;
  const text = texts.map(({ text }) => text).join(' ');
  const { settings, animals, elements } = words;
  const { supply = {}, cubes, players } = settings;
  const together = (counted: readonly { count: number }[]) =>
    counted.reduce((sum, { count }) => sum + count, 0);
  expect(text).toContain(`${cubes!.total} cubes of 8 mm`);
  expect(texts.map(({ text }) => text)).toContain('Page');
  const rowOf = (name: string) => {
    const at = texts.find(({ text }) => text.startsWith(name))!;
    return texts.filter(({ y }) => Math.abs(y - at.y) < 1).map(({ text }) => text);
  };
  for (const [name, amount, title] of [
    ['Land tiles', supply.land, 'Land tiles: desert and grassland'],
    ['Water tiles', supply.water, 'Water tiles'],
    ['Animals', together(animals), 'Tokens'],
    ['Element tokens', together(elements), 'Element tokens'],
    ['Dials', players!.to, 'Dials'],
    ['Tiles of Landscape', features.length, 'Tiles of Landscape Features'],
  ] as const) {
    const row = rowOf(name);
    expect(row[0], name).toBe(`${amount}`);
    expect(row.at(-1)!.split('–')[0], name).toBe(
      `${pages.findIndex((page) => headOf(page).includes(title)) + 1}`,
    );
  }
  const row = rowOf('Cards');
  const all = cards.length + features.length;
  expect(row[0]).toBe(`${all}`);
  expect(row.at(-1)).toBe(`${pages.length - Math.ceil(all / 12) + 1}–${pages.length}`);
});
