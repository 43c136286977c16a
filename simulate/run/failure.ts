/** Games that did not reach their end, and where they failed. */
import type { Game } from '../../runtime/index.ts';
import type { GameFailure } from '../data/columns.ts';
import type { RunOptions } from '../figures/context.ts';
import { labelCard } from '../figures/labels.ts';
import { type Effect, stepOfInstruction } from '../figures/operations.ts';
import { gameSeed } from './plan.ts';

/** The failure of a game that threw an error. It names the card and step of the topmost effect. */
export function brokeOff(
  { seed, decisions, stack, features, tables }: Game,
  game: number,
  error: unknown,
  effects: readonly (readonly Effect[])[],
): GameFailure {
  const frame = stack.findLast((one) => one.task === 'effect');
  const index = frame && (frame.card >= 0 ? frame.card : features[frame.feature]?.card);
  let [card, step, where]: [number | null, number | null, string] = [null, null, ''];
  if (frame && index !== undefined) {
    card = tables.cards[index].number;
    const found = stepOfInstruction(effects[index], frame.effect, frame.at);
    step = found.step;
    where = `, card ${labelCard(tables, card)}, step ${step} (${found.operation})`;
  }
  const message = `game ${game} broke off (seed ${seed}${where}, after ${decisions} decisions): ${errorLine(error)}`;
  return { code: 'game-broke-off', severity: 'error', message, game, seed, decisions, card, step };
}

/** The failure of a game that was stopped by a bound. */
export function unfinishedGame(
  { seed, decisions, bound, boundCard, tables, draws }: Game,
  game: number,
): GameFailure {
  const card = boundCard < 0 ? null : tables.cards[boundCard].number;
  const where = card === null ? '' : `, card ${labelCard(tables, card)}`;
  const message = `game ${game} was stopped after ${draws} draws: too many ${bound} (seed ${seed}${where})`;
  return { code: 'game-unfinished', severity: 'warning', message, game, seed, decisions, card, step: null };
}

/** The failure of a game whose worker ended, and ended again when the game was repeated. */
export function lostGame(options: RunOptions, game: number, reason: unknown): GameFailure {
  const seed = gameSeed(options, game);
  const message = `game ${game} could not be played (seed ${seed}): its worker ended twice: ${errorLine(reason)}`;
  return { code: 'game-lost', severity: 'error', message, game, seed, decisions: 0, card: null, step: null };
}

/** The message of an error as one line. */
export const errorLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
