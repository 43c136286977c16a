/** The door of `print/fit`: what runs inside a page that shows HTML of cards, and nothing else. */
export { fitTexts, type Overflow, overflowWarnings } from './fit.ts';
