/** Problems in the text: a wavy underline, and below the line the message with its fix as a button. Nothing pops up. */
import { type Extension, type Range, StateEffect } from '@codemirror/state';
import { Decoration, WidgetType } from '@codemirror/view';
import { render } from 'preact';
import { capitalize } from '../../../table/page/around/index.ts';
import type { TextProblem } from '../../messages.ts';
import { Message } from '../shell/controls.tsx';
import { decorationsFrom } from './marks.ts';

/** Shows exactly these problems. */
export const setProblems = StateEffect.define<readonly TextProblem[]>();

/** The message of one problem below a line; the line's other problems are in the list. */
class ProblemMessage extends WidgetType {
  readonly problem: TextProblem;
  readonly fix: (problem: TextProblem) => void;
  constructor(problem: TextProblem, fix: (problem: TextProblem) => void) {
    super();
    this.problem = problem;
    this.fix = fix;
  }
  override eq(other: ProblemMessage): boolean {
    return other.problem === this.problem;
  }
  override toDOM(): HTMLElement {
    // CodeMirror measures the outer element, so the space around the message must be padding, not margin.
    const room = Object.assign(document.createElement('div'), { className: 'cm-said-room' });
    this.updateDOM(room);
    return room;
  }
  /** Keeps the elements of a message that stays the same: the user may be pressing the button. */
  override updateDOM(room: HTMLElement): boolean {
    const { message, severity, fixes } = this.problem;
    const [fix] = fixes;
    render(
      <div key={`${message} ${fix?.title}`} class={`cm-said cm-said-${severity}`}>
        <span>
          <Message words={message} />
        </span>
        {fix && (
          <button type="button" onClick={() => this.fix(this.problem)}>
            {capitalize(fix.title).replaceAll('`', '')}
          </button>
        )}
      </div>,
      room,
    );
    return true;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

/** @param fix called with the problem whose button was pressed */
export function problemMarks(fix: (problem: TextProblem) => void): Extension {
  return decorationsFrom(setProblems, (problems, doc) => {
    const lines = new Map<number, TextProblem>();
    const marks = problems.flatMap((problem): Range<Decoration>[] => {
      const at = Math.min(problem.from, doc.length);
      // The line break at the end of a line is not visible.
      const line = doc.lineAt(Math.max(at, Math.min(problem.to, doc.length) - 1));
      if (!lines.has(line.to)) lines.set(line.to, problem);
      // A problem at the end of a line is marked at its last character.
      const from = at === line.to && at > line.from ? at - 1 : at;
      const to = Math.min(Math.max(problem.to, from + 1), line.to);
      return to > from ? [Decoration.mark({ class: `cm-problem-${problem.severity}` }).range(from, to)] : [];
    });
    const widgets = [...lines].map(([end, problem]) =>
      Decoration.widget({ widget: new ProblemMessage(problem, fix), block: true, side: 1 }).range(end),
    );
    return Decoration.set([...marks, ...widgets], true);
  });
}
