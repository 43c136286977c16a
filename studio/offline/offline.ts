/**
 * The service worker of a site: caches all its files at the first visit, and serves them from then on. Another version of the
 * site has another worker, which waits until all pages of this version are closed or the user asks for it.
 */

/** What a service worker has besides what pages have. */
interface Scope {
  /** Data that the site writer puts before this script. */
  ecosSite: {
    /** Differs if the files differ. */
    version: string;
    /** Their addresses relative to the site. */
    files: readonly string[];
  };
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}
/** The members of its events, of which each kind has some. */
interface WorkerEvent {
  data: unknown;
  request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const scope = globalThis as unknown as Scope;
const { version, files } = scope.ecosSite;
const HERE = scope.registration.scope;
/** The prefix of cache names. It has the scope, because other sites on the same host need other names. */
const NAMES = `ecos ${HERE} `;
const NAME = NAMES + version;

scope.addEventListener('install', (event) => {
  const all = files.map((file) => new Request(new URL(file, HERE), { cache: 'reload' }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(all)));
});

scope.addEventListener('activate', (event) => {
  const isOld = (name: string) => name.startsWith(NAMES) && name !== NAME;
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => scope.clients.claim()));
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(HERE)) event.respondWith(answered(request));
});

/** A file of this version, or else the server's response. */
async function answered(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const file = origin + pathname + (pathname.endsWith('/') ? 'index.html' : '');
  const cache = await caches.open(NAME);
  return (await cache.match(file)) ?? fetch(request);
}
