/**
 * Mutants: copies of a card with one change each. A mutant is made in the syntax tree, printed and compiled like any card, so
 * each is a mistake that a card author could have made. Changes that do not compile are dropped.
 */
import { compile } from '../../compiler/index.ts';
import { type Item, parse, printItem } from '../../grammar/index.ts';
import { type CardProgram, type FeatureProgram, isFeature, type PlayableSet } from '../../program/index.ts';
import { type Declaration, describeChange, type MutantTitle } from './description.ts';
import { type Path, put, treePart } from './paths.ts';
import { blockChanges, rewrites, swapsFor, type TreeNode, type WordSwaps } from './rewrites.ts';

/** A compiled set with its sources. */
export interface MutableSet extends PlayableSet {
  texts: readonly { file: string; text: string }[];
}

/** A card or Landscape Feature with one change. */
export interface Mutant {
  /** The id of the set that declares it. */
  set: string;
  file: string;
  /** Where the change is, counted from 1. */
  line: number;
  /** Describes the change, for people. */
  change: string;
  /** The title of a scenario that would notice the change: what the original card does and the mutant does not. */
  title: string;
  card: CardProgram | FeatureProgram;
}

/** The tree of a changed card, before it is compiled. */
interface Change extends MutantTitle {
  item: Declaration;
  from: number;
}

/**
 * The mutants of all cards and Landscape Features that a set declares, in source order.
 * @param only the number of the only card or feature to mutate
 */
export function makeMutants(set: MutableSet, only?: number): Mutant[] {
  const words = swapsFor(set.words);
  const all = [...set.program.cards, ...set.program.features];
  const own = new Map(
    all.filter(({ number }) => number === (only ?? number)).map((card) => [card.number, card]),
  );
  return set.texts.flatMap(({ file, text }) => {
    const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
    return parse(file, text)
      .tree.items.filter(isDeclaration)
      .flatMap((item) => {
        const card = own.get(item.number?.value ?? -1);
        if (!card) return [];
        const changes = rootsOf(item).flatMap((root) => [...changesBelow(item, root, words)]);
        return compileChanges(set, card, changes).map(({ from, card: mutant, ...description }) => ({
          set: set.program.id,
          file,
          line: lineOf(from),
          ...description,
          card: mutant,
        }));
      });
  });
}

const isDeclaration = (item: Item): item is Declaration => item.kind === 'card' || item.kind === 'feature';

/** The parts of a declaration that define its behaviour. */
function rootsOf(item: Declaration): Path[] {
  if (item.kind === 'card') return [['block']];
  const patterns = item.clauses.flatMap(({ clause }, at): Path[] =>
    clause === 'pattern' ? [['clauses', at]] : [],
  );
  return [...patterns, ['triggers']];
}

/** All changes possible at a part of a card and inside it. */
function* changesBelow(item: Declaration, path: Path, words: WordSwaps): Generator<Change> {
  const part = treePart(item, path);
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) {
    const node = part as TreeNode;
    const from = Number(node.from ?? startOf(item, path));
    for (const other of rewrites(node, path, words)) {
      const mutant = put(item, path, other) as Declaration;
      yield { item: mutant, from, ...describeChange(item, mutant, path, words.forms) };
    }
    const { steps } = node;
    if (Array.isArray(steps))
      for (const { at, steps: other, ...description } of blockChanges(steps)) {
        const mutant = put(item, [...path, 'steps'], other) as Declaration;
        yield { item: mutant, from: Number(steps[at].from), ...description };
      }
  }
  for (const key of Object.keys(part))
    yield* changesBelow(item, [...path, Array.isArray(part) ? Number(key) : key], words);
}

/** The source offset of the innermost part on the path that has one. */
function startOf(item: Declaration, path: Path): number {
  for (let end = path.length; end > 0; end--) {
    const from = (treePart(item, path.slice(0, end)) as TreeNode).from;
    if (typeof from === 'number') return from;
  }
  return item.from;
}

/** The ids of the set that mutants are compiled in and of the set it extends. */
const [MUTANTS, ORIGINAL] = ['mutants', 'original'];

/** The changed cards that compile, without duplicates and without those that compile to the original program. */
function compileChanges(
  { chain }: MutableSet,
  card: CardProgram | FeatureProgram,
  changes: readonly Change[],
): (MutantTitle & Pick<Change, 'from'> & Pick<Mutant, 'card'>)[] {
  const texts = changes.map(({ item }, at) => printItem(standalone(item, at + 1)));
  const text = `set ${MUTANTS} "Mutants" extends ${ORIGINAL}\n${texts.join('\n')}\n`;
  // Dropped, because mutants are numbered from 1 and would clash with them.
  const base = chain.map((program) => ({ ...program, cards: [], features: [] }));
  const { sets } = compile([{ files: [{ file: 'mutants.eco', text }] }], [{ id: ORIGINAL, chain: base }]);
  const programs = sets.flatMap(({ program }) => [...program.cards, ...program.features]);
  const known = new Set([JSON.stringify(effectOf(card))]);
  return programs
    .toSorted((a, b) => a.number - b.number)
    .flatMap((program) => {
      const key = JSON.stringify(effectOf(program));
      if (known.has(key)) return [];
      known.add(key);
      const { item: _, title, ...description } = changes[program.number - 1];
      return [
        {
          ...description,
          title: `${card.number}: ${title}`,
          card: { ...card, ...effectOf(program) } as CardProgram | FeatureProgram,
        },
      ];
    });
}

/** A card detached from other cards: with a new number, in no hand, and replacing nothing. */
function standalone(item: Declaration, number: number): Declaration {
  const { replaces: _, ...rest } = item;
  const clauses = item.clauses.filter(({ clause }) => clause !== 'hand' && clause !== 'active');
  return { ...rest, number: { from: 0, to: 0, value: number }, clauses } as Declaration;
}

/** The part of a card's program that defines its behaviour. */
function effectOf(card: CardProgram | FeatureProgram) {
  return isFeature(card)
    ? { pattern: card.pattern, triggers: card.triggers }
    : { impact: card.impact, steps: card.steps, ...(card.triggers && { triggers: card.triggers }) };
}
