/** The bundled game as a box: the input of its tests, and the numbers they compare with. */
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import type { PrintBoxInput } from '../../print/box/box.ts';
import { boxPages } from '../../print/box/pages.ts';
import { hexSize } from '../../print/drawing/hexes.ts';
import { COLOUR_THEME, wordColour } from '../../print/face/theme.ts';
import { cardsOn, sheetLayout } from '../../print/sheet/layout.ts';
import { isFeature, type Terrain } from '../../program/index.ts';
import { mergeDecks } from '../../program/set.ts';
import { type DrawnShape, drawnPages } from './drawn-pages.ts';

export const { chain, words } = compile(bundledSets()).sets.find(
  ({ program }) => program.id === 'new-horizon',
)!;
export const { cards, features } = mergeDecks(chain);
/** The base game by itself. */
export const [base] = chain;
export const A4 = { width: 210, height: 297 };

export const INPUT: PrintBoxInput = {
  words,
  cards: [...cards, ...features],
  setTitle: 'New Horizon',
  version: '1.2.3',
  paper: A4,
  card: 63,
  bleed: 3,
  tokens: 'hex',
};

/** The sheets of pieces as drawn, with these changes to the input, their HTML, and the warnings about them. */
export async function drawnBox(changes: Partial<PrintBoxInput> = {}) {
  const { cards, ...input } = { ...INPUT, ...changes };
  const pages = Math.ceil(cards.length / cardsOn(sheetLayout(input)));
  const box = { ...input, features: cards.filter(isFeature), cards: { count: cards.length, pages } };
  const {
    html: [html = ''],
    warnings,
    overflows,
  } = await boxPages(box);
  return { pages: drawnPages(html), html, warnings: [...warnings, ...overflows.map(({ name }) => name)] };
}

export const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
export const colour = (word: string) => wordColour(word, COLOUR_THEME);
export const isHex =
  (side: number, colour?: string) =>
  (shape: DrawnShape): boolean =>
    near(shape.width, hexSize(side).width) &&
    near(shape.height, hexSize(side).height) &&
    (colour === undefined || shape.colour === colour);
export const middleOf = ({ x, y, width, height }: DrawnShape) => ({ x: x + width / 2, y: y + height / 2 });
/** The side of an animal's tab: 19 of the 114 units of its height, which is 13.3 mm. */
export const TAB_SIDE = (19 * 13.3) / 114;
/** The ground of a map tile. */
export const ground = (terrain: Terrain) => COLOUR_THEME.tiles[terrain].ground;
