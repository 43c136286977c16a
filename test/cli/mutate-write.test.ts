import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeScenarios } from '../../cli/commands/mutate.ts';
import type { Mutant } from '../../language/mutation/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-mutate-'));
});

test.each(['\n', '\r\n', '\r'])('scenarios are added with the line ends of the file: %j', (lineEnd) => {
  const file = join(folder, 'mine.eco');
  writeFileSync(file, `# mine${lineEnd}element sun x1${lineEnd}`);
  const mutant = { set: 'mine', file, card: { number: 1 } } as Mutant;
  writeScenarios([], [{ mutant, text: 'scenario "a"\n{\n}\n' }]);
  const lines = ['# mine', 'element sun x1', '', 'scenario "a"', '{', '}', ''];
  expect(readFileSync(file, 'utf8')).toBe(lines.join(lineEnd));
});
