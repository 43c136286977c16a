/** What is left in memory after many games, in a process of its own. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './row.ts';

/** The heap after 10,000 games, in what it was after 1,000. */
export function measureMemory(): Row {
  const script = join(import.meta.dirname, 'memory', 'games.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
  const { early, late } = JSON.parse(stdout) as { early: number; late: number };
  return {
    name: 'the heap after 10,000 games, in that after 1,000',
    value: late / early,
    unit: '×',
    aim: { is: 'most', value: 1.02 },
    from: { '1,000 games, kB': early / 1024, '10,000 games, kB': late / 1024 },
  };
}
