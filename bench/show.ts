/** How measurements are shown: a line each, or with `--json` one JSON document. */
import { styleText } from 'node:util';
import { isMet, type Row } from './row.ts';

/** Writes the rows to standard output. */
export function show(rows: readonly Row[]): void {
  if (process.argv.includes('--json')) {
    const report = { node: process.version, rows: rows.map((row) => ({ ...row, met: isMet(row) })) };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } else {
    for (const row of rows) process.stdout.write(`${line(row)}\n`);
  }
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
