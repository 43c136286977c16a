/** Workspaces for tests: sets of their own, and copies of the bundled ones. */
import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { openWorkspace, type Workspace } from '../../language/index.ts';

/** A workspace of these texts by path, below `/work`; the bundled sets may be extended. */
export function workspaceOf(texts: Readonly<Record<string, string>>): Workspace {
  return openWorkspace({
    roots: ['/work'],
    texts: Object.entries(texts).map(([file, text]) => ({ file, text })),
    known: bundledSets(),
  });
}

/** The texts of the bundled sets, as a folder of somebody's own. */
export function bundledCopies(): Record<string, string> {
  const files = bundledSets().flatMap(({ id, files }) =>
    files.map(({ file, text }): [string, string] => [`/work/${id}/${file.split('/').at(-1)}`, text]),
  );
  return Object.fromEntries(files);
}
