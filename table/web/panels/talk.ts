/** The chat at a table. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { submits } from '../../page/around/forms.ts';
import { LONGEST_TEXT } from '../../protocol/messages.ts';
import type { Seat } from '../seat.ts';

export function talkPanel(seat: Seat): TemplateResult {
  const { talk, facts, isWatching } = seat;
  const nameOf = (at: number | null) => (at === null ? 'Host' : (facts?.seats[at]?.name ?? `Seat ${at + 1}`));
  return html`<section class="panel-below table-fields" aria-label="Talk">
    <ul class="talk-lines scrolls" role="log" aria-label="What was said" tabindex="0" ${ref(showLast(talk.length))}>
      ${talk.length === 0 ? html`<li class="soft">Nothing has been said yet.</li>` : ''}
      ${talk.map(({ seat: at, text }) => html`<li><b>${nameOf(at)}</b> <span>${text}</span></li>`)}
    </ul>
    ${
      isWatching
        ? ''
        : html`<form class="in-row wrap" @submit=${submits(({ words = '' }, form) => {
            // Keep the text if it could not be sent.
            if (words.trim() !== '' && seat.send({ say: words.trim() })) form.reset();
          })}><label class="line-of-text in-row">Say <input name="words" type="text" maxlength=${LONGEST_TEXT} autocomplete="off"></label>
          <button class="btn main" type="submit">Send</button></form>`
    }
  </section>`;
}

/** Scrolls to the newest line when lines are added. */
const showLast = (count: number) => (element: Element | undefined) => {
  if (!(element instanceof HTMLElement) || element.dataset.count === `${count}`) return;
  element.dataset.count = `${count}`;
  queueMicrotask(() => element.scrollTo(0, element.scrollHeight));
};
