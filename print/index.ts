/**
 * The package entry `ecos-cards/print`: cards as sheets in a PDF, and what a card says in plain words. Runs in Node;
 * sheets take a browser, which is found or comes with the package `@sparticuz/chromium`.
 * @module
 */

export { type PrintBoxInput, printBox } from './box/box.ts';
export { type Icons, loadIcons } from './icons.ts';
export type { Printable } from './printable.ts';
export { isPrintProblem, type PrintProblem } from './problem.ts';
export type { BackOptions } from './sheet/layout.ts';
export { PAPERS, type Paper, parsePaper } from './sheet/paper.ts';
export { type PrintedCards, type PrintInput, type PrintProgress, printCards } from './sheets.ts';
export { LANGUAGES, type Lang, type Words } from './wording/language.ts';
export { featureText, stepsText } from './wording/text.ts';
