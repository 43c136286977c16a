/** Reads the findings from the folder of a host. */
import {
  addFindings,
  noFindings,
  type PlaytestFindings,
  parseJournal,
  parseNotes,
} from '../../playtest/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { type DataFiles, tablesIn } from '../host/data-files.ts';

/**
 * The findings of all tables, or of one.
 * @throws UserError with the file and line where a journal is damaged
 */
export function readFindings(files: DataFiles, only?: string): PlaytestFindings {
  const findings = noFindings();
  for (const id of tablesIn(files.folder)) {
    if (only !== undefined && id !== only) continue;
    try {
      const journal = parseJournal(files.read(id, 'log.jsonl'));
      const { lines } = parseNotes(files.read(id, 'notes.jsonl'));
      if (journal) addFindings(findings, id, journal.entries, lines, files.cards);
    } catch (error) {
      if (error instanceof UserError)
        throw new UserError(`${files.place(id, 'log.jsonl')}: ${error.message}`);
      throw error;
    }
  }
  return findings;
}
