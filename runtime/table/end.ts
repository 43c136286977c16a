/** The end of a draw: the bag passes, the game ends, ties are played out (R3.6, R12). */
import { allLaid, startMoments } from '../start-effect.ts';
import type { Game } from '../state.ts';
import { canPlay } from './active.ts';
import { canGainCard } from './gain-card.ts';

/**
 * True if features and cards score now: the game ends by points already held or by exhaustion, and they have not scored yet
 * (R12.4).
 */
export function isEndToScore(game: Game): boolean {
  if (game.scored || game.tied || (game.features.length === 0 && !game.completed) || !wasWild(game))
    return false;
  return isReached(game) || isExhausted(game);
}

function wasWild(game: Game): boolean {
  return game.drawn.some((element) => game.tables.wild[element]);
}

function isReached(game: Game): boolean {
  return game.vp.some((vp) => vp >= game.target);
}

/** Ends a fully resolved draw: the game ends, or the bag passes. */
export function endOfDraw(game: Game): void {
  // The same Harbinger draws again (R3.6).
  if (!wasWild(game) && !game.tied) return;
  if (wasWild(game)) game.rounds++;
  if (isReached(game) || game.scored || game.tied || isExhausted(game)) {
    const leaders = seatsThatLead(game);
    // Exhaustion ends the game only after a wild, even while a tie is played out (R12.5).
    if (leaders.length === 1 || (wasWild(game) && isExhausted(game))) {
      game.status = 'over';
      game.winner = leaders.length === 1 ? leaders[0] : -1;
      return;
    }
    // R12.3: one more draw, until one player leads.
    game.tied = true;
  }
  passBag(game);
}

/** All tokens go back into the bag, which passes to the left: what waits for a new round acts before its first token (L67). */
export function passBag(game: Game): void {
  game.bag = game.tables.bag.slice();
  game.harbinger = (game.harbinger + 1) % game.players;
  const { record } = game;
  if (!record) return;
  record.round++;
  record.tokens = 0;
  record.completed.fill(0);
  for (const one of allLaid(game, game.harbinger).toReversed()) startMoments(game, one, ['round']);
}

/** Seats with the most points. */
export function seatsThatLead(game: Game): number[] {
  const most = Math.max(...game.vp);
  return game.vp.flatMap((vp, seat) => (vp === most ? [seat] : []));
}

/** R12.5: no player has an active card or a card that may be played, and no card is left to gain. */
function isExhausted(game: Game): boolean {
  if (canGainCard(game)) return false;
  return game.active.every((cards, seat) => cards.length === 0 && !canPlay(game, seat));
}
