/**
 * The public interface of `print/html`, for pages that show cards as printed. Needs the files of `print/assets.ts`: in
 * Node the `index.ts` files of `print/` give them, elsewhere call `giveAssets`.
 */
export { type CardHtml, type CardLook, cardHtml } from './card.ts';
export type { Font } from './cuts.ts';
export { type SheetsHtml, sheetsHtml } from './pages.ts';
