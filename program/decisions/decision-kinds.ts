/** The kinds of decisions a game can ask for, in the order in which they are listed everywhere. */

/** What a decision is about. */
export const DECISION_KINDS = [
  'draft',
  'choose-active',
  'use-element',
  'take-cube',
  'dial-card',
  'dial-reward',
  'gain-card',
  'keep-card',
  'complete-card',
  'cancel',
  'reward',
  'element',
  'kind',
  'take-up',
  'place',
  'move',
  'replace',
  'become',
  'remove',
  'swap',
  'swap-with',
  'choose',
  'player',
  'yes-no',
  'branch',
  'play-card',
  'rotate-card',
  'spot',
  'declare',
  'feature',
] as const;
/** What a decision is about, as `docs/embedding.md` lists it. */
export type DecisionKind = (typeof DECISION_KINDS)[number];
