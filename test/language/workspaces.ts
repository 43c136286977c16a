/** Workspaces for tests: sets of the tests' own, and copies of the bundled ones. */
import { advise } from '../../cli/load/advise.ts';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/index.ts';
import { type KnownSet, openWorkspace, type Workspace } from '../../language/index.ts';

let known: readonly KnownSet[] | undefined;

/** The bundled sets, compiled, as the server has them. */
export function knownSets(): readonly KnownSet[] {
  if (known) return known;
  const bundled = bundledSets();
  const { sets } = compile(bundled);
  known = bundled.map(({ id, files }, i) => ({ id, files, chain: sets[i].chain }));
  return known;
}

/** Re-exported for tests in `language/`, which do not import `cli/`. */
export { bundledSets };

/**
 * A workspace of these texts, by path. Its roots are the folder `/cards` and each file outside it, unless `roots` is
 * given.
 */
export function workspaceOf(
  files: Readonly<Record<string, string>>,
  roots: readonly string[] = ['/cards', ...Object.keys(files).filter((file) => !file.startsWith('/cards/'))],
): Workspace {
  const texts = Object.entries(files).map(([file, text]) => ({ file, text }));
  return openWorkspace({ roots, texts, known: knownSets(), advise });
}

/** The texts of the bundled sets, as if they were a user's own folder. */
export function bundledCopies(): Record<string, string> {
  const files = bundledSets().flatMap(({ id, files }) =>
    files.map(({ file, text }): [string, string] => [`/cards/${id}/${file.split('/').at(-1)}`, text]),
  );
  return Object.fromEntries(files);
}
