/** Copies the effects of a change as Markdown; shows the text if the browser denies the clipboard. */
import type { MarkdownAsked } from '../../gallery-messages.ts';
import type { WorkerClient } from '../worker/worker-client.ts';

export class MarkdownCopying {
  readonly #line: WorkerClient;
  readonly #changed: () => void;
  isWorking = false;
  /** The outcome, in words. */
  outcome = '';
  /** The text, if the browser does not let the page copy it. */
  text: string | undefined;
  /** The version of the texts that the outcome is about. */
  #version = -1;

  constructor(line: WorkerClient, changed: () => void) {
    this.#line = line;
    this.#changed = changed;
  }

  /** Whether the shown outcome is about the current texts. */
  get isCurrent(): boolean {
    return this.#version === this.#line.version;
  }

  /** Forgets the outcome, because another change is shown. */
  forget(): void {
    this.#version = -1;
  }

  /** Computes the text and copies it. */
  async copy(asked: MarkdownAsked): Promise<void> {
    this.#version = this.#line.version;
    this.isWorking = true;
    this.outcome = 'The scenarios are run with both texts …';
    this.text = undefined;
    this.#changed();
    const found = await this.#line.ask('markdown', asked);
    if (!found) this.outcome = 'Nothing was copied: a text has changed.';
    else if ('refused' in found) this.outcome = found.refused;
    else {
      const lacks = found.isWithoutGames ? ' Its games are left out: they used other texts.' : '';
      try {
        await navigator.clipboard.writeText(found.markdown);
        this.outcome = `Copied.${lacks}`;
      } catch {
        this.text = found.markdown;
        this.outcome = `The browser does not allow copying: copy the text below.${lacks}`;
      }
    }
    this.isWorking = false;
    this.#changed();
  }
}
