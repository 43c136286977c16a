/** Matches the choices of a scenario with the options of a decision, and writes options in words. */

import { type Choice, choiceWords, type Hex, hexName, type NamedHex } from '../../../program/index.ts';
import type { OptionView } from '../../view/describe.ts';

/** True if the choice means this option. */
export function choiceFits(choice: Choice, view: OptionView, option: number): boolean {
  switch (choice.choice) {
    case 'hex': {
      // A feature that covers one cell is chosen by its place, like any other thing.
      if (view.option === 'hexes' && view.hexes.length === 1)
        return isSame(view.hexes[0], choice.hex) && !choice.to && choice.thing === undefined;
      if (view.option !== 'hex' || !isSame(view.hex, choice.hex)) return false;
      if (choice.to && !(view.to && isSame(view.to, choice.to))) return false;
      return choice.thing === undefined || view.thing === undefined || view.thing === choice.thing;
    }
    case 'hexes': {
      if (view.option !== 'hexes' || view.hexes.length !== choice.hexes.length) return false;
      return choice.hexes.every((named) => view.hexes.some((hex) => isSame(hex, named)));
    }
    case 'word':
      if (view.option === 'kind') return view.kind === choice.word;
      if (view.option === 'element') return view.element === choice.word;
      if (view.option === 'from') return view.spot === choice.word;
      return view.option === 'reward' && view.elements.includes(choice.word);
    case 'card':
      if (view.option === 'from') return view.card === choice.number;
      if (view.option === 'card') return choice.number === undefined || view.card === choice.number;
      return choice.number === undefined && view.option === 'reward' && view.gain.startsWith('card');
    case 'cube':
    case 'vp':
      return view.option === 'reward' && view.gain === choice.choice;
    case 'player':
      return view.option === 'player' && view.seat === choice.player - 1;
    case 'pay':
      return view.option === 'pay' && view.amount === choice.amount;
    case 'branch':
      return (view.option === 'branch' || view.option === 'reward') && option === choice.branch;
    default:
      return view.option === choice.choice;
  }
}

/** The choices that mean this option, shortest first; none if no scenario can express it. */
export function choicesFor(view: OptionView, option: number): Choice[] {
  const named = (hex: Hex): NamedHex => ({ q: hex.q, r: hex.r, name: hexName(hex) });
  switch (view.option) {
    case 'hex': {
      const { hex, to, thing } = view;
      return [{ choice: 'hex', hex: named(hex), ...(thing && { thing }), ...(to && { to: named(to) }) }];
    }
    case 'hexes':
      return [{ choice: 'hexes', hexes: view.hexes.map(named) }];
    case 'kind':
      return [{ choice: 'word', word: view.kind }];
    case 'element':
      return [{ choice: 'word', word: view.element }];
    case 'from':
      return [
        { choice: 'word', word: view.spot },
        { choice: 'card', number: view.card },
      ];
    case 'card':
      return [{ choice: 'card', number: view.card }];
    case 'reward': {
      const place: Choice = { choice: 'branch', branch: option };
      const { gain, elements } = view;
      if (elements.length > 1) return [place];
      if (elements.length === 1) return [{ choice: 'word', word: elements[0] }, place];
      return [{ choice: gain === 'vp' || gain === 'cube' ? gain : 'card' }, place];
    }
    case 'branch':
      return [{ choice: 'branch', branch: view.branch }];
    case 'player':
      return [{ choice: 'player', player: view.seat + 1 }];
    case 'pay':
      return [{ choice: 'pay', amount: view.amount }];
    case 'yes':
    case 'no':
    case 'done':
    case 'none':
      return [{ choice: view.option }];
    default:
      return [];
  }
}

/** A choice that means this option; for a reward its place, which fits no other. Undefined if there is none. */
export function choiceFor(view: OptionView, option: number): Choice | undefined {
  return choicesFor(view, option).at(view.option === 'reward' ? -1 : 0);
}

function isSame(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** An option in words; hexes without a name are given by their coordinates. */
export function optionWords(view: OptionView, names: readonly NamedHex[]): string {
  if (view.option === 'from') return `the cube on card ${view.card}, ${view.spot}`;
  if (view.option === 'reward') return view.elements.join(' or ') || view.gain;
  const [choice] = choicesFor(view, 0);
  const nameOf = (hex: Hex): string =>
    names.find((name) => isSame(hex, name))?.name ?? `(${hex.q}, ${hex.r})`;
  return choice ? choiceWords(choice, nameOf) : view.option;
}
