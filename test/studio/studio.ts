/** Runs the real `ecos studio` and asks its server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from '../../print/browser/folders.ts';

const ECOS = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

/** Whatever JSON says. */
type Parsed = ReturnType<typeof JSON.parse>;

/** An answer of the server. */
export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The body as JSON. */
  json: Parsed;
}

/** How a request differs from one of the page. */
export interface Unlike {
  /** Headers; those that are undefined are left out. */
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal;
  /** The text of the body as it is. */
  raw?: string | Uint8Array;
}

/** A studio that runs. */
export interface RunningStudio {
  /** Of its page, with the key. */
  address: string;
  port: number;
  key: string;
  child: ChildProcess;
  /** What it has said so far. */
  said: { out: string; err: string };
  ask(method: string, path: string, body?: unknown, unlike?: Unlike): Promise<Answered>;
  /** The lines of an answer that does not end: the next one that is not empty. */
  follow(path: string, headers?: Record<string, string>): Promise<Followed>;
  /** Ends it with a signal and waits until it has. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The changes that a server tells of. */
export interface Followed {
  next(): Promise<Parsed>;
  /** Lines that have come and nobody asked for, after some time. */
  rest(milliseconds: number): Promise<Parsed[]>;
  close(): void;
}

/** Where it runs. */
interface Around {
  cwd: string;
  /** The user's folder, where drafts are kept. */
  data: string;
  /** The file of the command. */
  command?: string;
  env?: object;
  /** Whether it opens the browser. */
  open?: boolean;
}

/** Starts it. */
export async function startStudio(
  args: readonly string[],
  { cwd, data, command = ECOS, env = {}, open = false }: Around,
): Promise<RunningStudio> {
  const child = spawn(process.execPath, [command, 'studio', ...args, ...(open ? [] : ['--no-open'])], {
    cwd,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      // Drafts are kept here; the browser that prints stays where it is.
      XDG_DATA_HOME: data,
      HOME: data,
      XDG_CACHE_HOME: dirname(cacheFolder()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text;
  });
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  const isUp = (async () => {
    while (!said.out.includes('\n')) await wait(5);
    return true;
  })();
  if (!(await Promise.race([isUp, ended.then(() => false)]))) throw new Error(`it ended: ${said.err}`);
  const address = said.out.trim().replace(/^Studio: /, '');
  const { port, hash } = new URL(address);
  const key = hash.slice(1);
  const ask: RunningStudio['ask'] = (method, path, body, unlike = {}) =>
    asked(Number(port), method, path, body, { ...unlike, headers: { 'x-ecos-key': key, ...unlike.headers } });
  return {
    address,
    port: Number(port),
    key,
    child,
    said,
    ask,
    follow: (path, headers = {}) => followed(Number(port), path, { 'x-ecos-key': key, ...headers }),
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
  { headers = {}, signal, raw }: Unlike,
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
    // Of its own accord a client says nothing of the body of a `DELETE`.
    if (content !== undefined) sent.setHeader('content-length', Buffer.byteLength(content));
    sent.end(content);
  });
}

function followed(port: number, path: string, headers: Record<string, string>): Promise<Followed> {
  return new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const lines: Parsed[] = [];
      const waiting: ((line: Parsed) => void)[] = [];
      let rest = '';
      let isFirst = true;
      response.setEncoding('utf8').on('data', (text: string) => {
        const parts = (rest + text).split('\n');
        rest = parts.pop()!;
        for (const part of parts) {
          const line = JSON.parse(part);
          if (Object.keys(line).length === 0) {
            // The server says that it follows.
            if (isFirst) done(followedLines);
            isFirst = false;
            continue;
          }
          const next = waiting.shift();
          if (next) next(line);
          else lines.push(line);
        }
      });
      response.on('error', () => undefined);
      const followedLines: Followed = {
        next: () =>
          lines.length > 0 ? Promise.resolve(lines.shift()) : new Promise((come) => waiting.push(come)),
        async rest(milliseconds) {
          await wait(milliseconds);
          return lines.splice(0);
        },
        close: () => sent.destroy(),
      };
    });
    sent.on('error', failed);
    sent.end();
  });
}
