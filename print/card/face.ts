/** The common parts of the fronts of cards and Landscape Features: frame, face, title, the band at the top, the Impact strip, the sign. */
import type { Icon, Icons } from '../drawing/icons.ts';
import { hexagon } from '../pieces/hexes.ts';
import type { Printable } from '../printable.ts';
import type { Lang, WordingLength } from '../wording/language.ts';
import { type ArtPart, centredText, exact, type Label, rectangle } from './art.ts';
import { archPath, circlePath, roundedPath } from './curves.ts';
import { glyph } from './emblems/glyph.ts';
import { leavesArt } from './emblems/leaf.ts';
import {
  type CardShape,
  cardCorners,
  cardFace,
  FOOT,
  footTop,
  type Leaf,
  NUMBER,
  type Point,
  SIGN_SIDE,
  SQUARE_CARD,
  STRIP_HEIGHT,
  signX,
  TITLE_SIZE,
  titleLines,
  titlePlace,
} from './geometry.ts';
import type { Palette } from './palette.ts';
import { fitTitle } from './title.ts';

/** The set that a card belongs to. */
export interface SetSign {
  /** The id of the set, such as `polar-shores`. */
  id: string;
  /** Its own drawing, `icons/set.svg`. */
  icon?: Icon;
}

/** The name of a set's own drawing. */
const SIGN_ICON = 'set';

/** The sign of a set with these icons: its own drawing, or two letters of its id. */
export function makeSign(id: string, icons?: Icons): SetSign {
  const icon = icons?.(SIGN_ICON);
  return { id, ...(icon && { icon }) };
}

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

/** The parts of a front that a card and a feature have in common. */
interface FaceParts {
  /** The lower end of the band at the top. */
  bottom: number;
  /** The word on the Impact strip; undefined without one. */
  impact: string | undefined;
  /** The leaves on the frame. */
  leaves?: readonly Leaf[];
  /** The left end of the card's number. */
  numberX: number;
}

/** The frame, the face with its band and Impact strip, the title, the sign and the number of a card. */
export function faceArt(
  card: Printable,
  { bottom, impact, leaves = [], numberX }: FaceParts,
  palette: Palette,
  { shape = SQUARE_CARD, sign }: FrontOptions,
): ArtPart[] {
  const { theme } = palette;
  const deck = theme.decks[card.deck];
  const face = cardFace(shape);
  const { x, y, width, right, radius } = face;
  const middle = shape.width / 2;
  const foot = footTop(shape);
  const strip: ArtPart[] =
    impact === undefined
      ? [{ d: `M${x} ${exact(bottom)}H${right}`, stroke: theme.line, width: 0.3 }]
      : [
          { d: rectangle(x, bottom, width, STRIP_HEIGHT), fill: theme.impact },
          centredText(impact, { x: middle, y: bottom + STRIP_HEIGHT / 2 + 0.72 }, 2.3, theme.onImpact, {
            capitals: true,
            spacing: 0.2,
          }),
        ];
  return [
    { d: cornerHexes(shape), fill: deck.dark },
    ...leavesArt(leaves, { ...theme.leaf, width: 0.25 }),
    { d: roundedPath(face), fill: theme.paper },
    { d: archPath({ x, y, width, height: bottom - y, radius }), fill: theme.deep },
    ...strip,
    { d: roundedPath(face), stroke: deck.dark, width: 0.5 },
    ...titleArt(card, shape, theme.text),
    ...signArt(sign, { x: signX(shape), y: foot + FOOT.mark / 2 }, palette),
    {
      text: `${card.number}`,
      x: numberX,
      y: foot + FOOT.baseline,
      size: NUMBER.size,
      colour: theme.text,
      weight: 800,
    },
  ];
}

/** The title of a card, at its position; nothing for a card without one. */
function titleArt(card: Printable, shape: CardShape, colour: string): Label[] {
  if (card.title === undefined) return [];
  const { lines, size } = cardTitle(card, shape);
  const base = titleLines(shape, lines.length);
  const { x } = titlePlace(shape, digitsOf(card));
  return lines.map((text, i) =>
    centredText(text, { x, y: base[i]! }, size, colour, { capitals: true, spacing: TITLE_SPACING }),
  );
}

/** The space after each letter of a title, in millimetres. */
const TITLE_SPACING = 0.1;

/** The title of a card, fitted to its space. */
export const cardTitle = (card: Printable, shape = SQUARE_CARD) =>
  fitTitle(card.title ?? '', {
    room: titlePlace(shape, digitsOf(card)).room,
    cut: 'capitals',
    spacing: TITLE_SPACING,
    largest: TITLE_SIZE.one,
    two: TITLE_SIZE.two,
  });

const digitsOf = ({ number }: Printable) => `${number}`.length;

/** Three small hexes in each corner of the frame, like a piece of landscape. */
function cornerHexes(shape: CardShape): string {
  const radius = 0.95;
  const step = radius * 1.95;
  // In the middle of the frame, and as far from the cut as the leaves are.
  const near = Math.max(shape.frame / 2, shape.leaves);
  const hexes = cardCorners(shape, near).flatMap(({ x, y, right, down }) =>
    [
      { across: 0, below: 0 },
      { across: step, below: 0 },
      { across: step / 2, below: step * 0.87 },
    ].map(({ across, below }) =>
      hexagon(radius, { x: x - 0.45 * right + across * right, y: y - 0.45 * down + below * down }),
    ),
  );
  return hexes.join('');
}

/** The size of the letters of a sign, in millimetres. */
const LETTERS = 2.3;

/** The initials of the first two words of a set's id, or two letters of its only word: `PS`, `WE`. */
export function signLetters(id: string): string {
  const [first = '', second] = id.split('-').filter((word) => word !== '');
  return (second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase();
}

/** The sign of a set around a point, for sorting mixed decks: its own drawing, or else two letters in a circle. */
function signArt(sign: SetSign | undefined, { x, y }: Point, palette: Palette): ArtPart[] {
  if (!sign || (sign.id === '' && !sign.icon)) return [];
  const colour = palette.theme.ink;
  if (sign.icon) {
    palette.used.add(sign.icon);
    return [glyph(sign.icon, x, y, SIGN_SIDE, colour)];
  }
  const ring = { d: circlePath(x, y, SIGN_SIDE / 2), stroke: colour, width: 0.3 };
  return [
    ring,
    centredText(signLetters(sign.id), { x, y: y + LETTERS * 0.33 }, LETTERS, colour, { weight: 800 }),
  ];
}
