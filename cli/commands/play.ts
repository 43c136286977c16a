import { type Command, InvalidArgumentError } from 'commander';
import { newGame } from '../../runtime/game.ts';
import type { GameOptions } from '../../runtime/game-options.ts';
import { logChoice, logEnd, logHead } from '../../runtime/log/log.ts';
import type { SetProgram } from '../../runtime/ops/program.ts';
import { type BotName, makeBot, playOut } from '../../runtime/players/bot.ts';
import type { Game } from '../../runtime/state.ts';
import { pointsByCard } from '../../runtime/tally.ts';
import { tellErrors } from '../checked.ts';
import { addFormat, type Format } from '../format.ts';
import { type GameReport, handsOf, reportOf, showGame } from '../game.ts';
import { type AskedGame, addGameOptions, gameOptions } from '../game-options.ts';
import { HUMAN, type Player } from '../human/players.ts';
import { readLog, setOf } from '../logs.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';
import { showPoints } from '../points.ts';
import { withReasons } from '../reasons.ts';
import { Refusal } from '../refusal.ts';
import { botNames } from '../seats.ts';
import { checkedSet } from '../sets.ts';

interface Options extends AskedGame {
  format: Format;
  log?: string;
  human?: number[];
  resume?: string;
}

/** `ecos play [PATH]`: people and bots play a game. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument('[path]', 'the set to play with, by default all bundled cards');
  addGameOptions(command, 'from seat 0 on and then again')
    .option(
      '--human <seats>',
      'where people sit, at this terminal: a seat from 0, or several like 0,2',
      seats,
    )
    .option('--log <file>', 'write every choice to a file that replay can read')
    .option('--resume <file>', 'go on with a game of people from its log');
  addFormat(command).action(async (path: string | undefined, options: Options) => {
    const { human, resume, format } = options;
    if (resume !== undefined) refuseBeside(command);
    if (path === '-' && (human ?? resume) !== undefined) {
      throw new Refusal(
        'Standard input cannot be both cards and what people choose: write the cards to a file.',
      );
    }
    if (resume === '-') throw new Refusal('A game is resumed from a file, which goes on there: name it.');
    const result = await (resume === undefined
      ? checkedSet(path === undefined ? [] : [path])
      : setOf(readLog(resume).log, path));
    if (result.broken) {
      tellErrors(result, format);
      return done(EXIT.cards);
    }
    const { chain } = result.sets[0];
    if (resume === undefined && options.hands === undefined) refuseWithoutHands(chain);
    if (resume === undefined && human === undefined) return done(await playBots(chain, options));
    const { playWithPeople, resumeWithPeople } = await import('../human/play.ts');
    // With JSON the screens go where remarks go, so that the result stands alone.
    const stage = { output: format === 'json' ? process.stderr : process.stdout, path };
    const outcome =
      resume === undefined
        ? await playWithPeople(chain, gameOptions(options), playersOf(options), options.log, stage)
        : await resumeWithPeople(chain, resume, stage);
    if (format === 'json') printJson(outcome.report);
    else print(outcome.text);
    done(outcome.fine ? EXIT.fine : EXIT.cards);
  });
}

/** A game of bots alone. Its log grows with it, so that one that breaks off can be read. */
/** A set alone, or a file without one, often has no cards to begin with: then it is said how to come by some. */
function refuseWithoutHands(chain: readonly SetProgram[]): void {
  if (chain.some(({ cards }) => cards.some(({ hands }) => hands.length > 0))) return;
  throw new Refusal(
    'There are no starting hands to play with: let the set say `extends first-continent`, give its cards a `hand`, or try them with ecos simulate.',
  );
}

async function playBots(chain: readonly SetProgram[], options: Options): Promise<ExitCode> {
  const { log: file } = options;
  const { lateLog, startLog } = await import('../human/growing-log.ts');
  // Not begun before it is known that there is a game.
  const log = file === undefined ? undefined : lateLog(() => startLog(file));
  const bots = botNames(options.bots, options.players);
  const { game, report, choices } = playGame(chain, gameOptions(options), bots, (line) => log?.add(line));
  log?.close();
  if (options.format === 'json') printJson(report);
  else {
    const points = pointsByCard(newGame(chain, gameOptions(options)), choices);
    const kept = options.log === undefined ? [] : [`Every choice is in ${options.log}.`];
    print([showGame(game, report), showPoints(points, game.players), ...kept].join('\n\n'));
  }
  return game.status === 'unfinished' ? EXIT.cards : EXIT.fine;
}

/** A log says everything about its game. */
function refuseBeside(command: Command): void {
  const said = GAME_OPTIONS.filter((name) => command.getOptionValueSource(name) === 'cli');
  if (said.length === 0) return;
  const names = said.map((name) => `--${name}`).join(', ');
  throw new Refusal(`--resume goes on as the log says: leave out ${names}.`);
}

const GAME_OPTIONS = ['players', 'seed', 'human', 'bots', 'hands', 'layout', 'target', 'log'];

/** Reads `--human`. */
function seats(text: string): number[] {
  const found = text.split(',').map((seat) => seat.trim());
  if (!found.every((seat) => /^\d$/.test(seat)) || new Set(found).size < found.length) {
    throw new InvalidArgumentError('Seats are needed, each once, like 0 or 0,2.');
  }
  return found.map(Number);
}

/** Who plays at each seat. */
function playersOf({ human = [], bots, players }: Options): Player[] {
  const outside = human.find((seat) => seat >= players);
  if (outside !== undefined) {
    throw new Refusal(
      players === 1
        ? `There is no seat ${outside}: one player sits on 0.`
        : `There is no seat ${outside}: ${players} players sit on 0 to ${players - 1}.`,
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
  const game = withReasons(() => newGame(chain, options));
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
