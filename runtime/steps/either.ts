/** `either`: the player takes one branch (L13). */
import { ask } from '../ask.ts';
import { actor, type FeasibilityTest, goTo, ifHolds, type StepEngine, WAITING } from '../effect/step.ts';
import type { EffectFrame } from '../frames.ts';
import type { InstructionOf, LinkedEffect } from '../link/code.ts';
import { canPlace } from '../queries/placement.ts';
import { isUnanswered } from '../queries/regions.ts';
import { frameCode, type Game } from '../state.ts';

export const EITHER: StepEngine<'either'> = {
  link(step, linker, scope) {
    const branches: number[] = [];
    linker.emit({ op: 'either', branches, you: scope.you });
    const ends = step.branches.map((branch, nth) => {
      branches.push(linker.here);
      linker.block(branch, scope, nth);
      return linker.emit({ op: 'jump', to: -1 });
    });
    for (const end of ends) end.to = linker.here;
  },
  instructions: {
    either: {
      run(game, frame, step, ahead) {
        ask(game, actor(frame, step.you), 'branch', offered(game, frame, step, ahead));
        return WAITING;
      },
      answer(_game, frame, step, option) {
        goTo(frame, step.branches[option]);
      },
      canDo: (game, frame, step, _at, ahead) =>
        step.branches.some((branch) => ahead.canDo(game, frame, branch, ahead)),
    },
  },
};

/** Branches whose first placement or payment can be done; all if none can (L13). */
function offered(
  game: Game,
  frame: EffectFrame,
  step: InstructionOf<'either'>,
  ahead: FeasibilityTest,
): number[] {
  const all = step.branches.map((_, index) => index);
  const code = frameCode(game, frame);
  const open = all.filter((index) => canBegin(game, frame, code, step.branches[index], ahead));
  return open.length > 0 ? open : all;
}

function canBegin(
  game: Game,
  frame: EffectFrame,
  code: LinkedEffect,
  start: number,
  ahead: FeasibilityTest,
): boolean {
  let at = start;
  while (code.steps[at].op === 'gain' || code.steps[at].op === 'the-owner') at++;
  const step = code.steps[at];
  if (step.op === 'pay' || step.op === 'give') {
    return step.upTo || step.all || !ifHolds(game, frame, step) || ahead.canDo(game, frame, at, ahead);
  }
  if (step.op !== 'place' || step.upTo) return true;
  if (!ifHolds(game, frame, step) || isUnanswered(frame, step.where)) return true;
  return step.kinds.length === 0 || step.kinds.some((kind) => canPlace(game, frame, kind, step.where));
}
