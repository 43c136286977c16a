/** The options that say which game is played, one or many. */
import type { Command } from 'commander';
import { BOT_NAMES, type GameOptions } from '../../runtime/index.ts';
import { wholeNumber } from '../terminal/numbers.ts';
import { handNames } from './seats.ts';

/** What was asked for, as commander gives it. */
export interface AskedGame {
  players: number;
  seed: number;
  /** Names with commas between. */
  bots: string;
  /** Names with commas between; `draft` for seats that draft. */
  hands?: string;
  layout?: string;
  /** Points that end a game. */
  target?: number;
}

/** Adds them to a command; `turns` says which seat gets which bot. */
export function addGameOptions(command: Command, turns: string): Command {
  return command
    .option('--players <number>', 'how many play', wholeNumber, 4)
    .option('--seed <number>', 'equal seeds and options give equal games', wholeNumber, 1)
    .option(
      '--bots <names>',
      `who plays: ${BOT_NAMES.join(', ')}; mcts:200 thinks for 200 iterations; ${turns}`,
      'greedy',
    )
    .option(
      '--hands <names>',
      'a starting hand for each seat from seat 1, like lion,daisy or lion,draft; draft: all draft',
    )
    .option('--layout <name>', 'the landscape at the start')
    .option('--target <points>', 'points that end a game', wholeNumber);
}

/** The same for the engine. Refuses hands for another number of seats. */
export function gameOptions({ players, seed, hands, layout, target }: AskedGame): GameOptions {
  return {
    players,
    seed,
    ...(hands === undefined ? {} : { hands: handNames(hands, players) }),
    ...(layout === undefined ? {} : { layout }),
    ...(target === undefined ? {} : { target }),
  };
}
