/** The figures of games played with two versions of the cards. */
import { compareRuns } from '../compared.ts';
import { botList, labelCard } from '../figures/labels.ts';
import { type Figures, runFigures } from '../figures/registry.ts';
import type { Match } from '../run/match.ts';

/** The results of the games so far; null if they are played with only one version. */
export function playedBoth(match: Match, after: Figures = runFigures(match.run)) {
  const compared = compareRuns(match);
  if (!compared) return null;
  const { options, tables } = match.run;
  const { players, bots, target } = options;
  return {
    players,
    /** The bots: `greedy`. */
    bots: botList(bots),
    /** The points that end a game, if different from the set's own target. */
    ...(target !== undefined && { target }),
    /** Includes the figures of the earlier version. */
    compared,
    after,
    /** The labels of the current cards, by number. */
    labels: Object.fromEntries(after.cards.map(({ number }) => [number, labelCard(tables, number)])),
  };
}

/** Games played with both versions, as plain data. */
export type PlayedBoth = NonNullable<ReturnType<typeof playedBoth>>;
