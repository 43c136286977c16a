/** The text of the set: its files, the editor, its problems, and the scenarios of the card. */
import { html, type TemplateResult } from 'lit-html';
import { within } from '../../../table/page/around/index.ts';
import { laterView } from '../shell/later-view.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import { isChanged, type OpenDocument } from '../texts/documents.ts';
import type { FittingWords } from './fitting.ts';
import { problemList } from './problems.ts';
import { renameLine } from './rename-line.ts';
import { scenarioList } from './scenarios.ts';

/**
 * @param source the element that contains the editor
 * @param words the words that fit at the cursor
 */
export function textView(studio: Studio, source: HTMLElement, words: FittingWords): TemplateResult {
  const shown = studio.documents.get(studio.editor?.file ?? '');
  return html`<main class="text">
    ${fileBar(studio, shown)}
    ${studio.texts.closed === '' ? '' : html`<p class="notice" role="note"><span>${within(studio.texts.closed)}</span></p>`}
    ${hasNotices(studio, shown) ? noticesOf(studio, shown) : ''}
    ${renameLine(studio)}
    ${source}
    ${studio.number && studio.answers.values.value.length > 0 ? valueStrip(studio) : ''}
    ${problemList(studio)}
    ${scenarioList(studio)}
    ${words.view()}
  </main>`;
}

/** Whether there are any notices about files; their view is loaded only then. */
function hasNotices({ texts, missingFile }: Studio, shown?: OpenDocument): boolean {
  return (
    missingFile !== undefined ||
    texts.refused.value.length + texts.restored.value.length > 0 ||
    !!shown?.theirs
  );
}

const noticesOf = laterView(async () => (await import('./notices.ts')).notices);
const valueStrip = laterView(async () => (await import('./values.ts')).valueStrip);

/** The buttons for undo and redo. */
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

/** Shows the chosen file. When the user moves through the list with the keyboard, the focus stays there. */
function chosen(studio: Studio, list: HTMLSelectElement): void {
  studio.shown.showFile(list.value);
  if (!list.matches(':focus-visible')) studio.editor?.focus();
}
