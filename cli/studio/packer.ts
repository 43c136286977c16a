/** Runs the program that makes the page of the studio. */
import { spawnSync } from 'node:child_process';
import { UserError } from '../../program/messages/index.ts';
import { endBy, isEndSignal } from '../terminal/signals.ts';

/**
 * Runs a Node program and waits for it. If a signal such as Ctrl-C ended it, the command ends by the same signal, which a
 * terminal sends to both.
 * @throws UserError if any other signal ended it
 * @throws Error with the program's error output if it failed
 */
export function runPacker(args: readonly string[], cwd: string): void {
  const { status, signal, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  if (signal !== null && isEndSignal(signal)) endBy(signal);
  if (signal !== null)
    throw new UserError(`The page of the studio was not made: its process was ended by ${signal}. Try again`);
  throw new Error(`the page of the studio could not be made: ${stderr}`);
}
