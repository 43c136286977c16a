/** The wording of players and their assets. */
import type { Asset, Deck, PlayersWith, RankedPlayers } from '../../program/index.ts';
import { type Form, formName, type WordingContext } from './context.ts';
import { join, type Phrase } from './parts.ts';

/** The assets of a player (L24): points, cubes that are not on cards, cards in hand, face-up cards. */
export function assetForm(what: Asset, wording: WordingContext): Form {
  switch (what) {
    case 'vp':
      return (many) => wording.named('point', { form: formName(many) });
    case 'cube':
      return (many) => wording.named('free-cube', { cube: wording.good('cube', many), form: formName(many) });
    case 'card':
      return (many) => wording.named('card-in-hand', { card: wording.good('card', many) });
    case 'active-card':
      return activeCards('any', wording);
  }
}

/** "blue active cards"; `any` for those of both decks. */
export const activeCards =
  (deck: Deck | 'any', wording: WordingContext): Form =>
  (many) =>
    wording.named('active-card', { card: wording.good('card', many), deck, form: formName(many) });

/** " with the most points", " with at least 3 free cubes"; empty for all players. */
export function whichPlayers(
  players: RankedPlayers | PlayersWith | undefined,
  wording: WordingContext,
): Phrase {
  if (!players) return [];
  const of = assetForm(players.what, wording);
  const what =
    'rank' in players
      ? wording.say('ranked', { rank: players.rank, what: of(true) })
      : wording.compared(players.compare, false, of).what;
  return join([' ', wording.say('holding', { what })]);
}
