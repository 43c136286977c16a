/** A program in a terminal: sends keys, and keeps the screen with xterm.js, VS Code's own terminal. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Program } from '../debian/packages.ts';
import { VSCODE } from './vscode-web.ts';

export const SIZE = { cols: 88, rows: 18 };

const require = createRequire(import.meta.url);

/** The folder of xterm.js, which comes with VS Code. */
export const XTERM = join(VSCODE, 'node_modules/@xterm/xterm');

/** The part of xterm.js that is used. */
interface Xterm {
  buffer: { active: { getLine(row: number): { translateToString(trimmed: boolean): string } | undefined } };
  write(data: Uint8Array): void;
  onData(listener: (answer: string) => void): void;
}
const { Terminal } = require(join(XTERM, 'lib/xterm.js')) as {
  Terminal: new (options: typeof SIZE) => Xterm;
};

/** Milliseconds. Long, so that only a missing text fails a test, not a busy machine. */
const LONGEST = 150_000;

/** Whether there is a terminal: the program `script` of util-linux. */
export function hasTerminal(): boolean {
  return spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;
}

export type Running = ReturnType<typeof startInTerminal>;

/** Starts a program in a terminal. */
export function startInTerminal(
  folder: string,
  { program, args: first }: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
) {
  const quoted = [program, ...first, ...args].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ');
  const command = `stty rows ${SIZE.rows} cols ${SIZE.cols}; exec ${quoted}`;
  const process = spawn('script', ['-qfc', command, '/dev/null'], {
    cwd: folder,
    // The variables by which terminals announce true colour and squiggles.
    env: { ...env, TERM: 'xterm-256color', COLORTERM: 'truecolor', VTE_VERSION: '7000', LC_ALL: 'C.UTF-8' },
  });
  const ended = once(process, 'exit');
  const terminal = new Terminal(SIZE);
  const written: Buffer[] = [];
  process.stdout.on('data', (data: Buffer) => {
    written.push(data);
    terminal.write(data);
  });
  // Programs query the terminal for its capabilities.
  terminal.onData((answer) => process.stdin.write(answer));

  const screen = () =>
    Array.from({ length: SIZE.rows }, (_, row) =>
      terminal.buffer.active.getLine(row)?.translateToString(true),
    ).join('\n');
  const until = async (what: string, holds: () => boolean) => {
    for (const end = Date.now() + LONGEST; !holds(); await setTimeout(20))
      if (Date.now() > end) throw new Error(`waited in vain for ${what}:\n${screen()}`);
  };
  return {
    /** Presses keys. */
    press: (keys: string) => process.stdin.write(keys),
    /** Waits until all these words are on the screen. */
    waitFor: (...words: string[]) =>
      until(`“${words.join('”, “')}”`, () => words.every((word) => screen().includes(word))),
    /** Waits until these words are no longer on the screen. */
    waitUntilGone: (words: string) => until(`“${words}” to go`, () => !screen().includes(words)),
    /** All output so far. */
    written: () => Buffer.concat(written),
    /** Resolves when the program has ended. */
    ended,
    close: () => process.kill(),
  };
}
