/** What commands load: a small command must not wait for what only others need. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadedModules, packagesIn } from '../test/loaded-modules.ts';

test('explaining a code loads no parser, compiler or engine', () => {
  const modules = loadedModules('cli/ecos.mjs', 'explain', 'ECO201');
  expect(modules).toContain('compiler/catalogue/names.ts');
  expect(packagesIn(modules)).toEqual(['commander']);
  expect(modules.filter((path) => /^(program|grammar|compiler|runtime|print)\/[^/]+$/.test(path))).toEqual([
    'grammar/lists.ts',
  ]);
});

test('building a set loads no engine and no printing', () => {
  const out = mkdtempSync(join(tmpdir(), 'ecos-loads-'));
  const modules = loadedModules('cli/ecos.mjs', 'build', 'first-continent', '--out', out);
  rmSync(out, { recursive: true });
  expect(modules).toContain('compiler/emit/typescript.ts');
  expect(packagesIn(modules)).toContain('ts-morph');
  expect(modules.filter((path) => /^(runtime|simulate|language)\//.test(path))).toEqual([]);
});
