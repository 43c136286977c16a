/** What importing the engine loads: playing a game must not wait for schemas or the compiler. */
import { expect, test } from 'vitest';
import { loadedModules, packagesIn } from '../test/loaded-modules.ts';

test('loads only the packages for random numbers, but no schemas of saved data and no compiler', () => {
  const modules = loadedModules('runtime/index.ts');
  expect(modules).toContain('runtime/game.ts');
  expect(packagesIn(modules).toSorted()).toEqual(['@noble/hashes', 'pure-rand']);
  const rooms = new Set(modules.map((path) => path.replace(/\/.*/, '')));
  expect([...rooms].toSorted()).toEqual(['node_modules', 'package.json', 'program', 'runtime']);
  expect(modules.filter((path) => /^runtime\/.*\/schema\.ts$/.test(path))).toEqual([]);
});
