/** The terminal of a person, or pipes: what is printed and what the person types follow each other. */
import { clearScreenDown, createInterface, cursorTo } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { write } from '../terminal/output.ts';
import { onSignals } from '../terminal/signals.ts';

export type Terminal = ReturnType<typeof openTerminal>;

/** The streams of a terminal, or of pipes. */
export interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** The stream for people: standard output, or standard error if standard output is for a result. */
  output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
}

/** What is printed, in lines for a number of columns. */
export type Page = (columns: number) => string[];

/** The width of pipes, or if that of the terminal is unknown. */
const COLUMNS = 80;
/** Milliseconds until the size of a window counts as chosen: one that is dragged has many. */
const RESIZE_PAUSE_MS = 100;
/** Clears the scrollback buffer of a terminal. */
const CLEAR_SCROLLBACK = '\x1b[3J';

export function openTerminal({ input, output }: Streams) {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  let isStopped = false;
  // Without a completer, Tab would insert a tab character.
  const completer = (line: string): [string[], string] => [[], line];
  const reader = createInterface({ input, output, terminal: isTerminal, completer });
  // Buffers lines that are piped in faster than they are read.
  const lines = reader[Symbol.asyncIterator]();
  /** How many of these lines were not read. */
  let waiting = 0;
  reader.on('line', () => waiting++);
  const stop = (): void => {
    isStopped = true;
    reader.close();
  };
  const stopListening = onSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], stop);
  reader.on('SIGINT', stop);
  if (isTerminal) {
    reader.on('close', stop);
    // A process that goes on after Ctrl-Z reads again.
    reader.on('SIGCONT', () => reader.prompt(true));
  }
  /** Replaces the last line of a terminal, or everything from a row on. */
  const replaceEnd = (text: string, row?: number): void => {
    if (!isTerminal) return;
    cursorTo(output, 0, row);
    clearScreenDown(output);
    output.write(text);
  };
  return {
    /**
     * Prints a page and reads a line. If the window changes meanwhile, the page is printed again.
     * @returns null at the end of the input, on Ctrl-C or another request to stop
     */
    ask: async (page: Page, prompt: string): Promise<string | null> => {
      if (isStopped) return null;
      reader.setPrompt(prompt);
      const show = (): void => {
        replaceEnd('');
        write(output, page((isTerminal && output.columns) || COLUMNS).join('\n'));
        // Keeps what was typed too early.
        if (isTerminal) reader.prompt(true);
        else output.write(prompt);
      };
      show();
      let timer: NodeJS.Timeout | undefined;
      const resized = (): void => {
        clearTimeout(timer);
        timer = setTimeout(show, RESIZE_PAUSE_MS);
      };
      if (isTerminal) output.on('resize', resized);
      const { value, done } = await lines.next();
      waiting--;
      output.off('resize', resized);
      clearTimeout(timer);
      const line = done || isStopped ? null : value;
      // Piped input is not echoed otherwise.
      if (!isTerminal) output.write(`${line ?? ''}\n`);
      return line;
    },
    /** Forgets the lines that were typed too early. Pipes keep theirs. */
    forgetLines: async (): Promise<void> => {
      if (!isTerminal) return;
      // Keys that were pressed while a bot was thinking arrive between two turns of the event loop.
      await setImmediate();
      await setImmediate();
      for (; waiting > 0; waiting--) await lines.next();
    },
    /** Clears the screen and all that was on it before. */
    clear: () => replaceEnd(CLEAR_SCROLLBACK, 0),
    /** Shows a status at the end, until something else is printed. */
    status: (text: string) => replaceEnd(text),
    /** True once the user wants to stop. */
    isStopped: () => isStopped,
    close: () => {
      // Later output begins on a new line: not after the prompt, and not after a status.
      if (isStopped && isTerminal) output.write('\n');
      else replaceEnd('');
      stopListening();
      reader.close();
    },
  };
}
