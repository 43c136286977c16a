/** Element tokens: discs to draw from a bag (R1.3, R3.1). Their backs are blank, so that none is known by it. */

import { circlePath } from '../../card/curves.ts';
import { elementEmblem } from '../../card/emblem.ts';
import type { BoxContext } from '../box-context.ts';
import { areaOf, portions, squares } from '../places.ts';
import type { BoxSheet } from '../sheet.ts';
import { emblemAt, placed } from './art.ts';

/** Diameter of a disc, and the room between two. */
export const DISC = 24;
const GAP = 3;
/** Colour beyond the cut. */
const MOST_BLEED = GAP / 2 - 0.2;

/** The sheets of element tokens. */
export function elements(tools: BoxContext): BoxSheet[] {
  const { box, inventory, palette } = tools;
  const bleed = Math.min(box.bleed, MOST_BLEED);
  const places = squares(areaOf(box, bleed), DISC, GAP);
  const all = inventory.elements.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  return portions(all, places.length).map((some) => ({
    title: tools.wording.title('box-elements'),
    front: {
      art: some.map((name, i) => {
        const emblem = elementEmblem(name, palette);
        const around = { d: circlePath(0, 0, DISC / 2 + bleed), fill: emblem.fill };
        return placed({ parts: [around, emblemAt(emblem, { x: 0, y: 0 }, DISC)] }, places[i]!);
      }),
      cuts: some.map((_, i) => circlePath(places[i]!.x, places[i]!.y, DISC / 2)).join(''),
      texts: [],
    },
  }));
}
