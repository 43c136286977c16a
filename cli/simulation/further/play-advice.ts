/** `--restricted-play` and `--advise`: more games with some cards, between strong players. */
import {
  adviceFor,
  type CardTrial,
  type Ladder,
  type Match,
  matchOf,
  type RestrictedPlay,
  type RunSetup,
  restrictedOf,
  restrictedSetup,
  type Shares,
  shareWith,
  tryChanges,
} from '../../../simulate/index.ts';
import { printStderr } from '../../terminal/output.ts';
import { playAll, playEach, type RunGamesOptions, type RunGamesResult } from '../run-games.ts';

type Ended = Pick<RunGamesResult, 'trouble' | 'stopped'>;

/** How to play additional games: `games` is the number for each card, `file` the file of the run. */
type Playing = Omit<RunGamesOptions, 'game' | 'first'>;

/** Plays pairs of games for each card, with and without it. Stores the games in a file next to that of the run. */
export async function playRestricted(
  setup: RunSetup,
  { run }: Match,
  { games, file, ...playing }: Playing,
): Promise<Ended & { restricted: RestrictedPlay | null }> {
  const cards = run.subject.cards.map((card) => run.tables.cards[card].number);
  if (cards.length === 0) return { restricted: null, trouble: null, stopped: false };
  const pairs = restrictedSetup(setup, cards);
  const match = matchOf(pairs);
  const result = await playAll(pairs, match, {
    ...{ ...playing, games: games * cards.length, what: 'restricted play' },
    file: file && `${file}.restricted`,
  });
  const { trouble, stopped } = result;
  return { trouble, stopped, restricted: match.run.tally.games === 0 ? null : restrictedOf(match) };
}

/**
 * Tries changes to the cards that stand out, starting with those furthest from a fair share. Later cards are tried with the
 * advised changes in place, because all other cards look too weak next to one that is far too strong.
 */
export async function playTrials(
  setup: RunSetup,
  { run }: Match,
  ladder: Ladder | null,
  { games, ...playing }: Playing,
): Promise<Ended & { trials: CardTrial[] | null }> {
  const trials: CardTrial[] = [];
  let ended: Ended = { trouble: null, stopped: false };
  let { chain } = setup;
  for (const number of adviceFor(run, ladder)) {
    const play = async (version: RunSetup, { from, to }: { from: number; to: number }, what: string) => {
      const shares = new Map<number, number>();
      if (ended.stopped || ended.trouble) return shares as Shares;
      const counting = {
        count: (game: Parameters<typeof shareWith>[0]) => {
          const share = shareWith(game, number);
          if (share !== null) shares.set(game.game, share);
        },
        // A lost game has no winner, like one that was stopped.
        lost: () => undefined,
        stopped: () => printStderr('Stopped: changes that were not played in full are not advised.'),
      };
      ended = await playEach(version, counting, { ...playing, first: from, games: to, what });
      return shares as Shares;
    };
    const tried = await tryChanges({ ...setup, chain }, number, games, play);
    if (ended.stopped || ended.trouble) break;
    trials.push(tried.trial);
    chain = tried.chain;
  }
  const isCutShort = trials.length === 0 && (ended.stopped || ended.trouble !== null);
  return { ...ended, trials: isCutShort ? null : trials };
}
