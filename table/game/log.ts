/** The log of a table's game, for `ecos replay`. */
import { logEnd, logHead } from '../../runtime/index.ts';
import type { Table } from './table.ts';

/**
 * The log as the text of a file. Only that of a finished game has an end.
 * @param until includes only this many choices, as of an unfinished game
 */
export function logText(table: Table, until?: number): string {
  const end = until === undefined && table.isOver ? [logEnd(table.game)] : [];
  const lines = [logHead(table.chain, table.options, table.players), ...table.logged.slice(0, until), ...end];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
