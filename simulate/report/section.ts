/** A part of a report, and what parts are made of. */
import type { Compared } from '../figures/compared.ts';
import type { Findings } from '../findings/findings.ts';
import type { Answers } from './chapters/answers.ts';
import type { Asking, Question } from './chapters/questions.ts';
import type { Drawing } from './plots.ts';
import type { Table } from './table.ts';

/** Pictures of cards by number, as addresses that hold them (`data:`), and what they say. */
export type Pictures = ReadonlyMap<number, { picture: string; alt: string }>;

/** One part. */
export interface Section {
  id: string;
  title: string;
  says: string[];
  plot?: Drawing & { label: string };
  table?: Table;
  asked: Question[];
}

/** What sections are made of. */
export interface Material extends Asking {
  answers: Answers;
  findings: Findings;
  /** What another version of the set did, if there is one. */
  compared: Compared | null;
  pictures: Pictures;
  /** What people call the card of a number: `12 "Rain"`. */
  label: (card: number) => string;
  /** The same in the version compared with. */
  labelBefore: (card: number) => string;
  players: number;
}
