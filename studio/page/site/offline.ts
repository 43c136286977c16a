/** A site is kept by the browser after the first visit, and works without the net from then on. */

/** A newer version of the site waits: loads it into the page. */
export type NewVersion = () => void;

let told: (take: NewVersion) => void = () => {};
let waiting: NewVersion | undefined;

/** Says when there is a newer version of the site. */
export function onNewVersion(tell: (take: NewVersion) => void): void {
  told = tell;
  if (waiting) tell(waiting);
}

/** Milliseconds after which what the page itself needs has come. */
const LATER = 2500;

/**
 * Lets the browser keep the site, when it has shown the page. Browsers do it only for pages that come by https or from this machine.
 * @param script the service worker
 */
export function goOffline(script: string): void {
  if ('serviceWorker' in navigator) setTimeout(() => void register(script), LATER);
}

async function register(script: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    const look = () => {
      // The first one does not replace anything.
      if (registration.waiting && navigator.serviceWorker.controller) isThere(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
  } catch (error) {
    // Private windows may refuse it: then the page needs the net, as others do.
    console.info(error);
  }
}

function isThere(worker: ServiceWorker): void {
  waiting = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage('take over');
  };
  told(waiting);
}
