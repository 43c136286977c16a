/**
 * Compiles the files of sets to programs: parses, collects vocabulary, resolves `extends`, binds, checks and lowers.
 *
 * The functions are pure: texts in, values out. Problems are returned next to what could be compiled; the programs leave out
 * cards and scenarios that have errors.
 */
import { meantName, parseSteps } from '../grammar/index.ts';
import { type Block, type Problem, UserError, type Vocabulary } from '../program/index.ts';
import { reportIfPrinted } from './card-text/report-card-text.ts';
import { checkEffect } from './checks/effects.ts';
import { NO_FLAWS } from './checks/flaws.ts';
import { type Base, type CompiledSet, compileParsedSet, type SetCompilation } from './compile-set.ts';
import { type NamesInScope, speakableOn } from './fitting-names.ts';
import { lowerSteps } from './lower/steps/steps.ts';
import { type Memory, newMemory, type RememberedSet } from './memory.ts';
import { listKnown, namesOf } from './names.ts';
import { inPlaceOrder } from './report/problems.ts';
import { newReport, type Report, type Unlisted } from './report/report.ts';
import { effectsOf, respellEverywhere } from './report/respelling.ts';
import { oneForEachName } from './report/same-cause.ts';
import { newScope } from './scope.ts';
import { newSetRegistry, type ParsedSet, type ReadySet, type SetSource } from './set-registry.ts';
import { reportTwin } from './twin-sets.ts';

export type { BrokenScenario } from './checks/flaws.ts';
export type { CompiledSet, SetCompilation } from './compile-set.ts';
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
): Compiled {
  checkSources('sources', sources);
  checkSources('bundled', bundled);
  const compiledOf = compileOnDemand(sources, bundled, newMemory());
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
    // In a cycle of sets that extend each other, which set gets the error depends on their order.
    if (isInCircle(source, session)) for (const other of sources) compileSet(other, session, []);
    const { alone } = compileSet(source, session, []);
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
export function speakableIn(
  source: SetSource,
  sources: readonly SetSource[],
  bundled: readonly (SetSource | ReadySet)[],
  memory: Memory,
): NamesInScope {
  const session = newSession([...sources, ...bundled], memory);
  const read = memory.read(source);
  const { chain } = baseOf(read, session, [source]);
  const sets = () => session.registry.ids().filter((id) => !buildsOn(id, read.id, session));
  return { ...speakableOn(read, chain), sets };
}

/** Whether a set is, or extends, the set `wanted`. The search ends at precompiled sets. */
function buildsOn(id: string, wanted: string, { registry, memory }: Session): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); ) {
    if (at === wanted) return true;
    seen.add(at);
    const found = registry.find(at);
    at = found && !('chain' in found) ? memory.read(found).declared.set?.node.extends?.text : undefined;
  }
  return false;
}

/**
 * Compiles steps on their own, with the vocabulary of a set.
 * @param file the file name of their problems
 */
export function compileSteps(
  text: string,
  words: Vocabulary,
  file = '',
): { steps: Block; problems: Problem[]; unlisted: Unlisted[] } {
  if (typeof text !== 'string')
    throw new UserError(`compileSteps expects steps as a string, got ${typeof text}`);
  if (!Array.isArray(Object(words).animals))
    throw new UserError('compileSteps expects the words of a compiled set, as in `sets[0].words`');
  const report = newReport(file, text);
  const { steps, problems, unlisted } = parseSteps(text);
  for (const problem of problems) report.addSyntax(problem);
  for (const problem of unlisted) report.addSyntax(problem);
  const context = { names: namesOf(words), scope: newScope(), report };
  const lowered = lowerSteps(context, steps);
  checkEffect(context, lowered);
  reportIfPrinted(context, { from: 0, to: text.length });
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
  return respellEverywhere(problems, files, effectsOf(sources));
}

function unlistedOf({ unlisted }: Report): Unlisted[] {
  return unlisted.errors + unlisted.warnings > 0 ? [unlisted] : [];
}

/** Sets that are compiled together. */
interface Session {
  registry: ReturnType<typeof newSetRegistry>;
  memory: Memory;
  compiled: Map<SetSource, RememberedSet>;
}

function newSession(sources: readonly (SetSource | ReadySet)[], memory: Memory): Session {
  return { registry: newSetRegistry(sources, (source) => memory.read(source)), memory, compiled: new Map() };
}

function isInCircle(source: SetSource, { registry, memory }: Session): boolean {
  const seen = new Set<SetSource>();
  for (let set: SetSource | ReadySet | undefined = source; set && !('chain' in set); ) {
    if (seen.has(set)) return true;
    seen.add(set);
    const name: string | undefined = memory.read(set).declared.set?.node.extends?.text;
    set = name === undefined ? undefined : registry.find(name);
  }
  return false;
}

/** Compiles a set after its base; `asking` holds the sets that led here through `extends`, to detect cycles. */
function compileSet(source: SetSource, session: Session, asking: readonly SetSource[]): RememberedSet {
  const known = session.compiled.get(source);
  if (known) return known;
  const { memory } = session;
  const base = baseOf(memory.read(source), session, [...asking, source]);
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

function baseOf({ id, declared }: ParsedSet, session: Session, asking: readonly SetSource[]): Found {
  const declaration = declared.set;
  if (!declaration)
    return wordsOnly(id === '' ? session.registry.find(BASE_SET) : undefined, session, asking);
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
  if (asking.includes(extended)) return circle(name, extended, session, asking);
  const { compiled } = compileSet(extended, session, asking);
  return { ...compiled, on: [compiled] };
}

/** A base that was not found. */
const LOST = { chain: [], sure: false, flaws: NO_FLAWS };

function whichSets(ids: ReadonlySet<string>): string | undefined {
  return ids.size === 1 ? `there is only \`${[...ids][0]}\`` : listKnown('sets', ids);
}

function unknownBase(name: string, { registry }: Session): Found {
  const ids = registry.ids();
  return {
    ...LOST,
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

function circle(name: string, extended: SetSource, session: Session, asking: readonly SetSource[]): Found {
  const ids = asking.slice(asking.indexOf(extended) + 1).map((source) => session.memory.read(source).id);
  const between = ids.map((id) => `\`${id}\``);
  const way = between.length > 0 ? ` by way of ${between.join(' and ')}` : '';
  return {
    ...LOST,
    on: ['in a circle', ...ids],
    reportMissing: ({ declared: { set } }) => {
      if (set?.node.extends) set.report.add('ECO503', set.node.extends, { name, way });
    },
  };
}

/** The vocabulary of a set and its whole chain, without their cards. */
function wordsOnly(
  base: SetSource | ReadySet | undefined,
  session: Session,
  asking: readonly SetSource[],
): Found {
  const nothing = { chain: [], sure: true, flaws: NO_FLAWS, on: [] };
  if (!base || (!('chain' in base) && asking.includes(base))) return nothing;
  const { chain } = 'chain' in base ? base : compileSet(base, session, asking).compiled;
  return {
    ...nothing,
    chain: chain.map((program) => ({ ...program, cards: [], features: [] })),
    on: [chain],
  };
}
