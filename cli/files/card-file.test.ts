import { expect, test } from 'vitest';
import { workspace } from '../../test/workspace.ts';

const CARDS =
  'set mine "Mine" extends first-continent\ncard 901 brown "Rain"\n  leaves 1\n  energy sun\n{\n  gain 1vp;\n}\n';

test.each([
  ['simulate', '--games', '1', '--report'],
  ['test', '--report'],
  ['train', '--out'],
  ['print', '--out'],
])('%s does not overwrite a card file', (command, ...options) => {
  const { refused, textOf } = workspace({ 'mine.eco': CARDS });
  expect(refused(command, '.', ...options, 'mine.eco')).toMatch(
    /mine\.eco is the name of a card file: choose another name for --/,
  );
  expect(textOf('mine.eco')).toBe(CARDS);
});
