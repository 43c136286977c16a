/** What lists say of a card or Landscape Feature. */
import { featureText, type Lang, stepsText } from '../../print/wording/index.ts';
import { type Deck, hasImpact, isFeature, type Source } from '../../program/index.ts';
import type { SelectedPrintable } from './selection.ts';

/** One card or feature of `list --format json`. A feature has neither leaves nor cube spots, and is in no hand. */
export interface CardRow {
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
  /** The rules text, a sentence a line. */
  text: string;
}

/** The row of a card, its text in a language. */
export function cardRow({ card, id, set }: SelectedPrintable, lang: Lang): CardRow {
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
    impact: isCard ? card.impact : card.triggers.some(({ steps }) => hasImpact(steps)),
    text: isCard ? stepsText(card.steps, set.words, lang) : featureText(card, set.words, lang),
  };
}
