/** Turns drawings into SVG. */
import type { ArtPart, Label } from '../card/art.ts';
import type { Ink } from './ink.ts';
import { setText, type TextStyle } from './letters.ts';

/** The SVG of a drawing. */
export function paint(part: ArtPart, ink: Ink): string {
  if ('parts' in part) {
    const inner = part.parts.map((one) => paint(one, ink)).join('');
    return part.transform === undefined ? inner : `<g transform="${part.transform}">${inner}</g>`;
  }
  if ('text' in part) return paintLabel(part, ink);
  if ('body' in part) {
    const { transform, path, body, colour } = part;
    if (path) return `<path ${ink.path(path.d)} transform="${transform}"${path.attributes}/>`;
    return `<g transform="${transform}" color="${colour}">${body}</g>`;
  }
  const { d, fill = 'none', stroke, width, dash, cap } = part;
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  const ends = cap === undefined ? '' : ` stroke-linecap="${cap}"`;
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${dashes}${ends}`;
  return `<path ${ink.path(d)} fill="${fill}"${line}/>`;
}

/** The share of a text's width that is before its point. */
const BEFORE = { start: 0, middle: 0.5, end: 1 };

function paintLabel(
  { text, x, y, size, colour, anchor = 'start', weight, capitals = false, spacing }: Label,
  ink: Ink,
): string {
  const cut = capitals ? 'capitals' : weight === 800 ? 'bold' : 'text';
  const style: TextStyle = { cut, size, ...(spacing !== undefined && { spacing }) };
  const letters = setText(text, style);
  return ink.letters(letters, style, { x: x - letters.width * BEFORE[anchor], y, colour });
}
