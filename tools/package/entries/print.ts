/**
 * The package entry `ecos-cards/print`: cards as sheets in a PDF, and the rules text of a card. Runs in Node; printing
 * sheets needs a browser, either an installed one or the one in the package `@sparticuz/chromium`.
 * @module
 */

export {
  type BackOptions,
  featureText,
  type Icons,
  isPrintFailure,
  LANGUAGES,
  type Lang,
  loadIcons,
  PAPERS,
  type Paper,
  type Printable,
  type PrintBoxInput,
  type PrintedCards,
  type PrintFailure,
  type PrintInput,
  type PrintProgress,
  parsePaper,
  printBox,
  printCards,
  stepsText,
  type Words,
} from '../../../print/index.ts';
