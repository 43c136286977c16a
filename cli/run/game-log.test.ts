import { expect, test } from 'vitest';
import { workspace } from '../../test/workspace.ts';
import { continueLog } from './game-log.ts';

test('a log that is continued keeps its head, which another version may have written', () => {
  const { at, textOf } = workspace({ 'a.log': 'old head\nfirst\nsecond\n' });
  const log = continueLog(at('a.log'), 3, () => {});
  log.write(0, ['new head', 'first', 'second']);
  expect(textOf('a.log')).toBe('old head\nfirst\nsecond\n');
  log.write(0, ['new head', 'first', 'other', 'third']);
  log.close();
  expect(textOf('a.log')).toBe('old head\nfirst\nother\nthird\n');
});
