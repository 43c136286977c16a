/** Ratings of a card, a hex or a moment, and the length of texts. */
export const MARKS = ['strong', 'weak', 'unclear', 'fun', 'broken'] as const;
export type Mark = (typeof MARKS)[number];

/** The maximum length of a chat line or note, and of a name, in characters. */
export const MAX_TEXT_LENGTH = 500;
export const MAX_NAME_LENGTH = 40;
