/** The message of an empty log. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { ScreenView } from '../../screen/screen.ts';
import type { TableController } from '../table-controller.ts';
import { Log } from './log.tsx';

const sentence = (draws: number, result: string | null): string => {
  const table = { opened: signal(new Set()) } as unknown as TableController;
  const shown = { view: { draws }, result, said: [] } as unknown as ScreenView;
  return /(Nothing|Only)[^"]*\./.exec(JSON.stringify(Log({ table, shown })))![0];
};

test('an empty log does not claim that nothing has happened in a game that was missed, however short', () => {
  expect(sentence(1, null)).toBe('Nothing has happened yet.');
  const missed = 'Only what happens while this page is open is listed here.';
  expect([sentence(2, null), sentence(1, 'You win with 3 points.')]).toEqual([missed, missed]);
});
