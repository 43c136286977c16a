/** Some card or feature, for text of the card language that stands in none. */
import { MOMENTS, momentNames, type Vocabulary } from '../program/index.ts';

type Elements = Pick<Vocabulary, 'elements'>;
/** To read what stands in a card, any element will do. */
const NO_WORDS: Elements = { elements: [] };

/** What only a Landscape Feature says. */
const MOMENT_TEXTS = momentNames
  .filter((name) => MOMENTS[name].of === 'feature')
  .map((name) => `${MOMENTS[name].words.join(' ')} \\{`);
const FEATURE_WORDS = new RegExp(`\\b(?:${[...MOMENT_TEXTS, 'this feature\\b'].join('|')})`);

/** The text of a card with this effect, or of a Landscape Feature if it does something when it is played. */
export function cardAround(eco: string, words = NO_WORDS): string {
  const isPlay = FEATURE_WORDS.test(eco.replaceAll(/"[^"]*"/g, ''));
  return `${plainHead(isPlay ? 'feature' : 'card', words)}\n{\n${eco}\n}\n`;
}

/** What stands before the braces of some card or feature. */
export function plainHead(kind: 'card' | 'feature', { elements } = NO_WORDS): string {
  // An element that a spot may have.
  const element = elements.find(({ any }) => !any)?.name ?? 'sun';
  return kind === 'feature'
    ? 'feature 1 blue "Title" pattern "D G W"'
    : `card 1 brown leaves 1 energy ${element}`;
}
