/** The back of a card: an island of hexes, its landscape in the deck's colour, the deck's emblem in the middle. */
import { DECKS, type Deck, hexesWithin, ringOf } from '../../program/index.ts';
import { SIDE } from './geometry.ts';
import { type Glyph, glyph, hexPoints } from './glyph.ts';
import { leafPaths } from './leaf.ts';
import { middleOf, onGrid } from './outline.ts';
import { drawingOf, type Palette } from './palette.ts';

const FAR = SIDE - 8.2;
const CORNERS = [
  { x: 8.2, y: 8.2, turn: -45 },
  { x: FAR, y: 8.2, turn: 45 },
  { x: 8.2, y: FAR, turn: -135 },
  { x: FAR, y: FAR, turn: 135 },
];
const RADIUS = 5.95;
const MIDDLE = SIDE / 2;
/** The icons on the ring of twelve hexes around the emblem's seven, in turn. */
const RING = ['sun', 'grassland', 'water', 'mountain', 'animal', 'desert', 'forest'];

/** Middles of the hexes `rings` around the middle one, ring by ring. */
function island(rings: number): { x: number; y: number; ring: number }[] {
  return hexesWithin(rings).map((hex) => {
    const { x, y } = onGrid(middleOf(hex), RADIUS);
    return { x: MIDDLE + x, y: MIDDLE + y, ring: ringOf(hex.q, hex.r) };
  });
}

export function backArt(deck: Deck, palette: Palette) {
  const look = palette.look.decks[deck];
  const outer = island(2).filter(({ ring }) => ring === 2);
  // Around the clock, so that the pictures follow each other.
  const around = outer.toSorted((a, b) => angle(a) - angle(b));
  const shift = DECKS.indexOf(deck) * 3;
  const glyphs = around.flatMap(({ x, y }, i): Glyph[] => {
    const word = RING[(i + shift) % RING.length]!;
    const drawing = drawingOf(word, palette);
    return drawing ? [glyph(drawing, x, y, RADIUS * 1.02, palette.look.paper)] : [];
  });
  const emblem = drawingOf(look.emblem, palette);
  return {
    look,
    // In the corners, pointing outwards.
    leaves: leafPaths(CORNERS, 1.35),
    hexes: around.map(({ x, y }, i) => ({
      points: hexPoints(x, y, RADIUS - 0.35),
      fill: i % 2 === 0 ? look.dark : look.frame,
    })),
    glyphs,
    emblem: {
      points: hexPoints(MIDDLE, MIDDLE, RADIUS * 2.35),
      ...(emblem ? { glyph: glyph(emblem, MIDDLE, MIDDLE, 15, look.dark) } : {}),
    },
  };
}

const angle = ({ x, y }: { x: number; y: number }) => Math.atan2(y - MIDDLE, x - MIDDLE);
