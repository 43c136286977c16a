/** Draws a text that has been fitted into a box. */
import type { Art } from '../drawing/art.ts';
import type { Point, Size } from '../drawing/box.ts';
import { roundedPath } from '../drawing/curves.ts';
import type { FittedText } from '../layout/fit.ts';
import type { PlacedPart, Rule } from '../layout/flow.ts';
import { type Ink, paint } from '../layout/ink.ts';
import { PIXELS, short } from '../layout/units.ts';
import { type Emblem, emblemArt } from './emblems/emblem.ts';
import type { Theme } from './theme.ts';

/** A picture in a text: an icon, or another drawing on its canvas. */
export type TextPicture = Emblem | (Pick<Emblem, 'box'> & { art: Art });

/** Draws a fitted text in millimetres from the upper left corner of its box; groups parts under the name of their step. */
export function drawText(
  { placed, scale }: Pick<FittedText<TextPicture>, 'placed' | 'scale'>,
  { x, y }: Point,
  ink: Ink,
  theme: Theme,
  colour = theme.text,
): string {
  const transform = `translate(${short(x)} ${short(y)}) scale(${short(scale / PIXELS, 6)})`;
  const shown = ink.hasRows ? placed : placed.filter((one) => !('room' in one));
  let group: string | undefined;
  const drawn = shown.map((one) => {
    const name = ink.hasRows ? one.name : undefined;
    const ends = group === undefined ? '' : '</g>';
    const begins = name === undefined ? '' : `<g data-step="${name}">`;
    const change = name === group ? '' : ends + begins;
    group = name;
    return change + drawPart(one, ink, theme, colour);
  });
  return `<g transform="${transform}">${drawn.join('')}${group === undefined ? '' : '</g>'}</g>`;
}

function drawPart(one: PlacedPart<TextPicture>, ink: Ink, theme: Theme, colour: string): string {
  const { x, y } = one;
  if ('letters' in one) return ink.letters(one.letters, one.style, { x, y, colour });
  // Catches the pointer between letters, too.
  if ('room' in one) return rectangle(x, y, one.room, 'fill="none" pointer-events="all"');
  if ('rule' in one) return drawRule(one, x, y, theme[one.tone], ink);
  const [left, top, across] = one.art.box;
  const scale = one.width / across;
  const transform = `translate(${short(x - left * scale)} ${short(y - top * scale)}) scale(${short(scale, 5)})`;
  const art = 'art' in one.art ? one.art.art : emblemArt(one.art);
  return paint({ parts: [art], transform, isShared: true }, ink);
}

function drawRule(
  { rule, radius = 0, line = 0 }: Rule,
  x: number,
  y: number,
  colour: string,
  ink: Ink,
): string {
  if (radius === 0) return rectangle(x, y, rule, `fill="${colour}"`);
  const [left, top, wide, high] = [x, y, rule.width - line, rule.height - line].map((side, i) =>
    short(i < 2 ? side + line / 2 : side),
  );
  const d = roundedPath({ x: left!, y: top!, width: wide!, height: high!, radius });
  return paint(line > 0 ? { d, stroke: colour, width: short(line) } : { d, fill: colour }, ink);
}

const rectangle = (x: number, y: number, { width, height }: Size, attributes: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${attributes}/>`;

/** Cuts a drawing off at the right and at the bottom. */
export function cutOff(svg: string, width: number, height: number): string {
  const [across, down] = [short(width), short(height)];
  return `<svg width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">${svg}</svg>`;
}

/** A text that does not fit even in its smallest size. */
export interface Overflow {
  /** The name of the text. */
  name: string;
  /** Advice on how to make it fit. */
  advice?: string;
  /** The excess height or width, in millimetres. */
  over: number;
  /** The named card size that holds it. */
  fitsOn?: string;
}
