/** Games in addition to those of a run: at other strengths, without a card, and with changed cards. */
import { type Further, type Match, type RunSetup, searchGames } from '../../../simulate/index.ts';
import { printStderr } from '../../terminal/output.ts';
import type { RunGamesOptions, RunGamesResult } from '../run-games.ts';
import { playRestricted, playTrials } from './play-advice.ts';
import { playLadder } from './play-ladder.ts';

/** The requested additional games. */
interface MoreOptions extends Pick<RunGamesOptions, 'games' | 'jobs' | 'on' | 'limit' | 'budget'> {
  ladder: boolean;
  /** The number of games for search bots in a ladder. */
  searchGames: number | undefined;
  /** The number of pairs of games for each card. */
  restrictedPlay: number | undefined;
  /** The number of games for each change of a card. */
  advise: number | undefined;
  /** The file of `--resume`: additional games are stored in files next to it. */
  file: string | undefined;
}

/** The results of the additional games, and the reason if they ended early. */
interface MoreResult extends Further, Pick<RunGamesResult, 'trouble'> {}

/** Plays the requested additional games, until the user stops them. */
export async function playFurther(
  setup: RunSetup,
  match: Match,
  ended: Pick<RunGamesResult, 'trouble' | 'stopped'>,
  options: MoreOptions,
): Promise<MoreResult> {
  const { games, jobs, on, limit, budget, file, restrictedPlay, advise } = options;
  const more: MoreResult = { ladder: null, restricted: null, trials: null, trouble: ended.trouble };
  let { stopped } = ended;
  const canContinue = () => !stopped && more.trouble === null;
  const add = <Played extends Pick<RunGamesResult, 'trouble' | 'stopped'>>({
    trouble,
    stopped: now,
    ...found
  }: Played) => {
    more.trouble = trouble;
    stopped = now;
    Object.assign(more, found);
  };
  const leftOut: string[] = [];
  if (options.ladder) {
    if (canContinue()) {
      const search = options.searchGames ?? searchGames(games, match.run);
      const asked = { games, jobs, on, limit, budget, file, searchGames: search };
      const { leftOut: bots, ...played } = await playLadder(setup, match, asked);
      leftOut.push(...bots);
      add(played);
    } else leftOut.push('other strengths');
  }
  if (restrictedPlay !== undefined) {
    if (canContinue())
      add(await playRestricted(setup, match, { games: restrictedPlay, jobs, on, limit, file }));
    else leftOut.push('restricted play');
  }
  if (advise !== undefined) {
    if (canContinue()) add(await playTrials(setup, match, more.ladder, { games: advise, jobs, on, limit }));
    else leftOut.push('advice');
  }
  if (leftOut.length > 0) printStderr(`Not played: ${leftOut.join(', ')}.`);
  return more;
}
