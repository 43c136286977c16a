/** The name that the screen gives to the step that asks. */
import { expect, test } from 'vitest';
import { blockDecisions } from '../../program/decisions/decisions.ts';
import type { Step } from '../../program/operations.ts';
import { link } from '../../runtime/effect/linked-cards.ts';
import type { Instruction } from '../../runtime/link/code.ts';
import { frameCode } from '../../runtime/state.ts';
import { runningEffect } from '../../runtime/view/running-effect.ts';
import { askingStep } from '../../table/decision/question.ts';
import { few, runs } from '../programs/runs.ts';
import { playRandomGames, type Session } from './sessions.ts';

/** The fields of a count that are slots: the player who is "you", and where the journal began. */
const SLOTS: ReadonlySet<string> = new Set(['you', 'by', 'since']);

/** The fields that distinguish instructions of one kind, without slots and jumps, which depend on the surrounding code. */
function mainOf(instruction: Instruction): object {
  const about = 'op kinds things with amount upTo spaces cubes choice per atMost'.split(' ');
  const main = Object.entries(instruction).filter(([key]) => about.includes(key));
  return JSON.parse(
    JSON.stringify(Object.fromEntries(main), (key, value) => (SLOTS.has(key) ? undefined : value)),
  );
}

function instructionOf({ book }: Session, step: Step, op: string): Instruction | undefined {
  return link([step], book.words).steps.find((instruction) => instruction.op === op);
}

let found = 0;

function expectStep(session: Session): void {
  const { game, book } = session;
  const frame = game.stack.at(-1);
  const running = runningEffect(game);
  const step = running && askingStep(book, running);
  if (frame?.task !== 'effect') {
    expect(step).toBeUndefined();
    return;
  }
  if (!step) throw new Error(`no step for ${game.asked.kind}`);
  const instruction = frameCode(game, frame).steps[frame.at];
  const alone = instructionOf(session, step, instruction.op);
  expect(alone && mainOf(alone)).toEqual(mainOf(instruction));
  expect(blockDecisions([step])).toContain(game.asked.kind);
  found++;
}

test('in random games, the step that asks is the one its instruction was linked from', () => {
  found = 0;
  playRandomGames(runs(60, 97), 150, expectStep);
  expect(found).toBeGreaterThan(few(100));
});
