/** The back of a card: an island of hexes, its landscape in the deck's colour, the deck's emblem in the middle. */
import { DECKS, type Deck } from '../../program/index.ts';
import type { Art, Glyph } from '../drawing/art.ts';
import { insetBox, type Point } from '../drawing/box.ts';
import { roundedPath } from '../drawing/curves.ts';
import { glyph } from '../drawing/glyph.ts';
import { HALF_WIDTH, hexagon } from '../drawing/hexes.ts';
import { leavesArt } from './emblems/leaf.ts';
import {
  CARD_SIDE,
  type CardShape,
  type CardSize,
  cardCorners,
  clearOfCuts,
  SQUARE_CARD,
} from './geometry.ts';
import { type Palette, wordDrawing } from './palette.ts';

/** The distance of the corner leaves from both edges, in millimetres. */
const CORNER = 8.2;
/** The lines along the edges, in millimetres. */
const LINES = [
  { inset: 2.8, radius: 3, stroke: 0.5 },
  { inset: 3.9, radius: 2.2, stroke: 0.2 },
];
/** The margin along the cut that stays empty on a back without a safe area. */
const CUT_MARGIN = LINES[0]!.inset - LINES[0]!.stroke / 2;
/** Radius of a hex on a card of the usual width. */
const RADIUS = 5.95;
/** The space above and below the island on a tall card. */
const ISLAND_SPACE = 8.5;
/** The icon in the middle of each back. */
const EMBLEMS: Readonly<Record<Deck, string>> = { brown: 'acacia', blue: 'stork' };
/** The icons on the hexes around the emblem, which repeat in this order. */
const RING = ['sun', 'grassland', 'water', 'mountain', 'animal', 'desert', 'forest'];

/**
 * Middles of the hexes of an island around the emblem, which replaces the middle seven hexes. Rows alternate between
 * five and four hexes, as many rows as fit the card's height; the first and last rows have three, so that the corners
 * stay free.
 */
function island({ width, height }: CardSize, radius: number): Point[] {
  const perSide = Math.max(2, Math.floor((height / 2 - ISLAND_SPACE - radius) / (1.5 * radius)));
  return Array.from({ length: 2 * perSide + 1 }, (_, i) => i - perSide).flatMap((row) => {
    const isOdd = row % 2 !== 0;
    const count = isOdd ? 4 : Math.abs(row) === perSide ? 3 : 5;
    const y = height / 2 + row * 1.5 * radius;
    return Array.from({ length: count }, (_, column) => (column - (count - 1) / 2) * 2 * HALF_WIDTH * radius)
      .filter((x) => Math.hypot(x, y - height / 2) > 2 * radius)
      .map((x) => ({ x: width / 2 + x, y }));
  });
}

/** The art of a back, without the colour of its frame. */
export function backArt(deck: Deck, palette: Palette, shape: CardShape = SQUARE_CARD): Art {
  const theme = palette.theme.decks[deck];
  const { width, height } = shape;
  const inset = Math.max(0, clearOfCuts(shape) - CUT_MARGIN);
  const inner = insetBox({ x: 0, y: 0, width, height }, inset);
  const middle = { x: width / 2, y: height / 2 };
  const radius = (RADIUS * Math.min(inner.width, inner.height)) / CARD_SIDE;
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  // Sorted by angle, so that the icons follow each other around the emblem.
  const around = island(inner, radius)
    .map(({ x, y }) => ({ x: x + inset, y: y + inset }))
    .toSorted((a, b) => angle(a) - angle(b));
  const shift = DECKS.indexOf(deck) * 3;
  const glyphs = around.flatMap(({ x, y }, i): Glyph[] => {
    const word = RING[(i + shift) % RING.length]!;
    const drawing = wordDrawing(word, palette);
    return drawing ? [glyph(drawing, x, y, radius * 1.02, palette.theme.paper)] : [];
  });
  const emblem = wordDrawing(EMBLEMS[deck], palette);
  // Pointing outwards.
  const corners = cardCorners(shape, CORNER + inset).map(({ right, down, ...at }) => ({
    ...at,
    turn: -right * (down === 1 ? 45 : 135),
  }));
  return {
    parts: [
      ...LINES.map(({ inset: own, radius, stroke }) => ({
        d: roundedPath({ ...insetBox(inner, own), radius }),
        stroke: theme.light,
        width: stroke,
      })),
      ...leavesArt(corners, { fill: theme.light, vein: theme.frame, width: 0.3375 }, 1.35),
      ...around.map((at, i) => ({
        d: hexagon(radius - 0.35, at),
        fill: i % 2 === 0 ? theme.dark : theme.frame,
        stroke: theme.light,
        width: 0.35,
      })),
      ...glyphs,
      { d: hexagon(radius * 2.35, middle), fill: palette.theme.paper, stroke: theme.dark, width: 0.6 },
      ...(emblem ? [glyph(emblem, middle.x, middle.y, radius * 2.52, theme.dark)] : []),
    ],
  };
}
