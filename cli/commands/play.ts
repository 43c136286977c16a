import { type Command, InvalidArgumentError } from 'commander';
import type { SetProgram } from '../../program/index.ts';
import {
  type BotName,
  type Game,
  type GameOptions,
  logChoice,
  logEnd,
  logHead,
  makeBot,
  newGame,
  playOut,
  pointsByCard,
  seatNumber,
} from '../../runtime/index.ts';
import { tellErrors } from '../load/compilation.ts';
import { readLog, setOf } from '../load/logs.ts';
import { loadPlayableSet } from '../load/sets.ts';
import { type GameReport, handsOf, reportOf, showGame } from '../run/game.ts';
import { type AskedGame, addGameOptions, gameOptions } from '../run/game-options.ts';
import { showPoints } from '../run/points.ts';
import { botNames, HUMAN, type Player } from '../run/seats.ts';
import { addFormat, type Format } from '../terminal/format.ts';
import { EXIT, type ExitCode, print, printJson } from '../terminal/output.ts';
import { asUsageError } from '../terminal/reasons.ts';
import { UsageError } from '../terminal/usage-error.ts';

interface Options extends AskedGame {
  format: Format;
  log?: string;
  human?: number[];
  resume?: string;
}

/** `ecos play [PATH]`: people and bots play a game. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument('[path]', 'the set to play with, by default all bundled cards');
  addGameOptions(command, 'a bot for each seat from seat 1, a shorter list starting again')
    .option(
      '--human <seats>',
      'where people sit, at this terminal: a seat, counted from 1, or several like 1,3',
      seats,
    )
    .option('--log <file>', 'write every choice to a file that replay can read')
    .option('--resume <file>', 'resume a game of people from its log');
  addFormat(command).action(async (path: string | undefined, options: Options) => {
    const { human, resume, format } = options;
    if (resume !== undefined) refuseBeside(command);
    if (path === '-' && (human ?? resume) !== undefined) {
      throw new UsageError(
        'Standard input cannot be both cards and what people choose: write the cards to a file.',
      );
    }
    if (resume === '-') throw new UsageError('--resume needs a file name, not standard input.');
    const result = await (resume === undefined
      ? loadPlayableSet(path === undefined ? [] : [path])
      : setOf(readLog(resume).log, path));
    if (result.broken) {
      tellErrors(result, format);
      return done(EXIT.cardErrors);
    }
    const { chain } = result.sets[0];
    if (resume === undefined && options.hands === undefined) refuseWithoutHands(chain);
    if (resume === undefined && human === undefined) return done(await playBots(chain, options));
    const { playWithPeople, resumeWithPeople } = await import('../human/play-with-people.ts');
    // With JSON the screens go where remarks go, so that the result stands alone.
    const stage = { output: format === 'json' ? process.stderr : process.stdout, path };
    const outcome =
      resume === undefined
        ? await playWithPeople(chain, gameOptions(options), playersOf(options), options.log, stage)
        : await resumeWithPeople(chain, resume, stage);
    if (format === 'json') printJson(outcome.report);
    else print(outcome.text);
    done(outcome.fine ? EXIT.fine : EXIT.cardErrors);
  });
}

/** A game of bots alone. Its log grows with it, so that one that breaks off can be read. */
/** A set alone, or a file without one, often has no cards to begin with: then it is said how to come by some. */
function refuseWithoutHands(chain: readonly SetProgram[]): void {
  if (chain.some(({ cards }) => cards.some(({ hands }) => hands.length > 0))) return;
  throw new UsageError(
    'There are no starting hands to play with: let the set say `extends first-continent`, give its cards a `hand`, or try them with ecos simulate.',
  );
}

async function playBots(chain: readonly SetProgram[], options: Options): Promise<ExitCode> {
  const { log: file } = options;
  const { lateLog, startLog } = await import('../files/growing-log.ts');
  // Not begun before it is known that there is a game.
  const log = file === undefined ? undefined : lateLog(() => startLog(file));
  const bots = botNames(options.bots, options.players);
  const { game, report, choices } = playGame(chain, gameOptions(options), bots, (line) => log?.add(line));
  log?.close();
  if (options.format === 'json') printJson(report);
  else {
    const points = pointsByCard(newGame(chain, gameOptions(options)), choices);
    const kept = options.log === undefined ? [] : [`Every choice is in ${options.log}.`];
    print([showGame(game, report), showPoints(points, game), ...kept].join('\n\n'));
  }
  return game.status === 'unfinished' ? EXIT.cardErrors : EXIT.fine;
}

/** A log says everything about its game. */
function refuseBeside(command: Command): void {
  const said = GAME_OPTIONS.filter((name) => command.getOptionValueSource(name) === 'cli');
  if (said.length === 0) return;
  const names = said.map((name) => `--${name}`).join(', ');
  throw new UsageError(`--resume goes on as the log says: leave out ${names}.`);
}

const GAME_OPTIONS = ['players', 'seed', 'human', 'bots', 'hands', 'layout', 'target', 'log'];

/** Reads `--human`, which counts seats from 1, into seats of the engine, which count from 0. */
function seats(text: string): number[] {
  const found = text.split(',').map((seat) => seat.trim());
  if (!found.every((seat) => /^\d{1,3}$/.test(seat)) || new Set(found.map(Number)).size < found.length) {
    throw new InvalidArgumentError('Give seats, each once, like 1 or 1,3.');
  }
  if (found.some((seat) => Number(seat) === 0)) {
    throw new InvalidArgumentError('Seats count from 1: the first seat is --human 1.');
  }
  return found.map((seat) => Number(seat) - 1);
}

/** Who plays at each seat. */
function playersOf({ human = [], bots, players }: Options): Player[] {
  const outside = human.find((seat) => seat >= players);
  if (outside !== undefined) {
    throw new UsageError(
      players === 1
        ? `There is no seat ${seatNumber(outside)}: a single player sits on seat 1.`
        : `There is no seat ${seatNumber(outside)}: ${players} players sit on seats 1 to ${players}.`,
    );
  }
  return botNames(bots, players).map((bot, seat) => (human.includes(seat) ? HUMAN : bot));
}

/** A game played by bots to its end, what there is to say about it, and its log. */
export interface Played {
  game: Game;
  report: GameReport;
  log: string;
  /** The option of every choice. */
  choices: number[];
}

/**
 * Lets bots play a game. Refuses options that cannot be.
 * @param note is given every line of the log before the game goes on
 */
export function playGame(
  chain: readonly SetProgram[],
  options: GameOptions,
  names: readonly BotName[],
  note: (line: object) => void = () => undefined,
): Played {
  const game = asUsageError(() => newGame(chain, options));
  const hands = handsOf(game);
  const lines: object[] = [];
  const add = (line: object): void => {
    lines.push(line);
    note(line);
  };
  add(logHead(chain, options, names));
  const bots = names.map((name, seat) => makeBot(name, options.seed, seat));
  const choices: number[] = [];
  playOut(game, bots, (state, option) => {
    add(logChoice(state, option));
    choices.push(option);
  });
  add(logEnd(game));
  const log = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return { game, report: reportOf(game, names, hands), log, choices };
}
