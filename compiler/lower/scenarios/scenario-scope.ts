/** What the lines of a scenario can refer to: the names and cards of the set and the positions of the board. */
import type { Num, OfPlayer, Span, Word } from '../../../grammar/index.ts';
import type { Board, CardProgram, NamedHex, Problem } from '../../../program/index.ts';
import { type BrokenScenario, describePlace, type Flaws } from '../../checks/flaws.ts';
import { isDoubtful, listKnown, type Names } from '../../names.ts';
import type { Report } from '../../report/report.ts';
import type { Context } from '../../scope.ts';
import { newScope } from '../../scope.ts';

/** What the scenarios of a set may refer to. */
export interface ScenarioContext {
  names: Names;
  report: Report;
  /** Numbers of the existing cards. */
  cards: ReadonlySet<number>;
  /** The cards without errors. */
  programs: ReadonlyMap<number, CardProgram>;
  /** Numbers of the existing Landscape Features. */
  features: ReadonlySet<number>;
  /** The errors in all of this. */
  flaws: Flaws;
}

/** A board, and whether all of it could be read (`sure`): if not, unknown names are not reported. */
export interface LoweredBoard extends Board {
  /** Its named positions, by name. */
  byName: Map<string, NamedHex>;
  sure: boolean;
  /** Letters that occur several times and so name no position. */
  repeated: Set<string>;
  /** Names that are not on the board; each is reported once. */
  lacking: Set<string>;
  /** Where its line begins, if the board was drawn. */
  at?: Span;
  /** The node of that line. */
  drawn?: object;
}

export function emptyBoard(sure: boolean): LoweredBoard {
  return { tiles: [], names: [], byName: new Map(), sure, repeated: new Set(), lacking: new Set() };
}

export function addName(board: LoweredBoard, named: NamedHex): void {
  board.names.push(named);
  board.byName.set(named.name, named);
}

/** The state while a scenario is lowered, line by line. */
export interface ScenarioScope extends ScenarioContext {
  board: LoweredBoard;
  /** Cubes given so far, to all players together. */
  cubes?: number;
  /** Whether something can be paid in it, as far as its text says. */
  mayPay: boolean;
  /** Number of players. */
  players: number;
  /** Where each thing was first given. */
  given: Map<string, Span>;
  /** The first use of something that has an error. */
  flawed?: Omit<BrokenScenario, 'title'>;
}

/** A context for a fresh effect, or for names alone. */
export function thingContext({ names, report }: ScenarioContext): Context {
  return { names: { ...names }, report, scope: newScope() };
}

/** The number of an existing card; reports an unknown one and returns undefined. */
export const knownCard = (scope: ScenarioScope, card: Num | undefined): number | undefined =>
  known(scope, card, 'card');

/** The number of an existing Landscape Feature; reports an unknown one and returns undefined. */
export const knownFeature = (scope: ScenarioScope, feature: Num | undefined): number | undefined =>
  known(scope, feature, 'feature');

function known(scope: ScenarioScope, wanted: Num | undefined, what: 'card' | 'feature'): number | undefined {
  if (!wanted) return undefined;
  const { cards, features, names, report, flaws } = scope;
  const [own, others, other] =
    what === 'card' ? [cards, features, 'a Landscape Feature'] : [features, cards, 'a card'];
  const number = wanted.value;
  const flaw = flaws[`${what}s`].get(number);
  if (flaw) noteFlaw(scope, wanted, `${what} ${number}`, flaw);
  const isOther = others.has(number);
  if (isOther || own.has(number)) report.names.add('uses', 'number', `${number}`, wanted);
  if (own.has(number)) return number;
  if (isDoubtful(names, what, `${number}`)) return undefined;
  const hint = isOther ? `${number} is ${other}` : undefined;
  const values = { what, number: `${number}` };
  return report.add('ECO205', wanted, values, { hint, known: () => [...own].map(String) });
}

/** Records that a scenario uses something with an error. */
function noteFlaw(scope: ScenarioScope, at: Span, what: string, flaw: Problem): void {
  const message = `${what} has an error (${describePlace(flaw)}): ${flaw.message}`;
  scope.flawed ??= { at: scope.report.placeOf(at), code: flaw.code, message };
}

/** Records the error of the layout that a scenario is played on, if it has one. */
export function useLayout(scope: ScenarioScope, name: Word): void {
  const flaw = scope.flaws.layouts.get(name.text);
  if (flaw) noteFlaw(scope, name, `the layout \`${name.text}\``, flaw);
}

/**
 * Whether a line can apply to the player it names; if not, reports that.
 * @param personal whether lines of this kind can name a player
 * @param otherwise the reason to report if they cannot
 */
export function checkPlayer(
  { players, report }: ScenarioScope,
  { player }: OfPlayer,
  personal: boolean,
  otherwise: string,
): boolean {
  if (!player) return true;
  const number = player.value;
  const there = players === 1 ? 'is only player 1' : `are only players 1 to ${players}`;
  if (!personal) report.add('ECO612', player, { why: otherwise });
  else if (number === 0) report.add('ECO612', player, { why: 'the first player is player 1' });
  else if (number > players) {
    const hint = `add \`given ${number} players\` to the scenario`;
    report.add('ECO612', player, { why: `there ${there}` }, { hint });
  } else return true;
  return false;
}

/**
 * The position on the board that a letter or digit names; reports an unknown one and returns undefined.
 * @param isAmount whether it may be an amount that was meant
 */
export function bindHex(
  { board, report }: ScenarioScope,
  at: Span,
  name: string,
  isAmount = false,
): NamedHex | undefined {
  const found = board.byName.get(name);
  if (board.drawn && (found || board.repeated.has(name))) {
    report.names.add('uses', 'cell', name.toLowerCase(), at, board.drawn);
  }
  if (found || !board.sure || board.lacking.has(name)) return found;
  board.lacking.add(name);
  const why = board.repeated.has(name) ? 'it appears several times' : 'it does not appear there';
  const related = board.at && [report.relatedTo(board.at, 'this is the board')];
  const known = () => board.byName.keys();
  const hint = () => {
    const places = listKnown('places', known());
    return isAmount
      ? [places, `for an amount to pay, write \`pay ${name}\``].filter(Boolean).join('; ')
      : places;
  };
  return report.add('ECO608', at, { name, why }, { hint, known, ...(related && { related }) });
}

/** Advice where the tile itself must be described, but the text starts with what is on it. */
export const TERRAIN_ORDER_ADVICE =
  'say the terrain first, then what is on it, as in `desert with 1 mountain`';
