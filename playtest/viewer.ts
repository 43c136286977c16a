/** Somebody who looks at a table: what they were told last, and how often something new. */
import type { View } from '../runtime/index.ts';
import type { GameTold } from './messages.ts';

/** What may be seen of a game at a moment. */
export type Seen = Omit<GameTold, 'v'>;

/**
 * What all who look at a game see alike at a moment, as text: most of a view. It is made once for all of them.
 * @param view of any of them
 */
export function alikeText({ seat: _, seats: __, decisions: ___, decision: ____, ...alike }: View): string {
  return JSON.stringify(alike).slice(1, -1);
}

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

  /**
   * Takes what may be seen now. True if it is not what was told before.
   * @param alike what all see alike now
   */
  take({ view, ...more }: Seen, alike = alikeText(view)): boolean {
    const { seat, seats, decisions, decision } = view;
    const own = JSON.stringify({ seats, decisions, decision }).slice(1);
    const text = `{"view":{"seat":${seat},${alike},${own},${JSON.stringify(more).slice(1)}`;
    if (text === this.#told) return false;
    this.#told = text;
    this.#v++;
    return true;
  }
}
