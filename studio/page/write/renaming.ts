/** Giving the name at the cursor another, in all files. */
import type { TextEdit } from '../../../program/index.ts';
import type { QuestionLine } from '../asks/question-line.ts';

/** What renaming needs of the studio. */
interface Host {
  readonly editor: { readonly file: string; readonly offset: number; focus(): void } | undefined;
  readonly line: Pick<QuestionLine, 'ask'>;
  edit(edits: readonly TextEdit[]): void;
  changed(): void;
}

/** A name that gets another, or why it cannot. */
type Asked = { name: string; file: string; offset: number; refused?: string } | { refused: string };

/** The renaming of the page: there is one or none. */
export class Renaming {
  readonly #host: Host;
  asked: Asked | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Asks for another name of what is at the cursor. */
  async start(): Promise<void> {
    const { editor, line } = this.#host;
    if (!editor) return;
    const at = { file: editor.file, offset: editor.offset };
    const found = await line.ask('renameable', at);
    if (!found) return;
    this.asked = 'refused' in found ? found : { name: found.text, ...at };
    this.#host.changed();
  }

  /** Gives it the name, in all files, or says why that cannot be. */
  async take(to: string): Promise<void> {
    const { asked } = this;
    if (!asked || !('name' in asked)) return;
    const { line } = this.#host;
    const { file, offset } = asked;
    // Somebody may have written since it was asked for, or end it meanwhile.
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

  /** Ends it where it is going on. Returns whether it was. */
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
