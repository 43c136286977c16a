/** The data that commands show about a card or Landscape Feature. */
import { type Lang, rulesText } from '../../print/wording/index.ts';
import {
  type CardProgram,
  type Deck,
  effectSteps,
  type FeatureProgram,
  hasImpact,
  isFeature,
  type SelectedPrintable,
  type Source,
} from '../../program/index.ts';

/** One card or feature of `list --format json`. A feature has neither leaves nor cube spots, and is in no hand. */
export interface ListedCard {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  title: string | null;
  set: string;
  leaves: number;
  /** One element per cube spot. */
  energy: string[];
  hands: { name: string; active: boolean }[];
  source: Source;
  impact: boolean;
  /** The rules text, one sentence per line. */
  text: string;
}

/** The row of a card, with its rules text in a language. */
export function listedCard({ card, id, set }: SelectedPrintable, lang: Lang): ListedCard {
  const { number, deck, title = null, source } = card;
  const isCard = !isFeature(card);
  return {
    number,
    kind: isCard ? 'card' : 'feature',
    deck,
    title,
    set: id,
    leaves: isCard ? card.leaves : 0,
    energy: isCard ? card.energy : [],
    hands: isCard ? card.hands : [],
    source: source.kind,
    impact: cardHasImpact(card),
    text: rulesText(card, set.words, lang),
  };
}

/** Whether a card or feature can affect other players' cards. */
export const cardHasImpact = (card: CardProgram | FeatureProgram): boolean =>
  effectSteps(card).some((steps) => hasImpact(steps));
