/**
 * The package entry `ecos-cards/pictures`: cards, features and landscapes as SVG, without a browser or a font. Runs in Node and in
 * browsers; `svgToPng` needs Node and the package `sharp`, which is installed with this one.
 * @module
 */
import { giveAssets } from '../../../print/assets.ts';
import icons from '../data/icons.ts';
import languages from '../data/languages.ts';

giveAssets({ languages, icons });

export { type BoardSvgOptions, boardSvg } from '../../../print/board/index.ts';
export * from '../../../print/face/card-svg.ts';
export { type Icons, LANGUAGES, type Lang, withOwnIcons } from '../../../print/face/index.ts';
export { svgToPng } from '../../../print/svg-to-png.ts';
