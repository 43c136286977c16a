/** `package.json` and `README.md` while npm packs them, and afterwards. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = ['README.md', 'docs/embedding.md', 'tools/package/front.ts'];
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

test.each([
  [
    'what the owner has filled in',
    { homepage: 'https://cards.example/', repository: 'github:me/cards', bugs: '' },
  ],
  ['nothing that the owner has left empty', { homepage: '', repository: '', bugs: '' }],
])('the packed manifest has %s', (_, filled) => {
  const texts = FILES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  const before = JSON.stringify({ ...manifest, ...filled });
  const folder = folderWith({ ...Object.fromEntries(texts), 'package.json': before });
  const front = (...args: string[]) => {
    execFileSync(process.execPath, [join(folder, 'tools', 'package', 'front.ts'), ...args]);
    return readFileSync(join(folder, 'package.json'), 'utf8');
  };
  const { '//': _note, scripts, devDependencies, devEngines, allowScripts, overrides, ...others } = manifest;
  const { homepage, repository, bugs, ...rest } = { ...others, ...filled };
  expect(JSON.parse(front())).toEqual({
    ...rest,
    ...(homepage && { homepage }),
    ...(repository && { repository }),
  });
  expect(front('back')).toBe(before);
});
