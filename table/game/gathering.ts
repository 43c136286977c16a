/**
 * Simultaneous choices, each hidden from the others (R2.4, R3.5). The engine asks one seat after another, so remote players would
 * wait for each other. Therefore, each seat is asked in a copy of the game in which the seats before it have made arbitrary
 * choices. When all have chosen, their choices are put into the engine's order. A seat's questions do not depend on the other
 * seats' choices, so the game is the same whatever the order of the answers.
 */
import {
  apply,
  applyInSteps,
  clone,
  decision,
  describeOptions,
  type Game,
  isCollecting,
  type LogChoice,
  logChoice,
  SPECTATOR,
  type View,
  view,
} from '../../runtime/index.ts';

/** Identifies the moment of a simultaneous choice; `null` if a single seat chooses. */
export function choiceMoment(game: Game): string | null {
  if (game.players === 1 || !decision(game)) return null;
  if (isCollecting(game)) return `draw ${game.draws}`;
  const { kind } = game.asked;
  return kind === 'draft' || kind === 'choose-active' ? kind : null;
}

/**
 * Whether a decision belongs to the same simultaneous moment as an earlier decision of `seat`: within a moment, seats decide in
 * order.
 */
export const isSameMoment = (game: Game, moment: string | null, seat: number): boolean =>
  moment !== null && choiceMoment(game) === moment && game.asked.seat >= seat;

/** A seat that takes part in the choice. */
export interface Chooser {
  seat: number;
  /** The arbitrary choices of the seats before it, in its copy. */
  before: number[];
  /** The copy; its state after the seat's last choice is meaningless. */
  game: Game;
  /** The choices so far. */
  choices: LogChoice[];
  isDone: boolean;
  /** The seat's view. */
  view: View;
}

export class Gathering {
  readonly moment: string;
  readonly #base: Game;
  /** The base as a spectator sees it: for each seat, what the other seats know about it. */
  readonly #public: View;
  /** All choosing seats, in the engine's order. */
  readonly choosers: Chooser[] = [];

  /** @param base the game when the first seat is asked */
  constructor(base: Game, moment: string) {
    this.#base = base;
    this.moment = moment;
    this.#public = view(base, SPECTATOR);
    const walk = clone(base);
    const before: number[] = [];
    for (let last = -1; isSameMoment(walk, moment, last); ) {
      const { seat } = walk.asked;
      if (seat > last) this.choosers.push(this.#chooser(walk, seat, before));
      last = seat;
      // An option without consequences for later seats: a turn of the dial, or keeping any card.
      const dial = describeOptions(walk).findIndex(({ option }) => option === 'dial');
      const option = walk.asked.options[Math.max(0, dial)];
      before.push(option);
      apply(walk, option);
    }
  }

  /** The seat, if it still has to choose. */
  asked(seat: number): Chooser | undefined {
    return this.choosers.find((one) => one.seat === seat && !one.isDone);
  }

  get isOver(): boolean {
    return this.choosers.every(({ isDone }) => isDone);
  }

  /** Chooses an option for a seat. */
  choose(seat: number, option: number): void {
    const chooser = this.asked(seat)!;
    const { game } = chooser;
    let seen: View | undefined;
    chooser.choices.push(logChoice(game, option));
    // After the last seat's choice, the engine continues immediately.
    if (seat === this.choosers.at(-1)!.seat) seen = this.#lastInside(game, option);
    else apply(game, option);
    chooser.isDone = !(isSameMoment(game, this.moment, seat) && game.asked.seat === seat);
    chooser.view = this.#shown(chooser, (chooser.isDone && seen) || view(game, seat));
  }

  /** Takes back the last choice of a seat. Returns false if it has made none. */
  takeBack(seat: number): boolean {
    const at = this.choosers.findIndex((one) => one.seat === seat);
    const { choices = [], before = [] } = this.choosers[at] ?? {};
    if (choices.length === 0) return false;
    const start = clone(this.#base);
    for (const option of before) apply(start, option);
    this.choosers[at] = this.#chooser(start, seat, before);
    for (const { option } of choices.slice(0, -1)) this.choose(seat, option);
    return true;
  }

  /** The view of a seat or spectator. */
  seen(viewer: number): View {
    const chooser = this.choosers.find(({ seat }) => seat === viewer);
    if (chooser) return chooser.view;
    const seen = view(this.#base, viewer);
    return { ...seen, decision: seen.decision && this.#waiting(viewer) };
  }

  /** Applies a choice to the last seat's copy. Returns what the seat sees of it before the engine continues. */
  #lastInside(game: Game, option: number): View | undefined {
    const { seat } = game.asked;
    let seen: View | undefined;
    let isInside = true;
    applyInSteps(game, option, (act) => {
      act();
      isInside &&= this.#isInside(game);
      if (isInside) seen = view(game, seat);
    });
    return seen;
  }

  #isInside(game: Game): boolean {
    return isCollecting(game) && `draw ${game.draws}` === this.moment;
  }

  #chooser(walk: Game, seat: number, before: readonly number[]): Chooser {
    const asked = { seat, before: [...before], game: clone(walk), choices: [], isDone: false };
    return { ...asked, view: this.#shown(asked, view(walk, seat)) };
  }

  /** A seat's view in its copy, without the arbitrary choices of other seats and without later events. */
  #shown({ seat, isDone }: Pick<Chooser, 'seat' | 'isDone'>, own: View): View {
    const seats = this.#public.seats.with(seat, own.seats[seat]);
    const decision = isDone ? this.#waiting(seat) : own.decision;
    return { ...this.#public, seat, seats, decisions: own.decisions, decision };
  }

  /** The decision shown while others choose. It is the same whichever seats still choose, and however often they are asked. */
  #waiting(viewer: number): View['decision'] {
    const kind = this.#isInside(this.#base) ? 'use-element' : this.#base.asked.kind;
    return { seat: viewer === 0 ? 1 : 0, kind, options: null };
  }
}
