/** The tables by which sentences are read. They are files: `giveAssets` of an entry gives them, or a page once it has fetched them. */

/** The text of a language's table of wordings; undefined if there is none, or none yet. */
export type WordingsSource = (lang: string) => string | undefined;

let source: WordingsSource = () => undefined;

/** The text of a language's table of wordings; undefined if there is none, or none yet. */
export const findWordings: WordingsSource = (lang) => source(lang);

/** Says where the tables are. The files are the same from any source. */
export function giveWordings(tables: WordingsSource): void {
  source = tables;
}
