import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { BOT_NAMES } from '../../runtime/players/bot.ts';
import { type Match, matchOf, type Setup } from '../../simulate/batch.ts';
import { comparedOf } from '../../simulate/compared.ts';
import { figuresOf } from '../../simulate/figures.ts';
import { findingsOf } from '../../simulate/findings.ts';
import { emptyPaired } from '../../simulate/paired.ts';
import type { RunOptions } from '../../simulate/plan.ts';
import { checkRun } from '../../simulate/simulation.ts';
import { tellErrors } from '../checked.ts';
import { addFormat, type Format } from '../format.ts';
import { wholeNumber } from '../numbers.ts';
import { EXIT, type ExitCode, print, printJson, remark } from '../output.ts';
import { withReasons } from '../reasons.ts';
import { Refusal } from '../refusal.ts';
import { botNames, handNames } from '../seats.ts';
import { checkedSet } from '../sets.ts';
import { showCompared } from '../simulation/compared.ts';
import { earlierChain } from '../simulation/earlier.ts';
import { playAll } from '../simulation/play.ts';
import { showFigures } from '../simulation/show.ts';

interface Options {
  format: Format;
  games: number;
  players: number;
  seed: number;
  bots: string;
  hands?: string;
  layout?: string;
  target?: number;
  jobs: number;
  game?: number;
  inherited?: true;
  against?: string;
  resume?: string;
}

/** Threads beyond this take more memory than they bring. */
const MOST_JOBS = 256;

/** `ecos simulate [PATH…]`: bots play many games, and what happened in them is counted. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('[path...]', 'the set to play with and sets it builds on, by default all bundled cards')
    .option('--games <number>', 'how many games', wholeNumber, 100)
    .option('--players <number>', 'how many play', wholeNumber, 4)
    .option(
      '--bots <names>',
      `who plays, a seat further from game to game: ${BOT_NAMES.join(', ')}; mcts:200 thinks for 200 iterations`,
      'greedy',
    )
    .option('--seed <number>', 'equal seeds and options give equal games', wholeNumber, 1)
    .option(
      '--hands <names>',
      'a starting hand for each seat, like lion,daisy or lion,draft; draft: all draft',
    )
    .option('--layout <name>', 'the landscape at the start')
    .option('--target <points>', 'points that end a game', wholeNumber)
    .option('--inherited', 'figures also of the cards of the sets it extends')
    .option(
      '--against <version>',
      'plays the same games with the cards of a git revision, folder or built set',
    )
    .option('--resume <file>', 'keeps in a file what was played, and goes on with what is in it')
    .option('--jobs <number>', 'how many workers play at a time', wholeNumber, availableParallelism())
    .option('--game <index>', 'play one game of the run only, counted from 0', wholeNumber);
  addFormat(command).action(async (paths: string[], options: Options) => {
    checkNumbers(options);
    const run = runOptions(options);
    const result = await checkedSet(paths);
    if (result.broken) {
      tellErrors(result, options.format);
      return done(EXIT.cards);
    }
    const [{ chain, program }] = result.sets;
    const { against, inherited = false } = options;
    const setup: Setup = {
      chain,
      options: run,
      inherited,
      against: against === undefined ? null : earlierChain(against, paths, program.id),
    };
    const match = withReasons(() => ready(setup));
    const paired = emptyPaired();
    const { seconds, trouble } = await playAll(setup, match, paired, options);
    const { failures } = match.run.tally;
    const problems = failures.first.map((failure) => ({
      ...failure,
      command: again(paths, run, failure.game),
    }));
    const compared = match.against && comparedOf(match.run, match.against, paired);
    if (options.format === 'json') {
      const { games, ...figures } = figuresOf(match.run);
      printJson({
        games,
        seconds,
        ...figures,
        problems: [...result.problems, ...problems],
        findings: findingsOf(match.run),
        ...(compared && { against: compared }),
      });
    } else {
      print(showFigures(match.run, seconds, program.id));
      if (compared) print(`\n${showCompared(compared, against ?? '')}`);
    }
    for (const { message, command } of problems) remark(`${message}\n  again: ${command}`);
    const all = Object.values(failures.counts).reduce((sum, games) => sum + games, 0);
    if (all > problems.length) remark(`… and ${all - problems.length} more games that went wrong.`);
    if (trouble) throw trouble;
    done(problems.some(({ severity }) => severity === 'error') ? EXIT.cards : EXIT.fine);
  });
}

/** Makes tables, and looks whether games can be set up with both versions, before any worker is started. */
function ready(setup: Setup): Match {
  const match = matchOf(setup);
  checkRun(match.run);
  if (match.against) checkRun(match.against);
  return match;
}

function checkNumbers({ jobs, games, game, resume }: Options): void {
  if (games === 0) throw new Refusal('--games 0: at least one game is needed.');
  if (jobs === 0) throw new Refusal('--jobs 0: at least one worker is needed.');
  if (jobs > MOST_JOBS) throw new Refusal(`--jobs ${jobs}: more than ${MOST_JOBS} workers are too many.`);
  if (game !== undefined && resume !== undefined)
    throw new Refusal('--game plays one game of a run, and --resume goes on with a run: leave one out.');
}

function runOptions({ players, seed, bots, hands, layout, target }: Options): RunOptions {
  return {
    players,
    seed,
    bots: botNames(bots, players),
    ...(hands === undefined ? {} : { hands: handNames(hands, players) }),
    ...(layout === undefined ? {} : { layout }),
    ...(target === undefined ? {} : { target }),
  };
}

/** The command that plays one game of the run again. */
function again(paths: readonly string[], run: RunOptions, game: number): string {
  const { players, seed, bots, hands, layout, target } = run;
  const words = ['ecos', 'simulate', ...paths.map(quoted)];
  const options = { players, seed, bots, hands, layout, target, game };
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) words.push(`--${name}`, String(value));
  }
  return words.join(' ');
}

function quoted(path: string): string {
  return /^[\w./:@%+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
