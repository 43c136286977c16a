/**
 * Runs the top frame of the stack until a decision waits or the game is over.
 *
 * Every kind of frame is in `TASKS`; the type checker ensures it.
 */
import { clearDecision } from './ask.ts';
import { MAX_LOOKUPS, MAX_QUESTIONS, STEP_LOOKUPS, stop } from './bounds.ts';
import { neverAsks } from './effect/step.ts';
import type { CardFrame, Frame } from './frames.ts';
import { closePatches } from './landscape/groups.ts';
import { checkWork, countWork, LOOKUP_LIMIT_ERROR, startCounting, stopCounting } from './landscape/work.ts';
import type { Game } from './state.ts';
import { answerEffect, isByHand, runEffect } from './steps/effect.ts';
import { answerCard, runCard, runCompletion } from './table/active.ts';
import { answerDeclare, runDeclare } from './table/declare.ts';
import { answerDial, runDial } from './table/dial.ts';
import { answerDraft, runDraft } from './table/draft.ts';
import { answerElements, runElements } from './table/elements.ts';
import { answerFeature, runFeature } from './table/feature.ts';
import { answerGainCard, runGainCard } from './table/gain-card.ts';
import { answerRound, runRound } from './table/round.ts';
import { answerSetup, runSetup } from './table/setup.ts';

/** Runs until a decision with a choice waits. Takes a single option without asking. */
export function run(game: Game): void {
  counted(game, continueGame, 0);
}

/** Passes the option to the frame that asked, and continues. */
export function runFrom(game: Game, option: number): void {
  counted(game, answerAndContinue, option);
}

/** Runs part of a draw and counts its lookups. Stops the game if they exceed the limit (R12.6). */
function counted(game: Game, act: (game: Game, option: number) => void, option: number): void {
  startCounting(MAX_LOOKUPS - game.lookups);
  try {
    act(game, option);
  } catch (error) {
    stopAt(game, error);
  }
  game.lookups += stopCounting();
}

function answerAndContinue(game: Game, option: number): void {
  answerTop(game, option);
  continueGame(game);
}

function continueGame(game: Game): void {
  const { stack, asked } = game;
  countWork(STEP_LOOKUPS);
  checkWork();
  while (game.status === 'playing' && stack.length > 0 && asked.options.length < 2) {
    if (asked.options.length === 1) answerTop(game, asked.options[0]);
    else runFrame(game, stack[stack.length - 1]);
  }
  endRun(game);
}

/** Like `runFrom`, but in small steps, each of which `step` must run. */
export function runInSteps(game: Game, option: number, step: (act: () => void) => void): void {
  const { stack, asked } = game;
  step(() => counted(game, answerTop, option));
  while (game.status === 'playing' && stack.length > 0 && asked.options.length < 2) {
    step(() => counted(game, oneStep, 0));
  }
  endRun(game);
}

function oneStep(game: Game): void {
  const { stack, asked } = game;
  countWork(STEP_LOOKUPS);
  checkWork();
  if (asked.options.length === 1) answerTop(game, asked.options[0]);
  else runFrame(game, stack[stack.length - 1]);
}

/** A question waits, or the game is over. Counts the question if an effect asks it (R12.6). */
function endRun(game: Game): void {
  const effect = game.stack.findLast((frame) => frame.task === 'effect');
  if (game.status === 'playing' && effect && !isByHand(game, effect)) {
    game.questions++;
    if (game.questions > MAX_QUESTIONS) stop(game, 'questions', effect.card);
  }
  if (game.status !== 'playing') clearDecision(game);
}

/** Stops the game when lookups exceed the limit: in the middle of a step, but never halfway through a change (R12.6). */
function stopAt(game: Game, error: unknown): void {
  if (error !== LOOKUP_LIMIT_ERROR) throw error;
  closePatches(0);
  const effect = game.stack.findLast((frame) => frame.task === 'effect');
  stop(game, 'lookups', effect?.card);
  clearDecision(game);
}

/** How a kind of frame runs until it asks, pushes another frame or is done, and how it takes an answer. */
interface Task<F extends Frame = Frame> {
  run(game: Game, frame: F): void;
  answer(game: Game, frame: F, option: number): void;
}

const CARD: Task<CardFrame> = { run: runCard, answer: answerCard };
const TASKS: { readonly [T in Frame['task']]: Task<Extract<Frame, { task: T }>> } = {
  effect: { run: runEffect, answer: answerEffect },
  elements: { run: runElements, answer: answerElements },
  dial: { run: runDial, answer: answerDial },
  'gain-card': { run: runGainCard, answer: answerGainCard },
  play: CARD,
  rotate: CARD,
  completion: { run: runCompletion, answer: neverAsks },
  draft: { run: runDraft, answer: answerDraft },
  declare: { run: runDeclare, answer: answerDeclare },
  round: { run: runRound, answer: answerRound },
  feature: { run: runFeature, answer: answerFeature },
  setup: { run: runSetup, answer: answerSetup },
};

/** Gives an option to the frame that asked. */
function answerTop(game: Game, option: number): void {
  clearDecision(game);
  const frame = game.stack[game.stack.length - 1];
  (TASKS[frame.task] as Task).answer(game, frame, option);
}

function runFrame(game: Game, frame: Frame): void {
  (TASKS[frame.task] as Task).run(game, frame);
}
