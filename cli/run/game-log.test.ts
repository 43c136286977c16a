import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { continueLog } from './game-log.ts';

test('a log that is continued keeps its head, which another version may have written', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ecos-log-')), 'a.log');
  writeFileSync(file, 'old head\nfirst\nsecond\n');
  const log = continueLog(file, 3, () => {});
  log.write(0, ['new head', 'first', 'second']);
  expect(readFileSync(file, 'utf8')).toBe('old head\nfirst\nsecond\n');
  log.write(0, ['new head', 'first', 'other', 'third']);
  log.close();
  expect(readFileSync(file, 'utf8')).toBe('old head\nfirst\nother\nthird\n');
});
