/** The public interface of `print/languages`: the languages of cards, for pages that load nothing else of `print/`. */
export { LANGUAGE_NAMES, LANGUAGES, type Lang } from '../wording/language.ts';
