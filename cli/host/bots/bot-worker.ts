/** Decides for bots in a separate process, so that a bot that takes seconds does not delay the tables. */
import { hash } from 'node:crypto';
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
import { answerQuestions } from '../../../simulate/pool/index.ts';
import { type BotTask, cardsOf } from '../../../table/index.ts';

const tables = new Map<string, Tables>();

/** The games as of their last decision, so that only newer choices have to be played. */
const games = new Map<string, { start: string; choices: number[]; game: Game }>();
const MOST_GAMES = 50;

const functions = {
  /** Receives the cards of a name, which decisions then refer to. */
  learn: (cards: string, chain: readonly SetProgram[]): void => {
    tables.set(cards, cardsOf(chain).tables);
  },
  decide,
};
export type BotFunctions = typeof functions;
answerQuestions(functions);

function decide(table: string, task: BotTask): number {
  const { bot, seat, aside } = task;
  const game = clone(gameOf(table, task));
  for (const option of aside) apply(game, option);
  return chooseAs(bot, game, makeBot(bot, seedOf(task), seat).rng);
}

/** The game after `choices`, without the options set aside. */
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

/** A seed that no one can predict without the secret, and that is the same when the decision is repeated. */
function seedOf({ options: { seed, secret, anew }, seat, decisions }: BotTask): number {
  const hidden = anew?.at(-1)?.secret ?? secret ?? seed;
  return Number.parseInt(hash('sha256', `${hidden} ${seat} ${decisions}`).slice(0, 8), 16);
}
