/**
 * The door of `print/html`, for pages that show cards as they are printed. Needs the files of `print/assets.ts`: in Node
 * the doors of `print/` give them, elsewhere `giveAssets`.
 */
export { type CardHtml, type CardLook, cardHtml } from './card.ts';
export type { Font } from './cuts.ts';
export { type SheetsHtml, sheetsHtml } from './pages.ts';
