/** Problems in the text: a wavy underline, and below the line the message with its fix as a button. Nothing pops up. */
import { type Extension, type Range, StateEffect } from '@codemirror/state';
import { Decoration, type EditorView, WidgetType } from '@codemirror/view';
import { createElement, render } from 'preact';
import { QuotedText } from '../../../table/page/around/index.ts';
import type { TextProblem } from '../../messages.ts';
import { capitalize, plainMessage } from '../shell/words.ts';
import { decorationsFrom } from './marks.ts';

/** Shows exactly these problems. */
export const setProblems = StateEffect.define<readonly TextProblem[]>();

/** The current problem of each message element. */
const NOW = new WeakMap<HTMLElement, TextProblem>();

/** The content of a message, for comparison. */
const wordsOf = ({ message, severity, fixes }: TextProblem): string =>
  JSON.stringify([message, severity, fixes[0]?.title]);

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
  /** Keeps an element with the same content, but updates its fix: the user may be pressing the button. */
  override updateDOM(room: HTMLElement, _: EditorView, from: ProblemMessage): boolean {
    const isSame = wordsOf(from.problem) === wordsOf(this.problem);
    if (isSame) NOW.set(room, this.problem);
    return isSame;
  }
  override toDOM(): HTMLElement {
    const { message, severity, fixes } = this.problem;
    const element = document.createElement('div');
    element.className = `cm-said cm-said-${severity}`;
    const words = document.createElement('span');
    render(createElement(QuotedText, { words: capitalize(message) }), words);
    element.append(words);
    // CodeMirror measures the outer element, so the space around the message must be padding, not margin.
    const room = document.createElement('div');
    room.className = 'cm-said-room';
    NOW.set(room, this.problem);
    const [fix] = fixes;
    if (fix) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = plainMessage(fix.title);
      button.onclick = () => this.fix(NOW.get(room)!);
      element.append(button);
    }
    room.append(element);
    return room;
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
