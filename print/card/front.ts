/** The drawn part of a card's front, which is everything except its text; in millimetres. */
import type { CardProgram, HandWord } from '../../program/index.ts';
import { type Art, centredText, exact } from './art.ts';
import { roundedPath } from './curves.ts';
import { elementEmblem, emblemArt } from './emblems/emblem.ts';
import { glyph } from './emblems/glyph.ts';
import { type FrontOptions, faceArt } from './face.ts';
import {
  bandBottom,
  type CardContents,
  type CardShape,
  cardFace,
  FOOT,
  footTop,
  leafPlaces,
  MARK_PITCH,
  SPOT_SIDE,
  SQUARE_CARD,
  spotPlaces,
} from './geometry.ts';
import { initials, type Palette, type PrintedWords, wordDrawing } from './palette.ts';

/** The contents that determine a card's areas. */
export const cardContents = ({ energy, title, impact }: CardProgram): CardContents => ({
  spots: energy.length,
  title: title !== undefined,
  impact,
});

/** The side of an element on a spot as a share of its canvas, and its distance from the spot's corner, in millimetres. */
const ON_SPOT = { scale: 0.067, inset: 0.95 };
/** A spot: the line around it is inside its side. */
const SPOT_OUTLINE = { x: 0.15, y: 0.15, width: SPOT_SIDE - 0.3, height: SPOT_SIDE - 0.3, radius: 1.1 };

/** The art of a card's front. Hands that the set does not declare are left out. */
export function frontArt(
  card: CardProgram,
  palette: Palette<PrintedWords>,
  impact: string,
  options: FrontOptions = {},
): Art {
  const { shape = SQUARE_CARD } = options;
  const spots = card.energy.length;
  const face = {
    bottom: bandBottom(spots, shape),
    impact: card.impact ? impact : undefined,
    leaves: leafPlaces(card.leaves, shape),
    numberX: numberX(card, palette, shape),
  };
  const { scale, inset } = ON_SPOT;
  return {
    parts: [
      ...faceArt(card, face, palette, options),
      ...spotPlaces(spots, shape).map(
        ({ x, y }, i): Art => ({
          transform: `translate(${exact(x)} ${exact(y)})`,
          parts: [
            { d: roundedPath(SPOT_OUTLINE), fill: '#fff', stroke: palette.theme.ink, width: 0.3 },
            {
              transform: `translate(${inset} ${inset}) scale(${scale})`,
              parts: [emblemArt(elementEmblem(card.energy[i]!, palette))],
            },
          ],
        }),
      ),
      ...footMarks(card, palette, shape),
    ],
  };
}

function marksOf(card: CardProgram, { words: { hands } }: Palette<PrintedWords>, mark: HandWord['mark']) {
  const names = new Set(hands.filter((hand) => hand.mark === mark).map(({ name }) => name));
  return card.hands.filter(({ name }) => names.has(name));
}

/** Hands: footprint hands on the left, leaf hands on the right; dark if the card starts active. */
function footMarks(card: CardProgram, palette: Palette<PrintedWords>, shape: CardShape) {
  const y = footTop(shape) + FOOT.mark / 2;
  const inset = cardFace(shape).x + FOOT.inset + FOOT.mark / 2;
  const at = [
    ...marksOf(card, palette, 'footprint').map((hand, i) => ({ hand, x: inset + i * MARK_PITCH })),
    ...marksOf(card, palette, 'leaf').map((hand, i) => ({ hand, x: shape.width - inset - i * MARK_PITCH })),
  ];
  return at.map(({ hand, x }) => {
    const colour = hand.active ? palette.theme.ink : palette.theme.pale;
    const drawing = wordDrawing(hand.name, palette);
    if (drawing) return glyph(drawing, x, y, FOOT.mark, colour);
    return centredText(initials(hand.name), { x, y: y + 1 }, 3, colour, { weight: 800 });
  });
}

function numberX(card: CardProgram, palette: Palette<PrintedWords>, shape: CardShape): number {
  const before = marksOf(card, palette, 'footprint').length;
  return cardFace(shape).x + FOOT.inset + before * MARK_PITCH + (before > 0 ? 0.1 : 0.4);
}
