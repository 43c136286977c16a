import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../tools/bundle.ts';
import { inTurn, type Row } from '../row.ts';

const ROUNDS = 15;
const ROOT = join(import.meta.dirname, '..', '..');

/** A cold `ecos check` of a new set, packed, relative to starting Node. */
export async function measureCheck(): Promise<Row[]> {
  const packed = await bundle(join(ROOT, 'out', 'packed'));
  const folder = mkdtempSync(join(tmpdir(), 'ecos-bench-'));
  const own = join(folder, 'own-set');
  run(packed, 'new', own);
  const [nothing, fresh] = await inTurn(
    ROUNDS,
    () => run('-e', '0'),
    () => run(packed, 'check', own),
  );
  rmSync(folder, { recursive: true });
  return [
    {
      name: 'ecos check of a new set that extends them, packed, relative to starting Node',
      value: fresh / nothing,
      unit: '×',
      aim: { is: 'most', value: 12 },
      from: { nothing, check: fresh },
    },
  ];
}

function run(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
}
