/** A recipe of the cookbook: an effect, and how to write it. */
export type Recipe = {
  title: string;
  /** What to know before reading it, for example why the language cannot express it exactly. */
  before?: string;
  /** Words that people look for it by; their plurals and past are found, too. */
  words?: string;
  /** A detail that is easy to miss. */
  remark?: string;
} & ({ steps: string } | { file: string });

/**
 * Recipes on one topic. `steps` of a recipe are bare steps with the words of the base game; `file` is a whole file with a card or
 * Landscape Feature and its declarations.
 */
export interface RecipeTopic {
  about: string;
  /** An introduction before the first recipe. */
  intro?: string;
  recipes: readonly Recipe[];
}
