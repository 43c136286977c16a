import type { Command } from 'commander';
import { isError } from '../../program/index.ts';
import { counted, UserError } from '../../program/messages/index.ts';
import {
  checkRun,
  comparedOf,
  FEWEST_GAMES,
  LADDER,
  matchOf,
  type RunOptions,
  type RunSetup,
  SEARCH,
} from '../../simulate/index.ts';
import { refusalOf } from '../files/system-errors.ts';
import { chainWithCards, loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { type AskedGame, addGameOptions, botNames, gameOptions } from '../run/game-options.ts';
import { readExpectations } from '../simulation/expected.ts';
import { redisAddress } from '../simulation/fleet.ts';
import { playFurther } from '../simulation/further/more-games.ts';
import {
  printFailures,
  printOutcome,
  type RunOutcome,
  reproCommand,
  showOutcome,
} from '../simulation/outcome.ts';
import { playAll } from '../simulation/run-games.ts';
import { gamesOf, mergeShards, shardOf } from '../simulation/shards.ts';
import { addJobs, addOn, checkCount, checkWorkload, MOST_GAMES } from '../simulation/workload.ts';
import {
  addFormat,
  addOptions,
  duration,
  EARLIER_VERSION,
  type Format,
  type OptionRow,
  wholeNumber,
} from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printStderr } from '../terminal/output.ts';

interface Options extends AskedGame {
  format: Format;
  games?: number;
  jobs: number;
  game?: number;
  inherited?: true;
  botsLadder?: true;
  searchGames?: number;
  restrictedPlay?: number;
  advise?: number;
  against?: string;
  resume?: string;
  shard?: ReturnType<typeof shardOf>;
  merge?: string[];
  budget?: number;
  stuckAfter?: number;
  on?: string | true;
  expect?: string;
  data?: string;
  report?: string;
  people?: string;
}

/** The default number of games. */
const GAMES = 100;

const NUMBERS: readonly OptionRow[] = [
  [
    '--games <number>',
    `number of games (default: ${GAMES}; with --budget as many as there is time for)`,
    { parse: wholeNumber },
  ],
  ['--budget <time>', 'stop starting games after this long, like 30s or 5m', { parse: duration }],
];
const STUDIES: readonly OptionRow[] = [
  [
    '--bots-ladder',
    `also play the same deals at other strengths (${LADDER.join(', ')}), and compare the results`,
  ],
  [
    '--search-games <number>',
    `games of ${SEARCH} with --bots-ladder (default: enough to judge every card, if --games is; at least a tenth of it)`,
    { parse: wholeNumber, needs: ['botsLadder'] },
  ],
  [
    '--restricted-play <games>',
    'also play this many pairs of games for each card, with and without being allowed to use it',
    { parse: wholeNumber },
  ],
  [
    '--advise <games>',
    'try changes to cards that win too much or too little, in this many games each, and report what helps',
    { parse: wholeNumber },
  ],
  ['--inherited', 'include inherited cards in the figures'],
  ['--against <version>', `play the same games with the cards of ${EARLIER_VERSION}`],
  ['--resume <file>', 'save every game in a file, and continue the run that is already in it'],
  [
    '--shard <part>',
    'play only this part of the games, like 3/20, into the file of --resume',
    {
      parse: shardOf,
      needs: ['resume'],
      conflicts: ['game', 'budget', 'botsLadder', 'restrictedPlay', 'advise'],
    },
  ],
  [
    '--merge <files...>',
    'evaluate the run in the files of all its shards, instead of playing it',
    { conflicts: ['game', 'budget', 'resume', 'shard'] },
  ],
  ['--expect <file>', 'exit with code 1 if a figure is outside the bounds in this file'],
  ['--report <file>', 'write an HTML page with tables and plots, which opens from disk'],
  [
    '--people <folder>',
    'folder of ecos host with playtests to show in the report (default: playtests beside the set)',
    { needs: ['report'] },
  ],
  ['--data <folder>', 'write Parquet tables with a row for each game and each card in it, for SQL queries'],
];
const LIMITS: readonly OptionRow[] = [
  [
    '--stuck-after <time>',
    'kill a worker that takes longer than this for a batch (default: 10m)',
    { parse: duration },
  ],
  [
    '--game <index>',
    'play only this game of the run, counted from 0',
    { parse: wholeNumber, conflicts: ['restrictedPlay', 'advise', 'botsLadder', 'resume'] },
  ],
];

/** `ecos simulate [PATH…]`: lets bots play many games and collects statistics about them. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument('[path...]', 'the set to play with, and sets it builds on (default: new-horizon)');
  addOptions(command, NUMBERS);
  addGameOptions(command, 'bots rotate one seat per game');
  addOptions(command, STUDIES);
  addOn(addJobs(command));
  addOptions(command, LIMITS);
  addFormat(command).action(async (sources: string[], options: Options) => {
    checkWorkload(options);
    checkNumbers(options);
    const on = options.on && redisAddress(options.on);
    const { against, expect, inherited = false, botsLadder = false, format, data, report } = options;
    const { searchGames, restrictedPlay, advise, merge } = options;
    const run: RunOptions = { ...gameOptions(options), bots: botNames(options.bots, options.players) };
    const checked = refuseErrors(await loadPlayableSet(sources), format);
    const chain = chainWithCards(checked);
    const [{ program }] = checked.sets;
    // The version to compare with may have to be compiled, which other runs do not need.
    const other =
      against === undefined
        ? null
        : await (await import('../load/revision.ts')).chainAgainst(against, sources, program.id);
    const setup: RunSetup = { chain, options: run, inherited, against: other };
    const match = matchOf(setup);
    // Checks that games can be set up with both versions before any worker starts.
    checkRun(match.run);
    if (match.against) checkRun(match.against);
    const check = expect === undefined ? null : readExpectations(expect, match.run);
    // Read first, so that unreadable data is reported before any game is played.
    const people =
      report === undefined
        ? null
        : (await import('../simulation/people.ts')).readPeople(options.people, sources[0], chain);
    const paths =
      (data ?? report) ? await (await import('../simulation/outputs.ts')).openOutputs(options) : undefined;
    try {
      const { games = options.budget === undefined ? GAMES : MOST_GAMES, stuckAfter: limit } = options;
      const file = paths?.data?.games[0] ?? options.resume;
      const budget = options.budget && options.budget / (botsLadder ? LADDER.length : 1);
      const playing = { jobs: options.jobs, on, budget, limit };
      const isTemporary = options.resume === undefined;
      const shard = options.shard && { ...options.shard, games };
      const part = shard ? gamesOf(shard) : { from: 0, to: games };
      const result = merge
        ? await mergeShards(merge, setup, match, options.games)
        : await playAll(setup, match, {
            ...{ ...playing, first: part.from, games: part.to, game: options.game },
            ...{ file, isTemporary, shard },
          });
      const more = await playFurther(setup, match, result, {
        ...{ ...playing, games, ladder: botsLadder, file: options.resume },
        ...{ searchGames, restrictedPlay, advise },
      });
      const outcome: RunOutcome = {
        ...{ more, match, against, id: program.id, compared: comparedOf(match) },
        ...{ seconds: result.seconds, kept: result.kept },
        bounds: check?.() ?? null,
        warnings: checked.problems,
        problems: match.run.tally.failures.first.map((failure) => ({
          ...failure,
          command: reproCommand(sources, run, failure.game),
        })),
      };
      // The figures appear while the tables are still being written; the JSON document also reports whether writing succeeded.
      if (format === 'pretty') showOutcome(outcome);
      let { trouble } = more;
      if (paths && match.run.tally.games > 0) {
        const [{ writeOutputs }, { inLanguage }] = await Promise.all([
          import('../simulation/outputs.ts'),
          import('../load/translate.ts'),
        ]);
        // Translated only for display: the games use the original card names.
        const { result: shown } = await inLanguage('en', checked);
        const { compared } = outcome;
        const written = writeOutputs({
          ...{ match, compared, more, people, checked: shown, inherited, paths },
          ...(against !== undefined && { against }),
        });
        const failed = await refusalOf(written);
        if (failed === null && format === 'pretty') showPaths(options);
        trouble ??= failed;
      }
      if (format === 'json') printOutcome(outcome, trouble);
      const [first] = outcome.problems;
      const smaller =
        first && (await import('../simulation/further/smaller-game.ts')).smallerGame(chain, first, sources);
      printFailures(outcome, smaller);
      if (trouble) {
        printStderr(`ecos: ${trouble.message}`);
        return done(EXIT.usage);
      }
      const isBroken = outcome.problems.some(isError);
      done(isBroken || outcome.bounds?.some(({ met }) => !met) ? EXIT.cardErrors : EXIT.fine);
    } finally {
      paths?.close();
    }
  });
}

/** Prints where the report and the tables are. */
function showPaths({ report, data }: Options): void {
  print('');
  if (report !== undefined) print(`Report: ${report}`);
  if (data !== undefined) print(`Tables: ${data}`);
}

function checkNumbers(options: Options): void {
  const { game, games, searchGames: search, restrictedPlay, advise } = options;
  checkCount('--search-games', search, 1, 'game');
  checkCount('--restricted-play', restrictedPlay, 1, 'pair of games');
  checkCount('--advise', advise, FEWEST_GAMES, 'game');
  if (game !== undefined && games !== undefined && game >= games)
    throw new UserError(
      `There is no game ${game} in a run of ${counted(games, 'game')}, counted from 0. Leave out --games.`,
    );
}
