/** Words that the grammar allows at a position but a later check always rejects: a second landscape, `of` after a lion. */
import { hasGroups, refersToSomething, type Speakable, whatIs } from '../../compiler/index.ts';
import { type Item, parseUnfinished } from '../../grammar/index.ts';
import { isTerrain } from '../../program/index.ts';
import { usedWords } from './behind.ts';

/** A candidate word, and the grammar rule that it would belong to. */
interface Offered {
  label: string;
  rule: string;
  /** `word`, or the kind of name. */
  kind: string;
}

/** A text that ends at the cursor. */
interface TextBefore {
  text: string;
  /** Its last word; empty if other characters follow. */
  last: string;
  /** The declaration that it ends in. */
  item(): Item | undefined;
  known: Speakable;
}

type RefusalTest = (offered: Offered, before: TextBefore) => boolean;

/** Returns a predicate: whether a candidate is rejected at the end of a text. */
export function refusedAfter(text: string, known: Speakable): (offered: Offered) => boolean {
  const before = text.trimEnd();
  const last = /[\w-]+$/.exec(before)?.[0] ?? '';
  let items: Item[] | undefined;
  const item = () => {
    items ??= parseUnfinished(before).items;
    return items.at(-1);
  };
  const place = { text: before, last, item, known };
  return (offered) => Object.hasOwn(REFUSALS, offered.rule) && REFUSALS[offered.rule](offered, place);
}

/** By the grammar rule of the candidate. */
const REFUSALS: Readonly<Record<string, RefusalTest>> = {
  scenario: lineTooLateOrEarly,
  card: (offered, place) =>
    offered.label === 'hand' ? handMarks(place).size === 2 : isUsedBefore(offered, place),
  feature: isUsedBefore,
  setDeclaration: isUsedBefore,
  animal: isNoGround,
  marker: isNoGround,
  groundsAfter: isNoGround,
  clause: ({ label, kind }, place) => {
    const mark = place.known.names.hands.get(label)?.mark;
    return kind === 'hand' && mark !== undefined && handMarks(place).has(mark);
  },
  cellName: ({ label }, { text }) => cellsBefore(text).includes(label),
  cell: ({ label }, place) => label === 'land' && isOnBoard(place),
  compare: ({ label }, place) => label === 'at' && isOnBoard(place),
  choice: ({ label, kind }, { text, last, known }) => {
    if (label === 'to') return !isCell(last);
    const first = /\b(?:choose|refuse)\s+[\w-]+$/.test(text);
    return kind === 'place' && first && !isThing(last, known);
  },
  // Nothing is adjacent to itself.
  condition: (_, { last }) => last === 'adjacent',
  expectation: ({ label }, { last }) => label === 'is' && !isCell(last),
  reward: ({ label }, { text }) => label === 'vp' && !/(?:\d|\ban?)$/.test(text),
  kind: ({ label }, { last }) => label === 'of' && !/^animals?$/.test(last),
  region: (offered, place) => ofFeature(offered, place) || isNoAnimal(offered, place),
  given: isGiven,
  spot: ofFeature,
  trigger: ({ label }, { text, known }) => {
    const [, things, events] = /\bwhen\b([^{}]*?)\bis\b([^{}]*)$/.exec(text) ?? [];
    if (things === undefined) return false;
    if (label === 'moved') return wordsOf(things).some((word) => !hasGroups(word, 'community', known));
    return wordsOf(events).includes(EXCLUDED_EVENTS[label] ?? '');
  },
};

/** Whether a clause or setting that may be used once is already there. */
function isUsedBefore({ label }: Offered, { item }: TextBefore): boolean {
  return usedWords(item()).has(label);
}

/**
 * Whether a ground cannot be added: it is already listed, or an animal would mix terrains with a token (it lives on terrains or
 * on one kind of token).
 */
function isNoGround({ label }: Offered, { item }: TextBefore): boolean {
  const declared = item();
  if (declared?.kind !== 'animal' && declared?.kind !== 'marker') return false;
  const on = declared.on.map(({ text }) => text);
  if (on.length === 0 || declared.kind === 'marker') return on.includes(label);
  const isOnToken = !on.some(isTerrain);
  if (isOnToken) return label === 'or' || isTerrain(label) || TOKENS.has(label);
  return on.includes(label) || TOKENS.has(label);
}

const TOKENS: ReadonlySet<string> = new Set(['mountain', 'forest']);

/** Whether `this community` would refer to a "this" that is not an animal. */
function isNoAnimal({ label }: Offered, { text, last, known }: TextBefore): boolean {
  if (label !== 'community' || last !== 'this') return false;
  const whole = `${text} ${label}`;
  const item = parseUnfinished(whole).items.at(-1);
  return item !== undefined && !refersToSomething(item, text.length - last.length, whole, known);
}

/** Amounts that may be given once: the number of players, and the cubes and points of each player. */
const ONCE: Readonly<Partial<Record<string, string>>> = {
  player: 'players',
  players: 'players',
  cube: 'cubes',
  cubes: 'cubes',
  vp: 'vp',
};

function isGiven({ label }: Offered, { text, item }: TextBefore): boolean {
  const what = ONCE[label];
  const amount = /\bgiven\s+(?:player\s+(?<player>\d+)\s+)?(?:\d+|an?)$/.exec(text);
  const scenario = item();
  if (what === undefined || !amount || scenario?.kind !== 'scenario') return false;
  const player = amount.groups?.player;
  // A number of players cannot be given to a player.
  if (what === 'players' && player !== undefined) return true;
  return scenario.lines.some(
    (line) =>
      line.line === 'given' &&
      line.given?.given === what &&
      (line.given.player?.value ?? 1) === Number(player ?? 1),
  );
}

/** `this feature` and `the habitat containing this feature` are allowed only on features. */
function ofFeature({ label }: Offered, { last, item }: TextBefore): boolean {
  const after = OF_FEATURE[label];
  return after !== undefined && (after === '' || after === last) && item()?.kind !== 'feature';
}

/** Words that only features may use, and the word that must precede them; empty for any word. */
const OF_FEATURE: Readonly<Partial<Record<string, string>>> = {
  feature: 'this',
  habitat: 'the',
  containing: '',
};

/** Prepositions that exclude an event: nothing is removed `into` or placed `from` somewhere. */
const EXCLUDED_EVENTS: Readonly<Record<string, string>> = { into: 'removed', from: 'placed' };

/** Before the first `do`, a scenario describes its setup, with one landscape at most; after it, it gives answers. */
function lineTooLateOrEarly({ label }: Offered, { item }: TextBefore): boolean {
  const scenario = item();
  if (scenario?.kind !== 'scenario') return false;
  const isDone = scenario.lines.some(({ line }) => line === 'do' || line.startsWith('do-'));
  const hasLandscape = scenario.lines.some(({ line }) => line === 'board' || line === 'layout');
  switch (label) {
    case 'given':
      return isDone;
    case 'board':
    case 'layout':
      return isDone || hasLandscape;
    case 'choose':
    case 'refuse':
      return !isDone;
    default:
      return false;
  }
}

/** The symbols of the hands that the card belongs to. */
function handMarks({ item, known }: TextBefore): ReadonlySet<string> {
  const card = item();
  if (card?.kind !== 'card') return new Set();
  const hands = card.clauses.flatMap((clause) =>
    clause.clause === 'hand' && clause.name ? [clause.name] : [],
  );
  return new Set(hands.flatMap(({ text }) => known.names.hands.get(text)?.mark ?? []));
}

/** Whether the text ends in the legend of a board, which lists exactly what is there. */
function isOnBoard({ item }: TextBefore): boolean {
  const scenario = item();
  return scenario?.kind === 'scenario' && scenario.lines.at(-1)?.line === 'board';
}

/** The cells of a feature chosen so far: `choose a, b,`. Each may be chosen once. */
const cellsBefore = (text: string): string[] =>
  (/\b(?:choose|refuse)\s+((?:\w\s*,\s*)+)$/.exec(text)?.[1] ?? '').split(/[\s,]+/);

/** Cells of a board are named by one letter or digit. */
const isCell = (word: string) => word.length === 1;

function isThing(word: string, { names }: Speakable): boolean {
  const what = whatIs(names, word);
  return what !== undefined && !NO_THINGS.has(what);
}
const NO_THINGS: ReadonlySet<string> = new Set([
  'an element',
  'something that is gained',
  'a hand',
  'a layout',
]);

const wordsOf = (text: string) =>
  (text.match(/[a-z][\w-]*/g) ?? []).filter((word) => !/^(?:an?|or)$/.test(word));
