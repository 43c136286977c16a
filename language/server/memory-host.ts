/** Files in memory, for a server without a disk: its owner provides the texts. */
import { isBelow, type KnownSet, parentFolder } from '../workspace/index.ts';
import type { ServerHost } from './host.ts';

/** A host whose owner puts files into it. */
export interface MemoryHost extends ServerHost {
  /** Adds or changes a file; `undefined` removes it. */
  put(file: string, text: string | undefined): void;
}

/** A `set` declaration, at the beginning of a line. */
const DECLARATION = /^[^\S\n]*set\b/m;

/**
 * Creates a host with files in memory.
 * @param version version of the server
 * @param bundled sets that the files may extend
 * @param advise gives hints about words that the language does not have
 */
export function memoryHost(
  version: string,
  bundled: readonly KnownSet[],
  advise: MemoryHost['advise'],
): MemoryHost {
  const texts = new Map<string, string>();
  let roots: readonly string[] = [];
  let changed: (files?: readonly string[]) => void = () => {};
  const declares = (folder: string) =>
    [...texts].some(([file, text]) => parentFolder(file) === folder && DECLARATION.test(text));
  const textsBelow = (...folders: readonly string[]) =>
    [...texts]
      .filter(([file]) => folders.some((folder) => isBelow(folder, file)))
      .map(([file, text]) => ({ file, text }));
  return {
    version,
    advise,
    bundled: () => bundled,
    textsIn: (folders) => ({ texts: textsBelow(...folders), refused: [] }),
    textsBelow,
    textOf: (file) => texts.get(file),
    rootOf: (file) => {
      for (let folder = parentFolder(file); folder !== ''; folder = parentFolder(folder)) {
        if (declares(folder)) return folder;
      }
      return file;
    },
    // There are no sets next to the roots.
    setsNextTo: () => [],
    watch: (now, notify) => {
      roots = now;
      changed = notify;
    },
    put: (file, text) => {
      if (text === undefined) texts.delete(file);
      else texts.set(file, text);
      if (roots.some((root) => isBelow(root, file))) changed([file]);
    },
  };
}
