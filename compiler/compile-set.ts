/** One set on what it builds on: binds, checks and lowers its declarations. */
import type { Item } from '../grammar/index.ts';
import {
  FORMAT,
  mergeDecks,
  mergeVocabulary,
  type Problem,
  type Scenario,
  type SetProgram,
  type Vocabulary,
} from '../program/index.ts';
import { checkSet } from './checks/checks.ts';
import { type BrokenScenario, type Flaws, flawOfWords, flawsOf } from './checks/flaws.ts';
import { replacements } from './checks/replaced.ts';
import { warnAbout } from './checks/warnings.ts';
import type { CardInSet, FeatureInSet } from './in-set.ts';
import { lowerCard } from './lower/cards.ts';
import { lowerFeature } from './lower/features.ts';
import { lowerScenario } from './lower/scenarios/scenarios.ts';
import type { Moved } from './lower/steps/steps.ts';
import { namesOf } from './names.ts';
import type { TextStart, Unlisted } from './report/report.ts';
import { scenariosOfSection } from './sections/kept-scenarios.ts';
import { loweredSection, type SectionMemory } from './sections/lowered.ts';
import type { ParsedSet } from './set-registry.ts';
import type { ParsedSource } from './vocabulary.ts';
import type { FileNames } from './written/name-places.ts';

/** A compiled set with everything it extends. */
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

/** One set, compiled, with what is wrong with it. */
export interface CompiledAlone {
  set: CompiledSet;
  /** By file and place, at most 1,000 of a file. */
  problems: Problem[];
  /** How many more there are in each file that has more. */
  unlisted: Unlisted[];
  /** Where names are written in each of its files, if the memory keeps that. */
  names: FileNames[];
  /** Where sections begin that are not where they were when their steps were compiled. */
  moved: Moved;
}

/** What a set builds on. */
export interface Base {
  chain: SetProgram[];
  /** False when the set it extends could not be found: then nothing is said about names it may have. */
  sure: boolean;
  /** What is wrong with it: without an error nothing. */
  flaws: Flaws;
}

/** A compiled set, and what those that extend it have to know of it. */
export interface CompiledBase extends CompiledSet, Pick<Base, 'sure' | 'flaws'> {
  /** Where the sections begin whose steps were compiled before. */
  moved: Moved;
}

/** Compiles a set; what is wrong with it goes into the reports of its texts. */
export function compileOn(set: ParsedSet, base: Base, memory?: SectionMemory): CompiledBase {
  const { declared, sources } = set;
  const wordFlaw = flawOfWords(sources);
  if (!base.sure) for (const { report } of sources) report.forgetNames();
  const merged = mergeVocabulary([...base.chain.map(({ vocabulary }) => vocabulary), declared.words]);
  const known = memory?.names.of(merged, set.doubtful);
  const names = known?.names ?? namesOf(merged, set.doubtful);
  const { words } = names;
  const moved = new Map<TextStart, TextStart>();
  const alone = (source: ParsedSource) => {
    if (!source.alone || !memory || !known) return undefined;
    const { placed, report } = source.alone;
    const meaning = { ...known, sure: base.sure, withNames: true };
    const lowered = loweredSection(report.file, placed, meaning, memory.sections);
    report.setBelow(lowered);
    moved.set(lowered.beginning, placed);
    return lowered;
  };
  const parts = sources.map((source) => ({ ...source, lowered: alone(source) }));
  const cards = parts.flatMap(({ items, report, lowered }): CardInSet[] =>
    lowered
      ? lowered.cards.map((card) => ({ ...card, report, isWarned: true }))
      : ofKind(items, 'card').map((node) => ({ node, report, program: lowerCard(node, names, report) })),
  );
  const features = parts.flatMap(({ items, report, lowered }): FeatureInSet[] =>
    lowered
      ? lowered.features.map((feature) => ({ ...feature, report, isWarned: true }))
      : ofKind(items, 'feature').map((node) => ({
          ...{ node, report, program: lowerFeature(node, names, report) },
        })),
  );
  const inherited = mergeDecks(base.chain);
  const replaced = replacements([...cards, ...features], base.chain);
  if (base.sure) checkSet({ set, words, cards, features, base: base.chain, replaced });
  const flaws = flawsOf(set, base.flaws, wordFlaw, cards, features);
  const inheritedNumbers = (kind: 'cards' | 'features') => [
    ...inherited[kind].map(({ number }) => number),
    ...base.flaws[kind].keys(),
  ];
  const numbers = {
    cards: numbersOf(inheritedNumbers('cards'), cards, features),
    features: numbersOf(inheritedNumbers('features'), features, cards),
  };
  const leaves = new Map(
    [...inherited.cards, ...cards.flatMap(({ program }) => program ?? [])].map((card) => [
      card.number,
      card.leaves,
    ]),
  );
  const context = { names, leaves, flaws, ...numbers };
  const scenarios = sources.flatMap(({ items, report, scenarios: placed }) =>
    placed && memory && known && base.sure
      ? scenariosOfSection({ items, placed, report }, context, known.doubts, memory.scenarios, moved)
      : ofKind(items, 'scenario').map((node) => lowerScenario(node, { ...context, report })),
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
    ...{ flaws, moved },
  };
}

/** The declarations of a kind. */
function ofKind<Kind extends Item['kind']>(items: readonly Item[], kind: Kind) {
  return items.filter((item): item is Extract<Item, { kind: Kind }> => item.kind === kind);
}

/** A card or feature as it is written. */
type Numbered = Pick<CardInSet | FeatureInSet, 'node'>;

/** The numbers of what a set has of a kind: its own, and inherited ones that its other kind does not replace. */
export function numbersOf(
  inherited: readonly number[],
  own: readonly Numbered[],
  others: readonly Numbered[],
): Set<number> {
  const written = (list: readonly Numbered[]) => list.flatMap(({ node }) => node.number?.value ?? []);
  const replaced = new Set(written(others));
  const kept = inherited.filter((number) => !replaced.has(number));
  return new Set([...kept, ...written(own)]);
}
