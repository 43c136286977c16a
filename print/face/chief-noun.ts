/** What a card is about: the band behind its spots shows it, so that cards can be sorted by eye. */
import {
  allSteps,
  allTriggers,
  type Count,
  effectSteps,
  eventThings,
  isFeature,
  type Step,
  speciesName,
  type Thing,
  wordFor,
} from '../../program/index.ts';
import type { Printable } from '../printable.ts';

/**
 * The things that a card is about, most of all first: what it places, moves and counts, in this order, then what it waits for,
 * then its energy; a feature is about its pattern.
 */
export function chiefNouns(card: Printable): readonly Thing[] {
  if (isFeature(card)) {
    // The tokens, then the terrains, of the tiles that it covers.
    const covered = card.pattern.filter((cell) => cell.covered);
    const tokens = covered.flatMap((cell) => cell.tokens).filter(({ compare }) => compare.amount > 0);
    return [...tokens.map(({ thing }) => thing), ...covered.map(({ terrain }) => terrain)];
  }
  const steps = effectSteps(card).flatMap(allSteps);
  const species = speciesName(card.steps);
  return [
    ...steps.flatMap((step) => (step.op === 'place' ? step.kinds : [])).map(kindName),
    ...steps.flatMap((step) => (step.op === 'move' ? step.things : [])).map(wordFor),
    ...steps.flatMap(countOf).flatMap(countedThings),
    ...allTriggers(card).flatMap((trigger) => (trigger.on === 'event' ? eventThings(trigger) : [])),
    ...card.energy,
  ].map((noun) => (noun === species ? 'animal' : noun));
}

const kindName = (kind: Thing | { animalOf: string }): Thing => (typeof kind === 'string' ? kind : 'animal');

/** What a step counts. */
function countOf(step: Step): Count[] {
  if (step.op === 'gain') return step.per ? [step.per.of] : [];
  return step.op === 'repeat' && 'per' in step.times ? [step.times.per.of] : [];
}

function countedThings(count: Count): Thing[] {
  switch (count.count) {
    case 'things':
      return count.things.map(wordFor);
    case 'groups':
      return count.group.group === 'landmass' ? ['land'] : [count.group.of];
    case 'done':
      return [...(count.things ?? []), ...(count.thing === undefined ? [] : [count.thing])].map(wordFor);
    default:
      return [];
  }
}
