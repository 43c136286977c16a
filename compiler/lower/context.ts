/** Lowering of words: the things and names that they mean, or what is wrong with them. */
import {
  type Advice,
  aOrAn,
  joinedName,
  KEYWORDS,
  meantName,
  type Num,
  type QuantityNode,
  replacement,
  type Word,
} from '../../grammar/index.ts';
import {
  ENGINE_THINGS,
  type ExpectedNoun,
  expectedNouns,
  markersOf,
  readGood,
  type Thing,
  whyTaken,
} from '../../program/index.ts';
import {
  findThing,
  fits,
  isDoubtful,
  isSpecies,
  listKnown,
  type Names,
  nameMeant,
  whatIs,
  whyNotPlain,
} from '../names.ts';
import type { Report } from '../report/report.ts';
import type { Context } from '../scope.ts';

/**
 * The thing that a word names. If there is none, reports that and returns undefined.
 * @param alsoFits keywords that could also be used there
 */
export function bindThing(
  { names, report, scope }: Context,
  word: Word,
  expected: ExpectedNoun,
  hintIfWrongKind?: string | Advice,
  alsoFits: readonly string[] = [],
): Thing | undefined {
  const thing = findThing(names, word.text);
  noteName({ names, report }, word, 'thing');
  if (thing !== undefined && fits(names, expected, thing)) return thing;
  if (isDoubtful(names, 'animal', word.text)) return undefined;
  const is = whatIs(names, word.text);
  if (is) {
    const values = { name: word.text, is, expected: expectedNouns(expected, names.markers.size > 0) };
    // `per 2 waters`: only elements have that plural.
    const one = word.text.replace(/s$/, '');
    const single = one !== word.text && findThing(names, one);
    const hint =
      single && fits(names, expected, single)
        ? { hint: `write \`${one}\` for any number`, fixes: [replacement(word, one, true)] }
        : // `place a river`: the name of something else may also be a synonym for a thing.
          (hintIfWrongKind ??
          (thing === undefined ? withArticle(word, names.advise('thing', [word]), report) : undefined));
    return report.add('ECO206', word, values, { hint });
  }
  const known = () => fittingWords(names, expected);
  const hint = () =>
    scope.kept.has(word.text) || scope.unread.has(word.text)
      ? howToUseName(word, report)
      : (joinedName(word, known(), report.wordsAfter(word)) ??
        withArticle(word, names.advise('thing', [word, ...report.wordsAfter(word)]), report) ??
        meantName(word, [...known(), ...alsoFits], report.wordsAfter(word)) ??
        (fits(names, expected, word.text) ? howToDeclare(word) : undefined));
  scope.refused.add(word.text);
  return report.add('ECO202', word, { name: word.text }, { hint, known });
}

/** The same advice, with fixes that also correct the article before the word: `an ocean`, `a water`. */
export function withArticle(word: Word, advice: Advice | undefined, report: Report): Advice | undefined {
  const article = /\ban?\s+$/.exec(
    report.textOf({ from: Math.max(0, word.from - REACH), to: word.from }),
  )?.[0];
  if (!advice?.fixes || article === undefined) return advice;
  const fixes = advice.fixes.map((fix) => {
    const [{ text, to }] = fix.edits;
    const other = aOrAn(text);
    if (other === article.trimEnd() || /^an?$/.test(text)) return fix;
    return replacement({ from: word.from - article.length, to }, `${other} ${text}`, fix.certain);
  });
  return { ...advice, fixes };
}

/** How a set declares the animal that a word may name. */
function howToDeclare({ text }: Word): string | undefined {
  // A lizard in the plural, but not an ibis or a hippopotamus.
  const name = text.replace(/(?<![ius])s$/, '');
  const isFree = !KEYWORDS.has(text) && (whyNotPlain(name) ?? whyTaken(name, 'animal')) === undefined;
  return isFree ? `declare it, if it is an animal: \`animal ${name} x6 on grassland\`` : undefined;
}

/** Where a name given with `as` may be used, since it is not a thing. */
function howToUseName(word: Word, report: Report): string {
  const before = report.textOf({ from: Math.max(0, word.from - REACH), to: word.from });
  const use = /\b(?:to|on|of)\s+an?\s+$/.test(before)
    ? 'use it without an article'
    : 'it stands alone after `adjacent to`, `on` or `within 2 spaces of`';
  return `\`${word.text}\` is a name given with \`as\`: ${use}`;
}

/** How many characters before a word are searched. */
const REACH = 20;

/** Records the name that a word refers to. `as` says which meaning is tried first. */
export function noteName(
  { names, report }: Pick<Context, 'names' | 'report'>,
  word: Word,
  as: 'thing' | 'element',
): void {
  const { species } = names;
  if (as === 'thing' && species !== undefined && isSpecies(names, word.text)) {
    report.names.add('uses', 'kept', species, word, names);
    return;
  }
  const named = nameMeant(names, word.text, as);
  if (named) report.names.add('uses', named.kind, named.name, word);
}

/** A draft in which no part is undefined. */
type Whole<Draft> = { [Part in keyof Draft]: Exclude<Draft[Part], undefined> };

/** The same record or list; undefined if a part of it is, because that part has an error. What is not written has no part. */
export function whole<const Draft extends object>(draft: Draft): Whole<Draft> | undefined {
  return Object.values(draft).includes(undefined) ? undefined : (draft as Whole<Draft>);
}

/** Lowers all nodes; undefined if there are none or one has an error. All are checked in any case. */
export function lowerAll<From, To>(
  nodes: readonly From[],
  lower: (node: From, at: number) => To | undefined,
): To[] | undefined {
  return nodes.length > 0 ? whole(nodes.map(lower)) : undefined;
}

/** Binds all words to things; undefined if one of them has an error. */
export function bindThings(
  context: Context,
  words: readonly Word[],
  expected: ExpectedNoun,
): Thing[] | undefined {
  return lowerAll(words, (word) => bindThing(context, word, expected));
}

/**
 * The element that a word names. If there is none, reports that and returns undefined. A reward may be something else; points fit
 * only with a number before them (`counted`).
 * @param known the words that fit there, for suggestions
 */
export function bindElement(
  { names, report }: Context,
  word: Word,
  alsoGoods: false | { counted: boolean },
  known = () => elementNames(names, alsoGoods ? GOODS : []),
): string | undefined {
  const element = names.elements.get(word.text);
  noteName({ names, report }, word, 'element');
  if (element !== undefined) return element;
  if (isDoubtful(names, 'element', word.text)) return undefined;
  const is = whatIs(names, word.text);
  const expected = alsoGoods ? 'an element, `vp`, a card or a cube' : 'an element';
  if (is && !(alsoGoods && readGood(word.text))) {
    const hint =
      names.elements.has('animal') && names.animals.has(word.text)
        ? { hint: 'the element is called `animal`', fixes: [replacement(word, 'animal')] }
        : undefined;
    return report.add('ECO206', word, { name: word.text, is, expected }, { hint });
  }
  const hint = () => {
    const advice =
      (alsoGoods && names.advise('good', [word, ...report.wordsAfter(word)])) ||
      meantName(word, known(), report.wordsAfter(word));
    const isPoints = advice?.fixes?.some(({ edits }) => edits.some(({ text }) => text === 'vp'));
    if (isPoints && (alsoGoods === false || !alsoGoods.counted)) return advice?.hint;
    return advice ?? listKnown('elements', elementNames(names));
  };
  return report.add('ECO201', word, { name: word.text }, { hint, known });
}

/** The element of a spot: none of those that fit every spot. */
export function bindSpot(context: Context, word: Word): string | undefined {
  const { names, report } = context;
  const known = () => elementNames(names).filter((name) => !names.anyElements.has(name));
  const element = bindElement(context, word, false, known);
  if (element === undefined || !names.anyElements.has(element)) return element;
  return report.add('ECO207', word, { name: element });
}

/**
 * A number of at least 1; reports a 0 and returns undefined. The grammar has already reported a missing number.
 * @param instead what to write for 0
 * @param isLimit whether it is the most or the least of something
 */
export function atLeastOne(
  { report }: Pick<Context, 'report'>,
  num: Num | undefined,
  instead = '1',
  isLimit = false,
): number | undefined {
  if (num === undefined || num.value >= 1) return num?.value;
  const fixes = [replacement({ from: num.from, to: num.to }, instead)];
  if (isLimit) return report.add('ECO307', num, { least: '1' }, { fixes });
  return report.add('ECO306', num, {}, { fixes });
}

/** A limit of at least 1; reports a 0 and returns undefined. */
export const limit = (context: Pick<Context, 'report'>, num: Num): number | undefined =>
  atLeastOne(context, num, '1', true);

/** The number of a quantity, at least 1; after `up to` it is a limit. Reports a 0 and returns undefined. */
export const lowerAmount = (context: Context, quantity: QuantityNode, instead = '1'): number | undefined =>
  atLeastOne(context, quantity, quantity.upTo ? `up to ${instead}` : instead, quantity.upTo);

/** Reports a hand or layout that nothing declares. */
export function reportUnknown(
  report: Report,
  code: 'ECO203' | 'ECO204',
  word: Word,
  what: string,
  known: () => Iterable<string>,
): void {
  const hint = () => meantName(word, known(), report.wordsAfter(word)) ?? listKnown(what, known());
  report.add(code, word, { name: word.text }, { known, hint });
}

/** The words that fit, including plurals, so that misspelt plurals are recognised too. */
function* fittingWords(names: Names, expected: ExpectedNoun): Generator<string> {
  for (const noun of ENGINE_THINGS) {
    if (!expected.fits(noun)) continue;
    yield noun;
    if (noun !== 'water' && noun !== 'land') yield `${noun}s`;
  }
  const { species } = names;
  const own = species === undefined ? [] : [{ name: species, plural: `${species}s` }];
  for (const { name, plural } of [...own, ...names.words.animals, ...markersOf(names.words)]) {
    if (!fits(names, expected, name)) continue;
    yield name;
    yield plural;
  }
}

/** What a player has, as written. */
export const GOODS = ['vp', 'card', 'cards', 'cube', 'cubes'];

/** The elements and, where they fit, the other rewards. */
export const elementNames = ({ words }: Names, goods: readonly string[] = []): string[] => [
  ...words.elements.map(({ name }) => name),
  ...goods,
];
