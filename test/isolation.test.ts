/** Tests depend neither on each other's modules nor on the settings of the machine. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ISOLATED_TESTS } from '../vitest.config.ts';
import { ROOMS } from './steps.ts';

const ROOT = join(import.meta.dirname, '..');
const CHANGES_PROCESS =
  /vi\.(mock|doMock|spyOn|stub\w+|useFakeTimers|resetModules)\(|process\.(env\.\w+ = |chdir\(|exitCode = |umask\()/;

test('tests that replace modules or change their process are isolated', () => {
  const files = globSync(`{${[...ROOMS, 'test', 'bench']}}/**/*.test.ts`, { cwd: ROOT });
  // This file only names them.
  const others = files.filter((file) => file !== join('test', 'isolation.test.ts'));
  const changing = others.filter((file) => CHANGES_PROCESS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(changing.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(ISOLATED_TESTS);
});

test('git in tests has no settings of the machine', () => {
  const { status, stdout } = spawnSync('git', ['config', '--list', '--show-origin'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
