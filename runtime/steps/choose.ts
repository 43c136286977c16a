/** `choose`: points at something of the landscape, which becomes "this". */
import { changeEngine, linkChange } from '../effect/change.ts';
import { keepAsThis, type StepEngine } from '../effect/step.ts';
import type { ChooseProgress } from '../frames.ts';

export const CHOOSE: StepEngine<'choose'> = {
  link: linkChange,
  instructions: {
    choose: changeEngine(
      (): ChooseProgress => ({ of: 'choose', done: 0 }),
      (_game, frame, _progress, step, option) => {
        keepAsThis(frame, option, step.as);
        return true;
      },
    ),
  },
};
