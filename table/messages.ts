/**
 * The messages between a table and its screens. All are plain data, the same for a table in this browser and for one on the web.
 * Seats count from 0, hexes are axial, cards are given by number, and options by their index in `view.decision.options`.
 */
import type { DecisionKind, Deck, Hex, SetProgram } from '../program/index.ts';
import type { BotName, GameOptions, TileView, View } from '../runtime/index.ts';

/** The player at a seat without a bot, as written in logs. */
export type Person = 'human';

/** The player at a seat. */
export type Player = BotName | Person;

/** The full state of a screen, without anything that the seat of `view` may not know. */
export interface TableView {
  /** Counts up with each update of this screen. An answer repeats it, so that late answers can be refused. */
  v: number;
  /**
   * The game as the person at the screen may see it. Its `seat` is -1, with no hand visible, while the screen belongs to no seat:
   * until the next person has taken it, and when only bots play.
   */
  view: View;
  seats: SeatStatus[];
  /** The seat whose person has to take the screen but has not confirmed it yet. No question is pending then. */
  handOver: number | null;
  /** The running effect, visible to everybody. */
  running: RunningText | null;
  /** The question for the person at the screen; `null` while others choose, a bot thinks, or the game is over. */
  asked: DecisionPrompt | null;
  /** The events of the last draws, the newest last. The question `log` returns all events. */
  said: EventLine[];
  /** How many event lines come before these. */
  saidBefore: number;
  /** Hexes that have changed since the last choice at this screen. */
  changed: Hex[];
  /** True if the last choice can be taken back; otherwise the reason why not: `a token has been drawn from the bag since`. */
  undo: true | string;
  /** The current line. */
  line: number;
  /** The result of the game in a sentence, once it is over: `Ines wins with 81 points.` */
  result: string | null;
}

/** The player at a seat. */
export interface SeatStatus {
  name: string;
  player: Player;
  /** The state of the seat: `chooses` and `thinks` (a bot) only if everybody may know it. */
  state: 'chooses' | 'thinks' | 'waits';
  /** Whether it has the bag. */
  isHarbinger: boolean;
  /** Whether a page is open for the seat, at tables where each person has their own page. */
  isHere?: boolean;
}

/** A running effect. */
export interface RunningText {
  /** The card or Landscape Feature, and its owner. */
  card: number;
  seat: number;
  /** The rules text of its card, sentence by sentence. */
  sentences: CardSentence[];
}

/** A sentence of a card. */
export interface CardSentence {
  text: string;
  /** 0 for the effect itself, one more inside a block. */
  depth: number;
  /** The name of its step in pictures of the card: `0.1`. */
  step?: string;
  /** Whether it is running: its step asks, or a step inside it does. */
  isNow: boolean;
}

/** What the text of a decision depends on in addition to the view, for screens that receive views. */
export interface PromptContext {
  /** The thing that the asking step places or takes up, if it does. */
  places?: string;
  /** The card that the question is about if no effect asks. */
  card?: number;
  /** How many turns of the dial the seat has already chosen in this draw; 0 if missing. */
  turns?: number;
}

/** A decision. */
export interface DecisionPrompt {
  kind: DecisionKind;
  /** `Where?`, `Which card do you keep? The others are passed to the next player.` */
  question: string;
  /** The asking step as one sentence, if a step asks: `Place an elephant or a rhino.` */
  step: string | null;
  /** The possible answers, in the order of the options. */
  entries: ChoiceEntry[];
}

/** A possible answer. Options that look the same to people, for example equal tokens on one tile, share an entry. */
export interface ChoiceEntry {
  /** `k12`, `lion on k12`, `yes`, `#15 "Rain" …`. */
  text: string;
  /** The label of its button, a verb with its object: `Place on k12`, `Move lion on k12`, `forest`, `done`. */
  name: string;
  /**
   * The digits that choose it. All keys of a menu have the same length, so that none is a prefix of another. `done` and `none`
   * have zeros.
   */
  key: string;
  /** Indexes in `view.decision.options`, all equivalent; empty if an entry of `next` has to be chosen first. */
  options: number[];
  /** A second menu: the destinations of a moving token. Its keys start again from the first. */
  next: ChoiceEntry[];
  /** Its cell on the board, or the cells of a feature. */
  hexes: Hex[];
  /** The token that it is about. */
  thing?: string;
  /** The destination of that token. */
  to?: Hex;
  /** What would be placed on the cell. */
  brings?: string;
  /** The card that it is about. */
  card?: number;
  /** The spot of that card that gets or gives the cube, by its index from the left. */
  spot?: number;
  /** The element that it is about. */
  element?: string;
  /** The seat that it is about. */
  seat?: number;
}

/** A line about an event. */
export interface EventLine {
  /** The draw of the event; 0 before the first. */
  draw: number;
  /** The acting seat; `null` if the event is not the action of any seat. */
  seat: number | null;
  parts: EventPart[];
  /** How many answers the person at the screen had given by then. */
  decisions: number;
}

/**
 * A part of a line with the item it mentions, so that a page can highlight that item. Joined, the texts of all parts are the
 * line.
 */
export interface EventPart {
  text: string;
  card?: number;
  hex?: Hex;
  element?: string;
  seat?: number;
}

/** What an option would give, as far as the person can know. */
export interface OptionPreview {
  option: number;
  /** The board after it, and the hexes that differ. */
  landscape: TileView[];
  changed: Hex[];
  /** The points of each seat after it. */
  points: number[];
  /** What happens, line by line. */
  said: EventLine[];
  /** What comes next: `Then: Which one?`, or that it depends on hidden information. */
  next: string;
}

/** The option that a bot would choose, and why. The bot knows no more than the person. */
export interface BotHint {
  bot: BotName;
  /** The option, and the path to it in the menu: `3: l11`. */
  option: number;
  way: string;
  /** In sentences: the immediate result, and how the next best option compares. */
  reason: string;
  /** What the option would give. */
  preview: OptionPreview;
}

/** A moment to which the game can return: just before a person's choice. */
export interface ReturnMoment {
  /** Before the answer of this seat with this number, counted from 0 like `view.decisions`. */
  seat: number;
  decisions: number;
  draw: number;
  /** The choice that was made: `Put a cube on #20, sun`. */
  text: string;
}

/** A line of the game: all choices from the start to the last one. Returning to a moment begins a new line. */
export interface LineSummary {
  line: number;
  /** The line it branched from, and the draw of the branch; `null` for the first line. */
  from: { line: number; draw: number } | null;
  draw: number;
  points: number[];
  isPlayed: boolean;
}

/** The name and text of a card of the game. */
export interface CardWords {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  title: string;
  /** `#15 "Rain"`. */
  name: string;
  leaves: number;
  /** The element of each spot, from the left. */
  energy: string[];
  /** The rules text, one sentence per line. */
  text: string;
  /** Whether it has changed since the game began, if the game continued with changed cards. */
  isChanged: boolean;
}

/** How a game is set up. */
export interface GameSetup {
  options: GameOptions;
  /** The player at each seat. */
  players: readonly Player[];
}

/** How to start a new game. */
export interface Start extends GameSetup {
  /** The sets, base first. */
  chain: readonly SetProgram[];
  /** The name of each seat; an empty name becomes `Seat 2`. */
  names: readonly string[];
}

/** A saved game: the log of each line by number, in the format of `ecos replay`. */
export interface SavedLines {
  /** The chains of sets that lines were played with, each base first. */
  chains: readonly (readonly SetProgram[])[];
  names: readonly string[];
  /** The text of each log, and the index of its chain. */
  lines: Readonly<Record<number, { chain: number; log: string }>>;
  /** The current line. */
  line: number;
}

/**
 * An update to the stored log of a line: keep its first `from` lines of text and append `texts`. A caller that applies all
 * updates in order has the log of every line, whatever happens to the table.
 */
export interface LogUpdate {
  line: number;
  /** The index of the line's chain in `SavedLines.chains`. A new chain has to be fetched with `save`. */
  chain: number;
  from: number;
  texts: string[];
}

/** The result of replaying a game's choices with other cards. */
export type ReplayOutcome =
  | { is: 'same' }
  | { is: 'goes on' }
  | {
      is: 'differs';
      /** The number of the first choice that cannot be repeated, from 1, and its seat. */
      at: number;
      seat: number;
      /** The card that it is about, if any. */
      card: number | null;
      /** `differs at choice 63: card 12 asks …`. */
      reason: string;
    }
  /** The cards cannot be played with, and the reason. */
  | { is: 'refused'; reason: string };

/** What a person decides about changed cards: continue with them, keep the old ones, or begin a new game with them. */
export type Decided = 'go on' | 'keep' | 'anew';

/** What a screen receives unrequested: the current state of the table, and log updates to store. */
export interface TableUpdate {
  shown: TableView;
  keeping: LogUpdate[];
}
