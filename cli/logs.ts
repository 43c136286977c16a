/** Reads a log and finds the set it was played with. */
import type { Log } from '../runtime/log.ts';
import { parseLog } from '../runtime/parse-log.ts';
import { Refusal } from './refusal.ts';
import { readLogText } from './sources/read.ts';
import { oneSource, type Sources } from './sources/sources.ts';

/** A log in a file, and its text. Refuses, with the line, what is none. */
export function readLog(file: string): { log: Log; text: string } {
  const text = readLogText(file);
  const parsed = parseLog(text);
  if ('problem' in parsed) throw new Refusal(`${file}:${parsed.line}: ${parsed.problem}.`);
  return { log: parsed.log, text };
}

/** The set that PATH names, or the bundled one the log names. */
export function setOf({ head }: Log, path: string | undefined): Sources {
  if (path !== undefined) return oneSource(path);
  const id = head.sets.at(-1)?.id ?? '';
  const bundled = oneSource(undefined).known;
  const set = bundled.find((candidate) => candidate.id === id);
  if (set) return { sets: [set], known: bundled };
  const what = id === '' ? 'a set without a name' : `the set ${id}`;
  throw new Refusal(`The game was played with ${what}, which is not bundled: name its file or folder, too.`);
}
