/** A search that workers do for the page, with progress; it can be stopped at any moment. */
import { html, type TemplateResult } from 'lit-html';
import { within } from '../../../table/page/around/index.ts';
import type { SearchAsked, SearchTold } from '../../search-messages.ts';

/** The last message. */
export type SearchEnd = Exclude<SearchTold, { done: number } | { refused: string }>;

export class Search {
  readonly #changed: () => void;
  #worker: Worker | undefined;
  progress: { done: number; of: number } | undefined;
  /** Why it was given up. */
  refused = '';

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isRunning(): boolean {
    return this.progress !== undefined;
  }

  /**
   * Looks for something; what was looked for before is given up.
   * @param prepare what is needed for it; nothing if it cannot be
   * @param found called once, with all of it
   */
  async start(
    prepare: () => Promise<SearchAsked['work'] | { refused: string }>,
    found: (end: SearchEnd) => void | Promise<void>,
  ): Promise<void> {
    this.stop();
    const progress = { done: 0, of: 0 };
    this.progress = progress;
    this.#changed();
    const work = await prepare();
    // Somebody stopped it, or began another one.
    if (this.progress !== progress) return;
    if ('refused' in work) {
      this.#end(work.refused);
      return;
    }
    const worker = new Worker('games.js', { name: 'searches' });
    this.#worker = worker;
    worker.onmessage = async ({ data }: { data: SearchTold }) => {
      if ('refused' in data) this.#end(data.refused);
      else if ('done' in data) this.progress = data;
      else {
        await found(data);
        if (this.#worker === worker) this.#end();
      }
      this.#changed();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(event.message ?? 'The worker that searches has stopped.');
    };
    worker.postMessage({ work, workers: navigator.hardwareConcurrency || 1 } satisfies SearchAsked);
  }

  stop(): void {
    if (this.isRunning) this.#end();
  }

  #end(refused = ''): void {
    this.#worker?.terminate();
    this.#worker = this.progress = undefined;
    this.refused = refused;
    this.#changed();
  }

  /** How far it is, and a button that stops it; or why it was given up. @param what is looked at: `changes` */
  view(name: string, what: string): TemplateResult {
    const { progress, refused } = this;
    if (!progress)
      return refused === '' ? html`` : html`<p class="warned" role="alert">${within(refused)}</p>`;
    const said = progress.of === 0 ? 'beginning' : `${progress.done} of ${progress.of} ${what}`;
    return html`<p class="searching">
      <progress aria-label=${name} aria-valuetext=${said} max=${Math.max(1, progress.of)} .value=${progress.done}></progress>
      <span class="num">${said}</span>
      <button class="btn" type="button" @click=${() => this.stop()}>Stop</button>
    </p>`;
  }
}
