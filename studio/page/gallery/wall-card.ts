/** A card on the wall, with its figures. */
import type { EffectValue } from '../../../language/index.ts';
import type { CardRow } from '../../messages.ts';

/** A card on the wall. */
export interface WallCard extends CardRow {
  key: string;
  hands: readonly string[];
  /** Its actions: `moves antelopes`. */
  acts: readonly string[];
  worth?: EffectValue | undefined;
}

/** Gives each card of the set a unique key; cards of a file that share a number are numbered in order. */
export function cardKeys<Card extends Pick<CardRow, 'kind' | 'file' | 'number'>>(
  cards: readonly Card[],
): ReadonlyMap<string, Card> {
  const found = new Map<string, Card>();
  for (const card of cards) {
    const { kind, number, file } = card;
    let nth = 1;
    const key = () => `${kind} ${number} ${nth} ${file}`;
    while (found.has(key())) nth++;
    found.set(key(), card);
  }
  return found;
}
