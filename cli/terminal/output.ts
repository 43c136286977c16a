/** Results go to standard output, everything else to standard error. */

import { harmless, harmlessJson } from './harmless.ts';

/** Exit codes of every command. */
export const EXIT = { fine: 0, cardErrors: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Writes a result for people, with a line break at its end. */
export function print(text: string): void {
  process.stdout.write(harmless(text.endsWith('\n') ? text : `${text}\n`));
}

/** Writes a text unchanged, for files and other programs. */
export function printAsIs(text: string): void {
  process.stdout.write(text);
}

/** Writes the single JSON document of a command. */
export function printJson(value: unknown): void {
  printAsIs(`${harmlessJson(JSON.stringify(value, null, 2))}\n`);
}

/** Writes to standard error anything that is not a result. */
export function printStderr(text: string): void {
  process.stderr.write(harmless(text.endsWith('\n') ? text : `${text}\n`));
}
