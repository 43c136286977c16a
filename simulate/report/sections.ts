/** The parts of a report, in their order. */
import type { Said } from '../findings/remarks.ts';
import { cardsSection, liftSection } from './chapters/cards.ts';
import { changeSection } from './chapters/change.ts';
import { lengthSection, timeSection } from './chapters/length.ts';
import { priceSection } from './chapters/price.ts';
import { stepsSection, stoppedSection, suppliesSection } from './chapters/trouble.ts';
import { pairsSection, sharesSections } from './chapters/wins.ts';
import type { Material, Section } from './section.ts';

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
