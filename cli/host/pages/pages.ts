/** The pages of tables: `host.html`, `table.html` and what they load, by their paths. */
import { pageFiles } from '../../studio/page.ts';

/** Those of the studio that are for tables: their own, and fonts and data that both load. */
const FOR_TABLES = /^(table|host)[.-]|^fonts\/|^(letters|outlines)\.json$|^licences\.txt$/;

let studio: Map<string, Uint8Array> | undefined;

/** The page of the studio, where games can be continued. It opens what a link holds, and nothing of the host. */
export const studioPages = (): Map<string, Uint8Array> => {
  studio ??= pageFiles();
  return studio;
};

export const hostPages = (): Map<string, Uint8Array> =>
  new Map([...pageFiles()].filter(([path]) => FOR_TABLES.test(path)));
