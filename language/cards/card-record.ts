/** What lists of cards say of each card, kept for as long as the card and the words of its set are the same. */
import { LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import { memoize } from '../../program/index.ts';
import { type CardOfSet, contentKey, NO_EXTRAS } from './card.ts';
import { type TextExcess, textExcesses } from './overflow.ts';
import { type SetExtras, translateVocabulary } from './set-extras.ts';

/** The rules text of a card, by language: one sentence per line. */
export type RulesTexts = Record<Lang, string>;

/** What is worked out of a compiled card, each part when it is first asked for. */
function newRecord(found: CardOfSet, extras: SetExtras) {
  let text: RulesTexts | undefined;
  let excesses: readonly TextExcess[] | undefined;
  return {
    get text() {
      text ??= cardTexts(found, extras);
      return text;
    },
    /** In the usual sizes. */
    get excesses() {
      excesses ??= textExcesses(found, extras);
      return excesses;
    },
  };
}

/** The rules text of a card in each language. */
export const cardTexts = ({ card, words }: CardOfSet, extras: SetExtras): RulesTexts =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, rulesText(card, translateVocabulary(words, lang, extras), lang)]),
  ) as RulesTexts;

/** The records of cards by their content: each change of a file creates new card objects. */
const recordsWith = memoize((_: SetExtras) => new Map<string, ReturnType<typeof newRecord>>());

const keyOf = ({ card, words }: CardOfSet) => `${contentKey(words)} ${contentKey(card)}`;

/** The record of a card, which lists of cards keep. */
export function cardRecord(found: CardOfSet, extras: SetExtras = NO_EXTRAS) {
  const records = recordsWith(extras);
  const record = records.get(keyOf(found)) ?? newRecord(found, extras);
  records.set(keyOf(found), record);
  return record;
}

/** Drops the records of all cards but these. */
export function keepOnly(cards: readonly CardOfSet[], extras: SetExtras = NO_EXTRAS): void {
  const kept = new Set(cards.map(keyOf));
  const records = recordsWith(extras);
  for (const key of records.keys()) if (!kept.has(key)) records.delete(key);
}
