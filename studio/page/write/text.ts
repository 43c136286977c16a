/** The text of the set: its files, the editor, what is wrong, and the scenarios of the card. */
import { html, type TemplateResult } from 'lit-html';
import { sign } from '../shell/signs.ts';
import { within } from '../shell/words.ts';
import type { Studio } from '../studio.ts';
import { isChanged, type OpenDocument } from '../texts/documents.ts';
import type { FittingWords } from './fitting.ts';
import { problemList } from './problems.ts';
import { renameLine } from './rename-line.ts';
import { scenarioList } from './scenarios.ts';
import { valueStrip } from './values.ts';

/**
 * @param source the element that has the editor
 * @param words those that fit at the cursor
 */
export function textView(studio: Studio, source: HTMLElement, words: FittingWords): TemplateResult {
  const shown = studio.documents.get(studio.editor?.file ?? '');
  return html`<main class="text">
    ${fileBar(studio, shown)}
    ${studio.texts.closed === '' ? '' : html`<p class="notice" role="note">${within(studio.texts.closed)}</p>`}
    ${studio.texts.refused.length > 0 ? leftOut(studio.texts.refused) : ''}
    ${studio.texts.restored.length > 0 ? restored(studio) : ''}
    ${shown?.theirs ? twoTexts(studio, shown) : ''}
    ${renameLine(studio)}
    ${source}
    ${valueStrip(studio)}
    ${problemList(studio)}
    ${scenarioList(studio)}
    ${words.view()}
  </main>`;
}

/** Changes of the text that are taken back and made again. */
const turns = [
  ['back', 'Undo', 'undo', 'Control+Z'],
  ['again', 'Redo', 'redo', 'Control+Y'],
] as const;

function fileBar(studio: Studio, shown: OpenDocument | undefined): TemplateResult {
  return html`<div class="filebar">
    <label class="vh" for="file">File</label>
    <select id="file" @change=${({ target }: Event) => chosen(studio, target as HTMLSelectElement)}>
      ${studio.texts.files.map((file) => {
        const document = studio.documents.get(file);
        const mark = document && isChanged(document) ? ' •' : '';
        return html`<option value=${file} .selected=${file === shown?.file}>${file}${mark}</option>`;
      })}
    </select>
    ${shown && isChanged(shown) ? html`<span class="dot" title="not saved"></span>` : ''}
    <span class="rest">
      ${turns.map(
        ([way, label, name, keys]) =>
          html`<button class="btn quiet icon ${name}" type="button" title=${label} aria-keyshortcuts=${keys} ?disabled=${!studio.editor?.canTurn(way)} @click=${() => studio.editor?.turn(way)}>${sign(name)}</button>`,
      )}
      <button class="btn quiet" type="button" ?disabled=${!shown} aria-keyshortcuts="Alt+F" @click=${() => studio.tidy()}>Tidy <kbd aria-hidden="true">Alt F</kbd></button>
      <button class="btn" type="button" ?disabled=${!shown || !isChanged(shown)} aria-keyshortcuts="Control+S" @click=${() => studio.save()}>Save <kbd aria-hidden="true">Ctrl S</kbd></button>
    </span>
  </div>`;
}

/** Shows the chosen file. By keys it is chosen while one looks through the list: the focus stays there. */
function chosen(studio: Studio, list: HTMLSelectElement): void {
  studio.showFile(list.value);
  if (!list.matches(':focus-visible')) studio.editor?.focus();
}

/** Files that are not shown, or the folder that is gone, and why. */
function leftOut(refused: readonly string[]): TemplateResult {
  if (refused.length === 1)
    return html`<p class="notice" role="alert">${sign('warning')} ${within(refused[0])}</p>`;
  return html`<div class="left-out" role="alert">
    <details>
      <summary>${sign('warning')} ${refused.length} files are left out</summary>
      <ul>${refused.map((reason) => html`<li>${within(reason)}</li>`)}</ul>
    </details>
  </div>`;
}

function restored(studio: Studio): TemplateResult {
  return html`<p class="notice" role="status">
    Texts that were not saved last time are here again: ${studio.texts.restored.join(', ')}.
    <button class="btn" type="button" @click=${() => studio.texts.keepRestored()}>Keep them</button>
    <button class="btn quiet" type="button" @click=${() => studio.texts.dropRestored()}>Take the saved ones</button>
  </p>`;
}

function twoTexts(studio: Studio, { file, theirs }: OpenDocument): TemplateResult {
  // Without a disk it is another window, or the page that brings other texts by now.
  const [where, other] =
    studio.server.keeps === 'disk' ? ['on the disk', 'text of the disk'] : ['elsewhere', 'other text'];
  const isGone = theirs?.text === null;
  return html`<p class="notice bad" role="alert">
    ${sign('warning')} ${file} was ${isGone ? 'deleted' : 'also changed'} ${where}. Nothing is saved until you choose.
    <button class="btn" type="button" @click=${() => studio.texts.choose(file, 'mine')}>Keep the text here</button>
    <button class="btn" type="button" @click=${() => studio.texts.choose(file, 'theirs')}>${isGone ? 'Delete it here, too' : `Take the ${other}`}</button>
  </p>
  ${isGone ? '' : html`<details class="theirs"><summary>The ${other}</summary><pre tabindex="0">${theirs?.text}</pre></details>`}`;
}
