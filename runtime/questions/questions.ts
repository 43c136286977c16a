/** The questions of all kinds of decisions. */
import type { DecisionKind } from '../../program/index.ts';
import { CARD_QUESTIONS } from './cards.ts';
import { ELEMENT_QUESTIONS } from './elements.ts';
import type { Question } from './question.ts';
import { STEP_QUESTIONS } from './steps.ts';

/** Does not type-check if a kind is missing. */
export const QUESTIONS: Readonly<Record<DecisionKind, Question>> = {
  ...CARD_QUESTIONS,
  ...ELEMENT_QUESTIONS,
  ...STEP_QUESTIONS,
};

/** The card that an option uses: its index in `tables.cards`, or -1; undefined if the options of this kind use none. */
export const usedCard = (kind: DecisionKind, option: number): number | undefined =>
  QUESTIONS[kind].uses?.(option);
