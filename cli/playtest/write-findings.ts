/** `ecos playtest --data`: the findings as Parquet files in a folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRows } from '../../simulate/data/index.ts';
import type { PlaytestFindings } from '../../table/index.ts';
import { fillFolder } from '../files/write-folder.ts';
import { VERSION } from '../package.ts';
import { PLAYTEST_TABLES } from './columns.ts';

/** @throws UserError if the folder contains other files or cannot be written, or DuckDB is missing */
export async function writeFindings(findings: PlaytestFindings, folder: string): Promise<void> {
  const contents = { title: 'Playtests', version: VERSION, credits: '' };
  await fillFolder(folder, contents, (fresh, temporary) => {
    const lines = Object.keys(PLAYTEST_TABLES).map((name) => {
      const file = join(temporary, `${name}.ndjson`);
      const rows: readonly object[] = findings[name as keyof typeof PLAYTEST_TABLES];
      writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      return [name, file] as const;
    });
    const about = { ecos: VERSION };
    return writeRows({
      ...{ tables: PLAYTEST_TABLES, lines: Object.fromEntries(lines), temporary, about },
      folder: fresh,
    });
  });
}
