/** What a bot thinks of a decision. */
export interface OptionValues {
  /** The option it would take. */
  option: number;
  /**
   * What each option is worth to the bot, in points, in the order of the options; comparable only with each other.
   * Negative infinity for options it did not evaluate. Null from a bot that evaluates none.
   */
  worths: readonly number[] | null;
}
