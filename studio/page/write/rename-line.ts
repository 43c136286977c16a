/** The line above the text for renaming the name at the cursor. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { within } from '../../../table/page/around/index.ts';
import type { Studio } from '../studio.ts';

/** Focuses the field as soon as it is on the page. */
function selected(field?: Element): void {
  if (!(field instanceof HTMLInputElement)) return;
  // The field is added to the page right after this call.
  queueMicrotask(() => {
    field.focus();
    field.select();
  });
}

export function renameLine(studio: Studio): TemplateResult {
  const { renaming } = studio;
  const { asked } = renaming;
  if (!asked) return html``;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('name') as HTMLInputElement;
    void renaming.take(field.value);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') renaming.end();
  };
  return html`<form class="notice" @submit=${submit} @keydown=${leave}>
    ${
      !('name' in asked)
        ? html`<span role="alert">It keeps its name: ${within(asked.refused)}.</span>`
        : html`<label>New name for ${asked.name} <input name="name" .value=${asked.name} ${ref(selected)}></label>
          <button class="btn main" type="submit">Rename</button>
          ${asked.refused ? html`<span class="no-good" role="alert">${within(asked.refused)}</span>` : ''}`
    }
    <button class="btn quiet" type="button" aria-keyshortcuts="Escape" @click=${() => renaming.end()}>Cancel <kbd aria-hidden="true">Esc</kbd></button>
  </form>`;
}
