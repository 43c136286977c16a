import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inTurn, type Row } from './row.ts';

const ROUNDS = 15;

/** A cold `ecos check` of the bundled cards, in starts of Node that do nothing. */
export async function measureCheck(): Promise<Row> {
  const ecos = join(import.meta.dirname, '..', 'cli', 'ecos.mjs');
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  };
  const [nothing, check] = await inTurn(
    ROUNDS,
    () => run('-e', '0'),
    () => run(ecos, 'check'),
  );
  return {
    name: 'ecos check of all bundled cards, in starts of Node',
    value: check / nothing,
    unit: '×',
    aim: { is: 'most', value: 6 },
    from: { nothing, check },
  };
}
