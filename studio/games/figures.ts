/** The figures of games as the page shows them, all computed by simulate/. */
import { playedBoth } from '../../simulate/change/index.ts';
import {
  FALSE_DISCOVERY_RATE,
  type Figures,
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
export interface GamesFigures {
  played: number;
  /** The points that end a game. */
  target: number;
  cards: readonly CardGames[];
  sections: ReturnType<typeof makeSections>;
  /** The number of failed games and the first failure. */
  failed: { games: number; first: string } | null;
  /** The same games with both versions, from which the section `change` is made. */
  since: GamesOfBoth | null;
}

/** A section as the report has it. */
export type GamesSection = GamesFigures['sections'][number];

export type CardGames = Figures['cards'][number] & {
  /** Games in which a seat began with the card. */
  games: number;
  /** Whether the card stands out among all cards. */
  isSure: boolean;
};

/** The findings so far. @param hashes those of both versions of the set */
export function gamesFigures(
  match: Match,
  hashes: GamesOfBoth['hashes'],
  progress: Pick<GamesFigures, 'played' | 'target'>,
): GamesFigures {
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
        games: winsWith(run, card).games,
        isSure: findings.cards[at].rate <= FALSE_DISCOVERY_RATE,
      };
    }),
    sections: makeSections({ match, findings, compared: both?.compared ?? null, more: NOTHING_FURTHER }),
    failed: first ? { games: failedGames(failures), first: first.message } : null,
    since: both && { ...both, hashes },
  };
}
