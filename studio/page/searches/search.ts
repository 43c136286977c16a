/** A search that workers run for the page, with progress; it can be stopped at any time. */
import { html, type TemplateResult } from 'lit-html';
import { within } from '../../../table/page/around/index.ts';
import type { SearchAsked, SearchMessage } from '../../search-messages.ts';

/** The last message. */
export type SearchEnd = Exclude<SearchMessage, { done: number } | { refused: string }>;

export class Search {
  readonly #changed: () => void;
  #worker: Worker | undefined;
  progress: { done: number; of: number } | undefined;
  /** Why it failed. */
  refused = '';

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isRunning(): boolean {
    return this.progress !== undefined;
  }

  /**
   * Starts a search, and abandons the previous one.
   * @param prepare returns the work, or why it is impossible
   * @param found called once with all results
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
    // The user stopped the search or started another one.
    if (this.progress !== progress) return;
    if ('refused' in work) {
      this.#end(work.refused);
      return;
    }
    const worker = new Worker('games.js', { name: 'searches' });
    this.#worker = worker;
    worker.onmessage = async ({ data }: { data: SearchMessage }) => {
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

  /**
   * The progress with a button to stop, or the reason for a failure.
   * @param what names the units of progress: `changes`
   */
  view(name: string, what: string): TemplateResult {
    const { progress, refused } = this;
    if (!progress)
      return refused === '' ? html`` : html`<p class="warned" role="alert">${within(refused)}</p>`;
    const progressWords = progress.of === 0 ? 'beginning' : `${progress.done} of ${progress.of} ${what}`;
    return html`<p class="searching">
      <progress aria-label=${name} aria-valuetext=${progressWords} max=${Math.max(1, progress.of)} .value=${progress.done}></progress>
      <span class="num">${progressWords}</span>
      <button class="btn" type="button" @click=${() => this.stop()}>Stop</button>
    </p>`;
  }
}
