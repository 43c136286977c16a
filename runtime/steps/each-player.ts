/** `each player`: every player does it, clockwise from the owner of the card. */
import { goTo, jumpBack, neverAsks, next, nothingToDo, type StepEngine } from '../effect/step.ts';
import type { EffectFrame } from '../frames.ts';
import type { Instruction } from '../link/code.ts';
import type { Game } from '../state.ts';

export const EACH_PLAYER: StepEngine<'each-player'> = {
  link(step, linker, scope) {
    const slot = linker.slot();
    const first = linker.emit({ op: 'each-first', slot, other: step.other === true, end: -1 });
    const to = linker.here;
    const resets: number[] = [];
    linker.block(step.steps, { ...scope, you: slot, resets });
    linker.emit({ op: 'each-next', slot, to, resets });
    first.end = linker.here;
    // An outer `each player` clears what an inner one counts, too.
    scope.resets.push(...resets);
  },
  instructions: {
    'each-first': {
      run: (game, frame, step) => (setFirst(game, frame, step) ? next(frame) : goTo(frame, step.end)),
      answer: neverAsks,
      canDo: (game, frame, step, at, ahead) =>
        setFirst(game, frame, step) && ahead.canDo(game, frame, at + 1, ahead),
    },
    'each-next': {
      run({ players }, frame, step) {
        const { slots } = frame;
        for (const slot of step.resets) slots[slot] = 0;
        // Clockwise until it would be the owner's turn (again).
        slots[step.slot] = (slots[step.slot] + 1) % players;
        return slots[step.slot] === frame.seat ? next(frame) : jumpBack(frame, step.to);
      },
      answer: neverAsks,
      canDo: nothingToDo,
    },
  },
};

/** Sets who acts first; false if there is nobody. */
function setFirst(
  { players }: Game,
  frame: EffectFrame,
  { slot, other }: Extract<Instruction, { op: 'each-first' }>,
): boolean {
  frame.slots[slot] = other ? (frame.seat + 1) % players : frame.seat;
  return !(other && players === 1);
}
