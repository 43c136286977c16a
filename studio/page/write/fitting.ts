/** On a narrow page, where keys are hard to reach: the words that fit at the cursor, as buttons above the places. */
import { signal } from '@preact/signals';
import type { CompletionItem, TextEdit } from 'vscode-languageserver';
import type { Studio } from '../studio.ts';

/** A narrow page, which shows one part at a time, and words as buttons. */
export const NARROW = '(max-width: 800px)';

/** The words that fit at the cursor. */
export class FittingWords {
  readonly #studio: Studio;
  readonly #narrow: Pick<MediaQueryList, 'matches'>;
  #version = 0;
  readonly items = signal<readonly CompletionItem[]>([]);

  constructor(studio: Studio, narrow: Pick<MediaQueryList, 'matches'>) {
    this.#studio = studio;
    this.#narrow = narrow;
  }

  /** Requests the words that fit at the current position of the cursor. */
  async ask(): Promise<void> {
    const { editor, line } = this.#studio;
    if (!this.#narrow.matches || !editor || editor.file === '') return;
    const { version } = line;
    const params = { textDocument: { uri: editor.file }, position: editor.position };
    const answer = await line.ask('request', { method: 'textDocument/completion', params, client: {} });
    if (!answer || !('result' in answer)) return;
    this.#version = version;
    this.items.value = (answer.result ?? []) as CompletionItem[];
  }

  /** Replaces the started word by an offered one and a space. */
  write({ textEdit }: CompletionItem): void {
    const { editor, line } = this.#studio;
    if (!editor || this.#version !== line.version) return;
    const { range, newText } = textEdit as TextEdit;
    const from = editor.offset - editor.position.character + range.start.character;
    const to = from + range.end.character - range.start.character;
    const text = `${newText} `;
    this.#studio.edit([{ file: editor.file, from, to, text }]);
    editor.select(from + text.length);
    editor.focus();
  }
}
