/** Tokens: the drawing of a thing on cardboard, or cut out, the same on paper, screens and tabletops. */
import type { Art, ArtPart, Attributes, Shape } from '../drawing/art.ts';
import { type PicturePlace, picture } from '../face/emblems/emblem.ts';
import type { Palette } from '../face/palette.ts';

/** How a token is drawn, relative to its middle. */
export interface TokenStyle {
  /** Its cardboard; none for a thing that is cut out. */
  ground?: Shape;
  /** The position, size and colour of its drawing. */
  icon: PicturePlace;
  /** The edge around a thing that is cut out, as attributes of a line. */
  edge?: Attributes;
}

/** A token, with anything else that is on it. */
export function tokenArt(
  thing: string,
  { ground, icon, edge }: TokenStyle,
  palette: Palette,
  ...more: readonly ArtPart[]
): Art {
  const drawing = picture(thing, icon, palette);
  const cutOut = edge ? { parts: [drawing], attributes: edge } : drawing;
  return { parts: [...(ground ? [ground] : []), cutOut, ...more] };
}
