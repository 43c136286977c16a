/** Titles and notes of cards in another language, from the files of words next to the cards. */
import type { CompiledSet } from '../../compiler/index.ts';
import type { CardTexts } from '../../print/set-words/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { foldersOf } from './set-folders.ts';

type Texts = ReadonlyMap<number, CardTexts>;
/** Titles and notes from files of words, by the folder of the file: cards of different sets may share a number. */
export type CardTextsByFolder = Map<string, Texts>;

/** The texts from a set's own files of words. */
function ownTexts(set: CompiledSet, cards: CardTextsByFolder): Texts {
  return new Map(foldersOf(set.files).flatMap((folder) => [...(cards.get(folder) ?? [])]));
}

/**
 * Gives the cards of a set the titles and notes from files of words, including the cards of sets it extends.
 * @param all the sets named on the command line
 */
export function withTitles(
  set: CompiledSet,
  all: readonly CompiledSet[],
  cards: CardTextsByFolder,
): CompiledSet {
  if ([...cards.values()].every((texts) => texts.size === 0)) return set;
  const named = new Map(all.map((one) => [one.program.id, one]));
  const folders = new Set(foldersOf(all.flatMap(({ files }) => files)));
  // Files in other folders belong to sets that are only extended.
  const extended: Texts = new Map(
    [...cards].flatMap(([folder, texts]) => (folders.has(folder) ? [] : [...texts])),
  );
  const textsOf = (program: SetProgram): Texts => {
    const owner = program.id === set.program.id ? set : named.get(program.id);
    return owner ? ownTexts(owner, cards) : extended;
  };
  const chain = set.chain.map((program) => titled(program, textsOf(program)));
  return { ...set, chain, program: titled(set.program, textsOf(set.program)) };
}

function titled(program: SetProgram, texts: Texts): SetProgram {
  const inWords = <T extends { number: number }>(card: T): T => ({ ...card, ...texts.get(card.number) });
  return { ...program, cards: program.cards.map(inWords), features: program.features.map(inWords) };
}

/**
 * The ids of a set's cards whose title or note has no translation, if its file translates any title or note: a set may leave all
 * of them as written.
 */
export function untitledCards(set: CompiledSet, cards: CardTextsByFolder): string[] {
  const texts = ownTexts(set, cards);
  const { cards: plain, features } = set.program;
  const all = [...plain, ...features];
  if (!all.some(({ number }) => texts.has(number))) return [];
  return all.flatMap(({ number, title, note }) => {
    const own = texts.get(number);
    const isWhole =
      (title === undefined || own?.title !== undefined) && (note === undefined || own?.note !== undefined);
    return isWhole ? [] : `card-${number}`;
  });
}
