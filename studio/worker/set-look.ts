/** The look of a set, from the message of the page: words and drawings other than those written in its cards. */
import type { SetLook } from '../../language/index.ts';
import { LANGUAGES, withOwnIcons } from '../../print/face/index.ts';
import type { LookAnswer } from '../server-messages.ts';

export const readLook = ({ nouns, titles = {}, icons }: LookAnswer): SetLook => ({
  nouns: new Map(LANGUAGES.flatMap((lang) => (nouns[lang] ? [[lang, new Map(nouns[lang])] as const] : []))),
  titles: new Map(LANGUAGES.map((lang) => [lang, new Map(titles[lang])])),
  icons: withOwnIcons(icons),
});
