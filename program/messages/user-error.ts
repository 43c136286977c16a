/** What users of this project did wrong, as opposed to what the project did wrong. */

/**
 * Input that cannot be used: an option, a choice, data, a file. `message` says why, in one line for people.
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
