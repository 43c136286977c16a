/** The line to the worker of the first page: it has one question at a time, and of those that wait only the newest. */
import { signal } from '@preact/signals';
import { wrap } from 'comlink';
import type { Line } from '../../../studio/page/parts.ts';
import type { Params } from '../../../studio/worker/questions.ts';
import type { readSentence } from './front-reader.ts';

export class FrontLine implements Line {
  readonly version = 0;
  /** Whether the worker could not be loaded, or had an error. */
  readonly hasFailed = signal(false);
  readonly #reader;
  #isBusy = false;
  #newest: (() => Promise<void>) | undefined;

  constructor(worker: Worker) {
    worker.addEventListener('error', () => (this.hasFailed.value = true));
    this.#reader = wrap<{ readSentence: typeof readSentence }>(worker);
  }

  readonly ask: Line['ask'] = (_, params) =>
    this.#reader.readSentence(params as Params<'ownWords'>) as Promise<never>;

  readonly post: Line['post'] = (name, params, answered) => {
    this.#newest = async () => answered((await this.ask(name, params))!, true, this.version);
    if (!this.#isBusy) void this.#work();
  };

  async #work(): Promise<void> {
    this.#isBusy = true;
    try {
      for (let next = this.#newest; next; next = this.#newest) {
        this.#newest = undefined;
        await next();
      }
    } catch (error) {
      console.error(error);
      this.hasFailed.value = true;
    } finally {
      this.#isBusy = false;
    }
  }
}
