/** The files of the studio's page. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { pageFolder } from './page-folder.ts';

/** The contents of the files by path, with `/`. */
export async function pageFiles(): Promise<Map<string, Uint8Array>> {
  const folder = await pageFolder();
  // Only files have an extension there, folders have none.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '',
  );
  return new Map(files.map((file) => [file.replaceAll(sep, '/'), readFileSync(join(folder, file))]));
}

/** Files of the studio that tables use: the pages of tables, and fonts and data that both load. */
const FOR_TABLES =
  /^(table|host)[.-]|^fonts\/|^(letters|outlines|board-outlines|card-assets)\.json$|^licences\.txt$/;

/** The pages of tables: `host.html`, `table.html` and the files they load, by path. */
export const hostPages = async (): Promise<Map<string, Uint8Array>> =>
  new Map([...(await pageFiles())].filter(([path]) => FOR_TABLES.test(path)));
