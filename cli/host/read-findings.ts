/** Reads the findings from the folder of a host. */
import { UserError } from '../../program/messages/index.ts';
import {
  joinFindings,
  type PlaytestFindings,
  parseJournal,
  parseNotes,
  tableFindings,
} from '../../table/index.ts';
import { unlessRefused } from '../files/system-errors.ts';
import type { DataFiles } from './data-files.ts';

/**
 * The findings of all tables.
 * @param damaged called for each table that cannot be read; the others are still counted
 * @throws UserError with the file and line of a damaged journal, unless `damaged` is given
 */
export function readFindings(
  files: DataFiles,
  damaged?: (table: string, error: UserError) => void,
): PlaytestFindings {
  const tables = files.tables().map((id) =>
    unlessRefused(
      () => readTable(files, id),
      (error) => {
        if (!damaged) throw new UserError(`${files.place(id, 'log.jsonl')}: ${error.message}`);
        damaged(id, error);
        return {};
      },
    ),
  );
  return joinFindings(tables);
}

function readTable(files: DataFiles, id: string): Partial<PlaytestFindings> {
  const journal = parseJournal(files.read(id, 'log.jsonl'));
  if (!journal) return {};
  const { lines } = parseNotes(files.read(id, 'notes.jsonl'));
  return tableFindings(id, journal.entries, lines, files.cards);
}
