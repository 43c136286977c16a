/** The parts of a report, in their order. */
import type { Said } from '../remarks.ts';
import { cardsSection, liftSection } from './cards.ts';
import { changeSection } from './change.ts';
import { lengthSection, timeSection } from './length.ts';
import { priceSection } from './price.ts';
import type { Material, Section } from './section.ts';
import { stepsSection, stoppedSection, suppliesSection } from './trouble.ts';
import { pairsSection, sharesSections } from './wins.ts';

/** The part each kind of sentence leads to. */
export const PART_OF: Record<Said['about'], string> = {
  games: 'length',
  steps: 'steps',
  cards: 'cards',
  prices: 'price',
  pairs: 'pairs',
  hands: 'hands',
  seats: 'seats',
  circles: 'cards',
  stopped: 'stopped',
  supplies: 'supplies',
};

/** All parts, in their order. */
export function sectionsOf(material: Material): Section[] {
  return [
    lengthSection(material),
    timeSection(material),
    ...changeSection(material),
    cardsSection(material),
    liftSection(material),
    ...priceSection(material),
    stepsSection(material),
    ...sharesSections(material),
    pairsSection(material),
    suppliesSection(material),
    stoppedSection(material),
  ];
}
