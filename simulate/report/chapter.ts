/** The type of a report's chapters, and the data they are made from. */
import type { Further } from '../advice/advice.ts';
import type { Compared } from '../figures/compared.ts';
import type { ComparedWithBots, People } from '../figures/people.ts';
import type { Findings } from '../findings/findings.ts';
import type { Answers } from './chapters/answers.ts';
import type { Question, QuestionOptions } from './chapters/questions.ts';
import type { PlotPaths } from './plots.ts';
import type { ReportTable } from './report-table.ts';

/** Pictures of cards by card number, as `data:` URLs, with their descriptions. */
export type PicturesByCard = ReadonlyMap<number, { picture: string; alt: string }>;

/** One chapter. */
export interface Chapter {
  title: string;
  /** Plain sentences that explain the figures; cards in them are `marked`. */
  paragraphs: string[];
  plot?: (PlotPaths & { label: string }) | undefined;
  table?: ReportTable | undefined;
  /** The questions whose answers the chapter shows. */
  asked: Question[];
}

/** The data for the chapters. */
export interface ReportData extends QuestionOptions {
  answers: Answers;
  findings: Findings;
  /** The differences, if another version of the set was played. */
  compared: Compared | null;
  /** Results of further games, played in addition to the run. */
  more: Further;
  /** Games of people, and their cards next to the bots of the run; null and empty without such games. */
  people: People | null;
  comparedWithBots: readonly ComparedWithBots[];
  pictures: PicturesByCard;
  /** The label of a card, by its number: `12 "Rain"`. */
  label: (card: number) => string;
  /** The label of a preset hand, by its name. */
  handLabel: (name: string) => string;
  /** The label of a card in the other version. */
  labelBefore: (card: number) => string;
  players: number;
}
