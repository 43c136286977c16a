/** The drawn part of a card's front, which is everything except its text; in millimetres. */
import type { CardProgram, HandWord } from '../../program/index.ts';
import { elementEmblem } from './emblems/emblem.ts';
import { type Glyph, glyph } from './emblems/glyph.ts';
import { leafPaths } from './emblems/leaf.ts';
import { type FrontOptions, faceArt } from './face.ts';
import {
  bandBottom,
  type CardContents,
  type CardShape,
  FOOT,
  faceOf,
  footTop,
  leafPlaces,
  MARK_PITCH,
  SQUARE,
  spotPlaces,
} from './geometry.ts';
import { drawingOf, initials, type Palette } from './palette.ts';

/** The contents that determine a card's areas. */
export const contentsOf = ({ energy, title, impact }: CardProgram): CardContents => ({
  spots: energy.length,
  title: title !== undefined,
  impact,
});

/** The art of a card's front. Hands that the set does not declare are left out. */
export function frontArt(
  card: CardProgram,
  hands: readonly HandWord[],
  palette: Palette,
  options: FrontOptions = {},
) {
  const { shape = SQUARE } = options;
  const spots = card.energy.length;
  const band = { bottom: bandBottom(spots, shape), isImpact: card.impact };
  return {
    ...faceArt(card, band, palette, options),
    leaves: leafPaths(leafPlaces(card.leaves, shape)),
    spots: spotPlaces(spots, shape).map((place, i) => ({
      ...place,
      emblem: elementEmblem(card.energy[i]!, palette),
    })),
    ...footMarks(card, hands, palette, shape),
    number: { x: numberX(card, hands, shape), y: footTop(shape) + FOOT.baseline, text: card.number },
  };
}

function marksOf(card: CardProgram, hands: readonly HandWord[], mark: HandWord['mark']) {
  const words = new Map(hands.map((hand) => [hand.name, hand]));
  return card.hands.filter(({ name }) => words.get(name)?.mark === mark);
}

/** Hands: footprint hands on the left, leaf hands on the right; dark if the card starts active. */
function footMarks(card: CardProgram, hands: readonly HandWord[], palette: Palette, shape: CardShape) {
  const y = footTop(shape) + FOOT.mark / 2;
  const inset = faceOf(shape).x + FOOT.inset + FOOT.mark / 2;
  const at = [
    ...marksOf(card, hands, 'footprint').map((hand, i) => ({ hand, x: inset + i * MARK_PITCH })),
    ...marksOf(card, hands, 'leaf').map((hand, i) => ({ hand, x: shape.width - inset - i * MARK_PITCH })),
  ];
  const marks: Glyph[] = [];
  const markLetters: { x: number; y: number; text: string; colour: string }[] = [];
  for (const { hand, x } of at) {
    const colour = hand.active ? palette.look.ink : palette.look.pale;
    const drawing = drawingOf(hand.name, palette);
    if (drawing) marks.push(glyph(drawing, x, y, FOOT.mark, colour));
    else markLetters.push({ x, y: y + 1, text: initials(hand.name), colour });
  }
  return { marks, markLetters };
}

function numberX(card: CardProgram, hands: readonly HandWord[], shape: CardShape): number {
  const before = marksOf(card, hands, 'footprint').length;
  return faceOf(shape).x + FOOT.inset + before * MARK_PITCH + (before > 0 ? 0.1 : 0.4);
}
