import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { cardBook } from '../../table/index.ts';
import { BASE } from '../../test/human/table-screen.ts';
import { playWithPeople } from './play-with-people.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** A terminal on streams, or pipes. */
function opened(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY, columns: 60 });
  const terminal = openTerminal({ input, output });
  /** The text after the streams have had time to pass it on. */
  const shown = async (): Promise<string> => {
    await setTimeout(20);
    return stripVTControlCharacters(output.read()?.toString() ?? '');
  };
  return { input, output, terminal, shown };
}

const ask = (terminal: Terminal) => terminal.ask((columns) => [`for ${columns} columns`], '> ');

test('lines that are piped in too early are kept and echoed; the end of the input gives null', async () => {
  const { input, terminal, shown } = opened(false);
  input.end('one\ntwo\n');
  await setTimeout(20);
  expect(await ask(terminal)).toBe('one');
  expect(await ask(terminal)).toBe('two');
  expect(terminal.isStopped()).toBe(false);
  expect(await ask(terminal)).toBeNull();
  const asked = 'for 80 columns\n> ';
  expect(await shown()).toBe(`${asked}one\n${asked}two\n${asked}\n`);
  terminal.close();
});

test('a terminal reads lines below what it prints; Tab inserts nothing', async () => {
  const { input, terminal, shown } = opened(true);
  const answer = ask(terminal);
  expect(await shown()).toBe('for 60 columns\n> ');
  // Keys arrive separately: a Tab in pasted text would be part of it.
  for (const key of ['gorilla', '\t', '\r']) {
    input.write(key);
    await setTimeout(20);
  }
  expect(await answer).toBe('gorilla');
  terminal.close();
});

test('a question is printed again when the window changes, with what was typed, but not after the answer', async () => {
  const { input, output, terminal, shown } = opened(true);
  const resize = (columns: number) => output.emit('resize', Object.assign(output, { columns }));
  const answer = ask(terminal);
  input.write('1');
  await shown();
  for (const columns of [70, 80, 90]) resize(columns);
  await setTimeout(200);
  expect(await shown()).toMatch(/^[> 1]*for 90 columns\n> 1$/);
  input.write('2\r');
  expect(await answer).toBe('12');
  resize(60);
  await setTimeout(200);
  expect(await shown()).not.toContain('columns');
  terminal.close();
});

test('clearing a terminal also clears what has scrolled away, and does nothing to pipes', () => {
  const screen = opened(true);
  screen.terminal.clear();
  expect(screen.output.read().toString()).toBe('\x1b[1;1H\x1b[0J\x1b[3J');
  screen.terminal.close();
  const pipe = opened(false);
  pipe.terminal.clear();
  expect(pipe.output.read()).toBeNull();
  pipe.terminal.close();
});

test.each([
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
])('%s stops at once', async (_, key) => {
  const { input, terminal } = opened(true);
  const answer = ask(terminal);
  input.write(key);
  expect(await answer).toBeNull();
  expect(terminal.isStopped()).toBe(true);
  expect(await ask(terminal)).toBeNull();
  terminal.close();
});

test('the status of bots is shown only on a terminal', async () => {
  const screen = opened(true);
  screen.terminal.status('Seat 2 (greedy) is thinking …');
  expect(await screen.shown()).toContain('is thinking');
  screen.terminal.close();
  const pipe = opened(false);
  pipe.terminal.status('Seat 2 (greedy) is thinking …');
  expect(await pipe.shown()).toBe('');
  pipe.terminal.close();
});

test('keys that are typed while bots think begin the answer', async () => {
  const { input, terminal } = opened(true);
  terminal.status('Seat 2 (greedy) is thinking …');
  input.write('1');
  await setTimeout(20);
  const answer = ask(terminal);
  input.write('2\r');
  expect(await answer).toBe('12');
  terminal.close();
});

test('an Enter that is typed too early does not show the hand of the next person', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const log = join(mkdtempSync(join(tmpdir(), 'ecos-play-')), 'game.log');
  const stage = { input, output, path: undefined, book: cardBook(BASE) };
  const game = playWithPeople(BASE, { players: 3, seed: 1 }, ['human', 'human', 'human'], log, stage);
  let screen = '';
  output.on('data', (text) => {
    screen = `${screen}${text}`.split('\x1b[3J').at(-1)!;
  });
  const shows = (words: RegExp) => expect.poll(() => screen).toMatch(words);
  await shows(/Seat 1 chooses next/);
  input.write('\r');
  await shows(/Hand \(/);
  input.write('1\r\r');
  await shows(/Seat 2 chooses next/);
  await setTimeout(100);
  expect(screen).not.toMatch(/Hand \(/);
  input.write('\r');
  await shows(/Hand \(/);
  input.write('\x03');
  expect((await game).text).toContain('--resume');
});
