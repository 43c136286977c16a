/** Element tokens: discs drawn from a bag (R1.3, R3.1). Their printed backs are blank, so that they cannot be told apart. */
import { ORIGIN } from '../../drawing/art.ts';
import { insetBox } from '../../drawing/box.ts';
import { circlePath } from '../../drawing/curves.ts';
import { elementEmblem, placeEmblem } from '../../face/emblems/emblem.ts';
import { wordColour } from '../../face/theme.ts';
import { label } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { grid } from '../places.ts';
import { type PieceGroup, type PieceKind, pieceFace } from '../sheet.ts';

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

/** The element tokens as a group on sheets. */
export function elementGroup(context: BoxContext): PieceGroup {
  const bleed = Math.min(context.box.bleed, MOST_BLEED);
  const title = context.wording.title('box-elements');
  return {
    pieces: elementKinds(context).map((kind) => ({ ...kind, title })),
    places: (area) => grid(insetBox(area, bleed), { width: DISC, height: DISC }, GAP),
    below: DISC / 2 + bleed,
    cuts: (places) => places.map(({ x, y }) => circlePath(x, y, DISC / 2)).join(''),
    around: () => circlePath(0, 0, DISC / 2 + bleed),
  };
}
