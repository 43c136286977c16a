/**
 * `npm run bench`: what this project promises about speed, as ratios measured in one run on one machine.
 *
 * Prints a table, or with `--json` one JSON document. Says what is met, but never fails because of it.
 */
import { styleText } from 'node:util';
import { measureCheck } from './check.ts';
import { measureParse } from './parse.ts';
import { measurePlay } from './play.ts';
import { measurePrint } from './print.ts';
import { isMet, type Row } from './row.ts';

const rows: Row[] = [];
rows.push(...(await measureParse()));
for (const measure of [measureCheck, measurePrint, measurePlay]) rows.push(await measure());

if (process.argv.includes('--json')) {
  const report = { node: process.version, rows: rows.map((row) => ({ ...row, met: isMet(row) })) };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} else {
  for (const row of rows) process.stdout.write(`${line(row)}\n`);
}

function line(row: Row): string {
  const mark = isMet(row) ? styleText('green', '✓') : styleText('yellow', '!');
  const digits = row.value < 10 ? 2 : row.value < 100 ? 1 : 0;
  const aim = `${row.aim.is === 'most' ? '≤' : '≥'} ${row.aim.value} ${row.unit}`;
  const from = Object.entries(row.from).map(
    ([name, value]) => `${name} ${value.toFixed(value < 10 ? 2 : 0)}`,
  );
  return `${mark} ${row.name}: ${row.value.toFixed(digits)} ${row.unit} (aim ${aim}; ${from.join(', ')})`;
}
