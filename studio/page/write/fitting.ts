/** On a narrow page, where keys are hard to reach: the words that fit at the cursor, as buttons above the places. */
import { effect, signal } from '@preact/signals';
import type { CompletionItem, TextEdit } from 'vscode-languageserver';
import { isNarrow } from '../shell/narrow.ts';
import type { Studio } from '../studio.ts';

/** The words that fit at the cursor. */
export class FittingWords {
  readonly #studio: Studio;
  #version = 0;
  readonly items = signal<readonly CompletionItem[]>([]);

  constructor(studio: Studio) {
    this.#studio = studio;
    effect(() => void this.#ask());
  }

  /** Requests the words that fit at the current position of the cursor. */
  async #ask(): Promise<void> {
    const { editor, line } = this.#studio;
    const { version } = line;
    if (!isNarrow.value || editor.file === '') return;
    const params = { textDocument: { uri: editor.file }, position: editor.position };
    const answer = await line.ask('request', { method: 'textDocument/completion', params, client: {} });
    if (!answer || !('result' in answer)) return;
    this.#version = version;
    this.items.value = (answer.result ?? []) as CompletionItem[];
  }

  /** Replaces the started word by an offered one and a space. */
  write({ textEdit }: CompletionItem): void {
    const { editor, line } = this.#studio;
    if (this.#version !== line.version) return;
    const { range, newText } = textEdit as TextEdit;
    const from = editor.offset - editor.position.character + range.start.character;
    const to = from + range.end.character - range.start.character;
    const text = `${newText} `;
    this.#studio.edit([{ file: editor.file, from, to, text }]);
    editor.select(from + text.length);
    editor.focus();
  }
}
