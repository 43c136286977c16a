/** Decides for bots in a separate process, so that a bot that thinks for seconds does not delay the tables. */
import { hash } from 'node:crypto';
import { type BotTask, cardsOf } from '../../../playtest/index.ts';
import type { SetProgram } from '../../../program/index.ts';
import {
  apply,
  chooseAs,
  clone,
  type Game,
  makeBot,
  startGame,
  type Tables,
} from '../../../runtime/index.ts';

/** What the process is asked: cards first, once, then what bots have to decide with them. */
export type ToBotWorker =
  | { cards: string; chain: readonly SetProgram[] }
  | { id: number; table: string; task: BotTask };

/** The option that was chosen, or what was thrown. */
export type FromWorker = { id: number; option: number } | { id: number; problem: string };

// A terminal sends Ctrl-C to all processes of a command: the main one ends this one.
process.on('SIGINT', () => undefined);

const tables = new Map<string, Tables>();

/** Games as they were when last asked about, so that only what was chosen since is played. */
const games = new Map<string, { start: string; choices: number[]; game: Game }>();
const MOST_GAMES = 50;

process.on('message', (message: ToBotWorker) => {
  if ('chain' in message) tables.set(message.cards, cardsOf(message.chain).tables);
  else process.send?.(answerTo(message), undefined, undefined, () => undefined);
});

function answerTo({ id, table, task }: Extract<ToBotWorker, { task: BotTask }>): FromWorker {
  try {
    return { id, option: decide(table, task) };
  } catch (error) {
    return { id, problem: error instanceof Error ? `${error.stack}` : String(error) };
  }
}

function decide(table: string, task: BotTask): number {
  const { bot, seat, aside } = task;
  const game = clone(gameOf(table, task));
  for (const option of aside) apply(game, option);
  return chooseAs(bot, game, makeBot(bot, seedOf(task), seat).rng);
}

/** The game after the choices that count. */
function gameOf(table: string, { cards, options, choices }: BotTask): Game {
  const start = JSON.stringify([cards, options]);
  let known = games.get(table);
  if (known?.start !== start || known.choices.some((option, at) => option !== choices[at])) {
    known = { start, choices: [], game: startGame(tables.get(cards)!, options) };
  }
  for (const option of choices.slice(known.choices.length)) {
    apply(known.game, option);
    known.choices.push(option);
  }
  games.delete(table);
  games.set(table, known);
  if (games.size > MOST_GAMES) games.delete(games.keys().next().value!);
  return known.game;
}

/** Chance that nobody can foresee who does not know the secret, and that is the same when the choice has to be made again. */
function seedOf({ options: { seed, secret, anew }, seat, decisions }: BotTask): number {
  const hidden = anew?.at(-1)?.secret ?? secret ?? seed;
  return Number.parseInt(hash('sha256', `${hidden} ${seat} ${decisions}`).slice(0, 8), 16);
}
