/**
 * From the files of sets to programs: parses, collects the words, resolves what extends what, binds, checks, lowers.
 *
 * Pure: texts in, values out. What is wrong comes back beside what could be compiled; a card or scenario with an
 * error in it is left out of the programs.
 */
import { type Item, meantName, parseSteps } from '../grammar/index.ts';
import {
  type Block,
  FORMAT,
  mergeDecks,
  mergeVocabulary,
  type Problem,
  type Scenario,
  type SetProgram,
  type Vocabulary,
} from '../program/index.ts';
import { checkSet } from './checks/checks.ts';
import { type BrokenScenario, FLAWLESS, type Flaws, flawOfWords, flawsOf } from './checks/flaws.ts';
import { replacements } from './checks/replaced.ts';
import { warnAbout } from './checks/warnings.ts';
import type { CardInSet, FeatureInSet } from './in-set.ts';
import { lowerCard } from './lower/cards.ts';
import { lowerFeature } from './lower/features.ts';
import { lowerScenario } from './lower/scenarios/scenarios.ts';
import { checkEffect, lowerSteps } from './lower/steps/steps.ts';
import { namesOf, theyAre } from './names.ts';
import { sayIfPrinted } from './printed/say-if-printed.ts';
import { inPlaceOrder } from './report/problems.ts';
import { newReport, type Report, type Unlisted } from './report/report.ts';
import { oneForEachName } from './report/same-cause.ts';
import { newScope } from './scope.ts';
import {
  newSetRegistry,
  type ReadSet,
  type ReadySet,
  readSet,
  type SetRegistry,
  type SetSource,
} from './set-registry.ts';
import type { Source } from './vocabulary.ts';

export type { BrokenScenario } from './checks/flaws.ts';
export type { ReadySet, SetSource, SourceText } from './set-registry.ts';

/** A set with everything it builds on. */
export interface CompiledSet {
  /** Its own declarations. */
  program: SetProgram;
  /** What a game is played with: the set it extends first, itself last. */
  chain: SetProgram[];
  /** The words of the whole chain. */
  words: Vocabulary;
  /** Those that can be run. */
  scenarios: Scenario[];
  /** The other scenarios: those with an error in them, or in what they use. */
  brokenScenarios: BrokenScenario[];
  files: string[];
}

/** What compiling gives: programs of all that could be compiled, and every problem. */
export interface Compiled {
  /** In the order of the sources. */
  sets: CompiledSet[];
  /** By file and place, at most 1,000 of a file. */
  problems: Problem[];
  /** How many more there are in each file that has more. */
  unlisted: Unlisted[];
}

/** The set whose words an unnamed file is written with. */
const BASE_SET = 'first-continent';

/**
 * Compiles sets. `bundled` are those that may be extended besides, from text or compiled before: what is wrong with
 * them is not told.
 */
export function compile(
  sources: readonly SetSource[],
  bundled: readonly (SetSource | ReadySet)[] = [],
): Compiled {
  const own = sources.map(readSet);
  const registry = newSetRegistry(own, bundled);
  const sets = own.map((set) => {
    const { sure: _, flaws: __, ...compiled } = compileSet(set, registry, []);
    return compiled;
  });
  const reports = own.flatMap((set) => set.sources.map(({ report }) => report));
  return {
    sets,
    problems: inPlaceOrder(own.flatMap(problemsOf)),
    unlisted: reports.flatMap(unlistedOf),
  };
}

/** Compiles steps on their own, with the words of a set. Problems have an empty file name. */
export function compileSteps(
  text: string,
  words: Vocabulary,
): { steps: Block; problems: Problem[]; unlisted: Unlisted[] } {
  const report = newReport('', text);
  const { steps, problems, unlisted } = parseSteps(text);
  for (const problem of problems) report.addSyntax(problem);
  for (const problem of unlisted) report.addSyntax(problem);
  const context = { names: namesOf(words), scope: newScope(), report };
  const lowered = lowerSteps(context, steps);
  checkEffect(context, lowered);
  sayIfPrinted(context, { from: 0, to: text.length });
  return {
    steps: lowered,
    problems: oneForEachName(inPlaceOrder(report.problems)),
    unlisted: unlistedOf(report),
  };
}

/** The problems of a set, one for each cause. */
function problemsOf({ sources }: ReadSet): Problem[] {
  return oneForEachName(inPlaceOrder(sources.flatMap(({ report }) => report.problems)));
}

function unlistedOf({ unlisted }: Report): Unlisted[] {
  return unlisted.errors + unlisted.warnings > 0 ? [unlisted] : [];
}

/** A compiled set, and what those that extend it have to know of it. */
interface CompiledBase extends CompiledSet, Pick<Base, 'sure' | 'flaws'> {}

const compiledSets = new WeakMap<ReadSet, CompiledBase>();

/** Compiles a set after the one it extends; `asking` are the sets that extend it, for finding cycles. */
function compileSet(set: ReadSet, registry: SetRegistry, asking: readonly ReadSet[]): CompiledBase {
  const known = compiledSets.get(set);
  if (known) return known;
  const base = baseOf(set, registry, [...asking, set]);
  const compiled = compileOn(set, base);
  compiledSets.set(set, compiled);
  return compiled;
}

/** What a set builds on. */
interface Base {
  chain: SetProgram[];
  /** False when the set it extends could not be found: then nothing is said about names it may have. */
  sure: boolean;
  /** What is wrong with it: without an error nothing. */
  flaws: Flaws;
}

function baseOf(set: ReadSet, registry: SetRegistry, asking: readonly ReadSet[]): Base {
  const declaration = set.declared.set;
  if (!declaration)
    return {
      chain: wordsOnly(set.id === '' ? registry.find(BASE_SET) : undefined, registry, asking),
      sure: true,
      flaws: FLAWLESS,
    };
  const { node, report } = declaration;
  if (!node.extends) {
    const sure = !node.broken && !node.brokenSettings && !node.title?.open;
    return { chain: [], sure, flaws: FLAWLESS };
  }
  const { extends: word } = node;
  const name = word.text;
  const extended = registry.find(name);
  if (!extended) {
    report.add(
      'ECO502',
      word,
      { name },
      { hint: () => meantName(word, registry.ids()) ?? theyAre('sets', new Set(registry.ids())) },
    );
    return { chain: [], sure: false, flaws: FLAWLESS };
  }
  if ('chain' in extended) return { chain: extended.chain, sure: true, flaws: FLAWLESS };
  if (asking.includes(extended)) {
    const between = asking.slice(asking.indexOf(extended) + 1).map(({ id }) => `\`${id}\``);
    const way = between.length > 0 ? ` by way of ${between.join(' and ')}` : '';
    report.add('ECO503', node.extends, { name, way });
    return { chain: [], sure: false, flaws: FLAWLESS };
  }
  const { chain, sure, flaws } = compileSet(extended, registry, asking);
  return { chain, sure, flaws };
}

/** The words of a set and all it builds on, without their cards. */
function wordsOnly(
  base: ReadSet | ReadySet | undefined,
  registry: SetRegistry,
  asking: readonly ReadSet[],
): SetProgram[] {
  if (!base || ('sources' in base && asking.includes(base))) return [];
  const { chain } = 'chain' in base ? base : compileSet(base, registry, asking);
  return chain.map((program) => ({ ...program, cards: [], features: [] }));
}

function compileOn(set: ReadSet, base: Base): CompiledBase {
  const { declared, sources } = set;
  const wordFlaw = flawOfWords(sources);
  if (!base.sure) for (const { report } of sources) report.forgetNames();
  const words = mergeVocabulary([...base.chain.map(({ vocabulary }) => vocabulary), declared.words]);
  const names = namesOf(words, set.doubtful);
  const cards: CardInSet[] = itemsOf(sources, 'card').map(({ node, report }) => ({
    node,
    report,
    program: lowerCard(node, names, report),
  }));
  const features: FeatureInSet[] = itemsOf(sources, 'feature').map(({ node, report }) => ({
    node,
    report,
    program: lowerFeature(node, names, report),
  }));
  const inherited = mergeDecks(base.chain);
  const replaced = replacements([...cards, ...features], base.chain);
  if (base.sure) checkSet({ set, words, cards, features, base: base.chain, replaced });
  const flaws = flawsOf(set, base.flaws, wordFlaw, cards, features);
  const known = (kind: 'cards' | 'features') => [
    ...inherited[kind].map(({ number }) => number),
    ...base.flaws[kind].keys(),
  ];
  const numbers = {
    cards: numbersOf(known('cards'), cards, features),
    features: numbersOf(known('features'), features, cards),
  };
  const leaves = new Map(
    [...inherited.cards, ...cards.flatMap(({ program }) => program ?? [])].map((card) => [
      card.number,
      card.leaves,
    ]),
  );
  const scenarios = itemsOf(sources, 'scenario').map(({ node, report }) =>
    lowerScenario(node, { names, report, leaves, flaws, ...numbers }),
  );
  const extended = declared.set?.node.extends?.text;
  const program: SetProgram = {
    format: FORMAT,
    id: set.id,
    title: declared.set?.node.title?.value ?? '',
    ...(extended !== undefined && base.chain.length > 0 && { extends: extended }),
    vocabulary: declared.words,
    cards: cards.flatMap((card) => card.program ?? []).toSorted((a, b) => a.number - b.number),
    features: features.flatMap(({ program }) => program ?? []).toSorted((a, b) => a.number - b.number),
  };
  warnAbout({ set, cards, features, inherited, replaced });
  return {
    program,
    chain: [...base.chain, program],
    words,
    scenarios: scenarios.flatMap(({ scenario }) => scenario ?? []),
    brokenScenarios: scenarios.flatMap(({ broken }) => broken ?? []),
    files: set.files,
    sure: base.sure,
    flaws,
  };
}

/** The declarations of a kind, each with where to report about it. */
function itemsOf<Kind extends Item['kind']>(sources: readonly Source[], kind: Kind) {
  const isKind = (item: Item): item is Extract<Item, { kind: Kind }> => item.kind === kind;
  return sources.flatMap(({ items, report }) => items.filter(isKind).map((node) => ({ node, report })));
}

/** The numbers of what a set has of a kind: its own, and inherited ones that its other kind does not replace. */
function numbersOf(
  inherited: readonly number[],
  own: readonly (CardInSet | FeatureInSet)[],
  others: readonly (CardInSet | FeatureInSet)[],
): Set<number> {
  const written = (list: typeof own) => list.flatMap(({ node }) => node.number?.value ?? []);
  const replaced = new Set(written(others));
  const kept = inherited.filter((number) => !replaced.has(number));
  return new Set([...kept, ...written(own)]);
}
