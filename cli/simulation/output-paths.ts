/** Where `--data` and `--report` are written: checked before any game is played, so that none is played in vain. */
import { join, resolve } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { openDatabase } from '../../simulate/data/index.ts';
import { reasonOf, statsOf } from '../files/system-errors.ts';
import { type TemporaryFolder, temporaryFolderBeside } from '../files/temporary-folder.ts';
import { refuseOthers } from '../files/write-folder.ts';

/** Files and folders of a run that leaves tables behind. */
export interface OutputPaths {
  data?: string;
  report?: string;
  /** A temporary folder. */
  temporary: string;
  /** The file that games are kept in. */
  games: string;
  /** Removes the temporary folder. */
  close(): void;
}

/** The places asked for; none where no tables are. Refuses what cannot be written, and a missing database. */
export async function openOutputs(options: {
  data?: string;
  report?: string;
  resume?: string;
}): Promise<OutputPaths | undefined> {
  const { data, report, resume } = options;
  const first = data ?? report;
  if (first === undefined) return undefined;
  if (data !== undefined) refuseOthers(data);
  if (report !== undefined && statsOf(report, 'written')?.isDirectory())
    throw new UserError(`${report} cannot be written: it is a folder.`);
  const { path: temporary, remove: close } = temporaryBeside(first);
  try {
    (await openDatabase(temporary)).close();
    if (report !== undefined && data !== undefined) temporaryBeside(report).remove();
    const games = resume ?? join(temporary, 'games.ndjson');
    return {
      ...(data !== undefined && { data }),
      ...(report !== undefined && { report }),
      temporary,
      games,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** A folder beside a place, where there is room for what goes there. */
function temporaryBeside(place: string): TemporaryFolder {
  try {
    return temporaryFolderBeside(resolve(place));
  } catch (error) {
    throw new UserError(`${place} cannot be written: ${reasonOf(error)}.`);
  }
}
