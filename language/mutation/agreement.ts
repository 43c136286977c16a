/** Restores number agreement after a change: `2 penguins`, `a penguin`. */
import { ENGINE_THINGS, engineNoun, goodOf, markersOf, type Vocabulary } from '../../program/index.ts';
import { type Path, partAt, put } from './paths.ts';

/** Countable goods that have a plural; elements have none: `2 sun`. */
const GOODS: readonly string[] = ['cube', 'card'];

/** The singular and plural of a noun. */
export interface SingularPlural {
  one: string;
  many: string;
}

/** The countable nouns of a set, by both their singular and plural. */
export function formsOf(vocabulary: Vocabulary): ReadonlyMap<string, SingularPlural> {
  const named = [...vocabulary.animals, ...markersOf(vocabulary)];
  // Water and land have no plural.
  const own = [...ENGINE_THINGS, ...GOODS].filter((one) => engineNoun(`${one}s`) ?? goodOf(`${one}s`));
  const all = [
    ...named.map(({ name, plural }) => [name, plural] as const),
    ...own.map((one) => [one, `${one}s`] as const),
  ];
  return new Map(
    all.flatMap(([one, many]) => [one, many].map((noun): [string, SingularPlural] => [noun, { one, many }])),
  );
}

/** The parts of a step, test or count that may hold a number and the nouns it counts. */
interface Counted {
  quantity?: Many;
  compare?: Many;
  each?: Many;
  amount?: Many;
  things?: readonly unknown[];
  kinds?: readonly unknown[];
  count?: { things?: readonly unknown[] };
  what?: unknown;
}
type Many = { value?: number; all?: true };

/** A copy of a tree in which nouns agree with their numbers in the part at a path and in all parts around it. */
export function restoreAgreement(
  tree: unknown,
  path: Path,
  forms: ReadonlyMap<string, SingularPlural>,
): unknown {
  let now = tree;
  for (let end = path.length; end >= 0; end--) {
    const around = path.slice(0, end);
    const part = partAt(now, around);
    if (typeof part !== 'object' || part === null) continue;
    for (const { many, nouns } of countsIn(part as Counted))
      for (const noun of nouns) {
        const text = partAt(part, noun);
        const form = typeof text === 'string' ? forms.get(text) : undefined;
        if (form) now = put(now, [...around, ...noun], many.value === 1 ? form.one : form.many);
      }
  }
  return now;
}

/** The numbers in a part, each with the paths of the nouns it counts. */
function countsIn(part: Counted): { many: Many; nouns: Path[] }[] {
  const { quantity, compare, each, amount, things = [], kinds = [], count, what } = part;
  const many = quantity ?? compare;
  const counts: { many: Many; nouns: Path[] }[] = [];
  if (many)
    counts.push({
      many,
      nouns: [
        ...things.map((_, at): Path => ['things', at, 'text']),
        ...kinds.map((_, at): Path => ['kinds', at, 'word', 'text']),
      ],
    });
  if (each && count?.things)
    counts.push({ many: each, nouns: count.things.map((_, at): Path => ['count', 'things', at, 'text']) });
  const given = amount ?? compare;
  const { text = '' } = (what ?? {}) as { text?: string };
  if (given && GOODS.includes(goodOf(text) ?? '')) counts.push({ many: given, nouns: [['what', 'text']] });
  return counts;
}
