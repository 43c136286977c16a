/** A chapter of a report, and what chapters are made from. */
import type { Further } from '../advice/advice.ts';
import type { Compared } from '../figures/compared.ts';
import type { BesideBots, People } from '../figures/people.ts';
import type { Findings } from '../findings/findings.ts';
import type { Answers } from './chapters/answers.ts';
import type { Question, QuestionOptions } from './chapters/questions.ts';
import type { PlotPaths } from './plots.ts';
import type { ReportTable } from './table.ts';

/** Pictures of cards by number, as `data:` addresses, and their descriptions. */
export type PicturesByCard = ReadonlyMap<number, { picture: string; alt: string }>;

/** One chapter. */
export interface Chapter {
  title: string;
  /** What its figures are, in plain sentences; cards in them are `marked`. */
  says: string[];
  plot?: (PlotPaths & { label: string }) | undefined;
  table?: ReportTable | undefined;
  /** The questions whose answers it shows. */
  asked: Question[];
}

/** What chapters are made from. */
export interface ReportData extends QuestionOptions {
  answers: Answers;
  findings: Findings;
  /** What changed, where another version of the set was played. */
  compared: Compared | null;
  /** What games besides those of the run say. */
  more: Further;
  /** Games of people, and their cards beside the bots of the run; null and none where there are none. */
  people: People | null;
  beside: readonly BesideBots[];
  pictures: PicturesByCard;
  /** What people call the card of a number: `12 "Rain"`. */
  label: (card: number) => string;
  /** What people call the preset hand of a name. */
  handLabel: (name: string) => string;
  /** The same of a card in the version compared with. */
  labelBefore: (card: number) => string;
  players: number;
}
