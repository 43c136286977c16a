/** What the studio knows of the editor. */
import type { ColouredWords, ProblemShown, UntriedShown } from '../../messages.ts';
import type { SpanIn } from '../../text-places.ts';

/**
 * How a text is replaced by another: by taking a change back or making it again, if that gives the text, or aside from the history, so
 * that what was taken back can be made again.
 */
export type ReplacingWay = 'back' | 'again' | 'aside';

/** What the studio asks of the editor. */
export interface EditorLike {
  readonly file: string;
  readonly offset: number;
  /** The number at the cursor. */
  readonly number: { from: number; to: number; value: number } | undefined;
  show(file: string, text: string): void;
  /** Begins the history of a file that was never shown. */
  know(file: string, text: string): void;
  /** Shows another text of a file. Without a way it is a change that can be taken back. */
  replace(file: string, text: string, way?: ReplacingWay): void;
  /** Takes a change of the shown text back, or makes it again. */
  turn(way: 'back' | 'again'): void;
  /** Whether there is one. */
  canTurn(way: 'back' | 'again'): boolean;
  select(from: number, to?: number): void;
  /** Scrolls to the cursor, unless it is seen. */
  reveal(): void;
  focus(): void;
  showProblems(problems: readonly ProblemShown[]): void;
  /** Marks in the margin what was never tried. */
  showUntried(untried: readonly Pick<UntriedShown, 'from' | 'what'>[]): void;
  setWords(words: ColouredWords): void;
  /** Lights these places and no others. */
  light(spans: readonly SpanIn[]): void;
}
