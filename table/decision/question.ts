/** The questions that people answer. */

import { stepsText } from '../../print/face/index.ts';
import { isFeature, type Step, stepAt } from '../../program/index.ts';
import {
  type Decision,
  type Game,
  placedThing,
  type RunningEffect,
  runningEffect,
  type View,
  view,
} from '../../runtime/index.ts';
import { type CardBook, cardName, cardOf } from '../card-book.ts';
import type { PromptContext } from '../messages.ts';
import type { MenuContext } from './menu.ts';

/** The step of an effect that asks; `undefined` while the seat uses what the effect gave, such as elements or the dial. */
export function askingStep(book: CardBook, { card: number, trigger, path }: RunningEffect): Step | undefined {
  const card = cardOf(book, number);
  const { steps } = isFeature(card) ? card.triggers[trigger] : card;
  return path ? stepAt(steps, path) : undefined;
}

/** The text of the pending question. */
export function questionOf(asked: MenuContext): string {
  return QUESTIONS[asked.decision.kind](asked);
}

/** A game with a pending question, and the words for it. */
export interface Position {
  game: Game;
  book: CardBook;
  /** The names of the seats; a seat without a name is `Seat 2`. */
  names: readonly string[];
}

/** The context of the pending decision. */
export function menuContext({ game, book, names }: Position): MenuContext {
  const { seat } = game.asked;
  const running = runningEffect(game);
  return menuContextFrom(
    view(game, seat),
    game.asked,
    { ...(running && { running }), ...promptContext(game) },
    book,
    names,
  );
}

/** The same for the view that a remote screen receives. */
export function menuContextFrom(
  seen: View,
  asked: Decision,
  { running, places, card, turns = 0 }: PromptContext & { running?: RunningEffect },
  book: CardBook,
  names: readonly string[],
): MenuContext {
  return {
    decision: asked,
    view: seen,
    book,
    step: running && askingStep(book, running),
    places,
    card,
    turns,
    names,
  };
}

/** What the text of a decision depends on in addition to the view and the running effect. Only the deciding seat may know it. */
export function promptContext(game: Game): PromptContext {
  const places = placedThing(game);
  const card = cardInQuestion(game);
  const turns = game.turns[game.asked.seat];
  return {
    ...(places !== undefined && { places }),
    ...(card !== undefined && { card }),
    ...(turns > 0 && { turns }),
  };
}

/** The asking step as one sentence; `null` if no step asks. */
export function stepSentence({ step, book }: MenuContext): string | null {
  if (!step) return null;
  const [first, ...more] = stepsText([step], book.words, book.lang).split('\n');
  return more.length > 0 ? `${first.replace(/[:,]$/, '')} …` : first;
}

const QUESTIONS: Record<Decision['kind'], (asked: MenuContext) => string> = {
  draft: () => 'Which card do you keep? The others are passed to the next player.',
  'choose-active': () => 'Which card starts face up?',
  'use-element': ({ view }) => `${elementsToUse(view)}: a cube on a card, or a turn of the dial?`,
  'take-cube': () => 'You have no free cube. Which one do you take off a card?',
  'dial-card': () => 'Your dial is at 2. Gain a card for it?',
  'dial-reward': () => 'Your dial is at 3. What do you take?',
  'gain-card': () => 'You gain a card. From where?',
  'keep-card': ({ view }) =>
    view.decision?.options?.some((option) => 'under' in option)
      ? 'Which card do you keep? The others go under their deck.'
      : 'Which card do you keep? The other goes face up into the display.',
  'complete-card': () => 'Several of your cards are completed. Which effect runs first?',
  cancel: ({ book, card }) =>
    `Another effect ran before yours. Take back your cube${card === undefined ? '' : ` from ${cardName(book, card)}`} instead of running it?`,
  reward: () => 'Which reward?',
  element: () => 'Which element?',
  kind: () => 'Which kind?',
  'take-up': ({ places = 'one' }) =>
    `No ${places} is left in the box. Which one do you take from the board, if any?`,
  place: ({ places }) => (places === undefined ? 'Where?' : `Where does the ${places} go?`),
  move: () => 'Which one?',
  replace: () => 'Which one?',
  become: () => 'With what?',
  remove: () => 'Which one?',
  swap: () => 'Which one first?',
  'swap-with': () => 'With which one?',
  choose: () => 'Which one?',
  player: () => 'Who?',
  pay: () => 'How many?',
  'pay-card': () => 'Which card do you pay? It is discarded.',
  'lose-card': () => 'Which card do you lose? It is discarded.',
  'yes-no': () => 'Yes or no?',
  branch: () => 'Which?',
  'play-card': () => 'Which card do you play?',
  'rotate-card': () => 'Which card do you turn back?',
  spot: ({ book, card }) =>
    `Which spot${card === undefined ? '' : ` of ${cardName(book, card)}`} does the cube go on?`,
  declare: () => 'Do you play a Landscape Feature?',
  feature: () => 'Where do you place it?',
};

function elementsToUse({ decision }: View): string {
  const used = (decision?.options ?? []).flatMap((option) => ('element' in option ? [option.element] : []));
  return `Use ${[...new Set(used)].join(' or ')}`;
}

/** The number of the card that the question is about if no effect asks: a card to cancel, or one that gets a cube. */
function cardInQuestion({ stack, tables }: Game): number | undefined {
  const frame = stack.at(-1);
  const index = frame?.task === 'round' ? frame.asked : frame && 'card' in frame ? frame.card : -1;
  return index >= 0 ? tables.cards[index].number : undefined;
}
