/** What the lines of a scenario can speak of: the names and cards of the set and the places of the board. */
import type { Num, OfPlayer, Span, Word } from '../../../grammar/index.ts';
import type { Board, NamedHex, Problem } from '../../../program/index.ts';
import { type BrokenScenario, type Flaws, placeWords } from '../../checks/flaws.ts';
import { isDoubtful, type Names, theyAre } from '../../names.ts';
import type { Report } from '../../report/report.ts';
import { newScope } from '../../scope.ts';
import type { Context } from '../context.ts';

/** What scenarios of a set may speak of. */
export interface ScenarioContext {
  names: Names;
  report: Report;
  /** Numbers of the cards there are. */
  cards: Numbers;
  /** How often those cards can be used that nothing is wrong with. */
  leaves: Lookup<number, number>;
  /** Numbers of the Landscape Features there are. */
  features: Numbers;
  /** What of all this has an error in it. */
  flaws: Pick<Flaws, 'words' | 'any'> & {
    cards: Lookup<number, Problem>;
    features: Lookup<number, Problem>;
    layouts: Lookup<string, Problem>;
  };
}

/** What numbers there are. */
export type Numbers = Pick<ReadonlySet<number>, 'has'> & Iterable<number>;
/** What there is under a number or name. */
export type Lookup<Key, Value> = Pick<ReadonlyMap<Key, Value>, 'get'>;

/** A board, and whether everything on it could be read: else nothing is said about names it lacks. */
export interface LoweredBoard extends Board {
  /** Its names, by themselves. */
  byName: Map<string, NamedHex>;
  sure: boolean;
  /** Letters that occur several times, and so name nothing. */
  repeated: Set<string>;
  /** Names it lacks, each reported once. */
  lacking: Set<string>;
  /** Where its line begins, if it was drawn. */
  at?: Span;
  /** That line. */
  drawn?: object;
}

export function emptyBoard(sure: boolean): LoweredBoard {
  return { tiles: [], names: [], byName: new Map(), sure, repeated: new Set(), lacking: new Set() };
}

export function addName(board: LoweredBoard, named: NamedHex): void {
  board.names.push(named);
  board.byName.set(named.name, named);
}

/** A scenario while it is lowered, line by line. */
export interface ScenarioScope extends ScenarioContext {
  board: LoweredBoard;
  /** How many cubes were given so far, to all players. */
  cubes?: number;
  /** How many play. */
  players: number;
  /** Where what is given was given first, by what it is. */
  given: Map<string, Span>;
  /** The first use of something that has an error. */
  flawed?: Omit<BrokenScenario, 'title'>;
}

/** A context for a fresh effect, or for names alone. */
export function thingContext({ names, report }: ScenarioContext): Context {
  return { names, report, scope: newScope() };
}

/** The number of a card there is, or, reported, nothing. */
export function knownCard(stage: ScenarioScope, card: Num | undefined): number | undefined {
  return known(stage, card, 'card', stage.features.has(card?.value ?? -1));
}

/** The number of a Landscape Feature there is, or, reported, nothing. */
export function knownFeature(stage: ScenarioScope, feature: Num | undefined): number | undefined {
  return known(stage, feature, 'feature', stage.cards.has(feature?.value ?? -1));
}

function known(
  stage: ScenarioScope,
  wanted: Num | undefined,
  what: 'card' | 'feature',
  isOther: boolean,
): number | undefined {
  if (!wanted) return undefined;
  const { cards, features, names, report, flaws } = stage;
  const number = wanted.value;
  const flaw = (what === 'card' ? flaws.cards : flaws.features).get(number);
  if (flaw) noteFlaw(stage, wanted, `${what} ${number}`, flaw);
  if (cards.has(number) || features.has(number)) report.names?.uses('number', String(number), wanted);
  if ((what === 'card' ? cards : features).has(number)) return number;
  const other = what === 'card' ? `${number} is a Landscape Feature` : `${number} is a card`;
  if (!isDoubtful(names, what, String(number))) {
    const there = what === 'card' ? cards : features;
    const hint = isOther ? other : undefined;
    report.add(
      'ECO205',
      wanted,
      { what, number: String(number) },
      { hint, known: () => [...there].map(String) },
    );
  }
  return undefined;
}

/** Notes that a scenario uses something with an error in it. */
function noteFlaw(stage: ScenarioScope, at: Span, what: string, flaw: Problem): void {
  const message = `${what} has an error (${placeWords(flaw)}): ${flaw.message}`;
  stage.flawed ??= { at: stage.report.placeOf(at), code: flaw.code, message };
}

/** Notes the flaw of a layout a scenario is played on, if there is one. */
export function useLayout(stage: ScenarioScope, name: Word): void {
  const flaw = stage.flaws.layouts.get(name.text);
  if (flaw) noteFlaw(stage, name, `the layout \`${name.text}\``, flaw);
}

/**
 * Whether a line that names a player can be said of that player; if not, it is reported.
 * @param personal whether such lines are said of players at all; `else`: what is
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
    report.add(
      'ECO612',
      player,
      { why: `there ${there}` },
      { hint: `add \`given ${number} players\` to the scenario` },
    );
  } else return true;
  return false;
}

/** The place of the board a letter or digit names, or, reported, nothing. */
export function bindHex({ board, report }: ScenarioScope, at: Span, name: string): NamedHex | undefined {
  const found = board.byName.get(name);
  if (board.drawn && (found || board.repeated.has(name))) {
    report.names?.uses('cell', name.toLowerCase(), at, board.drawn);
  }
  if (found || !board.sure || board.lacking.has(name)) return found;
  board.lacking.add(name);
  const why = board.repeated.has(name) ? 'it appears several times' : 'it does not appear there';
  const related = board.at && [report.relatedTo(board.at, 'this is the board')];
  const known = () => board.byName.keys();
  const hint = () => theyAre('places', known());
  report.add('ECO608', at, { name, why }, { hint, known, ...(related && { related }) });
  return undefined;
}

/** What to do about a thing that lies on a tile, where the tile itself is described. */
export const TERRAIN_FIRST = 'say the terrain first, then what is on it, as in `desert with 1 mountain`';
