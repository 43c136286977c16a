/** Finds and measures the pieces of a box in its PDF. */
import { COLOUR_THEME, colourOf } from '../../print/card/theme.ts';
import { hexSize } from '../../print/pieces/hexes.ts';
import type { Terrain } from '../../program/index.ts';
import type { DrawnPage } from './fixtures/measure.ts';

/** The tolerance for pieces, in millimetres. */
export const EXACT = 0.1;
export const near = (a: number, b: number) => Math.abs(a - b) <= EXACT;
export const colour = (word: string) => colourOf(word, COLOUR_THEME).toLowerCase();
/** The ground of a tile. */
export const ground = (terrain: Terrain) => COLOUR_THEME.tiles[terrain].ground.toLowerCase();

export type Fill = DrawnPage['fills'][number];
export const isHex = (side: number) => (fill: Fill) =>
  near(fill.width, hexSize(side).width) && near(fill.height, hexSize(side).height);
export const middleOf = ({ x, y, width, height }: Fill) => ({ x: x + width / 2, y: y + height / 2 });

/** The small print at the top of a page. */
export const headOf = ({ glyphs }: DrawnPage) =>
  glyphs
    .filter(({ y }) => y < 8)
    .map(({ text }) => text)
    .join('');
