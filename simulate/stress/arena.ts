/** Arenas: games of one player with few cards, which quickly show what a card can do. */
import { FORMAT, hashText, mergeDecks, mergeVocabulary, type SetProgram } from '../../program/index.ts';
import type { GameOptions } from '../../runtime/index.ts';

/** The hand of the player, who begins with all cards of the arena, and the equal hand of a second player. */
const [HAND, OTHER] = ['all', 'other'];
/** The number of draws after which a game in an arena ends. */
const MOST_DRAWS = 40;

/**
 * A self-contained set with some cards of a chain. Its player begins with them: the cards face up, the features in hand.
 * @param players with two, the second player begins with copies of the cards
 */
export function makeArena(chain: readonly SetProgram[], numbers: readonly number[], players = 1): SetProgram {
  const { cards, features } = mergeDecks(chain);
  const wanted = new Set(numbers);
  const chosen = cards.filter(({ number }) => wanted.has(number));
  const laid = features.filter(({ number }) => wanted.has(number));
  // A player needs at least one card.
  const played = chosen.length > 0 ? chosen : cards.slice(0, 1);
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const count = (all: readonly { deck: string }[], deck: string) =>
    all.filter((one) => one.deck === deck).length;
  const hand = { brown: count(played, 'brown'), blue: count(played, 'blue'), active: played.length };
  const deal = {
    brown: hand.brown + count(laid, 'brown'),
    blue: hand.blue + count(laid, 'blue'),
    active: hand.active,
    players: 1,
  };
  const first = played.map((card) => ({ ...card, hands: [{ name: HAND, active: true }] }));
  const beyond = Math.max(...[...cards, ...features].map(({ number }) => number));
  const second = played.map((card, at) => ({
    ...card,
    number: beyond + 1 + at,
    hands: [{ name: OTHER, active: true }],
  }));
  return {
    format: FORMAT,
    id: 'arena',
    title: 'Arena',
    vocabulary: {
      ...words,
      hands: [HAND, OTHER]
        .slice(0, players)
        .map((name) => ({ name, mark: 'leaf', title: name === HAND ? 'All cards' : 'The same' })),
      settings: { ...words.settings, players: { from: 1, to: 6 }, deal: [hand, deal] },
    },
    cards: players > 1 ? [...first, ...second] : first,
    features: laid,
  };
}

/** The options of a game in an arena. */
export function optionsFor(numbers: readonly number[], seed: number, players = 1): GameOptions {
  const mixed = Number.parseInt(hashText(`${seed} ${numbers.join(' ')}`).slice(0, 8), 16);
  return { players, seed: mixed, hands: [HAND, OTHER].slice(0, players), maxDraws: MOST_DRAWS };
}
