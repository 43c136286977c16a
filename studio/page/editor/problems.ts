/** Problems in the text: a wavy line, and below the line what is wrong, with its mend as a button. Nothing pops up. */
import { type Extension, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { html, render } from 'lit-html';
import type { ProblemShown } from '../../messages.ts';
import { saidPlain, said as words } from '../shell/words.ts';

/** Shows these problems and no others. */
export const setProblems = StateEffect.define<readonly ProblemShown[]>();

/** The problem that each of the sentences in the text says now. */
const NOW = new WeakMap<HTMLElement, ProblemShown>();

/** What is written below the line. */
const wordsOf = ({ message, severity, fixes }: ProblemShown): string =>
  JSON.stringify([message, severity, fixes[0]?.title]);

/** Below a line stands one of its problems; the others are in the list. */
class Said extends WidgetType {
  readonly problem: ProblemShown;
  readonly mend: (problem: ProblemShown) => void;
  constructor(problem: ProblemShown, mend: (problem: ProblemShown) => void) {
    super();
    this.problem = problem;
    this.mend = mend;
  }
  override eq(other: Said): boolean {
    return other.problem === this.problem;
  }
  /** The same words stay as they are, with the mend of now: somebody may be pressing it. */
  override updateDOM(room: HTMLElement, _: EditorView, from: Said): boolean {
    const isSame = wordsOf(from.problem) === wordsOf(this.problem);
    if (isSame) NOW.set(room, this.problem);
    return isSame;
  }
  override toDOM(): HTMLElement {
    const { message, severity, fixes } = this.problem;
    const said = document.createElement('div');
    said.className = `cm-said cm-said-${severity}`;
    render(html`<span>${words(message)}</span>`, said);
    // The editor measures what is around the sentence: padding, but no margin.
    const room = document.createElement('div');
    room.className = 'cm-said-room';
    NOW.set(room, this.problem);
    const [fix] = fixes;
    if (fix) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = saidPlain(fix.title);
      button.onclick = () => this.mend(NOW.get(room)!);
      said.append(button);
    }
    room.append(said);
    return room;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

/** @param mend is called with the problem whose button was pressed */
export function problemMarks(mend: (problem: ProblemShown) => void): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(value, transaction) {
      for (const effect of transaction.effects) {
        if (!effect.is(setProblems)) continue;
        const { doc } = transaction.state;
        const lines = new Map<number, ProblemShown>();
        const marks = effect.value.flatMap((problem): Range<Decoration>[] => {
          const at = Math.min(problem.from, doc.length);
          // A line ends with a letter that nobody sees.
          const line = doc.lineAt(Math.max(at, Math.min(problem.to, doc.length) - 1));
          if (!lines.has(line.to)) lines.set(line.to, problem);
          // What is missing at the end of a line is marked at its last letter.
          const from = at === line.to && at > line.from ? at - 1 : at;
          const to = Math.min(Math.max(problem.to, from + 1), line.to);
          return to > from
            ? [Decoration.mark({ class: `cm-problem-${problem.severity}` }).range(from, to)]
            : [];
        });
        const widgets = [...lines].map(([end, problem]) =>
          Decoration.widget({ widget: new Said(problem, mend), block: true, side: 1 }).range(end),
        );
        return Decoration.set([...marks, ...widgets], true);
      }
      return value.map(transaction.changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}
