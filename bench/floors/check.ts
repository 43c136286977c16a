/** A cold `ecos check` of a new set that extends the bundled ones, packed, relative to starting Node. */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../tools/bundle.ts';
import { atMost, inTurn, type Measurement } from '../measurement.ts';

const ROUNDS = 15;
const ROOT = join(import.meta.dirname, '..', '..');

export default async function measure(): Promise<Measurement[]> {
  const packed = await bundle(join(ROOT, 'out', 'packed'));
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ecos-bench-'));
  const own = join(folder.path, 'own-set');
  const node = (...args: string[]) => execFileSync(process.execPath, args);
  node(packed, 'new', own);
  const [nothing, check] = await inTurn(
    ROUNDS,
    () => node('-e', '0'),
    () => node(packed, 'check', own),
  );
  const what = '`ecos check` of an own set, cold, relative to starting Node';
  return [atMost(12, '×', what, check / nothing)];
}
