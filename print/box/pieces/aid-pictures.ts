/** The pictures of a player aid: a turn, the parts of a card, adjacency, and how to find a pattern. */
import { hexesWithin, hexRing } from '../../../program/index.ts';
import { type Art, centredText, type Label, placeArt, rectangle } from '../../drawing/art.ts';
import type { Point } from '../../drawing/box.ts';
import { hexagon, hexMiddle, outlinePath } from '../../drawing/hexes.ts';
import { elementEmblem, placeEmblem, signEmblem, thingEmblem } from '../../face/emblems/emblem.ts';
import { leavesArt } from '../../face/emblems/leaf.ts';
import type { BoxContext } from '../box-context.ts';

/** The size in millimetres of a picture with the line below it; two fit side by side. */
export const AID_PICTURE = { width: 88, height: 31 };
/** 9 points. */
const TEXT = 3.175;
const MIDDLE = 12;
const CAPTION = 29;

/** Draws relative to the middle of the upper edge. */
type Picture = (context: BoxContext) => Art;

const caption = (text: string, { palette }: BoxContext): Label =>
  centredText(text, { x: 0, y: CAPTION }, TEXT, palette.theme.text);

const arrow = (x: number, colour: string) => ({
  d: `M${x - 3} ${MIDDLE - 0.6}h3.6v-1.4l2.4 2l-2.4 2v-1.4h-3.6Z`,
  fill: colour,
});

/** Drawing a token: a cube goes on a spot of its element, or the dial is turned. */
export const turnPicture: Picture = (context) => {
  const { palette, inventory, wording } = context;
  const { ink } = palette.theme;
  const [element] = inventory.elements;
  const token = elementEmblem(element!.name, palette);
  const at = (x: number): Point => ({ x, y: MIDDLE });
  return {
    parts: [
      placeEmblem(token, at(-34), 14),
      arrow(-20, ink),
      { d: rectangle(-13, MIDDLE - 7, 14, 14), fill: '#FFFFFF', stroke: ink, width: 0.4 },
      placeEmblem(token, at(-6), 11),
      placeEmblem(signEmblem('cube', palette.theme.cube, palette), { x: -2, y: MIDDLE + 4 }, 8),
      centredText(wording.text('or', { next: '' }), { x: 10, y: MIDDLE + 1.2 }, TEXT, palette.theme.text, {
        weight: 800,
      }),
      { d: rectangle(18, MIDDLE - 7, 14, 14), fill: '#FFFFFF', stroke: ink, width: 0.4 },
      placeEmblem(signEmblem('turn', ink, palette), at(25), 9),
      caption(wording.title('aid-turn'), context),
    ],
  };
};

/** A card with the names of its parts. */
export const cardPartsPicture: Picture = ({ palette, inventory, wording }) => {
  const { theme } = palette;
  const side = 25;
  const left = -44;
  const names = (['aid-leaves', 'aid-spots', 'aid-effect', 'aid-foot'] as const).map((id) =>
    wording.title(id),
  );
  const at = [2.2, 7.5, 15, 22.8];
  const leaves = [-3, 0, 3].map((x) => ({ x: left + side / 2 + x, y: 2.2, turn: 0 }));
  const [element] = inventory.elements;
  return {
    parts: [
      { d: rectangle(left, 0, side, side), fill: theme.decks.brown.frame },
      { d: rectangle(left + 3, 4, side - 6, side - 8), fill: theme.paper },
      ...leavesArt(leaves, { ...theme.leaf, width: 0.2 }, 0.7),
      ...[-5, 0, 5].flatMap((x) => [
        { d: rectangle(left + side / 2 + x - 2, 5.5, 4, 4), fill: '#FFFFFF', stroke: theme.ink, width: 0.2 },
        placeEmblem(elementEmblem(element!.name, palette), { x: left + side / 2 + x, y: 7.5 }, 3),
      ]),
      ...[12.5, 15, 17.5].map((y) => ({
        d: `M${left + 6} ${y}H${left + side - 6}`,
        stroke: theme.ink,
        width: 0.6,
      })),
      ...at.map((y, i) => ({
        d: `M${left + (i === 3 ? 7 : side - 5)} ${y}H${left + side + 4}`,
        stroke: theme.impact,
        width: 0.3,
      })),
      centredText('1', { x: left + 5, y: 24 }, TEXT, theme.decks.brown.on, { weight: 800 }),
      ...names.map((text, i) => ({
        text,
        x: left + side + 5,
        y: at[i]! + 1.1,
        size: TEXT,
        colour: theme.text,
      })),
    ],
  };
};

/** A tile and the tiles around it: all of them are adjacent to what is on the tile. */
export const adjacencyPicture: Picture = (context) => {
  const { palette, wording } = context;
  const { theme } = palette;
  const side = 4.2;
  const hexes = hexesWithin(1).map((hex) => {
    const { x, y } = hexMiddle(hex, side);
    const fill = hexRing(hex.q, hex.r) === 0 ? theme.points : theme.deep;
    const drawn = { d: hexagon(side), fill, stroke: theme.ink, width: 0.4 };
    return placeArt({ parts: [drawn] }, { x, y: y + MIDDLE });
  });
  return { parts: [...hexes, caption(wording.title('aid-adjacent'), context)] };
};

/** A pattern on a card, and the same pattern rotated on the landscape. */
export const patternPicture: Picture = (context) => {
  const { palette, wording } = context;
  const { theme } = palette;
  const side = 5;
  const shown = [
    { q: 0, r: 0, terrain: 'grassland' },
    { q: 1, r: 0, terrain: 'desert' },
    { q: 1, r: 1, terrain: 'water' },
  ];
  const turned = shown.map(({ q, r, terrain }) => ({ q: -r, r: q + r, terrain }));
  const draw = (hexes: typeof shown, x: number, y: number): Art =>
    placeArt(
      {
        parts: [
          ...hexes.map((hex) =>
            placeEmblem(thingEmblem(hex.terrain, palette), hexMiddle(hex, side), 2 * side),
          ),
          { d: outlinePath(hexes, side), stroke: theme.impact, width: 0.9 },
        ],
      },
      { x, y },
    );
  return {
    parts: [
      draw(shown, -28, MIDDLE - 4),
      arrow(0, theme.ink),
      draw(turned, 22, MIDDLE - 7.5),
      caption(wording.title('aid-pattern'), context),
    ],
  };
};
