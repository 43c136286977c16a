/**
 * Messages between the page and its worker: plain data. The page sends each question together with the texts that changed. The
 * worker answers with the version of the texts that the answer is about.
 */

import type { CardView, Hover, Problem, UntriedEvent, Worth } from '../language/index.ts';
import type { Lang } from '../print/face/index.ts';
import type { Deck, GamesAllowed, SetProgram, TextEdit } from '../program/index.ts';
import type {
  CardChanged,
  CardDifference,
  CardThumbnail,
  DifferenceAsked,
  MarkdownAsked,
  MarkdownShown,
  TraitsOfCard,
} from './gallery-messages.ts';
import type { LinkedTexts } from './link/bundled.ts';
import type { PrintAsked, SheetsShown } from './print-messages.ts';
import type { MutantsShown, UnnoticedAsked, UnnoticedShown } from './search-messages.ts';
import type { LookAnswer } from './server-messages.ts';
import type { AtOffset, CardAt, FileChange, FileText, OutsideSet, SpanIn } from './text-places.ts';
import type {
  FilmAt,
  FilmShown,
  KeptShown,
  LaidShown,
  LayAsked,
  StateAsked,
  TellingShown,
  TrialAsked,
  TrialShown,
} from './try-messages.ts';

/** The first message to the worker. */
export interface WorkerSetup {
  opening: { texts: readonly FileText[]; outside: readonly OutsideSet[]; look?: LookAnswer };
}

/** A question to the worker, with the changes since the previous one. */
export interface WorkerQuestion<Name extends QuestionName = QuestionName> {
  id: number;
  /** The version of the texts after these changes: counts up. */
  version: number;
  changes: readonly FileChange[];
  name: Name;
  params: Questions[Name]['params'];
}

/** Requests the rest of an answer that takes long. */
export interface Continued {
  id: number;
  continues: true;
}

/** All messages from the page. */
export type ToWorker = WorkerSetup | WorkerQuestion | Continued;

/** An answer, or the part of it that is available so far. */
export interface Answered<Name extends QuestionName = QuestionName> {
  id: number;
  version: number;
  answer?: Questions[Name]['answer'];
  /** The answer is incomplete: the page requests the rest when nothing is more urgent. */
  more?: true;
  /** The question could not be answered: a bug in the studio, not a mistake in the texts. */
  error?: string;
}

/** All questions, with their parameters and answers. */
export interface Questions {
  /** The problems in the texts. */
  check: { params: Record<string, never>; answer: CheckAnswer };
  /** The texts that are too long for their cards, card by card. */
  tooLong: { params: Record<string, never>; answer: ProblemShown[] };
  /** The words of the language and of the sets, for syntax colours. */
  words: { params: Record<string, never>; answer: ColouredWords };
  /** All cards and Landscape Features of the set. */
  cards: { params: Record<string, never>; answer: CardRow[] };
  /** A card as printed. */
  card: { params: CardAt & { lang: Lang }; answer: CardShown | null };
  /** What a link to a card contains or, without one, a link to the whole set. */
  linked: { params: { at?: CardAt }; answer: LinkedTexts };
  /** The scenarios of a card, run. */
  scenarios: { params: CardAt; answer: ScenarioShown[] };
  /** All scenarios, run one after another. */
  allScenarios: { params: Record<string, never>; answer: ScenarioCounts };
  /** The events of cards that no scenario tries. */
  untried: { params: Record<string, never>; answer: UntriedShown[] };
  /** All mutants of a card, for scenarios to notice. */
  mutants: { params: CardAt; answer: MutantsShown | null };
  /** The text of scenarios that would notice these mutants. */
  unnoticed: { params: UnnoticedAsked; answer: UnnoticedShown[] };
  /** The worth of an effect. */
  worth: { params: CardAt; answer: Worth | null };
  /** The worth of the effect around a number, for other values of that number. */
  values: { params: SpanIn; answer: WorthOfValue[] };
  /** A scenario, state by state. */
  film: { params: FilmAt & StateAsked; answer: FilmShown | null };
  /** An effect on a board, state by state, with these choices. */
  tryOut: { params: CardAt & TrialAsked & StateAsked; answer: TrialShown | null };
  /** A board that the user builds by clicks. */
  lay: { params: CardAt & LayAsked; answer: LaidShown };
  /** The edits that write the answer to a state's question into its scenario. */
  choose: { params: FilmAt & { state: number; option: number }; answer: TextEdit[] | null };
  /** The smallest setup with which a failing scenario still fails in the same way, in words. */
  smaller: { params: FilmAt; answer: string | null };
  /** A trial, written as a scenario at the end of a file. */
  keep: { params: CardAt & TrialAsked & { into: string }; answer: KeptShown };
  /** What the recorded boards reveal about a card. */
  tellingBoards: { params: CardAt; answer: TellingShown | null };
  /** The compiled set to play games with, from the current or from earlier texts. */
  chain: { params: ChainAsked; answer: ChainShown | ChainRefused };
  /** Pictures of cards, in order: of the first ones, as many as can be drawn in a few milliseconds. */
  pictures: { params: { cards: AtOffset[]; lang: Lang }; answer: CardThumbnail[] };
  /** The cards that differ from earlier texts. */
  changes: { params: { earlier: FileChange[] }; answer: CardChanged[] };
  /** How one of these cards differs, in parts. */
  difference: { params: DifferenceAsked; answer: CardDifference | null };
  /** The effect of the change from earlier texts, as Markdown. */
  markdown: { params: MarkdownAsked; answer: MarkdownShown };
  /** The sheets of a print, first without their pictures, or the reason why there are none. */
  sheets: { params: PrintAsked; answer: SheetsShown | { refused: string } };
  /** The same, to print them. */
  printed: { params: PrintAsked; answer: SheetsShown | { refused: string } };
  /** The filter traits of the set's cards. */
  traits: { params: Record<string, never>; answer: TraitsOfCard[] };
  /** The worth of each card of the set by number, in parts. */
  worths: { params: Record<string, never>; answer: Readonly<Record<number, Worth>> };
  /** The possible completions at an offset. */
  complete: { params: AtOffset; answer: CompletionShown | null };
  /** The documentation of a completion. */
  document: { params: { file: string; label: string; kind: string }; answer: string | null };
  /** The hover text of a word. */
  hover: { params: AtOffset; answer: Hover | null };
  /** The edits that give a file its canonical layout. */
  format: { params: { file: string }; answer: TextEdit[] };
  /** Where a name is declared. */
  definition: { params: AtOffset; answer: SpanIn | null };
  /** The name at an offset, if it can be renamed, or the reason why it cannot. */
  renameable: { params: AtOffset; answer: (SpanIn & { text: string }) | { refused: string } };
  /** The edits that rename it. */
  rename: { params: AtOffset & { to: string }; answer: TextEdit[] | { refused: string } };
}

export type QuestionName = keyof Questions;

/** The problems in the texts. */
export interface CheckAnswer {
  problems: ProblemShown[];
  /** The number of further problems, by file, that `problems` omits. */
  unlisted: readonly { file: string; count: number }[];
  /** The number of cards and Landscape Features in the set. */
  cards: number;
}

/** A problem and its span. */
export interface ProblemShown extends SpanIn, Pick<Problem, 'code' | 'severity' | 'message' | 'hint'> {
  /** Line and column from 1. */
  line: number;
  column: number;
  /** Fixes, the likeliest first. */
  fixes: readonly { title: string; edits: readonly TextEdit[] }[];
}

/** The colour of each word; keywords of the language have the colour `word`. */
export type ColouredWords = Readonly<Record<string, WordColour>>;

/** The class of a word, for its colour. */
export type WordColour =
  | 'word'
  | 'small'
  | 'sun'
  | 'water'
  | 'grassland'
  | 'desert'
  | 'animal'
  | 'mountain'
  | 'forest'
  | 'wild'
  | 'points';

/** A card or Landscape Feature in the list of all cards. */
export interface CardRow extends SpanIn {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  /** The card's own title; empty without one. */
  title: string;
  /** The rules text, one sentence per line; absent if errors leave none. */
  text?: Record<Lang, string>;
  impact: boolean;
}

/** Selects the set to play. */
export interface ChainAsked {
  /** The number of a card in that set; by default, the first set that no other set extends is used. */
  number?: number;
  /** The changes that restore the earlier texts. */
  earlier?: FileChange[];
}

/** A compiled set. */
export interface ChainShown {
  id: string;
  title: string;
  /** The set with all sets it extends, base first. */
  chain: SetProgram[];
  /** The hash of each set in `chain`. Equal hashes mean the same set. */
  hashes: string[];
  /** Whether the folder contains further sets of the chain besides the last one. */
  inherited: boolean;
  /** The options with which its games can be started. */
  games: GamesAllowed;
}

/** Why no set can be played: the first error, with its file and line. */
export interface ChainRefused {
  refused: string;
}

/** A card as printed, its rows, and its steps in the text. */
export interface CardShown extends SpanIn, Pick<CardView, 'svg' | 'rows' | 'tooLong' | 'steps' | 'text'> {
  /** The language of its picture and its rows. */
  lang: Lang;
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  title: string;
  impact: boolean;
  /** Whether its text or its set has errors: the card is shown without the erroneous parts. */
  hasErrors: boolean;
}

/** A scenario and its result. */
export interface ScenarioShown extends SpanIn {
  title: string;
  /** The line where it begins, from 1. */
  line: number;
  state: 'passed' | 'failed' | 'not run';
  /** Why it failed or was not run, with the line, from 1. */
  failure?: { message: string; line: number };
}

/** An event that is possible at a step but happens in no scenario. */
export interface UntriedShown extends UntriedEvent {
  /** From 1. */
  line: number;
}

/** How many scenarios of the set pass, and the counts for each card by number. */
export interface ScenarioCounts {
  all: number;
  run: number;
  passed: number;
  ofCard: Readonly<Record<number, { passed: number; failed: number; waiting: number }>>;
}

/** The worth of an effect with another value of a number in it. */
export interface WorthOfValue extends Worth {
  value: number;
}

/** The possible completions at an offset. */
export interface CompletionShown {
  /** The span to replace. */
  from: number;
  to: number;
  offers: { label: string; kind: string; detail: string; insert: string; snippet?: string }[];
}
