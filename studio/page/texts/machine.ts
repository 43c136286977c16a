/** The studio's server as the page sees it: texts, saving, and changes on disk. */
import type { ExtrasAnswer, NumberedChange, PrintedAnswer } from '../../server-messages.ts';
import { isKey } from '../address.ts';
import { tabStorage } from '../storage.ts';
import { RefusedError, type Server } from './server.ts';

/** How often the server is asked for changes on disk, and how long it may take to answer. */
const INTERVAL_MS = 500;
const PATIENCE_MS = 10_000;

/** The server of `ecos studio`, on this machine. */
export function machineServer(key: string): Server {
  const page = crypto.randomUUID();
  const send = (method: string, path: string, value?: unknown, signal: AbortSignal | null = null) => {
    const body = value === undefined ? null : value instanceof Blob ? value : JSON.stringify(value);
    return fetch(`api/${path}`, {
      method,
      headers: {
        'x-ecos-key': key,
        'x-ecos-page': page,
        'content-type': value instanceof Blob ? value.type : 'application/json',
      },
      body,
      signal,
      // Unsaved texts must arrive even if the page is closed; for long texts, browsers refuse that.
      keepalive: path === 'kept' && typeof body === 'string' && body.length < KEPT_ALIVE,
    });
  };
  const json = async <T>(...request: Parameters<typeof send>): Promise<T> => read(await send(...request));
  return {
    keeps: 'disk',
    page,
    opened: () => json('GET', 'set'),
    extras: () => json('GET', 'look'),
    async picture(card) {
      const response = await send('GET', `picture?card=${card}`);
      return response.ok ? response.blob() : read(response);
    },
    savePicture: ({ card, file }, picture) =>
      json(picture ? 'PUT' : 'DELETE', `picture?card=${card}&file=${encodeURIComponent(file)}`, picture),
    newSet: (wanted) => json('POST', 'sets', wanted),
    async save(wanted) {
      const response = await send('PUT', 'files', wanted);
      return response.status === 409 ? { theirs: await response.json() } : read(response);
    },
    keep: (name, value, before) => json('PUT', 'kept', { name, value, before }),
    site: () => json('GET', 'site'),
    revisions: () => json('GET', 'revisions'),
    earlier: (since) => json('GET', `earlier?since=${encodeURIComponent(since)}`),
    async print(options, signal) {
      const response = await send('POST', 'print', options, signal);
      if (!response.ok) return read(response);
      const about = decodeURIComponent(response.headers.get('x-ecos-print') ?? '{}');
      return { ...(JSON.parse(about) as PrintedAnswer), file: await response.blob() };
    },
    async *changes(at, away) {
      for (;;) {
        try {
          const timeout = AbortSignal.timeout(PATIENCE_MS);
          const found = await json<NumberedChange[]>('GET', `changes?since=${at}`, undefined, timeout);
          away(false);
          for (const change of found) {
            const more: { extras?: ExtrasAnswer } =
              'lookMark' in change ? { extras: await json<ExtrasAnswer>('GET', 'look') } : {};
            at = change.at;
            yield { ...change, ...more };
          }
        } catch (error) {
          if (error instanceof RefusedError) throw error;
          away(true);
        }
        await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
      }
    },
  };
}

async function read<T>(response: Response): Promise<T> {
  const answer = response.status === 204 ? {} : await response.json();
  if (response.ok) return answer;
  throw new RefusedError(answer.error);
}

/** Browsers send at most 64 kB for a page that is being closed. */
const KEPT_ALIVE = 60_000;

/** The key under which a tab stores the key of the server. */
const KEY = 'ecos-key';

/** The key of the server: from the address that it printed, or stored in this tab. Removes it from the address. */
export function takeKey(): string {
  if (isKey(location.hash)) {
    tabStorage.setItem(KEY, location.hash.slice(1));
    history.replaceState(null, '', '#/write');
  }
  return tabStorage.getItem(KEY) ?? '';
}
