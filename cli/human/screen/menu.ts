/** The options of a decision as a person is offered them: numbered, in the engine's order, with words to type. */

import { counted, type Hex, type Step } from '../../../program/index.ts';
import type { Decision, OptionView, View } from '../../../runtime/index.ts';
import { hexName } from '../../terminal/board/hex-names.ts';
import { blockText, type CardBook, cardLine, cardName, cardOf } from '../card-book.ts';

/** One line of a menu: an option, or several that are told apart by another menu. */
export interface Entry {
  text: string;
  /** What may be typed instead of its number: any beginning that no other entry has. */
  keys: string[];
  /** Hexes that show its number. */
  hexes: Hex[];
  /** The engine's options for it, which make no difference for a person; none where `next` asks on. */
  options: number[];
  /** What is asked next. */
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

/** The entries of the decision, in the order of its options. */
export function menuOf(asked: Asked): Entry[] {
  const { decision, view } = asked;
  const options = view.decision?.options ?? [];
  const entries = options.map(
    (option, i): Entry => ({ ...entryOf(option, asked), options: [decision.options[i]], next: [] }),
  );
  return decision.kind === 'move' ? byToken(entries, options) : withoutDoubles(entries);
}

/** The way through the menu to an option: `2: lion on k12, then 1: k14`. */
export function wayTo(option: number, menu: readonly Entry[]): string | undefined {
  for (const [at, { text, options, next }] of menu.entries()) {
    // What an option leads to, or what a card says, is left out.
    const here = `${at + 1}: ${headOf(text)}`;
    if (options.includes(option)) return here;
    const way = wayTo(option, next);
    if (way !== undefined) return `${here}, then ${way}`;
  }
  return undefined;
}

/** A text up to its first colon that is not inside a title. */
const headOf = (text: string): string => /^(?:"[^"]*"|(?!: ).)*/.exec(text)?.[0] ?? text;

/** Moves are many: first which animal, then where to. */
function byToken(entries: readonly Entry[], options: readonly OptionView[]): Entry[] {
  const tokens = new Map<string, Entry>();
  entries.forEach((entry, i) => {
    const view = options[i];
    if (view.option !== 'hex' || !view.to) {
      tokens.set(entry.text, entry);
      return;
    }
    const text = `${view.thing} on ${hexName(view.hex)}`;
    const goal = { ...entry, text: hexName(view.to), keys: [hexName(view.to)], hexes: [view.to] };
    const next = withoutDoubles([...(tokens.get(text)?.next ?? []), goal]);
    tokens.set(text, { text, keys: keysOfHex(view.hex, view.thing), hexes: [view.hex], options: [], next });
  });
  return [...tokens.values()];
}

/** Equal tokens on one tile are one choice. */
function withoutDoubles(entries: readonly Entry[]): Entry[] {
  const byText = new Map<string, Entry>();
  for (const entry of entries) {
    const same = byText.get(entry.text);
    byText.set(entry.text, same ? { ...same, options: [...same.options, ...entry.options] } : entry);
  }
  return [...byText.values()];
}

/** What an entry says and how it is typed. */
type Wording = Omit<Entry, 'options' | 'next'>;

/** What the next turn of the dial leads to, by where it stands (R4). */
const DIAL_GIVES = [' to 1', ' to 2: you may gain a card', ' to 3: play a card or gain a cube'];

function entryOf(option: OptionView, asked: Asked): Wording {
  const { book, view } = asked;
  switch (option.option) {
    case 'done':
      return words('done: no more', 'done', 'enough', 'no more');
    case 'yes':
      return words(`yes${YES_MEANS[asked.decision.kind] ?? ''}`, 'yes');
    case 'no':
      return words(`no${NO_MEANS[asked.decision.kind] ?? ''}`, 'no');
    case 'dial': {
      const which = hasSeveralElements(view) ? ` with the ${option.element}` : '';
      // With a turn still to come it is open where the dial will stand.
      const gives = asked.turns > 0 ? '' : DIAL_GIVES[view.seats[view.seat].dial];
      return words(
        `turn the dial${which}${gives}`,
        `dial ${option.element}`,
        `${option.element} dial`,
        `turn the dial ${option.element}`,
      );
    }
    case 'cube':
      return cubeEntry(option, asked);
    case 'from':
      return words(
        `take the cube off ${cardName(book, option.card)} (${option.spot})`,
        `#${option.card} ${option.spot}`,
        `take the cube off #${option.card}`,
        ...titled(book, option.card, (title) => `${title} ${option.spot}`),
      );
    case 'card':
      return words(
        cardLine(book, option.card),
        `#${option.card}`,
        ...titled(book, option.card, (title) => title),
      );
    case 'look':
      if (option.at === 'both') return words('look at one brown and one blue card', 'both', 'one of each');
      return words(`look at two ${option.at} cards`, option.at, `look at two ${option.at}`);
    case 'play':
      return words('play a card');
    case 'gain-cube':
      return words('gain a cube', 'cube', 'gain a cube');
    case 'reward':
      return words(rewardText(option));
    case 'element':
      return words(option.element);
    case 'kind':
      return words(option.kind);
    case 'hex': {
      const { hex, thing } = option;
      const text = thing === undefined ? hexName(hex) : `${thing} on ${hexName(hex)}`;
      return { text, keys: keysOfHex(hex, thing), hexes: [hex] };
    }
    case 'hexes':
      return { ...words(option.hexes.map(hexName).join(' ')), hexes: option.hexes };
    case 'branch':
      return words(branchText(asked, option.branch));
  }
}

const YES_MEANS: Partial<Record<Decision['kind'], string>> = {
  'dial-card': ': gain a card, the dial goes back to the start',
  cancel: ': take the cube back and turn the dial',
};
const NO_MEANS: Partial<Record<Decision['kind'], string>> = {
  'dial-card': ': leave the dial at 2',
  cancel: ': run its effect',
};

/** What may be typed instead of a card's number: its title, where it has one. */
function titled(book: CardBook, card: number, words: (title: string) => string): string[] {
  const { title } = cardOf(book, card);
  return title === undefined ? [] : [words(title)];
}

/** An entry that is typed as it reads, or by other words. */
function words(text: string, ...keys: string[]): Wording {
  return { text, keys: keys.length > 0 ? keys : [text], hexes: [] };
}

function keysOfHex(hex: Hex, thing: string | undefined): string[] {
  const name = hexName(hex);
  return thing === undefined ? [name] : [name, `${name} ${thing}`, `${thing} ${name}`, `${thing} on ${name}`];
}

/** Whether options differ in the element they use. */
function hasSeveralElements({ decision }: View): boolean {
  const used = (decision?.options ?? []).map((option) => ('element' in option ? option.element : ''));
  return new Set(used).size > 1;
}

function cubeEntry(option: Extract<OptionView, { option: 'cube' }>, { view, book }: Asked): Wording {
  const { card, spot, element } = option;
  const active = view.seats[view.seat].active.find((candidate) => candidate.card === card);
  const completes = active?.covered.filter((covered) => !covered).length === 1 ? ', which completes it' : '';
  const several = hasSeveralElements(view);
  return words(
    `cube on ${cardName(book, card)}, ${spot}${several && spot !== element ? ` (the ${element})` : ''}${completes}`,
    `#${card} ${spot}${several ? ` ${element}` : ''}`,
    `${several ? `${element} ` : ''}#${card} ${spot}`,
    `cube on #${card} ${spot}`,
    ...titled(book, card, (title) => `${title} ${spot}${several ? ` ${element}` : ''}`),
  );
}

function rewardText({ gain, elements, amount }: Extract<OptionView, { option: 'reward' }>): string {
  switch (gain) {
    case 'vp':
      return counted(amount, 'point');
    case 'elements':
      return `${amount} ${elements.join(' or ')}`;
    case 'cube':
      return counted(amount, 'cube');
    case 'card':
      return counted(amount, 'card');
    default:
      return `${counted(amount, 'card')} to play at once`;
  }
}

function branchText({ book, step }: Asked, branch: number): string {
  if (step?.op !== 'either') throw new Error('a branch is chosen only inside either');
  return blockText(book, step.branches[branch]).replace(/\s*\n\s*/g, ' ') || 'nothing';
}
