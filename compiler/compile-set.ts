/** Compiles one set on top of its base: binds, checks and lowers its declarations. */
import type { BlockNode, Item } from '../grammar/index.ts';
import {
  allTriggers,
  FORMAT,
  mergeDecks,
  mergeVocabulary,
  type Problem,
  type Scenario,
  type SetProgram,
  type Vocabulary,
} from '../program/index.ts';
import { checkSet } from './checks/checks.ts';
import { type BrokenScenario, type Flaws, findFlaws, vocabularyFlaw } from './checks/flaws.ts';
import { replacements } from './checks/replaced.ts';
import { warnAbout } from './checks/warnings.ts';
import { lowerScenario } from './lower/scenarios/scenarios.ts';
import { type LoweringMemory, lowerFile, ofKind } from './lowered-file.ts';
import { type FileNames, joinedNames } from './report/name-places.ts';
import type { Unlisted } from './report/report.ts';
import type { ParsedSet } from './set-registry.ts';

/** A compiled set with everything it extends. */
export interface CompiledSet {
  /** Its own declarations. */
  program: SetProgram;
  /** The sets a game is played with: the root of the `extends` chain first, this set last. */
  chain: SetProgram[];
  /** The vocabulary of the whole chain. */
  words: Vocabulary;
  /** The scenarios that can be run. */
  scenarios: Scenario[];
  /** The other scenarios: those with an error in them, or in something they use. */
  brokenScenarios: BrokenScenario[];
  files: string[];
}

/** One compiled set with its problems. */
export interface SetCompilation {
  set: CompiledSet;
  /** Sorted by file and position, at most 1,000 per file. */
  problems: Problem[];
  /** For each file with more problems, how many are not listed. */
  unlisted: Unlisted[];
  /** Where names are written in each of its files. */
  names: FileNames[];
}

/** What a set builds on. */
export interface Base {
  chain: SetProgram[];
  /** False if the extended set was not found. Unknown names are then not reported, since that set may declare them. */
  sure: boolean;
  /** The errors in it; empty if there are none. */
  flaws: Flaws;
}

/** A compiled set, and what the sets that extend it need to know about it. */
export interface CompiledBase extends CompiledSet, Pick<Base, 'sure' | 'flaws'> {
  /** Where names are written in each of its files. */
  names: FileNames[];
}

/** Compiles a set. Its problems go into the reports of its texts. */
export function compileParsedSet(set: ParsedSet, base: Base, memory: LoweringMemory): CompiledBase {
  const { declared, sources } = set;
  const wordFlaw = vocabularyFlaw(sources);
  if (!base.sure) for (const { report } of sources) report.forgetNames();
  const merged = mergeVocabulary([...base.chain.map(({ vocabulary }) => vocabulary), declared.words]);
  const triggersAct =
    base.chain.some(({ cards, features }) =>
      [...cards, ...features].some((one) => allTriggers(one).length > 0),
    ) || sources.some(({ items }) => items.some(hasTriggers));
  const names = memory.names(merged, set.doubtful, triggersAct);
  const { words } = names;
  const files = sources.map((source) => lowerFile(source, names, base.sure, memory.files));
  const cards = files.flatMap((file) => file.cards);
  const features = files.flatMap((file) => file.features);
  const inherited = mergeDecks(base.chain);
  const replaced = replacements([...cards, ...features], base.chain);
  if (base.sure) checkSet({ set, words, cards, features, base: base.chain, replaced });
  const flaws = findFlaws(set, base.flaws, wordFlaw, cards, features);
  const items = sources.flatMap((source) => source.items);
  const numbers = {
    cards: allNumbers('card', [...toNumbers(inherited.cards), ...base.flaws.cards.keys()], items),
    features: allNumbers('feature', [...toNumbers(inherited.features), ...base.flaws.features.keys()], items),
  };
  const programs = new Map(
    [...inherited.cards, ...cards.flatMap(({ program }) => program ?? [])].map((card) => [card.number, card]),
  );
  const context = { names, programs, flaws, ...numbers };
  const scenarios = sources.flatMap(({ items, report }) =>
    ofKind(items, 'scenario').map((node) => lowerScenario(node, { ...context, report })),
  );
  for (const { items, report } of sources)
    for (const block of items.flatMap(blocksOf)) report.adviseIn(block, names.advise);
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
    names: sources.map(({ report }, at) => joinedNames(report.file, files[at].written, report.names)),
  };
}

/** The blocks of steps in a declaration. */
function blocksOf(item: Item): BlockNode[] {
  if (item.kind === 'card') return item.block ? [item.block] : [];
  if (item.kind === 'feature') return item.triggers.flatMap(({ steps }) => steps ?? []);
  return item.kind === 'scenario' ? item.lines.flatMap((line) => (line.line === 'do' ? line.steps : [])) : [];
}

const hasTriggers = (item: Item): boolean =>
  item.kind === 'feature' || (item.kind === 'card' && (item.block?.triggers.length ?? 0) > 0);

export const toNumbers = (list: readonly { number: number }[]): number[] => list.map(({ number }) => number);

/**
 * The numbers of the cards (or of the features) in a set: its own, and the inherited ones that no feature (or card) of the set
 * replaces.
 */
export function allNumbers(
  kind: 'card' | 'feature',
  inherited: readonly number[],
  items: readonly Item[],
): Set<number> {
  const own = (of: 'card' | 'feature') => ofKind(items, of).flatMap(({ number }) => number?.value ?? []);
  const replaced = new Set(own(kind === 'card' ? 'feature' : 'card'));
  return new Set([...inherited.filter((number) => !replaced.has(number)), ...own(kind)]);
}
