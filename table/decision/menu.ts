/** The options of a decision as a menu, in the engine's order. */
import { stepsText } from '../../print/face/index.ts';
import { hexName, isFeature, pluralize, type Step } from '../../program/index.ts';
import {
  type Decision,
  OPTION_VERBS,
  type OptionView,
  rewardName,
  seatNumber,
  type View,
} from '../../runtime/index.ts';
import { type CardBook, cardLine, cardName, cardOf } from '../card-book.ts';
import type { ChoiceEntry } from '../messages.ts';

/** A line of a menu: an option, or several that a second menu distinguishes. */
export type MenuEntry = Pick<ChoiceEntry, 'text' | 'hexes' | 'options'> & { next: readonly MenuEntry[] };

/** The context on which the text and meaning of options depend. */
export interface MenuContext {
  decision: Decision;
  /** The game as the deciding seat sees it. */
  view: View;
  book: CardBook;
  /** The asking step, if a step asks. */
  step: Step | undefined;
  /** The thing that the step places or takes up, if it does. */
  places: string | undefined;
  /** The card that the question is about if no effect asks: a card to cancel, or one that gets a cube. */
  card: number | undefined;
  /** How many turns of the dial the seat has already chosen in this draw. */
  turns: number;
  /** The names of the seats; a seat without a name is `seat 2`. */
  names: readonly string[];
}

/**
 * The entries of the decision, in the order of its options. Options with the same text, like equal tokens on one tile, share an
 * entry.
 */
export function menuOf(asked: MenuContext): ChoiceEntry[] {
  const menu: ChoiceEntry[] = [];
  asked.view.decision?.options?.forEach((option, index) => {
    let entry = entryIn(menu, { ...aboutOf(option, asked), text: textOf(option, asked) });
    // A move is chosen in two steps: which animal, then where to.
    if (option.option === 'hex' && option.to) {
      const { to } = option;
      entry = entryIn(entry.next, {
        text: hexName(to),
        name: `${entry.name} to ${hexName(to)}`,
        hexes: [to],
        thing: option.thing,
        to,
      });
    }
    entry.options.push(index);
  });
  return numbered(menu);
}

/** The description of an entry that has no key and no options yet. */
type About = { [Field in 'text' | 'name' | 'hexes']: ChoiceEntry[Field] } & {
  [Field in 'thing' | 'to' | 'brings' | 'card' | 'spot' | 'element']?: ChoiceEntry[Field] | undefined;
};

/** The entry with this text, added to the menu if missing. */
function entryIn(menu: ChoiceEntry[], about: About): ChoiceEntry {
  const there = menu.find((entry) => entry.text === about.text);
  if (there) return there;
  const known = Object.entries(about).filter(([, value]) => value !== undefined);
  const entry = { ...(Object.fromEntries(known) as unknown as ChoiceEntry), key: '', options: [], next: [] };
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
    const { text, options, next } = entry;
    const here = `${keyOf(entry, at)}: ${headOf(text)}`;
    if (options.includes(option)) return here;
    const way = wayTo(option, next as readonly One[], keyOf);
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

type TextOf<O> = (option: O, asked: MenuContext) => string;

const TEXTS: { [O in OptionView as O['option']]: TextOf<O> } = {
  done: () => DONE,
  none: () => NONE,
  yes: (_, { decision }) => `yes${YES_MEANS[decision.kind] ?? ''}`,
  no: (_, { decision }) => `no${NO_MEANS[decision.kind] ?? ''}`,
  dial: ({ element }, { view, turns }) => {
    const which = hasSeveralElements(view) ? ` with the ${element}` : '';
    // While another turn is pending, the position of the dial is unknown.
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
  look: ({ at, of }) => (of === undefined ? LOOK_AT[at] : `look at ${pluralize(of, `${at} card`)}`),
  play: () => 'play a card',
  'gain-cube': () => 'gain a cube',
  reward: rewardName,
  element: ({ element }) => element,
  kind: ({ kind }) => kind,
  hex: ({ hex, thing }) => (thing === undefined ? hexName(hex) : `${thing} on ${hexName(hex)}`),
  hexes: ({ hexes }) => hexes.map(hexName).join(' '),
  player: ({ seat }, { view, names }) =>
    seat === view.seat ? 'you' : names[seat] || `seat ${seatNumber(seat)}`,
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

/** Verbs for what happens to the cell or card of an option; they begin the labels of buttons. Otherwise: `Choose`. */
const VERBS: Readonly<Partial<Record<Decision['kind'], string>>> = {
  ...OPTION_VERBS,
  draft: 'Keep',
  'keep-card': 'Keep',
  'choose-active': 'Play',
  'play-card': 'Play',
  declare: 'Play',
  'gain-card': 'Gain',
  'complete-card': 'Run',
  'rotate-card': 'Turn back',
  'pay-card': 'Pay',
  'lose-card': 'Lose',
};

/** What an entry is about, and the label of its button. */
function aboutOf(option: OptionView, asked: MenuContext): Omit<About, 'text'> {
  const { book, decision, places } = asked;
  const verb = VERBS[decision.kind] ?? 'Choose';
  const head = headOf(textOf(option, asked));
  switch (option.option) {
    case 'hex':
      return {
        name: `${verb} ${head}`,
        hexes: [option.hex],
        thing: option.thing,
        brings: decision.kind === 'place' ? places : undefined,
      };
    case 'hexes':
      return { name: `${verb} ${head}`, hexes: option.hexes };
    case 'card':
      return { name: `${verb} ${cardName(book, option.card)}`, hexes: [], card: option.card };
    case 'cube':
    case 'from': {
      const isFree = option.option === 'cube';
      const spot = spotOf(asked, option, !isFree);
      return {
        name: `${isFree ? 'Put a' : 'Take the'} ${head.replace(/^take the /, '')}`,
        hexes: [],
        card: option.card,
        spot,
        element: isFree ? option.element : option.spot,
      };
    }
    case 'dial':
      return { name: `Turn${head.slice('turn'.length)}`, hexes: [], element: option.element };
    case 'element':
      return { name: head, hexes: [], element: option.element };
    case 'done':
      return { name: 'done', hexes: [] };
    case 'branch':
      return { name: textOf(option, asked), hexes: [] };
    default:
      return { name: head, hexes: [] };
  }
}

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
function hasSeveralElements({ decision }: View): boolean {
  const used = (decision?.options ?? []).map((option) => ('element' in option ? option.element : ''));
  return new Set(used).size > 1;
}
