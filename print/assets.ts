/**
 * The files that wording and drawing need, as values: the words of the languages, the icons, what the fonts have. Whoever
 * runs them gives the files once: in Node `own-assets/`, in a page or worker its bundle. So neither reads files itself.
 */
import { type Icon, type Icons, iconsOf } from './drawing/icons.ts';
import type { FontPackage } from './html/cuts.ts';
import type { Lang } from './wording/language.ts';

/** The files, however they come. */
export interface Assets {
  /** The text of a language's file, in Fluent's format. */
  language(lang: Lang): string;
  /** The icons of this project. */
  icons(): Icons;
  /** The characters of each part of a font's package, as CSS ranges. */
  fontRanges(name: FontPackage): FontRanges;
}

type FontRanges = Readonly<Record<string, string>>;

/** The files as plain data, for a bundle to carry. */
export interface AssetData {
  languages: Readonly<Record<Lang, string>>;
  icons: Readonly<Record<string, Icon>>;
  fonts: Readonly<Record<FontPackage, FontRanges>>;
}

let given: Partial<Assets> = {};

/** Gives all files, or those of a kind. The first call counts: they are the same wherever they come from. */
export function giveAssets(files: Partial<Assets> | AssetData): void {
  given = { ...('languages' in files ? assetsOf(files) : files), ...given };
}

function assetsOf({ languages, icons, fonts }: AssetData): Assets {
  const found = iconsOf(icons);
  return { language: (lang) => languages[lang], icons: () => found, fontRanges: (name) => fonts[name] };
}

/** The files of a kind that were given. */
export function asset<Kind extends keyof Assets>(kind: Kind): Assets[Kind] {
  const found = given[kind];
  if (!found) throw new Error(`No ${kind} given: print/index.ts gives all files, or giveAssets`);
  return found;
}
