/** The words of decisions: questions, and the labels of answers. Scenarios and tables ask alike. */
import { type DecisionKind, pluralize } from '../../program/index.ts';
import type { OptionView } from './describe.ts';

/** `{thing}` is the thing that is placed or taken up, `{card}` the card that the question is about. */
const QUESTIONS: Readonly<Record<DecisionKind, string>> = {
  draft: 'Which card do you keep? The others are passed to the next player.',
  'choose-active': 'Which card starts face up?',
  'use-element': 'A cube on a card, or a turn of the dial?',
  'take-cube': 'You have no free cube. Which one do you take off a card?',
  'dial-card': 'Your dial is at 2. Gain a card for it?',
  'dial-reward': 'Your dial is at 3. What do you take?',
  'gain-card': 'Where do you take the new card from?',
  'keep-card': 'Which card do you keep?',
  'complete-card': 'Several of your cards are completed. Which effect runs first?',
  cancel: 'Another effect ran before yours. Take back your cube from {card} instead of running it?',
  reward: 'Which reward?',
  element: 'Which element?',
  kind: 'What do you place?',
  'take-up': 'No {thing} is left in the box. Which one do you take from the board, if any?',
  place: 'Where does the {thing} go?',
  move: 'What do you move?',
  replace: 'What do you replace?',
  become: 'What do you replace it with?',
  remove: 'What do you remove?',
  swap: 'What do you swap?',
  'swap-with': 'What do you swap it with?',
  choose: 'What do you choose?',
  player: 'Which player?',
  pay: 'How many do you pay?',
  'pay-card': 'Which card do you pay? It is discarded.',
  'lose-card': 'Which card do you lose? It is discarded.',
  'yes-no': 'Do you want to do this?',
  branch: 'Which of these do you choose?',
  'play-card': 'Which card do you play?',
  'rotate-card': 'Which card do you turn back?',
  spot: 'Which spot of {card} does the cube go on?',
  declare: 'Do you play a Landscape Feature?',
  feature: 'Where do you place it?',
};

/** The question of a decision. */
export const questionWords = (kind: DecisionKind, thing = 'token', card = 'the card'): string =>
  QUESTIONS[kind].replace('{thing}', thing).replace('{card}', () => card);

/** The first words of an option's label, before its place or card; otherwise `Choose`. */
export const OPTION_VERBS: Readonly<Partial<Record<DecisionKind, string>>> = {
  draft: 'Keep',
  'choose-active': 'Play',
  'gain-card': 'Gain',
  'keep-card': 'Keep',
  'complete-card': 'Run',
  'take-up': 'Take up',
  place: 'Place on',
  move: 'Move',
  replace: 'Replace',
  remove: 'Remove',
  swap: 'Swap',
  'swap-with': 'Swap with',
  'pay-card': 'Pay',
  'lose-card': 'Lose',
  'play-card': 'Play',
  'rotate-card': 'Turn back',
  declare: 'Play',
  feature: 'Place on',
};

/** A reward, as in `2 points` or `1 card of 5`. */
export function rewardName({
  gain,
  elements,
  amount,
  of,
}: Extract<OptionView, { option: 'reward' }>): string {
  if (gain === 'vp') return pluralize(amount, 'point');
  if (gain === 'elements') return `${amount} ${elements.join(' or ')}`;
  if (gain === 'card-to-play') return `${pluralize(amount, 'card')} to play at once`;
  return `${pluralize(amount, gain)}${of === undefined ? '' : ` of ${of}`}`;
}
