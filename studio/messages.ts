/**
 * What the page and its worker say to each other: plain data. The page asks one question at a time and sends the texts
 * that changed along; the worker answers with the version of the texts that the answer is about.
 */
import type {
  CardTraits,
  ChangedCard,
  ChangedRows,
  ChangedScenario,
  Hover,
  NamedStep,
  Problem,
  ShownCard,
  Worth,
} from '../language/index.ts';
import type { Lang } from '../print/face/index.ts';
import type { CardHtml, SheetsHtml } from '../print/html/index.ts';
import type { BoardTile, Deck, Hex, SetProgram, TextEdit } from '../program/index.ts';
import type { LookAnswer, PrintWanted } from './server-messages.ts';

/** The text of a card file. Files are named by their path in the folder of the set, with `/`. */
export interface FileText {
  file: string;
  text: string;
}

/** A text that is new or changed, or a file that is gone. */
export type FileChange = FileText | { file: string; gone: true };

/** A set that others may extend and that is not in the folder. */
export interface SetBeside {
  id: string;
  files: FileText[];
}

/** The first message to the worker. */
export interface Opening {
  opening: { texts: readonly FileText[]; beside: readonly SetBeside[]; look?: LookAnswer };
}

/** A question to the worker, with what changed since the one before. */
export interface Asked<Name extends QuestionName = QuestionName> {
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
export type ToWorker = Opening | Asked | Continued;

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

/** A character of a file, counted from 0 in UTF-16. */
export interface AtOffset {
  file: string;
  offset: number;
}

/** A card by its place in a text, or by its number. */
export type CardAt = AtOffset | { number: number };

/** Some characters of a file, from 0, the last excluded. */
export interface SpanIn {
  file: string;
  from: number;
  to: number;
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
  /** A trial as a scenario at the end of a file. */
  keep: { params: CardAt & TrialAsked & { into: string }; answer: KeptShown };
  /** What the kept boards tell about a card. */
  tellingBoards: { params: CardAt; answer: TellingShown | null };
  /** The compiled set that games are played with, as the texts are or as earlier ones were. */
  chain: { params: ChainAsked; answer: ChainShown | ChainRefused };
  /** Pictures of cards, in their order: as many of the first ones as are drawn in a few milliseconds. */
  pictures: { params: { cards: AtOffset[]; lang: Lang }; answer: CardDrawn[] };
  /** The cards that differ from earlier texts. */
  changes: { params: { earlier: FileChange[] }; answer: CardChanged[] };
  /** How one of them differs, in parts. */
  difference: { params: DifferenceAsked; answer: CardDifference | null };
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

/** The picture of a card; without one where a mistake leaves nothing of it. */
export interface CardDrawn extends AtOffset {
  svg?: string;
}

/** A card that is not as it was. */
export type CardChanged = Pick<ChangedCard, 'number' | 'kind' | 'change'> & { title: string; deck: Deck };

/** How a card differs from earlier texts. */
export interface DifferenceAsked extends Pick<ChangedCard, 'number' | 'kind'> {
  /** What makes the texts earlier ones. */
  earlier: FileChange[];
  lang: Lang;
}

/** A card before and after. */
export interface CardDifference extends CardChanged {
  before?: CardState;
  after?: CardState;
  /** The scenarios that came to another board. */
  scenarios: ChangedScenario[];
  /** The worth of both has been worked out, where it can be. */
  isWeighed: boolean;
}

/** A card as it was or is. */
export interface CardState extends ChangedRows {
  svg: string;
  worth?: Worth;
}

/** What is to be printed. */
export interface PrintAsked {
  wanted: PrintWanted;
  /** What makes the texts those that `changed` names, if they are known. */
  earlier?: FileChange[];
}

/** The sheets of a print, before anything is printed. Lengths in millimetres. */
export interface SheetsShown {
  paper: { width: number; height: number };
  /** The size of a card. */
  card: { width: number; height: number };
  /** How many cards are printed. */
  cards: number;
  sheets: SheetShown[];
  /** The backs of the decks, where there are any. */
  backs: Readonly<Partial<Record<Deck, string>>>;
  /** What else is in the PDF and not shown, or left out of it, in sentences. */
  notes: string[];
}

/** All sheets of a print, for a browser. */
export interface SheetsPrinted extends SheetsHtml {
  cards: number;
}

/** A sheet, or the page that explains the icons. */
export interface SheetShown {
  side: 'fronts' | 'backs' | 'icons';
  /** Which card of the print is where. */
  cells: { card: number; number: number; deck: Deck; x: number; y: number; turned: boolean }[];
  /** How far the colour of each card goes. */
  bleeds: { x: number; y: number; width: number; height: number; fill: string }[];
  marks: { x1: number; y1: number; x2: number; y2: number }[];
}

/** What the card that begins at a place is found by. */
export type TraitsOfCard = AtOffset & CardTraits;

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
  /** Something in its text is wrong: it is shown without it. */
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

/** A scenario: by its title if it is there, or else by the line that it begins in, from 1. */
export interface FilmAt {
  file: string;
  line: number;
  title?: string;
}

/** Which state is shown; the last for a number beyond it. Of a film -1 is that in which it fails, or else the first. */
export interface StateAsked {
  state: number;
}

/** What a card is tried on, and what is chosen, as `choose` says it. */
export interface TrialAsked {
  on: TrialOn;
  choices: readonly string[];
}

/** A board for trying: laid by somebody, one of the 400 kept ones by its index, or that of a scenario. */
export type TrialOn = { tiles: readonly BoardTile[] } | { situation: number } | { scenario: FilmAt };

/** What is laid on a board, and where. Without a place the board is shown as it is. */
export interface LayAsked {
  tiles: readonly BoardTile[];
  thing: string;
  at?: Hex;
}

/** A board that is laid by clicks. */
export interface LaidShown {
  tiles: readonly BoardTile[];
  board: { svg: string; words: string };
  /** Each place, and what a click on it does. */
  options: readonly { hex: Hex; name: string }[];
  /** What can be laid. */
  things: readonly string[];
}

/** States, of which one is shown. */
export interface StatesShown {
  /** What happens, state by state. */
  states: readonly StateRow[];
  /** How many were left out after these, since there are very many. */
  leftOut: number;
  /** The index of the shown one. */
  state: number;
  shown: StateShown;
}

/** A state in a list of all. */
export interface StateRow {
  /** What runs: `place water`, `choose a`. */
  title: string;
  /** What came of it: `+2 points`. */
  came: string;
  waits: boolean;
  failed: boolean;
  /** The step that runs, by the name that rows of its card have for it, and the card. */
  step?: { name: string; card?: number };
  /** Of a trial: how many choices were made before it. */
  choices: number;
}

/** An option: what its button is called, what `choose` says to take it, and where it is on the board. */
export interface OptionShown {
  name: string;
  choose: string;
  /** None where it has no place. */
  hexes: readonly Hex[];
  /** Where the token there goes. */
  to?: Hex;
}

/** A state that is looked at. */
export interface StateShown {
  /** The board as SVG, and in words. */
  board: { svg: string; words: string };
  /** The board that was expected, where an expectation about a place failed. */
  expected?: { svg: string; words: string };
  /** What failed. */
  failure?: string;
  /** What is asked, without a question mark. */
  question?: string;
  /** The first state in which this was asked. */
  asked: number;
  options: readonly OptionShown[];
  /** The line of the scenario, in its file. */
  line?: SpanIn;
  /** The step that runs: its text, and the name that rows of its card have for it. */
  step?: SpanIn & { name: string; card?: number };
  /** What was gained and paid so far, in words. */
  soFar: string;
}

/** A film. */
export interface FilmShown extends StatesShown, FilmAt {
  title: string;
  passed: boolean;
  /** The card that it does, if one. */
  card?: number;
  /** The edit that writes what came in place of the expectation that failed. */
  takes?: TextEdit;
}

/** An effect that was tried. */
export interface TrialShown extends StatesShown {
  /** The choices that were made. */
  made: readonly string[];
  /** The first choice that is not offered any more. */
  refused?: string;
  /** How it stands, in words. */
  stands: string;
  /** Nothing is left to choose, and it has an end. */
  isOver: boolean;
}

/** The edit that keeps a trial as a scenario, and its title; or why it cannot be kept. */
export type KeptShown = { edit: TextEdit; title: string } | { refused: string };

/** What the kept boards tell about a card. */
export interface TellingShown {
  boards: number;
  telling: readonly {
    kind: 'most' | 'least' | 'median' | 'nothing' | 'choices' | 'surprise';
    /** The index of the board. */
    situation: number;
    /** What is there, in a few words. */
    words: string;
    choices: readonly string[];
  }[];
  /** For each step, in how many boards it was reached, and in how many it did anything. */
  steps: readonly (SpanIn & { name: string; words: string; reached: number; did: number })[];
}
