/**
 * The questions that a game asks: for each kind of decision the facts that people's tables and bots share. Its words are the message
 * `question-KIND` of `print/wording/languages/table.en.ftl`.
 */

/** A question. */
interface QuestionFacts {
  /** Seats may choose at the same time: nobody knows which of the others still do. */
  atOnce?: true;
  /** The answer puts a card into a hand. */
  keeps?: true;
  /** Bots answer by a rule of thumb instead of by points. */
  byRule?: true;
}

/** In the order in which they are always listed. */
const QUESTIONS = {
  draft: { atOnce: true, keeps: true },
  'choose-active': { atOnce: true, byRule: true },
  'use-element': { atOnce: true },
  'take-cube': {},
  'dial-card': { byRule: true },
  'dial-reward': { byRule: true },
  'gain-card': {},
  'keep-card': { keeps: true },
  'complete-card': {},
  cancel: { byRule: true },
  reward: {},
  element: {},
  kind: {},
  'take-up': {},
  place: {},
  move: {},
  replace: {},
  become: {},
  remove: {},
  swap: {},
  'swap-with': {},
  choose: {},
  species: {},
  player: {},
  pay: {},
  'pay-card': {},
  'lose-card': {},
  'give-card': {},
  'pay-active': {},
  'lose-active': {},
  'do-card': {},
  'by-hand': { byRule: true },
  'by-hand-amount': {},
  'yes-no': {},
  branch: {},
  'play-card': { byRule: true },
  'rotate-card': { byRule: true },
  spot: {},
  declare: {},
  feature: {},
} satisfies Record<string, QuestionFacts>;

/** What a decision is about; `docs/embedding.md` lists all kinds. */
export type DecisionKind = keyof typeof QUESTIONS;

/** All kinds of decisions, in the order in which they are always listed. */
export const DECISION_KINDS: readonly DecisionKind[] = Object.freeze(
  Object.keys(QUESTIONS) as DecisionKind[],
);

/** The facts of a question. */
export const questionFacts = (kind: DecisionKind): QuestionFacts => QUESTIONS[kind];
