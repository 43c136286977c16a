/**
 * The files that wording and drawing need, as values: the words of the languages and the icons. Whoever runs them gives
 * the files once: in Node `own-assets.ts`, in a page or worker its bundle. So neither reads files itself.
 */
import { type Icon, type Icons, iconsOf } from './drawing/icons.ts';
import type { Lang } from './wording/language.ts';

/** The files, however they come. */
export interface Assets {
  /** The text of a language's file, in Fluent's format. */
  language(lang: Lang): string;
  /** The icons of this project. */
  icons(): Icons;
}

/** The files as plain data, for a bundle to carry. */
export interface AssetData {
  languages: Readonly<Record<Lang, string>>;
  icons: Readonly<Record<string, Icon>>;
}

let given: Assets | undefined;

/** Gives the files. The first call counts: they are the same wherever they come from. */
export function giveAssets(files: Assets | AssetData): void {
  given ??= 'languages' in files ? assetsOf(files) : files;
}

function assetsOf({ languages, icons }: AssetData): Assets {
  const found = iconsOf(icons);
  return { language: (lang) => languages[lang], icons: () => found };
}

/** The files that were given. */
export function assets(): Assets {
  if (!given) throw new Error('No words and icons were given: print/index.ts gives them, or giveAssets');
  return given;
}
