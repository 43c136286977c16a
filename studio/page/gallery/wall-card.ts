/** A card on the wall, with its figures. */
import type { Worth } from '../../../language/index.ts';
import type { CardRow } from '../../messages.ts';

/** A card on the wall. */
export interface WallCard extends CardRow {
  key: string;
  /** Its elements of energy, one for each spot. */
  energy: readonly string[];
  hands: readonly string[];
  /** What it does: `moves antelopes`. */
  acts: readonly string[];
  worth?: Worth | undefined;
}

/** What tells a card of the set from all others. */
export const cardKey = ({ kind, file, number }: Pick<CardRow, 'kind' | 'file' | 'number'>): string =>
  `${kind} ${number} ${file}`;
