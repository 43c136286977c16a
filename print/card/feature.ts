/** The drawn part of a Landscape Feature's front: title, pattern, red line; in millimetres on a card of 63 mm. */
import { type FeatureProgram, hasImpact, type PatternCell } from '../../program/index.ts';
import { type Badge, badgesOf, plateHeight } from './badge.ts';
import { type Emblem, thingEmblem } from './emblem.ts';
import { faceArt } from './face.ts';
import { FACE, FOOT, type Point, SIDE, STRIP } from './geometry.ts';
import { round, scaledTo } from './glyph.ts';
import { type GridPoint, HALF_WIDTH, middleOf, onGrid, outlineOf } from './outline.ts';
import type { Palette } from './palette.ts';
import { fitTitle } from './title.ts';

/** The band with the title, and the box the pattern is drawn in, below it. */
const TITLE = { bottom: 11, baseline: 9.55 };
export const FEATURE_TITLE = { room: 36, letter: 0.56, largest: 4.5 };
const PATTERN = { above: 1, below: 0.5, width: 48, height: 15, largest: 4.8 };
/** The lower edge of the text, as far from the edge of the face as its sides are. */
const TEXT = { inset: 1.4, bottom: FACE.to - 1.1 };
/** The least height of a plate with a number. */
const LEGIBLE = 2.4;
/** Radius of the hex on an emblem's canvas of 100. */
const EMBLEM_RADIUS = 48;

/** A cell of the pattern: a hex of 100 units, put in its place. */
export interface CellArt {
  transform: string;
  emblem: Emblem;
  badges: Badge[];
}

/** The art of a feature's front (R15.1 to R15.4). */
export function featureArt(feature: FeatureProgram, palette: Palette) {
  const { radius, at } = patternPlaces(feature);
  return {
    ...faceArt(feature.deck, TITLE.bottom, isImpact(feature), palette),
    title: { x: SIDE / 2, y: TITLE.baseline, ...fitTitle(feature.title, FEATURE_TITLE) },
    cells: feature.pattern.map((cell) => cellArt(cell, at(middleOf(cell)), radius, palette)),
    // The red line around the covered cells (R15.4).
    outline: outlineOf(feature.pattern.filter((cell) => cell.covered))
      .map((corners) => `M${corners.map((corner) => pathPoint(at(corner))).join('L')}Z`)
      .join(''),
    outlineWidth: round(radius * 0.2),
    // The foot is left to the text: a feature has no hand marks.
    number: { x: FACE.from + FOOT.inset + 0.4, y: TITLE.baseline, text: feature.number },
  };
}

/** The box of a feature's text: the space its pattern leaves. */
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

/**
 * Whether the numbers of tokens on the drawn pattern are large enough to be read. Where not, its card says the pattern
 * in words, too.
 */
export function isPatternLegible(feature: FeatureProgram): boolean {
  const { radius } = patternPlaces(feature);
  const most = Math.max(...feature.pattern.map(({ tokens }) => tokens.length));
  return most === 0 || (plateHeight(most) * radius) / EMBLEM_RADIUS >= LEGIBLE;
}

const isImpact = ({ triggers }: FeatureProgram) => triggers.some(({ steps }) => hasImpact(steps));

/** Hexes as large as the box lets them be: their radius, the position of a point of their grid, and the bottom of the lowest. */
function patternPlaces(feature: FeatureProgram) {
  const middles = feature.pattern.map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 2, Math.max(...ys) + 2];
  const { width, height, largest, above } = PATTERN;
  const radius = Math.min(largest, width / (right - left) / HALF_WIDTH, (height / (bottom - top)) * 2);
  const from = TITLE.bottom + (isImpact(feature) ? STRIP : 0) + above;
  return {
    radius,
    bottom: from + ((bottom - top) * radius) / 2,
    at(point: GridPoint): Point {
      const { x, y } = onGrid({ x: point.x - (left + right) / 2, y: point.y - top }, radius);
      return { x: SIDE / 2 + x, y: from + y };
    },
  };
}

const pathPoint = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

function cellArt({ terrain, tokens }: PatternCell, at: Point, radius: number, palette: Palette): CellArt {
  const scale = radius / EMBLEM_RADIUS;
  const whole = thingEmblem(terrain, palette);
  const emblem = tokens.length === 0 ? whole : { ...whole, ...smallArt(whole) };
  return {
    transform: scaledTo(at.x - 50 * scale, at.y - 50 * scale, scale),
    emblem,
    badges: badgesOf(tokens, palette),
  };
}

/** The pictures of a terrain moved up and made smaller, so that a badge has room below them. */
function smallArt({ glyphs, letters }: Emblem): Pick<Emblem, 'glyphs' | 'letters'> {
  const small = (transform: string) => `translate(25 0) scale(0.5) ${transform}`;
  return {
    glyphs: glyphs.map((one) => ({ ...one, transform: small(one.transform) })),
    letters: letters.map((one) => ({ ...one, x: 25 + one.x / 2, y: one.y / 2, size: one.size / 2 })),
  };
}
