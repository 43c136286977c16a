/** Lines of scenarios that speak of a player by number: `given player 2 …`, `expect player 2 …`. */

/** What can be said of a player there. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  given: ['hand'],
  expect: ['gained', 'has'],
};

/** Tells of words after a text whether they cannot be said of the player it ends with. */
export function notOfPlayer(text: string): (word: string) => boolean {
  const line = /\b(given|expect)\s+player\s+\d+\s*$/.exec(text)?.[1];
  return (word) => line !== undefined && !SAID[line].includes(word);
}
