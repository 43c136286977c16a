/** Scenario lines about a player by number: `given player 2 …`, `expect player 2 …`. */

/** The words that may follow the player's number. */
const FOLLOWING_WORDS: Readonly<Record<string, readonly string[]>> = {
  given: ['hand'],
  expect: ['gained', 'has'],
};

/** Returns a predicate: whether a word may not follow the player that the text ends with. */
export function notOfPlayer(text: string): (word: string) => boolean {
  const line = /\b(given|expect)\s+player\s+\d+\s*$/.exec(text)?.[1];
  return (word) => line !== undefined && !FOLLOWING_WORDS[line].includes(word);
}
