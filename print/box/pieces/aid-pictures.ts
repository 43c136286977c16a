/** What a player aid shows: a turn, and the signs on cards. */
import { type Art, centredText, rectangle } from '../../drawing/art.ts';
import type { Point } from '../../drawing/box.ts';
import { roundedPath } from '../../drawing/curves.ts';
import {
  type Emblem,
  elementEmblem,
  iconEmblem,
  placeEmblem,
  pointsEmblem,
  signEmblem,
} from '../../face/emblems/emblem.ts';
import { leavesArt } from '../../face/emblems/leaf.ts';
import type { Palette } from '../../face/palette.ts';
import type { BoxContext } from '../box-context.ts';

/** The size in millimetres of the picture of a turn. */
export const TURN_PICTURE = { width: 87, height: 24 };
/** 9 points. */
const TEXT = 3.175;
const MIDDLE = TURN_PICTURE.height / 2;

const arrow = (x: number, colour: string) => ({
  d: `M${x - 3} ${MIDDLE - 0.6}h3.6v-1.4l2.4 2l-2.4 2v-1.4h-3.6Z`,
  fill: colour,
});

/**
 * A turn, relative to the middle of its upper edge: a token is drawn, a cube goes on a spot of its element or the dial is turned, and
 * a card whose spots are covered is turned.
 */
export function turnPicture({ palette, inventory, wording }: BoxContext): Art {
  const { ink, text, cube } = palette.theme;
  const token = elementEmblem(inventory.elements[0]!.name, palette);
  const at = (x: number, y = MIDDLE): Point => ({ x, y });
  const space = (x: number) => ({
    d: rectangle(x - 6, MIDDLE - 6, 12, 12),
    fill: '#FFFFFF',
    stroke: ink,
    width: 0.4,
  });
  return {
    parts: [
      placeEmblem(token, at(-37), 12),
      arrow(-26, ink),
      space(-14.5),
      placeEmblem(token, at(-14.5), 9.5),
      placeEmblem(signEmblem('cube', cube, palette), at(-11, MIDDLE + 3.5), 7),
      centredText(wording.text('or', { next: '' }), at(-4.5, MIDDLE + 1.2), TEXT, text, { weight: 800 }),
      space(5.5),
      clockwise(palette, at(5.5), 8),
      arrow(15.5, ink),
      ...cardArt(palette, token, 20),
      clockwise(palette, at(41), 6),
    ],
  };
}

/** A turn clockwise: the sign for the other direction, mirrored. */
const clockwise = (palette: Palette, at: Point, size: number): Art => ({
  transform: `translate(${2 * at.x} 0) scale(-1 1)`,
  parts: [placeEmblem(signEmblem('turn', palette.theme.ink, palette), at, size)],
});

/** A card whose spots are covered, from this left edge: leaves, spots with cubes, and its effect. */
function cardArt(palette: Palette, token: Emblem, left: number): Art['parts'] {
  const { theme } = palette;
  const side = 17;
  const top = MIDDLE - side / 2;
  const middle = left + side / 2;
  return [
    { d: rectangle(left, top, side, side), fill: theme.decks.brown.frame },
    { d: rectangle(left + 1.6, top + 2.6, side - 3.2, side - 4.2), fill: theme.paper },
    ...leavesArt(
      [-1.8, 1.8].map((x) => ({ x: middle + x, y: top + 1.4, turn: 0 })),
      { ...theme.leaf, width: 0.2 },
      0.45,
    ),
    ...[-2.4, 2.4].flatMap((x) => [
      placeEmblem(token, { x: middle + x, y: top + 5.2 }, 4),
      placeEmblem(signEmblem('cube', theme.cube, palette), { x: middle + x, y: top + 5.7 }, 3.2),
    ]),
    ...[9, 11.2, 13.4].map((y) => ({
      d: `M${left + 3.4} ${top + y}H${left + side - 3.4}`,
      stroke: theme.ink,
      width: 0.5,
    })),
  ];
}

/** The frame around alternatives, with the line between them. */
function alternativesEmblem({ theme }: Palette): Emblem {
  const line = { stroke: theme.box, width: 6 };
  const frame = { d: roundedPath({ x: 4, y: 4, width: 152, height: 92, radius: 12 }), ...line };
  return { shape: 'sign', box: [0, 0, 160, 100], back: [frame, { d: 'M4 50H156', ...line }], pictures: [] };
}

/** The signs on cards and their names. */
export function cardSigns({ palette, wording }: BoxContext): { emblem: Emblem; text: string }[] {
  const limit = wording.say('limit-sign', { which: 'atMost', amount: wording.points(6), each: 'no' });
  return [
    { emblem: pointsEmblem(3, palette), text: wording.title('aid-points') },
    { emblem: iconEmblem({ icon: 'limit', sign: limit }, palette), text: wording.title('aid-limit') },
    { emblem: alternativesEmblem(palette), text: wording.title('aid-alternatives') },
    { emblem: iconEmblem({ icon: 'heads' }, palette), text: wording.title('aid-others') },
  ];
}
