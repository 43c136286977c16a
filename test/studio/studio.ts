/** Runs the real `ecos studio` and sends requests to its server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from '../../print/browser/folders.ts';

const ECOS = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

/** Any parsed JSON. */
type Parsed = ReturnType<typeof JSON.parse>;

/** A response of the server. */
export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The body as JSON. */
  json: Parsed;
}

/** How a request differs from those of the page. */
export interface RequestOptions {
  /** Headers; undefined ones are left out. */
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal;
  /** The raw body. */
  raw?: string | Uint8Array;
}

/** A running studio. */
export interface RunningStudio {
  /** The address of its page, with the key. */
  address: string;
  port: number;
  key: string;
  child: ChildProcess;
  /** Its output so far. */
  output: { out: string; err: string };
  ask(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Answered>;
  /** Follows the changes on disk from now on, perhaps as a page. */
  follow(headers?: Record<string, string>): Promise<Followed>;
  /** Sends a signal and waits until the process has ended. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The changes that a server reports. */
export interface Followed {
  next(): Promise<Parsed>;
  /** After this time, the changes that were not read with `next`. */
  rest(milliseconds: number): Promise<Parsed[]>;
}

/** Where and how a studio runs. */
interface RunOptions {
  cwd: string;
  /** The user's data folder, where drafts are stored. */
  data: string;
  /** The command's file. */
  command?: string;
  env?: object;
  /** Whether it opens the browser. */
  open?: boolean;
}

/** Starts a studio. */
export async function startStudio(
  args: readonly string[],
  { cwd, data, command = ECOS, env = {}, open = false }: RunOptions,
): Promise<RunningStudio> {
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
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.err += text;
  });
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  const isUp = (async () => {
    while (!output.out.includes('\n')) await wait(5);
    return true;
  })();
  if (!(await Promise.race([isUp, ended.then(() => false)]))) throw new Error(`it ended: ${output.err}`);
  const address = output.out.trim().replace(/^Studio: /, '');
  const { port, hash } = new URL(address);
  const key = hash.slice(1);
  const ask: RunningStudio['ask'] = (method, path, body, options = {}) =>
    asked(Number(port), method, path, body, {
      ...options,
      headers: { 'x-ecos-key': key, ...options.headers },
    });
  return {
    address,
    port: Number(port),
    key,
    child,
    output,
    ask,
    follow: (headers = {}) => followed(ask, headers),
    end(signal = 'SIGINT') {
      child.kill(signal);
      return ended;
    },
  };
}

function asked(
  port: number,
  method: string,
  path: string,
  body: unknown,
  { headers = {}, signal, raw }: RequestOptions,
): Promise<Answered> {
  return new Promise((done, failed) => {
    const given = Object.entries(headers).filter(([, value]) => value !== undefined);
    const options = { host: '127.0.0.1', port, method, path, headers: Object.fromEntries(given), signal };
    const sent = request(options as object, async (response) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const content = Buffer.concat(chunks);
        const isJson = response.headers['content-type']?.startsWith('application/json');
        done({
          status: response.statusCode!,
          headers: response.headers,
          body: content,
          json: isJson ? JSON.parse(content.toString()) : undefined,
        });
      } catch (error) {
        failed(error);
      }
    });
    sent.on('error', failed);
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    // By default the client sends no length for the body of a `DELETE`.
    if (content !== undefined) sent.setHeader('content-length', Buffer.byteLength(content));
    sent.end(content);
  });
}

/** Asks for changes again and again. */
async function followed(ask: RunningStudio['ask'], headers: Record<string, string>): Promise<Followed> {
  let { at } = (await ask('GET', '/api/set')).json;
  const lines: Parsed[] = [];
  const read = async () => {
    const found = (await ask('GET', `/api/changes?since=${at}`, undefined, { headers })).json;
    at = found.at(-1)?.at ?? at;
    lines.push(...found);
  };
  return {
    async next() {
      for (; lines.length === 0; await wait(20)) await read();
      return lines.shift();
    },
    async rest(milliseconds) {
      await wait(milliseconds);
      await read();
      return lines.splice(0);
    },
  };
}
