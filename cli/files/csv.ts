import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV with a head, for spreadsheets. No cell is read as a formula, neither by how it begins nor after a line end in
 * it, which a spreadsheet would take for the end of the row were it not in quotes: a carriage return alone is one, too.
 */
export function asCsv(rows: readonly object[]): string {
  return stringify([...rows], {
    header: true,
    escape_formulas: true,
    quoted_match: /[\r\n\u2028\u2029\u0085]/,
  });
}
