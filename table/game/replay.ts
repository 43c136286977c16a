/** Replaying the choices of a game. */
import { UserError } from '../../program/index.ts';
import {
  apply,
  clone,
  type Game,
  type GameOptions,
  type LogChoice,
  logChoice,
  startGame,
  type Tables,
} from '../../runtime/index.ts';
import { isSameMoment, momentOf } from './gathering.ts';

/** A game to replay. */
export interface Replayable {
  tables: Tables;
  options: GameOptions;
  made: readonly LogChoice[];
}

/**
 * Replays a game.
 * @param before is called before each choice
 */
export function walk(
  { tables, options, made }: Replayable,
  before: (game: Game, choice: LogChoice, at: number) => void,
): void {
  const game = startGame(tables, options);
  for (const [at, choice] of made.entries()) {
    before(game, choice, at);
    apply(game, choice.option);
  }
}

/** The number of choices between two games that `Moments` keeps. */
const STEP = 50;

/** A game that does not change, after any number of its choices. Keeps some of these games, so that others are near. */
export class Moments {
  readonly #replayed: Replayable;
  readonly #kept: Game[] = [];

  constructor(replayed: Replayable) {
    this.#replayed = replayed;
  }

  /** @throws UserError if the game has fewer choices */
  after(choice: number): Game {
    const { tables, options, made } = this.#replayed;
    this.#kept[0] ??= startGame(tables, options);
    if (choice > made.length) throw new UserError(`The game has ${made.length} choices, not ${choice}.`);
    const near = Math.min(Math.floor(choice / STEP), this.#kept.length - 1);
    const game = clone(this.#kept[near]!);
    for (let at = near * STEP; at < choice; at++) {
      apply(game, made[at]!.option);
      if ((at + 1) % STEP === 0) this.#kept[(at + 1) / STEP] ??= clone(game);
    }
    return game;
  }
}

/**
 * Converts options to choices, without changing the game.
 * @throws UserError if an option is not offered
 */
export function choicesOf(game: Game, options: readonly number[]): LogChoice[] {
  const copy = clone(game);
  return options.map((option) => {
    if (!copy.asked.options.includes(option)) throw new UserError('the choices do not fit the cards');
    const choice = logChoice(copy, option);
    apply(copy, option);
    return choice;
  });
}

/** The choices that other seats made after a choice within the same simultaneous moment. */
export function othersInMoment(replayed: Replayable, to: number): LogChoice[] {
  const game = new Moments(replayed).after(to);
  const own = game.asked.seat;
  const moment = momentOf(game);
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
