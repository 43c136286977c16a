/** Shows a game, as JSON and as a board with tables. */
import { cardLabel, pluralize, type SetProgram } from '../../program/index.ts';
import {
  type Game,
  type GameOptions,
  gains,
  handNames,
  hash,
  newGame,
  pointsByCard,
  seatNumber,
  viewLandscape,
} from '../../runtime/index.ts';
import { drawBoardText } from '../terminal/board/picture.ts';
import { styled } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';

/** A game, finished or not, and how it was started. */
export interface RecordedGame {
  chain: readonly SetProgram[];
  options: GameOptions;
  /** Names of bots, or `human`. */
  players: readonly string[];
  game: Game;
}

/** The document of `play --format json`. The winner is a seat; null in a tie or before the end. */
export function gameReport({ chain, options, players, game }: RecordedGame) {
  const { seed, vp, winner, rounds, draws, decisions } = game;
  const hands = handNames(newGame(chain, options));
  return {
    seed,
    players: vp.map((points, seat) => ({ seat, bot: players[seat], hand: hands[seat], vp: points })),
    winner: winner < 0 ? null : winner,
    rounds,
    draws,
    decisions,
    hash: hash(game),
  };
}

/** The board, the seats and their points. */
export function showGame(shown: RecordedGame): string {
  const { players, rounds, draws, decisions } = gameReport(shown);
  const seats = table(
    ['Seat', 'Bot', 'Hand', 'Points'],
    players.map(({ seat, bot, hand, vp }) => [`${seatNumber(seat)}`, bot, hand ?? '', `${vp}`]),
  );
  const length = `${pluralize(rounds, 'round')}, ${pluralize(draws, 'draw')}, ${pluralize(decisions, 'decision')}`;
  return [drawBoardText(viewLandscape(shown.game)), seats, `${standing(shown.game)} after ${length}.`].join(
    '\n\n',
  );
}

/**
 * The result of a game: the board, the seats, the sources of their points, and the file of its log.
 * @param choices the option of every choice
 */
export function showResult(
  played: RecordedGame,
  choices: readonly number[],
  log: string | undefined,
): string {
  const { chain, options, game } = played;
  const points = pointsByCard(gains(newGame(chain, options), choices));
  const rows = game.vp.map((_, seat) => {
    const cards = points
      .filter((one) => one.seat === seat)
      .map(({ card, points: sum }) => `#${cardLabel(game.tables.cards[game.tables.cardOf[card]])} ${sum}`);
    return [`${seatNumber(seat)}`, cards.join(', ') || 'none'];
  });
  return [
    showGame(played),
    table(['Seat', 'Points by card'], rows),
    ...(log === undefined ? [] : [`Every choice is in ${log}; ecos replay shows the game again.`]),
  ].join('\n\n');
}

function standing({ status, winner, bound, boundCard, tables, vp, seed }: Game): string {
  if (status === 'playing') return 'The game is not over';
  if (status === 'unfinished') {
    // R12.6: names seed, card and bound.
    const card = boundCard < 0 ? '' : `, card ${cardLabel(tables.cards[boundCard])}`;
    return styled('yellow', `Stopped unfinished: too many ${bound} (seed ${seed}${card})`);
  }
  if (winner < 0) return 'A tie';
  return styled('green', `Seat ${seatNumber(winner)} wins with ${pluralize(vp[winner], 'point')}`);
}
