/** The figures of games that were played with two versions of the cards. */
import { type Compared, comparedOf } from '../figures/compared.ts';
import { type Figures, figuresOf } from '../figures/figures.ts';
import { labelOf } from '../figures/labels.ts';
import type { Match } from '../run/match.ts';

/** Games that were played with both versions, as plain data. */
export interface PlayedBoth {
  players: number;
  /** Who plays: `greedy`. */
  bots: string;
  /** Points that end a game, where they are not those of the set. */
  target?: number;
  /** The figures of the version before are in it. */
  compared: Compared;
  after: Figures;
  /** The labels of the cards of now, by number. */
  labels: Readonly<Record<number, string>>;
}

/** What was found in the games so far; null where they are played with one version. */
export function playedBoth(
  match: Match,
  compared = comparedOf(match),
  after = figuresOf(match.run),
): PlayedBoth | null {
  if (!compared) return null;
  const { options, tables } = match.run;
  const { players, bots, target } = options;
  return {
    players,
    bots: [...new Set(bots)].join(', '),
    ...(target !== undefined && { target }),
    compared,
    after,
    labels: Object.fromEntries(after.cards.map(({ number }) => [number, labelOf(tables, number)])),
  };
}
