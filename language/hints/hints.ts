/** Inlay hints: what "this" is wherever a step refers to it, explicitly or implicitly. */
import { type CompiledSet, spanOfEffect, thisBefore } from '../../compiler/index.ts';
import { orList, type Span, type StepNode, type Word } from '../../grammar/index.ts';
import { type Block, effectSteps } from '../../program/index.ts';
import { fileCompilation } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A hint at an offset of a text. */
export type Hint = ReturnType<typeof hintOf>;

/** A hint about more things than this gives only their number. */
const MOST_LISTED = 3;

/** A reference to "this" in a step. */
interface Reference {
  /** The offset after the words that refer to it. */
  at: number;
  /** What "this" can be here: things, terrains, `land`, `tile`, `animal`; nothing after an error, or if it is never reached. */
  things: string[];
  /** True if the word "this" is written; false if it is implied, as in `adjacent`. */
  isExplicit: boolean;
}

/** What "this" is wherever steps in a range of a file refer to it, in source order. */
export function rangeHints(workspace: Workspace, file: string, range: Span): Hint[] {
  const compiled = fileCompilation(workspace, file);
  const effects = (compiled ? effectsOf(compiled.set) : []).filter((effect) => {
    const span = spanOfEffect(effect);
    return span?.file === file && span.from < range.to && span.to > range.from;
  });
  return effects
    .flatMap((effect) => [...thisBefore(effect)].flatMap(([node, things]) => referencesIn(node, things)))
    .filter(({ at, things }) => range.from <= at && at <= range.to && things.length > 0)
    .sort((a, b) => a.at - b.at)
    .map(hintOf);
}

function hintOf({ at, things, isExplicit }: Reference) {
  const is = things.length > MOST_LISTED ? `one of ${things.length} things` : orList(things);
  return {
    at,
    label: isExplicit ? `= ${is}` : `this = ${is}`,
    /** A sentence that explains the hint. */
    tooltip: `Here "this" can be: ${orList(things)}.`,
  };
}

/** The effects of cards, of triggers, and of the `do` of scenarios. */
function effectsOf({ program, scenarios }: Pick<CompiledSet, 'program' | 'scenarios'>): Block[] {
  return [
    ...[...program.cards, ...program.features].flatMap(effectSteps),
    ...scenarios.flatMap(({ lines }) => lines.flatMap((line) => (line.line === 'do' ? [line.steps] : []))),
  ];
}

/** Steps inside a step have their own hints. */
const STEP_BLOCKS: readonly string[] = ['steps', 'branches', 'otherwise'];

/** The references to "this" in a step, without those in the steps inside it. */
function referencesIn(node: StepNode, things: string[]): Reference[] {
  const parts = Object.entries(node).filter(([key]) => !STEP_BLOCKS.includes(key));
  return parts.flatMap(([key, part]) => {
    // In the second part of a swap, "this" is the first thing (L42).
    if (key === 'withWhere' && node.kind === 'swap' && !node.withThisTile) {
      return referencesOf(part).map((hint) => ({ ...hint, things: wordsOf(node.things) }));
    }
    // `remove this tile` has no node for "this", only the tile as a thing.
    const isThisTile = (key === 'things' && 'thisTile' in node) || (key === 'with' && 'withThisTile' in node);
    if (isThisTile && Array.isArray(part)) return [{ at: (part[0] as Span).to, things, isExplicit: true }];
    return referencesOf(part).map((hint) => ({ ...hint, things }));
  });
}

const wordsOf = (words: readonly Word[]) => words.map(({ text }) => text);

const THIS_WORDS: ReadonlySet<unknown> = new Set([
  'this',
  'this-tile',
  'this-habitat',
  'this-community',
  'this-landmass',
]);

/** The references to "this" in a part of a tree. */
function referencesOf(part: unknown): Omit<Reference, 'things'>[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(referencesOf);
  const node = part as Partial<Span> & Readonly<Record<string, unknown>>;
  const inside = Object.values(node).flatMap(referencesOf);
  if (node.to === undefined) return inside;
  if (THIS_WORDS.has(node.spot) || THIS_WORDS.has(node.region)) return [{ at: node.to, isExplicit: true }];
  return isMeant(node) && inside.length === 0 ? [{ at: node.to, isExplicit: false }] : inside;
}

/** Whether a node refers to "this" without the word. */
function isMeant(node: Readonly<Record<string, unknown>>): boolean {
  if (node.where === 'adjacent' || node.where === 'within') return node.spot === undefined;
  return node.region === 'adjacent-habitat' || node.adjacent === true || node.test === 'where';
}
