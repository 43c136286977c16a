/** Words and drawings of the set that differ from those written in its cards. */
import type { SetLook } from '../../language/index.ts';
import { LANGUAGES, withOwnIcons } from '../../print/face/index.ts';
import type { LookAnswer } from '../server-messages.ts';

let given: SetLook | undefined;

/** Takes the words and drawings from the page. */
export function takeLook({ nouns, titles = {}, icons }: LookAnswer): void {
  given = {
    nouns: new Map(LANGUAGES.flatMap((lang) => (nouns[lang] ? [[lang, new Map(nouns[lang])] as const] : []))),
    titles: new Map(LANGUAGES.map((lang) => [lang, new Map(titles[lang])])),
    icons: withOwnIcons(icons),
  };
}

/** The words and drawings of the open set. */
export const lookOfSet = (): SetLook | undefined => given;
