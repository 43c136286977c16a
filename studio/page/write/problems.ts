/** The list of all problems, each with its mend. */
import { html, type TemplateResult } from 'lit-html';
import type { ProblemShown } from '../../messages.ts';
import { sign } from '../shell/signs.ts';
import { said } from '../shell/words.ts';
import type { Studio } from '../studio.ts';

export function problemList(studio: Studio): TemplateResult {
  const problems = studio.checked?.problems ?? [];
  if (problems.length === 0) return html``;
  return html`<section class="problems">
    <ul aria-label="Problems">${problems.map((problem) => item(studio, problem))}</ul>
  </section>`;
}

function item(studio: Studio, problem: ProblemShown): TemplateResult {
  const { file, from, to, line, column, severity, message, hint, code, fixes } = problem;
  return html`<li class=${severity}>
    ${sign('warning')}
    <a href="#" @click=${(event: Event) => {
      event.preventDefault();
      studio.show(file, from, to);
    }}>${file}:${line}:${column}</a>
    <span>${said(message)}${hint && fixes.length === 0 ? html` <span class="soft">${said(hint)}</span>` : ''} <span class="dim">${code}</span></span>
    <span class="rest">${fixes.map(
      (fix) =>
        html`<button class="btn" type="button" @click=${() => studio.mend(problem, fix)}>${said(fix.title)}</button>`,
    )}</span>
  </li>`;
}
