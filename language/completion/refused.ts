/** Words and names that the grammar allows at a position but a check always rejects: a second landscape, `of` after a lion. */
import { mayFit, type NamesInScope, refersToSomething, whatIs } from '../../compiler/index.ts';
import {
  type Clause,
  type CursorContext,
  type FeatureClause,
  type Item,
  type OfferedWord,
  parseUnfinished,
  type RuleName,
  type Span,
} from '../../grammar/index.ts';
import { EVENTS, type EventDeed, isTerrain, isToken } from '../../program/index.ts';

/** A candidate, and where it would be in the grammar. */
interface Offered extends Pick<OfferedWord, 'rule' | 'path'> {
  label: string;
  /** `word`, or the kind of name. */
  kind: string;
}

/** What is declared besides the text before the cursor. */
export interface WordContext {
  /** The declaration around the cursor, as it is now. */
  item: Item | undefined;
  /** The offset of the cursor in the file. */
  offset: number;
  /** Whether the set is declared. */
  declaresSet: () => boolean;
}

/** A text that ends at the cursor. */
interface Place {
  /** Its words and signs. */
  before: readonly string[];
  /** The last of them. */
  last: string;
  /** The declaration that it ends in. */
  item: Item | undefined;
  /** Whether a condition about "this" makes sense where the last step begins. */
  hasThis: (condition: string) => boolean;
  known: NamesInScope;
  elsewhere: WordContext | undefined;
}

/** Returns a predicate: whether a candidate is rejected at the end of a text. */
export function refusedAfter(
  cursor: Pick<CursorContext, 'before' | 'text'>,
  known: NamesInScope,
  elsewhere: WordContext | undefined,
): (offered: Offered) => boolean {
  const { before } = cursor;
  const text = cursor.text.trimEnd();
  const conditions = new Map<string, boolean>();
  const hasThis = (condition: string) => {
    const found = conditions.get(condition) ?? makesSense(condition, text, known);
    conditions.set(condition, found);
    return found;
  };
  const last = before.at(-1) ?? '';
  const place = { before, last, item: parseUnfinished(text).items.at(-1), hasThis, known, elsewhere };
  return (offered) =>
    FOLLOWS[offered.rule]?.some((row) => isRuledOut(row, offered, place)) ||
    REFUSALS[offered.rule]?.(offered, place) ||
    (refersToThis(offered, place) && !hasThis('this is on a desert'));
}

/**
 * What stands behind certain words, which are regular expressions, one for each: a keyword that needs them before it, or the only
 * keywords that go on behind them.
 */
type Follow = { word: string; needs: string } | { behind: string; only: readonly string[] };

const NUMBER = '\\d+';
const AMOUNT = `(${NUMBER}|an?)`;
/** Cells of a board are named by one letter or digit. */
const CELL = '\\w';

/** By the grammar rule of the candidate. */
const FOLLOWS: Readonly<Partial<Record<RuleName, readonly Follow[]>>> = {
  choice: [{ word: 'to', needs: CELL }],
  // Nothing is adjacent to itself.
  condition: [{ behind: 'adjacent', only: [] }],
  expectation: [
    { behind: `expect player ${NUMBER}`, only: ['gained', 'has'] },
    { word: 'is', needs: CELL },
  ],
  given: [{ behind: `given player ${NUMBER}`, only: ['hand'] }],
  kind: [{ word: 'of', needs: 'animals?' }],
  reward: [{ word: 'vp', needs: `(.*\\d|an?)` }],
};

/** Without another thing, a place is near "this". */
const NEAR_THIS: readonly Follow[] = [
  { behind: 'adjacent', only: ['to'] },
  { behind: `within ${NUMBER} spaces?`, only: ['of'] },
];

function isRuledOut(row: Follow, { label }: Offered, { before }: Place): boolean {
  if ('needs' in row) return label === row.word && !endsIn(row.needs, before);
  return endsIn(row.behind, before) && !row.only.includes(label);
}

/** Whether these are the last words. */
const endsIn = (pattern: string, before: readonly string[]): boolean =>
  pattern
    .split(' ')
    .every((word, i, { length }) => new RegExp(`^${word}$`).test(before[before.length - length + i] ?? ''));

/** By the grammar rule of the candidate, where more counts than the words before it. */
const REFUSALS: Readonly<Partial<Record<RuleName, (offered: Offered, place: Place) => boolean>>> = {
  file: ({ label }, { elsewhere }) => label === 'set' && elsewhere?.declaresSet() === true,
  scenario: isLineTooLateOrEarly,
  card: isUsedOrInHands,
  feature: isUsedOrInHands,
  setDeclaration: isUsed,
  animal: isNoGround,
  marker: isNoGround,
  groundsAfter: isNoGround,
  clause: isHandOfSameMark,
  featureClause: isHandOfSameMark,
  cellName: ({ label }, { before }) => cellsBefore(before).includes(label),
  cell: ({ label }, place) => label === 'land' && isOnBoard(place),
  compare: ({ label }, place) => label === 'at' && isOnBoard(place),
  choice: ({ kind }, { before, last, known }) =>
    kind === 'place' && endsIn('(choose|refuse) .+', before) && !isThing(last, known),
  group: ({ label, kind }, { last, known }) =>
    kind === 'word' &&
    /^(?:habitat|communit)/.test(label) &&
    !mayFit(last, label.startsWith('habitat') ? 'habitat' : 'animal', known),
  region: (offered, place) =>
    isOfFeature(offered, place) ||
    (offered.label === 'community' && place.last === 'this' && !place.hasThis('this community has a lion')),
  given: isGiven,
  spot: isOfFeature,
  trigger: ({ label }, { before, known }) => {
    const clause = before.slice(before.lastIndexOf('when') + 1);
    const is = clause.indexOf('is');
    const needed = PLACES_OF_EVENTS[label];
    if (needed) return clause.slice(is + 1).some((deed) => isEvent(deed) && !EVENTS[deed][needed]);
    const things = clause.slice(0, Math.max(0, is)).filter((word) => !/^(an?|or|,)$/.test(word));
    return isEvent(label) && things.some((word) => !mayFit(word, EVENTS[label].things, known));
  },
};

/** Clauses and settings that may be repeated: on a card, or in a set for different numbers of players. */
const REPEATABLE_CLAUSES: ReadonlySet<string> = new Set(['hand', 'deal', 'draw']);

/** Whether a clause or setting that may be used once is already there. */
function isUsed({ label }: Offered, { item, elsewhere }: Place): boolean {
  const used = [...partsOf(item), ...partsBehind(elsewhere)];
  return !REPEATABLE_CLAUSES.has(label) && used.some(({ word }) => word === label);
}

/** What is declared behind the cursor. */
const partsBehind = (elsewhere: WordContext | undefined) =>
  partsOf(elsewhere?.item).filter(({ from }) => from > elsewhere!.offset);

/** The clauses, settings and lines of a declaration, with the word that each begins with. */
function partsOf(item: Item | undefined): { word: string; from: number }[] {
  const parts = (list: readonly Span[], key: string) =>
    list.map((part) => ({ word: (part as unknown as Record<string, string>)[key], from: part.from }));
  switch (item?.kind) {
    case 'set':
      return parts(item.settings, 'setting');
    case 'card':
    case 'feature':
      return parts(item.clauses, 'clause');
    case 'scenario':
      return parts(item.lines, 'line');
    default:
      return [];
  }
}

/** Before the first `do`, a scenario describes its setup, with one landscape at most; after it, it gives answers. */
function isLineTooLateOrEarly({ label }: Offered, { item, elsewhere }: Place): boolean {
  const [before, behind] = [partsOf(item), partsBehind(elsewhere)].map((parts) =>
    parts.map(({ word }) => word),
  );
  const isLandscape = (word: string) => word === 'board' || word === 'layout';
  const isDone = before.some((word) => word.startsWith('do'));
  if (label === 'given') return isDone;
  if (isLandscape(label)) return isDone || [...before, ...behind].some(isLandscape);
  const isSetup = behind.some((word) => isLandscape(word) || word === 'given');
  return isSetup || (!isDone && (label === 'choose' || label === 'refuse'));
}

/**
 * Whether a ground cannot be added: it is already listed, or an animal would mix terrains with a token (it lives on terrains or
 * on one kind of token).
 */
function isNoGround({ label }: Offered, { item }: Place): boolean {
  if (item?.kind !== 'animal' && item?.kind !== 'marker') return false;
  const on = item.on.map(({ text }) => text);
  if (on.length === 0 || item.kind === 'marker') return on.includes(label);
  const isOnToken = !on.some(isTerrain);
  if (isOnToken) return label === 'or' || isTerrain(label) || isToken(label);
  return on.includes(label) || isToken(label);
}

/** Whether a word refers to "this", whatever follows. */
function refersToThis(offered: Offered, place: Place): boolean {
  const { label, kind, path } = offered;
  const { last, item } = place;
  if (kind !== 'word') return false;
  const [rule] = path;
  const [inner, outer, outermost] = rule === 'oneSite' ? path.slice(1) : path;
  // `if adjacent to a forest` is about where "this" is.
  if (inner === 'site' && outer === 'where' && outermost === 'test') return true;
  if (NEAR_THIS.some((row) => isRuledOut(row, offered, place))) return true;
  // In a condition, `this` may be the card.
  if (last === 'this') return label !== 'feature' && !(label === 'is' && rule === 'test');
  if (label === 'this') return rule !== 'test' && item?.kind !== 'feature';
  return label === 'adjacent' && (rule === 'landscapeCount' || rule === 'region' || rule === 'test');
}

/** Whether a step with a condition could stand where the last step begins, and its "this" would refer to something. */
function makesSense(condition: string, text: string, known: NamesInScope): boolean {
  const at = /[^;{}]*$/.exec(text)!.index;
  const tried = `${text.slice(0, at)} gain 1vp if ${condition}`;
  const { items, problems } = parseUnfinished(tried);
  const item = items.at(-1);
  const isStep = !problems.some(({ from }) => from >= at && from < tried.length);
  return item !== undefined && isStep && refersToSomething(item, at, tried, known);
}

/** Amounts that may be given once: the number of players, and the cubes and points of each player. */
const SINGLE_AMOUNTS: Readonly<Partial<Record<string, string>>> = {
  player: 'players',
  players: 'players',
  cube: 'cubes',
  cubes: 'cubes',
  vp: 'vp',
};

function isGiven({ label }: Offered, { before, item }: Place): boolean {
  const what = SINGLE_AMOUNTS[label];
  const player = endsIn(`given player ${NUMBER} ${AMOUNT}`, before) ? before.at(-2) : undefined;
  const isAmount = player !== undefined || endsIn(`given ${AMOUNT}`, before);
  if (what === undefined || !isAmount || item?.kind !== 'scenario') return false;
  // A number of players cannot be given to a player.
  if (what === 'players' && player !== undefined) return true;
  return item.lines.some(
    (line) =>
      line.line === 'given' &&
      line.given?.given === what &&
      (line.given.player?.value ?? 1) === Number(player ?? 1),
  );
}

/** `this feature` and `the habitat containing this feature` are allowed only on features. */
function isOfFeature({ label }: Offered, { last, item }: Place): boolean {
  if (item?.kind === 'feature') return false;
  return (
    label === 'containing' || `${last} ${label}` === 'this feature' || `${last} ${label}` === 'the habitat'
  );
}

/** Prepositions that not all events have: nothing is removed `into` or placed `from` somewhere. */
const PLACES_OF_EVENTS: Readonly<Record<string, 'isThereBefore' | 'isThereAfter'>> = {
  from: 'isThereBefore',
  into: 'isThereAfter',
};
const isEvent = (word: string): word is EventDeed => word in EVENTS;

/** Whether a clause is there already, or is the `hand` of a card that is in a hand of each symbol. */
function isUsedOrInHands(offered: Offered, place: Place): boolean {
  return isUsed(offered, place) || (offered.label === 'hand' && handMarks(place).size === 2);
}

/** Whether the card is in a hand with the same symbol. */
function isHandOfSameMark({ label, kind }: Offered, place: Place): boolean {
  const mark = place.known.names.hands.get(label)?.mark;
  return kind === 'hand' && mark !== undefined && handMarks(place).has(mark);
}

/** The symbols of the hands that the card belongs to. */
function handMarks({ item, known }: Place): ReadonlySet<string> {
  if (item?.kind !== 'card' && item?.kind !== 'feature') return new Set();
  const hands = item.clauses.flatMap((clause: Clause | FeatureClause) =>
    clause.clause === 'hand' && clause.name ? [clause.name] : [],
  );
  return new Set(hands.flatMap(({ text }) => known.names.hands.get(text)?.mark ?? []));
}

/** Whether the text ends in the legend of a board, which lists exactly what is there. */
function isOnBoard({ item }: Place): boolean {
  return item?.kind === 'scenario' && item.lines.at(-1)?.line === 'board';
}

/** The cells of a feature chosen so far: `choose a, b,`. Each may be chosen once. */
function cellsBefore(before: readonly string[]): readonly string[] {
  const chosen = before.slice(before.findLastIndex((word) => word === 'choose' || word === 'refuse') + 1);
  return chosen.every((word) => endsIn(`(${CELL}|,)`, [word])) ? chosen : [];
}

function isThing(word: string, { names }: NamesInScope): boolean {
  const what = whatIs(names, word);
  return what !== undefined && !NO_THINGS.has(what);
}
const NO_THINGS: ReadonlySet<string> = new Set([
  'an element',
  'something that is gained',
  'a hand',
  'a layout',
]);
