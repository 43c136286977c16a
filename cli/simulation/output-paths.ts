/** Where `--data` and `--report` are written: looked at before any game is played, so that none is played in vain. */

import { join, resolve } from 'node:path';
import { UserError } from '../../program/index.ts';
import { openDatabase } from '../../simulate/data/index.ts';
import { reasonOf, statsOf } from '../files/system-errors.ts';
import { type TemporaryFolder, temporaryFolderBeside } from '../files/temporary-folder.ts';
import { refuseOthers } from '../files/write-folder.ts';
import { withReason } from './with-reason.ts';

/** Files and folders of a run that leaves tables behind. */
export interface Places {
  data?: string;
  report?: string;
  /** A folder for what is needed only meanwhile. */
  temporary: string;
  /** Where the line of each game is kept until the tables are made. */
  lines: string;
  /** Removes what was needed only meanwhile. */
  close(): void;
}

/** The places that are wanted; none where no tables are. Refuses what cannot be written, and a missing database. */
export async function openPlaces(wanted: { data?: string; report?: string }): Promise<Places | undefined> {
  const { data, report } = wanted;
  const first = data ?? report;
  if (first === undefined) return undefined;
  if (data !== undefined) refuseOthers(data);
  if (report !== undefined) refuseFolder(report);
  const { path: temporary, remove: close } = temporaryBeside(first);
  try {
    (await withReason(openDatabase(temporary))).close();
    if (report !== undefined && data !== undefined) temporaryBeside(report).remove();
    return { ...wanted, temporary, lines: join(temporary, 'games.ndjson'), close };
  } catch (error) {
    close();
    throw error;
  }
}

function refuseFolder(file: string): void {
  if (statsOf(file, 'written')?.isDirectory())
    throw new UserError(`${file} cannot be written: it is a folder.`);
}

/** A folder beside a place, where there is room for what is made of what is in it. */
function temporaryBeside(place: string): TemporaryFolder {
  try {
    return temporaryFolderBeside(resolve(place));
  } catch (error) {
    throw new UserError(`${place} cannot be written: ${reasonOf(error)}.`);
  }
}
