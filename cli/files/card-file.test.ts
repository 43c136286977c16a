import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ecos } from '../../test/ecos.ts';

const CARDS =
  'set mine "Mine" extends first-continent\ncard 901 brown "Rain"\n  leaves 1\n  energy sun\n{\n  gain 1vp;\n}\n';

test.each([
  ['simulate', '--games', '1', '--report'],
  ['test', '--report'],
  ['train', '--out'],
  ['print', '--out'],
])('%s does not overwrite a card file', (command, ...options) => {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-card-file-'));
  const file = join(folder, 'mine.eco');
  writeFileSync(file, CARDS);
  const { code, err } = ecos([command, '.', ...options, 'mine.eco'], { cwd: folder });
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/mine\.eco is the name of a card file: choose another name for --/m),
  ]);
  expect(readFileSync(file, 'utf8')).toBe(CARDS);
});
