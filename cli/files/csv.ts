import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV with a header, for spreadsheets. No cell can become a formula: cells that begin like one are escaped, and
 * cells with any kind of line end are quoted, so that no new row begins inside them.
 */
export function asCsv(rows: readonly object[]): string {
  return stringify([...rows], {
    header: true,
    escape_formulas: true,
    quoted_match: /[\r\n\u2028\u2029\u0085]/,
  });
}
