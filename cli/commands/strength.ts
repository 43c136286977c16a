/** `ecos strength`: measures how much stronger one bot is than another. */
import { InvalidArgumentError } from 'commander';
import { pluralize, signedNumber } from '../../program/messages/index.ts';
import { BOT_NAMES } from '../../runtime/index.ts';
import {
  Blocks,
  type Bounds,
  checkedMatch,
  lostGame,
  ownSeat,
  percent,
  type RunSetup,
  type Strength,
} from '../../simulate/index.ts';
import { chainWithCards, loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { botNames, GAME_NUMBERS, JOBS_OPTION, ON_OPTION, SEED_OPTION } from '../run/game-options.ts';
import { redisAddress } from '../simulation/fleet.ts';
import { playEach } from '../simulation/run-games.ts';
import { defineCommand } from '../terminal/command.ts';
import { printStderr } from '../terminal/output.ts';

/** The default number of games; with a sequential test, the maximum before it gives up. */
const GAMES = 400;
const TEST_GAMES = 20_000;
const MOST_SEATS = 6;

/** `ecos strength A B`: how much stronger a bot is than another. */
export const define = defineCommand({
  arguments: [
    [
      '<a>',
      `the bot to measure: ${BOT_NAMES.join(', ')}; mcts:50 searches 50 iterations per decision, mcts:50+learned with learned weights`,
    ],
    ['<b>', 'the bot on all other seats'],
  ],
  options: {
    players: [
      '--players <number>',
      `number of players, 2 to ${MOST_SEATS}`,
      { range: [2, MOST_SEATS], preset: 2 },
    ],
    games: [
      '--games <number>',
      `number of games, rounded up to whole deals (default: ${GAMES}; with --sprt at most ${TEST_GAMES})`,
      { range: GAME_NUMBERS },
    ],
    sprt: [
      '--sprt <low,high>',
      'stop as soon as the games show that A is at most LOW or at least HIGH Elo stronger, like 0,20',
      { parse: bounds },
    ],
    set: ['--set <path>', 'the set to play with (default: first-continent)'],
    seed: SEED_OPTION,
    target: ['--target <points>', 'points that end the game'],
    jobs: JOBS_OPTION,
    on: ON_OPTION,
  },
  examples: 'ecos strength mcts:50 greedy --games 200',
  async run([a, b], options) {
    const { players, sprt, seed, target, format, jobs, set = 'first-continent' } = options;
    const on = options.on && redisAddress(options.on);
    const bots = botNames([a, ...Array<string>(players - 1).fill(b)].join(','), players);
    const checked = refuseErrors(await loadPlayableSet([set]), format);
    const run = { players, seed, bots, duplicate: true, ...(target !== undefined && { target }) } as const;
    const setup: RunSetup = { chain: chainWithCards(checked), options: run, inherited: false, against: null };
    checkedMatch(setup);
    const deals = Math.ceil((options.games ?? (sprt ? TEST_GAMES : GAMES)) / players);
    const blocks = new Blocks(players, sprt);
    let unfinished = 0;
    const lost = (message: string) => {
      unfinished++;
      printStderr(message);
    };
    // A game that did not end has no winner: it counts as a tie of all players.
    const add = (game: number, won = 1 / players) => blocks.add(game, won);
    await playEach(
      setup,
      {
        count: ({ game, row, failure }) => {
          if (failure) lost(failure.message);
          add(game, row?.won?.[ownSeat(players, game)]);
        },
        lost: (game, reason) => {
          lost(lostGame(run, game, reason).message);
          add(game);
        },
        isEnough: () => blocks.isDecided,
        stopped: () => printStderr('Stopped: only complete deals are counted.'),
      },
      { games: deals * players, jobs, on },
    );
    const result = { a: bots[0], b: bots[1], ...blocks.strength, unfinished };
    return { json: result, text: showStrength(result, players, sprt), isWrong: unfinished > 0 };
  },
});

/** Reads `LOW,HIGH`, in Elo points. */
function bounds(text: string): Bounds {
  const [low, high, ...more] = text
    .split(',')
    .map((part) => (/^[+-]?\d{1,4}(\.\d{1,3})?$/.test(part.trim()) ? Number(part) : Number.NaN));
  if (!(low < high) || more.length > 0) {
    throw new InvalidArgumentError('Give two Elo differences, the lower one first, like 0,20.');
  }
  return { low, high };
}

/** One sentence per line: the share, its meaning in Elo, and the result of the sequential test. */
export function showStrength(
  { a, b, games, won, low, high, elo, decided }: Strength & { a: string; b: string },
  players: number,
  sprt: Bounds | undefined,
): string {
  if (won === null) return 'No deal was played with every seat, so nothing is measured.';
  const others = players === 2 ? b : `${players - 1} × ${b}`;
  const fair = `a fair share is ${percent(1 / players)} %`;
  return [
    `${a} won ${percent(won)} % of ${pluralize(games, 'game')} against ${others} (95 % confidence interval ${percent(low)} to ${percent(high)} %; ${fair})`,
    `Elo: ${eloOf(elo)}`,
    ...(sprt ? [`Test: ${verdict(decided, a, b, sprt)}`] : []),
  ].join('\n');
}

function verdict(decided: Strength['decided'], a: string, b: string, { low, high }: Bounds): string {
  if (decided === 'high') return `${a} is at ${signedNumber(high)} Elo or more against ${b}.`;
  if (decided === 'low') return `${a} is at ${signedNumber(low)} Elo or less against ${b}.`;
  return `the games do not yet decide between ${signedNumber(low)} and ${signedNumber(high)} Elo.`;
}

/** The mean and its interval. If all games are won, or all lost, there is only a lower or upper bound. */
function eloOf({ mean, low, high }: Strength['elo']): string {
  if (mean !== null && low !== null && high !== null)
    return `${signedNumber(mean)} (${signedNumber(low)} to ${signedNumber(high)})`;
  const estimate = mean === null ? '' : `${signedNumber(mean)}, `;
  if (low !== null) return `${estimate}at least ${signedNumber(low)}; more games may show how much more`;
  if (high !== null) return `${estimate}at most ${signedNumber(high)}; more games may show how much less`;
  return 'too few games to say';
}
