/** What a person's own words mean, for the page: what was read of them, and the cards that they can be. */
import { effectPicture, fileCompilation, fileDrafts, type Workspace } from '../../../language/index.ts';
import { asset, type Lang } from '../../../print/face/index.ts';
import { UserError } from '../../../program/index.ts';
import type { Draft, WordsDraft } from '../../../words/index.ts';
import { workspaceLook } from '../workspace.ts';

/** Sentences for a new card in a file. */
interface OwnWords {
  text: string;
  file: string;
  /** The number of the new card. */
  number: number;
  /** The language of the cards. */
  lang: Lang;
}

/** A card of a draft. */
interface CardOfWords extends ReturnType<typeof effectPicture>, Draft {}

/**
 * What a text means in the words of a file's set, with a card of each reading, or of the nearest that can be said. It is read in
 * the language of the cards, and in English. Refuses while the tables of wordings cannot be loaded.
 */
export function* ownWords(
  workspace: Workspace,
  { text, file, number, lang }: OwnWords,
): Generator<undefined, (WordsDraft & { cards: CardOfWords[] }) | { refused: string }> {
  // As steps, because the page asks with each key: only the newest text is read.
  yield;
  const set = fileCompilation(workspace, file)?.set;
  const langs = [...new Set([lang, 'en' as const])].filter(
    (one) => asset('words')(`printed.${one}`) !== undefined,
  );
  if (!set || langs.length === 0) return { refused: 'Sentences cannot be read now. Try again later.' };
  const look = workspaceLook(workspace);
  try {
    const [answer] = langs
      .map((one) => fileDrafts(workspace, text, file, look, one))
      .toSorted((one, other) => unread(one) - unread(other));
    const cards = answer!.drafts.map((one) => ({
      ...one,
      ...effectPicture(one.eco, set, number, lang, look),
    }));
    return { ...answer!, cards };
  } catch (error) {
    if (error instanceof UserError) return { refused: error.message };
    throw error;
  }
}

/** How many characters of a text are in the holes of its best draft. */
const unread = ({ drafts: [best] }: WordsDraft): number =>
  best?.pieces.reduce((sum, { isHole, length }) => sum + (isHole ? length : 0), 0) ?? 0;
