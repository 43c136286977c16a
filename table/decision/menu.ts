/** The options of a decision as a menu, in the engine's order. */
import { stepsText } from '../../print/face/index.ts';
import { hexName, isFeature, pluralize, type Step } from '../../program/index.ts';
import {
  type DecisionKind,
  OPTION_VERBS,
  type OptionView,
  rewardName,
  type View,
} from '../../runtime/index.ts';
import { type CardBook, cardLine, cardName, cardOf } from '../card-book.ts';
import type { ChoiceEntry, PromptContext } from '../messages.ts';
import { seatName } from '../seats.ts';

/** What lists of options need of an entry. */
export type MenuEntry = Pick<ChoiceEntry, 'text' | 'hexes' | 'options'> & { next: readonly MenuEntry[] };

/** The context on which the text and meaning of options depend. */
export interface MenuContext extends PromptContext {
  /** The game as the deciding seat sees it, and its decision. */
  view: View;
  decision: NonNullable<View['decision']>;
  book: CardBook;
  /** The names of the seats; a seat without a name is `Seat 2`. */
  names: readonly string[];
  /** The asking step, if a step asks. */
  step: Step | undefined;
}

/**
 * The entries of the decision, in the order of its options. Options with the same text, like equal tokens on one tile, share an
 * entry.
 */
export function menuOf(asked: MenuContext): ChoiceEntry[] {
  const menu: ChoiceEntry[] = [];
  asked.decision.options?.forEach((option, index) => {
    let entry = entryIn(menu, textOf(option, asked), aboutOf(option, asked));
    // A move is chosen in two steps: which animal, then where to.
    if (option.option === 'hex' && option.to) {
      const { thing, to } = option;
      const name = `${entry.name} to ${hexName(to)}`;
      entry = entryIn(entry.next, hexName(to), { name, hexes: [to], thing, to });
    }
    entry.options.push(index);
  });
  return numbered(menu);
}

/** The description of an entry. */
type About = Omit<ChoiceEntry, 'text' | 'key' | 'options' | 'next'>;

/** The entry with this text, added to the menu if missing. */
function entryIn(menu: ChoiceEntry[], text: string, about: About): ChoiceEntry {
  const there = menu.find((entry) => entry.text === text);
  if (there) return there;
  const entry = { ...about, text, key: '', options: [], next: [] };
  menu.push(entry);
  return entry;
}

/** The entries for no thing, or no more of them. */
const DONE = 'done, no more';
const NONE = 'none: place nothing';

/** Gives all entries their keys. All keys have the same number of digits, so that none is a prefix of another. */
function numbered(menu: ChoiceEntry[]): ChoiceEntry[] {
  const others = menu.filter(({ text }) => text !== DONE && text !== NONE);
  const digits = `${others.length}`.length;
  for (const entry of menu) {
    entry.key = `${others.indexOf(entry) + 1}`.padStart(digits, '0');
    if (entry.next.length > 0) numbered(entry.next);
  }
  return menu;
}

/** The entries that answer the decision, including those of second menus. */
export const answeringEntries = (menu: readonly ChoiceEntry[]): ChoiceEntry[] =>
  menu.flatMap((entry) => (entry.options.length > 0 ? [entry] : answeringEntries(entry.next)));

/**
 * The path through the menu to an option, by its index: `2: lion on k12, then 1: k14`.
 * @param keyOf the key of an entry; by default its number in the menu, from 1
 */
export function wayTo<One extends MenuEntry>(
  option: number,
  menu: readonly One[],
  keyOf: (entry: One, at: number) => string = (_, at) => `${at + 1}`,
): string | undefined {
  for (const [at, entry] of menu.entries()) {
    const here = `${keyOf(entry, at)}: ${headOf(entry.text)}`;
    if (entry.options.includes(option)) return here;
    const way = wayTo(option, entry.next as readonly One[], keyOf);
    if (way !== undefined) return `${here}, then ${way}`;
  }
  return undefined;
}

/** The start of an entry, without its effect or rules text: everything before the first colon outside a title. */
export function headOf(text: string): string {
  return /^(?:"[^"]*"|(?!: ).)*/.exec(text)?.[0] ?? text;
}

/** What the next turn of the dial gives, by its position (R4). */
const DIAL_GIVES = [' to 1', ' to 2: you may gain a card', ' to 3: play a card or gain a cube'];
const YES_MEANS: Partial<Record<DecisionKind, string>> = {
  'dial-card': ': gain a card; the dial goes back to the start',
  cancel: ': take the cube back and turn the dial',
};
const NO_MEANS: Partial<Record<DecisionKind, string>> = {
  'dial-card': ': leave the dial at 2',
  cancel: ': run its effect',
};
const LOOK_AT = {
  brown: 'look at two brown cards',
  blue: 'look at two blue cards',
  both: 'look at both decks: one of each',
};

type TextOf<O> = (option: O, asked: MenuContext) => string;

const TEXTS: { [O in OptionView as O['option']]: TextOf<O> } = {
  done: () => DONE,
  none: () => NONE,
  yes: (_, { decision }) => `yes${YES_MEANS[decision.kind] ?? ''}`,
  no: (_, { decision }) => `no${NO_MEANS[decision.kind] ?? ''}`,
  dial: ({ element }, { view, turns = 0, decision }) => {
    const which = hasSeveralElements(decision) ? ` with the ${element}` : '';
    // While another turn is pending, the position of the dial is unknown.
    return `turn the dial${which}${turns > 0 ? '' : DIAL_GIVES[view.seats[view.seat].dial]}`;
  },
  cube: ({ card, spot, element }, { view, book, decision }) => {
    const active = view.seats[view.seat].active.find((candidate) => candidate.card === card);
    const isLast = active?.covered.filter((covered) => !covered).length === 1;
    const which = hasSeveralElements(decision) && spot !== element ? ` (the ${element})` : '';
    return `cube on ${cardName(book, card)}, ${spot}${which}${isLast ? ', which completes it' : ''}`;
  },
  from: ({ card, spot }, { book }) => `take the cube off ${cardName(book, card)} (${spot})`,
  card: ({ card }, { book }) => cardLine(book, card),
  look: ({ at, of }) => (of === undefined ? LOOK_AT[at] : `look at ${pluralize(of, `${at} card`)}`),
  play: () => 'play a card',
  'gain-cube': () => 'gain a cube',
  reward: rewardName,
  element: ({ element }) => element,
  kind: ({ kind }) => kind,
  hex: ({ hex, thing }) => (thing === undefined ? hexName(hex) : `${thing} on ${hexName(hex)}`),
  hexes: ({ hexes }) => hexes.map(hexName).join(' '),
  player: ({ seat }, { view, names }) => (seat === view.seat ? 'you' : seatName(names, seat)),
  pay: ({ amount }, { step }) =>
    step?.op === 'pay' ? pluralize(amount, step.what === 'vp' ? 'point' : step.what) : String(amount),
  branch: ({ branch }, { book, step }) => {
    if (step?.op !== 'either') throw new Error('a branch is chosen only inside either');
    return stepsText(step.branches[branch], book.words, book.lang).replace(/\s*\n\s*/g, ' ') || 'nothing';
  },
};

function textOf(option: OptionView, asked: MenuContext): string {
  // The entry of `TEXTS` for a kind of option takes options of that kind.
  const text = TEXTS[option.option] as TextOf<OptionView>;
  return text(option, asked);
}

/** What an entry is about, and the label of its button. */
function aboutOf(option: OptionView, asked: MenuContext): About {
  const { book, decision, places } = asked;
  const verb = OPTION_VERBS[decision.kind] ?? 'Choose';
  const text = textOf(option, asked);
  const head = headOf(text);
  const about = { name: head, hexes: [] };
  switch (option.option) {
    case 'hex': {
      const brings = decision.kind === 'place' ? places : undefined;
      return { name: `${verb} ${head}`, hexes: [option.hex], thing: option.thing, brings };
    }
    case 'hexes':
      return { name: `${verb} ${head}`, hexes: option.hexes };
    case 'card':
      return { ...about, name: `${verb} ${cardName(book, option.card)}`, card: option.card };
    case 'cube': {
      const { card, element } = option;
      return { ...about, name: `Put a ${head}`, card, spot: spotOf(asked, option, false), element };
    }
    case 'from': {
      const { card, spot } = option;
      return { ...about, name: upperFirst(head), card, spot: spotOf(asked, option, true), element: spot };
    }
    case 'dial':
      return { ...about, name: upperFirst(head), element: option.element };
    case 'element':
      return { ...about, element: option.element };
    case 'done':
      return { ...about, name: 'done' };
    case 'branch':
      return { ...about, name: text };
    default:
      return about;
  }
}

const upperFirst = (words: string): string => words[0].toUpperCase() + words.slice(1);

/**
 * The index of an option's spot, from the left: a cube goes to the first open spot of the element and comes from the last covered
 * one.
 */
function spotOf(
  { view, book }: MenuContext,
  { card, spot }: { card: number; spot: string },
  isCovered: boolean,
): number | undefined {
  const program = cardOf(book, card);
  const active = view.seats[view.seat].active.find((one) => one.card === card);
  if (!active || isFeature(program)) return undefined;
  const spots = program.energy.flatMap((element, at) =>
    element === spot && active.covered[at] === isCovered ? [at] : [],
  );
  return isCovered ? spots.at(-1) : spots[0];
}

/** Whether options differ in the element they use. */
const hasSeveralElements = ({ options }: MenuContext['decision']): boolean =>
  new Set((options ?? []).map((option) => ('element' in option ? option.element : ''))).size > 1;
