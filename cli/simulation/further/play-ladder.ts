/** `--bots-ladder`: plays the deals of a run again, with bots of other strengths. */
import {
  LADDER,
  type Ladder,
  ladderOf,
  type Match,
  matchOf,
  type Rung,
  type RunSetup,
  rungSetup,
  SEARCH,
} from '../../../simulate/index.ts';
import { playAll, type RunGamesOptions, type RunGamesResult } from '../run-games.ts';

/** How to play the games of a ladder. */
interface LadderOptions extends RunGamesOptions {
  /** The number of games for search bots, which are slow. */
  searchGames: number;
}

/** A ladder, and the reason if it ended early. */
interface Climbed extends Pick<RunGamesResult, 'trouble' | 'stopped'> {
  /** Null if fewer than two strengths were played. */
  ladder: Ladder | null;
  /** The bots that were not played because the run ended early. */
  leftOut: string[];
}

/**
 * Plays all strengths, the weakest first. Games of the run itself are not played again.
 * @param file the file of the run; the games of each strength are stored in a separate file next to it
 */
export async function playLadder(
  setup: RunSetup,
  { run }: Match,
  { searchGames, file, ...options }: LadderOptions,
): Promise<Climbed> {
  const rungs: Rung[] = [];
  let result: Pick<RunGamesResult, 'trouble' | 'stopped'> = { trouble: null, stopped: false };
  const leftOut: string[] = [];
  for (const bot of LADDER) {
    if (result.trouble ?? result.stopped) {
      leftOut.push(bot);
      continue;
    }
    const games = bot === SEARCH ? searchGames : options.games;
    const isPlayed = bot !== SEARCH && setup.options.bots.every((name) => name === bot);
    if (isPlayed) {
      rungs.push({ bot, run });
      continue;
    }
    const rung = rungSetup(setup, bot);
    const match = matchOf(rung);
    result = await playAll(rung, match, {
      ...{ ...options, games, what: bot },
      file: file && rungFile(file, bot),
    });
    if (match.run.tally.games > 0) rungs.push({ bot, run: match.run });
  }
  if (rungs.length < 2) return { ...result, leftOut, ladder: null };
  const ladder = ladderOf(rungs);
  // Games that were stopped are resumed: other options would not help.
  const ended = result.stopped || result.trouble !== null;
  return { ...result, leftOut, ladder: ended ? { ...ladder, toJudge: null } : ladder };
}

/** The file for games of one strength. */
export const rungFile = (file: string, bot: string): string => `${file}.${bot.replaceAll(/\W/g, '-')}`;
