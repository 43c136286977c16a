/** Why a command failed, in one line. */
import { UserError } from '../program/messages/index.ts';
import { systemTrouble } from './files/system-errors.ts';
import { printStderr } from './terminal/output.ts';

/** The message of an error; for a bug, its stack trace goes to standard error on request. */
export function failureText(error: unknown): string {
  if (error instanceof UserError) return sentence(error.message);
  const trouble = systemTrouble(error);
  if (trouble !== undefined) return trouble;
  // Any other exception is a bug. Its stack trace is shown only on request.
  if (process.env.ECOS_DEBUG && error instanceof Error) printStderr(`${error.stack}`);
  const what = error instanceof Error ? error.message : String(error);
  return `this is a bug of ecos, please report it: ${what.replace(/\s*\n\s*/g, ' ')} (ECOS_DEBUG=1 shows where)`;
}

/** Adds the full stop that messages of other rooms and of commander lack. */
export const sentence = (text: string): string => (/[.!?)]$/.test(text) ? text : `${text}.`);
