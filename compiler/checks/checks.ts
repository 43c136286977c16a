/** Checks that need a whole set: its numbers, hands, layouts and elements. */
import {
  type Advice,
  LARGEST_NUMBER,
  orList,
  removal,
  replacement,
  type Span,
  sourceFix,
} from '../../grammar/index.ts';
import {
  cardLabel,
  engineNoun,
  type HandSize,
  handSizes,
  handSizeText,
  hasWild,
  isFeature,
  isSameHand,
  markersOf,
  mergeDecks,
  NO_CARDS,
  neededHand,
  type SetProgram,
  shortages,
  type Vocabulary,
} from '../../program/index.ts';
import type { CardInSet, FeatureInSet } from '../report/in-set.ts';
import { reportFault } from '../report/plain-name.ts';
import { firstWord, type Report } from '../report/report.ts';
import type { ParsedSet } from '../set-registry.ts';
import { whyNoName } from '../vocabulary.ts';
import type { Replacement } from './replaced.ts';

/** A set to check. */
export interface SetToCheck {
  set: ParsedSet;
  /** The vocabulary of the whole chain. */
  words: Vocabulary;
  cards: readonly CardInSet[];
  features: readonly FeatureInSet[];
  /** The sets that this set extends, ending with its direct parent. */
  base: readonly SetProgram[];
  /** The inherited cards and features that this set replaces. */
  replaced: readonly Replacement[];
}

export function checkSet(checked: SetToCheck): void {
  checkNumbers(checked);
  checkElements(checked);
  checkAdded(checked);
  checkReplaces(checked);
  checkPlurals(checked);
  checkLayouts(checked);
  // A card that could not be read may be the one that a hand lacks.
  if ([...checked.cards, ...checked.features].every(({ program }) => program)) checkHands(checked);
}

/** Cards and features share their numbers; of two with the same number, the later one is reported. */
function checkNumbers({ set, cards, features, base }: SetToCheck): void {
  const own = () => [...cards, ...features].flatMap(({ node }) => node.number?.value ?? []);
  let used: Set<number> | undefined;
  const firsts = new Map<number, { at: Span; report: Report }>();
  const files = new Map(set.sources.map(({ report }, at) => [report, at]));
  const inOrder = [...cards, ...features].toSorted(
    (a, b) => (files.get(a.report) ?? 0) - (files.get(b.report) ?? 0) || a.node.from - b.node.from,
  );
  for (const { node, report } of inOrder) {
    if (!node.number) continue;
    const { number: at } = node;
    const number = at.value;
    const first = firsts.get(number);
    firsts.set(number, first ?? { at, report });
    if (!first) continue;
    // Each card that needs a new number gets a different suggestion.
    const hint = () => {
      used ??= new Set([...own(), ...inheritedNumbers(base)]);
      const unused = unusedAfter(number, used);
      used.add(unused);
      if (unused > LARGEST_NUMBER) return undefined;
      return {
        hint: `give one of them an unused number, such as ${unused}`,
        fixes: [replacement(at, String(unused))],
      };
    };
    report.add('ECO401', at, { number: `${number}` }, { hint, related: [first.report.relatedTo(first.at)] });
  }
}

/** The smallest unused number greater than `number`. */
function unusedAfter(number: number, used: ReadonlySet<number>): number {
  let next = number + 1;
  while (used.has(next)) next++;
  return next;
}

/** The numbers of the inherited cards and features. */
function inheritedNumbers(base: readonly SetProgram[]): Set<number> {
  const { cards, features } = mergeDecks(base);
  return new Set([...cards, ...features].map(({ number }) => number));
}

/** Reports each `replaces` that has no inherited card or feature to replace. */
function checkReplaces({ cards, features, base }: SetToCheck): void {
  const inherited = inheritedNumbers(base);
  for (const { node, report } of [...cards, ...features]) {
    if (!node.replaces || !node.number || inherited.has(node.number.value)) continue;
    const values = { what: `${node.kind} ${node.number.value}` };
    report.add('ECO407', node.replaces, values, { fixes: [removal(node.replaces, 'replaces')] });
  }
}

/** Of the declared and inherited elements, one must fit every spot, because it ends the rounds (R3.6). */
function checkElements({ set, words }: SetToCheck): void {
  const [first] = set.declared.words.elements;
  if (!first || hasWild(words)) return;
  const place = set.declared.places.get(`element ${first.name}`);
  place?.report.add('ECO506', place.at, {});
}

/** `cubes +6` and `supply land +6` need an inherited number to add to. */
function checkAdded({ set, words: { settings } }: SetToCheck): void {
  const { node, report } = set.declared.set ?? {};
  for (const setting of node?.settings ?? []) {
    if (setting.setting === 'cubes' && setting.more && !settings.cubes) {
      const why = 'there are no cubes these could be added to';
      report?.add('ECO509', firstWord(setting, setting.setting), { why });
    }
    for (const { thing, more } of setting.setting === 'supply' ? setting.supplies : []) {
      const noun = engineNoun(thing.text);
      if (!more || noun === undefined || settings.supply?.[noun] !== undefined) continue;
      report?.add('ECO509', thing, { why: `there is no supply these ${noun} could be added to` });
    }
  }
}

/**
 * The plural of an animal or marker must not be the name of another one or a word of the language, and a marker must not share
 * its name with an animal.
 */
function checkPlurals({ set, words }: SetToCheck): void {
  // For each word, two names are enough to show that some name other than its own uses it.
  const named = new Map<string, string[]>();
  const isAnimal = new Set(words.animals.map(({ name }) => name));
  for (const { name, plural } of [...words.animals, ...markersOf(words)]) {
    for (const word of new Set([name, plural])) {
      const known = named.get(word) ?? [];
      if (known.length < 2) named.set(word, [...known, name]);
    }
  }
  for (const { items, report } of set.sources) {
    for (const item of items) {
      if ((item.kind !== 'animal' && item.kind !== 'marker') || !item.name) continue;
      if (item.kind === 'marker' && isAnimal.has(item.name.text)) {
        report.add('ECO116', item.name, { name: item.name.text, what: 'a marker', why: 'it is an animal' });
      }
      if (!item.plural) continue;
      const own = item.name.text;
      const whyNot = (word: string) => {
        const taken = named.get(word)?.find((name) => name !== own);
        return taken === undefined ? whyNoName(word, 'animal') : `the word means \`${taken}\``;
      };
      reportFault(report, item.plural, `several of \`${own}\``, whyNot);
    }
  }
}

/** The box must have the tiles of every layout: the set's own layouts, and the inherited ones if the set changes the box. */
function checkLayouts({ set, words }: SetToCheck): void {
  // A set without a supply may be one that is never laid out.
  if (!words.settings.supply) return;
  const box = set.declared.set?.node.settings.find(({ setting }) => setting === 'supply');
  for (const { layout: name, thing, needed, supply } of shortages(words)) {
    const own = set.declared.places.get(`layout ${name}`);
    const place = own ?? (box && set.declared.set && { at: box, report: set.declared.set.report });
    place?.report.add('ECO505', place.at, { name, thing, needed: String(needed), supply: String(supply) });
  }
}

/**
 * Hands must have the size that the draft needs (R2.3), counted in the deck the set is played with. This covers hands that the
 * set declares and has cards in, and inherited hands that changed because cards in them were replaced.
 */
function checkHands({ set, cards, features, words, base, replaced }: SetToCheck): void {
  const printed = [...cards, ...features];
  const own = printed.flatMap(({ program }) => program ?? []);
  const before = mergeDecks(base);
  const inherited = [...before.cards, ...before.features];
  const taken = new Set(replaced.map(({ old }) => old.program.number));
  const sizes = handSizes(inherited);
  const after = handSizes([...inherited.filter(({ number }) => !taken.has(number)), ...own]);
  const inOwn = handSizes(own);
  const needed = neededHand(words.settings);
  const declared = new Set(set.declared.words.hands.map(({ name }) => name));
  for (const name of declared) {
    // A badly written declaration may really be a clause of a broken card.
    const size = after.get(name) ?? NO_CARDS;
    if (set.declared.doubtful.has(name) || !inOwn.has(name) || isSameHand(size, needed)) continue;
    const place = set.declared.places.get(`hand ${name}`);
    const hint = () => withoutSurplus(name, size, needed, printed);
    place?.report.add('ECO504', place.at, sizeWords(name, size, needed), { hint });
  }
  const causes = new Map<string, Replacement>();
  for (const one of replaced.toReversed()) for (const name of one.changed) causes.set(name, one);
  for (const { name } of words.hands) {
    if (declared.has(name)) continue;
    const cause = causes.get(name);
    const size = after.get(name);
    if (!cause || !size || isSameHand(size, needed) || isSameHand(size, sizes.get(name) ?? NO_CARDS))
      continue;
    // While printed cards are typed in one by one, hands are incomplete, yet the game can already be played: only a warning.
    const { report, node } = cause.own;
    const hint = () => withoutSurplus(name, size, needed, printed);
    report.add('ECO504', node.number ?? node, sizeWords(name, size, needed), { severity: 'warning', hint });
  }
}

/** Advice for a hand with exactly one card too many: a fix for each card of the set that can be the surplus one. */
function withoutSurplus(
  name: string,
  size: HandSize,
  needed: HandSize,
  cards: readonly (CardInSet | FeatureInSet)[],
): Advice | undefined {
  const fixes = cards.flatMap(({ node, report, program }) => {
    const clause = node.clauses.find((one) => one.clause === 'hand' && one.name?.text === name);
    const own = program && handSizes([program]).get(name);
    const parts = ['brown', 'blue', 'active'] as const;
    if (!clause || !own || parts.some((part) => size[part] !== needed[part] + own[part])) return [];
    const edits = report.editsHere([{ from: clause.from, to: clause.to, text: '' }]);
    return sourceFix(
      `take ${isFeature(program) ? 'feature' : 'card'} ${cardLabel(program)} out of the hand`,
      false,
      ...edits,
    );
  });
  if (fixes.length === 1) fixes[0].certain = true;
  const hint = `one card is too many: ${orList(fixes.map(({ title }) => title))}`;
  return fixes.length > 0 ? { hint, fixes } : undefined;
}

function sizeWords(name: string, size: HandSize, needed: HandSize) {
  return { name, cards: handSizeText(size), needed: handSizeText(needed) };
}
