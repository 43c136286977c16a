/** Titles and notes of cards in another language, from the file of words beside the cards. */
import type { CompiledSet } from '../../compiler/index.ts';
import type { CardTexts } from '../../print/set-words/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { foldersFor } from './set-folders.ts';

type Texts = ReadonlyMap<number, CardTexts>;
/** What the files of words say of cards, by the folder they are in: several sets may have a card of one number. */
export type CardTextsByFolder = Map<string, Texts>;

const foldersOf = ({ files }: CompiledSet): string[] => files.flatMap(foldersFor).reverse();

/** What the files of a set itself say of its cards. */
function ownTexts(set: CompiledSet, cards: CardTextsByFolder): Texts {
  return new Map([...new Set(foldersOf(set))].flatMap((folder) => [...(cards.get(folder) ?? [])]));
}

/**
 * The set with the titles and notes that files of words have for its cards, those of the sets it extends included.
 * @param all the sets that were named
 */
export function withTitles(
  set: CompiledSet,
  all: readonly CompiledSet[],
  cards: CardTextsByFolder,
): CompiledSet {
  if ([...cards.values()].every((texts) => texts.size === 0)) return set;
  const named = new Map(all.map((one) => [one.program.id, one]));
  const folders = new Set(all.flatMap(foldersOf));
  // What lies elsewhere belongs to sets that are only extended.
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
 * The ids of a set's cards whose title or note has no translation, where its file has one for others: a set may leave all
 * titles as they are.
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
