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

/**
 * Cached JSON of the public part of views. Views of the same moment share their landscape object, so the text is made once for
 * all viewers.
 */
const commonTexts = new WeakMap<View['landscape'], string>();

function commonText(view: View): string {
  const known = commonTexts.get(view.landscape);
  if (known !== undefined) return known;
  const { seat: _, seats: __, decisions: ___, decision: ____, ...common } = view;
  const text = JSON.stringify(common).slice(1, -1);
  commonTexts.set(common.landscape, text);
  return text;
}

export class Viewer {
  /** A seat; -1 for a spectator. */
  readonly seat: number;
  #v = 0;
  /** The JSON text after its `v`. */
  #sent = '';

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Counts the states sent. An answer repeats it. */
  get v(): number {
    return this.#v;
  }

  /** The last state, as sent. */
  get lastSent(): string {
    return `{"v":${this.#v},${this.#sent}`;
  }

  /** Takes the visible state. Returns true if it differs from the last one. */
  take({ view, running, around }: VisibleState): boolean {
    const { seat, seats, decisions, decision } = view;
    const own = JSON.stringify({ seats, decisions, decision }).slice(1);
    const more = { running, around } satisfies Record<Exclude<keyof VisibleState, 'view'>, unknown>;
    const text = `"view":{"seat":${seat},${commonText(view)},${own},${JSON.stringify(more).slice(1)}`;
    if (text === this.#sent) return false;
    this.#sent = text;
    this.#v++;
    return true;
  }
}
