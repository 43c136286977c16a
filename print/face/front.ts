/** The drawn part of a card's front, which is everything except its text; in millimetres. */
import { type CardProgram, type FeatureProgram, handsOf } from '../../program/index.ts';
import { type Art, type ArtPart, centredText, exact } from '../drawing/art.ts';
import { roundedPath } from '../drawing/curves.ts';
import { glyph } from '../drawing/glyph.ts';
import { elementEmblem, emblemArt } from './emblems/emblem.ts';
import { type FaceLayout, type FrontOptions, faceArt } from './face.ts';
import {
  FOOT_SIZES,
  footPlaces,
  leafPlaces,
  onFrame,
  SPOT_SIDE,
  SQUARE_CARD,
  spotPlaces,
} from './geometry.ts';
import { initials, type Palette, type PrintedWords, wordDrawing } from './palette.ts';
import { isLight } from './theme.ts';

/** The side of an element on a spot as a share of its canvas, and its distance from the spot's corner, in millimetres. */
const ON_SPOT = { scale: 0.067, inset: 0.95 };
/** A spot: the line around it is inside its side. */
const SPOT_OUTLINE = { x: 0.15, y: 0.15, width: SPOT_SIDE - 0.3, height: SPOT_SIDE - 0.3, radius: 1.1 };

/** The art of a card's front. Hands that the set does not declare are left out. */
export function frontArt(
  card: CardProgram,
  palette: Palette<PrintedWords>,
  impact: string,
  layout: FaceLayout,
  options: FrontOptions = {},
): Art {
  const { shape = SQUARE_CARD } = options;
  const frame = onFrame(shape, isLight(palette.theme.decks[card.deck]));
  const face = {
    ...layout,
    impact: card.impact ? impact : undefined,
    leaves: leafPlaces(card.leaves, frame.shape),
  };
  const { scale, inset } = ON_SPOT;
  return {
    parts: [
      ...faceArt(card, face, palette, options),
      ...spotPlaces(card.energy.length, shape, layout.bottom).map(
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
      ...footMarks(card, palette, frame),
    ],
  };
}

/** The hands of a card, from the right; a hand that starts inactive is pale. */
export function footMarks(
  card: CardProgram | FeatureProgram,
  palette: Palette<PrintedWords>,
  { shape, share }: ReturnType<typeof onFrame>,
): ArtPart[] {
  const { y, hands } = footPlaces(shape);
  const names = new Set(palette.words.hands.map(({ name }) => name));
  const { on, pale } = palette.theme.decks[card.deck];
  const known = handsOf(card).filter(({ name }) => names.has(name));
  return known.slice(0, hands.length).map((hand, i) => {
    const colour = hand.active ? on : pale;
    const drawing = wordDrawing(hand.name, palette);
    if (drawing) return glyph(drawing, hands[i]!, y, FOOT_SIZES.mark * share, colour);
    return centredText(initials(hand.name, palette), { x: hands[i]!, y: y + 1 }, 3, colour, { weight: 800 });
  });
}
