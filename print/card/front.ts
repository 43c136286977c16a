/** The drawn part of a card's front: everything but its text, in millimetres on a card of 63 mm. */
import type { CardProgram, HandWord } from '../../program/index.ts';
import { elementEmblem } from './emblem.ts';
import { faceArt } from './face.ts';
import { bandBottom, FACE, FOOT, leafPlaces, SIDE, spotPlaces } from './geometry.ts';
import { type Glyph, glyph } from './glyph.ts';
import { leafPaths } from './leaf.ts';
import { drawingOf, initials, type Palette } from './palette.ts';
import { fitTitle } from './title.ts';

/** The art of a card's front. Hands the set does not declare are left out. */
export function frontArt(card: CardProgram, hands: readonly HandWord[], palette: Palette) {
  const count = card.energy.length;
  return {
    ...faceArt(card.deck, bandBottom(count), card.impact, palette),
    leaves: leafPaths(leafPlaces(card.leaves)),
    spots: spotPlaces(count).map((place, i) => ({
      ...place,
      emblem: elementEmblem(card.energy[i]!, palette),
    })),
    ...footMarks(card, hands, palette),
    number: { x: numberX(card, hands), y: FOOT.top + 3.45, text: card.number },
    ...(card.title && {
      title: { x: SIDE / 2, y: FOOT.top + 3.35, ...fitTitle(card.title, CARD_TITLE) },
    }),
  };
}

function marksOf(card: CardProgram, hands: readonly HandWord[], mark: HandWord['mark']) {
  const words = new Map(hands.map((hand) => [hand.name, hand]));
  return card.hands.filter(({ name }) => words.get(name)?.mark === mark);
}

/** From the middle of one mark to that of the next. */
const MARK_PITCH = FOOT.mark + 0.8;

/** Footprint hands are on the left, leaf hands on the right; dark if the card starts active. */
function footMarks(card: CardProgram, hands: readonly HandWord[], palette: Palette) {
  const y = FOOT.top + FOOT.mark / 2;
  const inset = FACE.from + FOOT.inset + FOOT.mark / 2;
  const at = [
    ...marksOf(card, hands, 'footprint').map((hand, i) => ({ hand, x: inset + i * MARK_PITCH })),
    ...marksOf(card, hands, 'leaf').map((hand, i) => ({ hand, x: SIDE - inset - i * MARK_PITCH })),
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

function numberX(card: CardProgram, hands: readonly HandWord[]): number {
  const before = marksOf(card, hands, 'footprint').length;
  return FACE.from + FOOT.inset + before * MARK_PITCH + (before > 0 ? 0.1 : 0.4);
}

/** Between number and mark. */
export const CARD_TITLE = { room: 32, letter: 0.52, largest: 3.1 };
