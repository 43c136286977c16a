/** What a person is asked, in a sentence. */

import { type Game, seatNumber, type View } from '../../runtime/index.ts';
import type { RunningEffect } from './asked-step.ts';
import { blockText, type CardBook, cardName, cardText } from './card-book.ts';
import type { Asked } from './screen/menu.ts';

/** The question of a decision; where a step asks, its own text leads. */
export function questionOf(asked: Asked, card: number | undefined): string {
  const { step, book } = asked;
  const ask = QUESTIONS[asked.decision.kind](asked, card);
  if (!step) return ask;
  const [first, ...more] = blockText(book, [step]).split('\n');
  const said = more.length > 0 ? `${first.replace(/[:,]$/, '')} …` : first;
  return `${said} ${ask}`;
}

type Ask = (asked: Asked, card: number | undefined) => string;

const QUESTIONS: Record<Asked['decision']['kind'], Ask> = {
  draft: () => 'Keep one of these cards, the others go on to the next player.',
  'choose-active': () => 'Which card starts face up?',
  'use-element': ({ view }) => `${elementsToUse(view)}: a cube on a card, or a turn of the dial?`,
  'take-cube': () => 'No cube is free. From where do you take one?',
  'dial-card': () => 'Your dial has reached 2. Gain a card for it?',
  'dial-reward': () => 'Your dial has reached 3. What do you take?',
  'gain-card': () => 'You gain a card. From where?',
  'keep-card': () => 'Which card do you keep? The other goes into the display, face up.',
  'complete-card': () => 'Several of your cards are completed. Which effect first?',
  cancel: ({ book }, card) =>
    `An effect has run before yours. Take back your cube${card === undefined ? '' : ` from ${cardName(book, card)}`} instead of running it?`,
  reward: () => 'Which?',
  element: () => 'Which element?',
  kind: () => 'Of which kind?',
  'take-up': () => 'None is left in the box: which one do you take up from the landscape?',
  place: () => 'Where?',
  move: () => 'Which one?',
  replace: () => 'Which one?',
  become: () => 'By what?',
  remove: () => 'Which one?',
  choose: () => 'Which one?',
  'yes-no': () => 'Do you?',
  branch: () => 'Which?',
  'play-card': () => 'Which card do you play?',
  'rotate-card': () => 'Which card do you turn back?',
  spot: ({ book }, card) =>
    `On which spot${card === undefined ? '' : ` of ${cardName(book, card)}`} does the cube go?`,
  declare: () => 'Do you play a Landscape Feature?',
  feature: () => 'Where does it lie?',
};

function elementsToUse({ decision }: View): string {
  const used = (decision?.options ?? []).flatMap((option) => ('element' in option ? [option.element] : []));
  return `Use ${[...new Set(used)].join(' or ')}`;
}

/** Number of the card a question is about that is no effect's: one to cancel, or one that gets a cube. */
export function cardInQuestion({ stack, tables }: Game): number | undefined {
  const frame = stack.at(-1);
  const index = frame?.task === 'round' ? frame.asked : frame && 'card' in frame ? frame.card : -1;
  return index >= 0 ? tables.cards[index].number : undefined;
}

/** The effect that runs, as the screen heads it: `your #61`, `seat 2's #15 "Rain"`. */
export function effectOf(
  book: CardBook,
  { seat }: View,
  running: RunningEffect,
): { head: string; text: string } {
  const whose = running.seat === seat ? 'your' : `seat ${seatNumber(running.seat)}'s`;
  return { head: `${whose} ${cardName(book, running.card)}`, text: cardText(book, running.card) };
}
