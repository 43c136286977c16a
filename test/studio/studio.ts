/** Runs the real `ecos studio` and sends requests to its server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from '../../print/browser/folders.ts';
import { collectOutput } from '../ecos.ts';

const ECOS = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

/** Any parsed JSON. */
type Parsed = ReturnType<typeof JSON.parse>;

/** How a request differs from those of the page. */
interface Asking {
  /** Headers; undefined ones are left out. */
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal;
  /** The raw body. */
  raw?: string | Uint8Array;
}

/** Where and how a studio runs. */
interface Running {
  cwd: string;
  /** The user's data folder, where drafts are stored; by default a temporary one. */
  data?: string;
  /** The command's file. */
  command?: string;
  env?: object;
  /** Whether it opens the browser. */
  open?: boolean;
}

/** A running studio. */
export type RunningStudio = Awaited<ReturnType<typeof startStudio>>;

/** Starts a studio. */
export async function startStudio(
  args: readonly string[],
  {
    cwd,
    data = mkdtempSync(join(tmpdir(), 'ecos-studio-data-')),
    command = ECOS,
    env = {},
    open = false,
  }: Running,
) {
  const child = spawn(process.execPath, [command, 'studio', ...args, ...(open ? [] : ['--no-open'])], {
    cwd,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      // Drafts are stored here; the browser that prints stays in its cache folder.
      XDG_DATA_HOME: data,
      HOME: data,
      XDG_CACHE_HOME: dirname(cacheFolder()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  const isUp = (async () => {
    while (!output.out.includes('\n')) await wait(5);
    return true;
  })();
  if (!(await Promise.race([isUp, ended.then(() => false)]))) throw new Error(`it ended: ${output.err}`);
  const address = output.out.trim().replace(/^Studio: /, '');
  const port = Number(new URL(address).port);
  const key = new URL(address).hash.slice(1);
  const ask = asker(port, key);
  return {
    /** The address of its page, with the key. */
    address,
    port,
    key,
    /** Its output so far. */
    output,
    ask,
    /** Follows the changes on disk from now on, perhaps as a page. */
    follow: (headers: Record<string, string> = {}) => followed(ask, headers),
    /** Sends a signal and waits until the process has ended. */
    end(signal: NodeJS.Signals = 'SIGINT') {
      child.kill(signal);
      return ended;
    },
  };
}

/** How requests are sent to a server, as its page sends them. */
type Ask = ReturnType<typeof asker>;

const asker =
  (port: number, key: string) =>
  async (method: string, path: string, body?: unknown, { headers, signal, raw }: Asking = {}) => {
    const all = Object.entries({ 'x-ecos-key': key, ...headers });
    const given = Object.fromEntries(all.filter(([, value]) => value !== undefined));
    const to = { host: '127.0.0.1', port, method, path, headers: given, ...(signal && { signal }) };
    const sent = request(to as RequestOptions);
    // A request that is broken off is reported to whoever waits for its answer.
    sent.on('error', () => undefined);
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    // By default the client sends no length for the body of a `DELETE`.
    if (content !== undefined) sent.setHeader('content-length', Buffer.byteLength(content));
    sent.end(content);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const answer = await buffer(response);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    return {
      status: response.statusCode!,
      headers: response.headers,
      body: answer,
      /** The body as JSON. */
      json: (isJson ? JSON.parse(`${answer}`) : undefined) as Parsed,
    };
  };

/** The changes that a server reports. */
export type Followed = Awaited<ReturnType<typeof followed>>;

/** Asks for changes again and again. */
async function followed(ask: Ask, headers: Record<string, string>) {
  let { at } = (await ask('GET', '/api/set')).json;
  const lines: Parsed[] = [];
  const read = async () => {
    const found = (await ask('GET', `/api/changes?since=${at}`, undefined, { headers })).json;
    at = found.at(-1)?.at ?? at;
    lines.push(...found);
  };
  return {
    async next(): Promise<Parsed> {
      for (; lines.length === 0; await wait(20)) await read();
      return lines.shift();
    },
    /** After this time, the changes that were not read with `next`. */
    async rest(milliseconds: number) {
      await wait(milliseconds);
      await read();
      return lines.splice(0);
    },
  };
}
