/**
 * States: the table after each step of the running effects, and at each question. Watching changes nothing: the last
 * state is that of a plain run.
 */
import type { Hex, NamedHex, Scenario, SetProgram } from '../../../program/index.ts';
import type { Game } from '../../state.ts';
import { playScenario, type ScenarioResult } from '../scenario.ts';
import { optionNames } from '../words/option-names.ts';
import { actsItself, type RunningStep, stepOf, watchedTables } from './running.ts';
import {
  changesBetween,
  type Gain,
  gainedBetween,
  type Holdings,
  holdingsOf,
  type LineFailure,
  lineFailure,
  type OfferedOption,
  type Shot,
  shotOf,
} from './shots.ts';

/** An option, and its label on a button. */
export interface NamedOption extends OfferedOption {
  name: string;
}

/** The table after a step, while a question waits, or after a line of a scenario that runs no step. */
export interface WatchedState extends Omit<Shot, 'options'> {
  options: NamedOption[];
  /** In a scenario: the index of the running line; absent before the first. */
  line?: number;
  /** The step that has run, or that asks. */
  step?: RunningStep;
  /** Places that differ from the previous state. */
  changed: Hex[];
  gained: Gain[];
  /** Why the scenario ends here; only in the last state of a failing scenario. */
  failure?: LineFailure;
}

/** A run with its states. */
export interface Watched {
  states: WatchedState[];
  /** How many states were left out because there were too many. */
  leftOut: number;
  /** The final state. */
  end: Game;
}

/** The number of states after which steps are left out: later, only questions and lines add states. */
const MOST_STATES = 400;

/** Keeps the states of a game while it runs. */
export class StateKeeper {
  readonly states: WatchedState[] = [];
  leftOut = 0;
  readonly #game: Game;
  readonly #namesOf: (game: Game) => readonly NamedHex[];
  #running: RunningStep | undefined;
  #before: Shot;
  #had: Holdings[];
  #line: number | undefined;

  /** @param namesOf the names of places */
  constructor(game: Game, namesOf: (game: Game) => readonly NamedHex[]) {
    this.#game = game;
    this.#namesOf = namesOf;
    game.tables = watchedTables(game.tables, (frame) => {
      this.#keepStep();
      this.#running = stepOf(game, frame);
    });
    this.#before = this.#shot();
    this.#had = holdingsOf(game);
    this.#keep(this.#before, this.#had, {});
  }

  /**
   * Call it when the game has run until a question waits or nothing is left to do: after a line of a scenario, or an
   * answer.
   */
  ranOn(failure?: LineFailure): void {
    const { asked } = this.#game;
    const before = this.states.length;
    if (asked.options.length === 0) {
      this.#keepStep();
      this.#running = undefined;
    }
    const last = this.states[this.states.length - 1];
    // A line that runs no step also gets a state.
    const isSeen = this.states.length > before || (last.step !== undefined && last.line === this.#line);
    if (asked.options.length > 0 || !isSeen) {
      const step = this.#running;
      this.#keep(this.#shot(), holdingsOf(this.#game), step ? { step } : {});
    }
    if (failure) this.states[this.states.length - 1].failure = failure;
  }

  /** The states that follow belong to this line of the scenario. */
  begins(line: number): void {
    this.#line = line;
  }

  /** The running step is done. A step that only runs the steps in its blocks is kept only if something changed. */
  #keepStep(): void {
    const step = this.#running;
    if (!step) return;
    if (this.states.length >= MOST_STATES) {
      this.leftOut++;
      return;
    }
    const shot = this.#shot();
    const has = holdingsOf(this.#game);
    const isSeen =
      actsItself(step) ||
      changesBetween(this.#before, shot).length > 0 ||
      gainedBetween(this.#had, has).length > 0;
    if (isSeen) this.#keep(shot, has, { step });
  }

  #shot(): Shot {
    return shotOf(this.#game, this.#namesOf(this.#game));
  }

  #keep(shot: Shot, has: Holdings[], more: Pick<WatchedState, 'step'>): void {
    const names = optionNames(this.#game, shot.names);
    this.states.push({
      ...shot,
      options: shot.options.map((option, at) => ({ ...option, name: names[at] })),
      ...(this.#line !== undefined && { line: this.#line }),
      ...more,
      changed: changesBetween(this.#before, shot),
      gained: gainedBetween(this.#had, has),
    });
    this.#before = shot;
    this.#had = has;
  }
}

/** Runs a scenario like `runScenario` and keeps its states: one before the first line, then at least one per line. */
export function statesOf(
  chain: readonly SetProgram[],
  scenario: Scenario,
): Watched & { result: ScenarioResult } {
  let keeper: StateKeeper | undefined;
  let line = 0;
  const { result, game } = playScenario(chain, scenario, {
    begun: (now) => {
      keeper = new StateKeeper(now, () => scenario.board.names);
      keeper.begins(line);
    },
    played: (_line, _now, failure) => {
      keeper?.ranOn(failure ? lineFailure(failure) : undefined);
      keeper?.begins(++line);
    },
  });
  if (!keeper) throw new Error('a scenario runs without having begun');
  return { states: keeper.states, leftOut: keeper.leftOut, end: game, result };
}
