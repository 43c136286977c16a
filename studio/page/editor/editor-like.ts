/** The interface of the editor, as the studio sees it. */
import type { Position } from 'vscode-languageserver';
import type { ColouredWords, TextProblem, UntriedStep } from '../../messages.ts';
import type { SpanIn } from '../../text-places.ts';

/**
 * How a text is replaced by another: by undo or redo, if that gives the text, or outside the
 * history, so that redo still works.
 */
export type ReplacingWay = 'back' | 'again' | 'aside';

/** The part of the editor that the studio uses. */
export interface EditorLike {
  readonly file: string;
  readonly offset: number;
  /** The position of the cursor in the Language Server Protocol. */
  readonly position: Position;
  /** The number at the cursor. */
  readonly number: { from: number; to: number; value: number } | undefined;
  show(file: string, text: string): void;
  /** Starts the undo history of a file that was never shown. */
  know(file: string, text: string): void;
  /** Shows another text of a file. Without `way`, the change can be undone. */
  replace(file: string, text: string, way?: ReplacingWay): void;
  /** Undoes or redoes a change of the shown text. */
  turn(way: 'back' | 'again'): void;
  /** Whether there is a change to undo or redo. */
  canTurn(way: 'back' | 'again'): boolean;
  select(from: number, to?: number): void;
  /** Scrolls to the cursor, unless it is visible. */
  reveal(): void;
  focus(): void;
  showProblems(problems: readonly TextProblem[]): void;
  /** Marks untried events in the margin. */
  showUntried(untried: readonly Pick<UntriedStep, 'from' | 'what'>[]): void;
  setWords(words: ColouredWords): void;
  /** Highlights exactly these spans. */
  light(spans: readonly SpanIn[]): void;
}
