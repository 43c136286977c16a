/** Parts of the page that are loaded on demand. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { ONE_FILE } from '../../games/start-worker.ts';
import { RefusedError } from '../texts/server.ts';
import { Button } from './controls.tsx';

/** A file that exists wherever the page exists. */
const PAGE_FILE = 'index.html';

/** Whether loading a file failed although the server answered. */
let isRefused = false;

/**
 * Loads a part. Browsers do not retry a part that failed to load, so nothing is loaded until the server answers.
 * @throws RefusedError that says so if the part cannot be loaded
 */
export async function loadedPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let isAnswered = false;
  try {
    if (!ONE_FILE) await fetch(PAGE_FILE, { cache: 'no-store' });
    isAnswered = true;
    return await load();
  } catch (error) {
    isRefused ||= isAnswered;
    throw new RefusedError('A part could not be loaded. Try again.', { cause: error });
  }
}

/**
 * Makes a component that is loaded when it is first shown, and says so if it cannot be loaded.
 * @param what the part, at the beginning of a sentence
 * @param isPlace whether an empty pane is in its place while it is loading
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  isPlace = false,
): ComponentType<Props> {
  const view = signal<ComponentType<Props> | 'missing' | undefined>(undefined);
  const begin = async () => {
    if (view.value === 'missing') view.value = undefined;
    view.value ??= await loadedPart(load).catch(() => 'missing' as const);
  };
  // A part that the browser does not retry is loaded with a new page.
  const again = () => (isRefused ? location.reload() : void begin());
  return function Part(props: Props) {
    useEffect(() => void begin(), []);
    const View = view.value;
    if (View && View !== 'missing') return <View {...props} />;
    const notice = View && (
      <p class={isPlace ? 'empty' : 'bar notice afloat'} role="alert">
        {what} could not be loaded. <Button words="Try again" press={again} />
      </p>
    );
    if (!isPlace) return <>{notice}</>;
    return (
      <div class="pane" aria-busy={!View}>
        {notice}
      </div>
    );
  };
}
