/** What the lines of a language keep together. */
import { OBJECT, type Ties } from '../layout/breaks.ts';
import type { Lang } from './language.ts';
import { translator } from './translation/translator.ts';

/** What stays on one line in a language. In its file, an icon is an asterisk. */
export function ties(lang: Lang): Ties {
  const { list } = translator(lang);
  return {
    words: list('keep-together'),
    emblems: list('keep-with-icon').map((tie) => tie.replace('*', OBJECT)),
  };
}
