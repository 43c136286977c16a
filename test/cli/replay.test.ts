/** `ecos replay` with all kinds of logs: complete, truncated, from another version, modified, or not logs at all. */
import { copyFileSync, existsSync, openSync, writeSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileSources } from '../../cli/load/compile.ts';
import { topSource } from '../../cli/load/find.ts';
import { newGame } from '../../runtime/game.ts';
import { logChoice, logEnd, logHead } from '../../runtime/log/log.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { ecos, startEcos } from '../ecos.ts';
import { workspace } from '../workspace.ts';

const PATIENT = { timeout: 60_000, interval: 5 };
const OPTIONS = { players: 2, seed: 5, target: 15 };
const { chain } = compileSources(topSource(['first-continent'])).sets[0];
const lines = playedLines();
const place = workspace({ 'whole.log': `${lines.join('\n')}\n` });

/** The log of a game among bots. */
function playedLines(): string[] {
  const game = newGame(chain, OPTIONS);
  const records: object[] = [logHead(chain, OPTIONS, ['random', 'random'])];
  const bots = [0, 1].map((seat) => makeBot('random', OPTIONS.seed, seat));
  playOut(game, bots, (state, option) => records.push(logChoice(state, option)));
  records.push(logEnd(game));
  return records.map((record) => JSON.stringify(record));
}

const replayed = (name: string, ...args: string[]) => place.ecos('replay', name, ...args);

/** Replays a text as a log. */
function given(text: string, ...args: string[]) {
  place.put({ 'some.log': text });
  return replayed('some.log', ...args);
}

/** The log with one line changed, counted from 0. */
function changed(at: number, change: object): string {
  const record = { ...JSON.parse(lines[at]), ...change };
  return `${lines.with(at, JSON.stringify(record)).join('\n')}\n`;
}

test('a complete log gives the same result, also from standard input', () => {
  const { code, out, err } = replayed('whole.log');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`The same: ${lines.length - 2} decisions, and the same end.`);
  const piped = ecos(['replay', '-', '--format', 'json'], { input: `${lines.join('\n')}\n` });
  expect(JSON.parse(piped.out)).toMatchObject({ same: true, decisions: lines.length - 2 });
});

test('the log of a killed game can be replayed as far as it goes', async () => {
  const log = place.at('killed.log');
  const game = startEcos(['play', 'first-continent', '--bots', 'greedy', '--log', log]);
  await expect
    .poll(() => existsSync(log) && place.textOf('killed.log').split('\n').length, PATIENT)
    .toBeGreaterThan(3);
  game.child.kill('SIGKILL');
  await game.ended;
  const { code, out } = replayed('killed.log');
  expect(out).toMatch(
    /The same: \d+ decisions(; the log stops before the end of the game\.|, and the same end\.)/,
  );
  expect(code).toBe(0);
});

test('--to draws the board at that decision', () => {
  const { code, out } = replayed('whole.log', '--to', '3');
  expect(code).toBe(0);
  expect(out).toContain(`The same so far: 3 decisions of ${lines.length - 2}.`);
  expect(out).toContain('d desert  g grassland');
  const { decisions } = JSON.parse(replayed('whole.log', '--to', '3', '--format', 'json').out);
  expect(decisions).toBe(3);
});

describe('a different result names the decision, the line and what was expected', () => {
  test.each([
    ['an option that was not offered', { option: 99_999 }, /99999, which is not offered: \d/],
    ['the wrong seat, counted from 1', { seat: 5 }, /seat 6 .*but seat 1 is asked/],
  ])('%s', (_, change, message) => {
    const { code, out, err } = given(changed(6, change));
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/some\.log:7: not the same at decision 6: /);
    expect(out).toMatch(message);
    const json = given(changed(6, change), '--format', 'json');
    expect(JSON.parse(json.out)).toMatchObject({ same: false, differs: { decision: 6, line: 7 } });
  });

  test('at the end of the game: different points', () => {
    const { code, out } = given(changed(lines.length - 1, { vp: [1, 2] }));
    expect(code).toBe(1);
    expect(out).toMatch(/at the end: the log ends with 1, 2 points, but they are/);
  });
});

test('a log of another version is reported', () => {
  const { code, err } = given(changed(0, { version: '0.0.1' }));
  expect(err).toMatch(/written by version 0\.0\.1, this is/);
  expect(code).toBe(0);
});

test('sets that have changed are named', () => {
  const { sets } = JSON.parse(lines[0]);
  const { code, err } = given(changed(0, { sets: [{ ...sets[0], hash: '0123456789abcdef' }] }));
  expect(err).toMatch(/cards have changed .*first-continent \(hash [0-9a-f]{16}, then 0123456789abcdef\)/);
  expect(code).toBe(2);
});

describe('anything but a log is refused in one line', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /some\.log:1: .*empty/],
    ['binary junk', Uint8Array.from({ length: 5000 }, (_, i) => (i * 89) % 256), /some\.log cannot be read/],
    ['an invalid line', `${lines[0]}\nx\n`, /some\.log:2: neither/],
    ['a prototype', lines[0].replace('"seed"', '"__proto__":1,"seed"'), /unknown option "__proto__"/],
    ['huge numbers', lines[0].replace('"seed":5', '"seed":1e300'), /seed 1e\+300: a seed is/],
  ])('%s', (_, content, message) => {
    place.put({ 'some.log': content });
    expect(place.refused('replay', 'some.log')).toMatch(message);
  });

  test('a hundred megabytes after the end of the game', () => {
    copyFileSync(place.at('whole.log'), place.at('long.log'));
    const file = openSync(place.at('long.log'), 'a');
    const more = `${lines[3]}\n`.repeat(50_000);
    for (let size = 0; size < 100_000_000; size += more.length) writeSync(file, more);
    expect(place.refused('replay', 'long.log')).toContain(
      `long.log:${lines.length + 1}: a line after the end`,
    );
  });
});
