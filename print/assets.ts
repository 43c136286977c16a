/**
 * The files that wording and drawing need, as values: the words of the languages and the icons. Whoever runs them gives
 * the files once: in Node `own-assets.ts`, in a page or worker its bundle. So neither reads files itself.
 */
import type { Icons } from './drawing/icons.ts';
import type { Lang } from './wording/language.ts';

export interface Assets {
  /** The text of a language's file, in Fluent's format. */
  language(lang: Lang): string;
  /** The icons of this project. */
  icons(): Icons;
}

let given: Assets | undefined;

/** Gives the files. The first call counts: they are the same wherever they come from. */
export function giveAssets(assets: Assets): void {
  given ??= assets;
}

/** The files that were given. */
export function assets(): Assets {
  if (!given) throw new Error('No words and icons were given: print/index.ts gives them, or giveAssets');
  return given;
}
