/** The page on embedding is enough: its commands, programs and outputs, in their order, where the package is installed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DECISION_KINDS } from '../../runtime/options.ts';
import { ecos } from '../ecos.ts';
import { installPacked } from '../packed.ts';
import { docsPages } from './pages.ts';

const page = docsPages().find(({ file }) => file.endsWith('embedding.md'))!;

test('its programs do what it says', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-embedding-'));
  await installPacked(folder, 'packed-embedding');
  let said = '';
  for (const { info, text } of page.fences) {
    if (info[0] === 'ts' && info[1]) writeFileSync(join(folder, info[1]), text);
    if (info[0] === 'text') expect(said).toBe(text);
    if (info[0] !== 'sh') continue;
    const [program, ...args] = text.trim().split(' ');
    if (program === 'npx') expect(ecos(args.slice(1), { cwd: folder })).toMatchObject({ code: 0, err: '' });
    else said = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  }
  expect(said).not.toBe('');
  rmSync(folder, { recursive: true });
});

test('it names every kind of decision', () => {
  const missing = DECISION_KINDS.filter((kind) => !page.text.includes(`\`${kind}\``));
  expect(missing).toEqual([]);
});
