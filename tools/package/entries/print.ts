/**
 * The package entry `ecos-cards/print`: cards as sheets in a PDF, with the profiles of print shops, and the rules text of a card. Runs in Node; printing
 * sheets needs a browser, either an installed one or the one in the package `@sparticuz/chromium`.
 * @module
 */

export {
  type BackOptions,
  isPrintFailure,
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
  usualIntent,
} from '../../../print/index.ts';
