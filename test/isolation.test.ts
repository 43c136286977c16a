/** Tests depend neither on each other's modules nor on the settings of the machine. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ISOLATED } from '../vitest.config.ts';

const ROOT = join(import.meta.dirname, '..');
const CHANGES_PROCESS =
  /vi\.(mock|doMock|spyOn|stub\w+|useFakeTimers|resetModules)\(|process\.(env\.\w+ = |chdir\(|exitCode = |umask\()/;

test('tests that replace modules or change their process are isolated', () => {
  const files = globSync(
    '{program,grammar,compiler,runtime,print,simulate,language,table,studio,cli,tools,test,bench}/**/*.test.ts',
    {
      cwd: ROOT,
    },
  );
  const changing = files.filter((file) => {
    // This file only names them.
    return (
      file !== join('test', 'isolation.test.ts') &&
      CHANGES_PROCESS.test(readFileSync(join(ROOT, file), 'utf8'))
    );
  });
  expect(changing.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(ISOLATED);
});

test('git in tests has no settings of the machine', () => {
  const { status, stdout } = spawnSync('git', ['config', '--list', '--show-origin'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
