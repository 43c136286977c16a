/** The common parts of the fronts of cards and Landscape Features: the face with its band, Impact strip and title, and the foot on the frame. */
import { isFeature } from '../../program/index.ts';
import type { CardArt } from '../card-art/card-art.ts';
import { type ArtPart, centredText, exact, type Label, rectangle } from '../drawing/art.ts';
import { insetBox, type Point } from '../drawing/box.ts';
import { type RoundedBox, roundedPath } from '../drawing/curves.ts';
import { glyph } from '../drawing/glyph.ts';
import type { Icon } from '../drawing/icons.ts';
import { lineBounds } from '../layout/letters.ts';
import type { Printable } from '../printable.ts';
import type { Lang, WordingLength } from '../wording/language.ts';
import { artBand } from './art-band.ts';
import { bandDrawings, bandGround, bandStyle } from './band.ts';
import { leavesArt } from './emblems/leaf.ts';
import {
  type CardShape,
  cardFace,
  FOOT_SIZES,
  footPlaces,
  type Leaf,
  LIGHT_FRAME,
  onFrame,
  SQUARE_CARD,
  STRIP_HEIGHT,
  TEXT,
  TITLE,
  titleSizes,
} from './geometry.ts';
import type { Palette } from './palette.ts';
import { isLight } from './theme.ts';
import { fitTitle } from './title.ts';

/** The set that a card belongs to. */
export interface SetSign {
  /** The id of the set, such as `polar-shores`. */
  id: string;
  /** Its own drawing, `icons/set.svg`. */
  icon?: Icon;
}

/** The name of a set's own drawing. */
export const SIGN_ICON = 'set';

/** The sign of a set: its own drawing, or two letters of its id. */
export const makeSign = (id: string, icon?: Icon): SetSign => ({ id, ...(icon && { icon }) });

/** Everything besides the card that its front depends on. */
export interface FrontOptions {
  /** The square of the usual size by default. */
  shape?: CardShape;
  /** The size of the card relative to its shape: a large card has larger letters if its text is long. */
  scale?: number;
  sign?: SetSign | undefined;
  /** The language of its text, and the length of its wording. */
  lang?: Lang | undefined;
  length?: WordingLength;
  /** No notes, and text as large as fits. */
  proof?: boolean;
}

/** Where the common parts of a front are. */
export interface FaceLayout {
  /** The lower end of the band. */
  bottom: number;
  /** The size of the title; 0 without one. */
  title: number;
  /** The picture of the card, which is its band. */
  art?: CardArt | undefined;
}

/** The parts of a front that a card and a feature have in common. */
interface FaceParts extends FaceLayout {
  /** The word on the Impact strip; undefined without one. */
  impact: string | undefined;
  /** The leaves on the frame. */
  leaves?: readonly Leaf[];
}

/** The letters of the Impact strip, and the space between them, with which PDF readers still take them for one word. */
const IMPACT = { size: 3.1, spacing: 0.26 };

/** The frame, the face with its band and Impact strip, the title, the sign and the number of a card. */
export function faceArt(
  card: Printable,
  { bottom, title, art, impact, leaves = [] }: FaceParts,
  palette: Palette,
  { shape = SQUARE_CARD, sign }: FrontOptions,
): ArtPart[] {
  const { theme } = palette;
  const deck = theme.decks[card.deck];
  const face = cardFace(shape);
  const { x, width, right } = face;
  const frame = onFrame(shape, isLight(deck));
  const foot = footPlaces(frame.shape);
  const band = bandStyle(card, palette);
  const end: ArtPart[] =
    band || art ? [] : [{ d: `M${x} ${exact(bottom)}H${right}`, stroke: theme.line, width: 0.18 }];
  const strip: ArtPart[] =
    impact === undefined
      ? end
      : [
          { d: rectangle(x, bottom, width, STRIP_HEIGHT), fill: theme.impact },
          centredText(
            impact,
            { x: shape.width / 2 + IMPACT.spacing / 2, y: bottom + STRIP_HEIGHT / 2 + 0.32 * IMPACT.size },
            IMPACT.size,
            theme.onImpact,
            { capitals: true, spacing: IMPACT.spacing },
          ),
        ];
  const titleTop = bottom + (impact === undefined ? 0 : STRIP_HEIGHT);
  return [
    ...leavesArt(leaves, { ...theme.leaf, width: 0.25 }, frame.share),
    { d: roundedPath(face), fill: theme.paper },
    ...bandGround(band, bottom, shape, theme),
    ...(isFeature(card)
      ? []
      : art
        ? artBand(art, card, bottom, shape, theme)
        : band
          ? bandDrawings(band, card.energy.length, bottom, palette, shape)
          : []),
    ...strip,
    isLight(deck) ? lineArt(face, deck.frame) : { d: roundedPath(face), stroke: deck.dark, width: 0.5 },
    ...titleArt(card, shape, title, titleTop, theme.text),
    ...signArt(sign, { x: foot.sign, y: foot.y }, frame.share, deck.on, palette),
    {
      text: `${card.number}`,
      x: foot.number,
      y: foot.y + FOOT_SIZES.number * 0.315,
      size: FOOT_SIZES.number,
      colour: deck.on,
      weight: 800,
    },
  ];
}

/** The line around the face of a card with a light frame. */
const lineArt = (face: RoundedBox, stroke: string): ArtPart => {
  const around = { ...insetBox(face, -LIGHT_FRAME.line / 2), radius: face.radius + LIGHT_FRAME.line / 2 };
  return { d: roundedPath(around), stroke, width: LIGHT_FRAME.line };
};

/** The title of a card below what ends at `top`; nothing for a card without one. */
function titleArt(card: Printable, shape: CardShape, largest: number, top: number, colour: string): Label[] {
  if (card.title === undefined) return [];
  const { lines, size } = cardTitle(card, shape, largest);
  const { above } = lineBounds({ cut: 'capitals', size }, TITLE.line * size);
  const place = { x: cardFace(shape).x + TEXT.inset, y: top + TITLE.above + above };
  return [{ text: lines[0]!, ...place, size, colour, capitals: true, spacing: TITLE_SPACING }];
}

/** The space after each letter of a title, in millimetres. */
const TITLE_SPACING = 0.06;

/** The title of a card on one line, no larger than a size. */
export const cardTitle = (card: Printable, shape = SQUARE_CARD, largest = titleSizes(shape)[0]!) =>
  fitTitle(card.title ?? '', {
    room: cardFace(shape).width - 2 * TEXT.inset,
    cut: 'capitals',
    spacing: TITLE_SPACING,
    largest,
  });

/** The size of the letters of a sign, in millimetres: 6.6 points. */
const LETTERS = 2.33;

/** The initials of the first two words of a set's id, or two letters of its only word: `PS`, `WE`. */
export function signLetters(id: string): string {
  const [first = '', second] = id.split('-').filter((word) => word !== '');
  return (second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase();
}

/** The sign of a set around a point, for sorting mixed decks: its own drawing, or else two letters in a pill. */
function signArt(
  sign: SetSign | undefined,
  { x, y }: Point,
  share: number,
  colour: string,
  palette: Palette,
): ArtPart[] {
  if (!sign || (sign.id === '' && !sign.icon)) return [];
  if (sign.icon) {
    palette.used.add(sign.icon);
    return [glyph(sign.icon, x, y, FOOT_SIZES.mark * share, colour)];
  }
  const [width, height] = [FOOT_SIZES.sign.width * share, FOOT_SIZES.sign.height * share];
  const line = 0.22;
  const inside = {
    x: x - (width - line) / 2,
    y: y - (height - line) / 2,
    width: width - line,
    height: height - line,
  };
  return [
    { d: roundedPath({ ...inside, radius: (height - line) / 2 }), stroke: colour, width: line },
    centredText(signLetters(sign.id), { x, y: y + LETTERS * 0.32 }, LETTERS, colour, { weight: 800 }),
  ];
}
