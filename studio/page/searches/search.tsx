/** A search that workers run for the page, with progress; it can be stopped at any time. */
import { signal } from '@preact/signals';
import { proxy } from 'comlink';
import type { ReportProgress, SearchService } from '../../games/searches.ts';
import { workerStarter } from '../../games/start-worker.ts';
import { Alert, Button } from '../shell/controls.tsx';

/** What is searched: the functions of the worker, how many workers it may start, and the progress to report. */
export type Searching<Result> = (
  service: SearchService,
  workers: number,
  report: ReportProgress,
) => Promise<Result>;

export class Search {
  readonly progress = signal<{ done: number; of: number } | undefined>(undefined);
  /** Why it failed. */
  readonly refused = signal<string | undefined>(undefined);
  #end: ((error?: Error) => void) | undefined;

  /** Searches, and abandons the previous search. Returns undefined if the search is stopped or fails. */
  async run<Result>(search: Searching<Result>): Promise<Result | undefined> {
    this.stop();
    const ended = Promise.withResolvers<undefined>();
    const { service, end } = workerStarter<SearchService>('searches')((error) => this.#end?.(error));
    const finish = (error?: Error) => {
      if (this.#end !== finish) return;
      end();
      this.#end = this.progress.value = undefined;
      this.refused.value = error?.message;
      ended.resolve(undefined);
    };
    this.#end = finish;
    this.progress.value = { done: 0, of: 0 };
    const report = proxy((done: number, of: number) => {
      if (this.#end === finish) this.progress.value = { done, of };
    });
    const found = search(service, navigator.hardwareConcurrency || 1, report).catch(finish);
    const result = await Promise.race([found, ended.promise]);
    finish();
    return result ?? undefined;
  }

  stop(): void {
    this.#end?.();
  }
}

interface SearchControlsProps {
  search: Search;
  /** Whether its progress and failure are shown; true by default. */
  isShown?: boolean;
  /** What is searched, which the progress counts: `Changes`. */
  name: string;
  /** The words of the button that starts it. */
  words: string;
  start(): unknown;
}

/** A button that starts the search, or its progress with a button to stop it, or the reason for a failure. */
export function SearchControls({ search, isShown = true, name, words, start }: SearchControlsProps) {
  if (!isShown || !search.progress.value)
    return (
      <>
        <Button words={words} press={start} />
        <Alert words={isShown ? search.refused.value : undefined} />
      </>
    );
  const { done, of } = search.progress.value;
  const known = of === 0 ? 'beginning' : `${done} of ${of} ${name.toLowerCase()}`;
  return (
    <p class="in-row wrap">
      <progress aria-label={name} aria-valuetext={known} max={Math.max(1, of)} value={done} />
      <span class="num">{known}</span>
      <Button words="Stop" press={() => search.stop()} />
    </p>
  );
}
