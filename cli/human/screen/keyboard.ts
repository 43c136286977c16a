/** Lines a person types, or that are piped in: one at a time, until there are no more. */
import { clearScreenDown, createInterface, cursorTo, type Interface } from 'node:readline';
import { onSignals } from '../../terminal/signals.ts';
import { styled } from '../../terminal/styles.ts';
import { completions } from '../parse-input.ts';
import type { Entry } from './menu.ts';
import type { Viewport } from './viewport.ts';

/** Where a game is shown and answered. */
export interface Keyboard {
  /** True where screens replace each other; else everything follows line by line. */
  readonly isTerminal: boolean;
  /** How much room there is now. */
  room(): Viewport;
  /** Shows a screen in place of the last one, or below it. `secret` also clears what can be scrolled back to. */
  show(lines: readonly string[], secret?: boolean): void;
  /** Says in a terminal's last line what is going on. */
  status(text: string): void;
  /** The next line; null when there is none: the end of the input, Ctrl-C or another request to stop. */
  ask(prompt: string, menu: readonly Entry[]): Promise<string | null>;
  /** True once the user wants to stop, or no input is left. */
  isStopped(): boolean;
  /** What to do when the terminal has another size. */
  onResize(redraw: () => void): void;
  /** Lets go of the terminal. */
  close(): void;
}

/** Columns where the output is no terminal, and the size of a terminal that does not say it. */
const COLUMNS = 80;
const ROWS = 24;
/** Clears what a terminal can scroll back to. */
const CLEAR_SCROLLBACK = '\x1b[3J';

/**
 * The keyboard and the screen of the user.
 * @param output where screens go: standard output, or standard error where that is for a result
 */
export function openKeyboard(output: NodeJS.WriteStream): Keyboard {
  const isTerminal = process.stdin.isTTY === true && output.isTTY === true;
  let menu: readonly Entry[] = [];
  const lines = createInterface({
    input: process.stdin,
    output,
    terminal: isTerminal,
    completer: (line: string) => [completions(line, menu), line],
  });
  const queue = queueOf(lines);
  let redraw = (): void => undefined;
  const resized = (): void => redraw();
  output.on('resize', resized);
  lines.on('SIGCONT', resized);
  if (isTerminal) output.write('\n'.repeat(output.rows || ROWS));
  return {
    isTerminal,
    room: () => ({
      columns: isTerminal ? output.columns || COLUMNS : COLUMNS,
      rows: isTerminal ? output.rows || ROWS : Infinity,
      paint: (style, text) => styled(style, text, output),
    }),
    show: (screen, secret = false) => {
      if (isTerminal) {
        cursorTo(output, 0, 0);
        clearScreenDown(output);
        if (secret) output.write(CLEAR_SCROLLBACK);
      }
      output.write(`${screen.join('\n')}\n`);
    },
    status: (text) => {
      if (!isTerminal) return;
      cursorTo(output, 0);
      clearScreenDown(output);
      output.write(text);
    },
    ask: async (prompt, entries) => {
      menu = entries;
      lines.setPrompt(prompt);
      // Piped input may have ended before it was read.
      if (queue.isEnded()) output.write(prompt);
      else lines.prompt(true);
      const line = await queue.next();
      // What is piped in is not seen otherwise.
      if (!isTerminal) output.write(`${line ?? ''}\n`);
      return line;
    },
    isStopped: queue.isStopped,
    onResize: (action) => {
      redraw = () => {
        action();
        if (!queue.isEnded()) lines.prompt(true);
      };
    },
    close: () => {
      // What follows stands on a line of its own, not behind the prompt.
      if (isTerminal && queue.isEnded()) output.write('\n');
      output.off('resize', resized);
      queue.stop();
      lines.close();
    },
  };
}

interface Queue {
  /** The next line, null after the last. */
  next(): Promise<string | null>;
  isStopped(): boolean;
  /** True when nothing more is read. */
  isEnded(): boolean;
  /** Listens no more. */
  stop(): void;
}

/** Lines as they come: those that came before they were asked for wait. */
function queueOf(lines: Interface): Queue {
  const waiting: string[] = [];
  let over = false;
  let wake: (() => void) | undefined;
  const stop = (): void => {
    over = true;
    wake?.();
  };
  const callOff = onSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], stopNow);
  // Ctrl-C counts at once, the end of the input when all before it has been read.
  function stopNow(): void {
    waiting.length = 0;
    stop();
  }
  lines.on('SIGINT', stopNow);
  lines.on('close', stop);
  lines.on('line', (line) => {
    waiting.push(line);
    wake?.();
  });
  return {
    next: async () => {
      while (waiting.length === 0 && !over) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return waiting.shift() ?? null;
    },
    isEnded: () => over,
    isStopped: () => over && waiting.length === 0,
    stop: callOff,
  };
}
