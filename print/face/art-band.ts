/** The band of a card with a picture: the picture from the upper edge of the face, an edge below it, the spots on its lower end. */
import { type CardProgram, isFeature } from '../../program/index.ts';
import { artOf, type CardArt } from '../card-art/card-art.ts';
import { type ArtPart, centredText, rectangle } from '../drawing/art.ts';
import type { Box, Point, Size } from '../drawing/box.ts';
import { archPath, cornersPath } from '../drawing/curves.ts';
import type { Printable } from '../printable.ts';
import { bandBottom, type CardShape, cardFace, spotPlaces } from './geometry.ts';
import type { Palette } from './palette.ts';
import { isPlain, type Theme } from './theme.ts';
import { fitTitle } from './title.ts';

/** What is below a picture, in millimetres: a line, then the tone of what the card is about. */
const EDGE = { line: 0.3, tone: 1.2 };
/** The name of a picture's file on a proof, in millimetres: its largest letters, and the space around it. */
const NAME = { size: 2.4, around: 1 };

/** The picture of a card, if there is a copy of it; features have none. */
export function pictureOfCard(card: Printable, { words }: Pick<Palette, 'words'>): CardArt | undefined {
  if (isFeature(card)) return undefined;
  const art = artOf(card, words.art);
  if (!art?.copy) return undefined;
  if (!('art' in card)) return art;
  // Its text may have changed since the copy was made.
  return card.art?.file === art.file ? { ...art, ...card.art } : undefined;
}

/** How much higher than its spots need a band can be without showing less than the whole width of its picture, in millimetres. */
export function mostHigher({ copy, size = copy }: CardArt, spots: number, shape: CardShape): number {
  if (!size) return Number.POSITIVE_INFINITY;
  const { y, width } = cardFace(shape);
  return (width * size.height) / size.width + EDGE.line + EDGE.tone - (bandBottom(spots, shape) - y);
}

/** The part of a picture that an area shows: all of its width, and the part of its height around `at`. */
export function shownPart({ width, height }: Size, at: number, area: Size): Box {
  // The sides of a picture that is too flat for the area are cut off.
  const across = Math.min(width, (height * area.width) / area.height);
  const down = (across * area.height) / area.width;
  const y = Math.min(Math.max(0, (height * at) / 100 - down / 2), height - down);
  return { x: (width - across) / 2, y, width: across, height: down };
}

/** The picture of a card and its edge, on the ground of a band that ends at `bottom`; on a proof, the name of its file. */
export function artBand(
  { file, at, copy }: CardArt,
  { deck, energy }: Pick<CardProgram, 'deck' | 'energy'>,
  bottom: number,
  shape: CardShape,
  theme: Theme,
): ArtPart[] {
  const { x, y, width, radius } = cardFace(shape);
  const area = { x, y, width, height: bottom - EDGE.line - EDGE.tone - y };
  const line = { d: rectangle(x, y + area.height, width, EDGE.line), fill: theme.ink };
  const ground = { d: archPath({ ...area, radius }), fill: theme.picture };
  if (isPlain(theme) || !copy)
    return [ground, line, nameOf(file, spotPlaces(energy.length, shape, bottom)[0], area, theme.text)];
  return [
    ground,
    { ...area, href: copy.href, pixels: copy, part: shownPart(copy, at, area) },
    // In the colour of the line around a light face, which is as wide as these corners.
    { d: cornersPath({ ...area, radius }), fill: theme.decks[deck].frame },
    line,
  ];
}

/** A name above the spots, or else at the left of them. */
function nameOf(file: string, spot: Point | undefined, area: Box, colour: string): ArtPart {
  const { x, y, width, height } = area;
  const above = (spot?.y ?? y + height) - y;
  const isAbove = above > NAME.size + 2 * NAME.around;
  const beside = isAbove || !spot ? width : spot.x - x;
  const { lines, size } = fitTitle(file, { room: beside - 2 * NAME.around, cut: 'text', largest: NAME.size });
  const middle = y + (isAbove ? above : height) / 2;
  return centredText(lines[0]!, { x: x + beside / 2, y: middle + 0.3 * size }, size, colour);
}
