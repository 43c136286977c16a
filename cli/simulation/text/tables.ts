/** Tables of figures as text. */
import { type RunResults, type SectionId, sectionsOf, type Table } from '../../../simulate/index.ts';
import { table } from '../../terminal/table.ts';

/** The tables of sections about a run, without those that have no rows. */
export const showTables = (results: RunResults, ids: readonly SectionId[]): string[] =>
  sectionsOf(results, ids).flatMap((section) => (section.table ? [showTable(section.table)] : []));

/** The rows and columns that are for the terminal. */
export function showTable({ columns, rows }: Table): string {
  const shown = columns.flatMap(({ title, brief = title }, at) => (brief === null ? [] : [{ brief, at }]));
  const heads = shown.map(({ brief }) => brief);
  const sorted = rows
    .flatMap(({ rank, cells }) => (rank === null ? [] : [{ rank, cells }]))
    .toSorted((a, b) => a.rank - b.rank);
  const body = sorted.map(({ cells }) =>
    shown.map(({ at }) => {
      const { text, bounds, brief = bounds === undefined ? text : `${text} (${bounds})` } = cells[at];
      return brief;
    }),
  );
  return table(heads, body);
}
