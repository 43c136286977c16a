/** The studio's server as the page sees it: texts, saving, and changes on disk. */
import type {
  ChangeLine,
  Conflict,
  EarlierAnswer,
  FreshAnswer,
  LookAnswer,
  OpenAnswer,
  PrintedAnswer,
  PrintOption,
  PrintWanted,
  Refusal as RefusedAnswer,
  RevisionsAnswer,
  Saved,
  SaveWanted,
  SetWanted,
} from '../../server-messages.ts';
import { isKey } from '../address.ts';
import { type Printed, RefusedError, type Server } from './server.ts';

/** Milliseconds before a server that does not answer is tried again. */
const PAUSE = 1000;

/** The server of `ecos studio`, on this machine. */
export class MachineServer implements Server {
  readonly keeps = 'disk';
  readonly #key: string;
  /** Identifies this page, so that the server does not notify it of its own saves. */
  readonly page = crypto.randomUUID();

  constructor(key: string) {
    this.#key = key;
  }

  opened(): Promise<OpenAnswer | FreshAnswer> {
    return this.#json('GET', 'set');
  }

  look(): Promise<LookAnswer> {
    return this.#json('GET', 'look');
  }

  newSet(wanted: SetWanted): Promise<OpenAnswer> {
    return this.#json('POST', 'sets', wanted);
  }

  async save(wanted: SaveWanted): Promise<Saved | { theirs: Conflict }> {
    const response = await this.#sent('PUT', 'files', wanted);
    if (response.status === 409) return { theirs: (await response.json()) as Conflict };
    return this.#read(response);
  }

  keep(name: string, value: string | null, before?: string): Promise<unknown> {
    return this.#json('PUT', 'kept', { name, value, before });
  }

  revisions(): Promise<RevisionsAnswer> {
    return this.#json('GET', 'revisions');
  }

  earlier(since: string): Promise<EarlierAnswer> {
    return this.#json('GET', `earlier?since=${encodeURIComponent(since)}`);
  }

  printOptions(): Promise<PrintOption[]> {
    return this.#json('GET', 'print');
  }

  async print(options: PrintWanted, signal?: AbortSignal): Promise<Printed> {
    const response = await this.#sent('POST', 'print', options, signal);
    if (!response.ok) return this.#read(response);
    const about = decodeURIComponent(response.headers.get('x-ecos-print') ?? '{}');
    return { ...(JSON.parse(about) as PrintedAnswer), pdf: await response.blob() };
  }

  async *changes(at: number, away: (isAway: boolean) => void): AsyncGenerator<ChangeLine> {
    let woken = whenWoken();
    for (;;) {
      try {
        const response = await this.#sent('GET', `changes?since=${at}`, undefined, woken);
        if (!response.ok || !response.body) return await this.#read(response);
        away(false);
        for await (const line of linesOf(response.body)) {
          const change = JSON.parse(line) as ChangeLine;
          at = change.at ?? at;
          yield change;
        }
      } catch (error) {
        if (error instanceof RefusedError) throw error;
      }
      if (woken.aborted) woken = whenWoken();
      else {
        away(true);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  async #json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.#read(await this.#sent(method, path, body));
  }

  async #read<T>(response: Response): Promise<T> {
    const answer: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return answer as T;
    throw new RefusedError((answer as RefusedAnswer).error);
  }

  #sent(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return fetch(`api/${path}`, {
      method,
      headers: {
        'x-ecos-key': this.#key,
        'x-ecos-page': this.page,
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
      // Drafts must arrive even if the page is closed; for long texts, browsers refuse that.
      keepalive: path === 'kept' && (text?.length ?? 0) < KEPT_ALIVE,
      signal: signal ?? null,
    });
  }
}

/** Aborts when the browser wakes a page that was asleep: a response that began earlier may never continue. */
function whenWoken(): AbortSignal {
  const woken = new AbortController();
  document.addEventListener('resume', () => woken.abort(), { once: true });
  return woken.signal;
}

/** Browsers send at most 64 kB for a page that is being closed. */
const KEPT_ALIVE = 60_000;

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}

/** The key under which a tab stores the key of the server. */
const KEY = 'ecos-key';

/** The key of the server: from the address that it printed, or stored in this tab. Removes it from the address. */
export function takeKey(
  location: Location,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  historyOfTab: History,
): string {
  if (isKey(location.hash)) {
    const key = location.hash.slice(1);
    storage.setItem(KEY, key);
    historyOfTab.replaceState(null, '', '#/write');
    return key;
  }
  return storage.getItem(KEY) ?? '';
}
