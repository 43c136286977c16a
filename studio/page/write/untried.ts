/** What no scenario tries of the cards: in the margin of the text, and as a list below it. */
import { html, type TemplateResult } from 'lit-html';
import type { UntriedShown } from '../../messages.ts';
import type { QuestionLine } from '../asks/question-line.ts';
import { browserStorage } from '../storage.ts';

/** What it needs of the studio around it. */
interface StudioAround {
  readonly line: QuestionLine;
  readonly editor:
    | { readonly file: string; showUntried(untried: readonly Pick<UntriedShown, 'from' | 'what'>[]): void }
    | undefined;
  readonly card: { readonly shown: { number: number } | undefined };
  readonly shown: { show(file: string, from: number, to?: number): void };
  changed(): void;
}

/** Whether the margin shows it, in this browser. */
const KEY = 'ecos-untried-hidden';

export class Untried {
  readonly #studio: StudioAround;
  #all: readonly UntriedShown[] = [];
  isMarked = browserStorage.getItem(KEY) === null;

  constructor(studio: StudioAround) {
    this.#studio = studio;
  }

  /** Asks about the texts as they are. */
  ask(): void {
    this.#studio.line.tell('untried', {}, (all, isWhole) => {
      if (!isWhole) return;
      this.#all = all;
      this.mark();
      this.#studio.changed();
    });
  }

  /** Marks it in the margin of the shown file. */
  mark(): void {
    const { editor } = this.#studio;
    editor?.showUntried(this.isMarked ? this.#all.filter(({ file }) => file === editor.file) : []);
  }

  /** The margin shows it, or does not any more. */
  turn(): void {
    this.isMarked = !this.isMarked;
    if (this.isMarked) browserStorage.removeItem(KEY);
    else browserStorage.setItem(KEY, 'yes');
    this.mark();
    this.#studio.changed();
  }

  /** The list of what is never tried of the card that is looked at. */
  view(): TemplateResult {
    const { shown, card } = this.#studio;
    const own = this.#all.filter((one) => one.card === card.shown?.number);
    if (own.length === 0) return html``;
    return html`<details class="untried">
      <summary>${own.length === 1 ? '1 thing' : `${own.length} things`} no scenario tries</summary>
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
