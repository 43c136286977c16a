/** How a command ends if a signal ends its packer, in a separate process. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-packer-'));
});

/** A command that waits for a packer with this code, and prints what is thrown. */
function waitingFor(packer: string) {
  const module = (name: string) => JSON.stringify(join(import.meta.dirname, `${name}.ts`));
  const code = `
    import { temporaryFolderBeside } from ${module('../files/place')};
    import { runPacker } from ${module('packer')};
    temporaryFolderBeside(${JSON.stringify(join(folder, 'page'))});
    try {
      runPacker(['-e', ${JSON.stringify(packer)}], ${JSON.stringify(folder)});
      console.log('made');
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }`;
  const args = ['--input-type=module-typescript', '-e', code];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, signal, stdout, stderr };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a packer that was ended by %s ends the command, too, without a message',
  (signal) => {
    expect(waitingFor(`process.kill(process.pid, '${signal}')`)).toEqual({
      status: null,
      signal,
      stdout: '',
      stderr: '',
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a killed packer is reported without a stack trace; a failed one is reported with its reason', () => {
  expect(waitingFor("process.kill(process.pid, 'SIGKILL')").stdout).toMatch(
    /^UserError: The page of the studio was not made: its process was ended by SIGKILL\. Try again$/m,
  );
  expect(waitingFor('process.stderr.write("broken"); process.exit(1)').stdout).toBe(
    'Error: the page of the studio could not be made: broken\n',
  );
  expect(waitingFor('')).toMatchObject({ status: 0, stdout: 'made\n' });
});
