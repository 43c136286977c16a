/** The template values for a card: its drawings and its text. */
import { isFeature } from '../../program/index.ts';
import type { Printable } from '../printable.ts';
import type { Lang, SpokenVocabulary } from '../wording/language.ts';
import { type CardText, cardText } from './card-text.ts';
import type { SetSign } from './emblems/sign.ts';
import type { FrontOptions } from './face.ts';
import { featureArt } from './feature.ts';
import { frontArt } from './front.ts';
import { type Point, SQUARE } from './geometry.ts';
import type { Palette } from './palette.ts';

/** Everything that the front of a card depends on. */
export interface FrontInput {
  words: SpokenVocabulary;
  lang?: Lang;
  /** Without colour and with little ink, text as large as fits, and the notes of cards in the margin. */
  proof?: boolean;
  /** Returns the sign of the set that a card belongs to, which is printed on its front. */
  signOf?: (card: Printable) => SetSign | undefined;
}

/** A card at a position on its sheet: its drawings and its text. */
export function cardView<At extends Point & { scale: number }>(
  card: Printable,
  at: At,
  input: FrontInput,
  palette: Palette,
  shape = SQUARE,
) {
  const { lang, proof = false } = input;
  const text = cardText(card, palette, { lang, shape, scale: at.scale, proof });
  return {
    front: { ...at, ...frontOf(card, input, palette, { shape, length: text.length }) },
    text: textOn(card, at, text),
  };
}

/** The front of a card or a feature. */
function frontOf(
  card: Printable,
  { words, lang, signOf }: FrontInput,
  palette: Palette,
  areas: Required<Pick<FrontOptions, 'shape' | 'length'>>,
) {
  const options = { ...areas, lang, sign: signOf?.(card) };
  return isFeature(card)
    ? { feature: featureArt(card, palette, options) }
    : { art: frontArt(card, words.hands, palette, options) };
}

/** The text of a card: its box on the sheet, and the sizes that its text may have. */
function textOn(
  { number }: Printable,
  { x, y, scale }: Point & { scale: number },
  { box, blocks, sizes, small }: CardText,
) {
  return {
    name: `Card ${number}`,
    sizes,
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
    blocks,
    small,
  };
}
