/** `ecos simulate`: plays many games and shows their figures. */
import { InvalidArgumentError } from 'commander';
import { isError, pluralize, UserError } from '../../program/index.ts';
import {
  checkedMatch,
  compareRuns,
  FEWEST_GAMES,
  LADDER,
  type RunOptions,
  type RunResults,
  type RunSetup,
  runFindings,
  SEARCH,
} from '../../simulate/index.ts';
import { catchRefusal } from '../files/system-errors.ts';
import { chainWithCards, loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { chainAgainst } from '../load/revision.ts';
import {
  botNames,
  GAME_NUMBERS,
  gameOptions,
  gameRows,
  JOBS_OPTION,
  MOST_GAMES,
  ON_OPTION,
} from '../run/game-options.ts';
import { readExpectations } from '../simulation/expected.ts';
import { redisAddress } from '../simulation/fleet.ts';
import { playFurther } from '../simulation/further-games.ts';
import { figuresJson, showFailures } from '../simulation/outcome.ts';
import { playAll } from '../simulation/run-games.ts';
import { mergeShards, parseShard, shardGames } from '../simulation/shards.ts';
import { showRun } from '../simulation/text.ts';
import { defineCommand, EARLIER_VERSION } from '../terminal/command.ts';
import { print } from '../terminal/output.ts';

/** The default number of games. */
const GAMES = 100;

/** `ecos simulate [PATH…]`: lets bots play many games and collects statistics about them. */
export const define = defineCommand({
  arguments: [['[path...]', 'the set to play with, and sets it builds on (default: new-horizon)']],
  options: {
    games: [
      '--games <number>',
      `number of games (default: ${GAMES}; with --budget as many as there is time for)`,
      { range: GAME_NUMBERS },
    ],
    budget: ['--budget <time>', 'stop starting games after this long, like 30s or 5m', { parse: duration }],
    ...gameRows('bots rotate one seat per game'),
    botsLadder: [
      '--bots-ladder',
      `also play the same deals at other strengths (${LADDER.join(', ')}), and compare the results`,
    ],
    searchGames: [
      '--search-games <number>',
      `games of ${SEARCH} with --bots-ladder (default: enough to judge every card, if --games is; at least a tenth of it)`,
      { range: GAME_NUMBERS, needs: ['botsLadder'] },
    ],
    restrictedPlay: [
      '--restricted-play <games>',
      'also play this many pairs of games for each card, with and without being allowed to use it',
      { range: GAME_NUMBERS },
    ],
    advise: [
      '--advise <games>',
      'try changes to cards that win too much or too little, in this many games each, and report what helps',
      { range: [FEWEST_GAMES, MOST_GAMES] },
    ],
    inherited: ['--inherited', 'include inherited cards in the figures'],
    against: ['--against <version>', `play the same games with the cards of ${EARLIER_VERSION}`],
    resume: ['--resume <file>', 'save every game in a file, and continue the run that is already in it'],
    shard: [
      '--shard <part>',
      'play only this part of the games, like 3/20, into the file of --resume',
      {
        parse: parseShard,
        needs: ['resume'],
        conflicts: ['game', 'budget', 'botsLadder', 'restrictedPlay', 'advise'],
      },
    ],
    merge: [
      '--merge <files...>',
      'evaluate the run in the files of all its shards, instead of playing it',
      { conflicts: ['game', 'budget', 'resume', 'shard'] },
    ],
    expect: ['--expect <file>', 'exit with code 1 if a figure is outside the bounds in this file'],
    report: ['--report <file>', 'write an HTML page with tables and plots, which opens from disk'],
    data: [
      '--data <folder>',
      'write Parquet tables with a row for each game and each card in it, for SQL queries',
    ],
    jobs: JOBS_OPTION,
    on: ON_OPTION,
    stuckAfter: [
      '--stuck-after <time>',
      'kill a worker in which no game ends for this long (default: 10m)',
      { parse: duration },
    ],
    game: [
      '--game <index>',
      'play only this game of the run, counted from 0',
      { conflicts: ['restrictedPlay', 'advise', 'botsLadder', 'resume'] },
    ],
  },
  examples: 'ecos simulate my-set --games 500 --bots greedy',
  async run([sources], options) {
    if (options.game !== undefined && options.games !== undefined && options.game >= options.games)
      throw new UserError(
        `There is no game ${options.game} in a run of ${pluralize(options.games, 'game')}, counted from 0. Leave out --games.`,
      );
    const on = options.on && redisAddress(options.on);
    const { against, expect, inherited = false, botsLadder = false, data, report, shard, game } = options;
    const run: RunOptions = { ...gameOptions(options), bots: botNames(options.bots, options.players) };
    const checked = refuseErrors(await loadPlayableSet(sources), options.format);
    const chain = chainWithCards(checked);
    const [{ program }] = checked.sets;
    const other = against === undefined ? null : await chainAgainst(against, sources, program.id);
    const setup: RunSetup = { chain, options: run, inherited, against: other };
    // Checks that games can be set up with both versions before any worker starts.
    const match = checkedMatch(setup);
    const check = expect === undefined ? null : readExpectations(expect, match.run);
    const outputs =
      (data ?? report) ? await (await import('../simulation/outputs.ts')).openOutputs(options) : undefined;
    try {
      const { games = options.budget === undefined ? GAMES : MOST_GAMES, stuckAfter: limit } = options;
      const budget = options.budget && options.budget / (botsLadder ? LADDER.length : 1);
      const playing = { jobs: options.jobs, on, budget, limit };
      const part = shard
        ? shardGames({ ...shard, games })
        : { from: game ?? 0, to: game === undefined ? games : game + 1 };
      const result = options.merge
        ? await mergeShards(options.merge, setup, match, options.games)
        : await playAll(setup, match, {
            ...playing,
            first: part.from,
            games: part.to,
            file: outputs?.games[0] ?? options.resume,
            isTemporary: options.resume === undefined,
            shard: shard && { ...shard, games },
          });
      const played = { match, findings: runFindings(match.run) };
      const { trouble: ended, ...more } = await playFurther(setup, played, result, options, {
        ...playing,
        games,
      });
      const results: RunResults = {
        ...played,
        more,
        compared: compareRuns(match),
        ...(against !== undefined && { against }),
      };
      const checkedBounds = check?.(played.findings);
      const figures = showRun(results, result.seconds, program.id, result.kept);
      // The figures appear while the report is being made.
      if (options.format === 'pretty') print(checkedBounds ? `${figures}\n\n${checkedBounds.text}` : figures);
      const isWritten = outputs !== undefined && match.run.tally.games > 0;
      const refused = isWritten
        ? await catchRefusal(() => outputs.write(results, checked, inherited))
        : undefined;
      const error = ended?.message ?? refused;
      const problems = showFailures(match.run, chain, sources);
      const places = [
        ...(report === undefined ? [] : [`Report: ${report}`]),
        ...(data === undefined ? [] : [`Tables: ${data}`]),
      ];
      const isWrong = problems.some(isError) || (checkedBounds?.missed.length ?? 0) > 0;
      return {
        json: {
          ...figuresJson(results, result.seconds, [...checked.problems, ...problems]),
          ...(checkedBounds && { expected: checkedBounds.bounds }),
        },
        text: isWritten && refused === undefined ? `\n${places.join('\n')}` : '',
        error,
        isWrong,
      };
    } finally {
      outputs?.close();
    }
  },
});

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Reads a time from an option, like `30s`, `5m` or `1.5h`, as milliseconds. */
function duration(text: string): number {
  const [, amount, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)$/.exec(text) ?? [];
  const time = Number(amount) * UNITS[unit];
  if (!(time > 0)) throw new InvalidArgumentError('Give a time like 30s, 5m or 1h.');
  return time;
}
