/**
 * What the page and its worker say to each other: plain data. The page asks one question at a time and sends the texts
 * that changed along; the worker answers with the version of the texts that the answer is about.
 */

import type { Hover, NamedStep, Problem, ShownCard, UntriedEvent, Worth } from '../language/index.ts';
import type { Lang } from '../print/face/index.ts';
import type { CardHtml } from '../print/html/index.ts';
import type { Deck, SetProgram, TextEdit } from '../program/index.ts';
import type {
  CardChanged,
  CardDifference,
  CardThumbnail,
  DifferenceAsked,
  MarkdownAsked,
  MarkdownShown,
  TraitsOfCard,
} from './gallery-messages.ts';
import type { PrintAsked, SheetsPrinted, SheetsShown } from './print-messages.ts';
import type { MutantsShown, UnnoticedAsked, UnnoticedShown } from './search-messages.ts';
import type { LookAnswer } from './server-messages.ts';
import type { AtOffset, CardAt, FileChange, FileText, SetBeside, SpanIn } from './text-places.ts';
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
  opening: { texts: readonly FileText[]; beside: readonly SetBeside[]; look?: LookAnswer };
}

/** A question to the worker, with what changed since the one before. */
export interface WorkerQuestion<Name extends QuestionName = QuestionName> {
  id: number;
  /** The version of the texts with these changes: counts up. */
  version: number;
  changes: readonly FileChange[];
  name: Name;
  params: Questions[Name]['params'];
  /** Somebody writes and sees the answer with the next frame: it is not held back until after that. */
  isUrgent?: true;
}

/** Asks for the rest of an answer that takes long. */
export interface Continued {
  id: number;
  continues: true;
}

/** Everything that the page sends. */
export type ToWorker = WorkerSetup | WorkerQuestion | Continued;

/** An answer, or the part of it that is there by now. */
export interface Answered<Name extends QuestionName = QuestionName> {
  id: number;
  version: number;
  answer?: Questions[Name]['answer'];
  /** There is more to come: the page asks for it when nothing else is more urgent. */
  more?: true;
  /** The question could not be answered: a mistake of the studio, not of the text. */
  error?: string;
}

/** All questions: what they are asked with, and what comes. */
export interface Questions {
  /** What is wrong with the texts. */
  check: { params: Record<string, never>; answer: Checked };
  /** What on cards is too long to be printed, card by card. */
  tooLong: { params: Record<string, never>; answer: ProblemShown[] };
  /** The words of the language and of the sets, for colours. */
  words: { params: Record<string, never>; answer: ColouredWords };
  /** All cards and Landscape Features of the set. */
  cards: { params: Record<string, never>; answer: CardRow[] };
  /** A card as it is printed. */
  card: { params: CardAt & { lang: Lang }; answer: CardShown | null };
  /** A card and what it needs of its set, as the text of a file; nothing where it does not compile without the rest. */
  alone: { params: CardAt; answer: string | null };
  /** The scenarios of a card, run. */
  scenarios: { params: CardAt; answer: ScenarioShown[] };
  /** All scenarios, run one after the other. */
  allScenarios: { params: Record<string, never>; answer: ScenarioCounts };
  /** What no scenario tries of the cards. */
  untried: { params: Record<string, never>; answer: UntriedShown[] };
  /** All changes of a card that scenarios may or may not notice. */
  mutants: { params: CardAt; answer: MutantsShown | null };
  /** Scenarios that notice changes, written out. */
  unnoticed: { params: UnnoticedAsked; answer: UnnoticedShown[] };
  /** What an effect is worth. */
  worth: { params: CardAt; answer: Worth | null };
  /** What the effect around a number is worth with other values of it. */
  values: { params: SpanIn; answer: WorthOfValue[] };
  /** A scenario, state by state. */
  film: { params: FilmAt & StateAsked; answer: FilmShown | null };
  /** What an effect does on a board, state by state, with these choices. */
  tryOut: { params: CardAt & TrialAsked & StateAsked; answer: TrialShown | null };
  /** A board that is laid by clicks. */
  lay: { params: CardAt & LayAsked; answer: LaidShown };
  /** The edits that write the answer to the question of a state into its scenario. */
  choose: { params: FilmAt & { state: number; option: number }; answer: TextEdit[] | null };
  /** What matters of a failing scenario, in words: the least that fails in the same way. */
  smaller: { params: FilmAt; answer: string | null };
  /** A trial as a scenario at the end of a file. */
  keep: { params: CardAt & TrialAsked & { into: string }; answer: KeptShown };
  /** What the kept boards tell about a card. */
  tellingBoards: { params: CardAt; answer: TellingShown | null };
  /** The compiled set that games are played with, as the texts are or as earlier ones were. */
  chain: { params: ChainAsked; answer: ChainShown | ChainRefused };
  /** Pictures of cards, in their order: as many of the first ones as are drawn in a few milliseconds. */
  pictures: { params: { cards: AtOffset[]; lang: Lang }; answer: CardThumbnail[] };
  /** The cards that differ from earlier texts. */
  changes: { params: { earlier: FileChange[] }; answer: CardChanged[] };
  /** How one of them differs, in parts. */
  difference: { params: DifferenceAsked; answer: CardDifference | null };
  /** What the change from earlier texts does, as Markdown. */
  markdown: { params: MarkdownAsked; answer: MarkdownShown };
  /** How the cards of a print lie on its sheets, or why that cannot be. */
  sheets: { params: PrintAsked; answer: SheetsShown | { refused: string } };
  /** The sheets of a print as HTML, in parts, or why that cannot be. */
  printed: { params: PrintAsked & { version: string }; answer: SheetsPrinted | { refused: string } };
  /** Pictures of the cards of a print, from one of them on: as many as are drawn in a few milliseconds. */
  sheetPictures: { params: PrintAsked & { from: number }; answer: string[] };
  /** What the cards of the set are found by. */
  traits: { params: Record<string, never>; answer: TraitsOfCard[] };
  /** What each card of the set is worth, in parts: by number. */
  worths: { params: Record<string, never>; answer: Readonly<Record<number, Worth>> };
  /** What may stand at a place. */
  complete: { params: AtOffset; answer: CompletionShown | null };
  /** What there is to say about an offer. */
  document: { params: { file: string; label: string; kind: string }; answer: string | null };
  /** What is said about a word. */
  hover: { params: AtOffset; answer: Hover | null };
  /** The edits that give a file its canonical layout. */
  format: { params: { file: string }; answer: TextEdit[] };
  /** Where a name is declared. */
  definition: { params: AtOffset; answer: SpanIn | null };
  /** The name at a place, if it can be renamed, or the reason why it cannot. */
  renameable: { params: AtOffset; answer: (SpanIn & { text: string }) | { refused: string } };
  /** The edits of another name for it. */
  rename: { params: AtOffset & { to: string }; answer: TextEdit[] | { refused: string } };
}

export type QuestionName = keyof Questions;

/** What is wrong with the texts. */
export interface Checked {
  problems: ProblemShown[];
  /** How many problems files have besides these. */
  unlisted: readonly { file: string; count: number }[];
  /** How many cards and Landscape Features the set has. */
  cards: number;
}

/** A problem, with the characters it is about. */
export interface ProblemShown extends SpanIn, Pick<Problem, 'severity' | 'message' | 'hint'> {
  /** Nothing where only the studio says it. */
  code?: Problem['code'];
  /** Line and column from 1. */
  line: number;
  column: number;
  /** What mends it, the likeliest first. */
  fixes: readonly { title: string; edits: readonly TextEdit[] }[];
}

/** Words by the colour they have: words of the language are `word`. */
export type ColouredWords = Readonly<Record<string, WordColour>>;

/** What a word is, for its colour. */
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

/** A card or Landscape Feature in the list of all. */
export interface CardRow extends SpanIn {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  /** Its own title; empty without one. */
  title: string;
  /** The rules text, a sentence a line; absent where a mistake leaves nothing of it. */
  text?: Record<Lang, string>;
  impact: boolean;
}

/** Which set is played with. */
export interface ChainAsked {
  /** The number of a card of it; by default the first set that no other extends. */
  number?: number;
  /** What makes the texts earlier ones. */
  earlier?: FileChange[];
}

/** A compiled set. */
export interface ChainShown {
  id: string;
  title: string;
  /** The set with all it extends, base first. */
  chain: SetProgram[];
  /** Of each of them: equal ones are the same set. */
  hashes: string[];
  /** The folder has more of these sets than the last one. */
  inherited: boolean;
  /** What its games may be begun with. */
  games: GamesAllowed;
}

/** What games of a set may be begun with: of each the last of its sets that says it. */
export interface GamesAllowed {
  players: { from: number; to: number };
  /** The points that end a game, if nothing else is wanted; undefined if the set does not say. */
  target?: number;
  /** The names of starting hands and of landscapes, of all its sets. */
  hands: string[];
  layouts: string[];
}

/** Why no set can be played with: the first mistake, by its file and line. */
export interface ChainRefused {
  refused: string;
}

/** A card as it is printed. */
export interface CardShown extends SpanIn {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  title: string;
  /** Its front, in the language that was asked for. */
  html: CardHtml;
  /** By how many millimetres its title and its text are too long even in the smallest size; 0 where they fit. */
  over: ShownCard['over'];
  /** Its steps in the text, by the names that its rows have for them. */
  steps: readonly NamedStep[];
  text: Record<Lang, string>;
  impact: boolean;
  /** Something in its text or its set is wrong: it is shown without it. */
  hasErrors: boolean;
}

/** A scenario, and how it came out. */
export interface ScenarioShown extends SpanIn {
  title: string;
  /** The line it begins in, from 1. */
  line: number;
  state: 'passed' | 'failed' | 'not run';
  /** Why it failed or was not run, and in which line, from 1. */
  failure?: { message: string; line: number };
}

/** Something that can happen at a step and happens in no scenario. */
export interface UntriedShown extends UntriedEvent {
  /** From 1. */
  line: number;
}

/** How many scenarios of the set pass, and those of each card by its number. */
export interface ScenarioCounts {
  all: number;
  run: number;
  passed: number;
  ofCard: Readonly<Record<number, { passed: number; failed: number; waiting: number }>>;
}

/** What an effect is worth with a value of a number in it. */
export interface WorthOfValue extends Worth {
  value: number;
}

/** What may stand at a place. */
export interface CompletionShown {
  /** The characters that are replaced. */
  from: number;
  to: number;
  offers: { label: string; kind: string; detail: string; insert: string; snippet?: string }[];
}
