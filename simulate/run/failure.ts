/** A game that did not come to its end: where it was then. */
import type { Game } from '../../runtime/index.ts';
import { labelOf } from '../figures/labels.ts';
import { type Effect, stepAt } from '../figures/operations.ts';
import type { GameFailure } from '../figures/tally.ts';
import { type RunOptions, seedOf } from './plan.ts';

type Place = Pick<GameFailure, 'seed' | 'decisions' | 'card' | 'step'> & { operation: string };

/** Where a game is: the card and step of the topmost effect. */
function placeOf(game: Game, effects: readonly (readonly Effect[])[]): Place {
  const { seed, decisions, stack, features, tables } = game;
  const frame = stack.findLast((one) => one.task === 'effect');
  const card = frame && (frame.card >= 0 ? frame.card : features[frame.feature]?.card);
  if (!frame || card === undefined) return { seed, decisions, card: null, step: null, operation: '' };
  const { step, operation } = stepAt(effects[card], frame.card >= 0 ? -1 : frame.effect, frame.at);
  return { seed, decisions, card: tables.cards[card].number, step, operation };
}

/** A game in which something was thrown. */
export function brokeOff(
  game: Game,
  index: number,
  error: unknown,
  effects: readonly (readonly Effect[])[],
): GameFailure {
  const { operation, ...place } = placeOf(game, effects);
  const reason = error instanceof Error ? error.message : String(error);
  const where =
    place.card === null
      ? ''
      : `, card ${labelOf(game.tables, place.card)}, step ${place.step} (${operation})`;
  const message = `game ${index} broke off (seed ${place.seed}${where}, after ${place.decisions} decisions): ${reason.replace(/\s*\n\s*/g, ' ')}`;
  return { code: 'game-broke-off', severity: 'error', message, game: index, ...place };
}

/** A game that a bound stopped. */
export function unfinished(game: Game, index: number): GameFailure {
  const { seed, decisions, bound, boundCard, tables, draws } = game;
  const card = boundCard < 0 ? null : tables.cards[boundCard].number;
  const where = card === null ? '' : `, card ${labelOf(tables, card)}`;
  const message = `game ${index} was stopped after ${draws} draws: too many ${bound} (seed ${seed}${where})`;
  return {
    code: 'game-unfinished',
    severity: 'warning',
    message,
    game: index,
    seed,
    decisions,
    card,
    step: null,
  };
}

/** A game whose worker died, and died again when it was played once more. */
export function lostGame(options: RunOptions, index: number, reason: unknown): GameFailure {
  const seed = seedOf(options, index);
  const why = (reason instanceof Error ? reason.message : String(reason)).replace(/\s*\n\s*/g, ' ');
  return {
    code: 'game-lost',
    severity: 'error',
    message: `game ${index} could not be played (seed ${seed}): its worker ended twice: ${why}`,
    game: index,
    seed,
    decisions: 0,
    card: null,
    step: null,
  };
}
