/** Plays for bots in a separate process, so that a bot that takes seconds does not delay the tables. */
import { hash } from 'node:crypto';
import type { SetProgram } from '../../../program/index.ts';
import { apply, chooseAs, makeBot, startGame, type Tables } from '../../../runtime/index.ts';
import { answerQuestions } from '../../../simulate/pool/index.ts';
import { type BotTask, chainCards } from '../../../table/index.ts';
import { playBots } from '../../playtest/bot-games.ts';

const tables = new Map<string, Tables>();

const functions = {
  /** Receives the cards of a name, which decisions then refer to. */
  learn: (cards: string, chain: readonly SetProgram[]): void => {
    tables.set(cards, chainCards(chain).tables);
  },
  decide,
  play: playBots,
};
export type BotFunctions = typeof functions;
answerQuestions(functions);

function decide(task: BotTask): number {
  const { bot, seat, cards, options, choices, aside } = task;
  const game = startGame(tables.get(cards)!, options);
  for (const option of [...choices, ...aside]) apply(game, option);
  return chooseAs(bot, game, makeBot(bot, seedOf(task), seat).rng);
}

/** A seed that no one can predict without the secret, and that is the same when the decision is repeated. */
function seedOf({ options: { seed, secret, anew }, seat, decisions }: BotTask): number {
  const hidden = anew?.at(-1)?.secret ?? secret ?? seed;
  return Number.parseInt(hash('sha256', `${hidden} ${seat} ${decisions}`).slice(0, 8), 16);
}
