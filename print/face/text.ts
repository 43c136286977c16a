/** Draws a text that has been fitted into a box, and texts beside cards in their boxes on a page. */
import { emblemArt } from '../card/emblems/emblem.ts';
import type { Box } from '../card/geometry.ts';
import type { Theme } from '../card/theme.ts';
import { type FittedText, fitText, type TextSize, type Tightness, type VERTICAL_ALIGNMENT } from './fit.ts';
import type { PlacedPart } from './flow.ts';
import { type Ink, paint } from './ink.ts';
import type { FlowNode } from './nodes.ts';
import { PIXELS, short } from './units.ts';
import { noteNode, type TextPart, type TextPicture, wordsNode } from './words.ts';

/** Draws a fitted text in millimetres from the upper left corner of its box; groups parts under the name of their step. */
export function drawText(
  { placed, scale }: Pick<FittedText<TextPicture>, 'placed' | 'scale'>,
  { x, y }: Pick<Box, 'x' | 'y'>,
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
  if ('rule' in one) return rectangle(x, y, one.rule, `fill="${theme[one.tone]}"`);
  const [left, top, across] = one.art.box;
  const scale = one.width / across;
  const transform = `translate(${short(x - left * scale)} ${short(y - top * scale)}) scale(${short(scale, 5)})`;
  const art = 'art' in one.art ? one.art.art : emblemArt(one.art);
  return paint({ parts: [art], transform, isShared: true }, ink);
}

const rectangle = (x: number, y: number, { width, height }: Pick<Box, 'width' | 'height'>, theme: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${theme}/>`;

/** Cuts a drawing off at the right and at the bottom. */
export function cutOff(svg: string, width: number, height: number): string {
  const [across, down] = [short(width), short(height)];
  return `<svg width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">${svg}</svg>`;
}

/** A text in a box on a page, in millimetres. */
export interface TextBox extends Box {
  /** Its name in warnings. */
  name: string;
  /** The sizes to try, in order. */
  sizes: readonly TextSize[];
  /** Its content: a text, in one or two columns, or lines of small print at the upper or lower edge. */
  parts: { text: readonly TextPart[]; columns: number } | { note: readonly string[]; edge: 'top' | 'bottom' };
  /** Upside down, with its upper left corner at its position; or rotated by a quarter turn counter-clockwise. */
  turned?: 180 | -90;
  /** Advice on how to make it fit, for small print and the page of icons. They are printed even if they are cut off. */
  advice?: string;
}

/** A text that does not fit even in its smallest size. */
export interface Overflow extends Pick<TextBox, 'name' | 'advice'> {
  /** The excess height or width, in millimetres. */
  over: number;
  /** The named card size that holds it. */
  fitsOn?: string;
}

/** A drawn text, and what does not fit. Text beyond its box is cut off. */
export type DrawnText = ReturnType<typeof drawTextBox>;

/** The colour of small print. */
const NOTE_COLOUR = '#4A443C';

/** Draws a text on its page. */
export function drawTextBox(box: TextBox, ink: Ink, theme: Theme) {
  const { x, y, width, height, name, parts, turned, advice } = box;
  const isNote = 'note' in parts;
  const nodeIn = (setting: Tightness): FlowNode<TextPicture> =>
    isNote ? noteNode(parts.note, setting) : wordsNode(parts.text, parts.columns);
  const place: keyof typeof VERTICAL_ALIGNMENT = isNote ? parts.edge : 'top';
  const fitted = fitText(nodeIn, box.sizes, box, place);
  const over = fitted.over / PIXELS;
  const drawn = drawText(fitted, { x: 0, y: 0 }, ink, theme, isNote ? NOTE_COLOUR : undefined);
  const whole = over > 0 ? cutOff(drawn, width, height) : drawn;
  const turn = turned === undefined ? '' : ` rotate(${turned})`;
  return {
    svg: `<g transform="translate(${short(x)} ${short(y)})${turn}">${whole}</g>`,
    overflows: over > 0 ? [{ name, over, ...(advice !== undefined && { advice }) }] : [],
  };
}
