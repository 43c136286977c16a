/** The labels of options on buttons: `Place on 3`, `forest`, `done`. */
import { counted, type DecisionKind, type NamedHex } from '../../../program/index.ts';
import type { Game } from '../../state.ts';
import { describeOptions, type OptionView } from '../../view/describe.ts';
import { optionWords } from './choices.ts';

/** The first words of an option's label, before its place; null for decisions whose options need none. */
export const DONE_WITH: Readonly<Record<DecisionKind, string | null>> = {
  draft: null,
  'choose-active': null,
  'use-element': null,
  'take-cube': null,
  'dial-card': null,
  'dial-reward': null,
  'gain-card': null,
  'keep-card': null,
  'complete-card': null,
  cancel: null,
  reward: null,
  element: null,
  kind: null,
  'take-up': 'Take up',
  place: 'Place on',
  move: 'Move',
  replace: 'Replace',
  become: null,
  remove: 'Remove',
  swap: 'Swap',
  'swap-with': 'Swap with',
  choose: 'Choose',
  player: null,
  pay: null,
  'pay-card': null,
  'lose-card': null,
  'yes-no': null,
  branch: null,
  'play-card': null,
  'rotate-card': null,
  spot: null,
  declare: null,
  feature: 'Place on',
};

/** The labels of all options offered, in order. Equal options have the same label. */
export function optionNames(game: Game, names: readonly NamedHex[]): string[] {
  return describeOptions(game).map((view) => nameOf(game.asked.kind, view, names));
}

function nameOf(kind: DecisionKind, view: OptionView, names: readonly NamedHex[]): string {
  const verb = DONE_WITH[kind];
  switch (view.option) {
    case 'hex': {
      const { thing, hex, to } = view;
      const place = (one: typeof hex) => optionWords({ option: 'hex', hex: one }, names);
      const what = thing === undefined ? place(hex) : `${thing} on ${place(hex)}`;
      return `${verb ?? 'Choose'} ${what}${to ? ` to ${place(to)}` : ''}`;
    }
    case 'hexes':
      return `${verb ?? 'Choose'} ${optionWords(view, names).slice(1, -1)}`;
    case 'reward':
      return rewardName(view);
    default:
      return optionWords(view, names);
  }
}

/** A reward, as in `2 points` or `1 card of 5`. */
export function rewardName({
  gain,
  elements,
  amount,
  of,
}: Extract<OptionView, { option: 'reward' }>): string {
  if (gain === 'vp') return counted(amount, 'point');
  if (gain === 'elements') return `${amount} ${elements.join(' or ')}`;
  if (gain === 'card-to-play') return `${counted(amount, 'card')} to play at once`;
  return `${counted(amount, gain)}${of === undefined ? '' : ` of ${of}`}`;
}
