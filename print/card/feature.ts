/** The drawn part of a Landscape Feature's front: title, pattern, red line; in millimetres. */
import { type FeatureProgram, hasImpact, type PatternCell } from '../../program/index.ts';
import type { Words } from '../wording/language.ts';
import { plain } from '../wording/parts.ts';
import { featureRows } from '../wording/text.ts';
import { type Art, type ArtPart, closedPath } from './art.ts';
import { badgesArt, plateHeight } from './emblems/badge.ts';
import { thingEmblem } from './emblems/emblem.ts';
import { round, scaledTo } from './emblems/glyph.ts';
import { type FrontOptions, faceArt } from './face.ts';
import { type Box, FOOT, faceOf, type Point, SQUARE_CARD, STRIP_HEIGHT, textBottom } from './geometry.ts';
import { type GridPoint, HALF_WIDTH, middleOf, onGrid, outlineOf } from './outline.ts';
import type { Palette } from './palette.ts';

/** Padding around the outlines of the pattern's hexes, within their band at the top of the face. */
const PATTERN = { above: 1.2, below: 1.2, sides: 2.5 };
/** The largest radius of the pattern's hexes: on a square card, and on a tall one. */
const LARGEST = { square: 8, tall: 10 };
/** The least height of a pattern, as a fraction of the card height. */
const LEAST = 15 / 63;
/** Padding around the text. */
const TEXT = { inset: 1.4, above: 0.5 };
/** The width of a letter, the height of a line, and the space between rows, in millimetres, to estimate the height of a text. */
const GUESS = { letter: 2, line: 5.8, row: 1.4 };
/** The least legible height of a plate with a number. */
const LEGIBLE = 2.4;
/** Radius of the hex on an emblem's canvas of 100. */
const EMBLEM_RADIUS = 48;

/** Everything besides the feature that its areas depend on. */
export interface FeatureAreas extends Pick<FrontOptions, 'lang' | 'shape' | 'length'> {
  words: Words;
}

/** The art of a feature's front (R15.1 to R15.4). */
export function featureArt(
  feature: FeatureProgram,
  palette: Palette,
  impact: string,
  options: FrontOptions = {},
): Art {
  const { shape = SQUARE_CARD } = options;
  const { radius, bottom, at } = patternPlaces(feature, { ...options, words: palette.words });
  const face = {
    bottom,
    impact: isImpact(feature) ? impact : undefined,
    numberX: faceOf(shape).x + FOOT.inset + 0.4,
  };
  return {
    parts: [
      ...faceArt(feature, face, palette, options),
      ...feature.pattern.map((cell) => cellArt(cell, at(middleOf(cell)), radius, palette)),
      // The red line around the covered cells (R15.4).
      {
        d: outlineOf(feature.pattern.filter((cell) => cell.covered))
          .map((corners) => closedPath(corners.map(at)))
          .join(''),
        stroke: palette.look.impact,
        width: round(radius * 0.2),
      },
    ],
  };
}

/** The box of a feature's text: the space that its pattern leaves. */
export function featureTextBox(feature: FeatureProgram, areas: FeatureAreas): Box {
  const { shape = SQUARE_CARD } = areas;
  const { bottom } = patternPlaces(feature, areas);
  const top = bottom + (isImpact(feature) ? STRIP_HEIGHT : 0) + TEXT.above;
  const face = faceOf(shape);
  return {
    x: face.x + TEXT.inset,
    y: top,
    width: face.width - 2 * TEXT.inset,
    height: textBottom(shape, true) - top,
  };
}

/**
 * Whether the numbers of tokens on the drawn pattern are large enough to read. Otherwise the card also describes the
 * pattern in words.
 */
export function isPatternLegible(feature: FeatureProgram, areas: FeatureAreas): boolean {
  const { radius } = patternPlaces(feature, areas);
  const most = Math.max(...feature.pattern.map(({ tokens }) => tokens.length));
  return most === 0 || (plateHeight(most) * radius) / EMBLEM_RADIUS >= LEGIBLE;
}

const isImpact = ({ triggers }: FeatureProgram) => triggers.some(({ steps }) => hasImpact(steps));

/** The largest hexes that fit the area: their radius, the bottom of their band, and a function that positions grid points. */
function patternPlaces(feature: FeatureProgram, areas: FeatureAreas) {
  const { shape = SQUARE_CARD } = areas;
  const middles = feature.pattern.map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 2, Math.max(...ys) + 2];
  const { above, below, sides } = PATTERN;
  const width = faceOf(shape).width - 2 * sides;
  const height = patternHeight(feature, areas);
  const radius = Math.min(
    shape.height > SQUARE_CARD.height ? LARGEST.tall : LARGEST.square,
    width / (right - left) / HALF_WIDTH,
    (height / (bottom - top)) * 2,
  );
  const from = faceOf(shape).y + above;
  return {
    radius,
    bottom: from + ((bottom - top) * radius) / 2 + below,
    at(point: GridPoint): Point {
      const { x, y } = onGrid({ x: point.x - (left + right) / 2, y: point.y - top }, radius);
      return { x: shape.width / 2 + x, y: from + y };
    },
  };
}

/** The height available to a pattern: the space that its text is unlikely to need, but at least its minimum share of the card. */
function patternHeight(
  feature: FeatureProgram,
  { words, lang, shape = SQUARE_CARD, length }: FeatureAreas,
): number {
  const { y, width } = faceOf(shape);
  const room =
    textBottom(shape, true) - y - PATTERN.above - PATTERN.below - (isImpact(feature) ? STRIP_HEIGHT : 0);
  const perLine = (width - 2 * TEXT.inset) / GUESS.letter;
  const rows = featureRows(feature, words, lang, 'drawn', length).map(({ sentence }) => plain(sentence));
  const lines = [...rows, ...(feature.note === undefined ? [] : [feature.note])].map((text) =>
    Math.ceil(text.length / perLine),
  );
  const text = lines.reduce((sum, many) => sum + many * GUESS.line + GUESS.row, 0);
  return Math.max(shape.height * LEAST, room - text);
}

/** A cell of the pattern: a hex of 100 units at its position, with its badges. */
function cellArt({ terrain, tokens }: PatternCell, at: Point, radius: number, palette: Palette): Art {
  const scale = radius / EMBLEM_RADIUS;
  const { back, pictures } = thingEmblem(terrain, palette);
  // With badges below them, the pictures of a terrain are higher and half as large.
  const drawn: ArtPart[] =
    tokens.length === 0 ? [...pictures] : [{ transform: 'translate(25 0) scale(0.5)', parts: pictures }];
  return {
    transform: scaledTo(at.x - 50 * scale, at.y - 50 * scale, scale),
    parts: [...back, ...drawn, ...badgesArt(tokens, palette)],
  };
}
