/** What lists of cards say of each card, kept for as long as the card and the words of its set are the same. */
import { CARD_SIZES, LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import { type CardOfSet, cacheKeyOf, DEFAULT_LOOK } from './card.ts';
import { type Excess, excessesOf } from './overflow.ts';
import { type SetLook, translateVocabulary } from './set-look.ts';

/** The rules text of a card, by language: one sentence per line. */
export type RulesTexts = Record<Lang, string>;

/** By how many millimetres the title, and the text in each language, overflow a square card even at the smallest size; 0 if they fit. */
export interface CardOverflow {
  title: number;
  text: Record<Lang, number>;
}

/** What is worked out of a compiled card, each part when it is first asked for. */
export class CardRecord {
  readonly #found: CardOfSet;
  readonly #look: SetLook;
  #text: RulesTexts | undefined;
  #excesses: readonly Excess[] | undefined;

  constructor(found: CardOfSet, look: SetLook) {
    this.#found = found;
    this.#look = look;
  }

  get text(): RulesTexts {
    this.#text ??= textsOf(this.#found, this.#look);
    return this.#text;
  }

  /** In the usual sizes. */
  get excesses(): readonly Excess[] {
    this.#excesses ??= excessesOf(this.#found, this.#look);
    return this.#excesses;
  }

  get over(): CardOverflow {
    const square = this.excesses.filter(({ size }) => size === CARD_SIZES.square);
    return {
      title: Math.max(...square.map(({ title }) => title)),
      text: inEach((lang) => square.find((one) => one.lang === lang)?.text ?? 0),
    };
  }
}

/** The rules text of a card in each language. */
export const textsOf = ({ card, words }: CardOfSet, look: SetLook): RulesTexts =>
  inEach((lang) => rulesText(card, translateVocabulary(words, lang, look), lang));

const inEach = <Value>(of: (lang: Lang) => Value) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)])) as Record<Lang, Value>;

/** Records by the content of cards: each change of a file creates new card objects. */
type Records = Map<string, Map<string, CardRecord>>;
/** By the words of a card's set, then by the card. */
const byLook = new WeakMap<SetLook, Records>();

/** The record of a card, which lists of cards keep. */
export function recordOf(found: CardOfSet, look: SetLook = DEFAULT_LOOK): CardRecord {
  const records = byLook.get(look) ?? new Map();
  byLook.set(look, records);
  const known = records.get(cacheKeyOf(found.words))?.get(cacheKeyOf(found.card));
  return known ?? keep(records, found, new CardRecord(found, look));
}

/** Drops the records of all cards but these. */
export function keepOnly(cards: readonly CardOfSet[], look: SetLook = DEFAULT_LOOK): void {
  const records: Records = new Map();
  for (const found of cards) keep(records, found, recordOf(found, look));
  byLook.set(look, records);
}

function keep(records: Records, { card, words }: CardOfSet, record: CardRecord): CardRecord {
  const key = cacheKeyOf(words);
  const cards = records.get(key) ?? new Map<string, CardRecord>();
  records.set(key, cards.set(cacheKeyOf(card), record));
  return record;
}
