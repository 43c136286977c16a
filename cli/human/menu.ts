/** The options of a decision as a numbered menu, in the engine's order. */
import { stepsText } from '../../print/wording/index.ts';
import type { Coin, Hex, Step } from '../../program/index.ts';
import { hexName } from '../../program/index.ts';
import { counted } from '../../program/messages/index.ts';
import { type Decision, type OptionView, seatNumber, type View } from '../../runtime/index.ts';
import { type CardBook, cardLine, cardName } from './card-book.ts';

/** One line of a menu: an option, or several that a second menu distinguishes. */
export interface Entry {
  text: string;
  /** Hexes that show its number. */
  hexes: Hex[];
  /** The engine's options for it, which look the same to a person; empty if `next` follows. */
  options: number[];
  /** The second menu. */
  next: Entry[];
}

/** What the meaning of options depends on. */
export interface Asked {
  decision: Decision;
  /** The game as the seat that is asked sees it. */
  view: View;
  book: CardBook;
  /** The step that asks, if a step does. */
  step: Step | undefined;
  /** Turns of the dial the seat has already chosen in this draw. */
  turns: number;
}

/** The entries of the decision, in the order of its options. Options that read the same, like equal tokens on one tile, share one. */
export function menuOf(asked: Asked): Entry[] {
  const menu: Entry[] = [];
  asked.view.decision?.options?.forEach((option, i) => {
    let entry = entryIn(menu, textOf(option, asked), hexesOf(option));
    // A move is chosen in two steps: which animal, then where to.
    if (option.option === 'hex' && option.to) entry = entryIn(entry.next, hexName(option.to), [option.to]);
    entry.options.push(asked.decision.options[i]);
  });
  return menu;
}

/** The entry with this text, which is added if the menu has none. */
function entryIn(menu: Entry[], text: string, hexes: Hex[]): Entry {
  const there = menu.find((entry) => entry.text === text);
  if (there) return there;
  const entry: Entry = { text, hexes, options: [], next: [] };
  menu.push(entry);
  return entry;
}

/** The way through the menu to an option: `2: lion on k12, then 1: k14`. */
export function wayTo(option: number, menu: readonly Entry[]): string | undefined {
  for (const [at, { text, options, next }] of menu.entries()) {
    const here = `${at + 1}: ${headOf(text)}`;
    if (options.includes(option)) return here;
    const way = wayTo(option, next);
    if (way !== undefined) return `${here}, then ${way}`;
  }
  return undefined;
}

/** The start of an entry, without its effect or rules text: all up to a colon that is not inside a title. */
export function headOf(text: string): string {
  return /^(?:"[^"]*"|(?!: ).)*/.exec(text)?.[0] ?? text;
}

/** What the next turn of the dial gives, by its position (R4). */
const DIAL_GIVES = [' to 1', ' to 2: you may gain a card', ' to 3: play a card or gain a cube'];
const YES_MEANS: Partial<Record<Decision['kind'], string>> = {
  'dial-card': ': gain a card; the dial goes back to the start',
  cancel: ': take the cube back and turn the dial',
};
const NO_MEANS: Partial<Record<Decision['kind'], string>> = {
  'dial-card': ': leave the dial at 2',
  cancel: ': run its effect',
};
const LOOK_AT = {
  brown: 'look at two brown cards',
  blue: 'look at two blue cards',
  both: 'look at both decks: one of each',
};

type TextOf<O> = (option: O, asked: Asked) => string;

const TEXTS: { [O in OptionView as O['option']]: TextOf<O> } = {
  done: () => 'done, no more',
  yes: (_, { decision }) => `yes${YES_MEANS[decision.kind] ?? ''}`,
  no: (_, { decision }) => `no${NO_MEANS[decision.kind] ?? ''}`,
  dial: ({ element }, { view, turns }) => {
    const which = hasSeveralElements(view) ? ` with the ${element}` : '';
    // While another turn is pending, the position of the dial is not known yet.
    return `turn the dial${which}${turns > 0 ? '' : DIAL_GIVES[view.seats[view.seat].dial]}`;
  },
  cube: ({ card, spot, element }, { view, book }) => {
    const active = view.seats[view.seat].active.find((candidate) => candidate.card === card);
    const isLast = active?.covered.filter((covered) => !covered).length === 1;
    const which = hasSeveralElements(view) && spot !== element ? ` (the ${element})` : '';
    return `cube on ${cardName(book, card)}, ${spot}${which}${isLast ? ', which completes it' : ''}`;
  },
  from: ({ card, spot }, { book }) => `take the cube off ${cardName(book, card)} (${spot})`,
  card: ({ card }, { book }) => cardLine(book, card),
  look: ({ at, of }) => (of === undefined ? LOOK_AT[at] : `look at ${counted(of, `${at} card`)}`),
  play: () => 'play a card',
  'gain-cube': () => 'gain a cube',
  reward: ({ gain, elements, amount }) => {
    if (gain === 'vp') return counted(amount, 'point');
    if (gain === 'elements') return `${amount} ${elements.join(' or ')}`;
    return gain === 'cube' || gain === 'card'
      ? counted(amount, gain)
      : `${counted(amount, 'card')} to play at once`;
  },
  element: ({ element }) => element,
  kind: ({ kind }) => kind,
  hex: ({ hex, thing }) => (thing === undefined ? hexName(hex) : `${thing} on ${hexName(hex)}`),
  hexes: ({ hexes }) => hexes.map(hexName).join(' '),
  player: ({ seat }, { view }) => (seat === view.seat ? 'you' : `seat ${seatNumber(seat)}`),
  pay: ({ amount }, { step }) => (step?.op === 'pay' ? ownedWords(amount, step.what) : String(amount)),
  branch: ({ branch }, { book, step }) => {
    if (step?.op !== 'either') throw new Error('a branch is chosen only inside either');
    return stepsText(step.branches[branch], book.words).replace(/\s*\n\s*/g, ' ') || 'nothing';
  },
};

/** "2 cubes", "1 point". */
function ownedWords(amount: number, what: Coin): string {
  return counted(amount, what === 'vp' ? 'point' : what);
}

function textOf(option: OptionView, asked: Asked): string {
  // The entry of `TEXTS` for a kind of option takes options of that kind.
  const text = TEXTS[option.option] as TextOf<OptionView>;
  return text(option, asked);
}

function hexesOf(option: OptionView): Hex[] {
  if (option.option === 'hex') return [option.hex];
  return option.option === 'hexes' ? option.hexes : [];
}

/** Whether options differ in the element they use. */
function hasSeveralElements({ decision }: View): boolean {
  const used = (decision?.options ?? []).map((option) => ('element' in option ? option.element : ''));
  return new Set(used).size > 1;
}
