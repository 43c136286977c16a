/** The scenarios of the card, with their results. */
import { html, type TemplateResult } from 'lit-html';
import { counted, within } from '../../../table/page/around/index.ts';
import type { ScenarioShown } from '../../messages.ts';
import { addressHash } from '../address.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';

export function scenarioList(studio: Studio): TemplateResult {
  const { scenarios } = studio.answers;
  const card = studio.card.shown.value;
  const passed = scenarios.value.filter(({ state }) => state === 'passed').length;
  const waiting = scenarios.value.filter(({ state }) => state === 'not run').length;
  const failed = scenarios.value.length - passed - waiting;
  const isUnfolded = studio.unfolded.value.has('scenarios');
  return html`<section class="scenarios ${isUnfolded ? 'unfolded' : ''}">
    <div class="cut">
      <h2 class="head">Scenarios${card ? ` of ${card.number}` : ''}</h2>
      ${passed > 0 ? html`<span class="ok nowrap">${sign('check')} ${counted(passed, 'passes', 'pass')}</span>` : ''}
      ${failed > 0 ? html`<span class="no-good nowrap">${sign('cross')} ${counted(failed, 'fails', 'fail')}</span>` : ''}
      ${waiting > 0 ? html`<span class="warned nowrap">${sign('warning')} ${waiting} not run</span>` : ''}
      <span class="rest"><button class="btn quiet" type="button" aria-keyshortcuts="Control+Enter" @click=${() => studio.runAll()}>Run all <kbd aria-hidden="true">Ctrl Enter</kbd></button>
        <button class="btn quiet icon narrow" type="button" aria-label="Show the scenarios" aria-expanded=${isUnfolded ? 'true' : 'false'}
          @click=${() => studio.fold('scenarios')}>${sign('fold')}</button></span>
    </div>
    <ul aria-label="Scenarios">${scenarios.value.map((one) => item(studio, one))}</ul>
    ${card && scenarios.value.length === 0 ? html`<p class="empty">No scenario does this card yet.</p>` : ''}
    ${studio.untried.view()}
  </section>`;
}

const signs = {
  passed: html`<span class="ok">${sign('check')}</span>`,
  failed: html`<span class="no-good">${sign('cross')}</span>`,
  'not run': html`<span class="warned">${sign('warning')}</span>`,
};

function item(studio: Studio, one: ScenarioShown): TemplateResult {
  const { title, file, from, line, state, failure } = one;
  return html`<li aria-label="${title}: ${state}">
    ${signs[state]}
    <a href=${addressHash({ place: 'try', what: `${file}:${line}` })} title="Step through it">${title}</a>
    <a class="dim" href="#" title="Show its text" @click=${(event: Event) => {
      event.preventDefault();
      studio.shown.show(file, from);
    }}>${file}:${line}</a>
    ${failure ? html`<pre class="failure">${within(failure.message)}</pre>` : ''}
  </li>`;
}
