/** Pictures of cards for pages: each says what it shows to people who cannot see it. */
import {
  type CardProgram,
  cardLabel,
  checkOneOf,
  type FeatureProgram,
  isFeature,
  UserError,
} from '../../program/index.ts';
import { ownIcons } from '../assets.ts';
import type { Icon } from '../drawing/icons.ts';
import type { Printable } from '../printable.ts';
import { checkVocabulary, rulesText } from '../wording/text.ts';
import { CARD_SIZES, type CardSize, cardShape } from './geometry.ts';
import { newPalette, type PrintedWords } from './palette.ts';
import { frontPicture } from './picture.ts';
import { FRAMES } from './theme.ts';

/** How a picture of a card is drawn. */
export interface CardSvgOptions {
  /** The name of a size, or width and height in millimetres; square by default. */
  size?: keyof typeof CARD_SIZES | CardSize;
  /** Solid by default. */
  frame?: (typeof FRAMES)[number];
  /** By default those of its words, and those of this project. */
  icons?: (word: string) => Icon | undefined;
}

/**
 * The front of a card as one SVG in the language of the words, which needs no font, with its name and rules text for people who cannot see it. Its lengths are
 * millimetres; a page can give it other ones. Any number of pictures can stand in one page.
 * @throws UserError for anything but a compiled card and the words of its set, and for a size that does not exist
 */
export function cardSvg(card: CardProgram, words: PrintedWords, options: CardSvgOptions = {}): string {
  if (!Array.isArray(Object(card).energy)) throw new UserError('cardSvg expects a compiled card');
  return svgOf('cardSvg', card, words, options);
}

/** The same for a Landscape Feature. */
export function featureSvg(
  feature: FeatureProgram,
  words: PrintedWords,
  options: CardSvgOptions = {},
): string {
  if (!isFeature(Object(feature))) throw new UserError('featureSvg expects a compiled Landscape Feature');
  return svgOf('featureSvg', feature, words, options);
}

function svgOf(
  call: string,
  card: Printable,
  words: PrintedWords,
  { size = 'square', frame, icons }: CardSvgOptions,
): string {
  checkVocabulary(call, words);
  if (frame !== undefined) checkOneOf('frame', frame, FRAMES);
  const sides: CardSize | undefined = typeof size === 'string' ? CARD_SIZES[size] : size;
  if (!(sides && sides.width > 0 && sides.height > 0))
    throw new UserError(
      `${call} expects a size of ${Object.keys(CARD_SIZES).join(', ')}, or its width and height in millimetres`,
    );
  const { shape, scale } = cardShape(sides);
  const title = words.titles?.get(card.number) ?? card.title;
  const named = title === undefined ? card : { ...card, title };
  const { svg } = frontPicture(named, newPalette(icons ?? ownIcons(words), words, false, frame), {
    lang: words.lang ?? 'en',
    shape,
    scale,
    size: { width: `${sides.width}mm`, height: `${sides.height}mm` },
    alt: { title: cardLabel(named), text: rulesText(card, words) },
  });
  return svg;
}
