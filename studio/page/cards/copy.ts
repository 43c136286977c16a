/** Copies of cards. */

/** The head of a card until its title. */
const HEAD = /^(\w+\s+)\d+(\s+\w+)(?:\s+replaces)?/;

/**
 * The clauses that put a card into a hand. Quoted texts, comments and the effect are kept, although they may have the same words.
 */
const HANDS = /("[^"\n]*"?|#[^\n]*|\{.*)|\s+hand[^\S\n]+[a-z][\w-]*(?:\s+active\b)?/gis;

/** The text of a card with another number. The copy is in no hand, because a hand is full, and replaces no card. */
export const copyOfCard = (text: string, number: number): string =>
  text.replace(HEAD, `$1${number}$2`).replace(HANDS, (_, kept = '') => kept);
