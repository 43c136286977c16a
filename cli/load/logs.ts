/** Reads a log and finds the set it was played with. */
import { UserError } from '../../program/messages/index.ts';
import { type Log, parseLog } from '../../runtime/index.ts';
import type { Compilation } from './compilation.ts';
import { loadBundledSet, loadPlayableSet } from './sets.ts';
import { readLogText, STDIN } from './sources/read.ts';

/** Reads the log in a file. Returns the log and its text. Refuses anything else, naming the line. */
export function readLog(file: string): { log: Log; text: string } {
  const text = readLogText(file);
  const parsed = parseLog(text);
  if ('message' in parsed)
    throw new UserError(`${file === '-' ? STDIN : file}:${parsed.line}: ${parsed.message}.`);
  return { log: parsed.log, text };
}

/** The set at PATH, or the bundled set that the log names. */
export async function setOfLog({ head }: Log, path: string | undefined): Promise<Compilation> {
  if (path !== undefined) return loadPlayableSet([path]);
  const id = head.sets.at(-1)?.id ?? '';
  const set = await loadBundledSet(id);
  if (set) return set;
  const what = id === '' ? 'a set without a name' : `the set ${id}`;
  throw new UserError(
    `The game was played with ${what}, which is not bundled: name its file or folder, too.`,
  );
}
