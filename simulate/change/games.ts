/** The figures of games played with two versions of the cards. */
import { comparedOf, type RunComparison } from '../figures/compared.ts';
import { botList, labelOf } from '../figures/labels.ts';
import { type Figures, figuresOf } from '../figures/registry.ts';
import type { Match } from '../run/match.ts';

/** Games played with both versions, as plain data. */
export interface PlayedBoth {
  players: number;
  /** The bots: `greedy`. */
  bots: string;
  /** The points that end a game, if different from the set's own target. */
  target?: number;
  /** Includes the figures of the earlier version. */
  compared: RunComparison;
  after: Figures;
  /** The labels of the current cards, by number. */
  labels: Readonly<Record<number, string>>;
}

/** The results of the games so far; null if they are played with only one version. */
export function playedBoth(match: Match, after: Figures = figuresOf(match.run)): PlayedBoth | null {
  const compared = comparedOf(match);
  if (!compared) return null;
  const { options, tables } = match.run;
  const { players, bots, target } = options;
  return {
    players,
    bots: botList(bots),
    ...(target !== undefined && { target }),
    compared,
    after,
    labels: Object.fromEntries(after.cards.map(({ number }) => [number, labelOf(tables, number)])),
  };
}
