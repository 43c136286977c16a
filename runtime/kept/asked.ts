/** Whether the decision of a kept game is the one its state leads to: it is asked again, on a copy. */
import { runFrame } from '../run.ts';
import { clone, type Game } from '../state.ts';

/** What is wrong with the decision that waits; nothing if it is the one that must. */
export function askedProblem(game: Game): string | undefined {
  const { asked, stack, status, gained } = game;
  if (status !== 'playing') return asked.options.length > 0 ? '/asked: the game is over' : undefined;
  // A scenario may be over and go on.
  if (stack.length === 0 && gained) return asked.options.length > 0 ? '/asked: nobody asks' : undefined;
  const copy = clone(game);
  const frame = copy.stack[copy.stack.length - 1];
  if (frame === undefined || asked.options.length < 2) return '/asked: nothing is asked';
  copy.asked.options = [];
  copy.asked.seat = -1;
  // Two frames note before they ask that they have asked.
  if (frame.task === 'dial') {
    frame.turned = false;
    copy.dial[frame.seat] = asked.kind === 'dial-card' ? 1 : 2;
  }
  if (frame.task === 'effect' && asked.kind === 'reward') {
    frame.phase = 0;
    frame.taken = -1;
  }
  runFrame(copy, frame);
  const { seat, kind, options } = copy.asked;
  const isSame = seat === asked.seat && kind === asked.kind && options.join() === asked.options.join();
  return isSame ? undefined : '/asked: the state leads to another decision';
}
