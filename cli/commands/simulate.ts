import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { BOT_NAMES } from '../../runtime/players/bot.ts';
import { figuresOf } from '../../simulate/figures.ts';
import type { RunOptions } from '../../simulate/plan.ts';
import { playGame, type Simulation, simulation } from '../../simulate/simulation.ts';
import { checked, tellErrors } from '../compiled.ts';
import { addFormat, type Format } from '../format.ts';
import { wholeNumber } from '../numbers.ts';
import { EXIT, type ExitCode, print, printJson, remark } from '../output.ts';
import { gamesBar } from '../progress.ts';
import { withReasons } from '../reasons.ts';
import { Refusal } from '../refusal.ts';
import { botNames, handNames } from '../seats.ts';
import { showFigures } from '../simulated.ts';
import { topSource } from '../sources/sources.ts';

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
}

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
    .option('--jobs <number>', 'how many processes play; so far 1', wholeNumber, 1)
    .option('--game <index>', 'play one game of the run only, counted from 0', wholeNumber);
  addFormat(command).action(async (paths: string[], options: Options) => {
    checkNumbers(options);
    const run = runOptions(options);
    const result = checked(topSource(paths));
    if (result.broken) {
      tellErrors(result, options.format);
      return done(EXIT.cards);
    }
    const games = withReasons(() => simulation(result.sets[0].chain, run, options.inherited === true));
    const seconds = await playAll(games, options);
    const { failures } = games.tally;
    const problems = failures.map((failure) => ({ ...failure, command: again(paths, run, failure.game) }));
    if (options.format === 'json') {
      const { games: played, ...figures } = figuresOf(games);
      printJson({ games: played, seconds, ...figures, problems: [...result.problems, ...problems] });
    } else {
      print(showFigures(games, seconds, result.sets[0].program.id));
    }
    for (const { message, command } of problems) remark(`${message}\n  again: ${command}`);
    done(failures.some(({ severity }) => severity === 'error') ? EXIT.cards : EXIT.fine);
  });
}

function checkNumbers({ jobs, games }: Options): void {
  if (jobs !== 1) {
    throw new Refusal(
      `This version plays all games in one process: leave --jobs out, or say --jobs 1, not ${jobs}.`,
    );
  }
  if (games === 0) throw new Refusal('--games 0: at least one game is needed.');
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

/** Plays until all are played or the user has had enough. Returns the seconds it took. */
async function playAll(run: Simulation, { games, game }: Options): Promise<number> {
  const begin = performance.now();
  const [from, to] = game === undefined ? [0, games] : [game, game + 1];
  const bar = gamesBar(to - from);
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (let index = from; index < to && !stopped; index++) {
      withReasons(() => playGame(run, index));
      bar.played(index + 1 - from);
      // Lets the bar be drawn, and a signal come through.
      await setImmediate();
    }
  } finally {
    bar.end();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  if (stopped) remark(`Stopped: these are the ${run.tally.games} games that were played.`);
  return Math.round(performance.now() - begin) / 1000;
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
