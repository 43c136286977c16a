/** The figures of games as the page shows them, all computed by simulate/. */
import { playedBoth } from '../../simulate/change/index.ts';
import {
  FALSE_DISCOVERY_RATE,
  failedGames,
  type Match,
  makeSections,
  NOTHING_FURTHER,
  runFigures,
  runFindings,
  winsWith,
} from '../../simulate/games/index.ts';
import type { GamesOfBoth } from '../messages.ts';

/** The findings of the games played so far. */
export type GamesFigures = ReturnType<typeof gamesFigures>;

/** A section as the report has it. */
export type GamesSection = GamesFigures['sections'][number];

export type CardGames = GamesFigures['cards'][number];

/**
 * The findings so far.
 * @param hashes those of both versions of the set
 * @param progress the games played, and the points that end a game
 */
export function gamesFigures(
  match: Match,
  hashes: GamesOfBoth['hashes'],
  progress: { played: number; target: number },
) {
  const { run } = match;
  const { failures } = run.tally;
  const [first] = failures.first;
  const [figures, findings] = [runFigures(run), runFindings(run)];
  const both = playedBoth(match, figures);
  return {
    ...progress,
    cards: figures.cards.map((figure, at) => {
      const card = run.subject.cards[at];
      return {
        ...figure,
        /** Games in which a seat began with the card. */
        games: winsWith(run, card).games,
        /** Whether the card stands out among all cards. */
        isSure: findings.cards[at].rate <= FALSE_DISCOVERY_RATE,
      };
    }),
    sections: makeSections({ match, findings, compared: both?.compared ?? null, more: NOTHING_FURTHER }),
    /** The number of failed games and the first failure. */
    failed: first ? { games: failedGames(failures), first: first.message } : null,
    /** The same games with both versions, from which the section `change` is made. */
    since: both && { ...both, hashes },
  };
}
