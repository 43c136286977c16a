/** `ecos play`: plays a game in the terminal. */
import { InvalidArgumentError } from 'commander';
import { LANGUAGES } from '../../print/wording/index.ts';
import { type SetProgram, UserError } from '../../program/index.ts';
import { logChoice, logEnd, logHead, makeBot, newGame, playOut, RECOMMENDED } from '../../runtime/index.ts';
import { HUMAN, type Player } from '../../table/index.ts';
import { loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { gameReport, showResult } from '../run/game.ts';
import { readLog, setOfLog, startLog } from '../run/game-log.ts';
import { botNames, checkSeat, gameOptions, gameRows } from '../run/game-options.ts';
import { type Answer, defineCommand, type OptionRows, type OptionValues } from '../terminal/command.ts';

const GAME_OPTIONS = {
  ...gameRows('one bot per seat from seat 1; a shorter list repeats'),
  human: [
    '--human <seats>',
    'seats of people at this terminal, counted from 1, like 1 or 1,3',
    { parse: humanSeats },
  ],
  log: ['--log <file>', 'write every choice to a file that ecos replay can read'],
} as const satisfies OptionRows;
const OPTIONS = {
  ...GAME_OPTIONS,
  resume: [
    '--resume <file>',
    'resume a game with people from its log',
    { conflicts: Object.keys(GAME_OPTIONS) },
  ],
  lang: [
    '--lang <language>',
    'with people: language of questions, events and cards',
    { choices: LANGUAGES, preset: 'en', needs: ['human', 'resume'] },
  ],
} as const satisfies OptionRows;
type Options = OptionValues<typeof OPTIONS>;

/** `ecos play [PATH]`: people and bots play a game. */
export const define = defineCommand({
  arguments: [['[path]', 'the set to play with (default: new-horizon)']],
  options: OPTIONS,
  examples: 'ecos play --human 1 --players 3 --seed 7',
  async run([path], options) {
    const { human, resume, format, log } = options;
    if (path === '-' && (human ?? resume) !== undefined) {
      throw new UserError('Standard input cannot be both cards and choices: read the cards from a file.');
    }
    const result = refuseErrors(
      await (resume === undefined
        ? loadPlayableSet(path === undefined ? [] : [path])
        : setOfLog(readLog(resume).log, path)),
      format,
    );
    const { chain } = result.sets[0];
    if (resume === undefined && options.hands === undefined) refuseWithoutHands(chain);
    options.hands ??= RECOMMENDED;
    if (resume === undefined && human === undefined) return playBots(chain, options);
    const { playWithPeople, resumeWithPeople } = await import('../human/play-with-people.ts');
    const { cardBook } = await import('../../table/index.ts');
    const { inLanguage, printWarnings } = await import('../load/translate.ts');
    // With JSON the decisions go to standard error, so that standard output holds nothing but the result.
    const output = format === 'json' ? process.stderr : process.stdout;
    // Translated only for display: the game and its log keep the original card names.
    const shown = await inLanguage(options.lang, result);
    printWarnings(shown.warnings);
    const stage = {
      input: process.stdin,
      output,
      path,
      book: cardBook(shown.result.sets[0].chain, shown.nouns, options.lang),
    };
    const outcome =
      resume === undefined
        ? await playWithPeople(chain, gameOptions(options), playersOf(options), log, stage)
        : await resumeWithPeople(chain, resume, stage);
    return { json: outcome.report, text: outcome.text, isWrong: !outcome.fine };
  },
});

/** Refuses sets without starting hands, such as many single files and sets that extend nothing. */
function refuseWithoutHands(chain: readonly SetProgram[]): void {
  if (chain.some(({ cards }) => cards.some(({ hands }) => hands.length > 0))) return;
  throw new UserError(
    'There are no starting hands: add `extends first-continent` to the set, give its cards a `hand`, or try them with ecos simulate.',
  );
}

/** Lets bots play a game to its end. The log is written during the game, so that an interrupted game can be read. */
function playBots(chain: readonly SetProgram[], given: Options): Answer {
  const options = gameOptions(given);
  const players = botNames(given.bots, given.players);
  // Refuses options before the log is opened.
  const game = newGame(chain, options);
  const log = given.log === undefined ? undefined : startLog(given.log);
  let lines = 0;
  const add = (line: object) => log?.write(lines++, [JSON.stringify(line)]);
  add(logHead(chain, options, players));
  const bots = players.map((name, seat) => makeBot(name, options.seed, seat));
  const choices: number[] = [];
  playOut(game, bots, (state, option) => {
    add(logChoice(state, option));
    choices.push(option);
  });
  add(logEnd(game));
  log?.close();
  const played = { chain, options, players, game };
  const isWrong = game.status === 'unfinished';
  return { json: gameReport(played), text: showResult(played, choices, given.log), isWrong };
}

/** Reads `--human`, which counts seats from 1, into the engine's seats, which count from 0. */
function humanSeats(text: string): number[] {
  const seats = text.split(',').map((seat) => seat.trim());
  if (!seats.every((seat) => /^[1-9]\d{0,2}$/.test(seat)) || new Set(seats).size < seats.length)
    throw new InvalidArgumentError('Give seats, counted from 1 and each once, like 1 or 1,3.');
  return seats.map((seat) => Number(seat) - 1);
}

/** The player at each seat. */
function playersOf({ human = [], bots, players }: Options): Player[] {
  for (const seat of human) checkSeat(seat, players);
  return botNames(bots, players).map((bot, seat) => (human.includes(seat) ? HUMAN : bot));
}
