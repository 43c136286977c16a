/**
 * The package entry `ecos-cards/pictures`: cards, features and landscapes as SVG, without a browser or a font. Runs in Node and in
 * browsers; `svgToPng` needs Node and the package `sharp`, which is installed with this one.
 * @module
 */
import { giveAssets } from '../../../print/assets.ts';
import { iconLookup } from '../../../print/drawing/icons.ts';
import {
  type CardSvgOptions,
  cardSvg as cardSvgWith,
  featureSvg as featureSvgWith,
} from '../../../print/face/card-svg.ts';
import type { SetIn } from '../../../print/face/index.ts';
import type { CardProgram, FeatureProgram } from '../../../program/index.ts';
import icons from '../data/icons.ts';
import languages from '../data/languages.ts';

const found = iconLookup(icons);
giveAssets({ icons: () => found });

/** Only pictures of cards need the words of languages: a page with a board does not load them. */
const giveLanguages = () => giveAssets({ language: (lang) => languages[lang] });

/**
 * The front of a card as one SVG that needs no font, with its name and rules text for people who cannot see it. Its lengths are
 * millimetres; a page can give it other ones. Any number of pictures can stand in one page.
 * @throws UserError for anything but a compiled card and the words of its set, and for a size or frame that does not exist
 */
export function cardSvg(card: CardProgram, words: SetIn['words'], options?: CardSvgOptions): string {
  giveLanguages();
  return cardSvgWith(card, words, options);
}

/** The same for a Landscape Feature. */
export function featureSvg(feature: FeatureProgram, words: SetIn['words'], options?: CardSvgOptions): string {
  giveLanguages();
  return featureSvgWith(feature, words, options);
}

export {
  type BoardMark,
  type BoardSvgOptions,
  boardSvg,
  type SeenLandscape,
} from '../../../print/board/index.ts';
export type { CardSize } from '../../../print/face/index.ts';
export { svgToPng } from '../../../print/svg-to-png.ts';
export type { CardSvgOptions };
