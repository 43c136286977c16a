/** The files of the studio's page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fontPaths } from '../../print/fonts/index.ts';
import { pageFolder } from './page-folder.ts';

/** The contents of the files by path, with `/`. */
export function pageFiles(): Map<string, Uint8Array> {
  const folder = pageFolder();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(folder, path).replaceAll(sep, '/'), path] as const;
  });
  // Cards use the fonts of print, which the package contains only once.
  const fonts = [...fontPaths()].map(([name, path]) => [`fonts/${name}.woff2`, path] as const);
  return new Map([...fonts, ...paths].map(([name, path]) => [name, readFileSync(path)]));
}
