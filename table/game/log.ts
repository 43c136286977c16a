/** The log of a table's game, for `ecos replay`. */
import { type LogChoice, logEnd, logHead } from '../../runtime/index.ts';
import type { Table } from './table.ts';

/**
 * The log as the text of a file. Only that of a finished game has an end.
 * @param choices by default those that count, and the pending ones that may follow them
 */
export function logText(table: Table, choices: readonly LogChoice[] = table.logged): string {
  const isWhole = table.isOver && choices.length === table.made.length;
  const end = isWhole ? [logEnd(table.game)] : [];
  const lines = [logHead(table.chain, table.options, table.players), ...choices, ...end];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
