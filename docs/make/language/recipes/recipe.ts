/** A recipe of the cookbook: an effect, and how to write it. */
export type Recipe = {
  title: string;
  /** What to know before reading it, for example why it cannot be said exactly. */
  before?: string;
  /** A detail that is easy to miss. */
  remark?: string;
} & ({ steps: string } | { file: string });

/** Recipes on one topic. `steps` of a recipe are bare steps with the words of the base game; `file` is a whole file
 * with a card or Landscape Feature, and what it declares.
 */
export interface RecipeTopic {
  about: string;
  /** A few words before the first recipe. */
  intro?: string;
  recipes: readonly Recipe[];
}
