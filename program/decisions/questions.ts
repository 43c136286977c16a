/** The questions that a game asks: for each kind of decision its words, and the facts that people's tables and bots share. */

/** A question. */
interface QuestionFacts {
  /** The question; `{thing}` is the thing that is placed or taken up, `{card}` the card that the question is about. */
  asks: string;
  /** The first words of an option's label, before its place or card; `Choose` if missing. */
  verb?: string;
  /** What follows from `yes`, and from `no`. */
  yes?: string;
  no?: string;
  /** What happens to the card that is not kept, unless its option says something else. */
  other?: string;
  /** Seats may choose at the same time: nobody knows which of the others still do. */
  atOnce?: true;
  /** The answer puts a card into a hand. */
  keeps?: true;
  /** Bots answer by a rule of thumb instead of by points. */
  byRule?: true;
}

/** In the order in which they are always listed. */
const QUESTIONS = {
  draft: {
    asks: 'Which card do you keep? The others are passed to the next player.',
    verb: 'Keep',
    atOnce: true,
    keeps: true,
  },
  'choose-active': { asks: 'Which card starts face up?', verb: 'Play', atOnce: true, byRule: true },
  'use-element': { asks: 'A cube on a card, or a turn of the dial?', atOnce: true },
  'take-cube': { asks: 'You have no free cube. Which one do you take off a card?' },
  'dial-card': {
    asks: 'Your dial is at 2. Gain a card for it?',
    yes: 'gain a card; the dial goes back to the start',
    no: 'leave the dial at 2',
    byRule: true,
  },
  'dial-reward': { asks: 'Your dial is at 3. What do you take?', byRule: true },
  'gain-card': { asks: 'Where do you take the new card from?', verb: 'Gain' },
  'keep-card': {
    asks: 'Which card do you keep?',
    verb: 'Keep',
    other: 'The other goes face up into the display.',
    keeps: true,
  },
  'complete-card': { asks: 'Several of your cards are completed. Which effect runs first?', verb: 'Run' },
  cancel: {
    asks: 'Another effect ran before yours. Take back your cube from {card} instead of running it?',
    yes: 'take the cube back and turn the dial',
    no: 'run its effect',
    byRule: true,
  },
  reward: { asks: 'Which reward?' },
  element: { asks: 'Which element?' },
  kind: { asks: 'What do you place?' },
  'take-up': {
    asks: 'No {thing} is left in the box. Which one do you take from the board, if any?',
    verb: 'Take up',
  },
  place: { asks: 'Where does the {thing} go?', verb: 'Place on' },
  move: { asks: 'What do you move?', verb: 'Move' },
  replace: { asks: 'What do you replace?', verb: 'Replace' },
  become: { asks: 'What do you replace it with?' },
  remove: { asks: 'What do you remove?', verb: 'Remove' },
  swap: { asks: 'What do you swap?', verb: 'Swap' },
  'swap-with': { asks: 'What do you swap it with?', verb: 'Swap with' },
  choose: { asks: 'What do you choose?' },
  species: { asks: 'Which species?' },
  player: { asks: 'Which player?' },
  pay: { asks: 'How many do you pay?' },
  'pay-card': { asks: 'Which card do you pay? It is discarded.', verb: 'Pay' },
  'lose-card': { asks: 'Which card do you lose? It is discarded.', verb: 'Lose' },
  'give-card': { asks: 'Which card do you give? Only the player who gets it sees it.', verb: 'Give' },
  'pay-active': { asks: 'Which of your active cards do you pay? Its cubes come back to you.', verb: 'Pay' },
  'lose-active': {
    asks: 'Which of your active cards do you lose? Its cubes come back to you.',
    verb: 'Lose',
  },
  'do-card': { asks: 'Which card do you do? It stays as it is.', verb: 'Do' },
  'by-hand': { asks: 'What do you do by hand?', byRule: true },
  'by-hand-amount': { asks: 'How many do they gain or lose?' },
  'yes-no': { asks: 'Do you want to do this?' },
  branch: { asks: 'Which of these do you choose?' },
  'play-card': { asks: 'Which card do you play?', verb: 'Play', byRule: true },
  'rotate-card': { asks: 'Which card do you turn back?', verb: 'Turn back', byRule: true },
  spot: { asks: 'Which spot of {card} does the cube go on?' },
  declare: { asks: 'Do you play a Landscape Feature?', verb: 'Play' },
  feature: { asks: 'Where do you place it?', verb: 'Place on' },
} satisfies Record<string, QuestionFacts>;

/** What a decision is about; `docs/embedding.md` lists all kinds. */
export type DecisionKind = keyof typeof QUESTIONS;

/** All kinds of decisions, in the order in which they are always listed. */
export const DECISION_KINDS: readonly DecisionKind[] = Object.freeze(
  Object.keys(QUESTIONS) as DecisionKind[],
);

/** The words and facts of a question. */
export const questionFacts = (kind: DecisionKind): QuestionFacts => QUESTIONS[kind];

/** A question as people read it. */
export const questionText = (kind: DecisionKind, thing = 'token', card = 'the card'): string =>
  questionFacts(kind)
    .asks.replace('{thing}', thing)
    .replace('{card}', () => card);

/** The first words of the labels of a question's options. */
export const questionVerb = (kind: DecisionKind): string => questionFacts(kind).verb ?? 'Choose';
