import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { UserError } from '../../program/index.ts';
import {
  checkRun,
  comparedOf,
  emptyPaired,
  type Match,
  matchOf,
  type RunOptions,
  type Setup,
  type Simulation,
} from '../../simulate/index.ts';
import { tellErrors } from '../load/compilation.ts';
import { loadPlayableSet } from '../load/sets.ts';
import { type AskedGame, addGameOptions, gameOptions } from '../run/game-options.ts';
import { botNames } from '../run/seats.ts';
import { chainAgainst } from '../simulation/baseline.ts';
import { printOutcome, remarkProblems, showOutcome } from '../simulation/outcome.ts';
import type { Places } from '../simulation/output-paths.ts';
import { reproCommand } from '../simulation/repro-command.ts';
import { playAll } from '../simulation/run-games.ts';
import { addFormat, type Format } from '../terminal/format.ts';
import { duration, wholeNumber } from '../terminal/numbers.ts';
import { EXIT, type ExitCode, print, printStderr } from '../terminal/output.ts';

interface Options extends AskedGame {
  format: Format;
  games?: number;
  jobs: number;
  game?: number;
  inherited?: true;
  against?: string;
  resume?: string;
  budget?: number;
  stuckAfter?: number;
  expect?: string;
  data?: string;
  report?: string;
}

/** Games without --games and --budget, and the most there can be: their index is a column of the tables. */
const GAMES = 100;
const MOST_GAMES = 1_000_000_000;

/** Workers beyond this take more memory than they bring. */
const MOST_JOBS = 256;

/** `ecos simulate [PATH…]`: bots play many games, and what happened in them is counted. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('[path...]', 'the set to play with and sets it builds on, by default all bundled cards')
    .option(
      '--games <number>',
      `how many games (default: ${GAMES}; with --budget as many as there is time for)`,
      wholeNumber,
    )
    .option('--budget <time>', 'stop starting games after this long, like 30s or 5m', duration);
  addGameOptions(command, 'bots rotate one seat per game')
    .option('--inherited', 'include inherited cards in the figures')
    .option(
      '--against <version>',
      'plays the same games with the cards of a git revision, folder or built set',
    )
    .option('--resume <file>', 'keeps in a file what was played, and goes on with what is in it')
    .option('--expect <file>', 'exit code 1 when the set leaves the bounds in this file')
    .option('--report <file>', 'a page with tables and plots, HTML that opens from disk')
    .option('--data <folder>', 'a row for each game and each card in it, as Parquet, to be asked in SQL')
    .option('--jobs <number>', 'how many workers play at a time', wholeNumber, availableParallelism())
    .option(
      '--stuck-after <time>',
      'a worker that takes longer for a batch is ended (default: 10m)',
      duration,
    )
    .option('--game <index>', 'play one game of the run only, counted from 0', wholeNumber);
  addFormat(command).action(async (paths: string[], options: Options) => {
    checkNumbers(options);
    const run = runOptions(options);
    const result = await loadPlayableSet(paths);
    if (result.broken) {
      tellErrors(result, options.format);
      return done(EXIT.cardErrors);
    }
    const [{ chain, program }] = result.sets;
    const { against, expect, inherited = false } = options;
    const setup: Setup = {
      chain,
      options: run,
      inherited,
      against: against === undefined ? null : chainAgainst(against, paths, program.id),
      rows: options.data !== undefined || options.report !== undefined,
    };
    const match = ready(setup);
    const bounds = expect === undefined ? undefined : await expectations(expect, match.run);
    const places = setup.rows
      ? await (await import('../simulation/output-paths.ts')).openPlaces(options)
      : undefined;
    try {
      const paired = emptyPaired();
      const went = await playAll(setup, match, paired, wanted(options, places));
      const compared = match.against && comparedOf(match.run, match.against, paired);
      const problems = match.run.tally.failures.first.map((failure) => ({
        ...failure,
        command: reproCommand(paths, run, failure.game),
      }));
      const kept = bounds?.(match.run);
      const { seconds, lines } = went;
      const { id } = program;
      const outcome = { match, id, seconds, compared, against, kept, problems, warnings: result.problems };
      // People see the figures while tables are written; a document says how that went, too.
      if (options.format === 'pretty') showOutcome(outcome);
      let { trouble } = went;
      if (places && lines !== null && match.run.tally.games > 0) {
        const { writeWanted } = await import('../simulation/outputs.ts');
        const work = writeWanted({
          run: match.run,
          compared,
          before: match.against?.tables ?? null,
          checked: result,
          inherited,
          places,
          lines,
        });
        const failed = await refusalOf(work);
        if (failed === null && options.format === 'pretty') print(`\n${whereTo(options)}`);
        trouble ??= failed;
      }
      if (options.format === 'json') printOutcome(outcome, trouble);
      remarkProblems(outcome);
      if (trouble) {
        printStderr(`ecos: ${trouble.message}`);
        return done(EXIT.usage);
      }
      const isBroken = problems.some(({ severity }) => severity === 'error');
      done(isBroken || kept?.checked.some(({ met }) => !met) ? EXIT.cardErrors : EXIT.fine);
    } finally {
      places?.close();
    }
  });
}

/** Why something could not be done; null when it could. */
async function refusalOf(work: Promise<void>): Promise<UserError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Where the report and the tables are. */
function whereTo({ report, data }: Options): string {
  const said = [
    ...(report === undefined ? [] : [`Report: ${report}`]),
    ...(data === undefined ? [] : [`Tables: ${data}`]),
  ];
  return said.join('\n');
}

/** Which games are played, and where their lines go. */
function wanted(options: Options, places: Places | undefined) {
  const { games, game, jobs, budget, resume, stuckAfter } = options;
  return {
    games: games ?? (budget === undefined ? GAMES : MOST_GAMES),
    jobs,
    ...(stuckAfter !== undefined && { limit: stuckAfter }),
    ...(game !== undefined && { game }),
    ...(budget !== undefined && { budget }),
    ...(resume !== undefined && { resume }),
    ...(places && resume === undefined && { lines: places.lines }),
  };
}

/** Reads bounds, and gives what tells which of them are kept. Loaded only where they are asked for. */
async function expectations(file: string, run: Simulation) {
  const { readExpectations, checkedExpectations, showExpectations } = await import(
    '../simulation/expected.ts'
  );
  const expected = readExpectations(file, run);
  return (played: Simulation) => {
    const checked = checkedExpectations(played, expected);
    return { checked, said: showExpectations(checked) };
  };
}

/** Makes tables, and looks whether games can be set up with both versions, before any worker is started. */
function ready(setup: Setup): Match {
  const match = matchOf(setup);
  checkRun(match.run);
  if (match.against) checkRun(match.against);
  return match;
}

function checkNumbers({ jobs, games, game, resume }: Options): void {
  if (games === 0) throw new UserError('--games 0: at least one game is needed.');
  if (games !== undefined && games > MOST_GAMES)
    throw new UserError(`--games ${games}: more than ${MOST_GAMES} games are too many.`);
  if (jobs === 0) throw new UserError('--jobs 0: at least one worker is needed.');
  if (jobs > MOST_JOBS) throw new UserError(`--jobs ${jobs}: more than ${MOST_JOBS} workers are too many.`);
  if (game !== undefined && resume !== undefined)
    throw new UserError('--game plays one game of a run, and --resume goes on with a run: leave one out.');
}

function runOptions(options: Options): RunOptions {
  return { ...gameOptions(options), bots: botNames(options.bots, options.players) };
}
