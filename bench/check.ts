import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { inTurn, type Row } from './row.ts';

const ROUNDS = 15;
const ROOT = join(import.meta.dirname, '..');

/** A cold `ecos check` of the bundled cards, in starts of Node that do nothing: from the sources, and packed. */
export async function measureCheck(): Promise<Row[]> {
  const packed = await bundle(join(ROOT, 'out', 'packed'));
  const [nothing, plain, fast] = await inTurn(
    ROUNDS,
    () => run('-e', '0'),
    () => run(join(ROOT, 'cli', 'ecos.mjs'), 'check'),
    () => run(packed, 'check'),
  );
  return [
    {
      name: 'ecos check of all bundled cards, in starts of Node',
      value: plain / nothing,
      unit: '×',
      aim: { is: 'most', value: 6 },
      from: { nothing, check: plain },
    },
    {
      name: 'ecos check of all bundled cards, packed, in starts of Node',
      value: fast / nothing,
      unit: '×',
      aim: { is: 'most', value: 3.5 },
      from: { nothing, check: fast },
    },
  ];
}

function run(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
}
