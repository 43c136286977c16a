/** How a game is told: as data, and as a board and a table. */

import { cardLabel, counted } from '../../program/index.ts';
import { type Game, hash, seatNumber, viewLandscape } from '../../runtime/index.ts';
import { drawBoard } from '../terminal/board/board.ts';
import { styled } from '../terminal/styles.ts';
import { table } from '../terminal/table.ts';

/** The document of `play --format json`. */
export interface GameReport {
  seed: number;
  players: { seat: number; bot: string; hand: string | null; vp: number }[];
  /** Seat of the winner; null in a tie that stands, or while nobody has won. */
  winner: number | null;
  rounds: number;
  draws: number;
  decisions: number;
  hash: string;
}

/**
 * The preset hand of each seat, read off a game that has only been set up.
 * Null for a seat whose cards are no preset hand.
 */
export function handsOf({ tables, active, hands, discard, players }: Game): (string | null)[] {
  return Array.from({ length: players }, (_, seat) => {
    const held = new Set([...active[seat], ...hands[seat], ...discard]);
    return tables.hands.find((hand) => hand.cards.every((card) => held.has(card)))?.word.name ?? null;
  });
}

/** What there is to say about a game, over or not. */
export function reportOf(game: Game, bots: readonly string[], hands: readonly (string | null)[]): GameReport {
  const { seed, vp, winner, rounds, draws, decisions } = game;
  return {
    seed,
    players: vp.map((points, seat) => ({ seat, bot: bots[seat], hand: hands[seat], vp: points })),
    winner: winner < 0 ? null : winner,
    rounds,
    draws,
    decisions,
    hash: hash(game),
  };
}

/** The board, the seats and how it stands. */
export function showGame(game: Game, report: GameReport): string {
  const seats = table(
    ['Seat', 'Bot', 'Hand', 'Points'],
    report.players.map(({ seat, bot, hand, vp }) => [`${seatNumber(seat)}`, bot, hand ?? '', `${vp}`]),
  );
  const { rounds, draws, decisions } = report;
  const length = `${counted(rounds, 'round')}, ${counted(draws, 'draw')}, ${counted(decisions, 'decision')}`;
  return [drawBoard(viewLandscape(game)), seats, `${standing(game)} after ${length}.`].join('\n\n');
}

function standing({ status, winner, bound, boundCard, tables, vp, seed }: Game): string {
  if (status === 'playing') return 'The game goes on';
  if (status === 'unfinished') {
    // R12.6: seed, card and bound are named.
    const card = boundCard < 0 ? '' : `, card ${cardLabel(tables.cards[boundCard])}`;
    return styled('yellow', `Stopped unfinished: too many ${bound} (seed ${seed}${card})`);
  }
  if (winner < 0) return 'A tie';
  return styled('green', `Seat ${seatNumber(winner)} wins with ${counted(vp[winner], 'point')}`);
}
