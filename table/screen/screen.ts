/**
 * A screen of a table, for one seat or spectator. It receives only views of the game, plays nothing itself, and knows no more than
 * it has received, whether the table is in the same process or far away.
 */
import { rowsOfSteps, stepName } from '../../print/face/index.ts';
import { questionFacts, type StepPath } from '../../program/index.ts';
import {
  type Bound,
  type Gain,
  pointsByCard,
  type RunningEffect,
  SPECTATOR,
  type View,
} from '../../runtime/index.ts';
import { type CardBook, findCard } from '../card-book.ts';
import { type MenuContext, makeMenu } from '../decision/menu.ts';
import { pendingQuestion, stepSentence, viewMenuContext } from '../decision/question.ts';
import { endingSentence, resultSentence } from '../events/ending.ts';
import { changedHexes, drawEvent, eventsBetween } from '../events/events.ts';
import type { VisibleState } from '../game/table.ts';
import { seatName } from '../marks.ts';
import type { PersonAtTable, SavedLines, ScreenLine, SeatStatus } from '../messages.ts';
import { HUMAN } from '../seats.ts';

/** An update of a screen. */
export interface ViewUpdate extends VisibleState {
  v: number;
}

/** What a screen may know besides the view. */
interface ScreenFacts {
  handOver?: number | null;
  undo?: true | string;
  line?: number;
  /** The seats whose bots think, as far as everybody may know. */
  thinking?: readonly number[];
  /** The limit that stopped the game (R12.6), which far screens do not know. */
  stopped?: Bound | undefined;
  /** Where all points came from, once the game is over. */
  gains?: readonly Gain[] | undefined;
  /** Whether this is a review of the game, which shows the questions of all seats, including those of bots. */
  isLookedBack?: boolean;
}

/** The full state of a screen, without anything that the seat of its view may not know. */
export type ScreenView = ReturnType<Screen['shown']>;

/** What a screen receives unrequested: the current state of the table, and the log of its line, to store. */
export interface TableUpdate {
  shown: ScreenView;
  logs: SavedLines['lines'];
}

export class Screen {
  readonly book: CardBook;
  #state: VisibleState | undefined;
  /** The view at the person's last choice. */
  #before: View | undefined;
  #events: readonly ScreenLine[] = [];

  /** @param book the cards in use */
  constructor(book: CardBook) {
    this.book = book;
  }

  /** All events that this screen knows, the newest last. */
  get said(): readonly ScreenLine[] {
    return this.#events;
  }

  /** Everything that the screen shows after the last update. */
  shown(v: number, people: readonly PersonAtTable[], facts: ScreenFacts = {}) {
    const names = people.map(({ name }) => name);
    const { view } = this.#state!;
    const { thinking = [], stopped, handOver = null, line = 1, gains } = facts;
    const undo = facts.undo ?? whyNotBack(view) ?? true;
    const { decision } = view;
    const isPerson = people[view.seat]?.player === HUMAN || facts.isLookedBack === true;
    const isAsked = isPerson && decision?.options && decision.seat === view.seat;
    const isAtOnce = decision && decision.seat !== view.seat && questionFacts(decision.kind).atOnce;
    return {
      /** Counts up with each update of this screen. An answer repeats it, so that late answers can be refused. */
      v,
      /**
       * The game as the person at the screen may see it. Its `seat` is -1, with no hand visible, while the screen belongs to no seat:
       * until the next person has taken it, and when only bots play.
       */
      view,
      seats: people.map((person, seat): SeatStatus => {
        const isChoosing = decision?.seat === seat && !isAtOnce;
        const isThinking = thinking.includes(seat) || (isChoosing && person.player !== HUMAN);
        return {
          ...person,
          name: seatName(names, seat),
          state: isThinking ? 'thinks' : isChoosing ? 'chooses' : 'waits',
          isHarbinger: view.harbinger === seat,
        };
      }),
      /** The seat whose person has to take the screen but has not confirmed it yet. No question is pending then. */
      handOver,
      /** The running effect, visible to everybody. */
      running: view.running ? runningText(this.book, view.running) : null,
      /** The question for the person at the screen; `null` while others choose, a bot thinks, or the game is over. */
      asked: isAsked ? promptOf(viewMenuContext(view, { book: this.book, names })) : null,
      said: this.said,
      /** Hexes that have changed since the last choice at this screen. */
      changed: changedHexes((this.#before ?? view).landscape, view.landscape),
      /** True if the last choice can be taken back; otherwise why not: `a token has been drawn from the bag since`. */
      undo,
      /** The current line. */
      line,
      /** The result of the game in a sentence, once it is over: `Ines wins with 81 points.` */
      result: resultSentence(view, this.book, names, stopped),
      /** What is to be known about the end of the game, while it is in sight: `Acacia has 80: this round is the last.` */
      ending: endingSentence(view, this.book, names),
      points: gains && pointsByCard(gains),
    };
  }

  /** Marks from now on what changes. A choice of the person does so by itself. */
  mark(): void {
    this.#before = this.#state?.view;
  }

  /** Takes an update. @param names the names of the seats */
  take(state: VisibleState, names: readonly string[]): void {
    const { view } = state;
    const before = this.#state;
    this.#state = state;
    const seen = before?.view;
    if (!seen || seen.seat !== view.seat) {
      this.#before = view;
      this.#events = view.draws > 0 ? [drawEvent(view, this.book)] : [];
      return;
    }
    const isBack = view.draws < seen.draws || view.decisions < seen.decisions;
    if (isBack) {
      this.#before = view;
      this.#events = this.#events.filter(
        ({ learned, decisions }) =>
          learned < view.draws || (learned === view.draws && decisions <= view.decisions),
      );
      return;
    }
    if (view.decisions > seen.decisions) this.#before = seen;
    this.#events = [...this.#events, ...eventsBetween(before, state, this.book, names)];
  }
}

/** Why the person cannot even request to take back a choice; `null` if they can. */
export function whyNotBack({ seat, status, decisions }: View): string | null {
  if (seat === SPECTATOR) return 'you have no seat';
  if (status !== 'playing') return 'the game is over';
  return decisions > 0 ? null : 'you have not chosen anything yet';
}

/** The pending decision as shown. */
const promptOf = (asked: MenuContext) => ({
  /** `Where?`, `Which card do you keep? The others are passed to the next player.` */
  question: pendingQuestion(asked),
  /** The asking step as one sentence, if a step asks: `Place an elephant or a rhino.` */
  step: stepSentence(asked),
  /** The possible answers, in the order of the options. */
  entries: makeMenu(asked),
});

/** The card or Landscape Feature that runs, its owner, and its rules text with the sentence that asks now. */
export function runningText(book: CardBook, { card, seat, trigger, path }: RunningEffect) {
  const rows = rowsOfSteps(findCard(book, card), book.words, book.lang);
  const around = rows.filter((row) => (row.trigger ?? -1) === trigger && row.path && isIn(path, row.path));
  // The innermost sentence that contains the step.
  const innermost = around.toSorted((a, b) => b.path!.length - a.path!.length)[0];
  // The effect of a feature may be a single sentence together with its trigger.
  const now = innermost ?? rows.find((row) => row.trigger !== undefined && row.trigger === trigger);
  // The depth is 0 for the effect itself, one more inside a block.
  const sentences = rows.map((row) => ({ text: row.text, depth: row.depth, isNow: row === now }));
  /** The name of its row in the picture of the card. */
  const step = now && stepName(now.path ?? [], now.trigger);
  return { card, seat, sentences, step };
}

const isIn = (path: StepPath | null, outer: StepPath): boolean =>
  path !== null && outer.every((part, at) => part === path[at]);
