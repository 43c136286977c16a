/** Plays a log again: it comes out the same, or the step is named at which it does not. */
import { checkChain } from '../chain.ts';
import { apply, type Decision, decision, newGame } from '../game.ts';
import { hash } from '../kept/json.ts';
import { hashesOf, type SetHash } from '../ops/hash.ts';
import type { SetProgram } from '../ops/program.ts';
import { Refusal, shown } from '../refusal.ts';
import type { Game } from '../state.ts';
import { VERSION } from '../version.ts';
import type { Log, LogChoice, LogEnd } from './log.ts';
import { logProblem, parseLog } from './parse.ts';

/** How a replay came out. `game` stands where it stopped, after `played` answers. */
export type Replay =
  | { same: true; game: Game; played: number }
  | {
      same: false;
      game: Game;
      played: number;
      /** Number of the choice, from 1, where it first differs; one more than there are when the end does. */
      at: number;
      /** Its line in the log, from 1. */
      line: number;
      /** What the log says there and what was expected. */
      reason: string;
    };

/**
 * Plays a log again, with all choices or the first `to`.
 * @param sets what it was played with, base first
 * @param log its text, or what `parseLog` made of it
 * @throws Refusal when it is no log, the sets are not those of the log, or its options cannot be
 */
export function replay(sets: readonly SetProgram[], log: Log | string, to?: number): Replay {
  const { head, choices, end } = logOf(log);
  if (to !== undefined && (!Number.isSafeInteger(to) || to < 0)) {
    throw new Refusal(`up to choice ${shown(to)}: a whole number from 0 is needed`);
  }
  checkChain(sets);
  const changed = changedSets(hashesOf(sets), head.sets);
  if (changed) throw new Refusal(changed);
  const game = newGame(sets, head.options);
  // Another version may play the same choices differently.
  const { version = VERSION } = head;
  const writer = version === VERSION ? '' : `; the log was written by version ${version}, this is ${VERSION}`;
  const steps = Math.min(to ?? choices.length, choices.length);
  for (let i = 0; i < steps; i++) {
    const reason = whyNot(decision(game), choices[i]);
    if (reason) return { same: false, game, played: i, at: i + 1, line: i + 2, reason: reason + writer };
    apply(game, choices[i].option);
  }
  const reason = steps === choices.length && end ? otherEnd(game, end) : null;
  if (reason)
    return { same: false, game, played: steps, at: steps + 1, line: steps + 2, reason: reason + writer };
  return { same: true, game, played: steps };
}

function logOf(log: Log | string): Log {
  if (typeof log === 'string') {
    const parsed = parseLog(log);
    if ('log' in parsed) return parsed.log;
    throw new Refusal(`line ${parsed.line}: ${parsed.problem}`);
  }
  const problem = logProblem(log);
  if (problem) throw new Refusal(`line ${problem.line}: ${problem.problem}`);
  return log;
}

/** Which sets are not those of the log. */
function changedSets(now: readonly SetHash[], then: readonly SetHash[]): string | undefined {
  const named = (sets: readonly SetHash[]) => sets.map(({ id }) => id || 'an unnamed set').join(', ');
  if (now.length !== then.length || now.some(({ id }, at) => id !== then[at].id)) {
    return `the log was played with ${named(then) || 'no set'}, not with ${named(now)}`;
  }
  const changed = now.filter((set, at) => set.hash !== then[at].hash);
  if (changed.length === 0) return undefined;
  const is = changed.map(({ hash }) => hash).join(', ');
  const was = then.filter((set, at) => set.hash !== now[at].hash).map(({ hash }) => hash);
  return `the cards have changed since the log was written: ${named(changed)} (hash ${is}, then ${was.join(', ')})`;
}

/** How many options a reason lists. */
const LISTED = 12;

/** Why a choice of the log does not answer what is asked, or null. */
function whyNot(waiting: Decision | null, { seat, kind, option }: LogChoice): string | null {
  const said = `the log has seat ${seat} answer ${shown(kind)} with ${option}`;
  if (!waiting) return `${said}, but the game is over`;
  if (waiting.seat !== seat || waiting.kind !== kind) {
    return `${said}, but seat ${waiting.seat} is asked "${waiting.kind}"`;
  }
  if (waiting.options.includes(option)) return null;
  const offered = waiting.options.slice(0, LISTED).join(', ');
  const more = waiting.options.length - LISTED;
  return `${said}, which is not offered: ${offered}${more > 0 ? ` and ${more} more are` : ''}`;
}

/** How the end of the log differs from the game's, or null. */
function otherEnd(game: Game, end: LogEnd): string | null {
  if (game.status !== end.end) return `the log ends ${shown(end.end)}, but the game is "${game.status}"`;
  const winner = game.winner < 0 ? null : game.winner;
  if (winner !== end.winner) return `in the log seat ${end.winner} wins, but it is ${winner}`;
  if (game.vp.join() !== end.vp.join()) {
    return `the log ends with ${end.vp.join(', ')} points, but they are ${game.vp.join(', ')}`;
  }
  const now = hash(game);
  return now === end.hash ? null : `the log ends with the hash ${shown(end.hash)}, but it is ${now}`;
}
