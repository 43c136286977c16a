/** Arenas: games of one player with few cards, in which what a card can do is found quickly. */
import { FORMAT, hashText, mergeDecks, mergeVocabulary, type SetProgram } from '../../program/index.ts';
import type { GameOptions } from '../../runtime/index.ts';

/** The hand of the player, who begins with every card. */
const HAND = 'all';
/** Draws after which a game in an arena is over. */
const MOST_DRAWS = 40;

/** A set in itself with some cards of a chain, which its one player begins with: the cards face up, the features in hand. */
export function arenaOf(chain: readonly SetProgram[], numbers: readonly number[]): SetProgram {
  const { cards, features } = mergeDecks(chain);
  const wanted = new Set(numbers);
  const chosen = cards.filter(({ number }) => wanted.has(number));
  const laid = features.filter(({ number }) => wanted.has(number));
  // Somebody without a card cannot play.
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
  return {
    format: FORMAT,
    id: 'arena',
    title: 'Arena',
    vocabulary: {
      ...words,
      hands: [{ name: HAND, mark: 'leaf', title: 'All cards' }],
      settings: { ...words.settings, players: { from: 1, to: 6 }, deal: [hand, deal] },
    },
    cards: played.map((card) => ({ ...card, hands: [{ name: HAND, active: true }] })),
    features: laid,
  };
}

/** The options of a game in an arena. */
export function optionsFor(numbers: readonly number[], seed: number): GameOptions {
  const mixed = Number.parseInt(hashText(`${seed} ${numbers.join(' ')}`).slice(0, 8), 16);
  return { players: 1, seed: mixed, hands: [HAND], maxDraws: MOST_DRAWS };
}
