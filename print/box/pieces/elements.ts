/** Element tokens: discs drawn from a bag (R1.3, R3.1). Their backs are blank, so that they cannot be told apart. */

import { copies, ORIGIN, placed } from '../../card/art.ts';
import { circlePath } from '../../card/curves.ts';
import { elementEmblem, emblemAt } from '../../card/emblems/emblem.ts';
import { colourOf } from '../../card/theme.ts';
import type { BoxContext } from '../box-context.ts';
import { grid, usableArea } from '../places.ts';
import { type BoxSheet, sheetsOf } from '../sheet.ts';

/** Diameter of a disc, and the gap between discs, in millimetres. */
export const DISC = 24;
const GAP = 3;
/** The largest bleed, in millimetres. */
const MOST_BLEED = GAP / 2 - 0.2;

/** The sheets of element tokens. */
export function elements({ box, inventory, palette, wording }: BoxContext): BoxSheet[] {
  const bleed = Math.min(box.bleed, MOST_BLEED);
  const places = grid(usableArea(box, bleed), { width: DISC, height: DISC }, GAP);
  const all = inventory.elements.flatMap(({ name, count }) => copies(count, name));
  return sheetsOf(wording.title('box-elements'), all, places, (some) => ({
    front: {
      art: some.map((at) => {
        const emblem = elementEmblem(at.piece, palette);
        const around = { d: circlePath(0, 0, DISC / 2 + bleed), fill: colourOf(at.piece, palette.look) };
        return placed({ parts: [around, emblemAt(emblem, ORIGIN, DISC)] }, at);
      }),
      cuts: some.map(({ x, y }) => circlePath(x, y, DISC / 2)).join(''),
    },
  }));
}
