/** How commands speak: results on standard output, remarks on standard error. */

/** Exit codes of every command. */
export const EXIT = { fine: 0, cards: 1, use: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Writes a result, with a line break at its end. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Writes the one JSON document of a command. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Says something that is no result, on standard error. */
export function remark(text: string): void {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** `1 card`, `2 cards`; `plural` where it is not formed with `s`. */
export function counted(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : plural}`;
}
