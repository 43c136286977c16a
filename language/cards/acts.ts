/** Short descriptions of what cards do, to search by: `moves antelopes`, `places water`. */
import {
  allSteps,
  type CardProgram,
  effectSteps,
  type FeatureProgram,
  markersOf,
  type Objects,
  operationOf,
  type Step,
  type Vocabulary,
  wordFor,
} from '../../program/index.ts';

/** Plurals of the engine's own nouns. */
const PLURALS: Readonly<Record<string, string>> = {
  desert: 'deserts',
  grassland: 'grasslands',
  tile: 'tiles',
  mountain: 'mountains',
  forest: 'forests',
  animal: 'animals',
  vp: 'points',
  cube: 'cubes',
  card: 'cards',
};

/** What a card or Landscape Feature does, without duplicates, in the order of its steps. */
export function actsOf(card: CardProgram | FeatureProgram, words: Vocabulary): string[] {
  const plurals = new Map([...words.animals, ...markersOf(words)].map(({ name, plural }) => [name, plural]));
  const nameOf = (object: Objects[number]) => {
    if (typeof object === 'object' && 'element' in object) return object.element;
    const word = typeof object === 'object' && 'animalOf' in object ? 'animal' : wordFor(object);
    return plurals.get(word) ?? PLURALS[word] ?? word;
  };
  return [
    ...new Set(
      effectSteps(card)
        .flatMap(allSteps)
        .flatMap((step) => actsOfStep(step, nameOf)),
    ),
  ];
}

/** What a step does, without the steps inside it. */
function actsOfStep(step: Step, nameOf: (object: Objects[number]) => string): string[] {
  const { begins, forOthers, objects } = operationOf(step);
  if (forOthers) return ['acts on players'];
  return objects(step).map((object) => `${begins[0]}s ${nameOf(object)}`);
}
