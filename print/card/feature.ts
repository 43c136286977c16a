/** The drawn part of a Landscape Feature's front: title, pattern, red line; in millimetres on a card of 63 mm. */
import type { FeatureProgram, PatternCell } from '../../runtime/ops/program.ts';
import { hasImpact } from '../../runtime/ops.ts';
import { type Emblem, type Glyph, type Letters, type Palette, thingEmblem } from './emblem.ts';
import { cornerHexes } from './front.ts';
import { FACE, FOOT, type Point, SIDE, STRIP } from './geometry.ts';
import type { DeckLook } from './look.ts';
import { fitTitle } from './title.ts';

/** The band with the title, and the box the pattern is drawn in, below it. */
const TITLE = { bottom: 11, baseline: 9.55 };
export const FEATURE_TITLE = { room: 36, letter: 0.56, largest: 4.5 };
const PATTERN = { above: 1, below: 0.5, width: 48, height: 15, largest: 4.8 };
/** Where the text ends, as far from the edge of the face as it stands from its sides. */
const TEXT = { inset: 1.4, bottom: FACE.to - 1.1 };
/** Radius of the hex on an emblem's canvas of 100. */
const EMBLEM_RADIUS = 48;

/** How many of a thing a cell must bear, drawn on its hex: a picture and a number, crossed out for none. */
export interface Badge {
  /** A white plate, its corners in the units of the hex. */
  y: number;
  height: number;
  glyphs: Glyph[];
  letters: Letters[];
  /** A line through what must not be there. */
  cross?: string;
}

/** A cell of the pattern: a hex of 100 units, put in its place. */
export interface CellArt {
  transform: string;
  emblem: Emblem;
  badges: Badge[];
}

export interface FeatureArt {
  look: DeckLook;
  corners: string[];
  title: { x: number; y: number; size: number; text: string };
  titleBottom: number;
  /** Top and middle of the Impact strip. */
  strip?: { y: number; textY: number };
  cells: CellArt[];
  /** The outline of the covered cells, drawn as a red line (R15.4). */
  outline: string;
  outlineWidth: number;
  number: { x: number; y: number; text: number };
}

/** The art of a feature's front (R15.1 to R15.4). */
export function featureArt(feature: FeatureProgram, palette: Palette): FeatureArt {
  const { radius, at } = patternPlaces(feature);
  const { text, size } = fitTitle(feature.title, FEATURE_TITLE);
  const impact = isImpact(feature);
  return {
    look: palette.look.decks[feature.deck],
    corners: cornerHexes(),
    title: { x: SIDE / 2, y: TITLE.baseline, size, text },
    titleBottom: TITLE.bottom,
    ...(impact ? { strip: { y: TITLE.bottom, textY: TITLE.bottom + STRIP / 2 + 0.72 } } : {}),
    cells: feature.pattern.map((cell) => cellArt(cell, at(cell), radius, palette)),
    outline: outlineOf(feature.pattern, at, radius),
    outlineWidth: round(radius * 0.2),
    // The foot is left to the text: a feature has no hand marks.
    number: { x: FACE.from + FOOT.inset + 0.4, y: TITLE.baseline, text: feature.number },
  };
}

/** The box the text of a feature stands in: what its pattern leaves. */
export function featureTextBox(feature: FeatureProgram) {
  const { bottom } = patternPlaces(feature);
  const top = bottom + PATTERN.below;
  return {
    x: FACE.from + TEXT.inset,
    y: top,
    width: FACE.to - FACE.from - 2 * TEXT.inset,
    height: TEXT.bottom - top,
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const isImpact = ({ triggers }: FeatureProgram) => triggers.some(({ steps }) => hasImpact(steps));

/** Hexes as large as the box lets them be: their radius, where each stands, and where the lowest ends. */
function patternPlaces(feature: FeatureProgram) {
  // In hexes of radius 1.
  const x = ({ q, r }: Hex) => Math.sqrt(3) * (q + r / 2);
  const y = ({ r }: Hex) => 1.5 * r;
  const xs = feature.pattern.map(x);
  const ys = feature.pattern.map(y);
  const [left, right] = [Math.min(...xs) - Math.sqrt(3) / 2, Math.max(...xs) + Math.sqrt(3) / 2];
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const { width, height, largest, above } = PATTERN;
  const radius = Math.min(largest, width / (right - left), height / (bottom - top));
  const from = TITLE.bottom + (isImpact(feature) ? STRIP : 0) + above;
  return {
    radius,
    bottom: from + (bottom - top) * radius,
    at: (hex: Hex): Point => ({
      x: SIDE / 2 + (x(hex) - (left + right) / 2) * radius,
      y: from + (y(hex) - top) * radius,
    }),
  };
}

type Hex = Pick<PatternCell, 'q' | 'r'>;

function cellArt({ terrain, tokens }: PatternCell, at: Point, radius: number, palette: Palette): CellArt {
  const scale = radius / EMBLEM_RADIUS;
  const whole = thingEmblem(terrain, palette);
  const emblem = tokens.length === 0 ? whole : { ...whole, ...smallArt(whole) };
  const height = BADGE.height / Math.max(1, tokens.length);
  return {
    transform: `translate(${round(at.x - 50 * scale)} ${round(at.y - 50 * scale)}) scale(${Math.round(scale * 1e6) / 1e6})`,
    emblem,
    badges: tokens.map((token, i) => badge(token, BADGE.top + i * height, height - 2, palette)),
  };
}

const BADGE = { top: 41, height: 40, left: 14, right: 86 };

/** The pictures of a terrain moved up and made smaller, so that a badge has room below them. */
function smallArt({ glyphs, letters }: Emblem): Pick<Emblem, 'glyphs' | 'letters'> {
  const small = (transform: string) => `translate(25 0) scale(0.5) ${transform}`;
  return {
    glyphs: glyphs.map((one) => ({ ...one, transform: small(one.transform) })),
    letters: letters.map((one) => ({ ...one, x: 25 + one.x / 2, y: one.y / 2, size: one.size / 2 })),
  };
}

function badge(
  { compare, thing }: PatternCell['tokens'][number],
  y: number,
  height: number,
  palette: Palette,
): Badge {
  const middle = y + height / 2;
  const { box, glyphs, letters } = thingEmblem(thing, palette);
  const [left, top, width, tall] = box.split(' ').map(Number) as [number, number, number, number];
  const side = height - 4;
  const scale = side / Math.max(width, tall);
  const none = compare.amount === 0 && compare.is !== 'least';
  const x = none ? 50 : 34;
  const move = `translate(${round(x - (left + width / 2) * scale)} ${round(middle - (top + tall / 2) * scale)}) scale(${round(scale)})`;
  const drawn = {
    glyphs: glyphs.map((one) => ({ ...one, transform: `${move} ${one.transform}` })),
    letters: letters.map((one) => ({
      ...one,
      x: x + (one.x - left - width / 2) * scale,
      y: middle + (one.y - top - tall / 2) * scale,
      size: one.size * scale,
    })),
  };
  if (none) {
    const reach = side / 2;
    return {
      y,
      height,
      ...drawn,
      cross: `M${50 - reach} ${middle + reach}L${50 + reach} ${middle - reach}`,
    };
  }
  const text = AMOUNT[compare.is](compare.amount);
  const size = Math.min(text.length > 1 ? 29 : 34, height * 0.95);
  const number = {
    text,
    x: 66,
    y: middle + size * 0.33,
    size,
    colour: palette.look.ink,
  };
  return { y, height, glyphs: drawn.glyphs, letters: [...drawn.letters, number] };
}

/** A bare number is exact (R15.3). */
const AMOUNT = {
  exactly: (amount: number) => `${amount}`,
  least: (amount: number) => `${amount}+`,
  most: (amount: number) => `≤${amount}`,
};

/** The six neighbours of a hex, each beside the edge between two of its corners. */
const SIDES = [
  { q: 1, r: 0, from: 1, to: 2 },
  { q: 0, r: 1, from: 2, to: 3 },
  { q: -1, r: 1, from: 3, to: 4 },
  { q: -1, r: 0, from: 4, to: 5 },
  { q: 0, r: -1, from: 5, to: 0 },
  { q: 1, r: -1, from: 0, to: 1 },
];

/** The edges of the covered cells that are not shared, as an SVG path of closed lines. */
function outlineOf(pattern: readonly PatternCell[], at: (hex: Hex) => Point, radius: number): string {
  const covered = pattern.filter((cell) => cell.covered);
  const inside = new Set(covered.map(({ q, r }) => `${q} ${r}`));
  const next = new Map<string, string>();
  for (const cell of covered) {
    const middle = at(cell);
    for (const { q, r, from, to } of SIDES) {
      if (inside.has(`${cell.q + q} ${cell.r + r}`)) continue;
      next.set(corner(middle, radius, from), corner(middle, radius, to));
    }
  }
  const paths: string[] = [];
  for (const [start] of next) {
    const points: string[] = [];
    for (let point: string | undefined = start; point !== undefined && next.has(point); ) {
      points.push(point);
      const following: string | undefined = next.get(point);
      next.delete(point);
      point = following;
    }
    if (points.length > 0) paths.push(`M${points.join('L')}Z`);
  }
  return paths.join('');
}

/** A corner of a hex, clockwise from the upper one; equal corners of neighbours are the same text. */
function corner(middle: Point, radius: number, index: number): string {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return `${round(middle.x + radius * Math.cos(angle)).toFixed(2)} ${round(middle.y + radius * Math.sin(angle)).toFixed(2)}`;
}
