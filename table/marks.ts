/** Ratings of a card, a hex or a moment, the length of texts, and names. */
export const MARKS = ['strong', 'weak', 'unclear', 'fun', 'broken'] as const;
export type Mark = (typeof MARKS)[number];

/** The maximum length of a chat line or note, and of a name, in characters. */
export const MAX_TEXT_LENGTH = 500;
export const MAX_NAME_LENGTH = 40;

const PLANTS = ['Fern', 'Acacia', 'Baobab', 'Calla', 'Daisy', 'Ebony'];

/** The name of a seat: of its person, or that of a plant for a bot and for a person who has not said one. */
export const seatName = (names: readonly string[], seat: number): string =>
  names[seat] || PLANTS[seat % PLANTS.length]!;
