/** The public interface of `print/fonts`: the files of the fonts that cards are set in. */
export { fontPaths } from './fonts.ts';
