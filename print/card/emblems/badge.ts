/** The number of tokens that a pattern cell requires (R15.3): a plate on its hex with a picture and a number. */
import type { PatternCell } from '../../../program/index.ts';
import { type Art, centredText } from '../art.ts';
import { roundedPath } from '../curves.ts';
import type { Palette } from '../palette.ts';
import { picture, silhouette } from './emblem.ts';

/** The area of the plates on a hex of 100 units, stacked vertically. */
const PLATES = { top: 41, height: 40, gap: 2 };
/** Middles of the picture, alone or next to a number, and of the number. */
const MIDDLE = { alone: 50, picture: 34, number: 66 };
/**
 * Font sizes of a number: the largest for one character and for several, and the limit as a multiple of the plate
 * height, at which a digit fills two thirds of the plate.
 */
const NUMBER = { largest: 34, several: 29, inHeight: 1.2 };

/** The height of each plate, given the number of plates, in the units of a hex. */
export const plateHeight = (plates: number): number => PLATES.height / plates - PLATES.gap;

/** The plates of a cell, in the units of a hex: a picture and a number; for zero tokens, a crossed-out picture. */
export function badgesArt(tokens: PatternCell['tokens'], palette: Palette): Art[] {
  const height = plateHeight(tokens.length);
  return tokens.map((token, i) => badge(token, PLATES.top + i * (height + PLATES.gap), height, palette));
}

function badge(
  { compare, thing }: PatternCell['tokens'][number],
  y: number,
  height: number,
  palette: Palette,
): Art {
  const { look } = palette;
  const none = compare.amount === 0 && compare.is !== 'least';
  const middle = { x: none ? MIDDLE.alone : MIDDLE.picture, y: y + height / 2 };
  const side = height - 4;
  const plate = {
    d: roundedPath({ x: 14, y, width: 72, height, radius: 6 }),
    fill: '#fff',
    stroke: look.ink,
    width: 2,
  };
  const drawn = picture(thing, { ...middle, side, colour: silhouette(thing, palette) }, palette);
  if (none) {
    const [left, right] = [middle.x - side / 2, middle.x + side / 2];
    const [top, bottom] = [middle.y - side / 2, middle.y + side / 2];
    const cross = `M${left} ${bottom}L${right} ${top}`;
    return { parts: [plate, drawn, { d: cross, stroke: look.impact, width: 6, cap: 'round' }] };
  }
  const text = AMOUNT[compare.is](compare.amount);
  const size = Math.min(text.length > 1 ? NUMBER.several : NUMBER.largest, height * NUMBER.inHeight);
  const at = { x: MIDDLE.number, y: middle.y + size * 0.33 };
  return { parts: [plate, drawn, centredText(text, at, size, look.ink, { weight: 800 })] };
}

/** A bare number is exact. */
const AMOUNT = {
  exactly: (amount: number) => `${amount}`,
  least: (amount: number) => `${amount}+`,
  most: (amount: number) => `≤${amount}`,
};
