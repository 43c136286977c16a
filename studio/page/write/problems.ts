/** The list of all problems, each with its fixes. */
import { html, type TemplateResult } from 'lit-html';
import type { ProblemShown } from '../../messages.ts';
import { sign } from '../shell/signs.ts';
import { messageView } from '../shell/words.ts';
import type { Studio } from '../studio.ts';

export function problemList(studio: Studio): TemplateResult {
  const { problems, checked } = studio.answers;
  if (problems.length === 0) return html``;
  return html`<section class="problems">
    <ul aria-label="Problems">${problems.map((problem) => item(studio, problem))}</ul>
    ${checked.value?.unlisted.map(({ file, count }) => html`<p class="empty">${file}: ${count} more ${count === 1 ? 'is' : 'are'} not listed.</p>`)}
  </section>`;
}

function item(studio: Studio, problem: ProblemShown): TemplateResult {
  const { file, from, to, line, column, severity, message, hint, code, fixes } = problem;
  return html`<li class=${severity}>
    ${sign('warning')}
    ${
      studio.documents.has(file)
        ? html`<a href="#" @click=${(event: Event) => {
            event.preventDefault();
            studio.shown.show(file, from, to);
          }}>${file}:${line}:${column}</a>`
        : html`<span>${file}:${line}:${column}</span>`
    }
    <span>${messageView(message)}${hint && fixes.length === 0 ? html` <span class="soft">${messageView(hint)}</span>` : ''} <span class="dim">${code}</span></span>
    <span class="rest">${fixes.map(
      (fix) =>
        html`<button class="btn" type="button" @click=${() => studio.fix(problem, fix)}>${messageView(fix.title)}</button>`,
    )}</span>
  </li>`;
}

/** Goes to the next problem after the cursor, through all files, and from the last to the first. */
export function nextProblem({ editor, documents, answers, shown }: Studio): void {
  const problems = answers.problems
    .filter(({ file }) => documents.has(file))
    .sort((a, b) => (a.file === b.file ? a.from - b.from : a.file > b.file ? 1 : -1));
  const isAfter = ({ file, from }: ProblemShown) =>
    editor && (file === editor.file ? from > editor.offset : file > editor.file);
  const next = problems.find(isAfter) ?? problems[0];
  if (next) shown.show(next.file, next.from);
}

/** Fixes the problem in the shown file that is nearest to the cursor. */
export function fixHere(studio: Studio): void {
  const {
    editor,
    answers: { checked },
  } = studio;
  const offset = editor?.offset ?? 0;
  const here =
    checked.value?.problems.filter(({ file, fixes }) => file === editor?.file && fixes.length > 0) ?? [];
  const [nearest] = here.toSorted((a, b) => Math.abs(a.from - offset) - Math.abs(b.from - offset));
  if (nearest) studio.fix(nearest);
}
