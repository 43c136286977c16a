/** Caches values for the cards of a workspace for as long as a card and the words of its set are the same. */
import type { Lang } from '../../print/face/index.ts';
import { Recent } from '../../program/index.ts';
import { type CardOfSet, cacheKeyOf, DEFAULT_LOOK } from './card.ts';
import type { SetLook } from './set-look.ts';

/** Values keyed by the content of a card: each change of a file creates new card objects. */
export class CardCache<Value> {
  /** By the words of a card's set, then by the card. */
  readonly #byLook = new WeakMap<SetLook, Map<string, Map<string, Value>>>();

  /** The value for a card, computed if it is not cached. */
  of(found: CardOfSet, look: SetLook, compute: () => Value): Value {
    const cards = this.#cardsWith(found, look);
    const key = cacheKeyOf(found.card);
    const known = cards.get(key);
    if (known !== undefined) return known;
    const value = compute();
    cards.set(key, value);
    return value;
  }

  /** Drops all cards but these. */
  keepOnly(cards: readonly CardOfSet[], look: SetLook): void {
    const kept = new Map<string, Map<string, Value>>();
    for (const found of cards) {
      const key = cacheKeyOf(found.card);
      const value = this.#cardsWith(found, look).get(key);
      if (value === undefined) continue;
      const words = cacheKeyOf(found.words);
      const values = kept.get(words) ?? new Map<string, Value>();
      kept.set(words, values.set(key, value));
    }
    this.#byLook.set(look, kept);
  }

  #cardsWith({ words }: CardOfSet, look: SetLook): Map<string, Value> {
    const byWords = this.#byLook.get(look) ?? new Map<string, Map<string, Value>>();
    this.#byLook.set(look, byWords);
    const cards = byWords.get(cacheKeyOf(words)) ?? new Map<string, Value>();
    byWords.set(cacheKeyOf(words), cards);
    return cards;
  }
}

/**
 * Caches the last things drawn of cards, by the content of the card and its words: each change of a file creates new card objects.
 * @param most how many to cache for each look
 */
export function cachedByLook<Drawn>(
  most: number,
  draw: (found: CardOfSet, look: SetLook, lang: Lang) => Drawn,
): (found: CardOfSet, look?: SetLook, lang?: Lang) => Drawn {
  const recent = new WeakMap<SetLook, Recent<Drawn>>();
  return (found, look = DEFAULT_LOOK, lang = 'en') => {
    const drawn = recent.get(look) ?? new Recent<Drawn>(most);
    recent.set(look, drawn);
    const key = `${lang} ${found.set} ${cacheKeyOf(found.card)} ${cacheKeyOf(found.words)}`;
    return drawn.getOrInsertComputed(key, () => draw(found, look, lang));
  };
}
