/** A set whose cards are all done by hand. */

const DECKS = [...Array(30).fill('brown'), ...Array(14).fill('blue')];

/** Enough cards for two players, who get no others where own cards are dealt first. */
export const BY_HAND_SET = `set mine "Mine" extends first-continent\n${DECKS.map(
  (deck, at) => `card ${900 + at} ${deck} leaves 2 energy sun { by hand "Help yourself."; gain 1vp }`,
).join('\n')}`;
