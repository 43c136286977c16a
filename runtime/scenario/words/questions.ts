/** The question that waits in a scenario, how `choose` would answer it, and the labels of its options on buttons. */
import { choiceLine, type NamedHex } from '../../../program/index.ts';
import type { OptionView } from '../../questions/question.ts';
import type { Game } from '../../state.ts';
import { describeOptions, rewardName } from '../../view/describe.ts';
import { placedThing } from '../../view/running-effect.ts';
import { choiceFits, choicesFor, optionText } from './choices.ts';
import { QUESTION_WORDS } from './questions.generated.ts';

/** The question that waits; `undefined` when nothing waits. */
export const waitingQuestion = (game: Game): string | undefined =>
  game.asked.options.length === 0
    ? undefined
    : QUESTION_WORDS[game.asked.kind].asks
        .replace('{thing}', placedThing(game) ?? 'token')
        .replace('{card}', 'the card');

/**
 * The question that waits and how to answer it, in one line; `undefined` when nothing waits.
 * @param own names on the board; the answer shown uses one of these places if possible
 * @param more names for the other places
 */
export function describeQuestion(
  game: Game,
  own: readonly NamedHex[],
  more: readonly NamedHex[],
): string | undefined {
  const question = waitingQuestion(game);
  if (question === undefined) return undefined;
  const answer =
    answerTexts(game, own).find((words) => !words.includes('(')) ?? answerTexts(game, [...own, ...more])[0];
  // Some questions have another sentence before or after what is asked.
  const asked = question.match(/[^.?]*\?/)![0].trim();
  const sentence = asked[0]!.toLowerCase() + asked.slice(1);
  return `a question waits: ${sentence} answer it with choose before this line, as in 'choose ${answer}'`;
}

/** The options offered, in order, each as a scenario writes it after `choose`. */
export const answerTexts = (game: Game, names: readonly NamedHex[]): string[] =>
  describeOptions(game).map((view, at) => answerText(game, game.asked.options[at], view, names));

/** One option as a scenario writes it after `choose`: in words that fit no other option, if there are any. */
export function answerText(game: Game, option: number, view: OptionView, names: readonly NamedHex[]): string {
  // Only a reward, or a spot to take a cube from, can be written in several ways.
  if (view.option !== 'reward' && view.option !== 'from') return optionText(view, names);
  const choices = choicesFor(view, option);
  const views = describeOptions(game);
  const clear = choices.find(
    (choice) => views.filter((other, i) => choiceFits(choice, other, game.asked.options[i])).length === 1,
  );
  return choiceLine(clear ?? choices[0]);
}

/** The labels of all options offered, in order: `Place on 3`, `forest`, `done`. Equal options have the same label. */
export function optionNames(game: Game, names: readonly NamedHex[]): string[] {
  const { verb } = QUESTION_WORDS[game.asked.kind];
  return describeOptions(game).map((view) => {
    if (view.option === 'reward') return rewardName(view);
    const words = optionText(view, names);
    if (view.option === 'hexes') return `${verb} ${words}`;
    if (view.option !== 'hex') return words;
    return `${verb} ${view.thing === undefined ? words : words.replace(' ', ' on ')}`;
  });
}
