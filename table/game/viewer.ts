/** A viewer of a table: the last state sent, and the number of changes sent. */
import type { RunningEffect, View } from '../../runtime/index.ts';
import type { PromptContext } from '../messages.ts';

/** The visible state of a game at a moment. */
export interface VisibleState {
  view: View;
  /** The running effect. */
  running: RunningEffect | null;
  /** More about the decision, for the deciding seat. */
  around?: PromptContext;
}

export class Viewer {
  /** A seat; -1 for a spectator. */
  readonly seat: number;
  /** Counts the states sent. An answer repeats it. */
  v = 0;
  /** The JSON text after its `v`. */
  #sent = '';

  constructor(seat: number) {
    this.seat = seat;
  }

  /** The last state, as sent. */
  get lastSent(): string {
    return `{"v":${this.v},${this.#sent}`;
  }

  /** Takes the visible state. Returns true if it differs from the last one. */
  take(state: VisibleState): boolean {
    const text = JSON.stringify(state).slice(1);
    if (text === this.#sent) return false;
    this.#sent = text;
    this.v++;
    return true;
  }
}
