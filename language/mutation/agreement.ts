/** Restores number agreement in the description of a change: `2 penguins`, `a penguin`. */
import { ENGINE_THINGS, engineNoun, markersOf, readGood, type Vocabulary } from '../../program/index.ts';

/** Countable goods that have a plural; elements have none: `2 sun`. */
const GOODS: readonly string[] = ['cube', 'card'];

/** The singular and plural of nouns. */
export type NounForms = ReturnType<typeof nounForms>;

/** The countable nouns of a set, by both their singular and plural. */
export function nounForms(vocabulary: Vocabulary) {
  const named = [...vocabulary.animals, ...markersOf(vocabulary)];
  // Water and land have no plural.
  const own = [...ENGINE_THINGS, ...GOODS].filter((one) => engineNoun(`${one}s`) ?? readGood(`${one}s`));
  const all = [
    ...named.map(({ name, plural }) => [name, plural] as const),
    ...own.map((one) => [one, `${one}s`] as const),
  ];
  return new Map(all.flatMap(([one, many]) => [one, many].map((noun) => [noun, { one, many }] as const)));
}

/** An amount, and the nouns that it counts; in `2 forest habitats`, the noun stays as it is. */
const COUNTED_NOUNS =
  /\b(an?|\d+|all) ((?:adjacent |different |other )*)([a-z][\w-]*(?: or (?!an? )[a-z][\w-]*)*)\b(?! habitat| communit)/g;
/** The words of a step up to something that it gains; an element may be called like a thing, but has no plural. */
const UP_TO_REWARD = /^gain\b(?!.* (?:per|if) )/;

/** A step in which nouns agree with their amounts. */
export function withAgreement(step: string, forms: NounForms): string {
  return step.replace(COUNTED_NOUNS, (_, amount: string, between: string, nouns: string, at: number) => {
    const number = /^(?:an?|1)$/.test(amount) ? 'one' : 'many';
    const isReward = UP_TO_REWARD.test(step.slice(0, at));
    const words = nouns.replace(/[\w-]+/g, (noun) =>
      isReward && !readGood(noun) ? noun : (forms.get(noun)?.[number] ?? noun),
    );
    return `${amount} ${between}${words}`;
  });
}
