/** Element tokens: discs drawn from a bag (R1.3, R3.1). Their printed backs are blank, so that they cannot be told apart. */
import { ORIGIN } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/curves.ts';
import { elementEmblem, placeEmblem } from '../../face/emblems/emblem.ts';
import { wordColour } from '../../face/theme.ts';
import { label } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { grid, usableArea } from '../places.ts';
import { type BoxSheet, type PieceKind, pieceFace, pieceSheets } from '../sheet.ts';

/** Diameter of a disc, and the gap between discs, in millimetres. */
export const DISC = 24;
const GAP = 3;
/** The largest bleed, in millimetres. */
const MOST_BLEED = GAP / 2 - 0.2;

/** The element tokens. */
export const elementKinds = ({ inventory, palette, wording }: BoxContext): PieceKind[] =>
  inventory.elements.map(({ name, count }) => ({
    key: `element-${name}`,
    name: label(wording.elementName(name)),
    bag: wording.title('box-elements'),
    count,
    front: pieceFace(wordColour(name, palette.theme), [
      placeEmblem(elementEmblem(name, palette), ORIGIN, DISC),
    ]),
  }));

/** The sheets of element tokens. */
export function elements(context: BoxContext): BoxSheet[] {
  const { box, wording } = context;
  const bleed = Math.min(box.bleed, MOST_BLEED);
  return pieceSheets(wording.title('box-elements'), elementKinds(context), {
    places: grid(usableArea(box, bleed), { width: DISC, height: DISC }, GAP),
    cuts: (places) => places.map(({ x, y }) => circlePath(x, y, DISC / 2)).join(''),
    around: () => circlePath(0, 0, DISC / 2 + bleed),
  });
}
