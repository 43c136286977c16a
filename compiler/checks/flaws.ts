/** Errors in the words and cards of a set: scenarios that use them cannot be run. */
import type { Place, Problem } from '../../program/index.ts';
import type { CardInSet, FeatureInSet } from '../report/in-set.ts';
import type { ParsedSet } from '../set-registry.ts';

/** What has an error, each with its first error. */
export interface Flaws {
  /** The first error in the declarations that affect everything in the set: its own, or those of a set it extends. */
  words: Problem | undefined;
  /** Cards, by number. */
  cards: ReadonlyMap<number, Problem>;
  /** Landscape Features, by number. */
  features: ReadonlyMap<number, Problem>;
  /** Layouts, by name. */
  layouts: ReadonlyMap<string, Problem>;
  /** The first error in the set's files, wherever it is. */
  any: Problem | undefined;
}

/** A scenario that was not compiled, and why. */
export interface BrokenScenario {
  /** Empty if it could not be read. */
  title: string;
  /** The position of the error: in the scenario, or where the scenario uses something that has an error. */
  at: Place;
  /** Code of that error. */
  code: string;
  /** Why, in one sentence. */
  message: string;
}

/** The position of a problem, as text for a message about something else. */
export function describePlace({ file, line }: Problem): string {
  return `${file === '' ? '' : `${file}:`}${line}`;
}

/** For a set without errors. */
export const NO_FLAWS: Flaws = {
  words: undefined,
  cards: new Map(),
  features: new Map(),
  layouts: new Map(),
  any: undefined,
};

/** The first error in declarations that affect all cards: the set's own, its elements, animals and markers. */
export function vocabularyFlaw(sources: ParsedSet['sources']): Problem | undefined {
  const words = ['set', 'element', 'animal', 'marker'];
  // Stops at the first error: each of a file's thousands of declarations may have one.
  for (const { items, report } of sources) {
    for (const item of items) {
      const error = words.includes(item.kind) ? report.firstErrorIn(item) : undefined;
      if (error) return error;
    }
  }
  return undefined;
}

/** The errors of a set and of what it inherits. Its own cards and features replace inherited ones with the same number. */
export function findFlaws(
  { sources }: ParsedSet,
  inherited: Flaws,
  words: Problem | undefined,
  cards: readonly CardInSet[],
  features: readonly FeatureInSet[],
): Flaws {
  const own = new Set([...cards, ...features].flatMap(({ node }) => node.number?.value ?? []));
  const any = sources.map(({ report }) => report.firstErrorIn()).find((problem) => problem) ?? inherited.any;
  const kept = (flaws: ReadonlyMap<number, Problem>) => [...flaws].filter(([number]) => !own.has(number));
  const flawed = (list: readonly (CardInSet | FeatureInSet)[]) =>
    list.flatMap(({ node, report, program }): [number, Problem][] => {
      // A declaration without an error of its own may still use something elsewhere that could not be read.
      const problem = report.firstErrorIn(node) ?? (program ? undefined : any);
      return node.number && problem ? [[node.number.value, problem]] : [];
    });
  const layouts = sources.flatMap(({ items, report }) =>
    items.flatMap((item): [string, Problem][] => {
      const problem = item.kind === 'layout' ? report.firstErrorIn(item) : undefined;
      return item.kind === 'layout' && item.name && problem ? [[item.name.text, problem]] : [];
    }),
  );
  return {
    words: words ?? inherited.words,
    cards: new Map([...kept(inherited.cards), ...flawed(cards)]),
    features: new Map([...kept(inherited.features), ...flawed(features)]),
    layouts: new Map([...inherited.layouts, ...layouts]),
    any,
  };
}
