/** The options of a decision as a menu, in the engine's order. */
import { stepsText } from '../../print/face/index.ts';
import {
  type Block,
  type HandDeed,
  hexName,
  isFeature,
  pluralize,
  questionFacts,
  questionVerb,
  type Step,
} from '../../program/index.ts';
import { type DecisionSubject, type OptionView, rewardName, type View } from '../../runtime/index.ts';
import { type CardBook, cardCost, cardName, cardRulesText, findCard } from '../card-book.ts';
import { seatName } from '../marks.ts';
import type { ChoiceEntry } from '../messages.ts';

/** What lists of options need of an entry. */
export type MenuEntry = Pick<ChoiceEntry, 'text' | 'head' | 'hexes' | 'options'> & {
  next: readonly MenuEntry[];
};

/** The context on which the text and meaning of options depend. */
export interface MenuContext extends DecisionSubject {
  /** The game as the deciding seat sees it, and its decision. */
  view: View;
  decision: NonNullable<View['decision']>;
  book: CardBook;
  /** The names of the seats; a seat without one has that of a plant. */
  names: readonly string[];
  /** The asking step, if a step asks. */
  step: Step | undefined;
  /** The effect that the step is part of. */
  effect?: Block | undefined;
}

/**
 * The entries of the decision, in the order of its options. Options with the same text, like equal tokens on one tile, share an
 * entry.
 */
export function makeMenu(asked: MenuContext): ChoiceEntry[] {
  const menu: ChoiceEntry[] = [];
  asked.decision.options?.forEach((option, index) => {
    let entry = entryIn(menu, aboutOf(option, asked));
    // A move is chosen in two steps: which animal, then where to.
    if (option.option === 'hex' && option.to) {
      const { thing, to } = option;
      const text = hexName(to);
      const name = `${entry.name} to ${text}`;
      entry = entryIn(entry.next, { text, head: text, name, hexes: [to], thing, to });
    }
    entry.options.push(index);
  });
  return numbered(menu);
}

/** The description of an entry. */
type About = Omit<ChoiceEntry, 'key' | 'options' | 'next'>;

/** The entry with this text, added to the menu if missing. */
function entryIn(menu: ChoiceEntry[], about: About): ChoiceEntry {
  const there = menu.find((entry) => entry.text === about.text);
  if (there) return there;
  const entry = { ...about, key: '', options: [], next: [] };
  menu.push(entry);
  return entry;
}

/** The entries for no thing, or no more of them. */
const DONE = { head: 'done, no more' };
const NONE = { head: 'none', rest: 'place nothing' };
const ENDS: ReadonlySet<string> = new Set([DONE, NONE].map(textOf));

/** Gives all entries their keys. All keys have the same number of digits, so that none is a prefix of another. */
function numbered(menu: ChoiceEntry[]): ChoiceEntry[] {
  const others = menu.filter(({ text }) => !ENDS.has(text));
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

/** The entry that answers with an option, by its index. */
export const entryWith = (option: number, menu: readonly ChoiceEntry[]): ChoiceEntry | undefined =>
  answeringEntries(menu).find(({ options }) => options.includes(option));

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
    const here = `${keyOf(entry, at)}: ${entry.head}`;
    if (entry.options.includes(option)) return here;
    const way = wayTo(option, entry.next as readonly One[], keyOf);
    if (way !== undefined) return `${here}, then ${way}`;
  }
  return undefined;
}

/** What the next turn of the dial gives, by its position (R4). */
const DIAL_GIVES = [[' to 1'], [' to 2', 'you may gain a card'], [' to 3', 'play a card or gain a cube']];
const LOOK_AT = {
  brown: { head: 'look at two brown cards' },
  blue: { head: 'look at two blue cards' },
  both: { head: 'look at both decks', rest: 'one of each' },
};

/** What an entry is about. By default, its name is its head, and it is not on the board. */
function aboutOf(option: OptionView, asked: MenuContext): About {
  // The entry of `DESCRIPTIONS` for a kind of option takes options of that kind.
  const about = (DESCRIPTIONS[option.option] as AboutOf<OptionView>)(option, asked);
  return { text: textOf(about), name: about.head, hexes: [], ...about };
}

/** The text of an entry: its head, and after a colon the rest. */
function textOf({ head, rest }: Pick<About, 'head' | 'rest'>): string {
  return rest === undefined ? head : `${head}: ${rest}`;
}

type AboutOf<O> = (option: O, asked: MenuContext) => Pick<About, 'head'> & Partial<Omit<About, 'text'>>;

const DESCRIPTIONS: { [O in OptionView as O['option']]: AboutOf<O> } = {
  done: () => ({ ...DONE, name: 'done' }),
  none: () => NONE,
  yes: aboutAnswer,
  no: aboutAnswer,
  dial: ({ element }, { view, decision, turns = 0 }) => {
    const which = hasSeveralElements(decision) ? ` with the ${element}` : '';
    // While another turn is pending, the position of the dial is unknown.
    const [to = '', rest] = turns > 0 ? [] : DIAL_GIVES[view.seats[view.seat].dial];
    const what = `the dial${which}${to}`;
    return { head: `turn ${what}`, rest, name: `Turn ${what}`, element };
  },
  cube: (option, asked) => {
    const { card, spot, element } = option;
    const active = activeCard(asked, card);
    const isLast = active?.covered.filter((covered) => !covered).length === 1;
    const which = hasSeveralElements(asked.decision) && spot !== element ? ` (the ${element})` : '';
    const head = `cube on ${cardName(asked.book, card)}, ${spot}${which}${isLast ? ', which completes it' : ''}`;
    return { head, name: `Put a ${head}`, card, spot: spotOf(asked, option, false), element };
  },
  from: (option, asked) => {
    const { card, spot } = option;
    const what = `the cube off ${cardName(asked.book, card)} (${spot})`;
    const at = spotOf(asked, option, true);
    return { head: `take ${what}`, name: `Take ${what}`, card, spot: at, element: spot };
  },
  card: ({ card }, asked) => {
    const { book } = asked;
    const called = cardName(book, card);
    const head = `${called} ${findCard(book, card).deck} ${cardCost(book, card)}`;
    const rest = cardRulesText(book, card).replace(/\s*\n\s*/g, ' ');
    return { head, rest, name: `${verbOf(asked)} ${called}`, card };
  },
  look: ({ at, of }) => (of === undefined ? LOOK_AT[at] : { head: `look at ${pluralize(of, `${at} card`)}` }),
  play: () => ({ head: 'play a card' }),
  'gain-cube': () => ({ head: 'gain a cube' }),
  reward: (option) => ({ head: rewardName(option) }),
  element: ({ element }) => ({ head: element, element }),
  kind: ({ kind }) => ({ head: kind }),
  hex: ({ hex, thing }, asked) => {
    const head = thing === undefined ? hexName(hex) : `${thing} on ${hexName(hex)}`;
    const brings = thing === undefined ? asked.places : undefined;
    return { head, name: `${verbOf(asked)} ${head}`, hexes: [hex], thing, brings };
  },
  hexes: ({ hexes }, asked) => {
    const head = hexes.map(hexName).join(' ');
    return { head, name: `${verbOf(asked)} ${head}`, hexes };
  },
  player: ({ seat }, { view, names }) => ({ head: seat === view.seat ? 'you' : seatName(names, seat) }),
  pay: ({ amount }, { step }) => ({
    head: step?.op === 'pay' ? pluralize(amount, step.what === 'vp' ? 'point' : step.what) : String(amount),
  }),
  gain: aboutAmount,
  lose: aboutAmount,
  'by-hand': ({ deed }) => ({ head: HAND_WORDS[deed] }),
  branch: ({ branch }, { book, step, effect }) => {
    if (step?.op !== 'either') throw new Error('a branch is chosen only inside either');
    const steps = stepsText(step.branches[branch], book.words, book.lang, undefined, effect);
    return { head: steps.replace(/\s*\n\s*/g, ' ') || 'nothing' };
  },
};

const HAND_WORDS: Readonly<Record<HandDeed, string>> = {
  place: 'place something',
  remove: 'remove something',
  move: 'move an animal',
  points: 'points for a player',
  cubes: 'cubes for a player',
  cards: 'cards for a player',
  turn: 'turn back a card',
};

function aboutAmount({ option, amount }: { option: string; amount: number }) {
  return { head: `${option} ${amount}` };
}

const verbOf = ({ decision }: MenuContext): string => questionVerb(decision.kind);

function aboutAnswer({ option }: { option: 'yes' | 'no' }, { decision }: MenuContext) {
  return { head: option, rest: questionFacts(decision.kind)[option] };
}

const activeCard = ({ view }: MenuContext, card: number) =>
  view.seats[view.seat].active.find((one) => one.card === card);

/**
 * The index of an option's spot, from the left: a cube goes to the first open spot of the element and comes from the last covered
 * one.
 */
function spotOf(asked: MenuContext, { card, spot }: { card: number; spot: string }, isCovered: boolean) {
  const program = findCard(asked.book, card);
  const active = activeCard(asked, card);
  if (!active || isFeature(program)) return undefined;
  const spots = program.energy.flatMap((element, at) =>
    element === spot && active.covered[at] === isCovered ? [at] : [],
  );
  return isCovered ? spots.at(-1) : spots[0];
}

/** Whether options differ in the element they use. */
const hasSeveralElements = ({ options }: MenuContext['decision']): boolean =>
  new Set((options ?? []).map((option) => ('element' in option ? option.element : ''))).size > 1;
