/** Texts beside cards, each in a box on a page. */
import type { Box } from '../drawing/box.ts';
import { cutOff, drawText, type TextPicture } from '../face/text.ts';
import type { Theme } from '../face/theme.ts';
import { fitText, type TextSize, type Tightness, type VERTICAL_ALIGNMENT } from '../layout/fit.ts';
import type { Ink } from '../layout/ink.ts';
import type { FlowNode } from '../layout/nodes.ts';
import { PIXELS, short } from '../layout/units.ts';
import type { Lang } from '../wording/language.ts';
import { ties } from '../wording/ties.ts';
import { noteNode, type TextPart, wordsNode } from './words.ts';

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

/** A drawn text, and what does not fit. Text beyond its box is cut off. */
export type DrawnText = ReturnType<typeof drawTextBox>;

/** The colour of small print. */
const NOTE_COLOUR = '#4A443C';

/** Draws a text on its page. */
export function drawTextBox(box: TextBox, ink: Ink, theme: Theme, lang: Lang = 'en') {
  const { x, y, width, height, name, parts, turned, advice } = box;
  const isNote = 'note' in parts;
  const fitted = fitBox(box, lang);
  const over = fitted.over / PIXELS;
  const drawn = drawText(fitted, { x: 0, y: 0 }, ink, theme, isNote ? NOTE_COLOUR : undefined);
  const whole = over > 0 ? cutOff(drawn, width, height) : drawn;
  const turn = turned === undefined ? '' : ` rotate(${turned})`;
  return {
    svg: `<g transform="translate(${short(x)} ${short(y)})${turn}">${whole}</g>`,
    overflows: over > 0 ? [{ name, over, ...(advice !== undefined && { advice }) }] : [],
  };
}

/** Whether a text fits its box in one of its sizes. */
export const holdsText = (box: TextBox, lang: Lang = 'en'): boolean => fitBox(box, lang).over === 0;

function fitBox(box: TextBox, lang: Lang) {
  const { parts, sizes } = box;
  const isNote = 'note' in parts;
  const nodeIn = (setting: Tightness): FlowNode<TextPicture> =>
    isNote ? noteNode(parts.note, setting) : wordsNode(parts.text, parts.columns);
  const place: keyof typeof VERTICAL_ALIGNMENT = isNote ? parts.edge : 'top';
  return fitText(nodeIn, sizes, box, ties(lang), place);
}
