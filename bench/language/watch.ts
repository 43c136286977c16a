import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Row } from '../row.ts';
import { corpus } from './corpus.ts';

const ROUNDS = 20;
const CARDS = 137;
const ENTRY = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

/** The time from saving a file until `ecos check --watch` shows the change, in a set of 137 cards. */
export async function measureWatch(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-bench-watch-'));
  mkdirSync(join(folder, 'cards'));
  const text = corpus(CARDS);
  const save = (extra: string) => writeFileSync(join(folder, 'cards', 'corpus.eco'), text + extra);
  save('');
  const watching = spawn(process.execPath, [ENTRY, 'check', 'cards', '--watch'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    await Promise.all([
      waitForOutput(watching, 'stdout', /^[✓✗!] .*\n$/m),
      waitForOutput(watching, 'stderr', /Watching/),
    ]);
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const output = waitForOutput(watching, 'stdout', /^[✓✗!] .*\n$/m);
      const start = performance.now();
      save(round % 2 === 0 ? '\ncard 999 brown\n  leaves 1\n  energy sun\n{ place watr }\n' : '');
      await output;
      waits.push(performance.now() - start);
    }
    return {
      name: 'from a save to the answer of `ecos check --watch`, 137 cards',
      value: median(waits),
      unit: 'ms',
      aim: { is: 'most', value: 100 },
      from: { saves: ROUNDS, fastest: Math.min(...waits), slowest: Math.max(...waits) },
    };
  } finally {
    watching.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until a process prints the given pattern. */
function waitForOutput(process: ChildProcess, on: 'stdout' | 'stderr', what: RegExp): Promise<void> {
  return new Promise((done, failed) => {
    let text = '';
    const ended = () => failed(new Error(`the watch ended: ${text}`));
    const onData = (data: Buffer) => {
      text += data;
      if (!what.test(text)) return;
      process[on]?.off('data', onData);
      process.off('exit', ended);
      done();
    };
    process[on]?.on('data', onData);
    process.once('exit', ended);
  });
}
