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

/** The games of a ladder. */
interface LadderOptions extends RunGamesOptions {
  /** Games of the search, which are dear. */
  searchGames: number;
}

/** A ladder, and what ended it early. */
interface Climbed extends Pick<RunGamesResult, 'trouble' | 'stopped'> {
  /** Null where fewer than two strengths were played. */
  ladder: Ladder | null;
}

/**
 * Plays all strengths, the weakest first. Games of the run itself are not played again.
 * @param file games are kept beside it, those of each strength in a file of its own
 */
export async function playLadder(
  setup: RunSetup,
  { run }: Match,
  { searchGames, file, ...options }: LadderOptions,
): Promise<Climbed> {
  const rungs: Rung[] = [];
  let result: Pick<RunGamesResult, 'trouble' | 'stopped'> = { trouble: null, stopped: false };
  for (const bot of LADDER) {
    if (result.trouble ?? result.stopped) break;
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
  return { ...result, ladder: rungs.length < 2 ? null : ladderOf(rungs) };
}

/** The file for games of one strength. */
export const rungFile = (file: string, bot: string): string => `${file}.${bot.replaceAll(/\W/g, '-')}`;
