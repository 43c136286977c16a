/** Words and drawings of the set that differ from those written in its cards. */
import type { SetLook } from '../../language/index.ts';
import { LANGUAGES, withOwnIcons } from '../../print/face/index.ts';
import type { LookAnswer } from '../server-messages.ts';

let given: SetLook | undefined;

/** Takes what the page knows of it. */
export function takeLook({ nouns, icons }: LookAnswer): void {
  given = {
    nouns: new Map(LANGUAGES.flatMap((lang) => (nouns[lang] ? [[lang, new Map(nouns[lang])] as const] : []))),
    icons: withOwnIcons(icons),
  };
}

/** The drawings that boards need, where the set has some of its own. */
export const boardIcons = (): Pick<SetLook, 'icons'> => (given?.icons ? { icons: given.icons } : {});

/** The look of the set that is open. */
export const lookOfSet = (): SetLook | undefined => given;
