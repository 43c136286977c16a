/**
 * `npm run balance`: plays thousands of games among greedy players with the bundled cards, by `ecos simulate`, and says whether the
 * cards meet their targets (`balance/hands.json`, `balance/drafted.json`). Writes what the product knows of these games, in
 * `simulate/`: the price line (`figures/bundled-prices.generated.ts`), the situations that effects are tried in
 * (`effect-value/situations.generated.ts`), and what gains are worth there (`effect-value/bundled-values.generated.ts`). It takes
 * some minutes. The same cards and version give the same files.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceLine } from '../simulate/effect-value/price-line.ts';
import type { CheckedBound } from '../simulate/expect.ts';
import { situationsModule } from './balance/situations.ts';

const ROOT = join(import.meta.dirname, '..');
const GAMES = 4000;
/** Not a seed that was used to tune cards. */
const SEED = 2029;

/** The games: the set, the hands, and the targets. The last ones, in which every bundled card can be, give the price line. */
const RUNS = [
  ['first-continent', 'recommended', 'hands.json'],
  ['new-horizon', 'leaf', 'hands.json'],
  ['polar-shores', 'leaf', 'hands.json'],
  ['polar-shores', 'draft', 'drafted.json'],
  ['fire-and-rain', 'leaf', 'hands.json'],
  ['fire-and-rain', 'draft', 'drafted.json'],
  ['new-horizon', 'draft', 'drafted.json'],
] as const;

/** The part of the output of `ecos simulate` that is used here. */
interface Played {
  expected: CheckedBound[];
  findings: { price: PriceLine };
}

function play([set, hands, targets]: (typeof RUNS)[number]): Played {
  const options = ['--hands', hands, '--games', `${GAMES}`, '--seed', `${SEED}`, '--format', 'json'];
  // Of this project's own sets, only their own cards have targets.
  const inherited = ['polar-shores', 'fire-and-rain'].includes(set) ? [] : ['--inherited'];
  const more = [...inherited, '--expect', join(import.meta.dirname, 'balance', targets)];
  const command = [join(ROOT, 'cli', 'ecos.mjs'), 'simulate', set, ...options, ...more];
  const { stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(stdout) as Played;
}

let prices: PriceLine | undefined;
for (const run of RUNS) {
  const { expected, findings } = play(run);
  prices = findings.price;
  const missed = expected.filter(({ met }) => !met);
  console.log(
    `${run[0]}, ${run[1]}: ${expected.length - missed.length} of ${expected.length} targets are met`,
  );
  for (const { message } of missed) console.log(`  ${message}`);
  if (missed.length > 0) process.exitCode = 1;
}
const { cards, base, perEnergy, perLeaf, error } = prices!;
const values = Object.entries({ cards, base, perEnergy, perLeaf, error });
writeFileSync(
  join(ROOT, 'simulate', 'figures', 'bundled-prices.generated.ts'),
  `/** The price line of the bundled cards, for sets with too few cards for one of their own. Made by \`npm run balance\`. */
export const BUNDLED_PRICES = {
${values.map(([name, value]) => `  ${name}: ${value},\n`).join('')}};
`,
);
writeFileSync(join(ROOT, 'simulate', 'effect-value', 'situations.generated.ts'), situationsModule());
// In a process of its own, which sees these situations.
execFileSync(process.execPath, [join(import.meta.dirname, 'balance', 'values.ts')], { stdio: 'inherit' });
