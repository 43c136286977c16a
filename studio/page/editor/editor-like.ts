/** What the studio knows of the editor. */
import type { ColouredWords, ProblemShown, UntriedShown } from '../../messages.ts';
import type { SpanIn } from '../../text-places.ts';

/** What the studio asks of the editor. */
export interface EditorLike {
  readonly file: string;
  readonly offset: number;
  /** The number at the cursor. */
  readonly number: { from: number; to: number; value: number } | undefined;
  show(file: string, text: string): void;
  /** @param way in which a change of a file that is not shown is taken back or made again, if that gives the text */
  replace(file: string, text: string, way?: 'back' | 'again'): void;
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
