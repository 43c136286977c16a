/** What the grammar allows at a place and a check refuses, whatever follows: a second landscape, `of` after a lion. */
import { hasGroups, refersToSomething, type Speakable, whatIs } from '../../compiler/index.ts';
import { type Item, parseUnfinished } from '../../grammar/index.ts';
import { isTerrain } from '../../program/index.ts';
import { saidOnce } from './behind.ts';

/** What may stand at a place, and the rule of the grammar that it is a part of there. */
interface Offered {
  label: string;
  rule: string;
  /** A word of the language, or what a name names. */
  kind: string;
}

/** A text that ends at the place. */
interface Place {
  text: string;
  /** Its last word, unless something else is behind it. */
  last: string;
  /** The declaration it ends in. */
  item(): Item | undefined;
  known: Speakable;
}

type Refusal = (offered: Offered, place: Place) => boolean;

/** Tells what is refused at the end of a text. */
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

/** By the rule that something is offered in. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  scenario: lineTooLateOrEarly,
  card: (offered, place) =>
    offered.label === 'hand' ? handMarks(place).size === 2 : isSaidBefore(offered, place),
  feature: isSaidBefore,
  setDeclaration: isSaidBefore,
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
    return wordsOf(events).includes(LEAVES_OUT[label] ?? '');
  },
};

/** A clause or setting that is said once. */
function isSaidBefore({ label }: Offered, { item }: Place): boolean {
  return saidOnce(item()).has(label);
}

/** A ground that is named before; of an animal, too, what does not go with that: it lives on terrains or on one kind of token. */
function isNoGround({ label }: Offered, { item }: Place): boolean {
  const declared = item();
  if (declared?.kind !== 'animal' && declared?.kind !== 'marker') return false;
  const on = declared.on.map(({ text }) => text);
  if (on.length === 0 || declared.kind === 'marker') return on.includes(label);
  const isOnToken = !on.some(isTerrain);
  if (isOnToken) return label === 'or' || isTerrain(label) || TOKENS.has(label);
  return on.includes(label) || TOKENS.has(label);
}

const TOKENS: ReadonlySet<string> = new Set(['mountain', 'forest']);

/** `this community` where "this" is not an animal. */
function isNoAnimal({ label }: Offered, { text, last, known }: Place): boolean {
  if (label !== 'community' || last !== 'this') return false;
  const whole = `${text} ${label}`;
  const item = parseUnfinished(whole).items.at(-1);
  return item !== undefined && !refersToSomething(item, text.length - last.length, whole, known);
}

/** What is given once: how many players, and to each of them cubes and points. */
const ONCE: Readonly<Partial<Record<string, string>>> = {
  player: 'players',
  players: 'players',
  cube: 'cubes',
  cubes: 'cubes',
  vp: 'vp',
};

function isGiven({ label }: Offered, { text, item }: Place): boolean {
  const what = ONCE[label];
  const amount = /\bgiven\s+(?:player\s+(?<player>\d+)\s+)?(?:\d+|an?)$/.exec(text);
  const scenario = item();
  if (what === undefined || !amount || scenario?.kind !== 'scenario') return false;
  const player = amount.groups?.player;
  // Players are not given to one.
  if (what === 'players' && player !== undefined) return true;
  return scenario.lines.some(
    (line) =>
      line.line === 'given' &&
      line.given?.given === what &&
      (line.given.player?.value ?? 1) === Number(player ?? 1),
  );
}

/** `this feature` and `the habitat containing this feature` are said on features only. */
function ofFeature({ label }: Offered, { last, item }: Place): boolean {
  const after = OF_FEATURE[label];
  return after !== undefined && (after === '' || after === last) && item()?.kind !== 'feature';
}

/** Words that only features have there, and the word before them; any where it is empty. */
const OF_FEATURE: Readonly<Partial<Record<string, string>>> = {
  feature: 'this',
  habitat: 'the',
  containing: '',
};

/** What can be said of places only after other events. */
const LEAVES_OUT: Readonly<Record<string, string>> = { into: 'removed', from: 'placed' };

/** Before the first `do` a scenario says what there is, once; after it, what is answered. */
function lineTooLateOrEarly({ label }: Offered, { item }: Place): boolean {
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

/** The kinds of hands that a card belongs to. */
function handMarks({ item, known }: Place): ReadonlySet<string> {
  const card = item();
  if (card?.kind !== 'card') return new Set();
  const hands = card.clauses.flatMap((clause) =>
    clause.clause === 'hand' && clause.name ? [clause.name] : [],
  );
  return new Set(hands.flatMap(({ text }) => known.names.hands.get(text)?.mark ?? []));
}

/** Whether a legend is that of a board, which says exactly what there is. */
function isOnBoard({ item }: Place): boolean {
  const scenario = item();
  return scenario?.kind === 'scenario' && scenario.lines.at(-1)?.line === 'board';
}

/** The cells a feature covers that are chosen so far, each once: `choose a, b,`. */
const cellsBefore = (text: string): string[] =>
  (/\b(?:choose|refuse)\s+((?:\w\s*,\s*)+)$/.exec(text)?.[1] ?? '').split(/[\s,]+/);

/** Places of a board have one letter or digit. */
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
