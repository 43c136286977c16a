/** The line above the text in which a name gets another. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { Studio } from '../studio.ts';

/** The field has the focus as soon as it is there. */
function selected(field?: Element): void {
  if (!(field instanceof HTMLInputElement)) return;
  // It is put into the page right after this.
  queueMicrotask(() => {
    field.focus();
    field.select();
  });
}

export function renameLine(studio: Studio): TemplateResult {
  const { renaming } = studio;
  if (!renaming) return html``;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('name') as HTMLInputElement;
    void studio.rename(field.value);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') studio.endRenaming();
  };
  return html`<form class="notice" @submit=${submit} @keydown=${leave}>
    ${
      'refused' in renaming && !('name' in renaming)
        ? html`<span role="alert">It keeps its name: ${renaming.refused}.</span>`
        : html`<label>New name for ${renaming.name} <input name="name" .value=${renaming.name} ${ref(selected)}></label>
          <button class="btn main" type="submit">Rename</button>
          ${renaming.refused ? html`<span class="no-good" role="alert">${renaming.refused}</span>` : ''}`
    }
    <button class="btn quiet" type="button" @click=${() => studio.endRenaming()}>Cancel <kbd>Esc</kbd></button>
  </form>`;
}
