/** Sentences and amounts on pages. */
const whole = new Intl.NumberFormat('en');

/** `1,400`. */
export const count = (amount: number): string => whole.format(amount);

/** `1,400 games`, `1 game`; give `plural` if it is not the noun and `s`. */
export const pluralize = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${count(amount)} ${amount === 1 ? noun : plural}`;

/** What went wrong, as a sentence. */
export const errorReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
