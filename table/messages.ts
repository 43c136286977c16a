/**
 * What a screen at a table receives, and what it may ask: plain data, the same for a table in this browser and for one on the
 * web. Seats count from 0, hexes are axial, cards go by their numbers, options by their index in `view.decision.options`.
 */
import type { DecisionKind, Deck, Hex, SetProgram } from '../program/index.ts';
import type { BotName, GameOptions, TileView, View } from '../runtime/index.ts';

/** The player at a seat without a bot, as logs name it. */
export type Person = 'human';

/** Who plays at a seat. */
export type Player = BotName | Person;

/** All that a screen shows of a table: nothing that the seat of `view` may not know. */
export interface TableShown {
  /** Counts up with everything new that this screen receives. An answer repeats it, so that a late one is refused. */
  v: number;
  /**
   * The game as the person at the screen may see it. Its `seat` is -1 while nobody in particular may look: before the next
   * person has taken the screen, and when only bots play. No hand is in it then.
   */
  view: View;
  seats: SeatShown[];
  /** The seat whose person is to take the screen and has not said so yet. Nothing is asked then. */
  handOver: number | null;
  /** The effect that runs, which everybody sees. */
  running: RunningShown | null;
  /** What the person at the screen is asked; null while others choose, a bot thinks, or the game is over. */
  asked: AskedShown | null;
  /** What was said in the last draws, the newest last. The question `log` gives all of it. */
  said: SaidLine[];
  /** How many lines come before these. */
  saidBefore: number;
  /** Hexes that have changed since the person at the screen last chose. */
  changed: Hex[];
  /** The last choice can be taken back; else the reason why not: `a token has been drawn from the bag since`. */
  undo: true | string;
  /** The line that is played. */
  line: number;
  /** How the game ended, in a sentence, once it is over: `Ines wins with 81 points.` */
  result: string | null;
}

/** Who sits at a seat. */
export interface SeatShown {
  name: string;
  player: Player;
  /** What the seat does: `chooses` and `thinks` (a bot) only where everybody may know it. */
  state: 'chooses' | 'thinks' | 'waits';
  /** It has the bag. */
  isHarbinger: boolean;
  /** Where everybody has a page of their own: whether one is open for the seat. */
  isHere?: boolean;
}

/** The effect that runs. */
export interface RunningShown {
  /** The card or Landscape Feature, and whose it is. */
  card: number;
  seat: number;
  /** What it does, sentence by sentence, as its card says it. */
  sentences: SentenceShown[];
}

/** A sentence of a card. */
export interface SentenceShown {
  text: string;
  /** 0 for the effect itself, one more inside a block. */
  depth: number;
  /** Its step by the name that pictures of the card mark it with: `0.1`. */
  step?: string;
  /** It runs now: its step asks, or something inside it does. */
  isNow: boolean;
}

/** What the words of a decision depend on besides the view, for screens that receive views. */
export interface AroundAsked {
  /** What is placed or taken up, if the step that asks does that. */
  places?: string;
  /** The card that the question is about when no effect asks. */
  card?: number;
  /** Turns of the dial that the seat has already chosen in this draw; 0 without it. */
  turns?: number;
}

/** A decision. */
export interface AskedShown {
  kind: DecisionKind;
  /** `Where?`, `Which card do you keep? The others are passed to the next player.` */
  question: string;
  /** The step that asks as one sentence, if a step does: `Place an elephant or a rhino.` */
  step: string | null;
  /** Ways to answer, in the order of the options. */
  entries: EntryShown[];
}

/** A way to answer: options that look the same to people, like equal tokens of one tile, share one. */
export interface EntryShown {
  /** `k12`, `lion on k12`, `yes`, `#15 "Rain" …`. */
  text: string;
  /** What the button is called: what is done and with what. `Place on k12`, `Move lion on k12`, `forest`, `done`. */
  name: string;
  /** The digits that choose it: all of a menu have as many, so that none begins another. `done` has zeros. */
  key: string;
  /** Indexes in `view.decision.options`, any of which answers; none where `next` has to be chosen from first. */
  options: number[];
  /** A second menu: where a token that moves goes to. Its keys start again from the first. */
  next: EntryShown[];
  /** Where it is on the board: a place, or the cells of a feature. */
  hexes: Hex[];
  /** The token there that it is about. */
  thing?: string;
  /** Where that token goes. */
  to?: Hex;
  /** What would lie on the place. */
  brings?: string;
  /** The card that it is about. */
  card?: number;
  /** The spot of that card, by its index from the left: the one that gets the cube or gives it. */
  spot?: number;
  /** The element that it is about. */
  element?: string;
  /** The seat that it is about. */
  seat?: number;
}

/** A line of what happened. */
export interface SaidLine {
  /** The draw it happened in; 0 before the first. */
  draw: number;
  /** Whose doing it is; null for what nobody in particular does. */
  seat: number | null;
  parts: SaidPart[];
  /** How many answers the person at the screen had given: the moment after the last of them. */
  decisions: number;
}

/** A piece of a line, with what it is about, so that a page can light it up. The texts of all parts together are the line. */
export interface SaidPart {
  text: string;
  card?: number;
  hex?: Hex;
  element?: string;
  seat?: number;
}

/** What an option would give, as far as the person can know. */
export interface PreviewShown {
  option: number;
  /** The board after it, and where that differs. */
  landscape: TileView[];
  changed: Hex[];
  /** Points of each seat after it. */
  points: number[];
  /** What happens, one line after the other. */
  said: SaidLine[];
  /** What comes after that: `Then: Which one?`, or that it depends on what is not known yet. */
  next: string;
}

/** What a bot would choose, and why. It knows no more than the person. */
export interface HintShown {
  bot: BotName;
  /** The option it would take, and the way to it: `3: l11`. */
  option: number;
  way: string;
  /** In sentences: what it gives, and how the next best compares. */
  reason: string;
  /** What the option would give. */
  preview: PreviewShown;
}

/** A moment that the game can return to: before a choice of a person. */
export interface MomentShown {
  /** Before the answer with this number of this seat, counted from 0 as `view.decisions` is. */
  seat: number;
  decisions: number;
  draw: number;
  /** What was chosen then: `Put a cube on #20, sun`. */
  text: string;
}

/** A line of the game: what was played from the start to its last choice. Returning to a moment begins another. */
export interface LineShown {
  line: number;
  /** The line it left, and in which draw; null for the first. */
  from: { line: number; draw: number } | null;
  draw: number;
  points: number[];
  isPlayed: boolean;
}

/** Where the points of a seat came from. */
export interface PointsShown {
  seat: number;
  card: number;
  points: number;
}

/** What a card of the game is called and says. */
export interface CardWords {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  title: string;
  /** `#15 "Rain"`. */
  name: string;
  leaves: number;
  /** An element for each spot, from the left. */
  energy: string[];
  /** The rules text, a sentence a line. */
  text: string;
  /** What changed of it since the game began, where the game went on with other cards. */
  isChanged: boolean;
}

/** How a new game is set up. */
export interface Start {
  /** The sets, base first. */
  chain: readonly SetProgram[];
  options: GameOptions;
  /** Who plays, by seat. */
  players: readonly Player[];
  /** What they are called, by seat; an empty name is `Seat 2`. */
  names: readonly string[];
}

/** A game as it is kept outside: the log of each line by its number, which `ecos replay` reads. */
export interface SavedLines {
  /** The cards that lines were played with: chains of sets, base first. */
  chains: readonly (readonly SetProgram[])[];
  names: readonly string[];
  /** The text of each log, and which of the chains it was played with. */
  lines: Readonly<Record<number, { chain: number; log: string }>>;
  /** The line that is played. */
  line: number;
}

/**
 * What the log of a line that is kept outside has to become: its first `from` lines of text stay, these follow. Whoever
 * does this with each in turn has the log of every line, whatever happens to the table.
 */
export interface Keeping {
  line: number;
  /** Which chain of `Kept.chains` the line is played with. One that was not there before has to be asked for with `save`. */
  chain: number;
  from: number;
  texts: string[];
}

/** How a game goes when its choices are made again under other cards. */
export type AgainShown =
  | { is: 'same' }
  | { is: 'goes on' }
  | {
      is: 'differs';
      /** Number of the first choice that cannot be made again, from 1, and who made it. */
      at: number;
      seat: number;
      /** The card it is about, if one. */
      card: number | null;
      /** `differs at choice 63: card 12 asks …`. */
      reason: string;
    }
  /** No game can be played with these cards, and why. */
  | { is: 'refused'; reason: string };

/** What a person does about changed cards: plays on with them, keeps the old ones, or begins a new game with them. */
export type Decided = 'go on' | 'keep' | 'anew';

/** All that a screen may ask of a table in this browser: what it asks with, and what comes. */
export interface TableQuestions {
  start: { params: Start; answer: null };
  /** Goes on with a game that was kept, or with a log: a line with the cards it was played with. */
  open: { params: { kept: SavedLines }; answer: null };
  /** The person of the seat that `handOver` names has the screen. */
  here: { params: { seat: number }; answer: null };
  answer: { params: { answer: number; v: number }; answer: null };
  /** Takes back the last choice of the person at the screen. */
  undo: { params: Record<string, never>; answer: null };
  /** Bots stop after what they have chosen, or go on. */
  pause: { params: { isPaused: boolean }; answer: null };
  hint: { params: { v: number; bot?: BotName }; answer: HintShown };
  preview: { params: { v: number; option: number }; answer: PreviewShown };
  /** Everything that was said, as the person at the screen knows it. */
  log: { params: Record<string, never>; answer: SaidLine[] };
  /** Moments that the person at the screen can return to, in the line that is played, and all lines. After the end those of all people. */
  moments: { params: Record<string, never>; answer: { moments: MomentShown[]; lines: LineShown[] } };
  /** Plays on from a moment of the line that is played, as a new line; or goes on with another line. */
  return: { params: Pick<MomentShown, 'seat' | 'decisions'> | { line: number }; answer: null };
  points: { params: Record<string, never>; answer: PointsShown[] };
  cards: { params: Record<string, never>; answer: CardWords[] };
  /** The game as it is kept outside. */
  save: { params: Record<string, never>; answer: SavedLines };
  /** How the line that is played goes with other cards. Nothing changes before `decide`. */
  changed: { params: { chain: readonly SetProgram[] }; answer: AgainShown };
  /** What becomes of the game, after `changed`. */
  decide: { params: { decided: Decided }; answer: null };
}

export type TableQuestion = keyof TableQuestions;

/** A question, as it is sent. */
export type TableAsked = {
  [Name in TableQuestion]: { id: number; name: Name; params: TableQuestions[Name]['params'] };
}[TableQuestion];

/** What becomes of a question: its answer, or a sentence that says why it cannot be. */
export type TableAnswered =
  | { id: number; answer: TableQuestions[TableQuestion]['answer'] }
  | { id: number; refused: string };

/** What a screen receives without asking: how the table looks now, and what to keep. */
export interface TableTold {
  shown: TableShown;
  keeping: Keeping[];
}
