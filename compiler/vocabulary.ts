/** Reads the declarations of a set: its id and settings, elements, animals, markers, hands and layouts. */
import {
  type AnimalNode,
  adviceTo,
  type Item,
  insertion,
  type LayoutNode,
  type MarkerNode,
  meantName,
  type Num,
  type parse,
  readSketch,
  replacement,
  type SetNode,
  type Span,
  type Word,
  type WordItem,
} from '../grammar/index.ts';
import {
  type AnimalWord,
  engineNoun,
  GROUNDS,
  type Ground,
  isTerrain,
  isToken,
  type LayoutWord,
  type MarkerWord,
  markersOf,
  type PieceWord,
  type PropertyRow,
  pieceProperties,
  TERRAINS,
  type Vocabulary,
  whyTaken,
} from '../program/index.ts';
import { irregularPlural } from './checks/plurals.ts';
import { reportSketch } from './checks/sketches.ts';
import { limit } from './lower/context.ts';
import { TERRAIN_LETTERS, whyNotPlain } from './names.ts';
import { reportFault, toPlainName } from './report/plain-name.ts';
import { firstWord, type Report } from './report/report.ts';
import { lowerSettings } from './settings.ts';

/** A parsed text. */
export type ParseResult = ReturnType<typeof parse>;

/** What a set declares. */
export interface Declarations {
  /** The first `set` declaration and its report. */
  set?: { node: SetNode; report: Report };
  words: Vocabulary;
  /** Where each animal, hand and layout is declared, by kind and name, for later checks. */
  places: Map<string, { at: Span; report: Report }>;
  /** Words that were meant as names but cannot be: their uses are not reported separately. */
  doubtful: Set<string>;
}

/** The declarations in a set's files. Invalid ones are reported and, where possible, kept, because others may refer to them. */
export function declaredBy(sources: readonly { items: readonly Item[]; report: Report }[]): Declarations {
  const declared: Declarations = {
    words: { settings: {}, elements: [], animals: [], hands: [], layouts: [] },
    places: new Map(),
    doubtful: new Set(),
  };
  for (const source of sources) {
    for (const item of source.items) if (isWordItem(item)) declare(declared, item, source.report);
  }
  return declared;
}

/** Whether a declaration is of the set itself or of its words. */
export const isWordItem = (item: Item): item is WordItem =>
  item.kind !== 'card' && item.kind !== 'feature' && item.kind !== 'scenario';

function declare(declared: Declarations, item: WordItem, report: Report): void {
  if (item.kind === 'set') {
    declareSet(declared, item, report);
    return;
  }
  if ('plural' in item && item.name && item.plural)
    report.names.add('plural', item.kind, item.name.text, item.plural);
  if (!item.name || !named(declared, item.name, item.kind, report)) return;
  if ((item.kind === 'animal' || item.kind === 'marker') && !item.plural)
    warnOfPlural(item.name, item.kind, report);
  const { words, doubtful } = declared;
  const name = item.name.text;
  switch (item.kind) {
    case 'element':
      words.elements.push({ name, count: item.count?.value ?? 1, any: item.any });
      return;
    case 'animal':
      words.animals.push(animalOf(item, name, report));
      return;
    case 'marker':
      words.markers = [...markersOf(words), markerOf(item, name, report)];
      return;
    case 'hand':
      if (!item.mark) doubtful.add(name);
      words.hands.push({ name, mark: item.mark ?? 'footprint', title: item.title?.value ?? name });
      return;
    case 'layout':
      words.layouts.push(layoutOf(item, name, report));
  }
}

/** Kinds of declared names. */
type Named = 'element' | 'animal' | 'marker' | 'hand' | 'layout';

/** Checks a new name; returns whether to keep it. Of two with the same name, the first is kept. */
function named(declared: Declarations, name: Word, kind: Named, report: Report): boolean {
  report.names.add('declares', kind, name.text, name);
  const key = `${kind} ${name.text}`;
  const first = declared.places.get(key);
  if (first) {
    const related = [first.report.relatedTo(first.at)];
    report.add('ECO507', name, { kind, name: name.text }, { related });
    return false;
  }
  declared.places.set(key, { at: name, report });
  const what = `${kind === 'element' || kind === 'animal' ? 'an' : 'a'} ${kind}`;
  if (reportFault(report, name, what, (text) => whyNoName(text, kind)))
    declared.doubtful.add(name.text).add(name.text.toLowerCase());
  return true;
}

/** Why a word cannot be a name of this kind; undefined if it can. */
export function whyNoName(name: string, kind: Named): string | undefined {
  return whyNotPlain(name) ?? (kind === 'hand' || kind === 'layout' ? undefined : whyTaken(name, kind));
}

/** Warns of irregular plurals: cards and rules texts also use the plural of an animal or marker. */
function warnOfPlural(name: Word, kind: 'animal' | 'marker', report: Report): void {
  const plain = toPlainName(name.text);
  const plural = irregularPlural(plain);
  const isWritten = report.wordsAfter(name)[0]?.text === 'plural';
  if (plural === undefined || isWritten || whyNoName(plain, kind)) return;
  const hint = {
    hint: `write \`${kind} ${plain} plural ${plural}\``,
    fixes: [insertion(name.to, ` plural ${plural}`)],
  };
  report.add('ECO706', name, { name: plain, plural: `${plain}s` }, { hint });
}

/** The terrains and tokens that animals and markers can be on, each once; reports other words and repetitions. */
function placesOf(on: readonly Word[], report: Report): { word: Word; noun: Ground }[] {
  const places = on.flatMap((word) => {
    const noun = GROUNDS.find((ground) => ground === engineNoun(word.text));
    if (noun !== undefined) return [{ word, noun }];
    reportPlace(word, ON, GROUNDS, report);
    return [];
  });
  const isFirst = ({ noun }: (typeof places)[number], at: number) =>
    places.findIndex((other) => other.noun === noun) === at;
  const twice = places.find((place, at) => !isFirst(place, at));
  if (twice) {
    report.add('ECO105', twice.word, { expected: 'another terrain', found: `\`${twice.noun}\` again` });
  }
  return places.filter(isFirst);
}

function reportPlace(
  word: Word,
  { what, fixed }: Pick<PropertyRow, 'what' | 'fixed'>,
  known: readonly string[],
  report: Report,
): void {
  const whole = fixed[word.text]?.join(' ');
  const write = whole ?? LANDS_MEANT.get(word.text);
  const hint =
    write === undefined ? meantName(word, known) : adviceTo(replacement(word, write, whole !== undefined));
  report.add('ECO105', word, { expected: what, found: `\`${word.text}\`` }, { hint, known: () => known });
}

/** What can follow `on`. */
const ON = { what: 'a terrain, `mountain` or `forest`', fixed: {} };

/** What the words for several terrains stand for. */
const LANDS_MEANT: ReadonlyMap<string, string> = new Map([
  ['land', 'desert or grassland'],
  ['tile', 'desert or grassland or water'],
]);

function markerOf(node: MarkerNode, name: string, report: Report): MarkerWord {
  const on = placesOf(node.on, report).map(({ noun }) => noun);
  return {
    ...countedOf(node, name, report),
    // A declaration without a place has been reported as an error; the marker stays known.
    on: on.length > 0 ? on : ['grassland'],
    ...propertiesOf<MarkerWord>(node, report),
  };
}

/** What a declaration says behind its grounds. */
function propertiesOf<W extends PieceWord>(node: AnimalNode | MarkerNode, report: Report) {
  const given = pieceProperties(node.kind).flatMap(([key, row]) => {
    const value = propertyValue(node[key], row, report) ?? row.usual;
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(given) as Omit<W, 'name' | 'plural' | 'count' | 'on'>;
}

/** The value of a property; undefined if none is written, or if it cannot be, which is reported. */
function propertyValue(given: string | Word | Num | undefined, row: PropertyRow, report: Report) {
  if (typeof given !== 'object') return given;
  if ('value' in given) return limit({ report }, given);
  const known = [...row.other];
  const noun = known.find((one) => one === given.text || one === engineNoun(given.text));
  if (noun === undefined) reportPlace(given, row, known, report);
  return noun;
}

/** The plural and the number of an animal or marker. A number of 0 is reported: for an animal only as a warning. */
function countedOf({ kind, plural, count }: AnimalNode | MarkerNode, name: string, report: Report) {
  if (count?.value === 0) {
    const aside = { hint: 'say how many there are', fixes: [replacement(count, 'x10')] };
    report.add('ECO306', count, {}, kind === 'animal' ? { ...aside, severity: 'warning' } : aside);
  }
  return { name, plural: plural?.text ?? `${name}s`, count: count?.value ?? 1 };
}

function animalOf(node: AnimalNode, name: string, report: Report): AnimalWord {
  const places = placesOf(node.on, report);
  const base = { ...countedOf(node, name, report), ...propertiesOf<AnimalWord>(node, report) };
  const token = places.find(({ noun }) => isToken(noun));
  if (token && places.length > 1) {
    const expected = 'either terrains or one of `mountain` and `forest`';
    report.add('ECO105', token.word, { expected, found: 'both' });
  }
  if (token) return { ...base, on: { token: token.noun === 'forest' ? 'forest' : 'mountain' } };
  // A declaration without a place has been reported as an error; the animal stays known, and may be anywhere.
  const terrain = places.map(({ noun }) => noun).filter(isTerrain);
  return { ...base, on: { terrain: terrain.length > 0 ? terrain : [...TERRAINS] } };
}

function layoutOf(node: LayoutNode, name: string, report: Report): LayoutWord {
  const sketch = readSketch(node.rows);
  const terrainOf = (letter: string) => TERRAIN_LETTERS[letter.toLowerCase()];
  const isAnyLand = (letter: string) => letter.toLowerCase() === 'l';
  const isKnown = (letter: string) => terrainOf(letter) !== undefined || isAnyLand(letter);
  reportSketch(node.rows, sketch, { isKnown, explainable: false }, report);
  const tiles = sketch.cells.flatMap(({ letter, q, r, from, to }) => {
    if (isAnyLand(letter)) report.add('ECO605', { from, to }, { why: '`l` is any land' });
    const terrain = terrainOf(letter);
    return terrain ? [{ q, r, terrain }] : [];
  });
  const isWhole = !node.broken && node.rows.every(({ open }) => !open);
  if (isWhole && node.name && sketch.cells.every(({ letter }) => letter === '.'))
    report.add('ECO510', node.name, { name });
  return { name, tiles };
}

function declareSet(declared: Declarations, node: SetNode, report: Report): void {
  if (declared.set) {
    const { node: first, report: firstReport } = declared.set;
    const related = [firstReport.relatedTo(first.name ?? first)];
    report.add('ECO501', node.name ?? firstWord(node, node.kind), {}, { related });
    return;
  }
  declared.set = { node, report };
  if (node.name) report.names.add('declares', 'set', node.name.text, node.name);
  if (node.extends) report.names.add('uses', 'set', node.extends.text, node.extends);
  if (node.name) reportFault(report, node.name, 'a set', whyNotPlain);
  declared.words.settings = lowerSettings(node, report);
}
