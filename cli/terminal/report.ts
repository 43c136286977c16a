import { UserError } from '../../program/messages/index.ts';
import { printStderr } from './output.ts';

/** Reports an error while a command goes on. */
export function report(error: unknown): void {
  const bug = error instanceof Error ? error.stack : String(error);
  const isRefusal = error instanceof UserError;
  printStderr(`ecos: ${isRefusal ? error.message : `this is a bug of ecos, please report it: ${bug}`}`);
}
