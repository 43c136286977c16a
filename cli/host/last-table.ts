/** The texts with which people played last, for the studio. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../../program/index.ts';
import type { EarlierAnswer, OpenSet } from '../../studio/serve/index.ts';
import { DataFiles } from './data-files.ts';

/** The folder of tables beside a set, unless `ecos host` gets another one. */
export const TABLES_FOLDER = 'playtests';

/**
 * The texts of a set at the last table that a host keeps, beside the set or in the folder where the command was started.
 * @throws UserError if there is none
 */
export function lastTable(set: OpenSet): EarlierAnswer {
  const { title } = set.read();
  const folders = [...new Set([dirname(set.folder), process.cwd()])].map((one) => join(one, TABLES_FOLDER));
  const tables = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => new DataFiles(folder))
    .flatMap((data) =>
      data.tables().flatMap((id) => {
        const begun = data.begunAt(id);
        return begun ? { data, ...begun } : [];
      }),
    );
  const texts = tables
    .toSorted((a, b) => b.at - a.at)
    .values()
    .map(({ data, cards }) => data.texts(cards))
    .find((one) => one?.title === title);
  if (texts) return { files: texts.files };
  throw new UserError(`There is no table of ecos host with this set in ${folders.join(' or ')}.`);
}
