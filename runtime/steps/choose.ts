/** `choose`: selects something in the landscape, which becomes "this". */
import { changeEngine, countChange, linkChange } from '../effect/change.ts';
import { keepAsThis, type StepEngine } from '../effect/step.ts';
import type { CountProgress, EffectFrame } from '../frames.ts';
import type { ChangeCode } from '../link/code.ts';
import type { Game } from '../state.ts';

export const CHOOSE: StepEngine<'choose'> = {
  link: linkChange,
  instructions: { choose: changeEngine(answer) },
};

function answer(game: Game, frame: EffectFrame<CountProgress>, step: ChangeCode, option: number): void {
  frame.progress ??= { of: 'choose', done: 0 };
  keepAsThis(frame, option, step.as);
  countChange(game, frame, frame.progress);
}
