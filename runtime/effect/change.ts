/**
 * Code that `move`, `replace`, `remove` and `choose` share. These steps are never a gate and do as much as they can
 * (L10).
 */
import type { Goal, Op, Sought, Thing } from '../../program/index.ts';
import { ask } from '../ask.ts';
import { mayRepeat } from '../bounds.ts';
import type { CountProgress, EffectFrame, MoveProgress, ReplaceProgress } from '../frames.ts';
import type { ChangeCode } from '../link/code.ts';
import type { BlockScope, Linker } from '../link/linker.ts';
import { replaceable } from '../link/thing-sets.ts';
import { DONE } from '../options.ts';
import type { Game } from '../state.ts';
import { changeOptions } from './change-options.ts';
import { actor, type InstructionEngine, ifHolds, nextInstruction, WAITING } from './step.ts';

type ChangeOp = Exclude<ChangeCode['op'], 'swap'>;
/** The instructions of these steps. */
type Change = { [O in ChangeOp]: ChangeCode<O> }[ChangeOp];
type ChangeProgress = MoveProgress | ReplaceProgress | CountProgress;

/** Fields that only some changes have. */
interface More {
  with?: readonly Thing[];
  spaces?: number;
  anyTerrain?: boolean;
  goal?: Goal | undefined;
}

/** Emits the instruction of a change. */
export function linkChange(step: Op<ChangeOp>, linker: Linker, scope: BlockScope, more: More = {}): void {
  linker.emit(changeCode(step, linker, scope, more) as ChangeCode<ChangeOp>);
}

/** The instruction of a change. */
export function changeCode<O extends ChangeCode['op']>(
  step: { op: O; other?: true; things: readonly Sought[] } & Parameters<Linker['doing']>[0],
  linker: Linker,
  scope: BlockScope,
  more: More = {},
): ChangeCode<O> {
  const things = linker.things(step.things);
  const become = more.with?.flatMap((kind) => linker.kinds(kind));
  return {
    op: step.op,
    things,
    other: step.other === true,
    all: step.quantity !== undefined && 'all' in step.quantity,
    with: [...new Set(become)],
    spaces: more.spaces ?? 0,
    anyTerrain: more.anyTerrain === true,
    goal: more.goal ? linker.goal(more.goal) : null,
    able: [0, 1, 2, 3].map((stacks) => (become ? things.mask & replaceable(become, stacks) : things.mask)),
    ...linker.doing(step, scope),
  };
}

/** How a change runs: it asks what to change, until the quantity is reached or nothing is left. `act` takes an answer. */
export function changeEngine<P extends ChangeProgress>(
  act: InstructionEngine<Change, P>['answer'],
  run: InstructionEngine<Change, P>['run'] = runChange,
): InstructionEngine<Change, P> {
  return {
    run,
    answer(game, frame, step, option) {
      if (option === DONE) nextInstruction(frame);
      else act(game, frame, step, option);
    },
    canDo: (game, frame, step) => ifHolds(game, frame, step) && changeOptions(game, frame, step).length > 0,
  };
}

/** Asks what to change next. */
export function runChange(game: Game, frame: EffectFrame<ChangeProgress>, step: ChangeCode): boolean {
  const done = frame.progress === null ? 0 : frame.progress.done;
  if (done === step.amount) return nextInstruction(frame);
  if (done === 0 && !ifHolds(game, frame, step)) return nextInstruction(frame);
  const options = changeOptions(game, frame, step);
  if (options.length === 0) return nextInstruction(frame);
  if (step.upTo) options.push(DONE);
  ask(game, actor(frame, step.you), step.op, options);
  return WAITING;
}

/** Counts one more change toward the quantity. */
export function countChange(game: Game, frame: EffectFrame, progress: ChangeProgress): void {
  progress.done++;
  if (progress.done > 1) mayRepeat(game, frame.card);
}
