/** What a bot has thought of a decision. */
export interface Thought {
  /** The option it would take. */
  option: number;
  /**
   * What each option is worth to it, in points and in their order; comparable with each other only. Negative infinity for
   * one that it did not look at. None from a bot that weighs nothing.
   */
  worths: readonly number[] | null;
}
