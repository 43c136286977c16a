/** What lowering goes by: the names of the set, what "this" could be, and where problems go. */
import {
  type Advice,
  articleOf,
  joinedName,
  meantName,
  type Num,
  type QuantityNode,
  replacement,
  type Span,
  suggestKeyword,
  type Word,
} from '../../grammar/index.ts';
import {
  ENGINE_WORDS,
  type Expected,
  expectedWords,
  goodOf,
  markersOf,
  type Thing,
} from '../../program/index.ts';
import { fits, isDoubtful, type Names, nameMeant, theyAre, thingNamed, whatIs } from '../names.ts';
import type { Report } from '../report/report.ts';
import type { Scope } from '../scope.ts';

export interface Context {
  names: Names;
  scope: Scope;
  report: Report;
}

/**
 * The thing a word names, or, reported, nothing.
 * @param alsoFits words of the language that could stand there
 */
export function bindThing(
  { names, report, scope }: Context,
  word: Word,
  expected: Expected,
  hintIfWrongKind?: string | Advice,
  alsoFits: readonly string[] = [],
): Thing | undefined {
  const thing = thingNamed(names, word.text);
  noteName({ names, report }, word, 'thing');
  if (thing !== undefined && fits(names, expected, thing)) return thing;
  if (isDoubtful(names, 'animal', word.text)) return undefined;
  const is = whatIs(names, word.text);
  if (is) {
    const values = { name: word.text, is, expected: expectedWords(expected, names.markers.size > 0) };
    // `per 2 waters`: only elements have that plural.
    const one = word.text.replace(/s$/, '');
    const single = one !== word.text && thingNamed(names, one);
    const hint =
      single && fits(names, expected, single)
        ? { hint: `write \`${one}\` for any number`, fixes: [replacement(word, one, true)] }
        : // `place a river`: what is a name of something else may be a word for a thing, too.
          (hintIfWrongKind ?? withArticle(word, suggestKeyword('thing', word), report));
    report.add('ECO206', word, values, { hint });
  } else {
    const known = () => fittingWords(names, expected);
    const hint = () =>
      scope.kept.has(word.text) || scope.unread.has(word.text)
        ? howToUseName(word, report)
        : (joinedName(word, known(), report.wordsAfter(word)) ??
          withArticle(word, suggestKeyword('thing', word, report.wordsAfter(word)[0]), report) ??
          meantName(word, [...known(), ...alsoFits], report.wordsAfter(word)));
    report.add('ECO202', word, { name: word.text }, { hint, known });
  }
  return undefined;
}

/** The same advice, whose fix also writes the article that its word needs: `an ocean`, `a water`. */
function withArticle(word: Word, advice: Advice | undefined, report: Report): Advice | undefined {
  const article = /\ban?\s+$/.exec(report.textOf({ from: Math.max(0, word.from - FAR), to: word.from }))?.[0];
  if (!advice?.fixes || article === undefined) return advice;
  const fixes = advice.fixes.map((fix) => {
    const [{ text, to }] = fix.edits;
    const other = articleOf(text);
    if (other === article.trimEnd() || /^an?$/.test(text)) return fix;
    return replacement({ from: word.from - article.length, to }, `${other} ${text}`, fix.certain);
  });
  return { ...advice, fixes };
}

/** Where a name given with `as` may stand, if not as a thing. */
function howToUseName(word: Word, report: Report): string {
  const before = report.textOf({ from: Math.max(0, word.from - FAR), to: word.from });
  const use = /\b(?:to|on|of)\s+an?\s+$/.test(before)
    ? 'use it without an article'
    : 'it stands alone after `adjacent to`, `on` or `within 2 spaces of`';
  return `\`${word.text}\` is a name given with \`as\`: ${use}`;
}

/** Most characters that are looked at before a word. */
const FAR = 20;

/** Notes the name a word is, where somebody asks for names. `as`: what it is read as first. */
export function noteName(
  { names, report }: Pick<Context, 'names' | 'report'>,
  word: Word,
  as: 'thing' | 'element',
): void {
  const named = report.names && nameMeant(names, word.text, as);
  if (named) report.names?.uses(named.kind, named.name, word);
}

/** All of what these nodes lower to; nothing if there are none or one of them is wrong, after all were looked at. */
export function allOf<From, To>(
  nodes: readonly From[],
  lower: (node: From, at: number) => To | undefined,
): To[] | undefined {
  const lowered = nodes.map(lower);
  return lowered.length > 0 && lowered.every((one) => one !== undefined) ? lowered : undefined;
}

/** All of the things, or nothing if one of them is wrong. */
export function bindThings(
  context: Context,
  words: readonly Word[],
  expected: Expected,
): Thing[] | undefined {
  return allOf(words, (word) => bindThing(context, word, expected));
}

/**
 * The element a word names, or, reported, nothing. What is gained may be something else; points only with how many there
 * are (`counted`).
 * @param known the words that fit there, for suggestions
 */
export function bindElement(
  { names, report }: Context,
  word: Word,
  alsoGoods: false | { counted: boolean },
  known = () => elementWords(names, alsoGoods ? GOODS : []),
): string | undefined {
  const element = names.elements.get(word.text);
  noteName({ names, report }, word, 'element');
  if (element !== undefined) return element;
  if (isDoubtful(names, 'element', word.text)) return undefined;
  const is = whatIs(names, word.text);
  const expected = alsoGoods ? 'an element, `vp`, a card or a cube' : 'an element';
  if (is && !(alsoGoods && goodOf(word.text))) {
    const hint =
      names.elements.has('animal') && names.animals.has(word.text)
        ? { hint: 'the element is called `animal`', fixes: [replacement(word, 'animal')] }
        : undefined;
    report.add('ECO206', word, { name: word.text, is, expected }, { hint });
  } else {
    const hint = () => {
      const advice =
        suggestKeyword('element', word, report.wordsAfter(word)[0]) ??
        meantName(word, known(), report.wordsAfter(word));
      const isPoints = advice?.fixes?.some(({ edits }) => edits.some(({ text }) => text === 'vp'));
      if (isPoints && (alsoGoods === false || !alsoGoods.counted)) return advice?.hint;
      return advice ?? theyAre('elements', elementWords(names));
    };
    report.add('ECO201', word, { name: word.text }, { hint, known });
  }
  return undefined;
}

/** What to write instead of a number where 0 means nothing. */
export const writeOne = ({ from, to }: Span, instead = '1'): Advice => ({
  fixes: [replacement({ from, to }, instead)],
});

/** A number of at least 1, or, reported, nothing. A missing one was reported by the grammar. */
export function atLeastOne({ report }: Context, num: Num | undefined, instead?: string): number | undefined {
  if (num === undefined) return undefined;
  if (num.value >= 1) return num.value;
  report.add('ECO306', num, {}, { hint: writeOne(num, instead) });
  return undefined;
}

/** A limit of at least 1, or, reported, nothing. */
export function limit({ report }: Pick<Context, 'report'>, num: Num, instead?: string): number | undefined {
  if (num.value >= 1) return num.value;
  report.add('ECO307', num, { least: '1' }, { hint: writeOne(num, instead) });
  return undefined;
}

/**
 * The number of a quantity, which after `up to` is a limit: at least 1, or, reported, nothing. `instead` is what makes
 * sense for 0.
 */
export function amountOf(context: Context, quantity: QuantityNode, instead?: string): number | undefined {
  return quantity.upTo
    ? limit(context, quantity, `up to ${instead ?? 1}`)
    : atLeastOne(context, quantity, instead);
}

/** The words for what fits, also in the plural, so that a misspelt plural is recognised. */
function* fittingWords(names: Names, expected: Expected): Generator<string> {
  for (const noun of ENGINE_WORDS) {
    if (!expected.fits(noun)) continue;
    yield noun;
    if (noun !== 'water' && noun !== 'land') yield `${noun}s`;
  }
  for (const { name, plural } of [...names.words.animals, ...markersOf(names.words)]) {
    if (!fits(names, expected, name)) continue;
    yield name;
    yield plural;
  }
}

/** What a player has, as it is written. */
export const GOODS = ['vp', 'card', 'cards', 'cube', 'cubes'];

/** The elements and, where they can be meant, the other things to gain. */
export const elementWords = ({ words }: Names, goods: readonly string[] = []): string[] => [
  ...words.elements.map(({ name }) => name),
  ...goods,
];
