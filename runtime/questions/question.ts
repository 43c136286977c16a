/** A question: what its options mean, whether it is secret, and how the greedy player answers it. */
import type { DecisionKind, HandDeed, Hex } from '../../program/index.ts';
import { cellHex } from '../landscape/hex.ts';
import { itemCell, itemThing } from '../landscape/items.ts';
import { thingName } from '../link/words.ts';
import { YES } from '../options.ts';
import type { Game } from '../state.ts';
import type { EffectWorth } from './card-worth.ts';

/** What an option means. Hexes are axial; cards are numbers; `thing` and `element` are names. */
export type OptionView =
  | { option: 'done' }
  /** Take up no token (R7.4). */
  | { option: 'none' }
  | { option: 'yes' }
  | { option: 'no' }
  | { option: 'dial'; element: string }
  | { option: 'cube'; element: string; card: number; spot: string }
  | { option: 'from'; card: number; spot: string }
  /** `under`: the other cards go under their deck. */
  | { option: 'card'; card: number; under?: true }
  /** `of`: how many cards to look at, if not two. */
  | { option: 'look'; at: 'brown' | 'blue' | 'both'; of?: number }
  | { option: 'play' }
  | { option: 'gain-cube' }
  /** `of`: how many cards to look at to keep one, if the card says so. */
  | { option: 'reward'; gain: string; elements: string[]; amount: number; of?: number }
  | { option: 'element'; element: string }
  | { option: 'kind'; kind: string }
  | { option: 'hex'; hex: Hex; thing?: string; to?: Hex }
  | { option: 'hexes'; hexes: Hex[] }
  /** A seat, counted from 0. */
  | { option: 'player'; seat: number }
  | { option: 'branch'; branch: number }
  | { option: 'pay' | 'gain' | 'lose'; amount: number }
  | { option: 'by-hand'; deed: HandDeed };

/** What the options of the waiting decision mean, except `DONE`. What they share is found once, for the game. */
type Meaning = (game: Game) => (option: number) => OptionView;

/** What the engine and its bots know of a kind of decision; its words are in `program/decisions/questions.ts`. */
export interface Question {
  means: Meaning;
  /** What `DONE` means, if not `done`. */
  done?: 'none';
  /**
   * Whether the question might not have been asked with other hidden cards in the hand: just knowing that it waits would tell the
   * other players about cards they must not know (R6.2).
   */
  isSecret?: (game: Game) => boolean;
  /**
   * What options are worth to the greedy player, in points that are comparable only with each other. Without it, options are tried
   * out. Reads hidden cards as they are in the game.
   */
  worth?: (game: Game, effect: EffectWorth) => (option: number) => number;
  /** The card that an option uses: its index in `tables.cards`, or -1. Absent if no option uses one. */
  uses?: (option: number) => number;
}

/** The questions of a subject. */
export type SomeQuestions = Partial<Record<DecisionKind, Question>>;

export const aCard: Meaning =
  ({ tables }) =>
  (card) => ({ option: 'card', card: tables.cards[card].number });

export const yesOrNo: Meaning = () => (option) => ({ option: option === YES ? 'yes' : 'no' });

export const anElement: Meaning =
  ({ tables }) =>
  (element) => ({ option: 'element', element: tables.words.elements[element].name });

export const aKind: Meaning =
  ({ tables }) =>
  (kind) => ({ option: 'kind', kind: thingName(tables.words, kind) });

/** A thing of the landscape, where it is. */
export const aThing =
  ({ tables, landscape }: Game) =>
  (item: number) => ({
    option: 'hex' as const,
    hex: cellHex(itemCell(landscape, item)),
    thing: thingName(tables.words, itemThing(landscape, item)),
  });
