/**
 * `each player`: the block is done by every player, or by those who have something, clockwise from the owner of the
 * card.
 */
import { beginBlock } from '../../effect/effect-journal.ts';
import {
  goTo,
  jumpBack,
  neverAsks,
  nextInstruction,
  nothingToDo,
  type StepEngine,
} from '../../effect/step.ts';
import type { EffectFrame } from '../../frames.ts';
import type { Instruction } from '../../link/code.ts';
import { clockwiseFrom, isKeptSeat, keepSeats, SEATS_SLOTS, seatsWith } from '../../queries/players.ts';
import type { Game } from '../../state.ts';

export const EACH_PLAYER: StepEngine<'each-player'> = {
  link(step, linker, scope) {
    const slot = linker.slot();
    const players = step.with ? linker.players(step.with) : null;
    const seats = players ? linker.slots(SEATS_SLOTS) : -1;
    const first = linker.emit({
      op: 'each-first',
      slot,
      other: step.other === true,
      end: -1,
      players,
      seats,
      since: -1,
    });
    const to = linker.here;
    const resets: number[] = [];
    const since = { slot: -1 };
    linker.block(step.steps, { ...scope, you: slot, resets, since, outer: scope });
    linker.emit({ op: 'each-next', slot, to, resets, seats });
    first.since = since.slot;
    first.end = linker.here;
    // An outer `each player` also resets the counters of an inner one.
    scope.resets.push(...resets);
  },
  instructions: {
    'each-first': {
      run: (game, frame, step) =>
        setFirst(game, frame, step) ? nextInstruction(frame) : goTo(frame, step.end),
      answer: neverAsks,
      canDo: (game, frame, step, at, ahead) =>
        setFirst(game, frame, step) && ahead.canDo(game, frame, at + 1, ahead),
    },
    'each-next': {
      run({ players }, frame, step) {
        const { slots } = frame;
        for (const slot of step.resets) slots[slot] = 0;
        // Clockwise until it would be the owner's turn (again).
        do slots[step.slot] = (slots[step.slot] + 1) % players;
        while (slots[step.slot] !== frame.seat && !acts(frame, step));
        return slots[step.slot] === frame.seat ? nextInstruction(frame) : jumpBack(frame, step.to);
      },
      answer: neverAsks,
      canDo: nothingToDo,
    },
  },
};

/** True if the player in the slot is one of those who act. */
function acts(frame: EffectFrame, { slot, seats }: Extract<Instruction, { op: 'each-next' }>): boolean {
  return seats < 0 || isKeptSeat(frame, seats, frame.slots[slot]);
}

/** Determines who acts (L40) and who acts first. Returns false if no player does. */
function setFirst(game: Game, frame: EffectFrame, step: Extract<Instruction, { op: 'each-first' }>): boolean {
  const { slot, other, players, seats } = step;
  beginBlock(frame, step);
  if (players === null) {
    frame.slots[slot] = other ? (frame.seat + 1) % game.players : frame.seat;
    return !(other && game.players === 1);
  }
  const acting = seatsWith(game, players, clockwiseFrom(frame.seat, game).slice(other ? 1 : 0));
  if (acting.length === 0) return false;
  keepSeats(frame, seats, acting);
  [frame.slots[slot]] = acting;
  return true;
}
