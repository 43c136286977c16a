/** The drawn part of a Landscape Feature's front: title, pattern, red line; in millimetres. */
import { type FeatureProgram, hasImpact, type PatternCell } from '../../program/index.ts';
import { type Art, type ArtPart, centredText } from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import { roundedPath } from '../drawing/curves.ts';
import { round, scaledTo } from '../drawing/glyph.ts';
import { hexBounds, hexMiddle, outlinePath } from '../drawing/hexes.ts';
import { picture, silhouette, thingEmblem } from './emblems/emblem.ts';
import { type FaceLayout, type FrontOptions, faceArt } from './face.ts';
import { footMarks } from './front.ts';
import { type CardShape, cardFace, onFrame, SQUARE_CARD } from './geometry.ts';
import type { Palette, PrintedWords } from './palette.ts';
import { isLight } from './theme.ts';

/** Padding around the outlines of the pattern's hexes, within their band at the top of the face. */
const PATTERN = { above: 1.2, below: 1.2, sides: 2.5 };
/** The radius of the pattern's hexes: the least if it is not many rows high, and with a number; the largest on a square card and a tall one. */
const RADIUS = { least: 3, numbered: 3.8, square: 6, tall: 9 };
/** The height of a pattern of many rows with the least radius, as a fraction of the card height. */
const LEAST_PATTERN = 15 / 63;
/** The least legible height of a plate with a number. */
const LEAST_PLATE = 2.35;
/** Radius of the hex on an emblem's canvas of 100. */
const EMBLEM_RADIUS = 48;

/** The art of a feature's front (R15.1 to R15.4). */
export function featureArt(
  feature: FeatureProgram,
  palette: Palette<PrintedWords>,
  impact: string,
  { radius, ...layout }: FaceLayout & { radius: number },
  options: FrontOptions = {},
): Art {
  const { shape = SQUARE_CARD } = options;
  const face = { ...layout, impact: isImpactFeature(feature) ? impact : undefined };
  const bounds = hexBounds(feature.pattern);
  const zero = {
    x: shape.width / 2 - (bounds.x + bounds.width / 2) * radius,
    y: cardFace(shape).y + PATTERN.above - bounds.y * radius,
  };
  return {
    parts: [
      ...faceArt(feature, face, palette, options),
      ...footMarks(feature, palette, onFrame(shape, isLight(palette.theme.decks[feature.deck]))),
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

/** Whether a feature can replace or remove (R10.4). */
export const isImpactFeature = ({ triggers }: FeatureProgram): boolean =>
  triggers.some(({ steps }) => hasImpact(steps));

/** The lower end of the band of a pattern whose hexes have a radius. */
export const patternEnd = ({ pattern }: FeatureProgram, shape: CardShape, radius: number): number =>
  cardFace(shape).y + PATTERN.above + hexBounds(pattern).height * radius + PATTERN.below;

/**
 * The radius that the hexes of a pattern have at least and at most, and the least one at which the numbers of its tokens can be
 * read; undefined if it has no room for that.
 */
export function patternRadii({ pattern }: FeatureProgram, shape: CardShape) {
  const bounds = hexBounds(pattern);
  const largest = shape.height > SQUARE_CARD.height ? RADIUS.tall : RADIUS.square;
  const most = Math.min(largest, (cardFace(shape).width - 2 * PATTERN.sides) / bounds.width);
  const tokens = Math.max(...pattern.map((cell) => cell.tokens.length));
  const legible = tokens === 0 ? 0 : (LEAST_PLATE * EMBLEM_RADIUS) / plateHeight(tokens);
  const usual = tokens === 1 ? RADIUS.numbered : RADIUS.least;
  const least = Math.min(most, usual, (shape.height * LEAST_PATTERN) / bounds.height);
  return { least, most, legible: legible > most ? undefined : legible };
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
