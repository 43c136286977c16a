/** Plays for bots in a separate process, so that a bot that takes seconds does not delay the tables. */
import type { SetProgram } from '../../../program/index.ts';
import { apply, startGame, type Tables } from '../../../runtime/index.ts';
import { answerQuestions } from '../../../simulate/pool/index.ts';
import { type BotTask, botChoice, chainCards } from '../../../table/index.ts';
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
  const { cards, options, choices, aside } = task;
  const game = startGame(tables.get(cards)!, options);
  for (const option of [...choices, ...aside]) apply(game, option);
  return botChoice(task, game);
}
