/** `npm run docs` after a template was added: the printing code needs the template before it is compiled to code. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TEMPLATES = join('print', 'templates', 'templates.generated.ts');

test('templates are generated before any printing code is loaded', () => {
  const copy = folderWith({});
  for (const path of [
    'package.json',
    'tools/references.ts',
    'tools/references',
    'grammar',
    'compiler',
    'print',
    'program',
  ])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  writeFileSync(join(copy, TEMPLATES), 'export {};\n');
  // Running all generators would take long; this one loads the printing code, as most of them do.
  const printing = `import '../../print/index.ts';
export const GENERATED_FOLDERS = [];
export const generatedPages = () => [];
`;
  writeFileSync(join(copy, 'tools', 'references', 'generators.ts'), printing);
  const { status, stderr } = spawnSync(process.execPath, ['tools/references.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(join(copy, TEMPLATES), 'utf8')).toBe(readFileSync(join(ROOT, TEMPLATES), 'utf8'));
});
