/** `may`, `either`, `if`, `repeat`, `each player`: which steps run, how often and for whom. */
import { ask } from '../ask.ts';
import { mayRepeat } from '../bounds.ts';
import type { EffectFrame } from '../frames.ts';
import { checkLookups, lookAt } from '../landscape/lookups.ts';
import type { Code, Instruction } from '../link/code.ts';
import { NO, YES } from '../options.ts';
import { countOf, isTrue } from '../queries/counts.ts';
import { canPlace } from '../queries/placement.ts';
import { isUnanswered } from '../queries/regions.ts';
import { codeOf, type Game } from '../state.ts';
import { canPlay, canRotate } from '../table/active.ts';
import { changeOptions } from './change-options.ts';
import { canGain } from './gain.ts';
import { actor, goTo, next, WAIT } from './step.ts';

type Of<O extends Instruction['op']> = Extract<Instruction, { op: O }>;
export type Control = Of<
  'may' | 'repeat-up-to' | 'either' | 'if' | 'jump' | 'set' | 'again' | 'less' | 'each-first' | 'each-next'
>;

export function runControl(game: Game, frame: EffectFrame, step: Control): boolean {
  const { slots } = frame;
  switch (step.op) {
    case 'jump':
      return back(frame, step.to);
    case 'less':
      slots[step.slot]--;
      return mayRepeat(game, frame.card) ? next(frame) : WAIT;
    case 'again':
      if (--slots[step.slot] <= 0) return next(frame);
      return mayRepeat(game, frame.card) ? back(frame, step.to) : WAIT;
    case 'set':
      slots[step.slot] = step.per
        ? Math.floor(countOf(game, frame, step.per.of) / step.per.each)
        : step.amount;
      return slots[step.slot] > 0 ? next(frame) : goTo(frame, step.end);
    case 'if':
      return isTrue(game, frame, step.condition, actor(frame, step.you))
        ? next(frame)
        : goTo(frame, step.else);
    case 'each-first':
      slots[step.slot] = step.other ? (frame.seat + 1) % game.players : frame.seat;
      return step.other && game.players === 1 ? goTo(frame, step.end) : next(frame);
    case 'each-next': {
      for (const slot of step.resets) slots[slot] = 0;
      // Clockwise until it would be the owner's turn (again).
      slots[step.slot] = (slots[step.slot] + 1) % game.players;
      return slots[step.slot] === frame.seat ? next(frame) : back(frame, step.to);
    }
    case 'may':
    case 'repeat-up-to': {
      const isOver = step.op === 'repeat-up-to' && slots[step.slot] <= 0;
      if (isOver || step.first < 0 || !canDo(game, frame, step.first)) return goTo(frame, step.end);
      ask(game, actor(frame, step.you), 'yes-no', [YES, NO]);
      return WAIT;
    }
    case 'either':
      ask(game, actor(frame, step.you), 'branch', offered(game, frame, step));
      return WAIT;
  }
}

/** Goes to another instruction; what runs again counts once more (R12.6). */
function back(frame: EffectFrame, to: number): boolean {
  if (to < frame.at) {
    lookAt(frame.at - to);
    checkLookups();
  }
  return goTo(frame, to);
}

export function answerControl(frame: EffectFrame, step: Control, option: number): void {
  if (step.op === 'either') goTo(frame, step.branches[option]);
  if (step.op !== 'may' && step.op !== 'repeat-up-to') return;
  if (option === YES) next(frame);
  else goTo(frame, step.end);
}

/** Branches whose first placement can be done; all if none can (L13). */
function offered(game: Game, frame: EffectFrame, step: Of<'either'>): number[] {
  const all = step.branches.map((_, index) => index);
  const code = codeOf(game, frame);
  const open = all.filter((index) => canBegin(game, frame, code, step.branches[index]));
  return open.length > 0 ? open : all;
}

function canBegin(game: Game, frame: EffectFrame, code: Code, start: number): boolean {
  let at = start;
  while (code.steps[at].op === 'gain') at++;
  const step = code.steps[at];
  if (step.op !== 'place' || step.upTo) return true;
  if (step.if && !isTrue(game, frame, step.if, actor(frame, step.you))) return true;
  if (isUnanswered(frame, step.where)) return true;
  return step.kinds.some((kind) => canPlace(game, frame, kind, step.where));
}

/** Whether a seat can play a card. */
type Plays = (game: Game, seat: number) => boolean;

/**
 * True if what waits is asked only because somebody has a card to play: whether a `may` asks tells of a hand then.
 * @param plays whether a seat can play a card for all that everybody knows
 */
export function asksForHand(game: Game, frame: EffectFrame, plays: Plays): boolean {
  const step = codeOf(game, frame).steps[frame.at];
  if (step.op !== 'may' && step.op !== 'repeat-up-to') return false;
  // A copy: to find out whether something can be done by each player takes notes in the frame.
  return !canDo(game, { ...frame, slots: frame.slots.slice() }, step.first, plays);
}

/** Whether the step at `at` can be done, so that it makes sense to ask (L11); a block by its first step. */
function canDo(game: Game, frame: EffectFrame, at: number, plays: Plays = canPlay): boolean {
  const step = codeOf(game, frame).steps[at];
  switch (step.op) {
    case 'gain':
      return holds(game, frame, step) && canGain(game, frame, step);
    case 'place':
      return holds(game, frame, step) && step.kinds.some((kind) => canPlace(game, frame, kind, step.where));
    case 'move':
    case 'replace':
    case 'remove':
    case 'choose':
      return holds(game, frame, step) && changeOptions(game, frame, step).length > 0;
    case 'play':
      return holds(game, frame, step) && plays(game, actor(frame, step.you));
    case 'rotate':
      return holds(game, frame, step) && canRotate(game, actor(frame, step.you));
    case 'may':
      return step.first >= 0 && canDo(game, frame, step.first, plays);
    case 'either':
      return step.branches.some((branch) => canDo(game, frame, branch, plays));
    case 'if':
      if (isTrue(game, frame, step.condition, actor(frame, step.you))) {
        // An empty block ends where it begins.
        return step.else > at + 1 && canDo(game, frame, at + 1, plays);
      }
      return step.hasElse && canDo(game, frame, step.else, plays);
    case 'set': {
      const times = step.per ? Math.floor(countOf(game, frame, step.per.of) / step.per.each) : step.amount;
      return times > 0 && canDo(game, frame, at + 1, plays);
    }
    case 'repeat-up-to':
      return step.first >= 0 && canDo(game, frame, step.first, plays);
    case 'each-first':
      frame.slots[step.slot] = step.other ? (frame.seat + 1) % game.players : frame.seat;
      return !(step.other && game.players === 1) && canDo(game, frame, at + 1, plays);
    // The end of an empty block. Named one by one, so that a new instruction has to say when it can be done.
    case 'jump':
    case 'again':
    case 'less':
    case 'each-next':
      return false;
  }
}

function holds(
  game: Game,
  frame: EffectFrame,
  step: Of<'gain' | 'place' | 'move' | 'replace' | 'remove' | 'choose' | 'play' | 'rotate'>,
): boolean {
  return !step.if || isTrue(game, frame, step.if, actor(frame, step.you));
}
