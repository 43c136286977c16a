/** The traits of a card to search by. */
import {
  allSteps,
  type CardProgram,
  effectSteps,
  engineNoun,
  type FeatureProgram,
  handsOf,
  markersOf,
  type Objects,
  readGood,
  type Step,
  stepInfo,
  type Vocabulary,
  wordFor,
} from '../../program/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cardAround } from './card.ts';

/**
 * What the card around an offset can be found by, in addition to its text: the starting hands that contain it, and what its steps do,
 * for example `moves antelopes`.
 */
export function findTraits(workspace: Workspace, file: string, offset: number) {
  const found = cardAround(workspace, file, offset);
  if (!found) return undefined;
  const { card, words } = found;
  const hands = handsOf(card).map(({ name }) => name);
  return { hands, acts: actsOf(card, words) };
}

/** What a card or Landscape Feature does, without duplicates, in the order of its steps. */
function actsOf(card: CardProgram | FeatureProgram, words: Vocabulary): string[] {
  const plurals = new Map([...words.animals, ...markersOf(words)].map(({ name, plural }) => [name, plural]));
  const nameOf = (object: Objects[number]) => {
    if (typeof object === 'object' && 'element' in object) return object.element;
    const word = typeof object === 'object' && 'animalOf' in object ? 'animal' : wordFor(object);
    if (word === 'vp') return 'points';
    if (word === 'active-card') return 'active cards';
    const plural = `${word}s`;
    return plurals.get(word) ?? (engineNoun(plural) || readGood(plural) ? plural : word);
  };
  const steps = effectSteps(card).flatMap(allSteps);
  return [...new Set(steps.flatMap((step) => actsOfStep(step, nameOf)))];
}

/** What a step does, without the steps inside it. */
function actsOfStep(step: Step, nameOf: (object: Objects[number]) => string): string[] {
  const { begins, forOthers, objects } = stepInfo(step);
  if (forOthers) return ['acts on players'];
  return objects(step).map((object) => `${begins[0]}s ${nameOf(object)}`);
}
