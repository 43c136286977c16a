/** Reads the findings from the folder of a host. */

import { UserError } from '../../program/messages/index.ts';
import {
  addFindings,
  noFindings,
  type PlaytestFindings,
  parseJournal,
  parseNotes,
} from '../../table/index.ts';
import { unlessRefused } from '../files/system-errors.ts';
import type { DataFiles } from '../host/data-files.ts';

/**
 * The findings of all tables.
 * @param damaged called for each table that cannot be read; the others are still counted
 * @throws UserError with the file and line of a damaged journal, unless `damaged` is given
 */
export function readFindings(
  files: DataFiles,
  damaged?: (table: string, error: UserError) => void,
): PlaytestFindings {
  const findings = noFindings();
  for (const id of files.tables()) {
    unlessRefused(
      () => addTable(findings, files, id),
      (error) => {
        if (!damaged) throw new UserError(`${files.place(id, 'log.jsonl')}: ${error.message}`);
        damaged(id, error);
      },
    );
  }
  return findings;
}

/** Adds all findings of a table, or none. */
function addTable(findings: PlaytestFindings, files: DataFiles, id: string): void {
  const journal = parseJournal(files.read(id, 'log.jsonl'));
  if (!journal) return;
  const { lines } = parseNotes(files.read(id, 'notes.jsonl'));
  const own = { ...noFindings(), last: findings.last };
  addFindings(own, id, journal.entries, lines, files.cards);
  const { last, ...rows } = own;
  findings.last = last;
  for (const [name, list] of Object.entries(rows)) {
    const all = findings[name as keyof typeof rows] as object[];
    for (const row of list) all.push(row);
  }
}
