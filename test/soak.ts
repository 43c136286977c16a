/**
 * `npm run soak [TIMES]`: checks the properties of random programs, features, boards, games and edits in editors on
 * TIMES times as many new cases (default 50, which is 10,000 games). Likewise for hostile texts (300,000) and messages
 * to tables on the web (100,000), for moments at which the studio, its pages and the host of tables are killed, and for
 * comparisons of tables that differ in what a viewer may not know. A failure shows the seed and the smallest case.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const [times = '50'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) {
  process.stderr.write('soak: how many times as many cases? A whole number of at least 1 is needed.\n');
  process.exit(2);
}
const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs');
const what = [
  'compiler/compile.fuzz.test.ts',
  'test/programs',
  'test/language',
  'test/rules',
  'test/human',
  'test/diagnostics/robust.test.ts',
  'test/diagnostics/slips.test.ts',
  'test/diagnostics/usable.test.ts',
  'language/names',
  'test/hostile/fuzz.test.ts',
  'test/studio/laws-lost.test.ts',
  'test/studio/server-drafts.test.ts',
  'test/table/hidden-information.test.ts',
  'test/table/round-model.test.ts',
  'test/host/durability.test.ts',
  'test/host/strangers.test.ts',
];
const { status } = spawnSync(process.execPath, [vitest, 'run', ...what, '--testTimeout=0'], {
  stdio: 'inherit',
  env: { ...process.env, SOAK: times },
});
process.exit(status ?? 1);
