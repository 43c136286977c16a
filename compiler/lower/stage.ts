/** What the lines of a scenario can speak of: the names and cards of the set and the places of the board. */
import type { Num, Span } from '../../grammar/tree.ts';
import type { Board, NamedHex } from '../../runtime/ops/scenario.ts';
import { isDoubtful, type Names } from '../names.ts';
import type { Report } from '../report.ts';
import { newScope } from '../scope.ts';
import type { Context } from './context.ts';

/** What scenarios of a set may speak of. */
export interface ScenarioContext {
  names: Names;
  report: Report;
  /** Numbers of the cards there are. */
  cards: ReadonlySet<number>;
}

/** A board, and whether everything on it could be read: else nothing is said about names it lacks. */
export interface LoweredBoard extends Board {
  sure: boolean;
  /** Letters that stand several times, and so name nothing. */
  repeated: Set<string>;
}

export function emptyBoard(sure: boolean): LoweredBoard {
  return { tiles: [], names: [], sure, repeated: new Set() };
}

/** A scenario while it is lowered, line by line. */
export interface Stage extends ScenarioContext {
  board: LoweredBoard;
}

/** A context for a fresh effect, or for names alone. */
export function thingContext({ names, report }: ScenarioContext): Context {
  return { names, report, scope: newScope() };
}

/** The number of a card there is, or, reported, nothing. */
export function knownCard(
  { cards, names, report }: ScenarioContext,
  card: Num | undefined,
): number | undefined {
  if (!card) return undefined;
  if (cards.has(card.value)) return card.value;
  if (!isDoubtful(names, 'card', String(card.value))) {
    report.add('ECO205', card, { number: String(card.value) });
  }
  return undefined;
}

/** The place of the board a letter or digit names, or, reported, nothing. */
export function bindHex({ board, report }: Stage, at: Span, name: string): NamedHex | undefined {
  const found = board.names.find((named) => named.name === name);
  if (found || !board.sure) return found;
  const why = board.repeated.has(name) ? 'it stands there several times' : 'it does not stand there';
  report.add('ECO608', at, { name, why });
  return undefined;
}
