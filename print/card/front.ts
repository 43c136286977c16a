/** The drawn part of a card's front: everything but its text, in millimetres on a card of 63 mm. */
import type { CardProgram, HandWord } from '../../program/index.ts';
import { archPath } from './curves.ts';
import { type Emblem, elementEmblem } from './emblem.ts';
import { bandBottom, FACE, FOOT, FRAME, leafPlaces, SIDE, STRIP, spotPlaces } from './geometry.ts';
import { type Glyph, glyph, hexPoints } from './glyph.ts';
import { leafPaths } from './leaf.ts';
import { drawingOf, initials, type Palette } from './palette.ts';
import type { DeckLook } from './theme.ts';
import { fitTitle } from './title.ts';

export interface FrontArt {
  look: DeckLook;
  leaves: { outlines: string; veins: string };
  /** Outline of the band behind the spots. */
  band: string;
  spots: { x: number; y: number; emblem: Emblem }[];
  /** Top and middle of the Impact strip. */
  strip?: { y: number; textY: number };
  bandBottom: number;
  marks: Glyph[];
  markLetters: { x: number; y: number; text: string; colour: string }[];
  number: { x: number; y: number; text: number };
  title?: { x: number; y: number; size: number; text: string };
  corners: string;
}

/** The art of a card's front. Hands the set does not declare are left out. */
export function frontArt(card: CardProgram, hands: readonly HandWord[], palette: Palette): FrontArt {
  const bottom = bandBottom(card.energy.length);
  const spots = spotPlaces(card.energy.length).map((place, i) => ({
    ...place,
    emblem: elementEmblem(card.energy[i]!, palette),
  }));
  return {
    look: palette.look.decks[card.deck],
    leaves: leavesOf(card.leaves),
    band: bandPath(bottom),
    spots,
    ...(card.impact ? { strip: { y: bottom, textY: bottom + STRIP / 2 + 0.72 } } : {}),
    bandBottom: bottom,
    ...footMarks(card, hands, palette),
    number: { x: numberX(card, hands), y: FOOT.top + 3.45, text: card.number },
    ...(card.title ? { title: titleArt(card.title) } : {}),
    corners: CORNER_HEXES,
  };
}

/** The part of the face above a line. */
export function bandPath(bottom: number): string {
  const { from, to, radius } = FACE;
  return archPath({ x: from, y: from, width: to - from, height: bottom - from, radius });
}

function marksOf(card: CardProgram, hands: readonly HandWord[], mark: HandWord['mark']) {
  const words = new Map(hands.map((hand) => [hand.name, hand]));
  return card.hands.filter(({ name }) => words.get(name)?.mark === mark);
}

/** Footprint hands stand on the left, leaf hands on the right; dark where the card starts active. */
function footMarks(card: CardProgram, hands: readonly HandWord[], palette: Palette) {
  const y = FOOT.top + FOOT.mark / 2;
  const inset = FACE.from + FOOT.inset + FOOT.mark / 2;
  const at = [
    ...marksOf(card, hands, 'footprint').map((hand, i) => ({ hand, x: inset + i * (FOOT.mark + 0.8) })),
    ...marksOf(card, hands, 'leaf').map((hand, i) => ({ hand, x: SIDE - inset - i * (FOOT.mark + 0.8) })),
  ];
  const marks: Glyph[] = [];
  const markLetters: FrontArt['markLetters'] = [];
  for (const { hand, x } of at) {
    const colour = hand.active ? palette.look.ink : palette.look.pale;
    const drawing = drawingOf(hand.name, palette);
    if (drawing) marks.push(glyph(drawing, x, y, FOOT.mark, colour));
    else markLetters.push({ x, y: y + 1, text: initials(hand.name), colour });
  }
  return { marks, markLetters };
}

function numberX(card: CardProgram, hands: readonly HandWord[]): number {
  const before = marksOf(card, hands, 'footprint').length;
  return FACE.from + FOOT.inset + before * (FOOT.mark + 0.8) + (before > 0 ? 0.1 : 0.4);
}

/** Between number and mark. */
export const CARD_TITLE = { room: 32, letter: 0.52, largest: 3.1 };

function titleArt(title: string) {
  const { text, size } = fitTitle(title, CARD_TITLE);
  return { x: SIDE / 2, y: FOOT.top + 3.35, size, text };
}

/** The leaves of cards by their number; few differ. */
const LEAVES = new Map<number, FrontArt['leaves']>();

function leavesOf(count: number): FrontArt['leaves'] {
  const leaves = LEAVES.get(count) ?? leafPaths(leafPlaces(count));
  LEAVES.set(count, leaves);
  return leaves;
}

/** Three small hexes in each corner of the frame: a bit of landscape. */
export const CORNER_HEXES = cornerHexes();

function cornerHexes(): string {
  const radius = 0.95;
  const far = SIDE - FRAME / 2;
  const near = FRAME / 2;
  const step = radius * 1.95;
  const hexes = [
    [near, near, 1, 1],
    [far, near, -1, 1],
    [near, far, 1, -1],
    [far, far, -1, -1],
  ].flatMap(([x, y, right, down]) => [
    hexPoints(x! - 0.45 * right!, y! - 0.45 * down!, radius),
    hexPoints(x! - 0.45 * right! + step * right!, y! - 0.45 * down!, radius),
    hexPoints(x! - 0.45 * right! + (step / 2) * right!, y! - 0.45 * down! + step * 0.87 * down!, radius),
  ]);
  return hexes.map((points) => `M${points.replaceAll(' ', 'L')}Z`).join('');
}
