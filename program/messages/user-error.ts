/** Errors caused by users of this project, as opposed to bugs in it. */

/**
 * Thrown for input that cannot be used: an option, a choice, data, a file. `message` gives the reason in one line for people.
 * Every other exception is a bug.
 */
export class UserError extends Error {
  override name = 'UserError';
  /** What to do about it, if that is not in `message`. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message.replace(/\s*\n\s*/g, ' '));
    this.hint = hint;
  }
}
