/** The chat at a table. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { LONGEST_TEXT } from '../../messages/messages.ts';
import type { Seat } from '../seat.ts';

export function talkPanel(seat: Seat): TemplateResult {
  const { talk, facts, isWatching } = seat;
  const nameOf = (at: number | null) => (at === null ? 'Host' : (facts?.seats[at]?.name ?? `Seat ${at + 1}`));
  return html`<section class="panel-below table-fields" aria-label="Talk">
    <ul class="talk-lines" role="log" aria-label="What was said" tabindex="0" ${ref(showLast(talk.length))}>
      ${talk.length === 0 ? html`<li class="soft">Nothing has been said yet.</li>` : ''}
      ${talk.map(({ seat: at, text }) => html`<li><b>${nameOf(at)}</b> <span>${text}</span></li>`)}
    </ul>
    ${
      isWatching
        ? ''
        : html`<form @submit=${(event: SubmitEvent) => {
            event.preventDefault();
            say(seat, event.target as HTMLFormElement);
          }}><label class="line-of-text">Say <input name="words" type="text" maxlength=${LONGEST_TEXT} autocomplete="off"></label>
          <button class="btn main" type="submit">Send</button></form>`
    }
  </section>`;
}

function say(seat: Seat, form: HTMLFormElement): void {
  const field = form.elements.namedItem('words') as HTMLInputElement;
  const text = field.value.trim();
  // Keep the text if it could not be sent.
  if (text !== '' && seat.send({ say: text })) field.value = '';
}

/** Scrolls to the newest line when lines are added. */
const showLast = (count: number) => (element: Element | undefined) => {
  if (!(element instanceof HTMLElement) || element.dataset.count === `${count}`) return;
  element.dataset.count = `${count}`;
  queueMicrotask(() => element.scrollTo(0, element.scrollHeight));
};
