/** The sign of a set, for sorting mixed decks: the set's own drawing, or else two letters in a circle. */
import type { Icon } from '../../drawing/icons.ts';
import { type ArtPart, centredText } from '../art.ts';
import { circlePath } from '../curves.ts';
import { type Point, SIGN_SIDE } from '../geometry.ts';
import type { Palette } from '../palette.ts';
import { glyph } from './glyph.ts';

/** The set that a card belongs to. */
export interface SetSign {
  /** The id of the set, such as `polar-shores`. */
  id: string;
  /** Its own drawing, `icons/set.svg`. */
  icon?: Icon;
}

/** The name of a set's own drawing. */
export const SIGN_ICON = 'set';
/** The size of letters, in millimetres. */
const LETTERS = 2.3;

/** The initials of the first two words of a set's id, or two letters of its only word: `PS`, `WE`. */
export function signLetters(id: string): string {
  const [first = '', second] = id.split('-').filter((word) => word !== '');
  return (second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase();
}

/** Draws a sign around a point; nothing for a set without an id and icon. */
export function signArt(sign: SetSign | undefined, { x, y }: Point, palette: Palette): ArtPart[] {
  if (!sign || (sign.id === '' && !sign.icon)) return [];
  const colour = palette.look.ink;
  if (sign.icon) {
    palette.used.add(sign.icon);
    return [glyph(sign.icon, x, y, SIGN_SIDE, colour)];
  }
  const ring = { d: circlePath(x, y, SIGN_SIDE / 2), stroke: colour, width: 0.3 };
  return [
    ring,
    centredText(signLetters(sign.id), { x, y: y + LETTERS * 0.33 }, LETTERS, colour, { weight: 800 }),
  ];
}
