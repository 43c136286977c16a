/** What lists say of a card or Landscape Feature. */
import { featureText, type Lang, stepsText } from '../../print/wording/index.ts';
import { type Deck, hasImpact, type Source } from '../../program/index.ts';
import type { SelectedPrintable } from './selection.ts';

/** One card or feature of `list --format json`. A feature has neither leaves nor cube spots, and is in no hand. */
export interface CardRow {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  title: string | null;
  set: string;
  leaves: number;
  /** One element a cube spot. */
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
  const kind = 'pattern' in card ? 'feature' : 'card';
  const common = { number, kind, deck, title, set: id } as const;
  return 'pattern' in card
    ? {
        ...common,
        leaves: 0,
        energy: [],
        hands: [],
        source: source.kind,
        impact: card.triggers.some(({ steps }) => hasImpact(steps)),
        text: featureText(card, set.words, lang),
      }
    : {
        ...common,
        leaves: card.leaves,
        energy: card.energy,
        hands: card.hands,
        source: source.kind,
        impact: card.impact,
        text: stepsText(card.steps, set.words, lang),
      };
}
