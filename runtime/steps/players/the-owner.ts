/** `the owner`: a part of a block of players that is done by who is "you" outside of it (L61). */
import { neverAsks, nextInstruction, type StepEngine } from '../../effect/step.ts';

export const THE_OWNER: StepEngine<'the-owner'> = {
  link({ steps }, linker, scope) {
    const { you, resets, since, outer } = scope.outer ?? scope;
    const begin = linker.emit({ op: 'the-owner', end: -1 });
    linker.block(steps, { ...scope, you, resets, since, outer });
    begin.end = linker.here;
  },
  instructions: {
    'the-owner': {
      run: (_game, frame) => nextInstruction(frame),
      answer: neverAsks,
      // An empty block ends where it begins.
      canDo: (game, frame, { end }, at, ahead) => end > at + 1 && ahead.canDo(game, frame, at + 1, ahead),
    },
  },
};
