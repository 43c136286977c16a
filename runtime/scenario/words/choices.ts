/** Matches the choices of a scenario with the options of a decision, and writes options in words. */
import { type Choice, choiceLine, type Hex, type NamedHex, nameHex } from '../../../program/index.ts';
import type { OptionView } from '../../questions/question.ts';

/** True if the choice means this option. */
export function choiceFits(choice: Choice, view: OptionView, option: number): boolean {
  // A feature that covers one cell is chosen by its place, like any other thing.
  if (choice.choice === 'hex' && view.option === 'hexes' && view.hexes.length === 1)
    return isSame(view.hexes[0], choice.hex) && !choice.to && choice.thing === undefined;
  // A cube is not chosen by `card` without a number.
  if (choice.choice === 'card' && choice.number === undefined && view.option === 'from') return false;
  return choicesFor(view, option).some((meaning) => matches(choice, meaning));
}

/** True if a choice says no more than another. */
function matches(choice: Choice, meaning: Choice): boolean {
  if (choice.choice === 'hex' && meaning.choice === 'hex') {
    const { hex, to, thing } = choice;
    if (!isSame(hex, meaning.hex) || (to && !(meaning.to && isSame(to, meaning.to)))) return false;
    return thing === undefined || meaning.thing === undefined || thing === meaning.thing;
  }
  if (choice.choice === 'hexes' && meaning.choice === 'hexes')
    return (
      choice.hexes.length === meaning.hexes.length &&
      choice.hexes.every((named) => meaning.hexes.some((hex) => isSame(hex, named)))
    );
  return Object.entries(choice).every(([key, value]) => meaning[key as keyof Choice] === value);
}

/** The choices that mean this option, shortest first; none if no scenario can express it. */
export function choicesFor(view: OptionView, option: number): Choice[] {
  switch (view.option) {
    case 'hex': {
      const { hex, to, thing } = view;
      return [{ choice: 'hex', hex: nameHex(hex), ...(thing && { thing }), ...(to && { to: nameHex(to) }) }];
    }
    case 'hexes':
      return [{ choice: 'hexes', hexes: view.hexes.map(nameHex) }];
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
      const words = elements.map((word): Choice => ({ choice: 'word', word }));
      if (elements.length > 0) return elements.length > 1 ? [place, ...words] : [...words, place];
      return [{ choice: gain === 'vp' || gain === 'cube' ? gain : 'card' }, place];
    }
    case 'branch':
      return [{ choice: 'branch', branch: view.branch }];
    case 'player':
      return [{ choice: 'player', player: view.seat + 1 }];
    case 'pay':
    case 'gain':
    case 'lose':
      return [{ choice: view.option, amount: view.amount }];
    case 'by-hand':
      return [{ choice: 'word', word: view.deed }];
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
  const choices = choicesFor(view, option);
  return view.option === 'reward' ? choices.find(({ choice }) => choice === 'branch') : choices[0];
}

function isSame(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** An option in words; hexes without a name are given by their coordinates. */
export function optionText(view: OptionView, names: readonly NamedHex[]): string {
  if (view.option === 'from') return `the cube on card ${view.card}, ${view.spot}`;
  if (view.option === 'reward') return view.elements.join(' or ') || view.gain;
  const [choice] = choicesFor(view, 0);
  const nameOf = (hex: Hex): string =>
    names.find((name) => isSame(hex, name))?.name ?? `(${hex.q}, ${hex.r})`;
  return choice ? choiceLine(choice, nameOf) : view.option;
}
