/** On a narrow page, where keys are hard to reach: the words that fit at the cursor, as buttons above the places. */
import { html, type TemplateResult } from 'lit-html';
import type { CompletionShown } from '../../messages.ts';
import type { Studio } from '../studio.ts';

/** A narrow page, which shows one part at a time, and words as buttons. */
export const NARROW = '(max-width: 800px)';

/** The words that fit at the cursor. */
export class FittingWords {
  readonly #studio: Studio;
  readonly #narrow: Pick<MediaQueryList, 'matches'>;
  readonly #changed: () => void;
  #found: { offers: CompletionShown | null; file: string; version: number } | undefined;

  constructor(studio: Studio, narrow: Pick<MediaQueryList, 'matches'>, changed: () => void) {
    this.#studio = studio;
    this.#narrow = narrow;
    this.#changed = changed;
  }

  /** Requests the words that fit at the current position of the cursor. */
  ask(): void {
    const { editor, line } = this.#studio;
    if (!this.#narrow.matches || !editor || editor.file === '') return;
    const { file, offset } = editor;
    const { version } = line;
    line.post('complete', { file, offset }, (offers) => {
      this.#found = { offers, file, version };
      this.#changed();
    });
  }

  /** Replaces the started word by an offered one and a space. */
  write(insert: string): void {
    const { editor, line } = this.#studio;
    const { offers, file, version } = this.#found ?? {};
    if (!editor || !offers || version !== line.version || file !== editor.file) return;
    const text = `${insert} `;
    this.#studio.texts.edit([{ file, from: offers.from, to: offers.to, text }]);
    editor.select(offers.from + text.length);
    editor.focus();
  }

  view(): TemplateResult {
    const offers = this.#found?.offers?.offers ?? [];
    return html`<div class="fitting" role="group" aria-label="Words that fit">
      ${offers.map(
        ({ label, insert, detail }) =>
          html`<button class="btn" type="button" title=${detail} @click=${() => this.write(insert)}>${label}</button>`,
      )}
    </div>`;
  }
}
