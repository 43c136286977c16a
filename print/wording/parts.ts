/**
 * The pieces of a rules text. The same text is used twice: as plain text (`plain`), and drawn on a card, where icons
 * replace nouns.
 */
import type { Step, Terrain, Thing } from '../../program/index.ts';

/** The subject of an icon in a text. Numbers are drawn with the icon, articles stay in the text. A thing that is placed shows where it may go. */
export type IconSubject =
  | { icon: 'thing'; name: Thing; isPlaced?: true }
  /** Any animal with a tab of this terrain. */
  | { icon: 'animal-of'; terrain: Terrain }
  | { icon: 'element'; name: string; amount: number }
  | { icon: 'points'; amount: number }
  | { icon: 'cube' }
  | { icon: 'card' }
  | { icon: 'turn' }
  /** Other players. */
  | { icon: 'heads' }
  /** One of several elements. */
  | { icon: 'elements'; names: readonly string[] }
  /** What limits a gain, in as few words as fit a sign, with its unit: “max 3 points”. */
  | { icon: 'limit'; sign: Phrase }
  /** A letter in a ring, which stands for the thing of a name; before several things, one of which is meant. */
  | { icon: 'ring'; name: string; letter?: string; isList?: boolean };

export type TextPart =
  | { part: 'text'; text: string }
  /** Words that a card says by the shape around a row; in its text they stand. */
  | { part: 'aside'; text: string }
  /** A word that joins choices: bold on a card, and at the beginning of a line. */
  | { part: 'keyword'; text: string }
  /** A name, and what a table knows of whose it is. */
  | { part: 'name'; text: string; of: object }
  /** An icon and the words it replaces. */
  | { part: 'icon'; icon: IconSubject; text: string }
  /** Words that a card says by a table below the row: the points for each count from 1, the last also for more, and what 0 is called; once in a row. */
  | { part: 'table'; points?: readonly number[]; none?: string; text: string };

/** A piece of a sentence, in reading order; spaces are part of the texts. */
export type Phrase = readonly TextPart[];

/** One line of a card's text. */
export interface Row {
  /** 0 for the effect itself, one more inside a block whose heading has its own line. */
  depth: number;
  /** The whole sentence, without its end mark. */
  sentence: Phrase;
  /** Its end mark; cards omit a full stop. */
  /** Empty after a sentence that has its own. */
  end: '.' | ':' | ',' | '';
  /** Set if the row is only the placement of one thing: a card may draw it large, after an arrow. */
  placement?: Placement;
  /** Set if the row begins one of several alternatives: the word before it in their box, empty before the first. */
  branch?: string;
  /** The step the row is about, including steps inside it without a row of their own; undefined for other rows of a feature. */
  step?: Step;
  /** The index of the trigger that the row is part of, if it is part of one. */
  trigger?: number;
}

/** The parts of a placement drawn large. */
export interface Placement {
  /** "You may"; usually empty. */
  before: Phrase;
  thing: IconSubject;
}

export const icon = (what: IconSubject, text: string): TextPart => ({ part: 'icon', icon: what, text });
export const aside = (text: string): TextPart => ({ part: 'aside', text });
export const keyword = (text: string): TextPart => ({ part: 'keyword', text });

type Slot = string | number | TextPart | Phrase;

/** Joins pieces, and merges adjacent texts. */
export function join(slots: readonly Slot[]): Phrase {
  const parts: TextPart[] = [];
  const add = (part: TextPart) => {
    const last = parts.at(-1);
    if (part.part === 'text' && last?.part === 'text') {
      parts[parts.length - 1] = { part: 'text', text: last.text + part.text };
    } else if (part.part !== 'text' || part.text !== '') parts.push(part);
  };
  for (const slot of slots) {
    if (typeof slot === 'string' || typeof slot === 'number') add({ part: 'text', text: String(slot) });
    else if ('part' in slot) add(slot);
    else slot.forEach(add);
  }
  return parts;
}

/** Joins phrases with spaces; empty phrases are left out. */
export function clause(...phrases: readonly Phrase[]): Phrase {
  const nonEmpty = phrases.filter((phrase) => phrase.length > 0);
  return join(nonEmpty.flatMap((phrase, i) => (i === 0 ? [phrase] : [' ', phrase])));
}

/** The phrase with a capital first letter. */
export function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (!first || first.part === 'icon') return phrase;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** The phrase as plain text. */
export function plain(phrase: Phrase): string {
  return phrase.map((part) => part.text).join('');
}
