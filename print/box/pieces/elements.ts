/** Element tokens: discs drawn from a bag (R1.3, R3.1). Their printed backs are blank, so that they cannot be told apart. */

import { type Art, copies, ORIGIN } from '../../card/art.ts';
import { circlePath } from '../../card/curves.ts';
import { elementEmblem, emblemAt } from '../../card/emblems/emblem.ts';
import type { Palette } from '../../card/palette.ts';
import { colourOf } from '../../card/theme.ts';
import type { BoxContext } from '../box-context.ts';
import { grid, usableArea } from '../places.ts';
import { type BoxSheet, type PieceFace, pieceFace, pieceSheets } from '../sheet.ts';

/** Diameter of a disc, and the gap between discs, in millimetres. */
export const DISC = 24;
const GAP = 3;
/** The largest bleed, in millimetres. */
const MOST_BLEED = GAP / 2 - 0.2;

/** An element on a disc of a diameter. */
export const elementArt = (name: string, palette: Palette, diameter = DISC): Art =>
  emblemAt(elementEmblem(name, palette), ORIGIN, diameter);

/** The front of an element token. */
export const elementFace = (name: string, palette: Palette): PieceFace =>
  pieceFace(colourOf(name, palette.look), [elementArt(name, palette)]);

/** The sheets of element tokens. */
export function elements({ box, inventory, palette, wording }: BoxContext): BoxSheet[] {
  const bleed = Math.min(box.bleed, MOST_BLEED);
  const all = inventory.elements.flatMap(({ name, count }) =>
    copies(count, { front: elementFace(name, palette) }),
  );
  return pieceSheets(wording.title('box-elements'), all, {
    places: grid(usableArea(box, bleed), { width: DISC, height: DISC }, GAP),
    cuts: (places) => places.map(({ x, y }) => circlePath(x, y, DISC / 2)).join(''),
    around: () => circlePath(0, 0, DISC / 2 + bleed),
  });
}
