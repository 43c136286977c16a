/** The pages of tables: `host.html`, `table.html` and the files they load, by path. */
import { pageFiles } from '../../studio/page.ts';

/** Files of the studio that tables use: the pages of tables, and fonts and data that both load. */
const FOR_TABLES = /^(table|host)[.-]|^fonts\/|^(letters|outlines|card-assets)\.json$|^licences\.txt$/;

let studio: Map<string, Uint8Array> | undefined;

/** The page of the studio, where games can be continued. It opens the content of a link, and no data of the host. */
export const studioPages = (): Map<string, Uint8Array> => {
  studio ??= pageFiles();
  return studio;
};

export const hostPages = (): Map<string, Uint8Array> =>
  new Map([...pageFiles()].filter(([path]) => FOR_TABLES.test(path)));
