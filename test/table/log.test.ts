/** Logs: they replay to the same hash; broken logs are refused with the line number. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import type { LogChoice } from '../../runtime/log/log.ts';
import { parseLog } from '../../runtime/log/parse.ts';
import { replay } from '../../runtime/log/replay.ts';
import { toLog } from '../../runtime/log/to-log.ts';
import { hash } from '../../runtime/save/json.ts';
import { plainSet } from '../plain-set.ts';
import { CHAIN, logged, parsed } from './logged.ts';

/** A game of three that all tests may share, as its log. */
const { lines } = logged({ players: 3, seed: 5, maxDraws: 100 });
const last = lines.length;
const text = (all: readonly string[]): string => `${all.join('\n')}\n`;

test.each([2, 3, 4, 5, 6])('a log of %i players replays to the same hash', (players) => {
  const { game, lines } = logged({ players, seed: 11 * players, maxDraws: 100 });
  const result = replay(CHAIN, text(lines));
  expect(result).toMatchObject({ same: true, played: lines.length - 2 });
  expect(hash(result.game)).toBe(hash(game));
});

test('the log of a game is the one that was written while it was played', () => {
  const { game, lines } = logged({ players: 2, seed: 3, maxDraws: 20 });
  expect(toLog(game, JSON.parse(lines[0]).players)).toBe(`${lines.join('\n')}\n`);
  expect(() => toLog({ ...game, setup: null }, [])).toThrow('this game has no log');
});

test('a log can be replayed up to a choice', () => {
  const result = replay(CHAIN, text(lines), 20);
  expect(result).toMatchObject({ same: true, played: 20 });
  expect(result.game.decisions).toBe(20);
});

test.each([
  ['an empty file', [''], 1],
  ['another file', ['hello'], 1],
  ['no first line', lines.slice(1), 1],
  ['a first line of another kind', lines.with(0, '{"log":"chess","format":1}'), 1],
  ['hands that are not a list', lines.with(0, lines[0].replace('"seed":', '"hands":"abc","seed":')), 1],
  ['a seed that is not a number', lines.with(0, lines[0].replace('"seed":5', '"seed":{"toString":0}')), 1],
  ['another format', lines.with(0, lines[0].replace('"format":1', '"format":2')), 1],
  ['a line that is not JSON', lines.with(7, '{"seat":0,'), 8],
  ['an empty line', lines.with(7, ''), 8],
  ['a choice without its option', lines.with(4, '{"seat":0,"kind":"use-element"}'), 5],
  ['an option that is not a whole number', lines.with(4, '{"seat":0,"kind":"yes-no","option":0.5}'), 5],
  ['a line after the end', [...lines, lines[3]], last + 1],
  ['an end without its hash', lines.with(-1, '{"end":"over","winner":1,"vp":[1,2,3]}'), last],
])('a broken log is refused with the line number: %s', (_, broken, line) => {
  const result = parseLog(`${broken.join('\n')}\n`);
  expect(result).toMatchObject({ line, message: expect.any(String) });
});

test('an incomplete last line is ignored, and counts if only its line break is missing', () => {
  const cut = [...lines.slice(0, 9), lines[9].slice(0, -4)];
  const log = parsed(cut, '');
  expect([log.choices.length, log.end]).toEqual([8, null]);
  expect(replay(CHAIN, cut.join('\n'))).toMatchObject({ same: true, played: 8 });
  expect(parsed(lines.slice(0, 10), '').choices).toHaveLength(9);
  expect(parsed(lines, '').end).not.toBeNull();
});

test.each([
  ['an option that is not offered', { option: 999_999 }],
  ['another seat', { seat: (JSON.parse(lines[6]).seat + 1) % 3 }],
  ['another kind', { kind: 'branch' }],
] as [string, Partial<LogChoice>][])('a replay reports where it first differs, with %s', (_, change) => {
  const other = lines.with(6, JSON.stringify({ ...JSON.parse(lines[6]), ...change }));
  expect(replay(CHAIN, text(other))).toMatchObject({ same: false, at: 6, played: 5 });
});

test('a replay reports another end', () => {
  const end = { ...JSON.parse(lines[last - 1]), hash: '0000000000000000' };
  expect(replay(CHAIN, text(lines.with(-1, JSON.stringify(end))))).toMatchObject({ same: false });
});

test('a log of other cards is refused', () => {
  const other = structuredClone(plainSet);
  other.cards[0].leaves = 3;
  expect(() => replay([other], text(lines))).toThrow(/cards have changed/);
});

test('a log with any value replaced is never refused without a message', () => {
  const at = fc.oneof(fc.constant(0), fc.constant(lines.length - 1), fc.nat({ max: lines.length - 1 }));
  fc.assert(
    fc.property(at, fc.nat(), fc.jsonValue({ maxDepth: 1 }), (line, pick, value) => {
      const record = JSON.parse(lines[line]);
      const target = line === 0 && pick % 2 === 0 ? record.options : record;
      const keys = [...Object.keys(target), ...(target === record ? [] : ['hands', 'layout', 'target'])];
      target[keys[pick % keys.length]] = value;
      const changed = text(lines.with(line, JSON.stringify(record)));
      const result = parseLog(changed);
      if ('message' in result) {
        expect(result.line).toBe(line + 1);
        return;
      }
      try {
        replay(CHAIN, changed);
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }),
    { numRuns: 150 },
  );
});
