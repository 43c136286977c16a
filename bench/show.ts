/** Shows measurements as a table, or as one JSON document with `--json`. */
import { styleText } from 'node:util';
import { isMet, type Row } from './row.ts';

/** Writes the rows to standard output. */
export function show(rows: readonly Row[]): void {
  if (process.argv.includes('--json')) {
    const report = { node: process.version, rows: rows.map((row) => ({ ...row, met: isMet(row) })) };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  const cells = rows.map((row) => ({ row, value: amount(row.value), aim: aimOf(row) }));
  const widest = (of: 'value' | 'aim') => Math.max(...cells.map((cell) => cell[of].length));
  for (const { row, value, aim } of cells) {
    const mark = isMet(row) ? styleText('green', '✓') : styleText('yellow', '!');
    const from = Object.entries(row.from).map(([name, number]) => `${name} ${amount(number)}`);
    const more = from.length > 0 ? styleText('dim', ` (${from.join(', ')})`) : '';
    process.stdout.write(
      `${mark} ${value.padStart(widest('value'))} ${aim.padEnd(widest('aim'))}  ${row.name}${more}\n`,
    );
  }
}

/** A number with its significant digits. */
function amount(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

function aimOf({ aim, unit }: Row): string {
  return `${aim.is === 'most' ? '≤' : '≥'} ${amount(aim.value)} ${unit}`.trimEnd();
}
