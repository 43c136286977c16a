import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { openTerminal, type Terminal } from './terminal.ts';

/** A terminal on streams: a screen of this size, or pipes if there is none. */
function opened(size?: { columns: number; rows: number }) {
  const input = Object.assign(new PassThrough(), { isTTY: size !== undefined });
  const output = Object.assign(new PassThrough(), { isTTY: size !== undefined, ...size });
  const terminal = openTerminal({ input, output });
  const shown = (): string => stripVTControlCharacters(output.read()?.toString() ?? '');
  return { input, output, terminal, shown };
}

const ask = (terminal: Terminal) =>
  terminal.ask(({ columns, rows }) => [`screen of ${columns} by ${rows}`], '> ');

/** The text after the streams have had time to pass it on. */
async function after(shown: () => string): Promise<string> {
  await setTimeout(20);
  return shown();
}

test('lines that are piped in too early are kept and echoed; the end of the input gives null', async () => {
  const { input, terminal, shown } = opened();
  input.end('one\ntwo\n');
  await setTimeout(20);
  expect(await ask(terminal)).toBe('one');
  expect(await ask(terminal)).toBe('two');
  expect(terminal.isStopped()).toBe(false);
  expect(await ask(terminal)).toBeNull();
  const screen = 'screen of 80 by Infinity\n> ';
  expect(await after(shown)).toBe(`${screen}one\n${screen}two\n${screen}\n`);
  terminal.close();
});

test('a waiting screen is drawn again when its size changes', async () => {
  const { input, output, terminal, shown } = opened({ columns: 60, rows: 20 });
  const answer = ask(terminal);
  expect(await after(shown)).toContain('screen of 60 by 20');
  output.columns = 90;
  output.emit('resize');
  expect(await after(shown)).toContain('screen of 90 by 20');
  // Keys arrive separately: a Tab in pasted text would be part of it.
  for (const key of ['gorilla', '\t', '\r']) {
    input.write(key);
    await setTimeout(20);
  }
  expect(await answer).toBe('gorilla');
  shown();
  output.emit('resize');
  expect(await after(shown)).not.toContain('screen');
  terminal.close();
});

test.each([
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
])('%s stops at once', async (_, key) => {
  const { input, terminal } = opened({ columns: 80, rows: 24 });
  const answer = ask(terminal);
  input.write(key);
  expect(await answer).toBeNull();
  expect(terminal.isStopped()).toBe(true);
  expect(await ask(terminal)).toBeNull();
  terminal.close();
});

test('the status of bots is shown only on a screen', async () => {
  const screen = opened({ columns: 80, rows: 24 });
  screen.terminal.status('Seat 2 (greedy) is thinking …');
  expect(await after(screen.shown)).toContain('is thinking');
  screen.terminal.close();
  const pipe = opened();
  pipe.terminal.status('Seat 2 (greedy) is thinking …');
  expect(await after(pipe.shown)).toBe('');
  pipe.terminal.close();
});
