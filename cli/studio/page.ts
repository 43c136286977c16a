/** The files of the studio's page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pageFolder } from './page-folder.ts';

/** The contents of the files by path, with `/`. */
export async function pageFiles(): Promise<Map<string, Uint8Array>> {
  const folder = await pageFolder();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)];
    }),
  );
}

/** Files of the studio that tables use: the pages of tables, and fonts and data that both load. */
const FOR_TABLES = /^(table|host)[.-]|^fonts\/|^(letters|outlines|card-assets)\.json$|^licences\.txt$/;

/** The pages of tables: `host.html`, `table.html` and the files they load, by path. */
export const hostPages = async (): Promise<Map<string, Uint8Array>> =>
  new Map([...(await pageFiles())].filter(([path]) => FOR_TABLES.test(path)));
