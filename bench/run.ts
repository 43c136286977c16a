/**
 * `npm run bench`: measures the floors of this project, each file of `floors/` in a process of its own, and prints a table: what,
 * value, floor, and whether it is kept. It never fails because of a value. Names select files, as in `npm run bench -- games host`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Measurement } from './measurement.ts';

const known = readdirSync(join(import.meta.dirname, 'floors')).map((file) => file.replace('.ts', ''));
const names = process.argv.slice(2);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no floor '${unknown}'. Floors: ${known.join(', ')}`);
  process.exit(2);
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
for (const name of names.length > 0 ? names : known) {
  for (const { what, value, unit, floor } of measured(name)) {
    const isKept = 'most' in floor ? value <= floor.most : value >= floor.least;
    const limit = 'most' in floor ? `≤ ${number.format(floor.most)}` : `≥ ${number.format(floor.least)}`;
    const mark = isKept ? styleText('green', '✓') : styleText('yellow', '!');
    console.log(`${mark} ${number.format(value).padStart(9)} ${limit.padStart(9)} ${unit.padEnd(8)} ${what}`);
  }
}

/** Runs a file in a process of its own, so that no other measurement has warmed it up or filled its heap. */
function measured(name: string): Measurement[] {
  const code = `const { default: measure } = await import('./bench/floors/${name}.ts');
    process.stdout.write(JSON.stringify(await measure()));
    process.exit();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
  return JSON.parse(stdout) as Measurement[];
}
