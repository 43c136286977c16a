/** Somebody who looks at a table: what they were told last, and how often something new. */
import type { GameTold } from './messages.ts';

/** What may be seen of a game at a moment. */
export type Seen = Omit<GameTold, 'v'>;

export class Viewer {
  /** A seat; -1 for somebody without one. */
  readonly seat: number;
  #v = 0;
  #told = '';

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Counts what was told. An answer takes it back. */
  get v(): number {
    return this.#v;
  }

  /** What was told last, as it is sent. */
  get told(): string {
    return `{"v":${this.#v},${this.#told.slice(1)}`;
  }

  /** Takes what may be seen now. True if it is not what was told before. */
  take(seen: Seen): boolean {
    const text = JSON.stringify(seen);
    if (text === this.#told) return false;
    this.#told = text;
    this.#v++;
    return true;
  }
}
