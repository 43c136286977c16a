/** How commands end on signals, in separate processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '../../test/folder-with.ts';

let folder = '';
beforeEach(() => {
  folder = folderWith({});
});

const MODULES = `
  import * as ending from '${join(import.meta.dirname, 'signals.ts')}';
  import { temporaryFolderBeside } from '${join(import.meta.dirname, '../files/place.ts')}';
  import { writeWhole } from '${join(import.meta.dirname, '../files/write.ts')}';`;

/** Runs a module that prints `ready`, then sends it a signal. Returns how it ended and its output. */
async function signalled(script: string, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', `${MODULES}\n${script}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (data) => {
    output += data;
  });
  child.stdout.on('data', (data) => {
    const wasReady = output.includes('ready');
    output += data;
    if (!wasReady && output.includes('ready')) child.kill(signal);
  });
  const [code, by] = await once(child, 'close');
  return { code, by, output };
}

const FOREVER = 'setInterval(() => undefined, 1000);';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s runs the clean-up and ends the command',
  async (signal) => {
    const ran = await signalled(
      `temporaryFolderBeside('${folder}/place');
     ending.atEnd(() => console.log('undone'));
     process.on('exit', () => console.log('told'));
     // Like a handler that keeps the command running.
     process.on('${signal}', () => undefined);
     ${FOREVER}
     console.log('ready');`,
      signal,
    );
    expect(ran).toEqual({ code: null, by: signal, output: 'ready\nundone\ntold\n' });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('only the latest handler of a signal is called, until it is removed', async () => {
  const ran = await signalled(
    `ending.atEnd(() => console.log('undone'));
     const first = ending.onSignals(['SIGTERM'], () => { console.log('first'); first(); process.kill(process.pid, 'SIGTERM'); });
     const second = ending.onSignals(['SIGTERM'], () => { console.log('second'); second(); process.kill(process.pid, 'SIGTERM'); });
     ending.onSignals(['SIGINT'], () => console.log('no'));
     ${FOREVER}
     console.log('ready');`,
    'SIGTERM',
  );
  expect(ran).toEqual({ code: null, by: 'SIGTERM', output: 'ready\nsecond\nfirst\nundone\n' });
});

test('a signal during a write ends the command after the file is complete', async () => {
  const ran = await signalled(
    `writeWhole('out.bin', '');
     console.log('ready');
     for (const until = Date.now() + 1000; Date.now() < until; )
       writeWhole('out.bin', Buffer.alloc(2 ** 22));
     setTimeout(() => console.log('went on'), 5000);`,
    'SIGTERM',
  );
  expect(ran).toEqual({ code: null, by: 'SIGTERM', output: 'ready\n' });
  expect(readdirSync(folder)).toEqual(['out.bin']);
});

test('optional clean-up does not delay the end of a busy command, and runs when a command ends by itself', async () => {
  const busy = `ending.atExit(() => console.log('undone'));
    console.log('ready');
    const until = Date.now() + 4000;
    while (Date.now() < until);
    console.log('went on');`;
  expect(await signalled(busy, 'SIGTERM')).toEqual({ code: null, by: 'SIGTERM', output: 'ready\n' });
  const ends = "ending.atExit(() => console.log('undone')); process.exitCode = 3;";
  expect(await signalled(ends, 'SIGTERM')).toEqual({ code: 3, by: null, output: 'undone\n' });
});

test('no signal handler remains when no clean-up is left to do', async () => {
  const ran = await signalled(
    `ending.atEnd(() => console.log('undone'))();
     await new Promise((done) => setTimeout(done, 50));
     console.log(process.listenerCount('SIGTERM'), process.listenerCount('exit'));
     console.log('ready');
     ${FOREVER}`,
    'SIGTERM',
  );
  expect(ran).toEqual({ code: null, by: 'SIGTERM', output: '0 0\nready\n' });
});
