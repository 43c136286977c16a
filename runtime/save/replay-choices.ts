/** Replays choices for logs and saved games, up to the first one that does not fit its decision. */
import type { DecisionKind, SetHash } from '../../program/index.ts';
import { apply, type Decision, decision } from '../game.ts';
import { type GameOptions, hasSecret } from '../game-options.ts';
import { listOptions, seatNumber } from '../messages.ts';
import type { Game } from '../state.ts';
import { VERSION } from '../version.ts';

/** A recorded choice. A log also records the seat and the kind of decision. */
interface Chosen {
  option: number;
  seat?: number;
  kind?: DecisionKind;
}

/**
 * Answers with these choices in turn.
 * @returns how many were played, and why the next one does not fit; null if all were played
 */
export function replayChoices(game: Game, choices: readonly Chosen[]) {
  for (const [played, choice] of choices.entries()) {
    const reason = whyNot(decision(game), choice);
    if (reason) return { played, reason };
    apply(game, choice.option);
  }
  return { played: choices.length, reason: null };
}

/** Why a choice does not fit its decision, or null. */
function whyNot(waiting: Decision | null, { seat, kind, option }: Chosen): string | null {
  if (!waiting) return 'but the game is over';
  const isAsked = (seat ?? waiting.seat) === waiting.seat && (kind ?? waiting.kind) === waiting.kind;
  if (!isAsked) return `but seat ${seatNumber(waiting.seat)} is asked "${waiting.kind}"`;
  if (waiting.options.includes(option)) return null;
  return `which is not offered: ${listOptions(waiting.options)}`;
}

/** The kind of record, as messages name it. */
type Written = 'the log' | 'the game';

/** A message about sets that differ from those the record was played with; undefined if all are the same. */
export function changedSets(
  now: readonly SetHash[],
  then: readonly SetHash[],
  what: Written,
): string | undefined {
  const named = (sets: readonly SetHash[]) => sets.map(({ id }) => id || 'an unnamed set').join(', ');
  if (now.length !== then.length || now.some(({ id }, at) => id !== then[at].id)) {
    return `${what} was played with ${named(then) || 'no set'}, not with ${named(now)}`;
  }
  const changed = now.filter((set, at) => set.hash !== then[at].hash);
  if (changed.length === 0) return undefined;
  const is = changed.map(({ hash }) => hash).join(', ');
  const was = then.filter((set, at) => set.hash !== now[at].hash).map(({ hash }) => hash);
  const since = what === 'the log' ? 'written' : 'saved';
  return `the cards have changed since ${what} was ${since}: ${named(changed)} (hash ${is}, then ${was.join(', ')})`;
}

/** The last version that drew other random numbers from a secret. */
const OTHER_NUMBERS = '0.1.0';

/** Why the same choices cannot be made with this version's random numbers; undefined if they are those of the writer. */
export function otherNumbers(what: Written, options: GameOptions, version?: string): string | undefined {
  if (version !== OTHER_NUMBERS || !hasSecret(options)) return undefined;
  return `${what} has a secret and was written by version ${version}: this version, ${VERSION}, draws other random numbers from it`;
}

/** An addition to a reason if another version wrote the record, because it may play the same choices differently. */
export function versionNote(what: Written, version = VERSION): string {
  return version === VERSION ? '' : `; ${what} was written by version ${version}, this is ${VERSION}`;
}
