/** `if`: runs its steps if the condition holds, otherwise those of `else`. */
import {
  actor,
  goTo,
  jumpBack,
  neverAsks,
  nextInstruction,
  nothingToDo,
  type StepEngine,
} from '../effect/step.ts';
import { isTrue } from '../queries/counts.ts';

export const IF: StepEngine<'if'> = {
  link(step, linker, scope) {
    const test = linker.emit({
      op: 'if',
      condition: linker.condition(step.condition),
      else: -1,
      hasElse: (step.otherwise?.length ?? 0) > 0,
      you: scope.you,
    });
    linker.block(step.steps, scope);
    if (!step.otherwise) {
      test.else = linker.here;
      return;
    }
    const over = linker.emit({ op: 'jump', to: -1 });
    test.else = linker.here;
    linker.block(step.otherwise, scope, 1);
    over.to = linker.here;
  },
  instructions: {
    if: {
      run: (game, frame, step) =>
        isTrue(game, frame, step.condition, actor(frame, step.you))
          ? nextInstruction(frame)
          : goTo(frame, step.else),
      answer: neverAsks,
      canDo(game, frame, step, at, ahead) {
        if (isTrue(game, frame, step.condition, actor(frame, step.you))) {
          // An empty block ends where it begins.
          return step.else > at + 1 && ahead.canDo(game, frame, at + 1, ahead);
        }
        return step.hasElse && ahead.canDo(game, frame, step.else, ahead);
      },
    },
    jump: {
      run: (_game, frame, { to }) => jumpBack(frame, to),
      answer: neverAsks,
      canDo: nothingToDo,
    },
  },
};
