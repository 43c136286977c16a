/** A viewer of a table: the last state sent, and the number of changes sent. */
import type { View } from '../runtime/index.ts';
import type { GameTold } from './messages.ts';

/** What may be seen of a game at a moment. */
export type Seen = Omit<GameTold, 'v'>;

/** The texts of what all see alike. Views of the same moment share its parts, so that it is made once for all of them. */
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
  /** A seat; -1 for somebody without one. */
  readonly seat: number;
  #v = 0;
  /** Without its number, which comes before. */
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
    return `{"v":${this.#v},${this.#told}`;
  }

  /** Takes what may be seen now. True if it is not what was told before. */
  take({ view, running, around }: Seen): boolean {
    const { seat, seats, decisions, decision } = view;
    const own = JSON.stringify({ seats, decisions, decision }).slice(1);
    const more = { running, around } satisfies Record<Exclude<keyof Seen, 'view'>, unknown>;
    const text = `"view":{"seat":${seat},${commonText(view)},${own},${JSON.stringify(more).slice(1)}`;
    if (text === this.#told) return false;
    this.#told = text;
    this.#v++;
    return true;
  }
}
