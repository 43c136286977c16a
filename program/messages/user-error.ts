/** Errors caused by users of this project, as opposed to bugs in it. */

/**
 * Checks that something is one of a list.
 * @param what names it in the refusal
 * @throws UserError that lists them
 */
export function checkOneOf(what: string, value: unknown, all: readonly string[]): void {
  if (!all.includes(value as string))
    throw new UserError(`There is no ${what} ${JSON.stringify(value)}. There are: ${all.join(', ')}`);
}

/** Why an answer, a log or a saved game is refused, for programs. */
export type RefusalCode =
  /** The game is over: no decision waits. */
  | 'GAME_OVER'
  /** A seat answers that is not asked. */
  | 'NOT_ASKED'
  /** The answer is for a decision that has been made. */
  | 'STALE'
  /** The decision that waits does not offer this option. */
  | 'OPTION_NOT_OFFERED'
  /** There is no choice that this seat could take back now. */
  | 'CANNOT_UNDO'
  /** A log or saved game is damaged, or none. */
  | 'DAMAGED'
  /** A log or saved game was written with other cards. */
  | 'CARDS_CHANGED'
  /** A text has more sentences or characters than are read. */
  | 'too-long';

/**
 * Thrown for input that cannot be used: an option, a choice, data, a file. `message` gives the reason in one line for people.
 * Every other exception is a bug.
 */
export class UserError extends Error {
  override name = 'UserError';
  /** The reason, for programs; undefined for most reasons that only people can act on. */
  readonly code: RefusalCode | undefined;

  /** In the package `ecos-cards/print` and the other entries have a class each, which know each other's errors by name. @hidden */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass asks for itself; the bundler would rename a class that names itself
    const isOwn = Function.prototype[Symbol.hasInstance].call(this, value);
    // biome-ignore lint/complexity/noThisInStatic: as above
    return isOwn || (Object.hasOwn(this, Symbol.hasInstance) && Object(value).name === 'UserError');
  }

  constructor(message: string, code?: RefusalCode) {
    super(message.replace(/\s*\n\s*/g, ' '));
    this.code = code;
  }
}
