/**
 * The package entry `ecos-cards/print`: cards as sheets in a PDF, and what a card says in plain words. Runs in Node;
 * sheets take a browser, which is found or comes with the package `@sparticuz/chromium`.
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
} from '../../print/index.ts';
