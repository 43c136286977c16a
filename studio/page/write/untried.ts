/** The events of cards that no scenario tries: marked in the margin of the text, and listed below it. */

import { html, type TemplateResult } from 'lit-html';
import { counted } from '../../../table/page/around/index.ts';
import type { UntriedShown } from '../../messages.ts';
import { browserStorage } from '../storage.ts';
import type { Studio } from '../studio.ts';

/** The key under which this browser stores that the marks are hidden. */
const KEY = 'ecos-untried-hidden';

export class Untried {
  readonly #studio: Studio;
  #all: readonly UntriedShown[] = [];
  isMarked = browserStorage.getItem(KEY) === null;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Requests the untried events in the current texts. */
  ask(): void {
    this.#studio.line.post('untried', {}, (all, isWhole) => {
      if (!isWhole) return;
      this.#all = all;
      this.mark();
      this.#studio.changed();
    });
  }

  /** Marks them in the margin of the shown file. */
  mark(): void {
    const { editor } = this.#studio;
    editor?.showUntried(this.isMarked ? this.#all.filter(({ file }) => file === editor.file) : []);
  }

  /** Shows or hides the marks in the margin. */
  turn(): void {
    this.isMarked = !this.isMarked;
    if (this.isMarked) browserStorage.removeItem(KEY);
    else browserStorage.setItem(KEY, 'yes');
    this.mark();
    this.#studio.changed();
  }

  /** The list of untried events of the viewed card. */
  view(): TemplateResult {
    const { shown, card } = this.#studio;
    const own = this.#all.filter((one) => one.card === card.shown.value?.number);
    if (own.length === 0) return html``;
    return html`<details class="untried">
      <summary>${counted(own.length, 'thing')} no scenario tries</summary>
      <label><input type="checkbox" .checked=${this.isMarked} @change=${() => this.turn()}> Mark them in the margin</label>
      <ul aria-label="Never tried">${own.map(
        ({ file, from, to, line, what }) =>
          html`<li><a href="#" @click=${(event: Event) => {
            event.preventDefault();
            shown.show(file, from, to);
          }}>${file}:${line}</a> ${what}</li>`,
      )}</ul>
    </details>`;
  }
}
