/**
 * The files that wording, drawing and reading need, as values: message texts of the languages, tables of words, and icons.
 * `giveAssets` is the only call that has to come before others: each entry makes it once, `own-assets/` in Node, the bundle in a
 * page or worker. So the bottom of all drawing needs no parameter for them, and reads no files.
 */
import { type Icon, type Icons, iconLookup } from './drawing/icons.ts';
import type { Lang } from './wording/language.ts';

/** The files, from any source. */
export interface Assets {
  /** The text of a language's file, in Fluent's format. */
  language(lang: Lang): string;
  /** What a table says in a language, in the same format. */
  table(lang: Lang): string;
  /** The icons of this project. */
  icons(): Icons;
  /** The text of a table of words, such as `people.en`; undefined if there is none, or none yet. */
  words(name: string): string | undefined;
}

/** The files as plain data, for a bundle to include. */
export interface AssetData {
  languages: Readonly<Record<Lang, string>>;
  /** What a table says in each language, where tables are played. */
  tables?: Readonly<Record<Lang, string>>;
  icons: Readonly<Record<string, Icon>>;
}

let given: Partial<Assets> = {};

/** Gives all files, or some kinds of them. The first call wins: the files are the same from any source. */
export function giveAssets(files: Partial<Assets> | AssetData): void {
  given = { ...('languages' in files ? assetsOf(files) : files), ...given };
}

function assetsOf({ languages, tables, icons }: AssetData): Partial<Assets> {
  const found = iconLookup(icons);
  return {
    language: (lang) => languages[lang],
    ...(tables && { table: (lang) => tables[lang] }),
    icons: () => found,
  };
}

/**
 * The files of a kind.
 * @throws Error if they were not given
 */
export function asset<Kind extends keyof Assets>(kind: Kind): Assets[Kind] {
  const found = given[kind];
  if (!found) throw new Error(`No ${kind} given: import print/index.ts, or call giveAssets`);
  return found;
}

/** The icons of a set's words, with those of this project for all other words. */
export const ownIcons = ({ icons }: { icons?: Readonly<Record<string, Icon>> }): Icons =>
  icons ? withOwnIcons(icons) : asset('icons')();

/** A set's own icons, with those of this project for all other words. */
export function withOwnIcons(own: Readonly<Record<string, Icon>>): Icons {
  const [first, others] = [iconLookup(own), asset('icons')()];
  return (word) => first(word) ?? others(word);
}
