/**
 * Films: the table after each line of a scenario, or after each step of its effects. Observing changes nothing: a film
 * ends in the state of a plain run.
 */
import {
  type Hex,
  isAction,
  type NamedHex,
  type Place,
  type Scenario,
  type ScenarioLine,
  type SetProgram,
} from '../../../program/index.ts';
import type { Game } from '../../state.ts';
import type { Observer } from '../runner.ts';
import { playScenario, type ScenarioResult } from '../scenario.ts';
import { frameStep, type RunningStep } from './running-step.ts';
import {
  changesBetween,
  type Gain,
  gainedBetween,
  type Holdings,
  type LineFailure,
  type OfferedOption,
  type Shot,
  seatHoldings,
  takeShot,
} from './shots.ts';

/** The table after a step, while a question waits, or after a line that runs no step. */
export interface FilmState extends Shot {
  /** The index of the running line; absent before the first. */
  line?: number;
  /** The step that has run, or that asks. */
  step?: RunningStep;
  /** Places that differ from the previous state: another terrain, other tokens, a feature laid. */
  changed: Hex[];
  gained: Gain[];
  /** The elements that effects have drawn since the previous state, if any (L57). */
  drawn?: string[];
  /** Why the scenario ends here; only in the last state of a failing scenario. */
  failure?: LineFailure;
}

/** The states of a run. */
export interface States {
  states: FilmState[];
  /** How many states were left out because there were too many. */
  leftOut: number;
}

/** The number of states after which steps are left out: later, only questions and lines add states. */
const MOST_STATES = 400;

/**
 * Records the states of a run: one before the first line, then at least one per line.
 * @param namesOf the names of places
 */
export function stateRecorder(namesOf: (game: Game) => readonly NamedHex[]) {
  const recorded: States = { states: [], leftOut: 0 };
  const { states } = recorded;
  let line: number | undefined;
  let running: RunningStep | undefined;
  let before: Shot | undefined;
  let had: Holdings[] = [];
  let laid = 0;
  const record = (game: Game, step: RunningStep | undefined, always: boolean): void => {
    const shot = takeShot(game, namesOf(game));
    const has = seatHoldings(game);
    const changed = before ? changesBetween(before, shot) : [];
    const gained = before ? gainedBetween(had, has) : [];
    if (!always && changed.length === 0 && gained.length === 0) return;
    const drawn = game.laid?.slice(laid).map(({ element }) => game.tables.words.elements[element].name) ?? [];
    states.push({
      ...shot,
      ...(line !== undefined && { line }),
      ...(step && { step }),
      changed,
      gained,
      ...(drawn.length > 0 && { drawn }),
    });
    before = shot;
    had = has;
    laid += drawn.length;
  };
  /** The running step is done. A step that only runs the steps in its blocks is kept only if something changed. */
  const endStep = (game: Game): void => {
    if (!running) return;
    if (states.length >= MOST_STATES) recorded.leftOut++;
    else record(game, running, isAction(running.op));
  };
  const observer = {
    start: (game) => {
      record(game, undefined, true);
      line = 0;
    },
    step: (game, frame) => {
      endStep(game);
      running = frameStep(game, frame);
    },
    line: (game, failure) => {
      const waits = game.asked.options.length > 0;
      const earlier = states.length;
      if (!waits) {
        endStep(game);
        running = undefined;
      }
      const last = states[states.length - 1];
      // A line that runs no step also gets a state.
      const isSeen = states.length > earlier || (last.step !== undefined && last.line === line);
      if (waits || !isSeen) record(game, running, true);
      if (failure) {
        const { unanswered: _, ...reported } = failure;
        states[states.length - 1].failure = reported;
      }
      line = (line ?? 0) + 1;
    },
  } satisfies Observer;
  return { recorded, observer };
}

/** How a scenario ends. */
interface Ending {
  result: ScenarioResult;
  /** The final state. */
  end: Game;
}

/** Runs a scenario like `runScenario` and records its states. */
export function recordStates(chain: readonly SetProgram[], scenario: Scenario): States & Ending {
  const { recorded, observer } = stateRecorder(() => scenario.board.names);
  const { result, game } = playScenario(chain, scenario, observer);
  return { ...recorded, end: game, result };
}

/** A line of a scenario, and the table after it. */
export interface FilmFrame extends Omit<FilmState, 'line' | 'step' | 'options'> {
  at: Place;
  kind: ScenarioLine['line'];
  options: Omit<OfferedOption, 'name'>[];
}

/** The film of a scenario. */
export interface Film extends Ending {
  /** One for each line that ran. A failing line is the last one. */
  frames: FilmFrame[];
}

/** Runs a scenario like `runScenario` and records what each line does. */
export function recordFilm(chain: readonly SetProgram[], scenario: Scenario): Film {
  const { recorded, observer } = stateRecorder(() => scenario.board.names);
  const { start, line } = observer;
  const { result, game } = playScenario(chain, scenario, { start, line });
  const frames = recorded.states.slice(1).map(({ line = 0, ...state }) => {
    const { at, line: kind } = scenario.lines[line];
    return { at, kind, ...state, options: state.options.map(({ name: _, ...option }) => option) };
  });
  return { result, frames, end: game };
}
