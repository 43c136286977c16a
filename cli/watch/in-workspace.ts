/**
 * Compiles the sets of a command repeatedly in one workspace, as the language server and the studio do: after a change, only what
 * depends on it.
 */
import { normalize, resolve, sep } from 'node:path';
import { type Compiled, compile, inPlaceOrder, type Problem } from '../../compiler/index.ts';
import {
  compiledOf,
  edit,
  type KnownSet,
  openWorkspace,
  setOf,
  type Workspace,
  type WorkspaceText,
} from '../../language/index.ts';
import type { CompileTexts } from '../load/compile-sources.ts';

type Sources = Parameters<CompileTexts>[0];
type Extendable = Parameters<CompileTexts>[1];

/**
 * Compiles the sets that PATHs name. Falls back to a plain compilation if the workspace would group the files into other sets.
 */
export function workspaceCompiler(paths: readonly string[]): CompileTexts {
  const roots = paths.map(placeOf);
  let workspace = openWorkspace({ roots, texts: [], known: [] });
  return (sources, extendable) => {
    workspace = after(workspace, sources, extendable);
    return compiledIn(workspace, sources) ?? compile(sources, extendable);
  };
}

/** The workspace with these texts; unchanged parts stay the same objects. */
function after(workspace: Workspace, sources: Sources, extendable: Extendable): Workspace {
  const current = new Map(
    sources.flatMap(({ files }) => files).map(({ file, text }) => [placeOf(file), text] as const),
  );
  const isSame = (file: string, text: string) => workspace.texts.get(file)?.text === text;
  const changed = [...current].flatMap(([file, text]): WorkspaceText[] =>
    isSame(file, text) ? [] : [{ file, text }],
  );
  const deleted = [...workspace.texts.keys()].filter((file) => !current.has(file));
  const known = extendable.map((set, i): KnownSet => {
    const next: KnownSet = 'chain' in set ? { ...set, files: [] } : { id: set.id, files: set.files };
    const before = workspace.known[i];
    return before && JSON.stringify(before) === JSON.stringify(next) ? before : next;
  });
  const isKnown =
    known.length === workspace.known.length && known.every((one, i) => one === workspace.known[i]);
  return edit(workspace, [
    ...changed,
    ...deleted.map((file) => ({ file, gone: true as const })),
    ...(isKnown ? [] : [{ known }]),
  ]);
}

/** The compiled sets, with file names as the command uses them; undefined if the workspace groups the files into other sets. */
function compiledIn(workspace: Workspace, sources: Sources): Compiled | undefined {
  const shown = new Map(sources.flatMap(({ files }) => files.map(({ file }) => [placeOf(file), file])));
  const nameOf = (file: string) => shown.get(file) ?? file;
  const compiled = sources.map(({ files }) => {
    const places = files.map(({ file }) => placeOf(file));
    const found = setOf(workspace, places[0] ?? '')?.files.map(({ file }) => file);
    return `${found}` === `${places}` ? compiledOf(workspace, places[0] ?? '') : undefined;
  });
  if (!compiled.every((one) => one !== undefined)) return undefined;
  return {
    sets: compiled.map(({ set }) => ({ ...set, files: set.files.map(nameOf) })),
    problems: inPlaceOrder(compiled.flatMap(({ problems }) => problems.map((one) => named(one, nameOf)))),
    unlisted: compiled.flatMap(({ unlisted }) => unlisted.map((one) => ({ ...one, file: nameOf(one.file) }))),
  };
}

function named(problem: Problem, nameOf: (file: string) => string): Problem {
  const renamed = <T extends { file: string }>(one: T): T => ({ ...one, file: nameOf(one.file) });
  const { fixes, related } = problem;
  return {
    ...renamed(problem),
    ...(related && { related: related.map(renamed) }),
    ...(fixes && { fixes: fixes.map((fix) => ({ ...fix, edits: fix.edits.map(renamed) })) }),
  };
}

/** The absolute path of a file or folder, with `/`. */
function placeOf(path: string): string {
  const place = normalize(resolve(path));
  return sep === '/' ? place : place.replaceAll(sep, '/');
}
