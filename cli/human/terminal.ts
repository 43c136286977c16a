/** The terminal of a person: screens that replace each other, or plain lines if input or output is not a terminal. */
import { clearScreenDown, createInterface, cursorTo } from 'node:readline';
import { styleText } from 'node:util';
import { onSignals } from '../terminal/signals.ts';
import type { Viewport } from './screen/viewport.ts';

export type Terminal = ReturnType<typeof openTerminal>;

/** The streams of a terminal, or of pipes. */
export interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** The stream for screens: standard output, or standard error if standard output is for a result. */
  output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number; rows?: number };
}

/** Draws a screen for the current size. */
export type Draw = (viewport: Viewport) => string[];

/** The size without a screen, or if the size of the screen is unknown. */
const COLUMNS = 80;
const ROWS = 24;
/** Clears the scrollback buffer of a terminal. */
const CLEAR_SCROLLBACK = '\x1b[3J';

export function openTerminal({ input, output }: Streams) {
  const isScreen = input.isTTY === true && output.isTTY === true;
  let isStopped = false;
  let redraw = (): void => undefined;
  // Without a completer, Tab would insert a tab character.
  const completer = (line: string): [string[], string] => [[], line];
  const reader = createInterface({ input, output, terminal: isScreen, completer });
  // Buffers lines that are piped in faster than they are read.
  const lines = reader[Symbol.asyncIterator]();
  const stop = (): void => {
    isStopped = true;
    reader.close();
  };
  const stopListening = onSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], stop);
  reader.on('SIGINT', stop);
  const resized = (): void => redraw();
  if (isScreen) {
    reader.on('close', stop);
    reader.on('SIGCONT', resized);
    output.on('resize', resized);
    output.write('\n'.repeat(output.rows || ROWS));
  }
  const viewport = (): Viewport => ({
    columns: (isScreen && output.columns) || COLUMNS,
    rows: isScreen ? output.rows || ROWS : Infinity,
    paint: (style, text) => styleText(style, text, { stream: output }),
  });
  return {
    /** The current size. */
    viewport,
    /**
     * Shows a screen, draws it again when the size changes, and reads a line.
     * @param isSecret also clears the scrollback buffer
     * @returns null at the end of the input, on Ctrl-C or another request to stop
     */
    ask: async (draw: Draw, prompt: string, isSecret = false): Promise<string | null> => {
      if (isStopped) return null;
      redraw = () => {
        const text = `${draw(viewport()).join('\n')}\n`;
        if (!isScreen) {
          output.write(text + prompt);
          return;
        }
        cursorTo(output, 0, 0);
        clearScreenDown(output);
        output.write(isSecret ? CLEAR_SCROLLBACK + text : text);
        reader.setPrompt(prompt);
        reader.prompt(true);
      };
      redraw();
      const { value, done } = await lines.next();
      redraw = () => undefined;
      const line = done || isStopped ? null : value;
      // Piped input is not echoed otherwise.
      if (!isScreen) output.write(`${line ?? ''}\n`);
      return line;
    },
    /** Shows a status in the last line of the screen. */
    status: (text: string) => {
      if (!isScreen) return;
      cursorTo(output, 0);
      clearScreenDown(output);
      output.write(text);
    },
    /** True once the user wants to stop. */
    isStopped: () => isStopped,
    close: () => {
      // Later output begins on a new line, not after the prompt.
      if (isScreen && isStopped) output.write('\n');
      output.off('resize', resized);
      stopListening();
      reader.close();
    },
  };
}
