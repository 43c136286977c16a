/** Memory use after many games, measured in a separate process. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from '../row.ts';

/** The heap after 10,000 games relative to that after 1,000, and the memory of a million games on workers. */
export function measureMemory(): Row[] {
  return [heap(), million()];
}

function printed(name: string, ...flags: string[]): { early: number; late: number; seconds: number } {
  const script = join(import.meta.dirname, 'memory', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

function million(): Row {
  const { early, late, seconds } = printed('simulated.ts');
  return {
    name: 'memory for a million cheap games with two workers, relative to the first fifth of them',
    value: late / early,
    unit: '×',
    aim: { is: 'most', value: 1.1 },
    from: { 'first fifth, MB': early / 1e6, 'all, MB': late / 1e6, seconds },
  };
}

function heap(): Row {
  const { early, late } = printed('games.ts', '--expose-gc');
  return {
    name: 'the heap after 10,000 games, relative to that after 1,000',
    value: late / early,
    unit: '×',
    aim: { is: 'most', value: 1.02 },
    from: { '1,000 games, kB': early / 1024, '10,000 games, kB': late / 1024 },
  };
}
