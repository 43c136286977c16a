/** `choose`: selects something in the landscape, which becomes "this". */
import { canChange, countChange, linkChange, runChange } from '../effect/change.ts';
import { keepAsThis, nextInstruction, type StepEngine } from '../effect/step.ts';
import type { ChooseProgress, EffectFrame } from '../frames.ts';
import type { ChangeCode } from '../link/code.ts';
import { DONE } from '../options.ts';
import type { Game } from '../state.ts';

export const CHOOSE: StepEngine<'choose'> = {
  link: linkChange,
  instructions: { choose: { run: runChange, answer, canDo: canChange } },
};

function answer(game: Game, frame: EffectFrame<ChooseProgress>, step: ChangeCode, option: number): void {
  if (option === DONE) {
    nextInstruction(frame);
    return;
  }
  frame.progress ??= { of: 'choose', done: 0 };
  keepAsThis(frame, option, step.as);
  countChange(game, frame, frame.progress);
}
