/** What a person's own words mean, for the page: what was read of them, and the cards that they can be. */
import {
  effectPicture,
  fileCompilation,
  translateVocabulary,
  type WordsAnswer,
  type Workspace,
  wordsAnswer,
} from '../../../language/index.ts';
import type { Lang } from '../../../print/face/index.ts';
import { findWordings } from '../../../program/index.ts';
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

/** A card with one thing that a text can mean: its steps in the card language, its rules text, and its picture. */
interface CardOfWords extends ReturnType<typeof effectPicture> {
  eco: string;
  text: string;
}

/**
 * What a text means in the words of a file's set, with a card of each reading, or of the nearest that can be said. It is read in
 * the language of the cards, and in English. Refuses while the tables of wordings cannot be loaded.
 */
export function* ownWords(
  workspace: Workspace,
  { text, file, number, lang }: OwnWords,
): Generator<undefined, (WordsAnswer & { cards: CardOfWords[] }) | { refused: string }> {
  // As steps, because the page asks with each key: only the newest text is read.
  yield;
  const set = fileCompilation(workspace, file)?.set;
  const langs = [...new Set([lang, 'en' as const])].filter((one) => findWordings(one) !== undefined);
  if (!set || langs.length === 0) return { refused: 'Sentences cannot be read now. Try again later.' };
  const look = workspaceLook(workspace);
  const [answer] = langs
    .map((one) => wordsAnswer(text, translateVocabulary(set.words, one, look), one))
    .toSorted((one, other) => reach(other) - reach(one));
  const said = answer!.stopped?.nearest ? [answer!.stopped.nearest] : answer!.readings;
  return {
    ...answer!,
    cards: said.map((one) => ({ ...one, ...effectPicture(one.eco, set, number, lang, look) })),
  };
}

/** How far a text was read. */
const reach = ({ text, stopped }: WordsAnswer): number => stopped?.at ?? text.length;
