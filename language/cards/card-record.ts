/** What lists of cards say of each card, kept for as long as the card and the words of its set are the same. */
import { LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import { memoize } from '../../program/index.ts';
import { type CardOfSet, contentKey, DEFAULT_LOOK } from './card.ts';
import { type TextExcess, textExcesses } from './overflow.ts';
import { type SetLook, translateVocabulary } from './set-look.ts';

/** The rules text of a card, by language: one sentence per line. */
export type RulesTexts = Record<Lang, string>;

/** What is worked out of a compiled card, each part when it is first asked for. */
function newRecord(found: CardOfSet, look: SetLook) {
  let text: RulesTexts | undefined;
  let excesses: readonly TextExcess[] | undefined;
  return {
    get text() {
      text ??= cardTexts(found, look);
      return text;
    },
    /** In the usual sizes. */
    get excesses() {
      excesses ??= textExcesses(found, look);
      return excesses;
    },
  };
}

/** The rules text of a card in each language. */
export const cardTexts = ({ card, words }: CardOfSet, look: SetLook): RulesTexts =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, rulesText(card, translateVocabulary(words, lang, look), lang)]),
  ) as RulesTexts;

/** The records of cards by their content: each change of a file creates new card objects. */
const recordsWith = memoize((_: SetLook) => new Map<string, ReturnType<typeof newRecord>>());

const keyOf = ({ card, words }: CardOfSet) => `${contentKey(words)} ${contentKey(card)}`;

/** The record of a card, which lists of cards keep. */
export function cardRecord(found: CardOfSet, look: SetLook = DEFAULT_LOOK) {
  const records = recordsWith(look);
  const record = records.get(keyOf(found)) ?? newRecord(found, look);
  records.set(keyOf(found), record);
  return record;
}

/** Drops the records of all cards but these. */
export function keepOnly(cards: readonly CardOfSet[], look: SetLook = DEFAULT_LOOK): void {
  const kept = new Set(cards.map(keyOf));
  const records = recordsWith(look);
  for (const key of records.keys()) if (!kept.has(key)) records.delete(key);
}
