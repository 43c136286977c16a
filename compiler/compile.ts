/**
 * Compiles the files of sets to programs: parses, collects vocabulary, resolves `extends`, binds, checks and lowers.
 *
 * The functions are pure: texts in, values out. Problems are returned next to what could be compiled; the programs leave out
 * cards and scenarios that have errors.
 */
import { meantName, parseSteps } from '../grammar/index.ts';
import { type Block, type Problem, UserError, type Vocabulary } from '../program/index.ts';
import { checkEffect } from './checks/effects.ts';
import { NO_FLAWS } from './checks/flaws.ts';
import { type Base, type CompiledSet, compileParsedSet, type SetCompilation } from './compile-set.ts';
import { type NamesInScope, speakableOn } from './fitting-names.ts';
import { lowerSteps } from './lower/steps/steps.ts';
import { type Memory, newMemory, type RememberedSet } from './memory.ts';
import { listKnown, makeNames } from './names.ts';
import type { CompileOptions } from './report/advise.ts';
import { inPlaceOrder } from './report/problems.ts';
import { Report, type Unlisted } from './report/report.ts';
import { makeEffectFinder, respellEverywhere } from './report/respelling.ts';
import { oneForEachName } from './report/same-cause.ts';
import { newScope } from './scope.ts';
import { newSetRegistry, type ParsedSet, type ReadySet, type SetSource } from './set-registry.ts';
import { reportTwin } from './twin-sets.ts';

export type { BrokenScenario } from './checks/flaws.ts';
export type { CompiledSet, SetCompilation } from './compile-set.ts';
export type { AdviceKind, Advise, CompileOptions } from './report/advise.ts';
export type { ReadySet, SetSource, SourceText } from './set-registry.ts';

/** The result of compiling: the programs of everything that could be compiled, and every problem. */
export interface Compiled {
  /** In the order of the sources. */
  sets: CompiledSet[];
  /** Sorted by file and position, at most 1,000 per file. */
  problems: Problem[];
  /** For each file with more problems, how many are not listed. */
  unlisted: Unlisted[];
}

/** The set that provides the vocabulary for an unnamed file. */
const BASE_SET = 'first-continent';

/**
 * Compiles sets. They may also extend the `bundled` sets, given as text or already compiled, whose own problems are not reported.
 */
export function compile(
  sources: readonly SetSource[],
  bundled: readonly (SetSource | ReadySet)[] = [],
  options: CompileOptions = {},
): Compiled {
  checkSources('sources', sources);
  checkSources('bundled', bundled);
  const compiledOf = compileOnDemand(sources, bundled, newMemory(options));
  const compiled = sources.map(compiledOf);
  return {
    sets: compiled.map(({ set }) => set),
    problems: inPlaceOrder(compiled.flatMap(({ problems }) => problems)),
    unlisted: compiled.flatMap(({ unlisted }) => unlisted),
  };
}

/** Rejects arguments that are not sets; only untyped callers can pass them. */
function checkSources(name: string, sources: unknown): void {
  const isText = (file: unknown) =>
    typeof Object(file).file === 'string' && typeof Object(file).text === 'string';
  const isSet = (set: unknown) => {
    const { files, chain }: { files?: unknown; chain?: unknown } = Object(set);
    return Array.isArray(chain) || (Array.isArray(files) && files.every(isText));
  };
  if (!Array.isArray(sources))
    throw new UserError(`compile: \`${name}\` must be a list of sets, got ${typeof sources}`);
  const odd = sources.findIndex((set) => !isSet(set));
  if (odd >= 0)
    throw new UserError(
      `compile: \`${name}[${odd}]\` is not a set: a set is \`{ files: [{ file, text }] }\``,
    );
}

/**
 * Compiles each set on request, together with the sets it extends. Sources that `memory` already knows, compared by identity, are
 * not compiled again: the same result object is returned.
 */
export function compileOnDemand(
  sources: readonly SetSource[],
  bundled: readonly (SetSource | ReadySet)[],
  memory: Memory,
): (source: SetSource) => SetCompilation {
  const session = newSession([...sources, ...bundled], memory);
  const twins = new Map<SetCompilation, SetCompilation>();
  return (source) => {
    const { alone } = compileSet(source, session);
    const { id } = memory.read(source);
    const first = session.registry.find(id);
    if (!first || first === source || 'chain' in first || !sources.includes(first)) return alone;
    // Copies of a set may coexist as long as no other set extends that id.
    if (!sources.some((other) => memory.read(other).declared.set?.node.extends?.text === id)) return alone;
    const found = twins.get(alone) ?? reportTwin(alone, memory.read(source), memory.read(first));
    twins.set(alone, found);
    return found;
  };
}

/** The names that declarations of a set may refer to. Only the sets it extends are compiled. */
export function setScope(
  source: SetSource,
  sources: readonly SetSource[],
  bundled: readonly (SetSource | ReadySet)[],
  memory: Memory,
): NamesInScope {
  const session = newSession([...sources, ...bundled], memory);
  const read = memory.read(source);
  const { chain } = baseOf(source, session);
  const buildsOn = (id: string) => [...chainOf(session.registry.find(id), session)].includes(source);
  const sets = () => session.registry.ids().filter((id) => !buildsOn(id));
  return { ...speakableOn(read, chain, memory), sets };
}

/**
 * Compiles steps on their own, with the vocabulary of a set.
 * @param file the file name of their problems
 */
export function compileSteps(
  text: string,
  words: Vocabulary,
  file = '',
  { advise }: CompileOptions = {},
): { steps: Block; problems: Problem[]; unlisted: Unlisted[] } {
  if (typeof text !== 'string')
    throw new UserError(`compileSteps expects steps as a string, got ${typeof text}`);
  if (!Array.isArray(Object(words).animals))
    throw new UserError('compileSteps expects the words of a compiled set, as in `sets[0].words`');
  const report = new Report(file, text);
  const { steps, problems, unlisted } = parseSteps(text);
  for (const problem of [...problems, ...unlisted]) report.addSyntax(problem);
  // The steps may be those of a trigger.
  const scope = { ...newScope(), byAnother: true };
  const context = { names: makeNames(words, undefined, undefined, advise), scope, report };
  const lowered = lowerSteps(context, steps);
  checkEffect(context, lowered);
  report.adviseIn({ from: 0, to: text.length }, context.names.advise);
  const found = oneForEachName(inPlaceOrder(report.problems));
  return {
    steps: lowered,
    problems: respellEverywhere(found, [{ file, text }], () => ({ from: 0, to: text.length })),
    unlisted: unlistedOf(report),
  };
}

/** The problems of a set, one for each cause. */
function problemsOf({ sources }: ParsedSet, { files }: SetSource): Problem[] {
  const problems = oneForEachName(inPlaceOrder(sources.flatMap(({ report }) => report.problems)));
  return respellEverywhere(problems, files, makeEffectFinder(sources));
}

function unlistedOf({ unlisted }: Report): Unlisted[] {
  return unlisted.errors + unlisted.warnings > 0 ? [unlisted] : [];
}

/** Sets that are compiled together. */
type Session = ReturnType<typeof newSession>;

function newSession(sources: readonly (SetSource | ReadySet)[], memory: Memory) {
  const registry = newSetRegistry(sources, (source) => memory.read(source));
  return { sources, registry, memory, compiled: new Map<SetSource, RememberedSet>() };
}

/** A set and the sets that it extends, each once; the sets that a precompiled one extends are not listed. */
function* chainOf(
  set: SetSource | ReadySet | undefined,
  { registry, memory }: Session,
): Generator<SetSource | ReadySet> {
  const seen = new Set<SetSource | ReadySet>();
  while (set && !seen.has(set)) {
    seen.add(set);
    yield set;
    const name = 'chain' in set ? undefined : memory.read(set).declared.set?.node.extends?.text;
    set = name === undefined ? undefined : registry.find(name);
  }
}

/** Compiles a set after its base. */
function compileSet(source: SetSource, session: Session): RememberedSet {
  const known = session.compiled.get(source);
  if (known) return known;
  const { memory } = session;
  const base = baseOf(source, session);
  const kept =
    memory.kept.get(memory.read(source)) ?? newlyCompiled(source, memory.read(source), base, memory);
  const same = kept.on.length === base.on.length && kept.on.every((one, at) => one === base.on[at]);
  const now = same ? kept : newlyCompiled(source, memory.read(source, true), base, memory);
  session.compiled.set(source, now);
  return now;
}

function newlyCompiled(source: SetSource, read: ParsedSet, base: Found, memory: Memory): RememberedSet {
  base.reportMissing?.(read);
  const compiled = compileParsedSet(read, base, memory);
  const { sure: _, flaws: __, names, ...set } = compiled;
  const unlisted = read.sources.flatMap(({ report }) => unlistedOf(report));
  const alone = { set, problems: problemsOf(read, source), unlisted, names };
  const kept = { read, on: base.on, compiled, alone };
  memory.kept.set(read, kept);
  return kept;
}

/** A base, what it depends on, and how to report that it is missing. */
interface Found extends Base {
  /** The objects this base was made from, compared by identity. */
  on: readonly unknown[];
  /** Reports why the base could not be found. */
  reportMissing?: (set: ParsedSet) => void;
}

function baseOf(source: SetSource, session: Session): Found {
  const declaration = session.memory.read(source).declared.set;
  if (!declaration) return wordsOnly(session.registry.find(BASE_SET), session);
  const { node } = declaration;
  if (!node.extends) {
    const sure = !node.broken && !node.brokenSettings && !node.title?.open;
    return { chain: [], sure, flaws: NO_FLAWS, on: [] };
  }
  const { text: name } = node.extends;
  const extended = session.registry.find(name);
  if (!extended) return unknownBase(name, session);
  if ('chain' in extended)
    return { chain: extended.chain, sure: true, flaws: NO_FLAWS, on: [extended.chain] };
  const chain = [...chainOf(extended, session)];
  const circle = chain
    .slice(0, chain.indexOf(source) + 1)
    .filter((set): set is SetSource => !('chain' in set));
  // Of several sets that extend each other, the error is in the one that extends the first of them.
  if (circle.length > 0 && session.sources.find((set) => circle.some((one) => one === set)) === extended)
    return circular(name, circle.slice(1), session);
  const { compiled } = compileSet(extended, session);
  return { ...compiled, on: [compiled] };
}

/** A base that was not found. */
const MISSING_BASE = { chain: [], sure: false, flaws: NO_FLAWS };

function whichSets(ids: ReadonlySet<string>): string | undefined {
  return ids.size === 1 ? `there is only \`${[...ids][0]}\`` : listKnown('sets', ids);
}

function unknownBase(name: string, { registry }: Session): Found {
  const ids = registry.ids();
  return {
    ...MISSING_BASE,
    on: ids,
    reportMissing: ({ id, declared: { set } }) => {
      const word = set?.node.extends;
      if (!word) return;
      const others = ids.filter((other) => other !== id);
      const hint = () => meantName(word, others) ?? whichSets(new Set(others));
      set.report.add('ECO502', word, { name }, { hint });
    },
  };
}

/** A set that extends itself by way of others. */
function circular(name: string, others: readonly SetSource[], { memory }: Session): Found {
  const ids = others.map((source) => memory.read(source).id);
  const between = ids.map((id) => `\`${id}\``);
  const way = between.length > 0 ? ` by way of ${between.join(' and ')}` : '';
  return {
    ...MISSING_BASE,
    on: ['in a circle', ...ids],
    reportMissing: ({ declared: { set } }) => {
      if (set?.node.extends) set.report.add('ECO503', set.node.extends, { name, way });
    },
  };
}

/** The vocabulary of a set and its whole chain, without their cards. */
function wordsOnly(base: SetSource | ReadySet | undefined, session: Session): Found {
  const nothing = { chain: [], sure: true, flaws: NO_FLAWS, on: [] };
  if (!base) return nothing;
  const { chain } = 'chain' in base ? base : compileSet(base, session).compiled;
  return {
    ...nothing,
    chain: chain.map((program) => ({ ...program, cards: [], features: [] })),
    on: [chain],
  };
}
