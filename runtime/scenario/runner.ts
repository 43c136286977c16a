/**
 * Plays lines at a table, one after another. Scenarios, trials of cards, recordings and the worth of effects all run
 * here: they differ in where their lines come from and in what observes them.
 */
import { type Choice, choiceLine, type ScenarioLine } from '../../program/index.ts';
import { MAX_EFFECTS, MAX_LOOKUPS, MAX_QUESTIONS, MAX_REPETITIONS } from '../bounds.ts';
import { tracedTables } from '../effect/coverage.ts';
import type { EffectFrame } from '../frames.ts';
import { apply } from '../game.ts';
import { run as continueGame } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import type { Bound, Game } from '../state.ts';
import { startCompleted } from '../table/active.ts';
import { passBag } from '../table/end.ts';
import { startEndScoring, startToLay } from '../table/feature.ts';
import { describeOptions } from '../view/describe.ts';
import { findMismatch, type Mismatch } from './expectation.ts';
import { playerSeat, type Run } from './set-up.ts';
import { choiceFits } from './words/choices.ts';

/** A line to play: one of a scenario, or the answer to the waiting question by its option. */
export type Line = LineWithoutPlace | { line: 'answer'; option: number };
/** A line of a scenario, wherever it is. */
export type LineWithoutPlace<L = ScenarioLine> = L extends ScenarioLine ? Omit<L, 'at'> : never;

/** Observes a run. It sees the live game, which changes after each call. */
export interface Observer {
  /** Before the first line. */
  start?(game: Game): void;
  /** A step is about to run. */
  step?(game: Game, frame: EffectFrame): void;
  /** The waiting question is about to be answered with an option. */
  answer?(game: Game, option: number): void;
  /** A line has run, up to the next question. A failing one is the last. */
  line?(game: Game, failure: Failure | null): void;
}

/** Why a line fails. */
export interface Failure extends Mismatch {
  /** ECO618: a choice is not offered (or nothing waits); ECO619: an expectation is not met. */
  code: string;
  /** True if a missing answer to the waiting question may be the cause. */
  unanswered?: true;
}

/**
 * Plays lines until one fails.
 * @param lines may be made one by one, depending on the game
 * @returns the line that fails; undefined if none does
 */
export function play<L extends Line>(
  run: Run,
  lines: Iterable<L>,
  observer: Observer = {},
): { line: L; failure: Failure } | undefined {
  const { game } = run;
  const { tables } = game;
  const observed = observer.step ? tracedTables(tables, (frame) => observer.step?.(game, frame)) : tables;
  observer.start?.(game);
  for (const line of lines) {
    // What makes the lines, such as a bot, may play on copies of the game, which are not observed.
    game.tables = observed;
    const failure = runLine(run, line, observer) ?? withoutEnd(game);
    game.tables = tables;
    observer.line?.(game, failure);
    if (failure) return { line, failure };
  }
  return undefined;
}

const NOT_OFFERED = 'ECO618';
const NOT_AS_EXPECTED = 'ECO619';

const NOT_GIVEN =
  'the effect draws a token: say what comes, and is in the bag, as in `given next sun, water`';

/** What an effect did that exceeded a limit. */
const WITHOUT_END: Readonly<Record<Bound, string>> = {
  draws: 'there are too many draws',
  effects: `more than ${MAX_EFFECTS} effects run`,
  repetitions: `the effect repeats more than ${MAX_REPETITIONS} times`,
  lookups: `the effect looks at more than ${MAX_LOOKUPS} cells, tokens and options`,
  questions: `the effect asks more than ${MAX_QUESTIONS} questions`,
};

/** The failure if an effect exceeded a limit and was stopped (R12.6): other mismatches then mean nothing. */
function withoutEnd({ status, bound }: Game): Failure | null {
  if (status !== 'unfinished') return null;
  return { code: NOT_AS_EXPECTED, message: bound === null ? NOT_GIVEN : WITHOUT_END[bound] };
}

function runLine(run: Run, line: Line, observer: Observer): Failure | null {
  const { game } = run;
  switch (line.line) {
    case 'do':
      return begin(run, () => startEffect(game, playerSeat(line), -1, run.blocks++));
    case 'do-card':
      return begin(run, () => startCard(game, line.card, playerSeat(line)));
    case 'do-feature':
      return begin(run, () => startToLay(game, 0, game.tables.cardOf[line.feature]));
    case 'do-end':
      return begin(run, () => startEnd(game));
    case 'do-round':
      return begin(run, () => startRound(game));
    case 'answer':
      return answer(game, line.option, observer);
    case 'choose':
      return choose(game, line.choice, observer);
    case 'refuse':
      return refuse(game, line.choice);
    case 'expect': {
      const mismatch = findMismatch(run, line.expectation);
      if (mismatch === null) return null;
      // An `options` expectation is about the question itself.
      const unanswered = line.expectation.expect !== 'options';
      return { code: NOT_AS_EXPECTED, ...mismatch, ...(unanswered && { unanswered }) };
    }
  }
}

/** Starts what a `do` line names, and runs to the first decision. */
function begin(run: Run, start: () => Run['effect']): Failure | null {
  const { game } = run;
  if (game.asked.options.length > 0)
    return { code: NOT_AS_EXPECTED, message: "'do' came before the answer", unanswered: true };
  // A token is being resolved, unless a round begins (L46).
  if (game.record) game.record.tokens ||= 1;
  run.effect = start();
  continueGame(game);
  return null;
}

/** Starts the card's effect as if the card had just been completed: it is active and its spots are open. */
function startCard(game: Game, number: number, seat: number): Run['effect'] {
  const card = game.tables.cardOf[number];
  game.hands[seat] = game.hands[seat].filter((c) => c !== card);
  if (!game.active[seat].includes(card)) game.active[seat].push(card);
  return startCompleted(game, seat, card);
}

/** Starts the scoring at the end (R12.4), which no gate stops. */
function startEnd(game: Game): Run['effect'] {
  startEndScoring(game);
  return { stopped: false };
}

/** Passes the bag, as after a wild token: a round begins (L67). */
function startRound(game: Game): Run['effect'] {
  passBag(game);
  return { stopped: false };
}

function answer(game: Game, option: number, observer: Observer): null {
  observer.answer?.(game, option);
  apply(game, option);
  return null;
}

function choose(game: Game, choice: Choice, observer: Observer): Failure | null {
  const words = `'choose ${choiceLine(choice)}'`;
  if (game.asked.options.length === 0)
    return { code: NOT_OFFERED, message: `${words}: no decision waits for an answer` };
  const fitting = fittingOptions(game, choice);
  if (fitting.length === 1) return answer(game, fitting[0], observer);
  const why = fitting.length === 0 ? 'is not offered' : `fits ${fitting.length} options: say which one`;
  return { code: NOT_OFFERED, message: `${words} ${why}` };
}

function refuse(game: Game, choice: Choice): Failure | null {
  const isAsked = game.asked.options.length > 0;
  if (isAsked && fittingOptions(game, choice).length === 0) return null;
  const why = isAsked ? 'it is offered' : 'no decision waits for an answer';
  return { code: NOT_AS_EXPECTED, message: `'refuse ${choiceLine(choice)}': ${why}` };
}

function fittingOptions(game: Game, choice: Choice): number[] {
  const views = describeOptions(game);
  return game.asked.options.filter((option, at) => choiceFits(choice, views[at], option));
}
