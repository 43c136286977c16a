/**
 * The package entry `ecos-cards/print`: cards as sheets in a PDF, with the profiles of print shops, and the rules text of a card. Runs in Node; printing
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
  type OutputIntent,
  openPrinter,
  outputIntent,
  PAPERS,
  type Paper,
  PROFILES,
  type Printable,
  type PrintBoxInput,
  type PrintedCards,
  type Printer,
  type PrintFailure,
  type PrintInput,
  type PrintProgress,
  type Profile,
  type ProfileName,
  parsePaper,
  printBox,
  printCards,
  stepsText,
  usualIntent,
  type Words,
} from '../../../print/index.ts';
