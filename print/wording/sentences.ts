/** The sentences after `by hand` in other languages: `by-hand-12-1` is the first of card 12. */
import { allSteps, effectSteps, isByHand, type Step } from '../../program/index.ts';
import type { Printable } from '../printable.ts';
import type { Words } from './language.ts';

type ByHand = Extract<Step, { op: 'by-hand' }>;

/** The steps of a card that have sentences, in text order, with the ids of these in files of words. */
const sentenceSteps = (card: Printable): [step: ByHand, id: string][] =>
  effectSteps(card)
    .flatMap(allSteps)
    .filter((step) => step.op === 'by-hand')
    .map((step, at) => [step, `by-hand-${card.number}-${at + 1}`]);

/** The ids of a card's sentences. */
export const sentenceIds = (card: Printable): string[] => sentenceSteps(card).map(([, id]) => id);

/** A card's sentences as printed, in the language of the words. */
export const handSentences = (card: Printable, { sentences }: Words): string[] =>
  sentenceSteps(card).map(([step]) => sentences?.get(step) ?? step.text);

/** The words, with what the sentences of these cards are in their language. */
export function withSentences<W extends Words>(words: W, cards: readonly Printable[]): W {
  const { nouns } = words;
  const own = cards.filter((card) => effectSteps(card).some(isByHand));
  if (!nouns || own.length === 0) return words;
  const sentences = own.flatMap(sentenceSteps).flatMap(([step, id]): [Step, string][] => {
    const sentence = nouns.get(id)?.one;
    return sentence === undefined ? [] : [[step, sentence]];
  });
  return { ...words, sentences: new Map([...(words.sentences ?? []), ...sentences]) };
}
