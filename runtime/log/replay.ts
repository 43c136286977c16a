/** Replays a log and reports the first choice at which the game differs. */
import { hashSets, type SetProgram, UserError } from '../../program/index.ts';
import { newGame } from '../game.ts';
import { checkChain } from '../input/validate-sets.ts';
import { quoteValue, seatNumber } from '../messages.ts';
import { hash } from '../save/json.ts';
import { changedSets, otherNumbers, replayChoices, versionNote } from '../save/replay-choices.ts';
import type { Game } from '../state.ts';
import type { LogEnd } from './log.ts';
import { parseLog } from './parse.ts';

/** The result of a replay. `game` is in the state after `played` answers. */
export type Replay =
  | { same: true; game: Game; played: number }
  | {
      same: false;
      game: Game;
      played: number;
      /** Number of the first choice that differs, from 1; one more than the number of choices if the end differs. */
      at: number;
      /** Its line in the log, from 1. */
      line: number;
      /** What the log has there, and what was expected. */
      reason: string;
    };

/**
 * Replays a log: all choices, or the first `to`.
 * @param sets the sets it was played with, base first
 * @param text of the log
 * @throws UserError when it is not a log, was played with other sets or other random numbers, or has invalid options
 */
export function replay(sets: readonly SetProgram[], text: string, to?: number): Replay {
  const parsed = parseLog(text);
  if ('message' in parsed) throw new UserError(`line ${parsed.line}: ${parsed.message}`, 'DAMAGED');
  const { head, choices, end } = parsed.log;
  if (to !== undefined && (!Number.isSafeInteger(to) || to < 0))
    throw new UserError(`up to choice ${quoteValue(to)}: expected a whole number from 0`);
  checkChain(sets);
  const changed = changedSets(hashSets(sets), head.sets, 'the log');
  if (changed) throw new UserError(changed, 'CARDS_CHANGED');
  const other = otherNumbers('the log', head.options, head.version);
  if (other) throw new UserError(other, 'DAMAGED');
  const game = newGame(sets, head.options);
  const writer = versionNote('the log', head.version);
  const steps = Math.min(to ?? choices.length, choices.length);
  const { played, reason } = replayChoices(game, choices.slice(0, steps));
  if (reason) {
    const { seat, kind, option } = choices[played];
    const choiceText = `the log has seat ${seatNumber(seat)} answer ${quoteValue(kind)} with ${option}, `;
    return {
      same: false,
      game,
      played,
      at: played + 1,
      line: played + 2,
      reason: choiceText + reason + writer,
    };
  }
  const differs = steps === choices.length && end ? otherEnd(game, end) : null;
  if (differs)
    return { same: false, game, played, at: played + 1, line: played + 2, reason: differs + writer };
  return { same: true, game, played };
}

const winnerWords = (seat: number | null): string =>
  seat === null ? 'nobody wins' : `seat ${seatNumber(seat)} wins`;

/** How the end in the log differs from the game's; null if it does not. */
function otherEnd(game: Game, end: LogEnd): string | null {
  if (game.status !== end.end) return `the log ends ${quoteValue(end.end)}, but the game is "${game.status}"`;
  const winner = game.winner < 0 ? null : game.winner;
  if (winner !== end.winner)
    return `in the log ${winnerWords(end.winner)}, but in the game ${winnerWords(winner)}`;
  if (game.vp.join() !== end.vp.join()) {
    return `the log ends with ${end.vp.join(', ')} points, but they are ${game.vp.join(', ')}`;
  }
  const now = hash(game);
  return now === end.hash ? null : `the log ends with the hash ${quoteValue(end.hash)}, but it is ${now}`;
}
