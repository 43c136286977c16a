/** The options of a decision as a menu, in the engine's order. */
import { type Phrase, plain, stepsText, type WordingContext } from '../../print/face/index.ts';
import { type Block, hexName, isFeature, type Step } from '../../program/index.ts';
import type { DecisionSubject, OptionView, View } from '../../runtime/index.ts';
import { type CardBook, cardCost, cardName, cardRulesText, findCard } from '../card-book.ts';
import { seatName } from '../marks.ts';
import type { ChoiceEntry } from '../messages.ts';

/** What lists of options need of an entry. */
export type MenuEntry = Pick<ChoiceEntry, 'text' | 'head' | 'asks' | 'hexes' | 'options'> & {
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
  const ends = new Set<ChoiceEntry>();
  asked.decision.options?.forEach((option, index) => {
    let entry = entryIn(menu, aboutOf(option, asked));
    if (option.option === 'done' || option.option === 'none') ends.add(entry);
    // A move is chosen in two steps: which animal, then where to.
    if (option.option === 'hex' && option.to) {
      const { thing, to } = option;
      const text = hexName(to);
      const name = asked.book.wording.text('option-to', { what: entry.name, place: text });
      entry = entryIn(entry.next, { text, head: text, name, hexes: [to], thing, to });
    }
    entry.options.push(index);
  });
  return numbered(menu, ends);
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

/**
 * Gives all entries their keys. All keys have the same number of digits, so that none is a prefix of another.
 * @param ends the entries for no thing, or no more of them
 */
function numbered(menu: ChoiceEntry[], ends: ReadonlySet<ChoiceEntry>): ChoiceEntry[] {
  const others = menu.filter((entry) => !ends.has(entry));
  const digits = `${others.length}`.length;
  for (const entry of menu) {
    entry.key = `${others.indexOf(entry) + 1}`.padStart(digits, '0');
    if (entry.next.length > 0) numbered(entry.next, ends);
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
 * @param say says an entry; by default its number in the menu, from 1, and its head
 */
export function wayTo<One extends MenuEntry>(
  option: number,
  menu: readonly One[],
  book: CardBook,
  say: (entry: One, at: number) => string = ({ head }, at) => `${at + 1}: ${head}`,
): string | undefined {
  for (const [at, entry] of menu.entries()) {
    const first = say(entry, at);
    if (entry.options.includes(option)) return first;
    const next = wayTo(option, entry.next as readonly One[], book, say);
    if (next !== undefined) return book.wording.text('option-then', { first, next });
  }
  return undefined;
}

/** What an entry is about. By default, its name is its head, and it is not on the board. */
function aboutOf(option: OptionView, asked: MenuContext): About {
  // The entry of `DESCRIPTIONS` for a kind of option takes options of that kind.
  const about = (DESCRIPTIONS[option.option] as AboutOf<OptionView>)(option, asked, asked.book.wording);
  return { text: textOf(about), name: about.head, hexes: [], ...about };
}

/** The text of an entry: its head, and after a colon the rest. */
function textOf({ head, rest }: Pick<About, 'head' | 'rest'>): string {
  return rest === undefined ? head : `${head}: ${rest}`;
}

type AboutOf<O> = (
  option: O,
  asked: MenuContext,
  wording: WordingContext,
) => Pick<About, 'head'> & Partial<Omit<About, 'text'>>;

const aboutAnswer: AboutOf<{ option: 'yes' | 'no' }> = ({ option }, { decision: { kind } }, wording) => ({
  head: wording.text(`option-${option}`),
  rest: wording.text(`${option}-rest`, { kind }) || undefined,
});

const aboutAmount: AboutOf<{ option: string; amount: number }> = ({ option: what, amount }, _, wording) => ({
  head: wording.text('option-amount', { what, amount }),
});

const DESCRIPTIONS: { [O in OptionView as O['option']]: AboutOf<O> } = {
  done: (_, __, wording) => ({
    head: wording.text('option-done'),
    name: wording.text('option-done-name'),
  }),
  none: (_, __, wording) => ({
    head: wording.text('option-none'),
    rest: wording.text('option-none-rest'),
  }),
  yes: aboutAnswer,
  no: aboutAnswer,
  dial: ({ element }, { view, decision, turns = 0 }, wording) => {
    // While another turn is pending, the position of the dial is unknown.
    const to = turns > 0 ? 0 : view.seats[view.seat]!.dial + 1;
    const several = hasSeveralElements(decision) ? 'yes' : 'no';
    const about = { several, element: wording.elementName(element), to };
    return {
      head: wording.text('option-dial', about),
      rest: wording.text('option-dial-rest', { to }) || undefined,
      name: wording.title('option-dial', about),
      element,
    };
  },
  cube: (option, asked, wording) => {
    const { card, spot, element } = option;
    const isLast = activeCard(asked, card)?.covered.filter((covered) => !covered).length === 1;
    const head = wording.text('option-cube', {
      card: cardName(asked.book, card),
      spot: wording.elementName(spot),
      element: wording.elementName(element),
      several: hasSeveralElements(asked.decision) && spot !== element ? 'yes' : 'no',
      completes: isLast ? 'yes' : 'no',
    });
    const name = wording.text('option-cube-name', { what: head });
    return { head, name, card, spot: spotOf(asked, option, false), element };
  },
  from: (option, asked, wording) => {
    const { card, spot } = option;
    const about = { card: cardName(asked.book, card), spot: wording.elementName(spot) };
    const [head, name] = [wording.text('option-from', about), wording.title('option-from', about)];
    return { head, name, card, spot: spotOf(asked, option, true), element: spot };
  },
  card: ({ card }, asked, wording) => {
    const { book } = asked;
    const called = cardName(book, card);
    const deck = wording.text('deck', { deck: findCard(book, card).deck, form: 'one' });
    const head = wording.text('option-card', { card: called, deck, cost: cardCost(book, card) });
    const rest = cardRulesText(book, card).replace(/\s*\n\s*/g, ' ');
    return { head, rest, name: labelOf(asked, called), card };
  },
  look: ({ at, of: amount = 0 }, _, wording) => {
    const deck = wording.text('deck', { deck: at, form: amount === 1 ? 'one' : 'many' });
    const rest = at === 'both' ? wording.text('option-look-rest') : undefined;
    return { head: wording.text('option-look', { at, amount, deck }), rest };
  },
  play: (_, __, wording) => ({ head: wording.text('option-play') }),
  'gain-cube': (_, __, wording) => ({ head: wording.text('option-gain-cube') }),
  reward: ({ gain, elements: names, amount, of = 0 }, _, wording) => {
    const elements = names.length > 0 ? wording.or(names.map((name) => wording.element(name))) : '';
    return { head: wording.text('option-reward', { gain, elements, amount, of }) };
  },
  element: ({ element }, _, wording) => ({ head: wording.elementName(element), element }),
  kind: ({ kind }, _, wording) => ({ head: plain(wording.bare(kind).phrase) }),
  hex: ({ hex, thing, to }, asked, wording) => {
    const place = hexName(hex);
    if (thing === undefined)
      return { head: place, name: labelOf(asked, place), hexes: [hex], brings: asked.places };
    const about = { what: wording.noun(thing, false), bare: wording.bare(thing), place };
    const head = wording.text('option-thing', about);
    const name = labelOf(asked, wording.say('option-thing-object', about));
    return { head, name, hexes: [hex], thing, ...(to && { asks: wording.text('move-to', { what: head }) }) };
  },
  hexes: ({ hexes }, asked) => {
    const head = hexes.map(hexName).join(' ');
    return { head, name: labelOf(asked, head), hexes };
  },
  player: ({ seat }, { view, names }, wording) => ({
    head: seat === view.seat ? wording.text('you', { as: 'option' }) : seatName(names, seat),
  }),
  pay: ({ amount }, { step }, wording) => ({
    head: wording.text('option-pay', { amount, what: step?.op === 'pay' ? step.what : '' }),
  }),
  gain: aboutAmount,
  lose: aboutAmount,
  'by-hand': ({ deed }, _, wording) => ({ head: wording.text(`deed-${deed}`) }),
  branch: ({ branch }, { book, step, effect }, wording) => {
    if (step?.op !== 'either') throw new Error('a branch is chosen only inside either');
    const steps = stepsText(step.branches[branch]!, book.words, book.lang, undefined, effect);
    return { head: steps.replace(/\s*\n\s*/g, ' ') || wording.text('option-nothing') };
  },
};

/** The label of an option: what its question is about, and the object. */
const labelOf = ({ decision: { kind }, book: { wording } }: MenuContext, what: string | Phrase): string =>
  wording.text('option-name', { kind, what });

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
