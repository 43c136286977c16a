/** Renames the name at the cursor, in all files. */
import type { TextEdit } from '../../../program/index.ts';
import type { WorkerClient } from '../worker/worker-client.ts';

/** The part of the studio that renaming needs. */
interface Host {
  readonly editor: { readonly file: string; readonly offset: number; focus(): void } | undefined;
  readonly line: Pick<WorkerClient, 'ask'>;
  edit(edits: readonly TextEdit[]): void;
  changed(): void;
}

/** A name to rename, or why it cannot be renamed. */
type Asked = { name: string; file: string; offset: number; refused?: string } | { refused: string };

/** The renaming of the page: at most one at a time. */
export class Renaming {
  readonly #host: Host;
  asked: Asked | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Asks the user for a new name for the name at the cursor. */
  async start(): Promise<void> {
    const { editor, line } = this.#host;
    if (!editor) return;
    const at = { file: editor.file, offset: editor.offset };
    const found = await line.ask('renameable', at);
    if (!found) return;
    this.asked = 'refused' in found ? found : { name: found.text, ...at };
    this.#host.changed();
  }

  /** Renames it in all files, or shows why that is impossible. */
  async take(to: string): Promise<void> {
    const { asked } = this;
    if (!asked || !('name' in asked)) return;
    const { line } = this.#host;
    const { file, offset } = asked;
    // The user may have typed since the request, or may cancel before the answer.
    const there = await line.ask('renameable', { file, offset });
    if (!there || this.asked !== asked) return;
    if ('refused' in there || there.text !== asked.name) {
      this.asked = { refused: 'the text has changed, so put the cursor on the name again' };
      this.#host.changed();
      return;
    }
    const found = await line.ask('rename', { file, offset, to });
    if (!found || this.asked !== asked) return;
    if ('refused' in found) {
      this.asked = { ...asked, refused: found.refused };
      this.#host.changed();
      return;
    }
    this.end();
    this.#host.edit(found);
  }

  /** Ends a renaming in progress. Returns whether there was one. */
  leave(): boolean {
    if (!this.asked) return false;
    this.end();
    return true;
  }

  end(): void {
    this.asked = undefined;
    this.#host.editor?.focus();
    this.#host.changed();
  }
}
