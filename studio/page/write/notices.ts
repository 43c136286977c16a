/** Notices about files, above the text: missing, unreadable, unsaved, or changed elsewhere. */
import { html, type TemplateResult } from 'lit-html';
import { within } from '../../../table/page/around/index.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import type { OpenDocument } from '../texts/documents.ts';

export function notices(studio: Studio, shown: OpenDocument | undefined): TemplateResult {
  const { texts, missingFile } = studio;
  return html`${missingFile !== undefined ? html`<p class="notice" role="note">There is no file ${missingFile} in this set.</p>` : ''}
    ${texts.refused.value.length > 0 ? leftOut(texts.refused.value) : ''}
    ${texts.restored.value.length > 0 ? restored(studio) : ''}
    ${shown?.theirs ? twoTexts(studio, shown) : ''}`;
}

/** The files that are left out, or the folder that is gone, with the reason. */
function leftOut(refused: readonly string[]): TemplateResult {
  if (refused.length === 1)
    return html`<p class="notice" role="alert"><span>${sign('warning')} ${within(refused[0])}</span></p>`;
  return html`<div class="left-out" role="alert">
    <details>
      <summary>${sign('warning')} ${refused.length} files are left out</summary>
      <ul>${refused.map((reason) => html`<li>${within(reason)}</li>`)}</ul>
    </details>
  </div>`;
}

function restored(studio: Studio): TemplateResult {
  return html`<p class="notice" role="status">
    Texts that were not saved last time are here again: ${studio.texts.restored.value.join(', ')}.
    <button class="btn" type="button" @click=${() => studio.texts.keepRestored()}>Keep them</button>
    <button class="btn quiet" type="button" @click=${() => studio.texts.dropRestored()}>Take the saved ones</button>
  </p>`;
}

function twoTexts(studio: Studio, { file, theirs }: OpenDocument): TemplateResult {
  // Without a disk, the other text comes from another window, or from a newer version of the page.
  const [where, other] =
    studio.server.keeps === 'disk' ? ['on the disk', 'text of the disk'] : ['elsewhere', 'other text'];
  const isDeleted = theirs?.text === null;
  return html`<p class="notice bad" role="alert">
    <span>${sign('warning')} ${file} was ${isDeleted ? 'deleted' : 'also changed'} ${where}. Nothing is saved until you choose.</span>
    <button class="btn" type="button" @click=${() => studio.texts.choose(file, 'mine')}>Keep the text here</button>
    <button class="btn" type="button" @click=${() => studio.texts.choose(file, 'theirs')}>${isDeleted ? 'Delete it here, too' : `Take the ${other}`}</button>
  </p>
  ${isDeleted ? '' : html`<details class="theirs"><summary>The ${other}</summary><pre tabindex="0">${theirs?.text}</pre></details>`}`;
}
