/** The browser caches a site after the first visit, so that it works offline from then on. */
import { signal } from '@preact/signals';

/** Loads the newer version of the site, once there is one. */
export const newVersion = signal<(() => void) | undefined>(undefined);

/** Milliseconds after which the files that the page itself needs have loaded. */
const LOAD_DELAY_MS = 2500;

/**
 * Lets the browser cache the site once the page is shown. Browsers do this only for pages served
 * over https or from this machine.
 * @param script the service worker
 */
export function goOffline(script: string, after = LOAD_DELAY_MS): void {
  if ('serviceWorker' in navigator) setTimeout(() => void register(script), after);
}

async function register(script: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    const check = () => {
      // The first worker does not replace another one.
      if (registration.waiting && navigator.serviceWorker.controller)
        newVersion.value = takeOver(registration.waiting);
    };
    check();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', check),
    );
  } catch (error) {
    // Private windows may refuse it: the page then needs the network.
    console.info(error);
  }
}

const takeOver = (worker: ServiceWorker) => () => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  worker.postMessage({ type: 'SKIP_WAITING' });
};
