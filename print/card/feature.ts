/** The drawn part of a Landscape Feature's front: title, pattern, red line; in millimetres. */
import { type FeatureProgram, hasImpact, type PatternCell } from '../../program/index.ts';
import { hexBounds, hexMiddle, outlinePath } from '../pieces/hexes.ts';
import type { Words } from '../wording/language.ts';
import { plain } from '../wording/parts.ts';
import { featureRows } from '../wording/text.ts';
import { type Art, type ArtPart, centredText } from './art.ts';
import { roundedPath } from './curves.ts';
import { picture, silhouette, thingEmblem } from './emblems/emblem.ts';
import { round, scaledTo } from './emblems/glyph.ts';
import { type FrontOptions, faceArt } from './face.ts';
import { type Box, cardFace, FOOT, type Point, SQUARE_CARD, STRIP_HEIGHT, textBottom } from './geometry.ts';
import type { Palette } from './palette.ts';

/** Padding around the outlines of the pattern's hexes, within their band at the top of the face. */
const PATTERN = { above: 1.2, below: 1.2, sides: 2.5 };
/** The largest radius of the pattern's hexes: on a square card, and on a tall one. */
const LARGEST_HEX = { square: 8, tall: 10 };
/** The least height of a pattern, as a fraction of the card height. */
const LEAST_PATTERN = 15 / 63;
/** Padding around the text. */
const TEXT = { inset: 1.4, above: 0.5 };
/** The width of a letter, the height of a line, and the space between rows, in millimetres, to estimate the height of a text. */
const GUESS = { letter: 2, line: 5.8, row: 1.4 };
/** The least legible height of a plate with a number. */
const LEAST_PLATE = 2.4;
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
  const { radius, bottom, zero } = patternPlaces(feature, { ...options, words: palette.words });
  const face = {
    bottom,
    impact: isImpact(feature) ? impact : undefined,
    numberX: cardFace(shape).x + FOOT.inset + 0.4,
  };
  return {
    parts: [
      ...faceArt(feature, face, palette, options),
      ...feature.pattern.map((cell) => {
        const { x, y } = hexMiddle(cell, radius);
        return cellArt(cell, { x: zero.x + x, y: zero.y + y }, radius, palette);
      }),
      // The red line around the covered cells (R15.4).
      {
        d: outlinePath(
          feature.pattern.filter((cell) => cell.covered),
          radius,
          { zero },
        ),
        stroke: palette.theme.impact,
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
  const face = cardFace(shape);
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
  return most === 0 || (plateHeight(most) * radius) / EMBLEM_RADIUS >= LEAST_PLATE;
}

const isImpact = ({ triggers }: FeatureProgram) => triggers.some(({ steps }) => hasImpact(steps));

/** The largest hexes that fit the area: their radius, the bottom of their band, and the middle of hex (0, 0). */
function patternPlaces(feature: FeatureProgram, areas: FeatureAreas) {
  const { shape = SQUARE_CARD } = areas;
  const { above, below, sides } = PATTERN;
  const face = cardFace(shape);
  const bounds = hexBounds(feature.pattern);
  const radius = Math.min(
    shape.height > SQUARE_CARD.height ? LARGEST_HEX.tall : LARGEST_HEX.square,
    (face.width - 2 * sides) / bounds.width,
    patternHeight(feature, areas) / bounds.height,
  );
  const top = face.y + above;
  const middle = bounds.x + bounds.width / 2;
  return {
    radius,
    bottom: top + bounds.height * radius + below,
    zero: { x: shape.width / 2 - middle * radius, y: top - bounds.y * radius },
  };
}

/** The height available to a pattern: the space that its text is unlikely to need, but at least its minimum share of the card. */
function patternHeight(
  feature: FeatureProgram,
  { words, lang, shape = SQUARE_CARD, length }: FeatureAreas,
): number {
  const { y, width } = cardFace(shape);
  const room =
    textBottom(shape, true) - y - PATTERN.above - PATTERN.below - (isImpact(feature) ? STRIP_HEIGHT : 0);
  const perLine = (width - 2 * TEXT.inset) / GUESS.letter;
  const rows = featureRows(feature, words, lang, 'drawn', length).map(({ sentence }) => plain(sentence));
  const lines = [...rows, ...(feature.note === undefined ? [] : [feature.note])].map((text) =>
    Math.ceil(text.length / perLine),
  );
  const text = lines.reduce((sum, many) => sum + many * GUESS.line + GUESS.row, 0);
  return Math.max(shape.height * LEAST_PATTERN, room - text);
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

/** The area of the plates with numbers of tokens on a hex of 100 units (R15.3), stacked vertically. */
const PLATES = { top: 41, height: 40, gap: 2 };
/** Middles of the picture, alone or next to a number, and of the number. */
const MIDDLE = { alone: 50, picture: 34, number: 66 };
/**
 * Font sizes of a number: the largest for one character and for several, and the limit as a multiple of the plate
 * height, at which a digit fills two thirds of the plate.
 */
const NUMBER = { largest: 34, several: 29, inHeight: 1.2 };

/** The height of each plate, given the number of plates, in the units of a hex. */
const plateHeight = (plates: number): number => PLATES.height / plates - PLATES.gap;

/** The plates of a cell, in the units of a hex: a picture and a number; for zero tokens, a crossed-out picture. */
export function badgesArt(tokens: PatternCell['tokens'], palette: Palette): Art[] {
  const height = plateHeight(tokens.length);
  return tokens.map((token, i) => badge(token, PLATES.top + i * (height + PLATES.gap), height, palette));
}

function badge(
  { compare, thing }: PatternCell['tokens'][number],
  y: number,
  height: number,
  palette: Palette,
): Art {
  const { theme } = palette;
  const none = compare.amount === 0 && compare.is !== 'least';
  const middle = { x: none ? MIDDLE.alone : MIDDLE.picture, y: y + height / 2 };
  const side = height - 4;
  const plate = {
    d: roundedPath({ x: 14, y, width: 72, height, radius: 6 }),
    fill: '#fff',
    stroke: theme.ink,
    width: 2,
  };
  const drawn = picture(thing, { ...middle, side, colour: silhouette(thing, palette) }, palette);
  if (none) {
    const [left, right] = [middle.x - side / 2, middle.x + side / 2];
    const [top, bottom] = [middle.y - side / 2, middle.y + side / 2];
    const cross = `M${left} ${bottom}L${right} ${top}`;
    return { parts: [plate, drawn, { d: cross, stroke: theme.impact, width: 6, cap: 'round' }] };
  }
  const text = AMOUNT[compare.is](compare.amount);
  const size = Math.min(text.length > 1 ? NUMBER.several : NUMBER.largest, height * NUMBER.inHeight);
  const at = { x: MIDDLE.number, y: middle.y + size * 0.33 };
  return { parts: [plate, drawn, centredText(text, at, size, theme.ink, { weight: 800 })] };
}

/** A bare number is exact. */
const AMOUNT = {
  exactly: (amount: number) => `${amount}`,
  least: (amount: number) => `${amount}+`,
  most: (amount: number) => `≤${amount}`,
};
