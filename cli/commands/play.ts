import type { Command } from 'commander';
import { type GameOptions, Refusal as GameRefusal, newGame } from '../../runtime/game.ts';
import { logChoice, logEnd, logHead } from '../../runtime/log.ts';
import type { SetProgram } from '../../runtime/ops/program.ts';
import { BOT_NAMES, type BotName, makeBot, playOut } from '../../runtime/players/bot.ts';
import type { Game } from '../../runtime/state.ts';
import { checked, tellErrors } from '../compiled.ts';
import { addFormat, type Format } from '../format.ts';
import { type GameReport, handsOf, reportOf, showGame } from '../game.ts';
import { wholeNumber } from '../numbers.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { botNames, handNames } from '../seats.ts';
import { oneSource } from '../sources/sources.ts';
import { writeWhole } from '../write.ts';

interface Options {
  format: Format;
  players: number;
  seed: number;
  bots: string;
  hands?: string;
  layout?: string;
  target?: number;
  log?: string;
}

/** `ecos play [PATH]`: bots play a game. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('[path]', 'the set to play with, by default all bundled cards')
    .option('--players <number>', 'how many play', wholeNumber, 4)
    .option('--seed <number>', 'equal seeds and options give equal games', wholeNumber, 1)
    .option('--bots <names>', `who plays, from seat 0 on and then again: ${BOT_NAMES.join(', ')}`, 'greedy')
    .option(
      '--hands <names>',
      'a starting hand for each seat, like lion,daisy or lion,draft; draft: all draft',
    )
    .option('--layout <name>', 'the landscape at the start')
    .option('--target <points>', 'points that end the game', wholeNumber)
    .option('--log <file>', 'write every choice to a file that replay can read');
  addFormat(command).action((path: string | undefined, options: Options) => {
    const result = checked(oneSource(path));
    if (result.broken) {
      tellErrors(result, options.format);
      return done(EXIT.cards);
    }
    const { game, report, log } = playGame(
      result.sets[0].chain,
      gameOptions(options),
      botNames(options.bots, options.players),
    );
    if (options.log !== undefined) writeWhole(options.log, log);
    if (options.format === 'json') printJson(report);
    else print(showGame(game, report) + (options.log ? `\nEvery choice is in ${options.log}.` : ''));
    done(game.status === 'unfinished' ? EXIT.cards : EXIT.fine);
  });
}

/** A game played by bots to its end, what there is to say about it, and its log. */
export interface Played {
  game: Game;
  report: GameReport;
  log: string;
}

/** Lets bots play a game. Refuses options that cannot be. */
export function playGame(
  chain: readonly SetProgram[],
  options: GameOptions,
  names: readonly BotName[],
): Played {
  const game = withReasons(() => newGame(chain, options));
  const hands = handsOf(game);
  const lines: object[] = [logHead(chain, options, names)];
  const bots = names.map((name, seat) => makeBot(name, options.seed, seat));
  playOut(game, bots, (state, option) => lines.push(logChoice(state, option)));
  lines.push(logEnd(game));
  const log = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return { game, report: reportOf(game, names, hands), log };
}

/** Turns what the engine refuses into what a command refuses. */
export function withReasons<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof GameRefusal) throw new Refusal(`${error.message}.`);
    throw error;
  }
}

function gameOptions({ players, seed, hands, layout, target }: Options): GameOptions {
  return {
    players,
    seed,
    ...(hands === undefined ? {} : { hands: handNames(hands, players) }),
    ...(layout === undefined ? {} : { layout }),
    ...(target === undefined ? {} : { target }),
  };
}
