/** The question that waits in a scenario, how `choose` would answer it, and the labels of its options on buttons. */

import { choiceLine, type DecisionKind, type NamedHex, pluralize } from '../../../program/index.ts';
import type { Game } from '../../state.ts';
import { describeOptions, type OptionView } from '../../view/describe.ts';
import { placedThing } from '../../view/running-effect.ts';
import { choiceFits, choicesFor, optionWords } from './choices.ts';

/** The question, after "a question waits:". `{thing}` is the thing that is placed or taken up. */
const QUESTIONS: Readonly<Partial<Record<DecisionKind, string>>> = {
  reward: 'which reward to take',
  element: 'which element to gain',
  kind: 'what to place',
  'take-up': 'which {thing} to take up, since none is left in the supply',
  place: 'where to place the {thing}',
  move: 'what to move, and where to',
  replace: 'what to replace',
  become: 'what it is replaced with',
  remove: 'what to remove',
  swap: 'what to swap',
  'swap-with': 'what to swap it with',
  choose: 'what to choose',
  player: 'which player to choose',
  pay: 'how many to pay',
  'pay-card': 'which card to pay',
  'lose-card': 'which card to lose',
  'yes-no': 'whether to do what `may` or `repeat up to` offers',
  branch: 'which branch of `either` to take',
  'play-card': 'which card to play',
  'rotate-card': 'which card to rotate',
  spot: 'which spot of the card the cube goes on',
  'take-cube': 'which spot to take a cube from, since no cube is free',
  feature: 'which cells the feature covers',
};

/** The question that waits, without a question mark; `undefined` when nothing waits. */
export function questionWords(game: Game): string | undefined {
  const { asked } = game;
  if (asked.options.length === 0) return undefined;
  return (QUESTIONS[asked.kind] ?? `what to answer to \`${asked.kind}\``).replace(
    '{thing}',
    placedThing(game) ?? 'token',
  );
}

/**
 * The question that waits and how to answer it, in one line; `undefined` when nothing waits.
 * @param own names on the board; the answer shown uses one of these places if possible
 * @param more names for the other places
 */
export function waitingWords(
  game: Game,
  own: readonly NamedHex[],
  more: readonly NamedHex[],
): string | undefined {
  const question = questionWords(game);
  if (question === undefined) return undefined;
  const answer =
    answersOf(game, own).find((words) => !words.includes('(')) ?? answersOf(game, [...own, ...more])[0];
  return `a question waits: ${question}? answer it with choose before this line, as in 'choose ${answer}'`;
}

/** The options offered, in order, each as a scenario writes it after `choose`. */
export const answersOf = (game: Game, names: readonly NamedHex[]): string[] =>
  describeOptions(game).map((view, at) => answerWords(game, game.asked.options[at], view, names));

/** One option as a scenario writes it after `choose`: in words that fit no other option, if there are any. */
export function answerWords(
  game: Game,
  option: number,
  view: OptionView,
  names: readonly NamedHex[],
): string {
  // Only a reward, or a spot to take a cube from, can be written in several ways.
  if (view.option !== 'reward' && view.option !== 'from') return optionWords(view, names);
  const choices = choicesFor(view, option);
  const views = describeOptions(game);
  const clear = choices.find(
    (choice) => views.filter((other, i) => choiceFits(choice, other, game.asked.options[i])).length === 1,
  );
  return choiceLine(clear ?? choices[0]);
}

/** The first words of an option's label, before its place. */
export const OPTION_VERBS: Readonly<Partial<Record<DecisionKind, string>>> = {
  'take-up': 'Take up',
  place: 'Place on',
  move: 'Move',
  replace: 'Replace',
  remove: 'Remove',
  swap: 'Swap',
  'swap-with': 'Swap with',
  feature: 'Place on',
};

/** The labels of all options offered, in order: `Place on 3`, `forest`, `done`. Equal options have the same label. */
export function optionNames(game: Game, names: readonly NamedHex[]): string[] {
  const verb = OPTION_VERBS[game.asked.kind] ?? 'Choose';
  return describeOptions(game).map((view) => {
    if (view.option === 'reward') return rewardName(view);
    const words = optionWords(view, names);
    if (view.option === 'hexes') return `${verb} ${words}`;
    if (view.option !== 'hex') return words;
    return `${verb} ${view.thing === undefined ? words : words.replace(' ', ' on ')}`;
  });
}

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
