/** What importing the engine loads: playing a game must not wait for schemas or the compiler. */
import { spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The modules of this checkout that importing a file loads, as paths from its root. */
function loadedBy(file: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import(${JSON.stringify(new URL(file, import.meta.url).href)});
    console.log(JSON.stringify(loaded));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const urls: string[] = JSON.parse(stdout);
  return urls.map((url) => relative(ROOT, fileURLToPath(url)).split(sep).join('/'));
}

test('loads only one package, for random numbers, but no schemas of saved data and no compiler', () => {
  const modules = loadedBy('index.ts');
  expect(modules).toContain('runtime/game.ts');
  const packages = modules.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(packages)]).toEqual(['pure-rand']);
  const rooms = new Set(modules.map((path) => path.replace(/\/.*/, '')));
  expect([...rooms].toSorted()).toEqual(['node_modules', 'package.json', 'program', 'runtime']);
  expect(modules.filter((path) => /^runtime\/.*\/schema\.ts$/.test(path))).toEqual([]);
});
