/** What sentences about a run are made of. */
import type { Counted } from '../run/context.ts';

/** A sentence for a card designer. */
export interface RemarkText {
  text: string;
  /** Whether its subject wins more or less than it should. */
  wins?: 'more' | 'less';
}

/** How sentences refer to cards and hands. */
export interface SpokenNames {
  card(number: number): string;
  hand(name: string): string;
}

/** The input for sentences: the run with its sums, what was found in them, and names. */
export interface Facts<Sums, Found = unknown> {
  run: Counted<Sums>;
  findings: Found;
  names: SpokenNames;
}

/** `one game`, `2 games`. */
export const times = (games: number): string => (games === 1 ? 'one game' : `${games} games`);
