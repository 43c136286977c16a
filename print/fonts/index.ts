/** The fonts of texts, as pages embed them. */
export { textFonts } from './fonts.ts';
