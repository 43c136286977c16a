/** The pages of tables: `host.html`, `table.html` and what they load, by their paths. */
import { pageFiles } from '../../studio/page.ts';

/** Those of the studio that are for tables: their own, and fonts and data that both load. */
const FOR_TABLES = /^(table|host)[.-]|^fonts\/|^(letters|outlines)\.json$|^licences\.txt$/;

export const hostPages = (): Map<string, Uint8Array> =>
  new Map([...pageFiles()].filter(([path]) => FOR_TABLES.test(path)));
