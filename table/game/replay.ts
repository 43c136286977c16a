/** Replaying the choices of a game. */
import { UserError } from '../../program/index.ts';
import {
  apply,
  type Gain,
  type Game,
  type GameOptions,
  gains,
  type LogChoice,
  startGame,
  type Tables,
} from '../../runtime/index.ts';
import { choiceMoment, isSameMoment } from './gathering.ts';

/** A game to replay. */
export interface Replayable {
  tables: Tables;
  options: GameOptions;
  made: readonly LogChoice[];
}

/**
 * The first choices of a game.
 * @throws UserError if the game has fewer
 */
export function firstChoices({ made }: Pick<Replayable, 'made'>, count: number): readonly LogChoice[] {
  if (count > made.length) throw new UserError(`The game has ${made.length} choices, not ${count}.`);
  return made.slice(0, count);
}

/** All points of a game, in the order in which seats got them. */
export const replayGains = ({ tables, options, made }: Replayable): Gain[] =>
  gains(
    startGame(tables, options),
    made.map(({ option }) => option),
  );

/**
 * The game after a number of its choices, by default after all.
 * @param before is called before each of them
 * @param take applies each of them
 * @throws UserError if the game has fewer choices
 */
export function gameAfter(
  replayed: Replayable,
  count = replayed.made.length,
  before?: (game: Game, choice: LogChoice) => void,
  take: (game: Game, option: number) => void = apply,
): Game {
  const choices = firstChoices(replayed, count);
  const game = startGame(replayed.tables, replayed.options);
  for (const choice of choices) {
    before?.(game, choice);
    take(game, choice.option);
  }
  return game;
}

/** The choices that other seats made after a choice within the same simultaneous moment. */
export function othersInMoment(replayed: Replayable, to: number): LogChoice[] {
  const game = gameAfter(replayed, to);
  const own = game.asked.seat;
  const moment = choiceMoment(game);
  const others: LogChoice[] = [];
  let seat = own;
  for (const choice of replayed.made.slice(to)) {
    if (!isSameMoment(game, moment, seat)) break;
    seat = choice.seat;
    if (seat !== own) others.push(choice);
    apply(game, choice.option);
  }
  return others;
}
