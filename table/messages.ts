/**
 * The messages between a table and its screens. All are plain data, the same for a table in this browser and for one on the web.
 * Seats count from 0, hexes are axial, cards are given by number, and options by their index in `view.decision.options`.
 */
import type { Hex, SetProgram } from '../program/index.ts';
import type { BotName, GameOptions } from '../runtime/index.ts';

/** The player at a seat without a bot, as written in logs. */
export type Person = 'human';

/** The player at a seat. */
export type Player = BotName | Person;

/** Who sits at a seat. */
export interface PersonAtTable {
  name: string;
  player: Player;
  /** Whether a page is open for the seat, at tables where each person has their own page. */
  isHere?: boolean;
}

/** A seat as screens show it. */
export interface SeatStatus extends PersonAtTable {
  /** The state of the seat: `chooses` and `thinks` (a bot) only if everybody may know it. */
  state: 'chooses' | 'thinks' | 'waits';
  /** Whether it has the bag. */
  isHarbinger: boolean;
}

/** A possible answer. Options that look the same to people, for example equal tokens on one tile, share an entry. */
export interface ChoiceEntry {
  /** `k12`, `lion on k12`, `yes: …`, `#15 "Rain" …`: the head, and after a colon the rest. */
  text: string;
  /** The text without its effect or rules text. */
  head: string;
  /** The effect or rules text. */
  rest?: string | undefined;
  /** The label of its button, a verb with its object: `Place on k12`, `Move lion on k12`, `forest`, `done`. */
  name: string;
  /**
   * The digits that choose it. All keys of a menu have the same length, so that none is a prefix of another. `done` and `none`
   * have zeros.
   */
  key: string;
  /** Indexes in `view.decision.options`, all equivalent; empty if an entry of `next` has to be chosen first. */
  options: number[];
  /** The question of the second menu: `lion on k12: where to?`. */
  asks?: string;
  /** A second menu: the destinations of a moving token. Its keys start again from the first. */
  next: ChoiceEntry[];
  /** Its cell on the board, or the cells of a feature. */
  hexes: Hex[];
  /** The token that it is about. */
  thing?: string | undefined;
  /** The destination of that token. */
  to?: Hex | undefined;
  /** What would be placed on the cell. */
  brings?: string | undefined;
  /** The card that it is about. */
  card?: number;
  /** The spot of that card that gets or gives the cube, by its index from the left. */
  spot?: number | undefined;
  /** The element that it is about. */
  element?: string;
}

/** What happened, as data and as a sentence. */
export interface EventLine {
  /** The sentence. */
  text: string;
  /** The texts of all parts joined are the sentence. */
  parts: readonly EventPart[];
  /** The draw of the event; 0 before the first. */
  draw: number;
  /** The acting seat; `null` if the event is not the action of any seat. */
  seat: number | null;
  /** The points that this seat gains or loses. */
  points?: number;
  /** The card whose effect ran then, and its seat. */
  by?: { seat: number; card: number };
}

/** The same for a screen. */
export interface ScreenLine extends Omit<EventLine, 'text'> {
  /** The draw in which the screen learned of it. */
  learned: number;
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
  /** A thing on the board. */
  thing?: string;
  /** Whether the effect of the card begins. */
  begins?: true;
  seat?: number;
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
  /** The name of each seat; an empty name becomes that of a plant. */
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
export type Verdict = 'go on' | 'keep' | 'anew';
