/** The options of a game, for commands that play one or many. */
import type { Command } from 'commander';
import { BOT_NAMES, type GameOptions } from '../../runtime/index.ts';
import { SEED, wholeNumber } from '../terminal/options.ts';
import { handNames } from './seats.ts';

/** The options as commander parses them. */
export interface AskedGame {
  players: number;
  seed: number;
  /** Names, separated by commas. */
  bots: string;
  /** Names, separated by commas; `draft` for seats that draft. */
  hands?: string;
  layout?: string;
  /** Points that end a game. */
  target?: number;
}

/** Adds them to a command; `turns` describes which seat gets which bot. */
export function addGameOptions(command: Command, turns: string): Command {
  return command
    .option('--players <number>', 'number of players', wholeNumber, 4)
    .option(...SEED)
    .option(
      '--bots <names>',
      `bots: ${BOT_NAMES.join(', ')}; mcts:200 searches 200 iterations per decision, mcts:200+learned with learned weights; ${turns}`,
      'greedy',
    )
    .option(
      '--hands <names>',
      'starting hands from seat 1, like lion,daisy or lion,draft; draft: all seats draft; recommended: footprint hands, for two players a pair',
    )
    .option('--layout <name>', 'starting landscape')
    .option('--target <points>', 'points that end the game', wholeNumber);
}

/** The options for the engine. */
export function gameOptions({ players, seed, hands, layout, target }: AskedGame): GameOptions {
  return {
    players,
    seed,
    ...(hands === undefined ? {} : { hands: handNames(hands, players) }),
    ...(layout === undefined ? {} : { layout }),
    ...(target === undefined ? {} : { target }),
  };
}
